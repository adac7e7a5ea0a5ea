import { documentOf } from "./resources.ts";
import { readUpstream, type UpstreamFailure, type UpstreamFetch } from "./upstream-read.ts";

/** The state of the proxy's upstream, for operators. */
export type UpstreamHealth =
  /** No upstream is set. */
  | "off"
  | "reachable"
  /** It refuses this site, as the league's host does without a page of its own as the referrer. */
  | "refused"
  | "unreachable";

const STATES: Record<UpstreamFailure["kind"], UpstreamHealth> = {
  "no-such-document": "reachable",
  "upstream-refused": "refused",
  "upstream-timed-out": "unreachable",
  "upstream-unavailable": "unreachable",
};

/** Reads the scoreboard past every cache, which would hide a refusal behind an old document. */
export async function upstreamHealth(
  upstream: string | undefined,
  fetch: UpstreamFetch,
): Promise<UpstreamHealth> {
  const document = documentOf("scoreboard", new URLSearchParams());
  if (upstream === undefined || !document.ok) return "off";
  const read = await readUpstream(upstream, document.value, { fetch });
  return read.ok ? "reachable" : STATES[read.error.kind];
}
