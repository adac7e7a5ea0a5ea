import * as v from "valibot";
import type { FranchiseName, LeagueHistory, PastFinals } from "#domain/history/league-history.ts";
import { type DraftPick, LEAGUES, type ListedSeries } from "#domain/history/season-lists.ts";
import { FINALS_ROUND } from "#domain/season/postseason.ts";
import { seasonName, seasonOfGame } from "#domain/season/season.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import type { FranchiseHistory, FranchiseSeason } from "#domain/teams/franchise.ts";
import type { StoredLists } from "#functions/data/wire/season-lists.ts";
import { DatasetError } from "../dataset-error.ts";
import { count, day, maybeCount, maybeText, readTable, text } from "../read-table.ts";
import { codeOfToday, type ListedTeamRow, readListedTeams } from "./listed-teams.ts";

const league = v.picklist(LEAGUES);

/** The lists of every season, with what crosses seasons but the ratings. */
export interface AllTimeLists {
  seasons: ReadonlyMap<string, StoredLists>;
  history: LeagueHistory;
  drafts: DraftPick[];
  /** Every franchise's seasons in the tables; of those that are no more, the ids are above 100. */
  franchises: ReadonlyMap<number, Required<Pick<FranchiseHistory, "seasons" | "aba">>>;
}

/**
 * Reads the lists of every season since 1946-47; those since the league's lines are held have awards
 * and drafts alone. Players have the names of `names`, by id.
 */
export function readSeasonLists(folder: string, names: ReadonlyMap<string, string>): AllTimeLists {
  const teams = readListedTeams(folder);
  const known = new Map(teams.map((team) => [`${team.season} ${team.abbreviation}`, team]));
  const teamOf = (season: string, code: string) => {
    const team = known.get(`${season} ${codeOfToday(code)}`);
    if (team === undefined) throw new DatasetError(`${season} has no team ${code}.`);
    return team;
  };
  const listed = teams.filter(({ season }) => season < FIRST_WITH_OFFICIAL_LINES);
  const series = readSeries(folder, teamOf, teams.at(-1)?.season ?? "");
  const ofTeams = bySeason(listed);
  const ofGames = bySeason(readGames(folder, teamOf));
  const ofSeries = bySeason(series);
  return {
    seasons: new Map(
      [...ofTeams].map(([season, own]) => [
        season,
        { teams: own, games: ofGames.get(season) ?? [], series: ofSeries.get(season) ?? [] },
      ]),
    ),
    drafts: readDraft(folder, names),
    history: { names: namesOfFranchises(teams), finals: finalsOf(series, teams), peaks: [] },
    franchises: franchisesOf(teams),
  };
}

function bySeason<Row extends { season: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ season }) => season);
}

type TeamOf = (season: string, code: string) => ListedTeamRow;

/** A game of a season since 1950-51, before those with lines. */
function readGames(folder: string, teamOf: TeamOf) {
  return readTable(folder, "alltime/games.csv.gz", {
    game_id: v.pipe(v.string(), v.regex(/^002\d{7}$/, "must be the id of a game")),
    date: day,
    home: text,
    away: text,
    home_points: count,
    away_points: count,
    overtimes: maybeCount,
  }).map(({ game_id: id, date, home, away, home_points, away_points, overtimes }) => {
    const season = seasonOfGame(id) ?? "";
    return {
      season,
      id,
      date,
      homeTeamId: teamOf(season, home).id,
      awayTeamId: teamOf(season, away).id,
      homePoints: home_points,
      awayPoints: away_points,
      neutral: false,
      ...(overtimes && { overtimes }),
    };
  });
}

/** A series with the seeds of winner and loser, where they are known. */
export interface SeededSeries extends ListedSeries {
  season: string;
  seeds: (number | null)[];
}

function readSeries(folder: string, teamOf: TeamOf, last: string): SeededSeries[] {
  return readTable(folder, "alltime/playoff_series.csv.gz", {
    season: text,
    league,
    round: text,
    winner: text,
    loser: text,
    winner_wins: count,
    loser_wins: count,
    winner_seed: maybeCount,
    loser_seed: maybeCount,
    first_date: maybeText,
  })
    .filter(({ season }) => season <= last)
    .toSorted((a, b) => (a.first_date < b.first_date ? -1 : Number(a.first_date > b.first_date)))
    .map((row) => {
      const { season, winner_seed, loser_seed } = row;
      const ids = [row.winner, row.loser].map((code) => teamOf(season, code).id);
      const isUpset = winner_seed !== null && loser_seed !== null && winner_seed > loser_seed;
      const [highTeamId = 0, lowTeamId = 0] = isUpset ? ids.toReversed() : ids;
      const wins = [row.winner_wins, row.loser_wins];
      const [highWins = 0, lowWins = 0] = isUpset ? wins.toReversed() : wins;
      const [winnerTeamId = 0] = ids;
      const label = labelOf(row.round);
      return {
        season,
        league: row.league,
        round: roundOf(row.round),
        label,
        highTeamId,
        lowTeamId,
        highWins,
        lowWins,
        winnerTeamId,
        seeds: [winner_seed, loser_seed],
      };
    });
}

