import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { budget } from "./scripts/budget.ts";

const root = fileURLToPath(new URL("./", import.meta.url));

// A server started by `./play` on its usual port answers what the development server does not have.
const server = process.env.LASTWIRE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [
    svelte({ configFile: false }),
    icons({ compiler: "svelte" }),
    svelteTesting(),
    budget(root),
  ],
  build: {
    outDir: fileURLToPath(new URL("../src/lastwire/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // The page is served with a policy that allows files of its own origin and nothing inline,
    // so nothing may turn into a data: address or an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small parts that several games use travel together.
          groups: [{ name: "kit", test: /src\/(kit|lib)\/|~icons/, minShareCount: 2 }],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
  },
});
