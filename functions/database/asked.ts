import type { Credentials } from "./credentials.ts";
import type { Asker } from "./rules.ts";
import type { LeafStore } from "./storage.ts";

/** What answering a request takes besides the request. */
export type Database = {
  store: LeafStore;
  credentials: Credentials;
  now: () => number;
  newPushId: () => string;
};

/** A request taken apart. */
export type Asked = {
  method: string;
  keys: readonly string[];
  parameters: URLSearchParams;
  headers: Headers;
  asker: Asker;
  request: Request;
};
