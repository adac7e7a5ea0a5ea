/** As much of a service worker's surroundings as the site's own uses. */
export interface Scope {
  location: { origin: string };
  registration: {
    unregister(): Promise<boolean>;
    navigationPreload?: { enable(): Promise<void> };
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: "window" }): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void;
}

export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  request: Request & { mode: string };
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The names of all caches of the site begin with this. */
const OURS = "hardwood-";

/** The full name of one of the site's caches. */
export function cacheName(what: string): string {
  return OURS + what;
}

/** Removes the site's caches, except those named. */
export async function removeCaches(except: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && !except.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
