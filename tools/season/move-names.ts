import type { Team } from "#domain/teams/team.ts";
import type { TransactionLineWire } from "#functions/data/wire/transactions.ts";
import { DatasetError } from "./dataset-error.ts";
import { spelt } from "./spellings.ts";
import type { Tables } from "./tables.ts";

/** A player of a transaction. */
export interface MovedPlayer {
  name: string;
  /** On the season's last day; only players under contract have a page. */
  underContract: boolean;
}

/** The names in a transaction's sentence. */
export interface MoveNames {
  team(id: number): Team;
  player(id: string, plainName: string): MovedPlayer;
}

/**
 * The tags of a line. A line's words make either all its player tags links or all of them free
 * agents, so only players under contract are tags, and the others are listed separately.
 */
export function tagged(
  teams: string[],
  players: MovedPlayer[],
): Pick<TransactionLineWire, "tags" | "freeAgents"> {
  const named = (underContract: boolean) =>
    players.filter((player) => player.underContract === underContract).map(({ name }) => name);
  const freeAgents = named(false);
  const tags = [...teams, ...named(true)];
  return freeAgents.length === 0 ? { tags } : { tags, freeAgents };
}

/** Names by id: the transactions have plain letters, the tables the players' own spelling. */
export function moveNames({ teams, players, contracts }: Tables): MoveNames {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const seasons = new Map(players.map(({ id, name }) => [id, name]));
  const signed = new Map(contracts.map(({ player_id, player }) => [player_id, player]));
  return {
    team: (id) => byId.get(id) ?? refuseUnknown(`team ${id}`),
    player: (id, plainName) => ({
      name: signed.get(id) ?? seasons.get(id) ?? spelt(id, plainName),
      underContract: signed.has(id),
    }),
  };
}

/** Ends the build, because the transactions name something that no table has. */
export function refuseUnknown(what: string): never {
  throw new DatasetError(`The transactions name an unknown ${what}.`);
}
