import { describe, expect, test } from "vitest";
import { fail } from "#domain/result.ts";
import {
  type CollectionName,
  collectionPath,
  parseCollection,
} from "#functions/data/collections.ts";
import { gameRow, link, playerRow, RATINGS, standingRow, TOTALS, teamRow } from "./wire-rows.ts";

const EARLY = "2026-04-12T08:00:00Z";
const LATE = "2026-04-13T08:00:00Z";

const leaders = [{ category: "Points", top5: [{ rank: 1, player: "A", stat: "30" }] }];

const ROOTS: [CollectionName, string, unknown, unknown][] = [
  ["teams", "nba/teamsAPI", { data: [teamRow(1, "ATL"), 7], updatedAt: EARLY }, EARLY],
  ["teamLinks", "nba/teamLinks", { data: { "0": link("hawks"), "1": 7 } }, undefined],
  ["players", "nba/players", { data: [playerRow("A"), 7], updatedAt: "soon" }, undefined],
  [
    "standings",
    "nba/standings",
    { westConference: [7], eastConference: [standingRow(1, "A")], updatedAt: LATE },
    LATE,
  ],
  [
    "leaders",
    "nba/leaders",
    {
      advanced: { data: leaders, updatedAt: EARLY },
      misc: { data: [7], updatedAt: LATE },
      totals: {},
    },
    LATE,
  ],
  [
    "teamStats",
    "nba/teamStats",
    { updatedAt: EARLY, totals: { data: [{ Team: "Utah", GP: "82" }, 7] } },
    EARLY,
  ],
  ["fixtures", "nba/fixtures", { data: [["2026-10-20T19:00Z", 9, 2, 0], 7] }, undefined],
  ["games", "nba/games", { data: [gameRow(22500001), 7], updatedAt: EARLY }, EARLY],
  [
    "ratings",
    "nba/ratings",
    { data: [{ season: "2025-26", opening: [[1, 2.5]] }, 7], updatedAt: EARLY },
    EARLY,
  ],
  ["seasonRatings", "nba/seasonRatings", { data: [RATINGS, 7] }, undefined],
  ["seasonTotals", "nba/seasonTotals", { data: [TOTALS, 7], updatedAt: LATE }, LATE],
];

describe.each(ROOTS)("%s", (name, path, root, updatedAt) => {
  test("are parsed from their root, with update time and dropped rows", () => {
    expect(collectionPath(name)).toBe(path);
    expect(parseCollection(name, root)).toMatchObject({
      ok: true,
      value: { updatedAt, dropped: 1 },
    });
  });

  test.each([[null], [{}], [{ updatedAt: EARLY }]])("are empty at %j", (empty) => {
    const read = parseCollection(name, empty);
    // A league always has teams, players and standings, and a season has games.
    const isFault = ["teams", "players", "standings", "games"].includes(name);
    expect(read).toMatchObject(
      isFault ? fail({ kind: "empty", path }) : { ok: true, value: { dropped: 0 } },
    );
  });

  test.each([["text"], [0], [true], [[]], [[1, 2]]])("are malformed at %j", (odd) => {
    expect(parseCollection(name, odd)).toEqual(fail({ kind: "malformed", path }));
  });
});

test("a collection whose data is not a list is malformed", () => {
  for (const root of [{ data: "x" }, { data: 7 }]) {
    expect(parseCollection("players", root)).toEqual(
      fail({ kind: "malformed", path: "nba/players" }),
    );
  }
  expect(parseCollection("leaders", { misc: { data: "x" } })).toEqual(
    fail({ kind: "malformed", path: "nba/leaders" }),
  );
});

test("leaders have all four groups, even when some are missing", () => {
  const read = parseCollection("leaders", { averages: { data: leaders } });
  expect(read.ok && read.value.value).toEqual({
    advanced: [],
    averages: leaders,
    misc: [],
    totals: [],
  });
});

test("a list without any valid row is malformed", () => {
  expect(parseCollection("teamLinks", { data: [1, "2", {}] })).toEqual(
    fail({ kind: "malformed", path: "nba/teamLinks" }),
  );
});
