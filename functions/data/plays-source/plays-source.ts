import { teamsNamedIn } from "#domain/member/hidden-scores.ts";
import type { Side } from "#domain/plays/play.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { withoutEndings } from "#domain/text/endings.ts";
import { parseBoundedJson } from "#functions/http/bounded-json.ts";
import { boundedText } from "#functions/http/bounded-text.ts";
import { freshMsOf } from "#functions/http/caching.ts";
import { retryAfterOf } from "#functions/http/retry-after.ts";
import { parsePlays, playsWire } from "../wire/plays.ts";
import { parseActions, parseScoreboard } from "./actions.ts";
import { playsOfActions, type ReadPlays } from "./plays-of-actions.ts";

/** Why the source of plays gave nothing. */
export interface PlaysFailure {
  kind:
    | "unreachable"
    | "timed-out"
    /** 401 or 403: the source serves others, but not this site. */
    | "refused"
    /** 404: the game has no plays yet, or the scoreboard is that of another day. */
    | "missing"
    | "throttled"
    | "failing"
    /** Another shape, too long, or plays that contradict themselves. */
    | "malformed";
  /** The pause that the answer asked for by `Retry-After`. */
  retryAfterMs?: number;
}

/** An answer of the source: its document has changed since the entity tag that was sent, or not. */
export interface PlaysAnswer {
  read: ReadPlays | "unchanged";
  etag: string | undefined;
  /** The time for which the source calls its document fresh, in ms. */
  freshMs: number;
}

/** A source of plays: a scoreboard, which names the games of today, and one document a game. */
export interface PlaysSource {
  /** The source's id of the game at home of a team on a day. */
  idOf(date: string, homeTeamId: number): Promise<Result<string, PlaysFailure>>;
  plays(
    id: string,
    teams: Readonly<Record<Side, number>>,
    etag: string | undefined,
  ): Promise<Result<PlaysAnswer, PlaysFailure>>;
}

export interface PlaysSourceOptions {
  /** The address below which the documents lie. */
  url: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  timeoutMs?: number;
}

/** A game of two overtimes has about half of it. */
const MAX_BYTES = 1024 * 1024;
const TIMEOUT_MS = 8_000;
const LONGEST_ETAG = 200;

interface Answer {
  raw: unknown;
  headers: Headers;
}

/** A client of the source. Nothing of a reader is sent, and a redirect is a failure. Never rejects. */
export function createPlaysSource(options: PlaysSourceOptions): PlaysSource {
  const root = withoutEndings(options.url, "/");
  const get = (path: string, etag?: string) => readDocument(`${root}/${path}`, etag, options);
  return {
    async idOf(date, homeTeamId) {
      const answer = await get("scoreboard/todaysScoreboard_00.json");
      if (!answer.ok) return answer;
      const games = parseScoreboard(answer.value.raw, date) ?? new Map<string, string>();
      for (const [code, id] of games) if (teamsNamedIn(code)[0] === homeTeamId) return ok(id);
      return fail({ kind: "missing" });
    },
    async plays(id, teams, etag) {
      const answer = await get(`playbyplay/playbyplay_${id}.json`, etag);
      if (!answer.ok) return answer;
      const { raw, headers } = answer.value;
      const about = { etag: etagOf(headers) ?? etag, freshMs: freshMsOf(headers) };
      if (raw === undefined) return ok({ read: "unchanged", ...about });
      const actions = parseActions(raw, id);
      if (actions?.length === 0) return fail({ kind: "missing" });
      const read = actions && playsOfActions(actions, teams);
      // What could not be stored is refused here, too.
      const isFit = read !== undefined && parsePlays(playsWire(read.plays)) !== undefined;
      return isFit ? ok({ read, ...about }) : fail({ kind: "malformed" });
    },
  };
}

/** A document as JSON; undefined where it has not changed. */
async function readDocument(
  address: string,
  etag: string | undefined,
  { fetch, now, timeoutMs = TIMEOUT_MS }: PlaysSourceOptions,
): Promise<Result<Answer, PlaysFailure>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { Accept: "application/json", ...(etag && { "If-None-Match": etag }) };
  try {
    const response = await fetch(address, { headers, redirect: "manual", signal });
    if (response.status === 304 && etag !== undefined)
      return ok({ raw: undefined, headers: response.headers });
    if (response.status !== 200) {
      await response.body?.cancel();
      const retryAfterMs = retryAfterOf(response, now());
      return fail({ kind: kindOf(response.status), ...(retryAfterMs && { retryAfterMs }) });
    }
    const text = await boundedText(response, MAX_BYTES);
    if (!text.ok) return fail({ kind: "malformed" });
    return ok({ raw: parseBoundedJson(text.value), headers: response.headers });
  } catch (error) {
    if (error instanceof SyntaxError) return fail({ kind: "malformed" });
    return fail({ kind: signal.aborted ? "timed-out" : "unreachable" });
  }
}

function kindOf(status: number): PlaysFailure["kind"] {
  if (status === 401 || status === 403) return "refused";
  if (status === 404) return "missing";
  if (status === 429) return "throttled";
  return "failing";
}

function etagOf(headers: Headers): string | undefined {
  const etag = headers.get("ETag") ?? "";
  return etag !== "" && etag.length <= LONGEST_ETAG ? etag : undefined;
}
