import { fail, ok, type Result } from "#domain/result.ts";
import { withoutEndings } from "#domain/text/endings.ts";
import { parseBoundedJson } from "../http/bounded-json.ts";
import { type ByteBudget, boundedText } from "../http/bounded-text.ts";
import { within } from "../http/within.ts";
import type { ServiceAccount, TokenFailure } from "./service-account.ts";

/** The failure of a read or write. */
export interface ReadFailure {
  kind:
    | "unreachable"
    | "timed-out"
    /** 401 or 403: the rules or the credential forbid it. */
    | "denied"
    /** The service account gets no access token. */
    | "no-token"
    /** 429. */
    | "throttled"
    /** 412: the place has a value already. */
    | "taken"
    /** Any other refusal: mostly 5xx. */
    | "failing"
    /** The answer is not JSON, or not of the expected shape. */
    | "malformed"
    /** The answer exceeds `MAX_ANSWER_BYTES`. */
    | "too-large"
    /** The place is empty: the database does not hold it, or has lost it. */
    | "empty";
  path: string;
  /** The answer's HTTP status; undefined without an answer. */
  status?: number;
  /** The reason in a sentence, where the kind does not say it. */
  says?: string;
}

export interface RealtimeDatabase {
  read(path: string, credential?: DatabaseCredential): Promise<Result<unknown, ReadFailure>>;
}

/** Reads without parsing, for callers that compare texts before they parse. */
export interface TextDatabase {
  /** The JSON text of a place, as the database sends it. */
  readText(path: string, credential?: DatabaseCredential): Promise<Result<string, ReadFailure>>;
}

/**
 * A write: sets a value, sets it only if there is none yet, removes the place, or sets several
 * values by their paths below the place in one transaction; null removes.
 */
export type Write =
  | { set: unknown }
  | { setIfAbsent: unknown }
  | { remove: true }
  | { update: Readonly<Record<string, unknown>> };

export interface WritableDatabase extends RealtimeDatabase, TextDatabase {
  /** The names of a place's children. */
  readKeys(path: string, credential?: DatabaseCredential): Promise<Result<string[], ReadFailure>>;
  /** The children of a place whose keys are `startAt` or after it, as many as `limit` at most. */
  readPage(
    path: string,
    page: { startAt: string | undefined; limit: number },
    credential: DatabaseCredential,
  ): Promise<Result<Record<string, unknown>, ReadFailure>>;
  /** Fails like a read, or with "taken" when `setIfAbsent` finds a value. */
  write(
    path: string,
    write: Write,
    credential: DatabaseCredential,
  ): Promise<Result<void, ReadFailure>>;
  /**
   * Writes a place below another, and returns the other's value after it: in one request where the
   * database can answer so (`answersAbove`), else by reading it. Fails like a write.
   */
  writeBelow(
    above: string,
    below: readonly string[],
    write: Write,
    credential: DatabaseCredential,
  ): Promise<Result<unknown, ReadFailure>>;
}

/** A member's ID token or a database secret, or else a service account or an access token of one. */
export type DatabaseCredential =
  | { auth: string }
  | { accessToken: string }
  | { account: ServiceAccount };

