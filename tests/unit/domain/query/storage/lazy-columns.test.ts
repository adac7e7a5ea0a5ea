import { expect, test } from "vitest";
import { LINE_FIGURES } from "#domain/figures/line-figures.ts";
import { lazyColumns } from "#domain/query/storage/lazy-columns.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import type { PackedColumns } from "#domain/query/storage/season-lines.ts";
import { unpackLines } from "#domain/query/storage/unpacked-lines.ts";
import { small } from "#tests/fixtures/small-season.ts";

const lines = unpackLines(packLines(small.lines));
const { packed } = lines ?? {};
if (packed === undefined) throw new Error("no packed columns");

/** Packed columns that count how often each is decoded. */
function counted(own: PackedColumns) {
  const decoded = new Map<string, number>();
  const count = (name: string) => decoded.set(name, (decoded.get(name) ?? 0) + 1);
  const part: PackedColumns = {
    ...own,
    gameAt(place) {
      count("game");
      return own.gameAt(place);
    },
    figure(name, ...rest) {
      count(name);
      own.figure(name, ...rest);
    },
  };
  return { decoded, part };
}

test("a column is decoded once, when it is read, with those that predict it", () => {
  const { decoded, part } = counted(packed);
  const columns = lazyColumns([part, part], part.schedule, true);
  expect(decoded).toEqual(new Map());
  expect(columns.figures.reb).toBe(columns.figures.reb);
  expect(decoded).toEqual(
    new Map([
      ["reb", 2],
      ["oreb", 2],
      ["dreb", 2],
    ]),
  );
});

test("one game is made without the others", () => {
  const { decoded, part } = counted(packed);
  const columns = lazyColumns([part], part.schedule, false);
  expect(columns.gameAt(2)).toEqual(small.lines.games[2]);
  expect(decoded).toEqual(new Map([["game", 1]]));
});

test("figures that memory may drop are the same", () => {
  const [kept, dropped] = [true, false].map((isKept) =>
    lazyColumns([packed], packed.schedule, isKept),
  );
  for (const name of LINE_FIGURES) expect(dropped?.figures[name]).toEqual(kept?.figures[name]);
});
