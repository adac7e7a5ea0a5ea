import * as v from "valibot";

const Health = v.object({
  refresh: v.object({
    state: v.string(),
    lastSuccess: v.nullable(v.string()),
    lastFailure: v.nullable(v.string()),
    says: v.array(v.string()),
    progress: v.nullable(v.object({ what: v.string(), done: v.number(), of: v.number() })),
  }),
});

/** What `/api/health` says of the refresh. */
export type RefreshSeen = v.InferOutput<typeof Health>["refresh"];

/** What is new of the refresh, in a line; undefined while it says the same. */
export function refreshLine(before: RefreshSeen | undefined, now: RefreshSeen): string | undefined {
  const { progress, lastSuccess, lastFailure, says } = now;
  if (progress !== null && JSON.stringify(progress) !== JSON.stringify(before?.progress)) {
    return `Refresh: ${progress.done} of ${progress.of} ${progress.what}`;
  }
  if (before === undefined) return undefined;
  if (lastSuccess !== before.lastSuccess && lastSuccess !== null) return "Refresh: done";
  if (lastFailure === before.lastFailure || lastFailure === null) return undefined;
  return `Refresh: failed. ${says.join(" ")}`;
}

/** What feeds a site, as the end of the line that says where it answers. */
export async function resultsLine(url: string, from: string | undefined): Promise<string> {
  if (from === undefined) return "results: none, set RESULTS_SOURCE";
  const seen = await refreshSeen(url, LOOK_MS);
  return `results: ${from}, ${seen?.lastSuccess ? `last read ${seen.lastSuccess}` : "not read yet"}`;
}

const LOOK_MS = 3_000;

async function refreshSeen(url: string, withinMs: number): Promise<RefreshSeen | undefined> {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(withinMs) });
    const health = v.safeParse(Health, await answer.json());
    return health.success ? health.output.refresh : undefined;
  } catch {
    // Whether the site answers at all is another's look.
    return undefined;
  }
}

/** Prints how a site's refresh goes on, as long as the process lives. */
export function watchRefresh(url: string, print: (line: string) => void, everyMs = LOOK_MS): void {
  let before: RefreshSeen | undefined;
  const look = async () => {
    const seen = await refreshSeen(url, everyMs);
    if (seen === undefined) return;
    const line = refreshLine(before, seen);
    before = seen;
    if (line !== undefined) print(line);
  };
  const next = () => setTimeout(() => void look().finally(next), everyMs).unref();
  next();
}
