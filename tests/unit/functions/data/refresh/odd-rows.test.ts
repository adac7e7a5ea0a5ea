import { describe, expect, test } from "vitest";
import { reportLines } from "#functions/data/refresh/report.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import { dataset, type Json, LAST, lists, resources, setUp, upTo } from "./season.ts";

/** The league's last day has fifteen games. */
const DAY_BEFORE = "2026-04-11";
const DAY = "2026-04-12";
const TWIN = 29_000_001;
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
const copy = (api: Resources, changes: Json, id = LAST) =>
  api.games.push({ ...gameOf(api, id), id: TWIN, ...changes });
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

describe("an odd row costs nothing but itself: the whole league is written", () => {
  test.each<[string, (api: Resources) => void, RegExp]>([
    ["a game under two ids", (api) => copy(api, {}), /has 2 ids \(22501200, 29000001\): 22501200/],
    [
      "a stored game under two ids",
      (api) => copy(api, {}, Number(api.games[0]?.id)),
      /has 2 ids \(\d+, 29000001\)/,
    ],
    [
      "a stored team twice on a day",
      (api) => copy(api, { visitor_team: { id: 5 } }, Number(api.games[0]?.id)),
      /\(29000001\): one of the teams has another game that day/,
    ],
    ...[null, { id: 0 }, { id: 0, full_name: "TBD", abbreviation: "TBD" }].map(
      (team): [string, (api: Resources) => void, RegExp] => [
        `a game to come between teams to be determined, as ${JSON.stringify(team)}`,
        (api) => copy(api, { ...TO_COME, home_team: team, visitor_team: team }),
        /^$/,
      ],
    ),
    [
      "a game to come of which one team is to be determined",
      (api) => copy(api, { ...TO_COME, visitor_team: null }),
      /^$/,
    ],
    [
      "pages that overlap",
      (api) => api.games.splice(300, 0, ...api.games.slice(280, 300)),
      /20 rows came twice/,
    ],
    [
      "lines that overlap",
      (api) => api.stats.get(LAST)?.push(...(api.stats.get(LAST) ?? [])),
      /^$/,
    ],
    [
      "a row of a game before its score was corrected",
      (api) => api.games.unshift({ ...gameOf(api), home_team_score: 1 }),
      /^$/,
    ],
    [
      "a postponed row beside the game that was played",
      (api) => copy(api, { status: "Postponed", home_team_score: 0, visitor_team_score: 0 }),
      /^$/,
    ],
    [
      "a stored game that the API no longer lists",
      (api) => api.games.splice(7, 1),
      /is stored, and the API has no such game that counts/,
    ],
  ])("%s", async (_what, spoil, says) => {
    const { report, stored } = await runOf(spoil);
    const { doubts, waiting, unreadable } = await report();
    expect([waiting, unreadable]).toEqual([[], []]);
    expect(doubts.join("\n")).toMatch(says);
    await expectAll(stored as never);
    // Nor does it cost the next run.
    expect((await report()).changes).toEqual([]);
  });
});

describe("a game of which nothing tells how it was played waits, and the others are written", () => {
  test.each<[string, (api: Resources) => void, RegExp]>([
    [
      "two scores under two ids",
      (api) => copy(api, { home_team_score: 200 }),
      /another score, too \(22501200\)/,
    ],
    ["a team twice on a day", (api) => copy(api, { visitor_team: { id: 5 } }), /twice that day/],
    [
      "a team against itself",
      (api) => Object.assign(gameOf(api), { visitor_team: gameOf(api).home_team }),
      /plays itself/,
    ],
    [
      "no winner",
      (api) => Object.assign(gameOf(api), { home_team_score: 100, visitor_team_score: 100 }),
      /no winner/,
    ],
  ])("%s", async (_what, spoil, why) => {
    const { report, stored, replace } = await runOf(spoil);
    const { waiting } = await report();
    expect(waiting.map((one) => one.why).join("\n")).toMatch(why);
    expect(waiting.every(({ date }) => date === DAY)).toBe(true);
    const ids = idsOf((await stored()) as never);
    expect(ids).not.toContain(LAST);
    expect(ids.length).toBeGreaterThanOrEqual(1_228);
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
      /2026-04-12 .+ is stored, and the API has no such/,
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
