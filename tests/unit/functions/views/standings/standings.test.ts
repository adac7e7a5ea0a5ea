import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatUpdated } from "#domain/dates.ts";
import { dayAfter } from "#domain/eastern-days.ts";
import { fail } from "#domain/result.ts";
import type { PostseasonGame } from "#domain/season/postseason.ts";
import type { Standing } from "#domain/standings/standing.ts";
import { standingsOn } from "#domain/standings/standings-on.ts";
import { parseStandingsQuery } from "#domain/standings/standings-query.ts";
import {
  conferencePage,
  loadStandings,
  type StandingsPage,
} from "#functions/views/standings/standings.ts";
import { loadStandingsFront, loadWildCard } from "#functions/views/standings/standings-front.ts";
import { sourceGames, sourceTeams } from "#tests/fixtures/season.ts";
import { root } from "#tools/paths.ts";
import { readPostseason } from "#tools/season/game-tables.ts";
import { readSeries } from "#tools/season/record-tables.ts";
import { pageOf } from "../built.ts";
import { collectionsOf } from "../collections.ts";

const folder = join(root, "season/sources");
const teams = sourceTeams();
const games = sourceGames();
const postseason = {
  games: readPostseason(folder) as unknown as PostseasonGame[],
  series: readSeries(folder),
  awards: [],
};
const final = standingsOn("2026-04-12", teams, games);

function standing({ team, ...figures }: (typeof final.East.rows)[number]): Standing {
  return {
    ...figures,
    conference: undefined,
    division: undefined,
    road: undefined,
    teamName: team.fullName,
    logo: "",
    others: [],
  };
}

const season = {
  teams,
  games,
  postseason,
  standings: { west: final.West.rows.map(standing), east: final.East.rows.map(standing) },
};

async function load(
  query = "",
  { name = "east", collections = collectionsOf(season) } = {},
): Promise<StandingsPage> {
  const conference = conferencePage(name);
  if (conference === undefined) throw new Error(name);
  const requested = parseStandingsQuery(new URLSearchParams(query));
  const view = await loadStandings(collections, conference, requested);
  if (view.kind !== "ready") throw new Error(view.kind);
  return view.page;
}

const codes = ({ rows }: StandingsPage) => rows.map(({ team }) => team?.abbreviation);
const rowOf = ({ rows }: StandingsPage, code: string) =>
  rows.find(({ team }) => team?.abbreviation === code);

