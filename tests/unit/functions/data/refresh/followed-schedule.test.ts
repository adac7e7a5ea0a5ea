import { describe, expect, test } from "vitest";
import { type Fixture, fixtureKey, permanentKey } from "#domain/season/fixtures.ts";
import { followedSchedule } from "#functions/data/refresh/followed-schedule.ts";
import type { SourceGame } from "#functions/data/sources/source.ts";
import { fixturesWire, parseFixtures } from "#functions/data/wire/fixtures.ts";

const fixture = (facts: Partial<Fixture> = {}): Fixture => ({
  date: "2026-01-08",
  tipOff: "2026-01-09T01:00Z",
  homeTeamId: 5,
  awayTeamId: 16,
  neutral: false,
  television: [],
  label: "Emirates NBA Cup",
  arena: "",
  ...facts,
});
const listedGame = (facts: Partial<SourceGame> = {}): SourceGame => ({
  id: 1,
  date: "2026-01-08",
  season: 2025,
  isFinal: false,
  isOff: false,
  isCupFinal: false,
  isPostseason: false,
  isPostponed: false,
  homeTeamId: 5,
  visitorTeamId: 16,
  homePoints: 0,
  visitorPoints: 0,
  overtimes: 0,
  tipOff: "2026-01-09T01:00Z",
  ...facts,
});
const NIGHT = { today: "2026-01-07", changedAt: "2026-01-07T10:00:00Z" };
const followed = (fixtures: Fixture[], games: SourceGame[], night = NIGHT) =>
  followedSchedule(fixtures, { scheduled: games, listed: games }, night);
const MOVED = { date: "2026-01-29", tipOff: "2026-01-30T01:00Z" };

test("a schedule that the API repeats does not change", () => {
  expect(followed([fixture()], [listedGame()])).toEqual({ fixtures: [fixture()], changed: [] });
});

test.each<[string, Partial<SourceGame>, string]>([
  ["a moved game", MOVED, "2026-01-07"],
  ["a game that is moved once its day has passed", MOVED, "2026-01-12"],
  [
    "a game that was moved and played since the last answer",
    { ...MOVED, isFinal: true },
    "2026-02-01",
  ],
])("%s stays the one that it was, on its new day", (_, facts, today) => {
  const { fixtures, changed } = followed([fixture()], [listedGame(facts)], { ...NIGHT, today });
  expect(fixtures).toEqual([
    fixture({ ...MOVED, formerTipOffs: ["2026-01-09T01:00Z"], changedAt: NIGHT.changedAt }),
  ]);
  expect(changed).toEqual(["2026-01-29 16 5"]);
  expect(fixtures.map(permanentKey)).toEqual([permanentKey(fixture())]);
});

test("a game that is moved twice has both former tip-offs, also once it is stored", () => {
  const once = followed([fixture()], [listedGame(MOVED)]).fixtures;
  const { fixtures } = followed(once, [
    listedGame({ date: "2026-02-03", tipOff: "2026-02-04T00:30Z" }),
  ]);
  expect(fixtures[0]?.formerTipOffs).toEqual(["2026-01-09T01:00Z", "2026-01-30T01:00Z"]);
  expect(parseFixtures(fixturesWire(fixtures))?.rows).toEqual(fixtures);
  expect(fixtures.map(permanentKey)).toEqual([permanentKey(fixture())]);
});

test.each<[string, string, boolean]>([
  ["another time on its day", "2026-01-09T00:30Z", true],
  ["the same time, written otherwise", "2026-01-09T01:00:00.000Z", false],
  ["no time", "2026-01-08", false],
  ["midnight UTC, which stands for an unknown time", "2026-01-08T00:00:00Z", false],
])("a tip-off of %s", (_, tipOff, isNews) => {
  const { fixtures } = followed([fixture()], [listedGame({ tipOff })]);
  expect(fixtures[0]?.tipOff).toBe(isNews ? tipOff : fixture().tipOff);
  expect(fixtures[0]?.formerTipOffs).toEqual(isNews ? [fixture().tipOff] : undefined);
});

test("a postponed game waits, and has a former tip-off more once it is confirmed", () => {
  const waiting = followed([fixture()], [listedGame({ isPostponed: true })]).fixtures;
  expect(waiting).toEqual([fixture({ off: "postponed", changedAt: NIGHT.changedAt })]);
  expect(followed(waiting, [listedGame({ isPostponed: true })]).changed).toEqual([]);
  const { fixtures } = followed(waiting, [listedGame()]);
  expect(fixtures[0]).toMatchObject({ formerTipOffs: [fixture().tipOff] });
  expect(fixtures[0]?.off).toBeUndefined();
});

describe("a game that is not listed anymore", () => {
  const others = Array.from({ length: 20 }, (_, at) =>
    fixture({ date: `2026-02-${at + 1}`, homeTeamId: 1, awayTeamId: 2 + at }),
  );
  const listed = others.map((own) => listedGame({ ...own, visitorTeamId: own.awayTeamId }));

  test("is withdrawn, and comes back when it is listed again", () => {
    const { fixtures } = followed([fixture(), ...others], listed);
    expect(fixtures.filter(({ off }) => off === "withdrawn").map(fixtureKey)).toEqual([
      fixtureKey(fixture()),
    ]);
    expect(followed(fixtures, listed).changed).toEqual([]);
    const again = followed(fixtures, [...listed, listedGame()]).fixtures;
    expect(again.some(({ off }) => off !== undefined)).toBe(false);
    expect(again).toHaveLength(21);
  });

  test("stays when an answer may lack games, or lacks more than a night has", () => {
    const unknown = { scheduled: listed, listed: undefined };
    expect(followedSchedule([fixture(), ...others], unknown, NIGHT).changed).toEqual([]);
    expect(followed([fixture(), ...others], []).changed).toEqual([]);
  });

  test("makes way for the one with another visitor, who is another game", () => {
    const { fixtures, changed } = followed([fixture()], [listedGame({ visitorTeamId: 14 })]);
    expect(fixtures.map(({ awayTeamId, off }) => [awayTeamId, off])).toEqual([
      [16, "withdrawn"],
      [14, undefined],
    ]);
    expect(changed).toHaveLength(2);
    expect(new Set(fixtures.map(permanentKey)).size).toBe(2);
  });
});
