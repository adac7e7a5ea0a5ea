import { expect, test } from "vitest";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { loadRecords } from "#functions/views/records/records.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";
import {
  bySeason,
  firstThree,
  type PlainRecord,
  plainLines,
  plainRuns,
  plainTeamGames,
  sumOf,
} from "./plain-records.ts";

const reads = { collections: builtCollections(), documents: builtDocuments() };

async function allSeasons(): Promise<SeasonLines[]> {
  const [archive, now] = [await reads.collections.archive(), await reads.collections.lines()];
  if (!archive.ok || !now.ok) throw new Error("no seasons");
  const past = archive.value.value.toReversed().map(async ({ season }) => {
    const read = await reads.documents.seasons(season);
    if (!read.ok) throw new Error(season);
    return read.value.value.lines;
  });
  return [...(await Promise.all(past)), now.value.value];
}

const seasons = await allSeasons();
const teams = await reads.collections.teams();
const nameOf = new Map(
  teams.ok ? teams.value.value.map(({ id, fullName }) => [String(id), fullName]) : [],
);
const pages = {
  season: pageOf(await loadRecords(reads, "season")),
  playoffs: pageOf(await loadRecords(reads, "playoffs")),
};

type Rows = ReturnType<typeof plainLines>;
type Recomputed = (lines: Rows, games: Rows) => PlainRecord[];

const inGame =
  (figure: string): Recomputed =>
  (lines) =>
    firstThree(lines.map((line) => [line.count(figure), line.of]));

/** The means of players with seven tenths of the season's games, or enough of the count. */
const perGame =
  (figure: string, enough: number): Recomputed =>
  (lines) => {
    const groups = bySeason(lines);
    const most = new Map<string, number>();
    for (const [first, ...others] of groups) {
      if (first === undefined) continue;
      most.set(first.season, Math.max(most.get(first.season) ?? 0, 1 + others.length));
    }
    const regular = groups.filter((own) => {
      const soFar = Math.min(82, most.get(own[0]?.season ?? "") ?? 0);
      return 10 * own.length >= 7 * soFar || 82 * sumOf(own, figure) >= enough * soFar;
    });
    return firstThree(
      regular.map((own) => [
        Math.round((10 * sumOf(own, figure)) / own.length) / 10,
        own[0]?.of ?? "",
      ]),
    );
  };

const inTotal =
  (figure: string): Recomputed =>
  (lines) =>
    firstThree(bySeason(lines).map((own) => [sumOf(own, figure), own[0]?.of ?? ""]));

const inARow =
  (figure: string, least: number): Recomputed =>
  (lines) =>
    firstThree(plainRuns(lines, (line) => line.count(figure) >= least));

const teamGame =
  (figure: string, sign = 1): Recomputed =>
  (_, games) =>
    firstThree(
      games.map((game) => [game.count(figure), game.of]),
      sign,
    );

const teamMean =
  (figure: string, sign = 1): Recomputed =>
  (_, games) =>
    firstThree(
      bySeason(games).map((own) => [
        Math.round((10 * sumOf(own, figure)) / own.length) / 10,
        own[0]?.of ?? "",
      ]),
      sign,
    );

const teamRuns =
  (won: boolean, place?: string): Recomputed =>
  (_, games) =>
    firstThree(
      plainRuns(
        games.filter((game) => place === undefined || game.place === place),
        (game) => game.won === won,
      ),
    );

