import type { Career, CareerSeason } from "#domain/players/career.ts";
import {
  type CareerRow,
  careerTable,
  gamesCounted,
  HIGHS,
  type High,
} from "#domain/players/career-table.ts";
import { type HonourGroup, honourGroups } from "#domain/players/honours.ts";
import { linksOfSeason } from "#domain/players/season-links.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { percentage, quotient } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { Team } from "#domain/teams/team.ts";

/** The columns of the regular season, per game. */
export const CAREER_HEADS = [
  "PTS",
  "REB",
  "AST",
  "MIN",
  "STL",
  "BLK",
  "FG%",
  "3P%",
  "FT%",
] as const;
/** The columns of the playoffs next to the regular season. */
export const PLAYOFF_HEADS = ["GP", "PTS", "REB", "AST"] as const;

export interface CareerCell {
  text: string;
  /** True for the player's best season in this figure. */
  isBest: boolean;
}

export interface SeasonRow {
  /** "2003-04". */
  season: string;
  /** The team's abbreviation in that season, or "2 teams". */
  team: string;
  /** The team's page in that season; undefined for several teams, and for one without a page. */
  href: string | undefined;
  /** The games of the regular season; "0" for a season of playoffs only. */
  games: string;
  cells: CareerCell[];
  playoffs: CareerCell[];
}

export interface CareerPage {
  /**
   * One row for each season and team, the oldest first; a season of several teams has one more before them,
   * its sum. Empty for a player without a game.
   */
  rows: SeasonRow[];
  total: { seasons: number; games: string; cells: string[]; playoffs: string[] } | undefined;
  hasPlayoffs: boolean;
  honours: HonourGroup[];
}

/** The teams and the current season beside a career. */
interface CareerContext {
  teams: readonly Team[];
  current: string;
}

/** A player's career as printed: seasons with their playoffs, sums and honours. */
export function careerPage(
  career: Career,
  official: SeasonTotals | undefined,
  { teams, current }: CareerContext,
): CareerPage {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const now = {
    season: current,
    abbreviationOf: (id: number) => byId.get(id)?.abbreviation ?? "",
    official,
  };
  const seasons = careerTable(career, "season", now);
  const playoffs = careerTable(career, "playoffs", now);
  const ofSeason = [...seasons.wholes, ...seasons.rows];
  const keys = new Map([...ofSeason, ...playoffs.rows].map((row) => [keyOf(row), row]));
  const find = (rows: readonly CareerRow[], key: string) => rows.find((row) => keyOf(row) === key);
  const total = seasons.total ?? playoffs.total;
  const inOrder = [...keys].toSorted(([, a], [, b]) =>
    a.season < b.season ? -1 : Number(a.season > b.season),
  );
  return {
    rows: inOrder.map(([key, { season, team, teamId }]) => {
      return {
        season,
        team,
        href: teamId > 0 ? linksOfSeason(season, current).team({ id: teamId }) : undefined,
        games: gamesOf(find(ofSeason, key)),
        cells: cellsOf(find(ofSeason, key), CAREER_HEADS),
        playoffs: cellsOf(
          teamId === 0 ? wholeOf(playoffs.rows, season) : find(playoffs.rows, key),
          PLAYOFF_HEADS,
        ),
      };
    }),
    total: total && {
      seasons: new Set([...keys.values()].map(({ season }) => season)).size,
      games: gamesOf(seasons.total),
      cells: CAREER_HEADS.map((head) => printed(head, seasons.total, seasons.rows)),
      playoffs: PLAYOFF_HEADS.map((head) => printed(head, playoffs.total, playoffs.rows)),
    },
    hasPlayoffs: playoffs.rows.length > 0,
    honours: honourGroups(career.honours),
  };
}

function wholeOf(rows: readonly CareerRow[], season: string): CareerRow | undefined {
  return rows.find((row) => row.season === season);
}

function keyOf({ season, teamId, team }: CareerSeason): string {
  return `${season} ${teamId || team}`;
}

function gamesOf(season: CareerSeason | undefined): string {
  return printedFigure(String(season?.games ?? 0));
}

function cellsOf(row: CareerRow | undefined, heads: readonly string[]): CareerCell[] {
  return heads.map((head) => {
    const high = HIGHS.find((figure) => figure === (head.toLowerCase() as High));
    return { text: printed(head, row), isBest: high !== undefined && !!row?.highs.includes(high) };
  });
}

/** A figure of a season, or of the sum of `seasons`; "" where the league did not count it. */
function printed(
  head: string,
  season: CareerSeason | undefined,
  seasons: readonly CareerSeason[] = season ? [season] : [],
): string {
  if (season === undefined) return head === "GP" ? "–" : "";
  const share = (made: number | null, tried: number | null) => {
    if (made === null || tried === null) return "";
    return tried === 0 ? "–" : percentage(made, tried);
  };
  const mean = (figure: High | "minutes") => {
    const sum = season[figure];
    return sum === null ? "" : quotient(sum, gamesCounted(seasons, figure), 1);
  };
  switch (head) {
    case "GP":
      return printedFigure(String(season.games));
    case "FG%":
      return share(season.fgm, season.fga);
    case "3P%":
      return share(season.fg3m, season.fg3a);
    case "FT%":
      return share(season.ftm, season.fta);
    case "MIN":
      return mean("minutes");
    default:
      return mean(head.toLowerCase() as High);
  }
}
