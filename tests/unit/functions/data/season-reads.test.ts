import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import type { Collection } from "#functions/data/collections.ts";
import { missing, NOTHING } from "#functions/data/not-held.ts";
import { derivedReads } from "#functions/data/season-reads.ts";
import { builtCollections, builtDocuments } from "../views/built.ts";

const { stored } = builtDocuments();
const built = builtCollections();
const CURRY = "201939";

/** The reads of a season that holds no more than some of the built dataset. */
function reads(without: Partial<typeof built>, documents: Partial<typeof stored> = {}) {
  return derivedReads({ ...built, ...without }, { ...stored, ...documents });
}

async function outcomeOf<Value>(
  read: Promise<{ ok: true; value: Collection<Value> } | { ok: false; error: { kind: string } }>,
): Promise<Value | string> {
  const answer = await read;
  return answer.ok ? answer.value.value : answer.error.kind;
}

const list = { west: [], east: [] };
const given = async () => ok({ value: list, updatedAt: undefined, dropped: 0 });
const broken = async () => fail({ kind: "unreachable" as const, path: "nba" });

test("standings follow from games, and are the given list only where there are none", async () => {
  const standings = await outcomeOf(reads({ standings: given }).collections.standings());
  if (typeof standings === "string") throw new Error(standings);
  expect(standings.west[0]).toMatchObject({ teamName: "Oklahoma City Thunder", wins: 64 });
  const ofList = reads({ standings: given, games: missing("games") }).collections.standings();
  expect(await outcomeOf(ofList)).toBe(list);
});

test("official totals come before sums of lines, and leaders follow from either", async () => {
  const official = await outcomeOf(reads({}).collections.seasonTotals());
  const without = reads({
    seasonTotals: async () => ok({ value: NOTHING, updatedAt: undefined, dropped: 0 }),
    leaders: missing("leaders"),
  }).collections;
  const sums = await outcomeOf(without.seasonTotals());
  if (typeof official === "string" || typeof sums === "string") throw new Error("no totals");
  expect(sums).toHaveLength(official.length);
  const [leaders, ofSums] = [await built.leaders(), await without.leaders()];
  const points = (read: typeof leaders) =>
    read.ok && read.value.value.totals.find(({ category }) => category === "Points");
  expect(points(ofSums)).toEqual(points(leaders));
});

test("leaders are the given lists where nobody's totals are held", async () => {
  const { collections } = reads({
    seasonTotals: missing("seasonTotals"),
    lines: missing("lines"),
    leaders: missing("leaders"),
  });
  expect(await outcomeOf(collections.leaders())).toBe("empty");
});

test("a player in his first season has a log, and nobody has one without lines", async () => {
  const careers = missing("players");
  const career = await outcomeOf(reads({}, { careers }).documents.careers(CURRY));
  expect(career).toMatchObject({ seasons: [], honours: [] });
  expect(career).toHaveProperty("log.0.gameId");
  const { documents } = reads({ lines: missing("lines") });
  expect(await outcomeOf(documents.careers(CURRY))).toMatchObject({ log: [] });
  expect(await outcomeOf(documents.franchises("10"))).toMatchObject({ topScorers: [] });
  expect(await outcomeOf(reads({}, { careers }).documents.careers("1"))).toBe("empty");
});

test("a day has its results without lines and without details", async () => {
  const { documents } = reads({ lines: missing("lines") }, { days: missing("games") });
  const day = await outcomeOf(documents.days("2025-10-21"));
  expect(day).toMatchObject({ games: [{ homePoints: 125, lines: [], officials: [] }, {}] });
  expect(await outcomeOf(documents.days("2025-07-01"))).toBe("empty");
});

test("what cannot be read is no empty rung", async () => {
  const { careers, franchises, days } = reads({ lines: broken }).documents;
  const kinds = [
    await outcomeOf(careers(CURRY)),
    await outcomeOf(franchises("10")),
    await outcomeOf(days("2025-10-21")),
  ];
  expect(kinds).toEqual(Array(3).fill("unreachable"));
});