/** The options of one request, besides its address. */
export interface RequestOptions {
  signal: AbortSignal;
  /** A redirect is never followed: it would send the credential elsewhere. */
  redirect: "manual";
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * The header of a write that is answered with a place so many levels above the written one. Only the
 * embedded database knows it.
 */
export const ANSWER_ABOVE = "x-answer-above";

/** The time-out of a request (design.md section 5). */
export const READ_TIMEOUT_MS = 2_500;

/** The limit of an answer: as long as the longest value that one request can write. */
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/** The limit of all reads in flight together: an isolate has 128 MB. */
const MAX_PENDING_BYTES = 2 * MAX_ANSWER_BYTES;

export interface RealtimeDatabaseOptions {
  /**
   * Sends a request. In a Worker a Durable Object's stub belongs to one request, so this has to get
   * a new stub for every call.
   */
  fetch: (url: string, init: RequestOptions) => Promise<Response>;
  /** "https://name.firebaseio.com"; for the embedded database any origin, as "http://database". */
  url: string;
  /** The database answers a write with a place above the written one (`ANSWER_ABOVE`). */
  answersAbove?: boolean;
  /** The limit of the whole read, the body included. */
  timeoutMs?: number;
}

/**
 * A client of the realtime database's REST protocol: one request of `{path}.json` a call
 * (product.md section 7). It never throws, settles within the time-out even over a fetch that
 * ignores its signal, and reads at most `MAX_ANSWER_BYTES`; a service account's token is fetched
 * before, within a time-out of its own. Failures name the path but never the credential.
 */
export function createRealtimeDatabase(options: RealtimeDatabaseOptions): WritableDatabase {
  // Called as a bare function: the global fetch of a Worker refuses any other `this`.
  const { fetch, answersAbove = false, timeoutMs = READ_TIMEOUT_MS } = options;
  const origin = withoutEndings(options.url, "/");
  const isFirebase = isFirebaseHost(origin);
  const budget: ByteBudget = { left: MAX_PENDING_BYTES };

  async function call(
    path: string,
    credential: DatabaseCredential | undefined,
    sent: Call,
  ): Promise<Result<string, ReadFailure>> {
    if (credential === undefined) return send(path, sent);
    const token = await tokenOf(credential);
    if (!token.ok) return fail({ ...token.error, path });
    // A Firebase database takes access tokens as bearer tokens, ID tokens only in the address.
    const isInAddress = isFirebase && "auth" in credential;
    const answer = await send(path, {
      ...sent,
      ...(isInAddress
        ? { query: { ...sent.query, auth: token.value } }
        : { headers: { ...sent.headers, Authorization: `Bearer ${token.value}` } }),
    });
    const isDenied = !answer.ok && answer.error.kind === "denied";
    if (isDenied && "account" in credential) credential.account.drop(token.value);
    return answer;
  }

  async function send(
    path: string,
    { query = {}, headers = {}, ...sent }: Call,
  ): Promise<Result<string, ReadFailure>> {
    const parameters = new URLSearchParams(query);
    const search = parameters.size === 0 ? "" : `?${parameters}`;
    const aborter = new AbortController();
    const response = request(fetch, origin + addressOf(path) + search, path, budget, {
      ...sent,
      headers,
      redirect: "manual",
      signal: aborter.signal,
    });
    const answer = await within(timeoutMs, response);
    if (answer !== undefined) return answer;
    aborter.abort();
    return fail({ kind: "timed-out", path });
  }

  const read: RealtimeDatabase["read"] = async (path, credential) => {
    const text = await call(path, credential, {});
    return text.ok ? parsed(text.value, path) : text;
  };

  return {
    readText: (path, credential) => call(path, credential, {}),
    read,
    async readKeys(path, credential) {
      const text = await call(path, credential, { query: { shallow: "true" } });
      if (!text.ok) return text;
      const children = parsed(text.value, path);
      return children.ok ? ok(Object.keys(children.value ?? {})) : children;
    },
    async readPage(path, { startAt, limit }, credential) {
      const query = {
        orderBy: '"$key"',
        limitToFirst: String(limit),
        ...(startAt === undefined ? {} : { startAt: `"${startAt}"` }),
      };
      const text = await call(path, credential, { query });
      if (!text.ok) return text;
      const children = parsed(text.value, path);
      return children.ok ? ok(Object.fromEntries(Object.entries(children.value ?? {}))) : children;
    },
    async write(path, write, credential) {
      // The answer would repeat the written value, which may be large.
      const answer = await call(path, credential, { ...callOf(write), query: { print: "silent" } });
      return answer.ok ? ok(undefined) : answer;
    },
    async writeBelow(above, below, write, credential) {
      const path = [above, ...below].join("/");
      const sent = callOf(write);
      const headers = { ...sent.headers, [ANSWER_ABOVE]: String(below.length) };
      const answer = await call(path, credential, { ...sent, ...(answersAbove && { headers }) });
      if (!answer.ok) return answer;
      return answersAbove ? parsed(answer.value, path) : read(above, credential);
    },
  };
}

/** A request without its credential. */
interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  query?: Record<string, string>;
}

function callOf(write: Write): Call {
  if ("remove" in write) return { method: "DELETE" };
  const headers = { "Content-Type": "application/json" };
  if ("update" in write) return { method: "PATCH", headers, body: JSON.stringify(write.update) };
  if ("set" in write) return { method: "PUT", headers, body: JSON.stringify(write.set) };
  return {
    method: "PUT",
    // The tag of an empty place.
    headers: { ...headers, "if-match": "null_etag" },
    body: JSON.stringify(write.setIfAbsent),
  };
}

async function request(
  fetch: RealtimeDatabaseOptions["fetch"],
  url: string,
  path: string,
  budget: ByteBudget,
  init: RequestOptions,
): Promise<Result<string, ReadFailure>> {
  let response: Response;
  let body: Awaited<ReturnType<typeof boundedText>>;
  try {
    response = await fetch(url, init);
    body = await boundedText(response, MAX_ANSWER_BYTES, budget);
  } catch {
    return fail({ kind: "unreachable", path });
  }
  const { status } = response;
  if (!response.ok) return fail({ kind: refusal(status), path, status });
  if (body.ok) return ok(body.value);
  const kind = body.error.kind === "too-large" ? "too-large" : "malformed";
  return fail({ kind, path, status });
}

function parsed(text: string, path: string): Result<unknown, ReadFailure> {
  try {
    return ok(parseBoundedJson(text));
  } catch {
    return fail({ kind: "malformed", path });
  }
}

function refusal(status: number): ReadFailure["kind"] {
  if (status === 401 || status === 403) return "denied";
  if (status === 412) return "taken";
  return status === 429 ? "throttled" : "failing";
}

async function tokenOf(credential: DatabaseCredential): Promise<Result<string, TokenFailure>> {
  if ("account" in credential) return credential.account.accessToken();
  return ok("auth" in credential ? credential.auth : credential.accessToken);
}

/** Returns whether an address belongs to a database that Firebase hosts. */
export function isFirebaseHost(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? "";
  return host.endsWith(".firebaseio.com") || host.endsWith(".firebasedatabase.app");
}

function addressOf(path: string): string {
  const keys = path.split("/").filter((key) => key !== "");
  return `/${keys.map((key) => encodeURIComponent(key)).join("/")}.json`;
}
