import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import App from "./App.svelte";

test("the lobby shows five boxes, whatever the server answers", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 503 })));
  render(App);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Last Wire");
  expect(document.querySelectorAll("[data-box]")).toHaveLength(5);
  vi.unstubAllGlobals();
});
