import { NO_HISTORY } from "#domain/history/league-history.ts";
import { ok } from "#domain/result.ts";
import { NO_KNOWN_NAMES } from "#domain/search/known-names.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { PublicCollectionName } from "#functions/data/collections.ts";
import { builtNow } from "#tests/built-season.ts";

/** The value of each collection. */
export type Values = {
  [Name in PublicCollectionName]: Awaited<ReturnType<Collections[Name]>> extends infer Read
    ? Read extends { ok: true; value: { value: infer Value } }
      ? Value
      : never
    : never;
};

/** Returns collections with the given values and no other names or history; reading any other collection throws. */
export function collectionsOf(values: Partial<Values>): Collections {
  const read = Object.entries({ names: NO_KNOWN_NAMES, leagueHistory: NO_HISTORY, ...values }).map(
    ([name, value]) => [name, async () => ok({ value, updatedAt: undefined, dropped: 0 })],
  );
  return { ...Object.fromEntries(read), seasonNow: builtNow } as Collections;
}
