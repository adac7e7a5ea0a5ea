// The kill switch, which an operator serves instead of the service worker: it takes over at once,
// removes the site's caches and unregisters itself.
import { removeCaches } from "./site-caches.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => {
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeCaches(), self.registration.unregister()]));
});
