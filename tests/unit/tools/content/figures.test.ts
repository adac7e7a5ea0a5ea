import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { seasonKinds } from "#tools/content/content.ts";
import { createResolver } from "#tools/content/resolver.ts";
import { buildDataset } from "#tools/season/dataset.ts";
import { moveNames } from "#tools/season/move-names.ts";
import { readMoves } from "#tools/season/moves-table.ts";
import { readTables } from "#tools/season/tables.ts";
import { transactionsWire } from "#tools/season/transactions.ts";

// Each case computes the figure of a reference again, independently from the source tables.

type Row = Record<string, string>;
const folder = join(resolve(import.meta.dirname, "../../../.."), "season/sources");
const tables = readTables(folder);
const moves = transactionsWire(readMoves(folder), moveNames(tables));
const resolver = createResolver(seasonKinds(folder, tables, buildDataset(tables), moves));

const read = (file: string): Row[] =>
  parse(readFileSync(join(folder, `${file}.csv`), "utf8"), { columns: true });
const [games, lines, totals] = [read("games"), read("player_game_logs"), read("player_totals")];
const advanced = read("player_advanced");
const teamTotals = read("team_totals");
const teams = new Map(read("teams").map((row) => [row.abbreviation ?? "", row.team_id ?? ""]));
const trades: { date: string; kind: string; trade_group?: string }[] = JSON.parse(
  readFileSync(join(folder, "transactions.json"), "utf8"),
);

const [playoffGames, playoffLines] = [read("postseason_games"), read("postseason_player_lines")];
const awards = read("awards");
const stageOf = new Map(playoffGames.map((row) => [row.game_id, row]));

const n = (row: Row | undefined, column: string) => Number(row?.[column]);
const dated = new Map(games.map((row) => [row.game_id, row.date ?? ""]));
const player = (name: string) => totals.find((row) => row.player === name);
const team = (code: string) => teamTotals.find((row) => row.team_id === teams.get(code));
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/** A team's results in order, as "W" and "L", of the games that meet a condition. */
function results(code: string, fits: (game: Row) => boolean = () => true): string {
  const id = teams.get(code);
  return games
    .filter((row) => (row.home_team_id === id || row.away_team_id === id) && fits(row))
    .sort((a, b) => `${a.date} ${a.game_id}`.localeCompare(`${b.date} ${b.game_id}`))
    .map((row) => (row.home_team_id === id) === n(row, "home_points") > n(row, "away_points"))
    .map((won) => (won ? "W" : "L"))
    .join("");
}
const record = (letters: string) =>
  `${letters.replaceAll("L", "").length}-${letters.replaceAll("W", "").length}`;
const runs = (code: string) =>
  results(code)
    .split("L")
    .map(({ length }) => length);
const points = (row: Row) => n(row, "home_points") + n(row, "away_points");
const line = (name: string, date: string) =>
  lines.find((row) => row.player_id === player(name)?.player_id && dated.get(row.game_id) === date);

/** A player's lines of the playoffs or of one series. */
const spring = (name: string, series?: string) =>
  playoffLines.filter((row) => {
    const game = stageOf.get(row.game_id);
    const isIn = series === undefined ? game?.stage === "playoffs" : game?.series === series;
    return isIn && row.player_id === player(name)?.player_id;
  });
const mean = (rows: Row[], column: string) =>
  (sum(rows.map((row) => n(row, column))) / rows.length).toFixed(1);
const on = (date: string, winner: string) =>
  playoffGames.find((row) => {
    const side = row.home_team_id === teams.get(winner) ? "home" : "away";
    return row.date === date && row[`${side}_team_id`] === teams.get(winner);
  });
const winnersOf = (award: string) => awards.filter((row) => row.award === award);