const RECORDS: [part: string, label: string, recomputed: Recomputed][] = [
  ["Player game records", "Points", inGame("pts")],
  ["Player game records", "Rebounds", inGame("reb")],
  ["Player game records", "Assists", inGame("ast")],
  ["Player game records", "Three-pointers", inGame("fg3m")],
  ["Player game records", "Steals", inGame("stl")],
  ["Player game records", "Blocks", inGame("blk")],
  ["Player game records", "Free throws", inGame("ftm")],
  ["Player game records", "Plus-minus", inGame("pm")],
  ["Player season records", "Points per game", perGame("pts", 1400)],
  ["Player season records", "Rebounds per game", perGame("reb", 800)],
  ["Player season records", "Assists per game", perGame("ast", 400)],
  ["Player season records", "Steals per game", perGame("stl", 125)],
  ["Player season records", "Blocks per game", perGame("blk", 100)],
  ["Player season records", "Points", inTotal("pts")],
  ["Player season records", "Three-pointers", inTotal("fg3m")],
  ["Player season records", "Triple-doubles", inTotal("td")],
  [
    "Player season records",
    "40-point games",
    (lines) =>
      firstThree(
        bySeason(lines.filter((line) => line.count("pts") >= 40)).map((own) => [
          own.length,
          own[0]?.of ?? "",
        ]),
      ),
  ],
  ["Player streaks", "20 points or more", inARow("pts", 20)],
  ["Player streaks", "30 points or more", inARow("pts", 30)],
  ["Player streaks", "A three-pointer", inARow("fg3m", 1)],
  ["Player streaks", "A double-double", inARow("dd", 1)],
  ["Player streaks", "A triple-double", inARow("td", 1)],
  ["Team game records", "Most points", teamGame("pts")],
  ["Team game records", "Fewest points", teamGame("pts", -1)],
  ["Team game records", "Largest margin", teamGame("diff")],
  [
    "Team game records",
    "Points of both teams",
    (_, games) =>
      firstThree(games.filter(({ won }) => won).map((game) => [game.count("bothpts"), game.of])),
  ],
  ["Team season records", "Points per game", teamMean("pts")],
  ["Team season records", "Fewest points allowed per game", teamMean("oppts", -1)],
  ["Team season records", "Point differential per game", teamMean("diff")],
  ["Team streaks", "Wins", teamRuns(true)],
  ["Team streaks", "Losses", teamRuns(false)],
  ["Team streaks", "Home wins", teamRuns(true, "home")],
  ["Team streaks", "Road wins", teamRuns(true, "away")],
];

const inYear = (part: string, stage: string) =>
  stage === "season" ? part : part.replace("season records", "records in one postseason");

test.each(["season", "playoffs"] as const)("%s: each record equals a plain count", (stage) => {
  const lines = plainLines(seasons, stage);
  const games = plainTeamGames(seasons, stage);
  let compared = 0;
  for (const [part, label, recomputed] of RECORDS) {
    const shown = pages[stage].parts
      .find(({ title }) => title === inYear(part, stage))
      ?.records.find((record) => record.label === label);
    if (shown === undefined) continue;
    compared += 1;
    const expected = recomputed(lines, games);
    const figures = shown.rows.map(({ figure }) =>
      Number(figure.replaceAll(",", "").replace("−", "-")),
    );
    expect([stage, part, label, figures]).toEqual([
      stage,
      part,
      label,
      expected.map(([figure]) => figure),
    ]);
    const [first, second] = expected;
    if (first !== undefined && first[0] !== second?.[0])
      expect(shown.rows[0]?.name).toBe(nameOf.get(first[1]) ?? first[1]);
  }
  expect(compared).toBeGreaterThanOrEqual(20);
});

test("a record leads to its whole list, its holder to the game or to the games", () => {
  const recordOf = (part: string, label: string) =>
    pages.season.parts
      .find(({ title }) => title === part)
      ?.records.find((record) => record.label === label);
  expect(pages.season.title).toBe("Records since 1998-99");
  expect(recordOf("Player game records", "Points")).toMatchObject({
    href: "/nba/finder?sort=-pts&season=all",
    rows: [
      {
        figure: "83",
        name: "Bam Adebayo",
        href: "/nba/games/0022500938",
        words: "Heat vs. Washington, Mar 10, 2026",
      },
      {
        figure: "81",
        name: "Kobe Bryant",
        href: "/nba/games/0020500591",
        words: "Lakers vs. Toronto, Jan 22, 2006",
      },
      { figure: "73", name: "Luka Dončić" },
    ],
    isTied: false,
  });
  expect(recordOf("Player season records", "Three-pointers")).toMatchObject({
    href: "/nba/stats/players?by=season&per=total&sort=-fg3m&season=all",
    rows: [{ figure: "402", name: "Stephen Curry", words: "Warriors, 2015-16" }, {}, {}],
  });
  expect(recordOf("Team season records", "Best record")).toMatchObject({
    href: "/nba/stats/teams?by=season&sort=-winpct&season=all",
    rows: [{ figure: "73–9", name: "Golden State Warriors", words: "2015-16" }, {}, {}],
  });
  expect(recordOf("Team streaks", "Wins")?.rows[0]).toMatchObject({
    figure: "28",
    words: "Apr 9, 2015 to Dec 11, 2015",
    href: "/nba/finder?rows=team-games&team=GSW&result=w&from=2015-04-09&to=2015-12-11&season=all",
  });
});
