import { describe, expect, test } from "vitest";
import { reportLines } from "#functions/data/refresh/report.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import { dataset, type Json, LAST, lists, resources, setUp, upTo } from "./season.ts";

/** The league's last day has fifteen games. */
const DAY_BEFORE = "2026-04-11";
const DAY = "2026-04-12";
const TWIN = 29_000_000;
const NONE = { leftOut: new Set<number>(), cupFinal: undefined };

const TO_COME = {
  date: "2026-04-14",
  status: "TBD",
  datetime: null,
  period: 0,
  home_team_score: 0,
  visitor_team_score: 0,
  postseason: true,
};

const gameOf = (api: Resources, id = LAST) => api.games.find((game) => game.id === id) as Json;
const copy = (api: Resources, changes: Json, id = LAST, twin = TWIN) =>
  api.games.push({ ...gameOf(api, id), id: twin, ...changes });
const idsOf = (data: Json) => ((data.games as Json).data as Json[]).map(({ id }) => id);

async function runOf(spoil: (api: Resources) => void, before = upTo(DAY_BEFORE)) {
  const api = resources();
  spoil(api);
  const site = await setUp(before, api);
  return {
    ...site,
    /** The report of a run. */
    async report(change = {}) {
      const outcome = await site.run(change);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
      return outcome.value;
    },
  };
}

/** Expects everything of the league as the tables have it. */
async function expectAll(stored: () => Promise<Json>) {
  const [after, wanted] = [lists((await stored()) as never), lists(dataset())];
  for (const name of ["games", "lines", "standings"]) {
    expect(after[name], name).toEqual(wanted[name]);
  }
}

type Spoil = (api: Resources, id: number, twin: number) => void;
/** What spoils a game of the league's last day, or adds a twin of one, and what the report says of it, if anything. */
type OddRow = [what: string, spoil: Spoil, says?: RegExp];

/** Adds a changed twin of a game of the last day, or of a stored one by its place. */
const twinWith =
  (changes: Json, place?: number): Spoil =>
  (api, id, twin) =>
    copy(api, changes, place === undefined ? id : Number(api.games[place]?.id), twin);
const changedTo =
  (changes: Json): Spoil =>
  (api, id) =>
    Object.assign(gameOf(api, id), changes);

/** Spoils a game for each row. */
const spoiled = (rows: readonly OddRow[]) => (api: Resources) => {
  for (const [at, [, spoil]] of rows.entries()) spoil(api, LAST - at, TWIN + at);
};

const OF_THE_LAST_DAY: OddRow[] = [
  ["a game under two ids", twinWith({}), /has 2 ids \(22501200, 29000000\): 22501200/],
  ...[null, { id: 0 }, { id: 0, full_name: "TBD", abbreviation: "TBD" }].map(
    (team): OddRow => [
      `a game to come between teams to be determined, as ${JSON.stringify(team)}`,
      twinWith({ ...TO_COME, home_team: team, visitor_team: team }),
    ],
  ),
  [
    "a game to come of which one team is to be determined",
    twinWith({ ...TO_COME, visitor_team: null }),
  ],
  ["lines that overlap", ({ stats }, id) => stats.get(id)?.push(...(stats.get(id) ?? []))],
  [
    "a row of a game before its score was corrected",
    (api, id) => api.games.unshift({ ...gameOf(api, id), home_team_score: 1 }),
  ],
  [
    "a postponed row beside the game that was played",
    twinWith({ status: "Postponed", home_team_score: 0, visitor_team_score: 0 }),
  ],
];

const STORED: OddRow[] = [
  ["a stored game under two ids", twinWith({}, 1), /has 2 ids \(\d+, 29000000\)/],
  [
    "a stored team twice on a day",
    twinWith({ visitor_team: { id: 5 } }, 0),
    /\(29000001\): one of the teams has another game that day/,
  ],
  [
    "pages that overlap",
    ({ games }) => games.splice(300, 0, ...games.slice(280, 300)),
    /20 rows came twice/,
  ],
  [
    "a stored game that the API no longer lists",
    ({ games }) => games.splice(40, 1),
    /is stored, and the source has no such game that counts/,
  ],
];

test.each([
  ["of the last day", OF_THE_LAST_DAY],
  ["of stored games", STORED],
])("odd rows %s cost nothing but themselves: the whole league is written", async (_of, rows) => {
  const { report, stored } = await runOf(spoiled(rows));
  const { doubts, waiting, unreadable } = await report();
  expect([waiting, unreadable]).toEqual([[], []]);
  const said = rows.flatMap(([, , says]) => says ?? []);
  for (const says of said) expect(doubts.join("\n")).toMatch(says);
  expect(doubts).toHaveLength(said.length);
  await expectAll(stored as never);
  // Nor do they cost the next run.
  expect((await report()).changes).toEqual([]);
});

const UNTOLD: OddRow[] = [
  [
    "two scores under two ids",
    twinWith({ home_team_score: 200 }),
    /another score, too \(22501200\)/,
  ],
  ["a team twice on a day", twinWith({ visitor_team: { id: 5 } }), /twice that day/],
  [
    "a team against itself",
    (api, id) => changedTo({ visitor_team: gameOf(api, id).home_team })(api, id, 0),
    /plays itself/,
  ],
  ["no winner", changedTo({ home_team_score: 100, visitor_team_score: 100 }), /no winner/],
];

