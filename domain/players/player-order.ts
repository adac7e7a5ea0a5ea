import { memoize } from "../memoize.ts";
import { familyName } from "../printing/family-name.ts";
import type { SeasonTotals } from "../season/facts.ts";
import type { Team } from "../teams/team.ts";
import { foldForSearch } from "../text/fold.ts";
import type { Player } from "./player.ts";
import {
  isFiltered,
  type Position,
  type SortColumn,
  type SortOrder,
  type TableQuery,
} from "./player-table.ts";
import { teamOfPlayer } from "./players.ts";

/**
 * The players that match a query of the table, sorted. Equal players keep the list's order in both
 * directions; players without a value come last in both. A name matches by the beginnings of its
 * words; a position in "G-F" as in "G". Callers must not change the lists, because each order is
 * computed once (see `memoize`).
 */
export function selectPlayers(
  players: readonly Player[],
  teams: readonly Team[],
  query: TableQuery,
  totals: readonly SeasonTotals[] = NO_TOTALS,
): readonly Player[] {
  const { sort, order } = query;
  const sorted = orders(players)(teams)(totals)(sort, order);
  if (!isFiltered(query)) return sorted;
  const fits = filterOf(players, teams, query);
  return sorted.filter(fits);
}

function filterOf(
  players: readonly Player[],
  teams: readonly Team[],
  { name, position, team }: TableQuery,
): (player: Player) => boolean {
  const teamOf = teamsOf(players)(teams);
  const names = name === "" ? undefined : foldedNames(players);
  const wanted = foldForSearch(name);
  const words = wanted.split(" ").map((word) => ` ${word}`);
  return (player) =>
    (position === undefined || plays(player, position)) &&
    (team === undefined || teamOf(player)?.id === team) &&
    (names === undefined || (wanted !== "" && matches(names.get(player) ?? "", words)));
}

function plays({ position }: Player, wanted: Position): boolean {
  return position.split("-").some((part) => part.trim() === wanted);
}

function matches(name: string, words: readonly string[]): boolean {
  return words.every((word) => name.includes(word));
}

/** Folded names, each after a space, so that a space precedes every word. */
const foldedNames = memoize(
  (players: readonly Player[]) =>
    new Map(players.map((player) => [player, ` ${foldForSearch(player.name)}`])),
);

/** The team of a player, resolved once for each spelling of a team's name. */
const teamsOf = memoize((_players: readonly Player[]) =>
  memoize((teams: readonly Team[]) => {
    const known = new Map<string, Team | undefined>();
    return (player: Player): Team | undefined => {
      const { currentTeam } = player;
      if (!known.has(currentTeam)) known.set(currentTeam, teamOfPlayer(player, teams));
      return known.get(currentTeam);
    };
  }),
);

const NO_TOTALS: readonly SeasonTotals[] = [];

const orders = memoize((players: readonly Player[]) =>
  memoize((teams: readonly Team[]) =>
    memoize((totals: readonly SeasonTotals[]) => {
      const made = new Map<string, readonly Player[]>();
      return (sort: SortColumn, order: SortOrder): readonly Player[] => {
        const key = `${sort} ${order}`;
        const known = made.get(key);
        if (known !== undefined) return known;
        const sorted = sortPlayers(players, sortKey(players, teams, totals, sort), order);
        made.set(key, sorted);
        return sorted;
      };
    }),
  ),
);

/** The totals of the players with a game, by their ids. */
export const totalsById = memoize(
  (totals: readonly SeasonTotals[]): ReadonlyMap<string, SeasonTotals> =>
    new Map(totals.filter(({ games }) => games > 0).map((own) => [own.id, own])),
);

/** A player's sort key; undefined when it is unknown. */
type SortKey = (player: Player, index: number) => string | number | undefined;

function sortKey(
  players: readonly Player[],
  teams: readonly Team[],
  totals: readonly SeasonTotals[],
  sort: SortColumn,
): SortKey {
  switch (sort) {
    case "number":
      return (_, index) => index;
    case "name":
      return (player) => foldedNames(players).get(player);
    case "last-name":
      return ({ name }) => foldForSearch(`${familyName(name)} ${name}`);
    case "pts":
    case "reb":
    case "ast":
      return ({ id }) => {
        const own = totalsById(totals).get(id);
        return own && own[sort] / own.games;
      };
    case "age":
      return ({ age }) => (/^\d+(?:\.\d+)?$/.test(age) ? Number(age) : undefined);
    case "position":
      return ({ position }) => position || undefined;
    case "team": {
      const teamOf = teamsOf(players)(teams);
      return (player) =>
        (teamOf(player)?.fullName ?? player.currentTeam).toLowerCase() || undefined;
    }
  }
}

function sortPlayers(players: readonly Player[], key: SortKey, order: SortOrder): Player[] {
  const sign = order === "asc" ? 1 : -1;
  return players
    .map((player, index) => ({ player, value: key(player, index) }))
    .sort((a, b) => {
      if (a.value === b.value) return 0;
      if (a.value === undefined) return 1;
      if (b.value === undefined) return -1;
      return a.value < b.value ? -sign : sign;
    })
    .map(({ player }) => player);
}
