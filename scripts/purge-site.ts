import type { CollectionName } from "../src/data/collections.ts";

/**
 * Makes a site forget collections that were written behind its back, to a hosted database. Says
 * how that went; what is not purged is shown a minute later at the latest.
 */
export async function purgeSite(
  site: string,
  secret: string | undefined,
  collections: readonly CollectionName[],
): Promise<string> {
  if (!secret) return "Not purged: that takes DATABASE_SECRET, the site's own.";
  try {
    const answer = await fetch(new URL("/api/purge", site), {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ collections }),
      signal: AbortSignal.timeout(10_000),
    });
    return answer.ok ? `Purged at ${site}.` : `Not purged: ${site} answered ${answer.status}.`;
  } catch {
    return `Not purged: ${site} cannot be reached.`;
  }
}
