import { describe, expect, it } from "vitest";
import { linesOfGames } from "../../../../domain/query/lines-of-games.ts";
import { fail, ok } from "../../../../domain/result.ts";
import type { BoxScore } from "../../../../domain/season/box-score.ts";
import type { Collections } from "../../../../functions/data/cached-collections.ts";
import type { Documents } from "../../../../functions/data/cached-documents.ts";
import { loadLeague } from "../../../../functions/views/league.ts";
import { standing } from "../../../fixtures/standing.ts";
import { player, TEAMS } from "../../domain/season/league.ts";

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
const VALUES = {
  teams: TEAMS,
  players: [player("Player 1")],
  games: [],
  fixtures: [],
  lines: linesOfGames([], new Map()),
  postseason: {
    games: [{ ...game, label: "NBA Finals", overtimes: 0, series: boxScore.series }],
    awards: [],
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
    Object.fromEntries(collections) as Collections,
    {
      days: read("days", day),
      careers: unread,
      franchises: unread,
      shots: unread,
    } as unknown as Documents,
  ];
}

const CLOCK = { now: 0, bringsResults: false };

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

describe("the league's front page with failed reads", () => {
  it.each([
    ["day", ["days"]],
    ["headlines", ["headlines"]],
    ["leaders", ["leaders"]],
    ["race", ["standings"]],
  ])("leaves out only the part that cannot be read: %s", async (part, lost) => {
    const page = await pageWithout(...lost);
    const missing = Object.entries(page ?? {}).flatMap(([name, value]) =>
      value === undefined ? [name] : [],
    );
    expect(missing).toEqual([part]);
  });

  it("leaves out the champion and the latest day without the postseason", async () => {
    const page = await pageWithout("postseason");
    expect(page).toMatchObject({ playoffs: undefined, day: undefined });
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