describe("the standings on a day", () => {
  test("count every game up to that day, for each day of the season", async () => {
    for (let date = "2025-10-21"; date <= "2026-04-12"; date = dayAfter(date)) {
      const played = games.filter((game) => game.date <= date).length;
      const pages = [await load(`on=${date}`), await load(`on=${date}`, { name: "west" })];
      const rows = pages.flatMap((page) => page.rows);
      expect(rows.reduce((sum, { figures }) => sum + figures.wins, 0)).toBe(played);
      expect(rows.reduce((sum, { figures }) => sum + figures.losses, 0)).toBe(played);
      for (const page of pages) {
        expect(page.date).toBe(date);
        expect(page.rows.map(({ figures }) => figures.rank)).toEqual(
          page.rows.map((_, at) => at + 1),
        );
        expect(page.ties.map(({ sentence }) => sentence).join(" ")).not.toMatch(
          /undefined|\bno of\b|\d-\d/,
        );
      }
    }
  });

  test("show how many places a team has moved in a week, also in words", async () => {
    const page = await load("on=2026-01-15");
    const before = await load("on=2026-01-08");
    expect(page.hasMovement).toBe(true);
    for (const { team, figures, movement } of page.rows) {
      const places = (rowOf(before, team?.abbreviation ?? "")?.figures.rank ?? 0) - figures.rank;
      const mark = places > 0 ? `▲${places}` : places < 0 ? `▼${-places}` : undefined;
      expect(movement?.mark).toBe(mark);
    }
    expect(page.rows.find(({ movement }) => movement?.mark === "▲1")?.movement?.words).toBe(
      "up one",
    );
  });

  test("link to the weeks before and after and to the latest day", async () => {
    const { days, otherHref, deck } = await load("on=2026-01-15&sort=home");
    expect(deck).toBe("After the games of Thursday, January 15, 2026.");
    expect(otherHref).toBe("/nba/standings/west?on=2026-01-15&sort=home");
    expect(days).toEqual({
      first: "2025-10-21",
      last: "2026-04-12",
      date: "2026-01-15",
      before: "/nba/standings/east?on=2026-01-08&sort=home",
      after: "/nba/standings/east?on=2026-01-22&sort=home",
      latest: "/nba/standings/east?sort=home",
      kept: [{ name: "sort", value: "home" }],
    });
  });

  test.each([
    ["2025-10-21", undefined, "?on=2025-10-28"],
    ["2025-10-24", "?on=2025-10-21", "?on=2025-10-31"],
    ["2026-04-10", "?on=2026-04-03", "?on=2026-04-12"],
    ["2026-04-12", "?on=2026-04-05", undefined],
  ])("of %s link to %s before and to %s after", async (date, before, after) => {
    const { days } = await load(`on=${date}`);
    const searchOf = (href: string | undefined) => href?.replace("/nba/standings/east", "");
    expect([searchOf(days?.before), searchOf(days?.after)]).toEqual([before, after]);
  });

  test.each([
    ["on=2019-01-01", "2025-10-21", "?on=2025-10-21", /^The season began on October 21, 2025\./],
    ["on=2026-07-04", "2026-04-12", "?on=2026-04-12", /season ended on April 12, 2026\./],
    ["on=soon", undefined, "", /^That isn't a calendar date\./],
    ["on=2026-01-15&sort=home", "2026-01-15", "?on=2026-01-15", /^$/],
    ["sort=home", undefined, "", /^$/],
  ])("for the query %s are those of %s at %j", async (query, date, search, note) => {
    const page = await load(query);
    expect(page.date).toBe(date);
    expect(page.canonicalPath).toBe(`/nba/standings/east${search}`);
    expect(page.note).toMatch(note);
  });

  test("are unavailable without the games, except the latest ones", async () => {
    const collections = {
      ...collectionsOf(season),
      games: async () => fail({ kind: "malformed" as const, path: "nba/games" }),
    };
    const east = conferencePage("east");
    if (east === undefined) throw new Error("east");
    const onDay = parseStandingsQuery(new URLSearchParams("on=2026-01-15"));
    expect(await loadStandings(collections, east, onDay)).toEqual({ kind: "unavailable" });
    expect(await load("", { collections })).toMatchObject({ days: undefined, ties: [], deck: "" });
  });

  test("fall back to the database's standings, with a note, before the first game", async () => {
    const collections = collectionsOf({ ...season, games: [] });
    const page = await load("on=2026-01-15", { collections });
    expect(page).toMatchObject({ date: undefined, note: "No games have been played yet." });
  });
});

describe("the final standings", () => {
  test.each([
    ["DET", "Lost in the conference semifinals"],
    ["NYK", "★ Champions"],
    ["ORL", "Lost in the first round"],
    ["CHA", "Lost in the play-in"],
    ["WAS", ""],
  ])("show how the season of %s ended: %j", async (code, ending) => {
    expect(rowOf(await load(), code)?.ending).toBe(ending);
    expect(rowOf(await load("on=2026-04-12"), code)?.ending).toBe(ending);
  });

  test("show the seed from the play-in", async () => {
    const page = await load("", { name: "west" });
    expect(rowOf(page, "PHX")?.ending).toBe("Seed 8: lost in the first round");
    expect(rowOf(page, "POR")?.ending).toBe("Seed 7: lost in the first round");
  });

  test.each(["the day before the last", "a game that is missing"])(
    "show no endings in the case of %s",
    async (what) => {
      const page =
        what === "a game that is missing"
          ? await load("", { collections: collectionsOf({ ...season, games: games.slice(1) }) })
          : await load("on=2026-04-11");
      expect(page.rows.map(({ ending }) => ending).join("")).toBe("");
    },
  );

  test("explain ties", async () => {
    expect((await load()).ties).toEqual([
      {
        sentence: "Toronto ranks above Atlanta: it won all four of their games.",
        href: "/nba/teams/28/against/1",
      },
      {
        sentence: "Philadelphia ranks above Orlando: it won two of their three games.",
        href: "/nba/teams/23/against/22",
      },
    ]);
    expect((await load("", { name: "west" })).ties[0]?.sentence).toBe(
      "Portland ranks above the Clippers: the better record in the conference (29–23 to 25–27).",
    );
  });

  test("summarize record, games behind and streak in one line", async () => {
    const page = await load("", { name: "west" });
    expect(rowOf(page, "OKC")?.inShort).toBe("64–18, L2");
    expect(rowOf(page, "SAS")?.inShort).toBe("62–20, 2 behind, L1");
  });
});

describe("sorted standings", () => {
  test("are in rank order by default", async () => {
    const page = await load();
    expect(page.isInRankOrder).toBe(true);
    expect(Object.values(page.heads).map(({ sort }) => sort)).toEqual(
      Object.keys(page.heads).map(() => undefined),
    );
  });

  test.each([
    ["sort=team", "ATL", "WAS", "team", "ascending"],
    ["sort=team&order=desc", "WAS", "ATL", "team", "descending"],
    ["sort=wins", "DET", "WAS", "wins", "descending"],
    ["sort=gb", "DET", "WAS", "gb", "ascending"],
    ["sort=losses&order=desc", "WAS", "DET", "losses", "descending"],
  ] as const)("by %s go from %s to %s", async (query, first, last, head, direction) => {
    const page = await load(query);
    expect([codes(page)[0], codes(page).at(-1)]).toEqual([first, last]);
    expect(page.heads[head].sort).toBe(direction);
  });

  test.each([
    ["diff", (text: string) => Number(text.replace("−", "-"))],
    ["streak", (text: string) => Number(text.replace("L", "-").replace("W", ""))],
    ["home", (text: string) => Number(text.split("–")[0]) / 41],
    ["last10", (text: string) => Number(text.split("–")[0])],
  ] as const)("by %s are in descending order", async (sort, read) => {
    const page = await load(`sort=${sort}`);
    const at = page.columns.findIndex(({ key }) => key === sort);
    const figures = page.rows.map(({ cells }) => read(cells[at] ?? ""));
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  });

  test("keep equal rows in rank order, and rows without a value last", async () => {
    const page = await load("sort=conf&order=asc");
    expect(codes(page)).toEqual(codes(await load()));
    const [first, ...others] = season.standings.east;
    if (first === undefined) throw new Error("no rows");
    const east = [{ ...first, home: undefined }, ...others];
    const collections = collectionsOf({ ...season, standings: { ...season.standings, east } });
    for (const order of ["asc", "desc"]) {
      const sorted = await load(`sort=home&order=${order}`, { collections });
      expect(codes(sorted).at(-1)).toBe("DET");
    }
  });
});

describe("a game that may be the Cup's final", () => {
  const CUP_DAY = "2025-12-16";
  const [lone, ...others] = games;
  const moved = lone && { ...lone, date: CUP_DAY };
  const counted = [...others, ...(moved ? [moved] : [])].toSorted((a, b) =>
    a.date.localeCompare(b.date),
  );
  const unknown = { games: [], series: [], awards: [] };
  const cupOf = async (query: string, held: Partial<typeof season>) =>
    (await load(query, { collections: collectionsOf({ ...season, ...held }) })).cup;

  test.each(["", "on=2025-12-16", "on=2026-01-31"])(
    "is named where it counts: %s",
    async (query) => {
      const cup = await cupOf(query, { games: counted, postseason: unknown });
      expect(cup).toContain("NBA Cup");
      expect(cup).toContain(`on ${formatUpdated(CUP_DAY)}.`);
    },
  );

  test("is named on the page of both conferences, too", async () => {
    const collections = collectionsOf({ ...season, games: counted, postseason: unknown });
    const cup = await cupOf("", { games: counted, postseason: unknown });
    expect(pageOf(await loadStandingsFront(collections)).cup).toBe(cup);
    expect(pageOf(await loadWildCard(collections)).cup).toBe(cup);
  });

  test.each<[string, string, Partial<typeof season>]>([
    ["before its day", "on=2025-12-15", { games: counted, postseason: unknown }],
    ["once the final is known", "", { games: counted }],
    ["while no game is alone on its day", "", { postseason: unknown }],
  ])("is not named %s", async (_, query, held) => {
    expect(await cupOf(query, held)).toBe("");
  });
});
