import type { HotPayload, Plugin } from "vite";

/** The debounce of reloads, in milliseconds. */
const QUIET_MS = 300;

/**
 * The server's function that notifies an environment: a payload, or an event with its name and
 * data.
 */
type Send = (told: HotPayload | string, data?: unknown) => void;

/**
 * Makes the development server reload the Worker once when many files change together, as on
 * switching a branch. Repeated reloads would leave two copies of React in the Worker, and every
 * page with a React island empty, until the server is restarted.
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

/** Forwards all payloads at once except reloads, of which only the last of a series is sent. */
export function mergingReloads(send: Send): Send {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (told, data) => {
    if (typeof told === "string" || told.type !== "full-reload") return send(told, data);
    clearTimeout(waiting);
    waiting = setTimeout(() => send(told), QUIET_MS);
  };
}
