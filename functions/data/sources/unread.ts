import { fail, ok, type Result } from "#domain/result.ts";
import type { Fetched, SourceFailure, UnreadRow } from "./source.ts";

/** A row of which nothing can be told but why it is not understood. */
export function unreadRow(says: string): UnreadRow {
  return { gameId: undefined, playerId: undefined, says };
}

/** The failure of a resource as a clause: "the stats API does not give stats (denied 401)". */
export function whyNotGiven({ source, resource, kind, status }: SourceFailure): string {
  const answered = status === undefined ? "" : ` ${status}`;
  return `the ${source} does not give ${resource} (${kind}${answered})`;
}

/** This many unread rows are bad rows; more are another format, if they are most of an answer. */
const MOST_BAD_ROWS = 10;

/** The rows of a resource; a failure where most of them cannot be understood. */
export function unlessMostlyUnread<All extends Fetched<unknown>>(
  all: All,
  source: string,
  resource: string,
): Result<All, SourceFailure> {
  const { rows, unread } = all;
  const isOtherFormat = unread.length > MOST_BAD_ROWS && unread.length > rows.length;
  return isOtherFormat ? fail({ kind: "malformed", source, resource }) : ok(all);
}
