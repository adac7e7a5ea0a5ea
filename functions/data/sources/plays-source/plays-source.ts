import { teamsNamedIn } from "#domain/member/hidden-scores.ts";
import type { Side } from "#domain/plays/play.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { withoutEndings } from "#domain/text/endings.ts";
import { parsePlays, playsWire } from "#functions/data/wire/plays.ts";
import { freshMsOf } from "#functions/http/caching.ts";
import { type DocumentFailure, readDocument } from "../request.ts";
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

/** A client of the source. Nothing of a reader is sent, and a redirect is a failure. Never rejects. */
export function createPlaysSource(options: PlaysSourceOptions): PlaysSource {
  const root = withoutEndings(options.url, "/");
  const get = async (path: string, etag?: string) => {
    const headers = etag === undefined ? {} : { "If-None-Match": etag };
    const { timeoutMs = TIMEOUT_MS } = options;
    const asked = { headers, timeoutMs, maxBytes: MAX_BYTES, redirect: "manual" as const };
    const answer = await readDocument(`${root}/${path}`, asked, options);
    return answer.ok ? answer : fail(failureOf(answer.error));
  };
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

const KINDS: Partial<Record<DocumentFailure["kind"], PlaysFailure["kind"]>> = {
  denied: "refused",
  refused: "failing",
  page: "malformed",
};

function failureOf({ kind, status, retryAfterMs }: DocumentFailure): PlaysFailure {
  const own = status === 404 ? "missing" : (KINDS[kind] ?? (kind as PlaysFailure["kind"]));
  return { kind: own, ...(retryAfterMs && { retryAfterMs }) };
}

function etagOf(headers: Headers): string | undefined {
  const etag = headers.get("ETag") ?? "";
  return etag !== "" && etag.length <= LONGEST_ETAG ? etag : undefined;
}
