import { DATABASE_NAME } from "./database-name.ts";
import type { EmbeddedDatabase } from "./durable-object.ts";
import type { MemberObject } from "./members/member-object.ts";
import { recordOwnerOf } from "./season/places.ts";

/** The Durable Objects of the embedded database. */
export interface EmbeddedObjects {
  EMBEDDED_DATABASE: DurableObjectNamespace<EmbeddedDatabase>;
  MEMBERS: DurableObjectNamespace<MemberObject>;
}

/** The object that stores a path: the member's own for a record, else the season's. */
export function databaseObject(
  pathname: string,
  { EMBEDDED_DATABASE, MEMBERS }: EmbeddedObjects,
): Pick<Fetcher, "fetch"> {
  const uid = recordOwnerOf(pathname);
  return uid === undefined ? EMBEDDED_DATABASE.getByName(DATABASE_NAME) : MEMBERS.getByName(uid);
}
