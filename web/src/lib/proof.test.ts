import { expect, test } from "vitest";
import { proves, sha256 } from "./proof";

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

test("the fallback gives the published digests", () => {
  expect(sha256(text(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256(text("abc"))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  expect(sha256(text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  expect(sha256(new Uint8Array(1000).fill(0x61))).toBe(
    "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3",
  );
});

test("a seed proves its own promise and no other", async () => {
  const promise = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await proves("616263", promise)).toBe(true);
  expect(await proves("616264", promise)).toBe(false);
  expect(await proves("not hex", promise)).toBe(false);
});
