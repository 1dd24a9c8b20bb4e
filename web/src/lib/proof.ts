/** Checking a deal: the hash shown at the start against the seed shown at the end. */

function bytes(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const hex = (data: Iterable<number>): string =>
  Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether a seed is the one that was promised. */
export async function proves(seed: string, commitment: string): Promise<boolean> {
  const data = bytes(seed);
  if (!data) return false;
  // Browsers lend their SHA-256 to secure pages only; a table on the local network is often plain http.
  const digest = globalThis.crypto?.subtle
    ? hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)))
    : sha256(data);
  return digest === commitment.toLowerCase();
}

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n - 2 }, (_, d) => d + 2).every((d) => n % d !== 0),
);
const root = (power: number, count: number): Uint32Array =>
  Uint32Array.from(PRIMES.slice(0, count), (prime) => (prime ** power % 1) * 2 ** 32);
const K = root(1 / 3, 64);
const START = root(1 / 2, 8);

/** SHA-256 by the book (FIPS 180-4). */
export function sha256(data: Uint8Array): string {
  const size = Math.ceil((data.length + 9) / 64) * 64;
  const padded = new DataView(new ArrayBuffer(size));
  data.forEach((byte, at) => {
    padded.setUint8(at, byte);
  });
  padded.setUint8(data.length, 0x80);
  padded.setUint32(size - 8, Math.floor(data.length / 2 ** 29));
  padded.setUint32(size - 4, data.length << 3);

  const state = START.slice();
  const w = new Uint32Array(64);
  const at = (array: Uint32Array, index: number): number => array[index] ?? 0;
  const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
  for (let block = 0; block < size; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = padded.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const x = at(w, i - 15);
      const y = at(w, i - 2);
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => {
      state[i] = at(state, i) + value;
    });
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}
