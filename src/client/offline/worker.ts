// The service worker, which keeps visited public pages readable offline and shows notices. Personal
// responses are never cached (see cache-policy.ts).
import { answerAsset, answerPage, preloadedOr } from "./answers.ts";
import { createBoundedCache } from "./bounded-cache.ts";
import {
  handlingOf,
  isCacheable,
  isCacheablePage,
  MAX_ASSETS,
  MAX_PAGES,
  savedPageKey,
} from "./cache-policy.ts";
import { openNotice, renewSubscription, showNotice } from "./notices.ts";
import { datedCopy } from "./saved-copy.ts";
import { listSavedPages } from "./saved-pages.ts";
import { cacheName, removeCaches } from "./site-caches.ts";

/** Set by the build; changes with any change of the site. */
declare const SITE_VERSION: string;

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

// The cache of pages survives a new version, so that an update loses no saved page.
const PAGES = cacheName("pages-1");
const ASSETS = cacheName(`assets-${SITE_VERSION}`);
const OFFLINE_PAGE = `${origin}/offline`;
/** Fetched again at every new version, because pages saved by the previous one use them too. */
const FIRST_ASSETS = ["/badges.svg", "/favicon.svg", "/avatar.svg"];
/** The wait for the network when a saved copy exists, in milliseconds. */
const PATIENCE_MS = 6_000;

const pages = createBoundedCache(() => caches.open(PAGES), MAX_PAGES);
const assets = createBoundedCache(() => caches.open(ASSETS), MAX_ASSETS, [
  OFFLINE_PAGE,
  ...FIRST_ASSETS.map((path) => origin + path),
]);

self.addEventListener("install", (event) => {
  event.waitUntil(install());
  // Pages and worker exchange no messages, so a new version need not wait for old tabs to close,
  // and the kill switch must not.
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([removeCaches([PAGES, ASSETS]), preloadPages(), self.clients.claim()]),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const afterwards = (work: Promise<unknown>) => event.waitUntil(work);
  const { method, mode, url, headers } = request;
  const handling = handlingOf({ method, mode, url, accept: headers.get("Accept") }, origin);
  if (handling === "page") {
    event.respondWith(
      answerPage(url, {
        network: () => preloadedOr(event.preloadResponse, () => fetch(request)),
        pages,
        offlinePage: async () => {
          const page = await assets.match(OFFLINE_PAGE);
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

self.addEventListener("push", (event) => {
  event.waitUntil(showNotice(event.data?.json(), self.registration));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(event, self.registration.pushManager, forgeryToken));
});

/** The token of a member's changes; some browsers do not show cookies to a service worker. */
async function forgeryToken(): Promise<string | undefined> {
  const { cookieStore } = self as {
    cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  };
  const [own, local] = ["__Host-XSRF-TOKEN", "XSRF-TOKEN"].map((name) => cookieStore?.get(name));
  return ((await own) ?? (await local))?.value;
}

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openNotice(origin + notification.data, self.clients));
});

/**
 * Lets the browser request a page while this worker is still starting. In Firefox, a preload that
 * fails makes the navigation fail, whatever the worker answers; the setting outlasts a version.
 */
async function preloadPages(): Promise<void> {
  const { navigationPreload } = self.registration;
  if (navigator.userAgent.includes("Firefox/")) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}

async function install(): Promise<void> {
  const page = await fetch(OFFLINE_PAGE, { cache: "reload", credentials: "omit" });
  if (!isCacheable(page)) throw new Error(`No offline page: ${page.status}`);
  await assets.put(OFFLINE_PAGE, page);
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  await Promise.allSettled([
    ...FIRST_ASSETS.map((path) => cacheAsset(origin + path)),
    ...open.map(({ url }) => cacheOpenPage(url)),
  ]);
}

async function cacheAsset(url: string): Promise<void> {
  const answer = await fetch(url, { cache: "no-cache", credentials: "omit" });
  if (isCacheable(answer)) await assets.put(url, answer);
}

/** Saves a page that was open before the service worker ran, from the browser's HTTP cache. */
async function cacheOpenPage(url: string): Promise<void> {
  const key = savedPageKey(url);
  if (key === undefined) return;
  // With the credentials of the page's own request, because Firefox caches by them too.
  const answer = await fetch(key, { cache: "force-cache", credentials: "same-origin" });
  if (isCacheablePage(key, answer)) await pages.put(key, datedCopy(answer, new Date()));
}
