import * as v from "valibot";
import { type PackedLines, packLines } from "#domain/query/storage/packed-lines.ts";
import type { FormerName, PastSeason } from "#domain/query/storage/past-season.ts";
import type { CollectionName } from "../collections.ts";
import { count, name } from "./cells.ts";
import { parseLines } from "./lines.ts";
import { type PostseasonWire, postseasonWire } from "./postseason.ts";
import { objectOf, parseRows, rowParser } from "./rows.ts";

/**
 * The collections of a season that its lines do not give as they were: games with their tip-offs,
 * official lists, and totals with the league's corrections.
 */
export const KEPT = [
  "games",
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
  /** The places of games on neutral floors. */
  neutral_places?: { game_id: string; place: string }[];
  kept?: Partial<Record<Kept, unknown>>;
}

/**
 * A past season. Its collections are raw, because a question over all seasons reads none of them; those
 * of `kept` are what a refresh kept when it closed the season.
 */
export interface StoredPastSeason extends Omit<PastSeason, "postseason"> {
  postseason: unknown;
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

const placeRow = rowParser(v.object({ game_id: name, place: name }));

/** Parses a past season; undefined when its lines or its names are malformed. */
export function parsePastSeason(
  raw: unknown,
): { value: StoredPastSeason; dropped: number } | undefined {
  const root = objectOf(raw);
  // An isolate may hold every past season, whose figures together take more memory than it has.
  const lines = root && parseLines(root.lines, false);
  const names = root && parseRows(root.names ?? [], nameRow);
  const places = root && parseRows(root.neutral_places ?? [], placeRow);
  if (!lines || !names || !places) return undefined;
  return {
    value: {
      lines: lines.value,
      postseason: root.postseason,
      formerNames: names.rows,
      neutralPlaces: new Map(places.rows.map(({ game_id, place }) => [game_id, place])),
      kept: objectOf(root.kept),
    },
    dropped: names.dropped + places.dropped,
  };
}

/** The document of a past season. */
export function pastSeasonWire({
  lines,
  postseason,
  formerNames,
  neutralPlaces,
}: PastSeason): PastSeasonWire {
  const names = formerNames.map(({ teamId, fullName, name }) => ({
    team_id: teamId,
    full_name: fullName,
    name,
  }));
  return {
    lines: packLines(lines),
    postseason: postseasonWire(postseason),
    ...(names.length > 0 && { names }),
    ...(neutralPlaces.size > 0 && {
      neutral_places: [...neutralPlaces].map(([game_id, place]) => ({ game_id, place })),
    }),
  };
}
