import { memoize } from "../memoize.ts";
import type { SeasonTotals } from "../season/facts.ts";
import type { Team } from "../season/team.ts";
import { statsOfTeam, type TeamStats } from "../season/team-stats.ts";
import type { CountColumn } from "./figures.ts";
import type { QuestionData } from "./question-data.ts";
import type { Table } from "./tables.ts";

/** A subject's official regular season: its games, its sums and, of a team, its ratings. */
export interface Official {
  games: number;
  sums: ReadonlyMap<CountColumn, number>;
  ratings: ReadonlyMap<string, number>;
}

/** The official season of a player or team, by its place in the table's subjects. */
export function officialOf(
  data: QuestionData,
  table: Table,
): (subject: number) => Official | undefined {
  if (table.of === "players") {
    const byId = officialPlayers(data.totals);
    const { players } = data.lines;
    return (subject) => byId.get(players[subject]?.id ?? "");
  }
  const { teamStats } = data;
  if (teamStats === undefined) return () => undefined;
  const byTeam = officialTeams(teamStats)(data.teams);
  return (subject) => byTeam.get(subject);
}

const COUNTS = [
  ...(["fgm", "fga", "fg3m", "fg3a", "ftm", "fta", "oreb", "dreb", "reb"] as const),
  ...(["ast", "stl", "blk", "tov", "pf", "pts"] as const),
];

const SECONDS = 60;

/** The players' official seasons, by id. */
export const officialPlayers = memoize(
  (totals: readonly SeasonTotals[]): ReadonlyMap<string, Official> =>
    new Map(totals.map((player) => [player.id, playerSeason(player)])),
);

function playerSeason(player: SeasonTotals): Official {
  const sums = new Map<CountColumn, number>(COUNTS.map((count) => [count, player[count]]));
  sums.set("sec", player.minutes * SECONDS);
  sums.set("dd", player.doubleDoubles);
  sums.set("td", player.tripleDoubles);
  if (player.plusMinus !== null) sums.set("pm", player.plusMinus);
  return { games: player.games, sums, ratings: new Map() };
}

const TEAM_TOTALS: Readonly<Record<string, CountColumn>> = {
  FGM: "fgm",
  FGA: "fga",
  "3PM": "fg3m",
  "3PA": "fg3a",
  FTM: "ftm",
  FTA: "fta",
  ORB: "oreb",
  DRB: "dreb",
  REB: "reb",
  AST: "ast",
  STL: "stl",
  BLK: "blk",
  TOV: "tov",
  PF: "pf",
  PTS: "pts",
};

/** The teams' official seasons, by id. */
export const officialTeams = memoize((stats: TeamStats) =>
  memoize(
    (teams: readonly Team[]): ReadonlyMap<number, Official> =>
      new Map(teams.map((team) => [team.id, teamSeason(team, stats)])),
  ),
);

function teamSeason(team: Team, stats: TeamStats): Official {
  const totals = statsOfTeam(team, stats.totals)?.stats ?? [];
  const ratings = statsOfTeam(team, stats.advanced)?.stats ?? [];
  const known = (value: string) => /^-?\d+(\.\d+)?$/.test(value);
  const games = totals.find(({ label }) => label === "GP")?.value ?? "0";
  return {
    games: Number(games),
    sums: new Map(
      totals.flatMap(({ label, value }): [CountColumn, number][] => {
        const column = TEAM_TOTALS[label];
        return column === undefined || !known(value) ? [] : [[column, Number(value)]];
      }),
    ),
    ratings: new Map(
      ratings.flatMap(({ label, value }): [string, number][] =>
        known(value) ? [[label, Number(value)]] : [],
      ),
    ),
  };
}
