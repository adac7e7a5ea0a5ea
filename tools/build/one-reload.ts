import type { HotPayload, Plugin } from "vite";

/** The debounce of reloads. */
const QUIET_MS = 300;

/** As the server tells its environments of changes: a payload, or an event with its name and data. */
type Send = (told: HotPayload | string, data?: unknown) => void;

/**
 * Has the development server load the Worker anew once when many files change together, as they do
 * when a branch is switched. Reload upon reload would leave two copies of React in it, and every
 * page with an island of React empty, until the server is started again.
 */
export function oneReload(): Plugin {
  return {
    name: "hardwood:one-reload",
    apply: "serve",
    configureServer({ environments }) {
      for (const { name, hot } of Object.values(environments)) {
        if (name !== "client") hot.send = mergingReloads(hot.send.bind(hot) as Send);
      }
    },
  };
}

/** Forwards everything at once except reloads, of which only the last of a series is sent. */
export function mergingReloads(send: Send): Send {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (told, data) => {
    if (typeof told === "string" || told.type !== "full-reload") return send(told, data);
    clearTimeout(waiting);
    waiting = setTimeout(() => send(told), QUIET_MS);
  };
}
