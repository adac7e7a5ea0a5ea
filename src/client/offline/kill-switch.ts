// What the operator sends in the service worker's place to switch it off: it takes over at once,
// leaves nothing behind and goes.
import { removeCaches, type Scope } from "./scope.ts";

const scope = self as unknown as Scope;

scope.addEventListener("install", () => {
  void scope.skipWaiting();
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([removeCaches(), scope.registration.unregister()]));
});
