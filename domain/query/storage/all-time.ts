import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import type { ListedPlayer } from "#domain/history/season-lists.ts";
import { memoize } from "#domain/memoize.ts";
import type { CareerSeason, CareerSeasons, Particulars } from "#domain/players/career.ts";
import type { Player } from "#domain/players/player.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import type { LinePlayer } from "./season-lines.ts";

/** The counts of a player's season. */
export const ALL_TIME_COUNTS = ["games", "starts", "minutes", ...BOX_COUNTS] as const;
export type AllTimeCount = (typeof ALL_TIME_COUNTS)[number];

/** The columns of seasons before their counts: the years in which they began, and indexes. */
const PLACES = ["player", "team", "year"] as const;
export const ALL_TIME_COLUMNS = [...PLACES, ...ALL_TIME_COUNTS] as const;
export type AllTimeColumn = (typeof ALL_TIME_COLUMNS)[number];

/** A count that the league did not keep, or that is not known. */
export const NOT_KEPT = -1;

/** A player since 1946-47; "" and 0 for what is not known of him. */
export interface AllTimePerson extends LinePlayer, Particulars {}

/** A team of a season: its code at the time, and its franchise's id of today, 0 for none. */
export interface AllTimeTeam {
  code: string;
  id: number;
  isOfAba: boolean;
}

/**
 * The regular seasons of all players since 1946-47 by column, a row a season and team: a player's
 * rows stand together, those in the ABA first, the oldest in front.
 */
export interface AllTimeSeasons {
  players: readonly AllTimePerson[];
  teams: readonly AllTimeTeam[];
  size: number;
  columns: Readonly<Record<AllTimeColumn, Int16Array>>;
}

/** A player with his seasons, oldest first. */
export interface AllTimeCareer {
  person: AllTimePerson;
  seasons: readonly CareerSeason[];
  aba: readonly CareerSeason[];
}

/** The seasons of careers by column. */
export function allTimeOf(careers: readonly AllTimeCareer[]): AllTimeSeasons {
  const teams = new TeamIndex([]);
  const rows = careers.flatMap(({ seasons, aba }, player) => [
    ...aba.map((season) => rowOf(season, player, teams.placeOf(season, true))),
    ...seasons.map((season) => rowOf(season, player, teams.placeOf(season, false))),
  ]);
  return {
    players: careers.map(({ person }) => person),
    teams: teams.all,
    size: rows.length,
    columns: columnsBy((name) => Int16Array.from(rows, (row) => row[name])),
  };
}

/** The players of several parts as one: the rows of each part behind those of the part before. */
export function joinedSeasons(parts: readonly AllTimeSeasons[]): AllTimeSeasons {
  const teams = new TeamIndex([]);
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const columns = columnsBy(() => new Int16Array(size));
  const players: AllTimePerson[] = [];
  let row = 0;
  for (const part of parts) {
    const places = part.teams.map((team) => teams.placeOfTeam(team));
    for (const name of ALL_TIME_COLUMNS) columns[name].set(part.columns[name], row);
    for (let at = row; at < row + part.size; at += 1) {
      columns.player[at] = (columns.player[at] as number) + players.length;
      columns.team[at] = places[columns.team[at] as number] as number;
    }
    players.push(...part.players);
    row += part.size;
  }
  return { players, teams: teams.all, size, columns };
}

/** The seasons of some of the players. */
export function seasonsOfSome(
  { players, teams, columns }: AllTimeSeasons,
  isOne: (player: AllTimePerson) => boolean,
): AllTimeSeasons {
  const index = new TeamIndex([]);
  const places = new Map<number, number>();
  for (const [at, player] of players.entries()) if (isOne(player)) places.set(at, places.size);
  const rows = [...columns.player.keys()].filter((row) =>
    places.has(columns.player[row] as number),
  );
  const own = columnsBy((name) => Int16Array.from(rows, (row) => columns[name][row] as number));
  return {
    players: [...places.keys()].map((at) => players[at] as AllTimePerson),
    teams: index.all,
    size: rows.length,
    columns: {
      ...own,
      player: own.player.map((at) => places.get(at) ?? 0),
      team: own.team.map((at) => index.placeOfTeam(teams[at] as AllTimeTeam)),
    },
  };
}

/** A player's seasons, oldest first, and those in the ABA; undefined for a player who is not there. */
export function careerIn(
  all: AllTimeSeasons,
  id: string,
): Pick<CareerSeasons, "seasons" | "aba" | "particulars"> | undefined {
  const place = all.players.findIndex((player) => player.id === id);
  if (place < 0) return undefined;
  const rows = [...all.columns.player.keys()].filter((row) => all.columns.player[row] === place);
  const { aba = [], seasons = [] } = Object.groupBy(rows, (row) =>
    teamOfRow(all, row)?.isOfAba ? "aba" : "seasons",
  );
  const rowsOf = (own: readonly number[]) => own.map((row) => seasonOfRow(all, row));
  const particulars = all.players[place] as Particulars;
  return { seasons: rowsOf(seasons), particulars, ...(aba.length > 0 && { aba: rowsOf(aba) }) };
}

/** The players' totals of one season with each team, in the order of the players. */
export function playersInSeason(all: AllTimeSeasons, season: string): ListedPlayer[] {
  const year = yearOfSeason(season);
  const rows = [...all.columns.year.keys()].filter((row) => all.columns.year[row] === year);
  return rows.map((row) => {
    const { id, name } = all.players[all.columns.player[row] as number] ?? { id: "", name: "" };
    const { season: _, team: __, ...totals } = seasonOfRow(all, row);
    return { ...totals, id, name };
  });
}

