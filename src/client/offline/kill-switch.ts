// The kill switch that an operator serves in place of the service worker: it takes over at once,
// removes the site's caches and unregisters itself.
import { removeCaches, type Scope } from "./scope.ts";

const scope = self as unknown as Scope;

scope.addEventListener("install", () => {
  void scope.skipWaiting();
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeCaches(), scope.registration.unregister()]));
});
