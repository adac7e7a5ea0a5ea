import { fail, ok, type Result } from "#domain/result.ts";
import { parseBoundedJson } from "../http/bounded-json.ts";
import { boundedText } from "../http/bounded-text.ts";
import type { UpstreamDocument } from "./resources.ts";

/** The failure to read a document from the upstream. */
export interface UpstreamFailure {
  kind:
    | "upstream-timed-out"
    | "upstream-unavailable"
    /** 401 or 403: the upstream serves others, but not this site. */
    | "upstream-refused"
    | "no-such-document";
  /** For the log; never part of an answer. */
  reason: string;
}

/** The function that sends a request, such as the global fetch; called without `this`. */
export type UpstreamFetch = (url: string, init: RequestInit) => Promise<Response>;

/** The time-out of a whole read, body included. */
const TIMEOUT_MS = 2_500;

/** The upstream's address of a document; throws on a path that would lead to another host. */
export function upstreamAddress(upstream: string, path: string): string {
  const url = new URL(path, upstream);
  if (url.origin !== upstream || url.pathname !== path || url.search !== "" || url.hash !== "") {
    throw new Error("A path of the proxy's table leads elsewhere.");
  }
  return url.href;
}

/**
 * Reads one complete JSON document within its size limit and 2.5 s. Nothing of the caller's request
 * is sent, and any redirect is a failure. Never throws.
 */
export async function readUpstream(
  upstream: string,
  { path, maxBytes }: UpstreamDocument,
  options: { fetch: UpstreamFetch; timeoutMs?: number },
): Promise<Result<string, UpstreamFailure>> {
  // Called as a bare function: the global fetch of a Worker refuses any other `this`.
  const { fetch, timeoutMs = TIMEOUT_MS } = options;
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), timeoutMs);
  try {
    const response = await fetch(upstreamAddress(upstream, path), {
      method: "GET",
      headers: { Accept: "application/json" },
      redirect: "manual",
      signal: aborter.signal,
    });
    const refusal = refusalOf(response);
    if (refusal !== undefined) {
      await response.body?.cancel();
      return fail(refusal);
    }
    const text = await boundedText(response, maxBytes);
    if (!text.ok) return unavailable(text.error.kind);
    parseBoundedJson(text.value);
    return ok(text.value);
  } catch (error) {
    if (aborter.signal.aborted) return fail({ kind: "upstream-timed-out", reason: "too slow" });
    return unavailable(error instanceof Error ? error.name : "unreachable");
  } finally {
    clearTimeout(timer);
  }
}

const REFUSED = [401, 403];

function refusalOf({ status, headers }: Response): UpstreamFailure | undefined {
  const reason = `status ${status}`;
  if (status === 404) return { kind: "no-such-document", reason };
  if (REFUSED.includes(status)) return { kind: "upstream-refused", reason };
  if (status !== 200) return { kind: "upstream-unavailable", reason };
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return undefined;
  return { kind: "upstream-unavailable", reason: "not JSON" };
}

function unavailable(reason: string): { ok: false; error: UpstreamFailure } {
  return fail({ kind: "upstream-unavailable", reason });
}