function teamOfRow({ teams, columns }: AllTimeSeasons, row: number): AllTimeTeam | undefined {
  return teams[columns.team[row] as number];
}

function seasonOfRow(all: AllTimeSeasons, row: number): CareerSeason {
  const { code = "", id = 0 } = teamOfRow(all, row) ?? {};
  const counts = ALL_TIME_COUNTS.map((name) => {
    const count = all.columns[name][row];
    return [name, count === NOT_KEPT ? null : count];
  });
  return {
    season: seasonName(all.columns.year[row] as number),
    teamId: id,
    team: code,
    ...(Object.fromEntries(counts) as Record<AllTimeCount, number>),
  };
}

type Row = Record<AllTimeColumn, number>;

function rowOf(
  season: Pick<CareerSeason, "season"> & Record<AllTimeCount, number | null>,
  player: number,
  team: number,
): Row {
  const counts = ALL_TIME_COUNTS.map((name) => [name, Math.round(season[name] ?? NOT_KEPT)]);
  return { player, team, year: yearOfSeason(season.season), ...Object.fromEntries(counts) };
}

/** The teams of rows, each once. */
class TeamIndex {
  readonly all: AllTimeTeam[];
  readonly #places: Map<string, number>;

  constructor(known: readonly AllTimeTeam[]) {
    this.all = [...known];
    this.#places = new Map(known.map((team, at) => [keyOf(team), at]));
  }

  placeOf({ team: code, teamId: id }: { team: string; teamId: number }, isOfAba: boolean): number {
    return this.placeOfTeam({ code, id, isOfAba });
  }

  placeOfTeam(team: AllTimeTeam): number {
    const known = this.#places.get(keyOf(team));
    if (known !== undefined) return known;
    this.#places.set(keyOf(team), this.all.length);
    return this.all.push(team) - 1;
  }
}

function keyOf({ code, id, isOfAba }: AllTimeTeam): string {
  return `${code} ${id} ${isOfAba}`;
}

function columnsBy(column: (name: AllTimeColumn) => Int16Array): AllTimeSeasons["columns"] {
  return Object.fromEntries(
    ALL_TIME_COLUMNS.map((name) => [name, column(name)]),
  ) as AllTimeSeasons["columns"];
}

/** No seasons, as of a database without them. */
export const NO_ALL_TIME = joinedSeasons([]);

/** A season with the totals of its players, each with his last team. */
export interface AddedSeason {
  season: string;
  totals: readonly SeasonTotals[];
  players: readonly Player[];
  codeOf: (teamId: number) => string;
}

/** The seasons with one more, unless it is there already. */
export function withSeason(before: AllTimeSeasons, added: AddedSeason): AllTimeSeasons {
  const year = yearOfSeason(added.season);
  if (added.totals.length === 0 || before.columns.year.includes(year)) return before;
  const places = new Map(before.players.map(({ id }, at) => [id, at]));
  const players = [...before.players];
  const teams = new TeamIndex(before.teams);
  const signed = new Map(added.players.map((player) => [player.id, player]));
  const rows = new Map<number, Row>();
  for (const totals of added.totals) {
    const { id, name, teamId } = totals;
    const place = places.get(id) ?? players.push(personOf({ id, name }, signed.get(id))) - 1;
    const team = teams.placeOf({ team: added.codeOf(teamId), teamId }, false);
    rows.set(place, rowOf({ ...totals, season: added.season, starts: null }, place, team));
  }
  const order = orderWith(before, players.length, rows);
  return {
    players,
    teams: teams.all,
    size: order.length,
    columns: columnsBy((name) => {
      const column = before.columns[name];
      return Int16Array.from(order, (from) =>
        from < 0 ? (rows.get(-from - 1)?.[name] ?? NOT_KEPT) : (column[from] as number),
      );
    }),
  };
}

/** The rows in order: an index of a row there, or -1 less the player of a new one. */
function orderWith(
  { columns: { player }, size }: AllTimeSeasons,
  players: number,
  rows: ReadonlyMap<number, Row>,
): number[] {
  const order: number[] = [];
  let row = 0;
  for (let place = 0; place < players; place += 1) {
    for (; row < size && player[row] === place; row += 1) order.push(row);
    if (rows.has(place)) order.push(-place - 1);
  }
  return order;
}

function personOf(who: LinePlayer, player: Player | undefined): AllTimePerson {
  const [, feet, inches] = /^(\d)-(\d{1,2})$/.exec(player?.height ?? "") ?? [];
  return {
    ...who,
    born: player?.born ?? "",
    inches: feet === undefined ? 0 : 12 * Number(feet) + Number(inches),
    position: player?.position ?? "",
    nation: player?.nationality ?? "",
    college: player?.preDraftTeam ?? "",
    draft: player?.draftStatus ?? "",
  };
}

/** The seasons with the running one, which is added once for its totals. */
export const withRunning = memoize((before: AllTimeSeasons) => {
  const known = new WeakMap<readonly SeasonTotals[], AllTimeSeasons>();
  return (added: AddedSeason): AllTimeSeasons => {
    const all = known.get(added.totals) ?? withSeason(before, added);
    known.set(added.totals, all);
    return all;
  };
});
