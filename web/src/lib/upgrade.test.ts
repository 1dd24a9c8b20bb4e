import { afterEach, describe, expect, test } from "vitest";
import { ownBuild, Upgrade } from "./upgrade.svelte";

const PROTOCOL = 5;

describe("a page from before an upgrade", () => {
  test("is told by the build that the server would serve now", () => {
    const upgrade = new Upgrade();
    upgrade.welcome({ protocol: PROTOCOL, build: "index-old" }, "index-old");
    expect(upgrade.due).toBe("no");
    upgrade.welcome({ protocol: PROTOCOL, build: "index-new" }, "index-old");
    expect(upgrade.due).toBe("soon");
  });

  test("may wait, until yet another build is there", () => {
    const upgrade = new Upgrade();
    upgrade.welcome({ protocol: PROTOCOL, build: "index-new" }, "index-old");
    upgrade.wait();
    upgrade.welcome({ protocol: PROTOCOL, build: "index-new" }, "index-old");
    expect(upgrade.due).toBe("no");
    upgrade.welcome({ protocol: PROTOCOL, build: "index-newer" }, "index-old");
    expect(upgrade.due).toBe("soon");
  });

  test("cannot go on under another protocol", () => {
    const upgrade = new Upgrade();
    upgrade.welcome({ protocol: (PROTOCOL + 1) as typeof PROTOCOL, build: "" }, "");
    expect(upgrade.due).toBe("now");
  });

  test("is not found where pages are served unbuilt", () => {
    const upgrade = new Upgrade();
    upgrade.welcome({ protocol: PROTOCOL, build: "index-new" }, "");
    upgrade.welcome({ protocol: PROTOCOL, build: "" }, "index-old");
    expect(upgrade.due).toBe("no");
  });

  test("notices that a part of it is gone", () => {
    const upgrade = new Upgrade();
    upgrade.missed();
    expect(upgrade.due).toBe("soon");
  });

  test("knows its own build by its script", () => {
    const read = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
    expect(ownBuild(read('<script type="module" src="/src/main.ts"></script>'))).toBe("");
    const built = '<script type="module" crossorigin src="/assets/index-Ab3_x-9.js"></script>';
    expect(ownBuild(read(built))).toBe("index-Ab3_x-9");
  });
});

describe("what was typed", () => {
  afterEach(() => {
    document.body.innerHTML = "";
    sessionStorage.clear();
  });

  test("is there again after the reload, as soon as its field is", async () => {
    document.body.innerHTML =
      '<input data-typed="say" value="half a sen"><input data-typed="name"><input value="secret">';
    new Upgrade().keep(document, sessionStorage);
    document.body.innerHTML = "";
    new Upgrade().restore(document, sessionStorage);
    expect(sessionStorage.length).toBe(0);
    const heard: string[] = [];
    document.addEventListener("input", (event) => {
      heard.push((event.target as HTMLInputElement).value);
    });
    document.body.innerHTML = '<div><input data-typed="say"></div><input>';
    await expect.poll(() => heard).toEqual(["half a sen"]);
    expect(document.querySelector<HTMLInputElement>("[data-typed]")?.value).toBe("half a sen");
  });

  test("does not overwrite what is there already", async () => {
    document.body.innerHTML = '<input data-typed="name" value="old">';
    new Upgrade().keep(document, sessionStorage);
    document.body.innerHTML = '<input data-typed="name" value="new">';
    new Upgrade().restore(document, sessionStorage);
    expect(document.querySelector("input")?.value).toBe("new");
  });
});
