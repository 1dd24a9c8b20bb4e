import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { budget } from "./scripts/budget.ts";

const root = fileURLToPath(new URL("./", import.meta.url));

// A server started by `./play` on its usual port answers what the development server does not have.
const server = process.env.LASTWIRE_SERVER ?? "http://127.0.0.1:8000";

const PARTS = /src\/(kit|lib)\/|~icons/;

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
          // Small parts that several games use travel together: those of every page, and those of boards alone.
          groups: [
            { name: "kit", test: PARTS, minShareCount: 2, tags: ["$initial"], priority: 1 },
            { name: "board", test: PARTS, minShareCount: 3, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    // Sentences are read from where the server has them.
    fs: { allow: [fileURLToPath(new URL("../", import.meta.url))] },
  },
  test: {
    environment: "happy-dom",
    setupFiles: ["src/lib/speaking.ts"],
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
  },
});
