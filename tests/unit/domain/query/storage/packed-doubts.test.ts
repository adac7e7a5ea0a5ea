import { expect, test } from "vitest";
import { packDoubts, unpackDoubts } from "#domain/query/storage/packed-doubts.ts";
import type { LineDoubt } from "#domain/season/line-doubts.ts";

const [one, other]: LineDoubt[] = [
  { marks: ["shared-name", "unstable"], figures: ["pts", "fgm"] },
  { marks: ["lineup"], figures: [] },
];
const doubts = [
  [1, one],
  [4, other],
  [300, one],
] as [number, LineDoubt][];
/** Line i is unpacked at the place 1000 - i. */
const places = Uint32Array.from({ length: 400 }, (_, line) => 1000 - line);

test("doubts unpack to the places of their lines", () => {
  const read = unpackDoubts(packDoubts(doubts), places);
  expect(read).toEqual(new Map(doubts.map(([line, doubt]) => [1000 - line, doubt])));
});

test.each(["rumor: pts", "shared-name: pts: ast", ""])(
  "doubts of no known form, %j, are refused",
  (kind) => {
    expect(unpackDoubts({ ...packDoubts(doubts), kinds: [kind] }, places)).toBeUndefined();
  },
);

test("doubts about lines that there are not are refused", () => {
  expect(unpackDoubts(packDoubts(doubts), places.subarray(0, 300))).toBeUndefined();
});
