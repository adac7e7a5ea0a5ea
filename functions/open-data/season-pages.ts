import { fail, ok, type Result } from "#domain/result.ts";
import type { CollectionValues, PublicCollectionName } from "../data/collections.ts";
import type { SeasonReads } from "../data/season-reads.ts";
import { readCollections } from "./facts.ts";
import type { OpenDataFailure } from "./failures.ts";
import type { Paging } from "./paging.ts";
import { readsOfSeason, type SeasonsAsked, seasonsHeld } from "./seasons.ts";

/** A list that may cross seasons: sorted by season, then by id. */
interface SeasonsList<Name extends PublicCollectionName, Row> {
  asked: SeasonsAsked;
  needs: readonly Name[];
  /** The season of an item by its id. */
  seasonOf(id: number): string | undefined;
  /** The reads that rows are made of, where they are not the season's own. */
  readsOf?(reads: SeasonReads): SeasonReads;
  /** A season's rows after an id, in the order of their ids. */
  rowsOf(facts: Pick<CollectionValues, Name>, season: string, after: number): Iterable<Row>;
}

/** A row of a page, with what its answer is made of. */
export interface PageRow<Name extends PublicCollectionName, Row> {
  row: Row;
  season: string;
  facts: Pick<CollectionValues, Name>;
  reads: SeasonReads;
}

/** The page of a list after the cursor, which is the last id of the page before. */
export async function pageOfSeasons<Name extends PublicCollectionName, Row extends { id: number }>(
  { asked, needs, seasonOf, readsOf = (reads) => reads, rowsOf }: SeasonsList<Name, Row>,
  { cursor = -1, per_page }: Paging,
  current: SeasonReads,
): Promise<Result<{ rows: PageRow<Name, Row>[]; next_cursor: number | null }, OpenDataFailure>> {
  const held = await seasonsHeld(asked, current);
  if (!held.ok) return held;
  const begun = seasonOf(cursor) ?? "";
  const rows: PageRow<Name, Row>[] = [];
  for (const season of held.value) {
    if (season < begun) continue;
    const reads = readsOf(readsOfSeason(season, current));
    const facts = await readCollections(reads.collections, needs);
    if (facts === undefined) return fail({ kind: "unavailable" });
    for (const row of rowsOf(facts, season, season === begun ? cursor : -1)) {
      if (rows.length === per_page) return ok({ rows, next_cursor: rows.at(-1)?.row.id ?? null });
      rows.push({ row, season, facts, reads });
    }
  }
  return ok({ rows, next_cursor: null });
}
