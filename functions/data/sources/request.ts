import { fail, ok, type Result } from "#domain/result.ts";
import { withoutEndings } from "#domain/text/endings.ts";
import { parseBoundedJson } from "#functions/http/bounded-json.ts";
import { boundedText } from "#functions/http/bounded-text.ts";
import { retryAfterOf } from "#functions/http/retry-after.ts";
import type { SourceFailure } from "./source.ts";
import { type CallTimes, type Clock, createThrottle } from "./throttle.ts";

/** Query parameters; several values are sent as `name[]`. */
export type QueryParameters = Readonly<
  Record<string, string | number | readonly (string | number)[]>
>;

/** Where a source lies, and how often it may be asked. */
export interface SourceAccess {
  /** As operators know it: "stats API". */
  name: string;
  /** The address below which the resources lie: "https://api.example.com/v1". */
  url: string;
  headers: Readonly<Record<string, string>>;
  requestsPerMinute: number;
}

export interface SourceRequestOptions extends Clock {
  /** The calls that count against the limits a minute; those of this client alone unless set. */
  callTimes?: CallTimes;
  /** The limit of all requests, retries included. */
  mostRequests?: number | undefined;
  fetch: (url: string, init: { headers: Headers; signal: AbortSignal }) => Promise<Response>;
  /** The tries of one request: 6 by default, 1 where the caller repeats it by itself. */
  mostTries?: number;
  /** Returns a number from 0 up to 1, as `Math.random` does. */
  random: () => number;
  /** The limit of one try, its body included. */
  timeoutMs?: number;
}

/** GETs a resource; `reduced` is what is kept of the answer, the whole of it unless given. */
export type GetJson = <Value = unknown>(
  resource: string,
  parameters: QueryParameters,
  reduced?: (raw: unknown) => Value,
) => Promise<Result<Value, SourceFailure>>;

export interface Requests {
  /** The requests to a source. */
  to: (access: SourceAccess) => GetJson;
  /** The number of requests that may still be made. */
  left: () => number;
}

/** The summary of a game of four overtimes has about a quarter of it. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 250;
/** Sources count by the minute: five doubling pauses, of which this is the first, exceed it. */
const FIRST_PAUSE_OF_A_LIMIT_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
/** A longer `Retry-After` counts as a failure. */
const LONGEST_RETRY_AFTER_MS = 120_000;
/** The failures that pass by themselves. */
export const PASSING = new Set<SourceFailure["kind"]>([
  "unreachable",
  "timed-out",
  "throttled",
  "failing",
]);

/**
 * GETs resources of sources as JSON, with no more requests a minute than each allows. A 429, a 5xx, a
 * broken connection and a time-out are retried up to five times, with exponential backoff and jitter
 * or after the answer's `Retry-After`. Never rejects.
 */
export function createRequests(options: SourceRequestOptions): Requests {
  const { now, sleep, random } = options;
  const { mostRequests = Number.POSITIVE_INFINITY, mostTries = MOST_TRIES } = options;
  let left = mostRequests;

  const to = (access: SourceAccess): GetJson => {
    const turn = createThrottle(access.requestsPerMinute, options, options.callTimes);
    const root = withoutEndings(access.url, "/");
    return async <Value>(
      resource: string,
      parameters: QueryParameters,
      reduced = (raw: unknown) => raw as Value,
    ) => {
      const address = `${root}/${resource}${queryOf(parameters)}`;
      for (let tried = 1; ; tried += 1) {
        if (left <= 0) return fail({ kind: "exhausted", source: access.name, resource });
        left -= 1;
        await turn();
        const answer = await once(options, address, access, resource, now);
        if (answer.ok) return ok(reduced(answer.value));
        const { kind, retryAfterMs } = answer.error;
        const isHopeless = !PASSING.has(kind) || (retryAfterMs ?? 0) > LONGEST_RETRY_AFTER_MS;
        if (isHopeless || tried >= mostTries) return answer;
        await sleep(retryAfterMs ?? pauseAfter(kind, tried, random()));
      }
    };
  };
  return { to, left: () => left };
}

function pauseAfter(kind: SourceFailure["kind"], tried: number, chance: number): number {
  const first = kind === "throttled" ? FIRST_PAUSE_OF_A_LIMIT_MS : FIRST_PAUSE_MS;
  const whole = Math.min(LONGEST_PAUSE_MS, first * 2 ** (tried - 1));
  return whole / 2 + (whole / 2) * chance;
}

async function once(
  { fetch, timeoutMs = 20_000 }: SourceRequestOptions,
  address: string,
  access: SourceAccess,
  resource: string,
  now: () => number,
): Promise<Result<unknown, SourceFailure>> {
  const asked = { headers: access.headers, timeoutMs, maxBytes: MAX_ANSWER_BYTES };
  const answer = await readDocument(address, asked, { fetch, now });
  if (answer.ok) return ok(answer.value.raw);
  return fail({ source: access.name, resource, ...answer.error });
}

/** A document that is asked for, and the limits of its answer. */
interface DocumentAsked {
  headers: Readonly<Record<string, string>>;
  redirect?: "manual";
  maxBytes: number;
  timeoutMs: number;
}

/** Why a document was not read. */
export type DocumentFailure = Pick<SourceFailure, "kind" | "status" | "retryAfterMs">;

/** Reads a document of JSON once; undefined where it has not changed since the tag that was sent. */
export async function readDocument(
  address: string,
  { headers, redirect, maxBytes, timeoutMs }: DocumentAsked,
  {
    fetch,
    now,
  }: {
    fetch: (
      url: string,
      init: RequestInit & { headers: Headers; signal: AbortSignal },
    ) => Promise<Response>;
    now: () => number;
  },
): Promise<Result<{ raw: unknown; headers: Headers }, DocumentFailure>> {
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = new Headers({ Accept: "application/json", ...headers });
  let response: Response;
  let body: Awaited<ReturnType<typeof boundedText>>;
  try {
    response = await fetch(address, { headers: sent, signal, ...(redirect && { redirect }) });
    body = await boundedText(response, maxBytes);
  } catch {
    return fail({ kind: signal.aborted ? "timed-out" : "unreachable" });
  }
  const { status } = response;
  if (status === 304 && sent.has("If-None-Match"))
    return ok({ raw: undefined, headers: response.headers });
  if (!response.ok) {
    const retryAfterMs = retryAfterOf(response, now());
    const after = retryAfterMs === undefined ? {} : { retryAfterMs };
    return fail({ kind: kindOf(status), status, ...after });
  }
  if (!body.ok) return fail({ kind: "malformed", status });
  try {
    return ok({ raw: parseBoundedJson(body.value), headers: response.headers });
  } catch {
    const isPage = /^\s*<(?:!doctype|html|\?xml)\b/i.test(body.value);
    return fail({ kind: isPage ? "page" : "malformed", status });
  }
}

function kindOf(status: number): SourceFailure["kind"] {
  if (status === 401 || status === 403) return "denied";
  if (status === 429) return "throttled";
  return status >= 500 ? "failing" : "refused";
}

function queryOf(parameters: QueryParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== "object") query.append(name, String(value));
    else for (const one of value) query.append(`${name}[]`, String(one));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
