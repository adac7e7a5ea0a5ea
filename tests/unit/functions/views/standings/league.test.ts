import { describe, expect, it } from "vitest";
import { linesOfGames } from "#domain/query/storage/lines-of-games.ts";
import { fail, ok } from "#domain/result.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { loadLeague } from "#functions/views/standings/league.ts";
import { builtNow } from "#tests/built-season.ts";
import { player, standing, TEAMS } from "#tests/fixtures/league.ts";

const DATE = "2026-06-13";
const [home, away] = [TEAMS[0], TEAMS[1]].map((team) => team?.id ?? 0) as [number, number];
const game = {
  id: "0042500405",
  date: DATE,
  homeTeamId: home,
  awayTeamId: away,
  homePoints: 90,
  awayPoints: 94,
  neutral: false,
  stage: "playoffs" as const,
};
const boxScore: BoxScore = {
  ...game,
  periods: { home: [23, 19, 30, 18], away: [13, 24, 28, 29] },
  tipOff: undefined,
  arena: undefined,
  city: undefined,
  label: "NBA Finals",
  officials: [],
  television: [],
  series: { seriesId: "40", number: 5 },
  lines: [],
};
const ranked = (rank: number) =>
  standing({
    rank,
    teamName: TEAMS[rank - 1]?.name ?? "",
    logo: "/a.svg",
    wins: 60 - rank,
    losses: 22 + rank,
    gamesBehind: rank - 1,
  });
const list = (category: string) => ({
  category,
  top5: [1, 2, 3, 4, 5].map((rank) => ({ rank, player: `Player ${rank}`, stat: "30.1" })),
});
const fixture = (tipOff: string, date: string) => ({
  tipOff,
  date,
  homeTeamId: home,
  awayTeamId: away,
  neutral: false,
  television: ["NBC"],
  label: "",
  arena: "",
});
/** Before the season's first tip-off. */
const CLOCK = { now: Date.parse("2026-10-01T00:00Z"), bringsResults: false };
const VALUES = {
  teams: TEAMS,
  players: [player("Player 1")],
  seasonTotals: [],
  games: [],
  lines: linesOfGames([], new Map()),
  postseason: {
    games: [{ ...game, label: "NBA Finals", overtimes: 0, series: boxScore.series }],
    awards: [
      { award: "NBA Champion Coach", playerId: undefined, name: "Coach" },
      { award: "Most Valuable Player", playerId: player("Player 1").id, name: "Player 1" },
      ...Array.from({ length: 6 }, (_, at) => ({
        award: "All-Star",
        playerId: String(at),
        name: `Star ${at}`,
      })),
    ],
    series: [
      {
        id: "40",
        round: 4,
        label: "NBA Finals",
        highTeamId: home,
        lowTeamId: away,
        highWins: 1,
        lowWins: 4,
        winnerTeamId: away,
      },
    ],
  },
  standings: {
    west: [1, 2, 3, 4, 5, 6, 7].map(ranked),
    east: [1, 2, 3, 4, 5, 6, 7].map(ranked),
  },
  leaders: {
    totals: [],
    advanced: [],
    misc: [],
    averages: ["Points per game", "Rebounds per game", "Assists per game", "Field goal %"].map(
      list,
    ),
  },
  fixtures: [
    fixture("2026-10-20T23:00Z", "2026-10-20"),
    fixture("2026-10-21T02:00Z", "2026-10-20"),
    fixture("2026-10-22T00:30Z", "2026-10-21"),
  ],
  archive: [
    { season: "2024-25", championId: home },
    { season: "2023-24", championId: undefined },
  ],
  headlines: [
    { section: "analysis" as const, title: "How", slug: "how", date: DATE },
    { section: "news" as const, title: "Knicks win", slug: "knicks-win", date: DATE },
  ],
};

/** The champion's titles and top scorers, which are optional for the page. */
const unread = async () => fail({ kind: "malformed" as const, path: "nba" });

/** Returns the collections and documents; those named in `lost` fail. */
function sources(lost: readonly string[] = []): [Collections, Documents] {
  const read = (name: string, value: unknown) => async () =>
    lost.includes(name)
      ? fail({ kind: "malformed" as const, path: name })
      : ok({ value, updatedAt: undefined, dropped: 0 });
  const collections = Object.entries(VALUES).map(([name, value]) => [name, read(name, value)]);
  const day = { date: DATE, games: [boxScore], names: new Map() };
  return [
    { ...Object.fromEntries(collections), seasonNow: builtNow } as Collections,
    {
      days: read("days", day),
      careers: unread,
      franchises: unread,
      odds: unread,
      parts: unread,
      shots: unread,
    } as unknown as Documents,
  ];
}

