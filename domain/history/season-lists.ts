import type { CareerSeason } from "../players/career.ts";
import type { Game, SeasonTotals } from "../season/facts.ts";
import { FINALS_ROUND, type Postseason, type Series } from "../season/postseason.ts";
import { gamesBehind, winningPercentage } from "../season/records.ts";
import { FIRST_WITH_CONFERENCES } from "../season/season-rules.ts";
import type { Standings } from "../standings/standing.ts";
import type { StandingFigures } from "../standings/standings-columns.ts";
import { standingsTable } from "../standings/standings-table.ts";
import type { Team } from "../teams/team.ts";
import { badgeUrl } from "../teams/team-links.ts";

/** The leagues of the lists: the BAA became the NBA in 1949; the ABA played beside it. */
export const LEAGUES = ["BAA", "NBA", "ABA"] as const;
export type League = (typeof LEAGUES)[number];

/** A team of a season under its name, city and division of the time. */
export interface ListedTeam extends Team {
  league: League;
  /** Null for a team that disbanded, whose games count in no record. */
  wins: number | null;
  losses: number | null;
}

/** A player's totals with one team; null where the league did not keep a count. */
export interface ListedPlayer extends Omit<CareerSeason, "season" | "team"> {
  id: string;
  name: string;
}

/** A playoff series of a league. */
export interface ListedSeries extends Omit<Series, "id"> {
  league: League;
}

/** An award and one of its winners; a coach has no player id. */
export interface ListedAward {
  league: League;
  /** "Most Valuable Player", "All-NBA First Team". */
  award: string;
  playerId: string | undefined;
  name: string;
}

/** A pick of the first round. */
export interface DraftPick {
  /** The season that the player began. */
  season: string;
  pick: number;
  /** The abbreviation at the time. */
  team: string;
  playerId: string | undefined;
  name: string;
  college: string;
}

/**
 * The lists of a season since 1946-47. Of a season with lines they have the awards and the draft
 * alone, which its lines do not give.
 */
export interface SeasonLists {
  teams: ListedTeam[];
  players: ListedPlayer[];
  games: Game[];
  series: ListedSeries[];
  awards: ListedAward[];
  /** The draft before the season. */
  draft: DraftPick[];
}

/** The lists of one league: its teams, and what belongs to them. */
export function listsOfLeague(lists: SeasonLists, isAba: boolean): SeasonLists {
  const isOwn = ({ league }: { league: League }) => (league === "ABA") === isAba;
  const teams = lists.teams.filter(isOwn);
  const ids = new Set(teams.map(({ id }) => id));
  return {
    teams,
    // One row stands for several teams, all of the NBA, where the split is not known.
    players: lists.players.filter(({ teamId }) => (teamId === 0 ? !isAba : ids.has(teamId))),
    games: isAba ? [] : lists.games,
    series: lists.series.filter(isOwn),
    awards: lists.awards.filter(isOwn),
    draft: isAba ? [] : lists.draft,
  };
}

/** The half of the league in whose table a team is: its conference, before 1970-71 its division. */
export function halfOf({ conference, division }: Team, season: string): string {
  return season < FIRST_WITH_CONFERENCES ? `${division} Division` : conference;
}

/** The table of a side of the league: "Eastern Conference", before 1970-71 "Eastern Division". */
export function tableTitle(team: Team, season: string): string {
  return season < FIRST_WITH_CONFERENCES
    ? halfOf(team, season)
    : `${team.conference}ern Conference`;
}

/** Computed figures of a season of lists, without those that its games do not tell. */
export function knownFigures<Row extends StandingFigures>(row: Row, season: string): Row {
  const conference = season < FIRST_WITH_CONFERENCES ? undefined : row.conference;
  return { ...row, conference, home: undefined, road: undefined, magic: undefined };
}

/**
 * The standings by the records of the lists. Where the games give the same record, they add a
 * team's last games and margins; homes and roads are left out, because neutral floors are not known.
 */
