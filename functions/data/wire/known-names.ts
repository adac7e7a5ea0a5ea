import * as v from "valibot";
import type { Coach, EarlyPlayer, KnownNames, OtherNames } from "#domain/search/known-names.ts";
import { isSeasonName } from "#domain/season/season.ts";
import { count, name } from "./cells.ts";
import { parseRows, rowParser } from "./rows.ts";

/** The document at `nba/names`. Names are separated by line breaks. */
export interface KnownNamesWire {
  data: { id: number; names: string; honours: number }[];
  /** The players before the first season with games. */
  early: { name: string; names: string }[];
  /** Not in databases that an earlier release filled. */
  coaches?: Coach[];
}

const names = v.pipe(
  v.optional(v.string(), ""),
  v.transform((text) => text.split("\n").filter(Boolean)),
);

const playerRow = rowParser(
  v.pipe(
    v.object({ id: v.pipe(count, v.minValue(1)), names, honours: v.optional(count, 0) }),
    v.transform((player): OtherNames => ({ ...player, id: String(player.id) })),
  ),
);

const earlyRow = rowParser(
  v.pipe(
    v.object({ name, names }),
    v.transform((player): EarlyPlayer => player),
  ),
);

const until = v.optional(v.pipe(name, v.check(isSeasonName)));
const coachRow = rowParser(v.object({ name, teamId: count, until }));

/** Parses `nba/names`; undefined when it is malformed. */
export function parseKnownNames(
  root: Readonly<Record<string, unknown>>,
): { value: KnownNames; dropped: number } | undefined {
  const players = parseRows(root.data, playerRow);
  const early = parseRows(root.early, earlyRow);
  const coaches = parseRows(root.coaches ?? [], coachRow);
  if (players === undefined || early === undefined || coaches === undefined) return undefined;
  return {
    value: { players: players.rows, early: early.rows, coaches: coaches.rows },
    dropped: players.dropped + early.dropped + coaches.dropped,
  };
}

/** The document of names. */
export function knownNamesWire({ players, early, coaches }: KnownNames): KnownNamesWire {
  return {
    data: players.map(({ id, names, honours }) => ({
      id: Number(id),
      names: names.join("\n"),
      honours,
    })),
    early: early.map((player) => ({ name: player.name, names: player.names.join("\n") })),
    coaches: [...coaches],
  };
}
