import * as v from "valibot";
import type { Honour } from "#domain/players/career.ts";
import type { Coach, KnownNames } from "#domain/search/known-names.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { AllTimePlayer } from "./alltime/player-seasons.ts";
import { DatasetError } from "./dataset-error.ts";
import { readTable, text } from "./read-table.ts";
import { readFranchises, readHonours } from "./record-tables.ts";

/**
 * Reads the names beside those of the players' own tables. Throws a `DatasetError` unless each of them
 * means one player of `held`, the names of all players by id, or one of those before.
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
  const before = [...allTime.values()].filter(({ id }) => !held.has(id) && /^\d+$/.test(id));
  const everyone = new Map([...before.map(({ id, name }) => [id, name] as const), ...held]);
  const bearers = new Set([...held.values()].map(foldForSearch));
  const found = nameContradictions(rows, everyone, bearers);
  if (found.length > 0)
    throw new DatasetError(`The names contradict themselves:\n- ${found.join("\n- ")}`);
  const others = Map.groupBy(rows, ({ player_id }) => player_id);
  const namesOf = (id: string) => others.get(id)?.map(({ other }) => other) ?? [];
  const now = readHonours(folder);
  const weightOf = (id: string) => weightOfHonours(now.get(id) ?? allTime.get(id)?.honours ?? []);
  return {
    players: [...everyone.keys()].flatMap((id) => {
      const [names, honours] = [namesOf(id), weightOf(id)];
      return names.length + honours > 0 ? [{ id, names, honours }] : [];
    }),
    early: earlyPlayers(before, bearers, others).map(({ id, name }) => ({
      name,
      names: namesOf(id),
    })),
    coaches: readCoaches(folder, season),
  };
}

/**
 * The players before the first season with games whom a question may name: All-Stars and their like,
 * those with a nickname, and fathers whose sons share their names. Of namesakes, the best known.
 */
function earlyPlayers(
  before: readonly AllTimePlayer[],
  bearers: ReadonlySet<string>,
  others: ReadonlyMap<string, unknown>,
): AllTimePlayer[] {
  const fathers = new Set([...bearers].map((name) => name.replace(SON, "")));
  const weight = ({ honours }: AllTimePlayer) => weightOfHonours(honours);
  const known = before.filter((player) => {
    const folded = foldForSearch(player.name);
    if (bearers.has(folded)) return false;
    return weight(player) >= WELL_KNOWN || others.has(player.id) || fathers.has(folded);
  });
  return [...Map.groupBy(known, ({ name }) => foldForSearch(name)).values()].flatMap((namesakes) =>
    namesakes.toSorted((a, b) => weight(b) - weight(a)).slice(0, 1),
  );
}

const SON = / (?:jr|sr|ii|iii|iv)$/;
/** The weight of an All-Star. */
const WELL_KNOWN = 100;

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
  everyone: ReadonlyMap<string, string>,
  bearers: ReadonlySet<string>,
): string[] {
  const given = Map.groupBy(rows, ({ other }) => foldForSearch(other));
  return rows.flatMap(({ player_id, player, other, kind }) => {
    const folded = foldForSearch(other);
    if (foldForSearch(everyone.get(player_id) ?? "") !== foldForSearch(player))
      return [`${player} (${player_id}) is no player of ours.`];
    if (bearers.has(folded)) return [`"${other}" is the name of a player already.`];
    const isAlone = given.get(folded)?.length === 1;
    if (isAlone === (kind === "shared"))
      return [`"${other}" means ${isAlone ? "one player" : "several players"}.`];
    return [];
  });
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
};

function weightOfHonours(honours: readonly Honour[]): number {
  return honours.reduce((sum, { award }) => sum + (WEIGHTS[award] ?? 0), 0);
}
