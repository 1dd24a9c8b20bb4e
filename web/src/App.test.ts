import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { dealt } from "./shell/dealt";

afterEach(() => vi.unstubAllGlobals());

test("the lobby stands, whatever the server answers", () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 503 })));
  render(App);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Last Wire");
});

test("the lobby shows the games that the server lists, and has the first of them in hand", async () => {
  const games = [dealt, { ...dealt, name: "academy", title: "Bomb Squad Academy" }];
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      new Response(JSON.stringify(path === "/api/games" ? { games } : { tables: [] })),
    ),
  );
  render(App);
  const boxes = () => [...document.querySelectorAll<HTMLElement>("[data-box]")];
  await waitFor(() =>
    expect(boxes().map((box) => box.dataset.box)).toEqual(["short-fuse", "academy"]),
  );
  expect(boxes().map((box) => box.ariaPressed ?? box.getAttribute("aria-pressed"))).toEqual([
    "true",
    "false",
  ]);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Short Fuse");
});
