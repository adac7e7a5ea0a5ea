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

/** Prints how a site's refresh goes on, as long as the process lives. */
export function watchRefresh(url: string, print: (line: string) => void, everyMs = 3_000): void {
  let before: RefreshSeen | undefined;
  const look = async () => {
    try {
      const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(everyMs) });
      const health = v.safeParse(Health, await answer.json());
      if (!health.success) return;
      const line = refreshLine(before, health.output.refresh);
      before = health.output.refresh;
      if (line !== undefined) print(line);
    } catch {
      // Whether the site answers at all is another's look.
    }
  };
  const next = () => setTimeout(() => void look().finally(next), everyMs).unref();
  next();
}
