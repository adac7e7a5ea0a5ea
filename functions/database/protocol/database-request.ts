import type { DocumentStore } from "../storage/document-store.ts";
import type { CredentialKeys } from "./credentials.ts";
import type { KeyPage } from "./key-page.ts";
import type { Principal } from "./rules.ts";

/** The context that a request is answered in. */
export type Database = {
  store: DocumentStore;
  credentials: CredentialKeys;
  /** Returns whether this object stores the place. */
  owns: (keys: readonly string[]) => boolean;
  /** Returns whether this is the record of a deleted account, which its member may only erase. */
  isDeleted?: () => boolean;
  /** The JSON text of a place, of a page of its children, or of its children's names. */
  read: (keys: readonly string[], isShallow: boolean, page?: KeyPage) => Promise<string>;
};

/** A parsed request. */
export type DatabaseRequest = {
  method: string;
  keys: readonly string[];
  parameters: URLSearchParams;
  headers: Headers;
  principal: Principal;
  request: Request;
};
