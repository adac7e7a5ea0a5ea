import type { CountColumn } from "#domain/figures/figure.ts";
import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import { statsOfTeam, type TeamFigure, type TeamStats } from "#domain/leaders/team-stats.ts";
import { memoize } from "#domain/memoize.ts";
import type { SeasonRatings, SeasonTotals } from "#domain/season/facts.ts";
import type { Team } from "#domain/teams/team.ts";
import type { QuestionData } from "../question-data.ts";
import type { LinePlayer, SeasonLines } from "../storage/season-lines.ts";
import { playerEfficiency } from "./player-efficiency.ts";
import { gamesPlayed, resultFigures } from "./result-figures.ts";
import type { Table } from "./tables.ts";

/** The official regular season of a player or a team: games, sums and ratings. */
export interface Official {
  games: number;
  sums: ReadonlyMap<CountColumn, number>;
  ratings: ReadonlyMap<string, number>;
}

type OfficialData = Pick<QuestionData, "lines" | "totals" | "ratings" | "teams" | "teamStats">;

/** The official season of each player or team, by the table's subject index. */
export function officialSeasons(
  { lines, totals, ratings, teams, teamStats }: OfficialData,
  table: Table,
): readonly (Official | undefined)[] {
  if (table.of === "players") {
    const efficiency = teamStats && playerEfficiency(totals)(teamStats)(teams);
    return playerSeasons(lines.players)(totals)(ratings)(efficiency ?? UNKNOWN);
  }
  return teamSeasons(lines)(teams)(teamStats ?? UNPUBLISHED);
}

const SECONDS = 60;

/** One empty map, because indexes are memoized by identity. */
const UNKNOWN: ReadonlyMap<string, number> = new Map();

const playerSeasons = memoize((players: readonly LinePlayer[]) =>
  memoize((totals: readonly SeasonTotals[]) =>
    memoize((ratings: readonly SeasonRatings[]) =>
      memoize((efficiency: ReadonlyMap<string, number>): readonly (Official | undefined)[] => {
        const byId = new Map(totals.map((player) => [player.id, player]));
        const rated = new Map(ratings.map((player) => [player.id, player]));
        return players.map(({ id }) => {
          const season = byId.get(id);
          return season && playerSeason(season, rated.get(id), efficiency.get(id));
        });
      }),
    ),
  ),
);

/**
 * The official season of a player, with his ratings if they cover the same games, and his efficiency
 * rating, which follows from the totals of all players.
 */
export function playerSeason(
  player: SeasonTotals,
  rated?: SeasonRatings,
  efficiency?: number,
): Official {
  const sums = new Map<CountColumn, number>(BOX_COUNTS.map((count) => [count, player[count]]));
  sums.set("sec", player.minutes * SECONDS);
  sums.set("dd", player.doubleDoubles);
  sums.set("td", player.tripleDoubles);
  if (player.plusMinus !== null) sums.set("pm", player.plusMinus);
  const ratings = rated?.games === player.games ? ratingsOf(rated) : [];
  const own = efficiency === undefined ? [] : [["PER", efficiency] as const];
  return { games: player.games, sums, ratings: new Map([...ratings, ...own]) };
}

function ratingsOf({ ratings, unassisted }: SeasonRatings): [label: string, value: number][] {
  return [
    ["ORtg", ratings.offensive],
    ["DRtg", ratings.defensive],
    ["NetRtg", ratings.net],
    ["USG%", 100 * ratings.usage],
    ["AST%", 100 * ratings.assistPercentage],
    ["UAST%", unassisted === undefined ? Number.NaN : 100 * unassisted],
  ];
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

/** The statistics of a season of which none are published; one value, because indexes are memoized. */
const UNPUBLISHED: TeamStats = { advanced: [], averages: [], misc: [], totals: [] };

/** The official seasons of the teams, indexed by team id. */
const teamSeasons = memoize((lines: SeasonLines) =>
  memoize((teams: readonly Team[]) =>
    memoize((stats: TeamStats): readonly (Official | undefined)[] => {
      const seasons: (Official | undefined)[] = [];
      for (const team of teams) seasons[team.id] = teamSeason(team, teams, stats, lines);
      return seasons;
    }),
  ),
);

function teamSeason(
  team: Team,
  teams: readonly Team[],
  stats: TeamStats,
  lines: SeasonLines,
): Official {
  const totals = statsOfTeam(team, stats.totals)?.stats ?? [];
  const published = totals.find(({ label }) => label === "GP")?.amount ?? 0;
  // Joined seasons have no results of one season.
  const played = lines.parts === undefined ? gamesPlayed(lines, team.id) : published;
  const isPublished = played === published;
  return {
    games: played,
    sums: isPublished ? new Map(totals.flatMap(publishedSum)) : new Map(),
    // Made when asked for: results are solved for all teams at once.
    get ratings() {
      const ratings = isPublished ? (statsOfTeam(team, stats.advanced)?.stats ?? []) : [];
      const byResults = lines.parts === undefined ? resultFigures(lines)(teams).get(team.id) : [];
      return new Map([...ratings.flatMap(publishedRating), ...(byResults ?? [])]);
    },
  };
}

function publishedSum({ label, amount }: TeamFigure): [CountColumn, number][] {
  const column = TEAM_TOTALS[label];
  return column === undefined || amount === undefined ? [] : [[column, amount]];
}

function publishedRating({ label, amount }: TeamFigure): [string, number][] {
  return amount === undefined ? [] : [[label, amount]];
}
