import { STAT_GROUPS } from "#domain/leaders/leaders.ts";
import type { CollectionName } from "../collections.ts";
import type { PurgeName } from "../documents.ts";
import { listOf, objectOf } from "../wire/rows.ts";
import { type ListDifference, listDifference, type NameOf } from "./difference.ts";
import type { RefreshedSeason } from "./refreshed-season.ts";
import type { Refreshed, StoredSeason } from "./stored-season.ts";

/** The changes in one list of a collection, or in the documents of a kind. */
export interface Change extends ListDifference {
  collection: PurgeName;
}

export interface Changes {
  changes: Change[];
  unchanged: string[];
  left: { what: string; why: string }[];
  /** The one update of `nba`. */
  update: Record<string, unknown>;
}

const COLLECTIONS: Record<Refreshed, CollectionName> = {
  teamsAPI: "teams",
  games: "games",
  standings: "standings",
  seasonTotals: "seasonTotals",
  leaders: "leaders",
  players: "players",
};

/** The changes that turn the stored season into the refreshed one. */
export function changesOf(
  stored: StoredSeason,
  season: RefreshedSeason,
  updatedAt: string,
): Changes {
  const { roots } = stored;
  const { seasonTotals, leaders } = season;
  const byId: NameOf = (row) => String(objectOf(row)?.id);
  const list = (root: Refreshed, wanted: readonly unknown[], nameOf: NameOf, branch = "data") =>
    [root, listDifference(`${root}/${branch}`, roots[root][branch], wanted, nameOf)] as const;
  const found: (readonly [Refreshed, ListDifference | undefined])[] = [
    list("teamsAPI", season.teamsAPI, (row) => String(objectOf(row)?.full_name)),
    list("games", season.games, byId),
    list("standings", season.westConference, teamName, "westConference"),
    list("standings", season.eastConference, teamName, "eastConference"),
    list("players", season.players, (row) => String(objectOf(row)?.Player)),
    ...(seasonTotals === undefined ? [] : [list("seasonTotals", seasonTotals, playerName)]),
    ...(leaders === undefined
      ? []
      : STAT_GROUPS.map((group) => {
          const data = objectOf(roots.leaders[group])?.data;
          const path = `leaders/${group}/data`;
          return ["leaders", listDifference(path, data, leaders[group], category)] as const;
        })),
  ];
  const changes = found.flatMap(([root, difference]) =>
    difference === undefined ? [] : [{ ...difference, collection: COLLECTIONS[root] }],
  );
  const changedRoots = new Set(changes.map(({ path }) => path.split("/")[0]));
  const handled = [...new Set(found.map(([root]) => root))];
  return {
    changes,
    unchanged: handled.filter((root) => !changedRoots.has(root)),
    left: leftOf(season),
    update: Object.assign(
      {},
      ...changes.flatMap(({ path, update }) => [update, { [stampOf(path)]: updatedAt }]),
    ) as Record<string, unknown>,
  };
}

/**
 * The path of a list's time, which is next to the list: "leaders/totals/data" has its time at
 * "leaders/totals/updatedAt".
 */
function stampOf(path: string): string {
  return `${path.slice(0, path.lastIndexOf("/"))}/updatedAt`;
}

function leftOf({ seasonTotals }: RefreshedSeason): Changes["left"] {
  if (seasonTotals !== undefined) return [];
  const why = "the source's lines lack the shots that totals are summed from";
  return [{ what: "seasonTotals, leaders", why }];
}

const teamName: NameOf = (row) => String(listOf(objectOf(row)?.Team)?.[1]);
const category: NameOf = (row) => String(objectOf(row)?.category);
const playerName: NameOf = (row) => String(row).split(",")[1] ?? "";