describe("a game of which nothing tells how it was played", () => {
  test("waits, and the others are written", async () => {
    const { report, stored, replace } = await runOf(spoiled(UNTOLD));
    const { waiting } = await report();
    for (const [what, , why = ""] of UNTOLD)
      expect(waiting.map((one) => one.why).join("\n"), what).toMatch(why);
    expect(waiting.every(({ date }) => date === DAY)).toBe(true);
    const ids = idsOf((await stored()) as never);
    for (const at of UNTOLD.keys()) expect(ids).not.toContain(LAST - at);
    expect(ids.length).toBeGreaterThanOrEqual(1_224);
    replace(resources());
    expect((await report()).waiting).toEqual([]);
    await expectAll(stored as never);
  });

  test("a stored final that has lost a line stays as it is until a full run", async () => {
    const api = resources();
    const [game] = api.games;
    const [line] = api.stats.get(Number(game?.id))?.splice(0, 1) ?? [];
    const isHome = JSON.stringify(line?.team) === JSON.stringify(game?.home_team);
    const score = isHome ? "home_team_score" : "visitor_team_score";
    Object.assign(game as Json, { [score]: Number(game?.[score]) - Number(line?.pts) });
    const { run, stored } = await setUp(upTo(DAY_BEFORE), api);
    const outcome = await run();
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    expect(outcome.value.waiting).toEqual([
      {
        name: expect.any(String),
        date: game?.date,
        why: expect.stringMatching(/^the stored line of .+ is gone/),
      },
    ]);
    await expectAll(stored as never);
    expect(await run({ isFull: true })).toMatchObject({ ok: true, value: { waiting: [] } });
    expect(lists(await stored()).games).not.toEqual(lists(dataset()).games);
  });
});

describe("a game that the operator leaves out", () => {
  test("is not counted, and lets the game count that it stood in the way of", async () => {
    const { report, stored } = await runOf((api) => copy(api, { home_team_score: 200 }));
    expect((await report()).waiting).toHaveLength(2);
    const { waiting, notCounted } = await report({
      exceptions: { ...NONE, leftOut: new Set([TWIN]) },
    });
    expect(waiting).toEqual([]);
    expect(notCounted).toEqual([
      { why: "STATS_API_LEFT_OUT has its id", games: [expect.stringMatching(/^2026-04-12 /)] },
    ]);
    await expectAll(stored as never);
  });

  test("is taken away by a full run where it is stored, and named before", async () => {
    const { report, stored } = await runOf(() => {}, dataset());
    const exceptions = { ...NONE, leftOut: new Set([LAST]) };
    const first = await report({ exceptions });
    expect(reportLines(first).join("\n")).toMatch(
      /2026-04-12 .+ is stored, and the source has no such/,
    );
    await expectAll(stored as never);
    await report({ exceptions, isFull: true });
    expect(idsOf((await stored()) as never)).not.toContain(LAST);
  });
});

describe("the Cup's final", () => {
  const { season, ...others } = dataset() as unknown as { season: Json } & Json;
  const unknown = { ...others, season: { ...season, calendars: {} } } as never;
  const CUP_DAY = "2025-12-16";
  const cup = (api: Resources, changes: Json = {}) => copy(api, { date: CUP_DAY, ...changes });

  test("is known by a schedule in which its teams have one game more", async () => {
    const { report } = await runOf(cup, unknown);
    const { notCounted, doubts } = await report();
    expect(notCounted).toEqual([
      { why: expect.stringMatching(/Cup's final/), games: [expect.stringMatching(/^2025-12-16/)] },
    ]);
    expect(doubts).toEqual([]);
  });

  test.each<[string, (api: Resources) => void, object]>([
    ["the API's word", (api) => cup(api, { ist_stage: "Championship" }), NONE],
    ["the operator", (api) => cup(api), { ...NONE, cupFinal: CUP_DAY }],
  ])("is known by %s", async (_what, spoil, exceptions) => {
    const { report } = await runOf((api) => {
      spoil(api);
      // The teams' schedules are not full yet.
      api.games.splice(
        api.games.findIndex(({ date }) => String(date) > "2026-02-01"),
        100,
      );
    }, unknown);
    const { notCounted, doubts } = await report({ exceptions, mayShrink: true, isFull: true });
    expect(notCounted.map(({ why }) => why)).toEqual([expect.stringMatching(/Cup's final/)]);
    expect(doubts).toEqual([]);
  });

  test("is not guessed: a game that moved to a lone day counts, and what is not known is said", async () => {
    const { report, stored } = await runOf((api) => {
      Object.assign(gameOf(api), { date: CUP_DAY });
    }, unknown);
    const { notCounted, doubts } = await report({ isFull: true });
    expect(notCounted).toEqual([]);
    expect(doubts).toEqual([
      expect.stringMatching(
        /^The day of the NBA Cup's final is not known.+2025-12-16 \w+ at \w+\.$/,
      ),
    ]);
    expect(idsOf((await stored()) as never)).toHaveLength(1_230);
  });
});
