import { oncePerKey } from "#domain/memoize.ts";
import { ok } from "#domain/result.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import { byName } from "./by-name.ts";
import type {
  CachedCollections,
  CollectionRead,
  Collections,
  MemberCollections,
} from "./cached-collections.ts";
import type { StoredReads } from "./cached-documents.ts";
import type { ReadCall } from "./cached-read.ts";
import { type CollectionName, MEMBER_COLLECTIONS, PUBLIC_COLLECTIONS } from "./collections.ts";
import { DOCUMENT_KINDS, type DocumentKind, isDocumentKey } from "./documents.ts";
import type { ReadTrace } from "./read-trace.ts";
import { derivedReads, type SeasonReads } from "./season-reads.ts";
import { partKey } from "./wire/part-lines.ts";

/** The context of a request's reads, and the trace that records them. */
export interface RequestCall extends Pick<ReadCall, "waitUntil" | "idToken"> {
  trace: ReadTrace;
}

/** The same of reads of the season's data, whose current season stays while they last. */
export interface SeasonCall extends RequestCall {
  seasonNow: SeasonNow;
}

/**
 * The collections for one request, whose background reads may outlive its answer. A request reads
 * each collection once, so that all parts of a page show the version that its trace records.
 */
export function collectionsOfRequest(
  collections: CachedCollections,
  { seasonNow, ...request }: SeasonCall,
): Collections {
  const own = bound(PUBLIC_COLLECTIONS, collections, request);
  return { ...own, lines: () => ofSeason(own.lines(), seasonNow.current), seasonNow };
}

/** The lines of a season; without a game they do not say of which one they are. */
async function ofSeason(read: ReturnType<Collections["lines"]>, season: string) {
  const lines = await read;
  if (!lines.ok || lines.value.value.season !== "") return lines;
  return ok({ ...lines.value, value: { ...lines.value.value, season } });
}

/** The members' collections for one member's request, read with that member's token. */
export function memberCollectionsOfRequest(
  collections: MemberCollections,
  request: RequestCall,
): MemberCollections {
  return bound(MEMBER_COLLECTIONS, collections, request);
}

/** The documents for one request, each read once. */
export function documentsOfRequest(
  documents: StoredReads,
  { trace, seasonNow, ...call }: SeasonCall,
): StoredReads {
  const bind = <Kind extends DocumentKind>(kind: Kind): StoredReads[Kind] => {
    const read = async (key: string) => {
      const from = performance.now();
      const onServed: ReadCall["onServed"] = (served) => trace.add(`${kind}/${key}`, served);
      const answer = await documents[kind](key, { ...call, onServed });
      if (!answer.ok) trace.fail(`${kind}/${key}`, answer.error);
      trace.took(from, performance.now());
      return answer;
    };
    // A request may scan the parts of many seasons, and lets each go.
    return (kind === "parts" ? read : oncePerKey(read)) as StoredReads[Kind];
  };
  const bound = byName(DOCUMENT_KINDS, bind) as StoredReads;
  // Without a season, a part is one of the current season's.
  const parts = (key: string) =>
    bound.parts(isDocumentKey("parts", key) ? key : partKey(seasonNow.current, key));
  return { ...bound, parts };
}

/** A request's reads of the current season. */
export function readsOfRequest(
  { collections, documents }: { collections: CachedCollections; documents: StoredReads },
  call: SeasonCall,
): SeasonReads {
  return derivedReads(collectionsOfRequest(collections, call), documentsOfRequest(documents, call));
}

type Reads<Name extends CollectionName> = { [Own in Name]: CollectionRead<Own> };

function bound<Name extends CollectionName>(
  names: readonly Name[],
  reads: Reads<Name>,
  { trace, ...call }: RequestCall,
): Reads<Name> {
  const read = oncePerKey(async (name: Name) => {
    const from = performance.now();
    const onServed: ReadCall["onServed"] = (served) => trace.add(name, served);
    const answer = await reads[name]({ ...call, onServed });
    if (!answer.ok) trace.fail(name, answer.error);
    trace.took(from, performance.now());
    return answer;
  });
  return byName(names, (name: Name) => () => read(name)) as Reads<Name>;
}
