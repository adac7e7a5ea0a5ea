import { clampPage, pageCount, pageOf, rowNumber } from "../../domain/paging.ts";
import type { Player } from "../../domain/season/player.ts";
import { selectPlayers } from "../../domain/season/player-order.ts";
import {
  ariaSort,
  isFiltered,
  POSITIONS,
  type Position,
  parseTableQuery,
  SORT_COLUMNS,
  type SortColumn,
  sortedBy,
  type TableQuery,
  tableSearch,
  WHOLE_TABLE,
  withoutFilters,
} from "../../domain/season/player-table.ts";
import { playerPath, teamOfPlayer } from "../../domain/season/players.ts";
import type { Team, TeamLink } from "../../domain/season/team.ts";
import { linkOfTeam } from "../../domain/season/team-links.ts";
import { compareNames } from "../../domain/words/names.ts";
import type { Collections } from "../data/cached-collections.ts";
import { gather } from "./gather.ts";
import { teamPath } from "./links.ts";
import { UNAVAILABLE, type View } from "./view.ts";

export interface PlayerRow {
  number: number;
  name: string;
  href: string;
  age: string;
  position: string;
  team: PlayersTeam | undefined;
}

export interface PlayersTeam {
  name: string;
  abbreviation: string | undefined;
  href: string | undefined;
  logo: string | undefined;
}

/** A column's header: where it leads, and what it says of the order. */
export interface PlayersColumn {
  text: string;
  href: string;
  sort: ReturnType<typeof ariaSort>;
}

export interface Option {
  value: string;
  text: string;
  selected: boolean;
}

/** The form above the table, filled in from the query. */
export interface PlayersFilters {
  /** Where it leads: the first page of what is found. */
  action: string;
  name: string;
  positions: Option[];
  teams: Option[];
  /** What the form takes along: the order, when it is not the usual one. */
  kept: { name: string; value: string }[];
  /** Where nothing is left out; undefined when nothing is. */
  clear: string | undefined;
}

export interface PlayersPage {
  /** The page's canonical address, without invalid parameters. */
  href: string;
  number: number;
  pages: number;
  /** How many players the filters leave, and how many there are. */
  found: number;
  total: number;
  /** The table is not the whole one in its usual order. */
  varied: boolean;
  /** What is shown, for the title: "Players by age, guards, Lakers, page 2". */
  title: string;
  /** What is shown, for those who do not see it change. */
  summary: string;
  columns: PlayersColumn[];
  rows: PlayerRow[];
  back: string | undefined;
  forward: string | undefined;
  filters: PlayersFilters;
}

/** The address of one page of the players table. */
export function playersPath(page: number, query: TableQuery = WHOLE_TABLE): string {
  return `/nba/players/page/${page}${tableSearch(query)}`;
}

/** The query of the address. */
export interface PlayersRequest {
  page: string | undefined;
  query: URLSearchParams;
}

/**
 * One page of the players table, filtered and sorted by the query, its number clamped to what there is
 * (product.md section 5). A filter or an order that there is not is none.
 */
export async function loadPlayers(
  collections: Collections,
  request: PlayersRequest,
): Promise<View<PlayersPage>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, players } = read.value.values;
  const parsed = parseTableQuery(request.query);
  const team = teams.find(({ id }) => id === parsed.team);
  const query: TableQuery = { ...parsed, team: team?.id };
  const found = selectPlayers(players, teams, query);
  const pages = pageCount(found.length);
  const number = clampPage(request.page ?? "", pages);
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      href: playersPath(number, query),
      number,
      pages,
      found: found.length,
      total: players.length,
      varied: tableSearch(query) !== "",
      title: titleOf(query, team, number),
      summary: summaryOf(found.length, query, number, pages),
      columns: SORT_COLUMNS.map((column) => ({
        text: COLUMN_TEXTS[column],
        href: playersPath(1, sortedBy(query, column)),
        sort: ariaSort(query, column),
      })),
      rows: pageOf(found, number).map((player, index) => ({
        ...rowOf(player, teams, links),
        number: countOf(rowNumber(number, index), found.length, query),
      })),
      back: number > 1 ? playersPath(number - 1, query) : undefined,
      forward: number < pages ? playersPath(number + 1, query) : undefined,
      filters: filtersOf(query, teams),
    },
  };
}

const COLUMN_TEXTS: Record<SortColumn, string> = {
  number: "#",
  name: "Player",
  age: "Age",
  position: "Position",
  team: "Current Team",
};

const POSITION_TEXTS: Record<Position, string> = { G: "Guards", F: "Forwards", C: "Centers" };

/** Rows are numbered through as they stand; turned round, the numbers run down to 1. */
function countOf(place: number, found: number, { sort, order }: TableQuery): number {
  return sort === "number" && order === "desc" ? found + 1 - place : place;
}

function rowOf(player: Player, teams: Team[], links: TeamLink[]): Omit<PlayerRow, "number"> {
  const team = teamOfPlayer(player, teams);
  return {
    name: player.name,
    href: playerPath(player.name),
    age: player.age,
    position: player.position,
    team:
      player.currentTeam === ""
        ? undefined
        : {
            name: team?.fullName ?? player.currentTeam,
            abbreviation: team?.abbreviation,
            href: team && teamPath(team),
            logo: team && linkOfTeam(team, links)?.logo,
          },
  };
}

function filtersOf(query: TableQuery, teams: Team[]): PlayersFilters {
  const order = new URLSearchParams(tableSearch(withoutFilters(query)));
  return {
    action: playersPath(1),
    name: query.name,
    positions: POSITIONS.map((position) => ({
      value: position,
      text: POSITION_TEXTS[position],
      selected: position === query.position,
    })),
    teams: teams
      .toSorted((a, b) => compareNames(a.fullName, b.fullName))
      .map(({ id, fullName }) => ({
        value: String(id),
        text: fullName,
        selected: id === query.team,
      })),
    kept: [...order].map(([name, value]) => ({ name, value })),
    clear: isFiltered(query) ? playersPath(1, withoutFilters(query)) : undefined,
  };
}

function titleOf(query: TableQuery, team: Team | undefined, page: number): string {
  const { name, position, sort } = query;
  return [
    sort === WHOLE_TABLE.sort ? "Players" : `Players by ${sort}`,
    name && `"${name}"`,
    position && POSITION_TEXTS[position].toLowerCase(),
    team?.name,
    page > 1 && `page ${page}`,
  ]
    .filter(Boolean)
    .join(", ");
}

function summaryOf(found: number, query: TableQuery, page: number, pages: number): string {
  if (found === 0) return NO_PLAYERS_FOUND;
  const players = found === 1 ? "player" : "players";
  const order = query.order === "asc" ? "" : ", descending";
  return `${found} ${players} by ${query.sort}${order}. Page ${page} of ${pages}.`;
}

/** The message when the filters match no player. */
export const NO_PLAYERS_FOUND = "No players match.";
