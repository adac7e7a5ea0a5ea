import * as v from "valibot";
import { type PackedLines, packLines } from "#domain/query/packed-lines.ts";
import type { FormerName, PastSeason } from "#domain/query/past-season.ts";
import type { CollectionName } from "../collections.ts";
import { count, name } from "./cells.ts";
import { parseLines } from "./lines.ts";
import { type PostseasonWire, parsePostseason, postseasonWire } from "./postseason.ts";
import { objectOf, parseRows, rowParser } from "./rows.ts";

/**
 * The collections of a season that its lines do not give as they were: official lists and totals
 * with the league's corrections.
 */
export const KEPT = [
  "standings",
  "leaders",
  "teamStats",
  "seasonTotals",
  "seasonRatings",
] as const satisfies CollectionName[];
export type Kept = (typeof KEPT)[number];

/** A past season at `nba/seasons/{season}`. */
export interface PastSeasonWire {
  lines: PackedLines;
  postseason: PostseasonWire;
  /** Teams with other names than today. */
  names?: { team_id: number; full_name: string; name: string }[];
  kept?: Partial<Record<Kept, unknown>>;
}

/** A past season, with the raw collections that a refresh kept when it closed the season. */
export interface StoredPastSeason extends PastSeason {
  /** Undefined for a season that was built from tables. */
  kept: Readonly<Partial<Record<Kept, unknown>>> | undefined;
}

const nameRow = rowParser(
  v.pipe(
    v.object({ team_id: v.pipe(count, v.minValue(1)), full_name: name, name }),
    v.transform(
      (row): FormerName => ({ teamId: row.team_id, fullName: row.full_name, name: row.name }),
    ),
  ),
);

/** Parses a past season; undefined when its lines or its postseason are malformed. */
export function parsePastSeason(
  raw: unknown,
): { value: StoredPastSeason; dropped: number } | undefined {
  const root = objectOf(raw);
  const lines = root && parseLines(root.lines);
  const postseason = root && parsePostseason(root.postseason);
  const names = root && parseRows(root.names ?? [], nameRow);
  if (!lines || !postseason || !names) return undefined;
  return {
    value: {
      lines: lines.value,
      postseason: postseason.value,
      formerNames: names.rows,
      kept: objectOf(root.kept),
    },
    dropped: postseason.dropped + names.dropped,
  };
}

/** The document of a past season. */
export function pastSeasonWire({ lines, postseason, formerNames }: PastSeason): PastSeasonWire {
  const names = formerNames.map(({ teamId, fullName, name }) => ({
    team_id: teamId,
    full_name: fullName,
    name,
  }));
  return {
    lines: packLines(lines),
    postseason: postseasonWire(postseason),
    ...(names.length > 0 && { names }),
  };
}
