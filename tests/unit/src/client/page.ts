import { vi } from "vitest";

/** The parts of a page that client code needs: storage, events, cookies and the network. */
export interface TestPage {
  storage: Record<string, string>;
  /** Every sent request, as "METHOD /path". */
  requests: string[];
  /** Responds to later requests; a rejection stands for a broken connection. */
  answer(respond: (request: string, body: unknown) => Response | Promise<Response>): void;
  dispatch(type: string, fields?: object): void;
}

/** Stubs the globals of a page; `vi.unstubAllGlobals` restores them. */
export function openPage(): TestPage {
  const events = new EventTarget();
  const storage: Record<string, string> = {};
  const requests: string[] = [];
  let respond: Parameters<TestPage["answer"]>[0] = () => Promise.reject(new TypeError("offline"));
  class StorageEvent extends Event {
    readonly key: string | undefined;
    constructor(type: string, { key }: { key?: string } = {}) {
      super(type);
      this.key = key;
    }
  }
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("StorageEvent", StorageEvent);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("dispatchEvent", events.dispatchEvent.bind(events));
  vi.stubGlobal("document", { cookie: "XSRF-TOKEN=token", documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    const request = `${method} ${path}`;
    requests.push(request);
    return respond(request, typeof body === "string" ? JSON.parse(body) : undefined);
  });
  return {
    storage,
    requests,
    answer(next) {
      respond = next;
    },
    dispatch(type, fields = {}) {
      events.dispatchEvent(Object.assign(new Event(type), fields));
    },
  };
}

/** A member's profile. */
export const MEMBER = {
  uid: "1",
  email: "fan@example.com",
  displayName: "hooper",
  photoURL: null,
  emailVerified: false,
  createdAt: null,
  lastLoginAt: null,
};
