import { describe, expect, it } from "vitest";
import { aloud, reading } from "./aloud.svelte";

const texts = (): string[] => aloud.lines.map(({ text }) => text);

describe("aloud", () => {
  it("reads each line once, and forgets what has long been read", () => {
    aloud.say("  One\n wire ");
    aloud.say("");
    expect(texts()).toEqual(["One wire"]);
    const first = aloud.last;
    for (let n = 0; n < 40; n++) aloud.say(`${n}`);
    expect(aloud.last).toBe(first + 40);
    expect(texts().at(-1)).toBe("39");
    expect(texts().length).toBeLessThan(20);
  });

  it("reads an element when it comes and when it changes", async () => {
    const element = document.createElement("p");
    element.textContent = "Cut a wire.";
    const stop = reading(element);
    const before = aloud.last;
    element.textContent = "Wait for Ben.";
    await Promise.resolve();
    element.setAttribute("class", "seen");
    await Promise.resolve();
    expect(texts().slice(-2)).toEqual(["Cut a wire.", "Wait for Ben."]);
    expect(aloud.last).toBe(before + 1);
    if (stop) stop();
    element.textContent = "Over.";
    await Promise.resolve();
    expect(aloud.last).toBe(before + 1);
  });
});
