/** The prefix of the names of all the site's caches. */
const OURS = "hardwood-";

/** The full name of one of the site's caches. */
export function cacheName(what: string): string {
  return OURS + what;
}

/** Removes the site's caches, except the named ones. */
export async function removeCaches(except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && !except.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
