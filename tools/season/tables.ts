import { existsSync } from "node:fs";
import * as v from "valibot";
import { deficitOf, overtimesOf } from "#domain/season/box-score.ts";
import type { PlayerSeason, SeasonFacts } from "#domain/season/facts.ts";
import { lineCounts } from "./box-columns.ts";
import { DatasetError } from "./dataset-error.ts";
import { periods, periodsOf } from "./game-tables.ts";
import {
  type ContractRow,
  type RosterRow,
  readContracts,
  readPlayers,
  readRosters,
} from "./player-tables.ts";
import {
  count,
  day,
  maybeFraction,
  maybeText,
  readTable,
  teamId,
  text,
  whole,
} from "./read-table.ts";
import { readSeasons } from "./season-table.ts";
import { readTeamSeasons } from "./team-tables.ts";

/** The identity of a team beside its season. */
export interface TeamIdentity {
  id: number;
  officialSite: string;
  primary: string;
  secondary: string;
}

/** All season tables, checked cell by cell. */
export interface Tables extends SeasonFacts {
  identities: TeamIdentity[];
  contracts: ContractRow[];
  rosters: Rosters;
}

/** The rosters in force: those of the season to come, newer than the contracts of the last day. */
export interface Rosters {
  season: string;
  /** An ISO date. */
  asOf: string;
  rows: RosterRow[];
}

const colour = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/, "must be a colour like #0E2240"));
/**
 * Reads the season tables in `folder`. Throws a `DatasetError` at the first missing or bad value.
 */
export function readTables(folder: string): Tables {
  if (!existsSync(folder))
    throw new DatasetError(`There is no folder of season tables at ${folder}.`);
  const contracts = readContracts(folder);
  const players = namedAsUnderContract(readPlayers(folder), contracts);
  const dated = readSeasons(folder).findLast(({ rostersAsOf }) => rostersAsOf !== "");
  return {
    ...readTeams(folder),
    games: readGames(folder),
    players,
    lines: readLines(folder),
    teamSeasons: readTeamSeasons(folder),
    contracts,
    rosters: {
      season: dated?.season ?? "",
      asOf: dated?.rostersAsOf ?? "",
      rows: namedAsKnown(readRosters(folder), contracts, players),
    },
  };
}

/**
 * Renames players with two spellings ("Bobby Portis" and "Bobby Portis Jr.") in their season to the
 * name under contract, which is that of their page.
 */
function namedAsUnderContract(players: PlayerSeason[], contracts: ContractRow[]): PlayerSeason[] {
  const names = new Map(contracts.map(({ player_id, player }) => [player_id, player]));
  return players.map((player) => ({ ...player, name: names.get(player.id) ?? player.name }));
}

/** Gives the players of the rosters the names of their contracts or else of their season, marks included. */
function namedAsKnown(
  rows: RosterRow[],
  contracts: ContractRow[],
  players: PlayerSeason[],
): RosterRow[] {
  const names = new Map([
    ...players.map(({ id, name }) => [id, name] as const),
    ...contracts.map(({ player_id, player }) => [player_id, player] as const),
  ]);
  return rows.map((row) => ({ ...row, player: names.get(row.player_id) ?? row.player }));
}

function readTeams(folder: string): Pick<Tables, "teams" | "identities"> {
  const rows = readTable(folder, "teams.csv", {
    team_id: teamId,
    abbreviation: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "must be three capitals")),
    city: text,
    name: text,
    full_name: text,
    conference: v.picklist(["East", "West"]),
    division: text,
    official_site: v.pipe(v.string(), v.regex(/^https:\/\//, "must be an https address"), v.url()),
    primary_color: colour,
    secondary_color: colour,
  }).sort((a, b) => a.team_id - b.team_id);
  return {
    teams: rows.map((row) => ({
      id: row.team_id,
      abbreviation: row.abbreviation,
      city: row.city,
      conference: row.conference,
      division: row.division,
      fullName: row.full_name,
      name: row.name,
    })),
    identities: rows.map((row) => ({
      id: row.team_id,
      officialSite: row.official_site,
      primary: row.primary_color,
      secondary: row.secondary_color,
    })),
  };
}

/** The games of the regular season. */
export function readGames(folder: string): Tables["games"] {
  const extras = new Map(
    readTable(folder, "game_extras.csv", { game_id: text, tip_utc: maybeText, ...periods }).map(
      (row) => [row.game_id, row],
    ),
  );
  const moved = new Map(
    readTable(folder, "moved_games.csv", { game_id: text, first_date: day }).map((row) => [
      row.game_id,
      row.first_date,
    ]),
  );
  return readTable(folder, "games.csv", {
    game_id: text,
    date: day,
    home_team_id: teamId,
    away_team_id: teamId,
    home_points: count,
    away_points: count,
    neutral_site: v.picklist(["0", "1"]),
  }).map((row) => {
    const game = {
      id: row.game_id,
      date: row.date,
      homeTeamId: row.home_team_id,
      awayTeamId: row.away_team_id,
      homePoints: row.home_points,
      awayPoints: row.away_points,
      neutral: row.neutral_site === "1",
    };
    const extra = extras.get(row.game_id);
    const first = moved.get(row.game_id);
    const told = { ...game, periods: extra ? periodsOf(extra) : { home: [], away: [] } };
    const [overtimes, deficit] = [overtimesOf(told), deficitOf(told)];
    return {
      ...game,
      ...(overtimes > 0 && { overtimes }),
      ...(deficit !== undefined && { deficit }),
      ...(extra?.tip_utc && { tipOff: extra.tip_utc.replace("Z", ":00.000Z") }),
      ...(first !== undefined && { formerTipOffs: [first] }),
    };
  });
}

function readLines(folder: string): Tables["lines"] {
  return readTable(folder, "player_game_logs.csv", {
    game_id: text,
    player_id: text,
    team_id: teamId,
    min: count,
    ...lineCounts,
    fg_pct: maybeFraction,
    fg3_pct: maybeFraction,
    ft_pct: maybeFraction,
    plus_minus: whole,
  }).map(({ game_id, player_id, team_id, min, ...line }) => {
    const { fg_pct, fg3_pct, ft_pct, plus_minus, ...counts } = line;
    return {
      gameId: game_id,
      playerId: player_id,
      teamId: team_id,
      minutes: min,
      ...counts,
      fgPct: fg_pct,
      fg3Pct: fg3_pct,
      ftPct: ft_pct,
      plusMinus: plus_minus,
    };
  });
}
