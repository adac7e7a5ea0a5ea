import type { PurgeName } from "#functions/data/documents.ts";
import { boundedText } from "#functions/http/bounded-text.ts";

/** The largest error message of the site, in bytes. */
const MAX_REASON_BYTES = 64 * 1024;

/**
 * Purges what was written to a database from the site of `--site`, if given, which then shows it.
 * Throws a sentence when that fails.
 */
export async function showOnSite(
  { site, secret }: { site?: string | undefined; secret?: string | undefined },
  collections: readonly PurgeName[],
): Promise<void> {
  if (site === undefined) return;
  await purgeSite({ url: site, secret: secret ?? process.env.DATABASE_SECRET }, collections);
  console.log(`${site} shows it from now on.`);
}

/**
 * Purges written collections from the caches of a site that reads a hosted database. `secret` is
 * the site's `DATABASE_SECRET`. Throws a sentence when that fails.
 */
async function purgeSite(
  { url, secret }: { url: string; secret: string | undefined },
  collections: readonly PurgeName[],
): Promise<void> {
  if (!secret) throw new Error("--site needs the site's DATABASE_SECRET, also as --secret.");
  const answer = await fetch(new URL("/api/purge", url), {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret}` },
    body: JSON.stringify({ collections }),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);
  if (answer === undefined) throw new Error(`${url} was not purged: it cannot be reached.`);
  if (answer.ok) return;
  const reason = await boundedText(answer, MAX_REASON_BYTES);
  throw new Error(`${url} was not purged: ${answer.status} ${reason.ok ? reason.value : ""}`);
}
