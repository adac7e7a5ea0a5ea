import type { Credentials } from "./credentials.ts";
import type { DocumentStore } from "./document-store.ts";
import type { Principal } from "./rules.ts";

/** What answering a request takes besides the request. */
export type Database = {
  store: DocumentStore;
  credentials: Credentials;
};

/** A request taken apart. */
export type DatabaseRequest = {
  method: string;
  keys: readonly string[];
  parameters: URLSearchParams;
  headers: Headers;
  principal: Principal;
  request: Request;
};
