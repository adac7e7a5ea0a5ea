import * as v from "valibot";
import type { Honour } from "#domain/players/career.ts";
import type { Coach, EarlyPlayer, KnownNames } from "#domain/search/known-names.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { AllTimePlayer } from "./alltime/player-seasons.ts";
import { DatasetError } from "./dataset-error.ts";
import { count, maybeText, readTable, text } from "./read-table.ts";
import { readFranchises } from "./record-tables.ts";

/**
 * Reads the names beside those of the players' own tables. Throws a `DatasetError` unless each of them
 * means one player of `held`, the names of all players by id.
 */
export function readKnownNames(
  folder: string,
  held: ReadonlyMap<string, string>,
  allTime: ReadonlyMap<string, AllTimePlayer>,
  season: string,
): KnownNames {
  const rows = readTable(folder, "names.csv", {
    player_id: text,
    player: text,
    other: text,
    kind: v.picklist(["name", "nickname", "shared"]),
  });
  const early = readEarlyPlayers(folder);
  const found = nameContradictions(rows, early, held);
  if (found.length > 0)
    throw new DatasetError(`The names contradict themselves:\n- ${found.join("\n- ")}`);
  const others = Map.groupBy(rows, ({ player_id }) => player_id);
  const honours = readHonourWeights(folder);
  const before = [...allTime.values()].filter(({ id }) => !held.has(id));
  const nicknames = new Map(
    early.flatMap(({ name, names }) => {
      const id = bestKnown(name, before)?.id;
      return id === undefined || names.length === 0 ? [] : [[id, names] as const];
    }),
  );
  const weightOf = (id: string) =>
    honours.get(id) ?? weightOfHonours(allTime.get(id)?.honours ?? []);
  const ids = [...new Set([...others.keys(), ...held.keys(), ...before.map(({ id }) => id)])];
  return {
    players: ids.flatMap((id) => {
      const names = others.get(id)?.map(({ other }) => other) ?? nicknames.get(id) ?? [];
      const honours = weightOf(id);
      return names.length + honours > 0 ? [{ id, names, honours }] : [];
    }),
    early: early.map(({ name, names }) => ({ name, names })),
    coaches: readCoaches(folder, season),
  };
}

function readCoaches(folder: string, season: string): Coach[] {
  const rows = readFranchises(folder);
  const upcoming = rows.map(
    ({ upcomingCoach, teamId }): Coach => ({ name: upcomingCoach, teamId }),
  );
  const stays = new Set(upcoming.map(({ name }) => name));
  const leaving = rows.filter(({ coach }) => !stays.has(coach));
  return [
    ...upcoming,
    ...leaving.map(({ coach, teamId }) => ({ name: coach, teamId, until: season })),
  ];
}

interface NameRow {
  player_id: string;
  player: string;
  other: string;
  kind: "name" | "nickname" | "shared";
}

/** The names that mean nobody, somebody else or, unless they are shared, several players. */
export function nameContradictions(
  rows: readonly NameRow[],
  early: readonly (EarlyPlayer & { lastSeason: string })[],
  held: ReadonlyMap<string, string>,
): string[] {
  const bearers = Map.groupBy(held, ([, name]) => foldForSearch(name));
  const given = Map.groupBy(rows, ({ other }) => foldForSearch(other));
  const wrong = rows.flatMap(({ player_id, player, other, kind }) => {
    const folded = foldForSearch(other);
    if (foldForSearch(held.get(player_id) ?? "") !== foldForSearch(player))
      return [`${player} (${player_id}) is no player of ours.`];
    if (bearers.has(folded)) return [`"${other}" is the name of a player already.`];
    const isAlone = given.get(folded)?.length === 1;
    if (isAlone === (kind === "shared"))
      return [`"${other}" means ${isAlone ? "one player" : "several players"}.`];
    return [];
  });
  const phrases = early.flatMap(({ name, names }) => [name, ...names]);
  const known = new Set<string>();
  for (const { name, lastSeason } of early)
    if (lastSeason >= FIRST_WITH_LINES) wrong.push(`${name} played in ${lastSeason}.`);
  for (const phrase of phrases) {
    const folded = foldForSearch(phrase);
    if (known.has(folded) || bearers.has(folded) || given.has(folded))
      wrong.push(`"${phrase}" of an earlier player means another, too.`);
    known.add(folded);
  }
  return wrong;
}

function readEarlyPlayers(folder: string): (EarlyPlayer & { lastSeason: string })[] {
  return readTable(folder, "history/early_players.csv", {
    player: text,
    last_season: text,
    others: maybeText,
  }).map(({ player, last_season, others }) => ({
    name: player,
    lastSeason: last_season,
    names: others.split("|").filter(Boolean),
  }));
}

/** How much an honour tells that a name means its player. */
const WEIGHTS: Readonly<Record<string, number>> = {
  "Most Valuable Player": 300,
  "Finals MVP": 200,
  "All-NBA First Team": 150,
  "All-NBA Second Team": 120,
  "All-NBA Third Team": 100,
  "All-Star": 100,
  "Scoring Leader": 100,
  "Defensive Player of the Year": 100,
  "Rookie of the Year": 100,
  "Sixth Man of the Year": 100,
  "Most Improved Player": 100,
  "NBA Champion": 50,
};

/** The player of a name with the most honours. */
function bestKnown(name: string, players: readonly AllTimePlayer[]): AllTimePlayer | undefined {
  const weight = ({ honours }: AllTimePlayer) => weightOfHonours(honours);
  return players
    .filter((player) => foldForSearch(player.name) === foldForSearch(name))
    .toSorted((a, b) => weight(b) - weight(a))[0];
}

function weightOfHonours(honours: readonly Honour[]): number {
  return honours.reduce((sum, { award }) => sum + (WEIGHTS[award] ?? 0), 0);
}

function readHonourWeights(folder: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const file of ["player_honours.csv", "history/former_honours.csv"]) {
    const rows = readTable(folder, file, { player_id: text, year: count, award: text });
    for (const { player_id, award } of rows) {
      const weight = WEIGHTS[award] ?? 0;
      if (weight > 0) weights.set(player_id, (weights.get(player_id) ?? 0) + weight);
    }
  }
  return weights;
}