async function pageWithout(...lost: string[]) {
  const view = await loadLeague(...sources(lost), CLOCK);
  return view.kind === "ready" ? view.page : undefined;
}

describe("the league's front page", () => {
  it("shows the latest day's games with links to their pages", async () => {
    expect((await pageWithout())?.day).toMatchObject({
      date: DATE,
      href: `/nba/games/${DATE}`,
      games: [{ href: "/nba/games/0042500405", away: { points: 94, won: true } }],
    });
  });

  it("shows the champion and the Finals", async () => {
    expect((await pageWithout())?.playoffs).toMatchObject({
      champion: { team: { id: away } },
      finals: { low: { points: 4, won: true } },
    });
  });

  it("shows the first six of each conference with games behind", async () => {
    const race = (await pageWithout())?.race;
    expect(race?.map(({ href, teams }) => [href, teams.length])).toEqual([
      ["/nba/standings/west", 6],
      ["/nba/standings/east", 6],
    ]);
    expect(race?.[0]?.teams.slice(0, 2).map(({ behind }) => behind)).toEqual(["–", "1"]);
  });

  it("shows headlines with links to the articles", async () => {
    expect((await pageWithout())?.headlines).toEqual([
      { section: "Analysis", title: "How", href: "/nba/analysis/how", date: DATE },
      { section: "News", title: "Knicks win", href: "/nba/news/knicks-win", date: DATE },
    ]);
  });

  it("shows three leaders each in points, rebounds and assists only", async () => {
    const leaders = (await pageWithout())?.leaders;
    expect(leaders?.map(({ category, rows }) => [category, rows.length])).toEqual([
      ["Points per game", 3],
      ["Rebounds per game", 3],
      ["Assists per game", 3],
    ]);
  });
});

describe("what is next", () => {
  it.each([
    ["2026-10-01T00:00Z", "2026-10-20", ["7:00 PM ET, NBC", "10:00 PM ET, NBC"]],
    ["2026-10-21T01:59Z", "2026-10-20", ["7:00 PM ET, NBC", "10:00 PM ET, NBC"]],
    ["2026-10-21T02:00Z", "2026-10-21", ["8:30 PM ET, NBC"]],
    ["2026-10-22T00:30Z", undefined, undefined],
  ])("at %s is %s", async (now, date, words) => {
    const view = await loadLeague(...sources(), { ...CLOCK, now: Date.parse(now) });
    const next = view.kind === "ready" ? view.page.next : undefined;
    expect([next?.date, next?.games.map((game) => game.words)]).toEqual([date, words]);
  });

  it("holds until the last tip-off of the day", async () => {
    const { next } = (await pageWithout()) ?? {};
    expect(next).toMatchObject({
      href: "/nba/games/2026-10-20",
      until: Date.parse("2026-10-21T02:00Z"),
    });
  });
});

describe("the season's awards and the champions before", () => {
  it("names winners, links players under contract, and leaves out awards of many", async () => {
    const awards = (await pageWithout())?.awards;
    expect(awards?.map(({ award, winners }) => [award, winners])).toEqual([
      ["NBA Champion Coach", [{ name: "Coach", href: undefined }]],
      ["Most Valuable Player", [{ name: "Player 1", href: "/nba/players/player/Player%201" }]],
    ]);
  });

  it("names the champions of past seasons with their playoffs", async () => {
    expect((await pageWithout())?.champions).toMatchObject([
      { season: "2024-25", href: "/nba/playoffs?season=2024-25" },
    ]);
  });
});

describe("the league's front page with failed reads", () => {
  it.each([
    ["day", ["days"]],
    ["headlines", ["headlines"]],
    ["leaders", ["leaders"]],
    ["race", ["standings"]],
    ["next", ["fixtures"]],
    ["champions", ["archive"]],
  ])("leaves out only the part that cannot be read: %s", async (part, lost) => {
    const page = await pageWithout(...lost);
    const missing = Object.entries(page ?? {}).flatMap(([name, value]) =>
      value === undefined ? [name] : [],
    );
    expect(missing).toEqual([part]);
  });

  it("leaves out the champion, the awards and the latest day without the postseason", async () => {
    const page = await pageWithout("postseason");
    expect(page).toMatchObject({ playoffs: undefined, awards: undefined, day: undefined });
    expect(page?.race).toBeDefined();
  });

  it("is unavailable when every read fails", async () => {
    expect(await loadLeague(...sources(Object.keys(VALUES)), CLOCK)).toEqual({
      kind: "unavailable",
    });
  });

  it("leaves out an empty list of headlines", async () => {
    const [collections, documents] = sources();
    const headlines = async () => ok({ value: [], updatedAt: undefined, dropped: 0 });
    const view = await loadLeague({ ...collections, headlines }, documents, CLOCK);
    expect(view).toMatchObject({ page: { headlines: undefined } });
  });
});