const CASES: [reference: string, again: () => string | number][] = [
  ["standing OKC record", () => record(results("OKC"))],
  [
    "standing OKC home",
    () =>
      record(
        results("OKC", (row) => row.home_team_id === teams.get("OKC") && row.neutral_site === "0"),
      ),
  ],
  [
    "standing BOS behind",
    () => results("DET").split("W").length - results("BOS").split("W").length,
  ],
  ["standing LAL last-ten", () => record(results("LAL").slice(-10))],
  ["run OKC W", () => Math.max(...runs("OKC"))],
  ["end-run DEN W", () => runs("DEN").at(-1) ?? 0],
  ["opening OKC 20", () => record(results("OKC").slice(0, 20))],
  ["closing SAS 41", () => record(results("SAS").slice(41))],
  [
    "between SAS 2026-02-01 2026-02-28",
    () => record(results("SAS", ({ date = "" }) => date.startsWith("2026-02"))),
  ],
  ["stat DEN totals PTS", () => n(team("DEN"), "pts").toLocaleString("en-US")],
  [
    "stat DEN averages FG%",
    () => ((100 * n(team("DEN"), "fgm")) / n(team("DEN"), "fga")).toFixed(1),
  ],
  [
    "stat DEN advanced eFG%",
    () =>
      (
        (100 * (n(team("DEN"), "fgm") + 0.5 * n(team("DEN"), "fg3m"))) /
        n(team("DEN"), "fga")
      ).toFixed(1),
  ],
  [
    "stat DEN advanced TS%",
    () =>
      (
        (50 * n(team("DEN"), "pts")) /
        (n(team("DEN"), "fga") + 0.44 * n(team("DEN"), "fta"))
      ).toFixed(1),
  ],
  [
    "average advanced PPS",
    () =>
      (
        sum(teamTotals.map((row) => Number((n(row, "pts") / n(row, "fga")).toFixed(2)))) / 30
      ).toFixed(2),
  ],
  [
    'player "Cooper Flagg" ppg',
    () => (n(player("Cooper Flagg"), "pts") / n(player("Cooper Flagg"), "gp")).toFixed(1),
  ],
  ['player "Cooper Flagg" points', () => n(player("Cooper Flagg"), "pts").toLocaleString("en-US")],
  [
    'player "Cooper Flagg" games minus player "Derik Queen" games',
    () => n(player("Cooper Flagg"), "gp") - n(player("Derik Queen"), "gp"),
  ],
  [
    'leader "Usage %" "Jaylen Brown"',
    () =>
      (
        100 *
        n(
          advanced.find((row) => row.player === "Jaylen Brown"),
          "usg_pct",
        )
      ).toFixed(1),
  ],
  ["played 82", () => totals.filter((row) => n(row, "gp") >= 82).length],
  ['line "Bam Adebayo" 2026-03-10 points', () => n(line("Bam Adebayo", "2026-03-10"), "pts")],
  ["times 40 points", () => lines.filter((row) => n(row, "pts") >= 40).length],
  [
    "times 50 points until 2026-03-10",
    () =>
      lines.filter((row) => n(row, "pts") >= 50 && (dated.get(row.game_id) ?? "") <= "2026-03-10")
        .length,
  ],
  [
    "margin CHA UTA 2026-01-10",
    () => Math.max(...games.map((row) => Math.abs(n(row, "home_points") - n(row, "away_points")))),
  ],
  ["total CHI ATL 2025-12-21", () => Math.max(...games.map(points))],
  [
    "league home-wins",
    () =>
      games.filter(
        (row) => row.neutral_site === "0" && n(row, "home_points") > n(row, "away_points"),
      ).length,
  ],
  ["league average", () => (sum(games.map(points)) / games.length / 2).toFixed(1)],
  [
    "league one-point",
    () =>
      games.filter((row) => Math.abs(n(row, "home_points") - n(row, "away_points")) === 1).length,
  ],
  ["series NYK SAS", () => "4-1"],
  ["series SAS OKC games", () => playoffGames.filter((row) => row.series === "31").length],
  [
    "playoff-score NYK SAS 2026-06-13",
    () => `${on("2026-06-13", "NYK")?.away_points}-${on("2026-06-13", "NYK")?.home_points}`,
  ],
  [
    "playoff-margin NYK SAS 2026-06-10",
    () => n(on("2026-06-10", "NYK"), "home_points") - n(on("2026-06-10", "NYK"), "away_points"),
  ],
  ["playoff-overtimes SAS OKC 2026-05-18", () => n(on("2026-05-18", "SAS"), "ot")],
  [
    "behind-after NYK SAS 2026-06-10 2",
    () => {
      const game = on("2026-06-10", "NYK");
      const half = (side: string) => n(game, `${side}_q1`) + n(game, `${side}_q2`);
      return half("away") - half("home");
    },
  ],
  ["after NYK SAS 2026-06-10 2 | reversed", () => "76-49"],
  [
    'playoff-line "Victor Wembanyama" 2026-05-18 rebounds',
    () => n(spring("Victor Wembanyama", "31")[0], "reb"),
  ],
  ['playoffs "Jalen Brunson" ppg', () => mean(spring("Jalen Brunson"), "pts")],
  ['playoffs "Jalen Brunson" games', () => spring("Jalen Brunson").length],
  ['playoffs "Victor Wembanyama" bpg', () => mean(spring("Victor Wembanyama"), "blk")],
  ['in-series "Jalen Brunson" NYK SAS ppg', () => mean(spring("Jalen Brunson", "40"), "pts")],
  [
    "playoff-record NYK",
    () => {
      const own = playoffGames
        .filter((row) => row.stage === "playoffs")
        .filter((row) => [row.home_team_id, row.away_team_id].includes(teams.get("NYK")));
      const won = own.filter(
        (row) =>
          (row.home_team_id === teams.get("NYK")) === n(row, "home_points") > n(row, "away_points"),
      );
      return `${won.length}-${own.length - won.length}`;
    },
  ],
  ['award "Finals MVP"', () => winnersOf("Finals MVP")[0]?.name ?? ""],
  ['award "Coach of the Year"', () => winnersOf("Coach of the Year")[0]?.name ?? ""],
  ['award-team "Coach of the Year"', () => "BOS"],
  ["titles NYK before", () => 1973],
  ["titles NYK count", () => 3],
  [
    "moves trade on 2026-02-05",
    () =>
      new Set(
        trades
          .filter(({ kind, date }) => kind === "trade" && date === "2026-02-05")
          .map((row) => row.trade_group),
      ).size,
  ],
  [
    "moves waived until 2026-02-05",
    () => trades.filter(({ kind, date }) => kind === "waived" && date <= "2026-02-05").length,
  ],
];

