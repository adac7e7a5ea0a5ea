import { describe, expect, test } from "vitest";
import { fail, ok } from "../../../../domain/result.ts";
import {
  type CollectionName,
  parseCollection,
  readRaw,
} from "../../../../functions/data/collections.ts";
import type { RealtimeDatabase } from "../../../../functions/data/realtime-database.ts";
import { gameRow, LINE, link, playerRow, standingRow, TOTALS, teamRow } from "./wire-rows.ts";

const EARLY = "2026-04-12T08:00:00Z";
const LATE = "2026-04-13T08:00:00Z";

function holding(value: unknown) {
  const asked: string[] = [];
  const database: RealtimeDatabase = {
    async read(path) {
      asked.push(path);
      return ok(value);
    },
  };
  return { database, asked };
}

async function readCollection(database: RealtimeDatabase, name: CollectionName) {
  const answer = await readRaw(database, name);
  return answer.ok ? parseCollection(name, answer.value) : answer;
}

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
  ["gameResults", "nba/gameResults", { data: [{ id: 1, results: "WL" }, 7] }, undefined],
  ["games", "nba/games", { data: [gameRow(22500001), 7], updatedAt: EARLY }, EARLY],
  ["gameLines", "nba/gameLines", { data: { "22500001": `${LINE}\n7` } }, undefined],
  ["seasonTotals", "nba/seasonTotals", { data: [TOTALS, 7], updatedAt: LATE }, LATE],
];

describe.each(ROOTS)("%s", (name, path, root, updatedAt) => {
  test("are read at their root in one request, with time and losses", async () => {
    const { database, asked } = holding(root);
    const read = await readCollection(database, name);
    expect(asked).toEqual([path]);
    expect(read).toMatchObject({ ok: true, value: { updatedAt, dropped: 1 } });
  });

  test.each([[null], [{}], [{ updatedAt: EARLY }]])("are empty at %j", async (empty) => {
    const read = await readCollection(holding(empty).database, name);
    // A league always has these.
    const isFault = ["teams", "players", "standings"].includes(name);
    expect(read).toMatchObject(
      isFault ? fail({ kind: "empty", path }) : { ok: true, value: { dropped: 0 } },
    );
  });

  test.each([["text"], [0], [true], [[]], [[1, 2]]])("are malformed at %j", async (odd) => {
    const read = await readCollection(holding(odd).database, name);
    expect(read).toEqual(fail({ kind: "malformed", path }));
  });

  test("pass a failure on", async () => {
    const failure = fail({ kind: "denied" as const, path, status: 401 });
    const read = await readCollection({ read: async () => failure }, name);
    expect(read).toEqual(failure);
  });
});

test("a list that is none is malformed", async () => {
  for (const root of [{ data: "x" }, { data: 7 }]) {
    const read = await readCollection(holding(root).database, "players");
    expect(read).toEqual(fail({ kind: "malformed", path: "nba/players" }));
  }
  const read = await readCollection(holding({ misc: { data: "x" } }).database, "leaders");
  expect(read).toEqual(fail({ kind: "malformed", path: "nba/leaders" }));
});

test("leaders and team stats have their four groups in any case", async () => {
  const read = await readCollection(holding({ averages: { data: leaders } }).database, "leaders");
  expect(read.ok && read.value.value).toEqual({
    advanced: [],
    averages: leaders,
    misc: [],
    totals: [],
  });
});

test("a list without a single good row is malformed", async () => {
  const read = await readCollection(holding({ data: [1, "2", {}] }).database, "teamLinks");
  expect(read).toEqual(fail({ kind: "malformed", path: "nba/teamLinks" }));
});