function labelOf(round: string): string {
  return round
    .replace(/\bConf\b/, "Conference")
    .replace(/\bDiv\b/, "Division")
    .replace("1st", "First")
    .replace("2nd", "Second")
    .replace("3rd", "Third");
}

/** The number of a round: of several semifinals, those of the league come after those of a division. */
function roundOf(round: string): number {
  if (round === "Finals") return FINALS_ROUND;
  if (/Tiebreak/.test(round)) return 0;
  if (round === "Semifinals" || /Finals/.test(round)) return 3;
  return /First Round/.test(round) ? 1 : 2;
}

/** The first rounds, each with the season that its players began. */
function readDraft(folder: string, names: ReadonlyMap<string, string>): DraftPick[] {
  return readTable(folder, "alltime/draft.csv.gz", {
    year: count,
    league,
    round: maybeCount,
    pick: maybeCount,
    team: text,
    player_id: maybeText,
    player: text,
    college: maybeText,
  }).flatMap(({ year, league, round, pick, team, player_id, player, college }) =>
    round !== 1 || pick === null || league === "ABA"
      ? []
      : [
          {
            season: seasonName(year),
            pick,
            team: codeOfToday(team),
            playerId: player_id || undefined,
            name: names.get(player_id) ?? player,
            college,
          },
        ],
  );
}

/** Consecutive seasons of a franchise under one name in one league. */
function namesOfFranchises(teams: readonly ListedTeamRow[]): FranchiseName[] {
  return [...Map.groupBy(teams, ({ id }) => id)].flatMap(([teamId, rows]) => {
    const names: FranchiseName[] = [];
    for (const { fullName: name, league, season } of rows) {
      const last = names.at(-1);
      const isSame = last?.name === name && (last.league === "ABA") === (league === "ABA");
      if (isSame) last.last = season;
      else names.push({ teamId, league, name, first: season, last: season });
    }
    return names;
  });
}

function finalsOf(
  series: readonly (ListedSeries & { season: string })[],
  teams: readonly ListedTeamRow[],
): PastFinals[] {
  const names = new Map(teams.map((team) => [`${team.season} ${team.id}`, team.fullName]));
  return series
    .filter(({ round }) => round === FINALS_ROUND)
    .map(({ season, league, highTeamId, lowTeamId, highWins, lowWins, winnerTeamId }) => {
      const loserId = winnerTeamId === highTeamId ? lowTeamId : highTeamId;
      return {
        season,
        league,
        championId: winnerTeamId,
        champion: names.get(`${season} ${winnerTeamId}`) ?? "",
        runnerUpId: loserId,
        runnerUp: names.get(`${season} ${loserId}`) ?? "",
        wins: Math.max(highWins, lowWins),
        losses: Math.min(highWins, lowWins),
      };
    })
    .toSorted((a, b) => (a.season < b.season ? -1 : Number(a.season > b.season)));
}

/** The seasons of franchises that are no more, and of the others those in the ABA. */
function franchisesOf(teams: readonly ListedTeamRow[]): AllTimeLists["franchises"] {
  const played = Map.groupBy(
    teams.filter(({ wins }) => wins !== null),
    ({ id }) => id,
  );
  return new Map(
    [...played].map(([id, rows]) => {
      const { aba = [], seasons = [] } = Object.groupBy(rows, ({ league }) =>
        league === "ABA" ? "aba" : "seasons",
      );
      return [id, { seasons: seasons.map(franchiseSeason), aba: aba.map(franchiseSeason) }];
    }),
  );
}

function franchiseSeason(row: ListedTeamRow): FranchiseSeason {
  return {
    season: row.season,
    name: row.fullName,
    wins: row.wins ?? 0,
    losses: row.losses ?? 0,
    playoffs: !["missed", "lost tiebreak"].includes(row.result),
    champion: row.result === "title",
    arena: row.arena || undefined,
  };
}
