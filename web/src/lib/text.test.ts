import { afterEach, expect, test, vi } from "vitest";
import {
  begin,
  called,
  choose,
  has,
  idsUnder,
  languages,
  learn,
  listed,
  open,
  PSEUDO,
  say,
  speak,
  spoken,
  t,
  tongue,
} from "./text";

const NAMES = ["Ann", "Bree", "Cy"];

afterEach(async () => {
  localStorage.clear();
  await speak("en");
});

test("sentences are found by id and filled", () => {
  expect(t("title")).toBe("Last Wire");
  expect(t("lobby-players", { a: 2, b: 5 })).toBe("2–5 players");
  expect(t("no-such-sentence")).toBe("no-such-sentence");
  expect(has("title")).toBe(true);
  expect(has("no-such-sentence")).toBe(false);
});

test("a game's sentences come when they are first needed", async () => {
  await open("time-bomb");
  expect(has("time-bomb-option-profile")).toBe(true);
  expect(has("time-bomb-option-variants")).toBe(false);
  expect(idsUnder("time-bomb-option-claim_mode")).toEqual(["free", "ordered", "sealed", "off"]);
  expect(called("log-game", "time-bomb")).toBe(t("log-game"));
});

test("lists read like speech", () => {
  expect(listed([])).toBe("");
  expect(listed(["Ann"])).toBe("Ann");
  expect(listed(NAMES)).toBe("Ann, Bree and Cy");
  expect(listed(["Ann", "Bree"], "list-or")).toBe("Ann or Bree");
});

test("a message is said to its reader", async () => {
  learn({
    words: {
      en: `test-cut = { $cutter_is ->
    [you] You cut
   *[other] { $cutter } cuts
} { $wires } ({ $wires_n }) before { $all }.
test-wire = wire { $n }`,
    },
  });
  const wire = (n: number) => ({ id: "test-wire", args: { n } });
  const cut = {
    id: "test-cut",
    who: { cutter: 1, all: [0, 2] },
    args: { wires: [wire(1), wire(4)] },
  };
  expect(say(cut, { seat: 1, names: NAMES })).toBe(
    "You cut wire 1 and wire 4 (2) before Ann and Cy.",
  );
  expect(say(cut, { seat: null, names: NAMES })).toBe(
    "Bree cuts wire 1 and wire 4 (2) before Ann and Cy.",
  );
  expect(say(null)).toBe("");
  expect(say({ id: "words", args: { text: "{ $as } it is" } })).toBe("{ $as } it is");
});

test("the language follows the browser, can be changed, and is remembered", async () => {
  expect(languages).toContain("de");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["xx-CH", "de-CH", "en"]);
  await begin();
  expect([spoken(), document.documentElement.lang]).toEqual(["de", "de"]);
  expect(t("lobby-players", { a: 2, b: 5 })).toBe("2–5 Spieler");
  await choose("en");
  expect(t("back")).toBe("Back");
  await begin();
  expect(spoken()).toBe("en");
});

test("what was brought for a sealed box is known in every language", async () => {
  learn({ words: { en: "test-box = Secret", de: "test-box = Geheim" } });
  expect(t("test-box")).toBe("Secret");
  await speak("de");
  expect(t("test-box")).toBe("Geheim");
});

test("what has not been translated keeps the lists and plurals of its own language", async () => {
  const held = {
    id: "test-held",
    who: { all: [0, 1] },
    args: { n: 0, said: { id: "list-none" } },
  };
  await speak("de");
  learn({
    words: {
      en: `test-held = { $all } hold { $n ->
    [one] { $n } wire
   *[other] { $n } wires
}; { $said }.`,
    },
  });
  await vi.waitFor(() =>
    expect(say(held, { seat: null, names: NAMES })).toBe("Ann and Bree hold 0 wires; niemand."),
  );
  expect(listed(["Ann", "Bree"])).toBe("Ann und Bree");
  expect([tongue("time-bomb"), tongue("time-bomb-log-cut"), tongue("back")]).toEqual([
    "de",
    "de",
    "de",
  ]);
});

test("the made-up language is longer, accented and marked", async () => {
  await speak(PSEUDO);
  const text = t("lobby-invite-note");
  expect(text).toMatch(/^⟦.*⟧$/);
  expect(text.length).toBeGreaterThan("Open a table and share the link".length * 1.2);
  expect(t("lobby-players", { a: 2, b: 5 })).toContain("2–5");
});
