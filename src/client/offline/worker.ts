// The service worker: keeps the public pages that were seen readable when the network is not there.
// Nothing that is for one person alone comes near it (see keeping.ts).
import { answerAsset, answerPage } from "./answers.ts";
import { handlingOf, MAX_ASSETS, MAX_PAGES, mayKeep, mayKeepPage, pageKey } from "./keeping.ts";
import { datedCopy } from "./saved-copy.ts";
import { listSavedPages } from "./saved-pages.ts";
import { cacheName, removeCaches, type Scope } from "./scope.ts";
import { createShelf } from "./shelf.ts";

/** Set by the build: changes whenever anything of the site does. */
declare const SITE_VERSION: string;

const scope = self as unknown as Scope;
const { origin } = scope.location;

// Pages outlive a new version: an update removes nothing that a member saved.
const PAGES = cacheName("pages-1");
const ASSETS = cacheName(`assets-${SITE_VERSION}`);
const OFFLINE_PAGE = `${origin}/offline`;
/** Asked for again at every new version, for the pages that were kept with the one before. */
const FIRST_ASSETS = ["/badges.svg", "/favicon.svg", "/avatar.svg"];
/** How long a page is waited for of which there is a copy. */
const PATIENCE_MS = 6_000;

const pages = createShelf(() => caches.open(PAGES), MAX_PAGES);
const assets = createShelf(() => caches.open(ASSETS), MAX_ASSETS, [
  OFFLINE_PAGE,
  ...FIRST_ASSETS.map((path) => origin + path),
]);

scope.addEventListener("install", (event) => {
  event.waitUntil(install());
  // Pages and worker exchange no messages that a new version could change, so it need not wait; and
  // a worker that is to be switched off must not live as long as the last open tab.
  void scope.skipWaiting();
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      removeCaches([PAGES, ASSETS]),
      // The page is asked for while this worker is still being started.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const afterwards = (work: Promise<unknown>) => event.waitUntil(work);
  const { method, mode, url, headers } = request;
  const handling = handlingOf({ method, mode, url, accept: headers.get("Accept") }, origin);
  if (handling === "page") {
    event.respondWith(
      answerPage(url, {
        network: async () => (await event.preloadResponse) ?? fetch(request),
        pages,
        offlinePage: async () => {
          const page = await assets.find(OFFLINE_PAGE);
          return page && listSavedPages(page, pages);
        },
        patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
        afterwards,
        now: () => new Date(),
      }),
    );
  } else if (handling === "asset") {
    event.respondWith(answerAsset(url, { network: () => fetch(request), assets, afterwards }));
  }
});

async function install(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: "reload", credentials: "omit" });
  if (!mayKeep(page)) throw new Error(`No offline page: ${page.status}`);
  await assets.keep(OFFLINE_PAGE, page);
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  await Promise.allSettled([
    ...FIRST_ASSETS.map((path) => keepAsset(origin + path)),
    ...open.map(({ url }) => keepOpenPage(url)),
  ]);
}

async function keepAsset(url: string): Promise<void> {
  const answer = await fetch(url, { cache: "no-cache", credentials: "omit" });
  if (mayKeep(answer)) await assets.keep(url, answer);
}

/** The page that was open before the service worker ran, from the browser's own cache. */
async function keepOpenPage(url: string): Promise<void> {
  const key = pageKey(url);
  if (key === undefined) return;
  const answer = await fetch(key, { cache: "force-cache", credentials: "omit" });
  if (mayKeepPage(key, answer)) await pages.keep(key, datedCopy(answer, new Date()));
}
