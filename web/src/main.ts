import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/alfa-slab-one/latin-400.css";
import "@fontsource/im-fell-double-pica/latin-400.css";
import "@fontsource/im-fell-double-pica/latin-400-italic.css";
import "@fontsource/im-fell-double-pica-sc/latin-400.css";
import "@fontsource/lilita-one/latin-400.css";
import "@fontsource/pirata-one/latin-400.css";
import "@fontsource/share-tech-mono/latin-400.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./lib/route.svelte";
import { sound } from "./lib/sound.svelte";
import { begin } from "./lib/text";
import { upgrade } from "./lib/upgrade.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no element #app");

route.listen();
sound.listen();
addEventListener("vite:preloadError", () => upgrade.missed());
upgrade.restore(document, sessionStorage);

await begin();
export default mount(App, { target });
