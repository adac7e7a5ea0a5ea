import type { MemberCollections } from "#functions/data/cached-collections.ts";
import { type MemberCollectionName, parseCollection } from "#functions/data/collections.ts";

/** Returns the members' collections, parsed from the given database roots. */
export function membersOf(
  roots: Partial<Record<MemberCollectionName, unknown>>,
): MemberCollections {
  return {
    news: async () => parseCollection("news", roots.news),
    analysis: async () => parseCollection("analysis", roots.analysis),
    charts: async () => parseCollection("charts", roots.charts),
    transactions: async () => parseCollection("transactions", roots.transactions),
  };
}