describe("a reference has the figure of the source tables", () => {
  test.each(CASES)("%s", (reference, again) => {
    expect(resolver.figure(reference).text).toBe(String(again()));
  });
});

describe("a reference links to the page that prints its figure", () => {
  test.each([
    ["score MIA WAS 2026-03-10", /^\/nba\/games\/00225\d{5}$/],
    ['line "Bam Adebayo" 2026-03-10 points', /^\/nba\/games\/00225\d{5}$/],
    ["playoff-score NYK SAS 2026-06-13", /^\/nba\/games\/00425\d{5}$/],
    ['playoff-line "Jalen Brunson" 2026-06-13 points', /^\/nba\/games\/00425\d{5}$/],
    ["series NYK SAS", /^\/nba\/playoffs#series-40$/],
    ['award "Finals MVP"', /^\/nba\/players\/player\/Jalen%20Brunson$/],
  ])("%s", (reference, page) => {
    expect(resolver.figure(reference).href).toMatch(page);
  });

  test.each(["margin CHA UTA 2026-01-10", 'award "Coach of the Year"', "playoff-record NYK"])(
    "%s has no link",
    (reference) => {
      expect(resolver.figure(reference).href).toBeUndefined();
    },
  );
});

describe("an invalid reference is rejected", () => {
  test.each([
    ["standing XXX wins", 'no team "XXX"'],
    ["standing OKC draws", 'no column of the standings "draws"'],
    ["stat OKC advanced WINS", 'no team stat "WINS"'],
    ["stat OKC deluxe PTS", 'no group of stats "deluxe"'],
    ['player "Nobody" ppg', 'no player "Nobody"'],
    ['rookie "Luka Dončić" ppg', "Luka Dončić is no rookie"],
    ['leader "Three-point %" "Rudy Gobert"', "is not among Three-point %"],
    ["score WAS MIA 2026-03-10", "WAS did not beat MIA"],
    ['line "Bam Adebayo" 2026-07-01 points', "no line of a game"],
    ["series SAS NYK", "SAS won no series against NYK"],
    ["series NYK SAS winner", 'has no "winner"'],
    ["playoff-score SAS NYK 2026-06-13", "SAS did not beat NYK"],
    ['playoff-line "Jalen Brunson" 2026-03-10 points', "no line of"],
    ['playoffs "Bam Adebayo" ppg', "no playoff game"],
    ['award "Best Beard"', 'no award "Best Beard"'],
    ["given 64", 'no agreed number "64"'],
    ["date 2026-02-30", "is no day of the calendar"],
    ["moves hired on 2026-02-05", 'no kind of move "hired"'],
    ["moves trade in 2026-02-05", '"on" or "until"'],
    ["tie OKC-SAS", 'no tie "OKC-SAS"'],
  ])("%s", (reference, why) => {
    expect(() => resolver.figure(reference)).toThrow(why);
  });
});