export function listedStandings({ teams, games }: SeasonLists, season: string): Standings {
  const { East, West } = standingsTable(teams, games);
  const computed = [...East.rows, ...West.rows];
  const ranked = (conference: Team["conference"]) => {
    const members = teams.filter((team) => team.conference === conference);
    const tables = Map.groupBy(members, (team) => halfOf(team, season));
    return [...tables.values()].flatMap((table) => {
      const rows = table
        .flatMap(({ wins, losses, ...team }) =>
          wins === null || losses === null ? [] : [{ team, record: { wins, losses } }],
        )
        .map((row) => ({
          ...row,
          at: computed.findIndex(({ team }) => team.id === row.team.id),
          share: winningPercentage(row.record),
        }))
        .toSorted((a, b) => b.share - a.share || a.at - b.at);
      return rows.map(({ team, record, share, at }, place) => {
        const own = computed[at];
        const isSame = own?.wins === record.wins && own.losses === record.losses;
        return {
          ...NO_FIGURES,
          ...(isSame && {
            conference: season < FIRST_WITH_CONFERENCES ? undefined : own.conference,
            division: own.division,
            overFiveHundred: own.overFiveHundred,
            close: own.close,
            difference: own.difference,
            lastTen: own.lastTen,
            streak: own.streak,
          }),
          ...record,
          teamName: team.fullName,
          logo: badgeUrl(team),
          others: [],
          rank: place + 1,
          winPct: share,
          gamesBehind: gamesBehind(rows[0]?.record ?? record, record),
        };
      });
    });
  };
  return { east: ranked("East"), west: ranked("West") };
}

const NO_FIGURES = {
  conference: undefined,
  division: undefined,
  home: undefined,
  road: undefined,
  overFiveHundred: undefined,
  close: undefined,
  difference: undefined,
  lastTen: undefined,
  streak: undefined,
};

const COUNTS = [
  ...(["minutes", "pts", "reb", "ast", "stl", "blk", "tov", "pf"] as const),
  ...(["fgm", "fga", "fg3m", "fg3a", "ftm", "fta", "oreb", "dreb"] as const),
];

/**
 * The players' totals over all their teams, NaN for a count that the league did not keep; a player
 * of several teams belongs to the last.
 */
export function listedTotals(players: readonly ListedPlayer[]): SeasonTotals[] {
  return [...Map.groupBy(players, ({ id }) => id)].map(([id, rows]) => {
    const last = rows.at(-1);
    const sums = COUNTS.map((count) => [
      count,
      rows.reduce((sum, row) => sum + (row[count] ?? Number.NaN), 0),
    ]);
    return {
      ...(Object.fromEntries(sums) as Record<(typeof COUNTS)[number], number>),
      id,
      name: last?.name ?? "",
      teamId: last?.teamId ?? 0,
      games: rows.reduce((sum, { games }) => sum + games, 0),
      wins: Number.NaN,
      losses: Number.NaN,
      plusMinus: null,
      blka: null,
      pfd: null,
      doubleDoubles: Number.NaN,
      tripleDoubles: Number.NaN,
    };
  });
}

/** The series as a postseason, whose games are not held. */
export function listedPostseason({ series }: Pick<SeasonLists, "series">): Postseason {
  return {
    games: [],
    series: series.map((one, at) => ({ ...one, id: String(at) })),
    awards: [],
  };
}

/** The end of a team's season: "Champions", "Lost in the Finals"; "" for no series. */
export function endingOf(
  teamId: number,
  series: readonly Pick<Series, "round" | "label" | "highTeamId" | "lowTeamId" | "winnerTeamId">[],
): string {
  const own = series.filter((one) => [one.highTeamId, one.lowTeamId].includes(teamId));
  const last = own.toSorted((a, b) => a.round - b.round).at(-1);
  if (last === undefined) return "";
  if (last.winnerTeamId !== teamId) return `Lost in the ${last.label}`;
  return last.round === FINALS_ROUND ? "Champions" : `Won the ${last.label}`;
}
