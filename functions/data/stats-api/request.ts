import { fail, ok, type Result } from "#domain/result.ts";
import { withoutEndings } from "#domain/text/endings.ts";
import { parseBoundedJson } from "#functions/http/bounded-json.ts";
import { boundedText } from "#functions/http/bounded-text.ts";
import { retryAfterOf } from "#functions/http/retry-after.ts";
import { type CallTimes, type Clock, createThrottle } from "./throttle.ts";

/** The failure of a request to the public stats API. */
export interface StatsApiFailure {
  kind:
    | "unreachable"
    | "timed-out"
    /** 401 or 403: the key is missing or wrong, or its plan too small. */
    | "denied"
    /** 429 at every try. */
    | "throttled"
    /** 5xx at every try. */
    | "failing"
    /** Any other refusal: the request was wrong. */
    | "refused"
    /** The answer contradicts the API's documentation. */
    | "malformed"
    /** The answer is a page (HTML), as a wrong address or a proxy gives one. */
    | "page"
    /** The limit of requests is reached. */
    | "exhausted";
  /** The requested resource, as "stats"; never the key. */
  resource: string;
  /** The status of the last answer; undefined without one. */
  status?: number;
  /** The pause that the last answer asked for by `Retry-After`; undefined without one. */
  retryAfterMs?: number;
}

/** Query parameters; several values are sent as `name[]`. */
export type ApiParameters = Readonly<
  Record<string, string | number | readonly (string | number)[]>
>;

export interface ApiRequestOptions extends Clock {
  /** The address of the resources: "https://api.example.com/v1". */
  url: string;
  key: string;
  requestsPerMinute: number;
  /** The calls that count against it; those of this client alone unless set. */
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

export type GetJson = (
  resource: string,
  parameters: ApiParameters,
) => Promise<Result<unknown, StatsApiFailure>>;

export interface Requests {
  getJson: GetJson;
  /** The number of requests that may still be made. */
  left: () => number;
}

/** A page of the API has at most 100 rows. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 250;
/** The API counts by the minute: five doubling pauses, of which this is the first, exceed it. */
const FIRST_PAUSE_OF_A_LIMIT_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
/** A longer `Retry-After` counts as a failure. */
const LONGEST_RETRY_AFTER_MS = 120_000;
const PASSING = new Set<StatsApiFailure["kind"]>([
  "unreachable",
  "timed-out",
  "throttled",
  "failing",
]);

/**
 * GETs a resource of the stats API as JSON, with its key as `Authorization` and no more requests a
 * minute than its plan allows. A 429, a 5xx, a broken connection and a time-out are retried up to
 * five times, with exponential backoff and jitter or after the answer's `Retry-After`. Never
 * rejects.
 */
export function createRequests(options: ApiRequestOptions): Requests {
  const { url, key, requestsPerMinute, now, sleep, random } = options;
  const { mostRequests = Number.POSITIVE_INFINITY, mostTries = MOST_TRIES } = options;
  let left = mostRequests;
  const turn = createThrottle(requestsPerMinute, options, options.callTimes);
  const root = withoutEndings(url, "/");

  const getJson: GetJson = async (resource, parameters) => {
    const address = `${root}/${resource}${queryOf(parameters)}`;
    for (let tried = 1; ; tried += 1) {
      if (left <= 0) return fail({ kind: "exhausted", resource });
      left -= 1;
      await turn();
      const answer = await once(options, address, key, resource, now);
      if (answer.ok) return answer;
      const { kind, retryAfterMs } = answer.error;
      const isHopeless = !PASSING.has(kind) || (retryAfterMs ?? 0) > LONGEST_RETRY_AFTER_MS;
      if (isHopeless || tried >= mostTries) return answer;
      await sleep(retryAfterMs ?? pauseAfter(kind, tried, random()));
    }
  };
  return { getJson, left: () => left };
}

function pauseAfter(kind: StatsApiFailure["kind"], tried: number, chance: number): number {
  const first = kind === "throttled" ? FIRST_PAUSE_OF_A_LIMIT_MS : FIRST_PAUSE_MS;
  const whole = Math.min(LONGEST_PAUSE_MS, first * 2 ** (tried - 1));
  return whole / 2 + (whole / 2) * chance;
}

async function once(
  { fetch, timeoutMs = 20_000 }: ApiRequestOptions,
  address: string,
  key: string,
  resource: string,
  now: () => number,
): Promise<Result<unknown, StatsApiFailure>> {
  const refuse = (kind: StatsApiFailure["kind"], status?: number, retryAfterMs?: number) =>
    fail({
      kind,
      resource,
      ...(status === undefined ? {} : { status }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  const headers = new Headers({ Accept: "application/json", Authorization: key });
  const signal = AbortSignal.timeout(timeoutMs);
  let response: Response;
  let body: Awaited<ReturnType<typeof boundedText>>;
  try {
    response = await fetch(address, { headers, signal });
    body = await boundedText(response, MAX_ANSWER_BYTES);
  } catch {
    return refuse(signal.aborted ? "timed-out" : "unreachable");
  }
  const { status } = response;
  if (!response.ok) return refuse(kindOf(status), status, retryAfterOf(response, now()));
  if (!body.ok) return refuse("malformed", status);
  try {
    return ok(parseBoundedJson(body.value));
  } catch {
    return refuse(
      /^\s*<(?:!doctype|html|\?xml)\b/i.test(body.value) ? "page" : "malformed",
      status,
    );
  }
}

function kindOf(status: number): StatsApiFailure["kind"] {
  if (status === 401 || status === 403) return "denied";
  if (status === 429) return "throttled";
  return status >= 500 ? "failing" : "refused";
}

function queryOf(parameters: ApiParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== "object") query.append(name, String(value));
    else for (const one of value) query.append(`${name}[]`, String(one));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
