import { gameContradictions } from "./checks/games.ts";
import { leaderContradictions } from "./checks/leaders.ts";
import {
  contractContradictions,
  playerContradictions,
  rosterContradictions,
} from "./checks/players.ts";
import { seasonContradictions } from "./checks/season.ts";
import { standingsContradictions } from "./checks/standings.ts";
import { teamContradictions } from "./checks/teams.ts";
import { crossContradictions, storageContradictions } from "./checks/wire.ts";
import type { BuiltDataset } from "./dataset.ts";
import type { Tables } from "./tables.ts";

/**
 * All contradictions between the tables, or between them and the built dataset; empty means none.
 */
export function contradictions(tables: Tables, { dataset, standings }: BuiltDataset): string[] {
  return [
    ...gameContradictions(tables),
    ...contractContradictions(tables),
    ...rosterContradictions(tables),
    ...playerContradictions(tables),
    ...teamContradictions(tables),
    ...standingsContradictions(
      "West",
      dataset.standings.westConference,
      standings.West.ties,
      tables,
    ),
    ...standingsContradictions(
      "East",
      dataset.standings.eastConference,
      standings.East.ties,
      tables,
    ),
    ...leaderContradictions(dataset.leaders, tables.players),
    ...crossContradictions(dataset),
    ...seasonContradictions(dataset, tables.lines),
    ...storageContradictions(dataset),
  ];
}
