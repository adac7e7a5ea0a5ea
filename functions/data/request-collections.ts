import type { CollectionRead, Collections, MemberCollections } from "./cached-collections.ts";
import type { Documents } from "./cached-documents.ts";
import type { ReadCall } from "./cached-read.ts";
import type { CollectionName } from "./collections.ts";
import type { DocumentKind } from "./documents.ts";
import type { ReadTrace } from "./read-trace.ts";

/** The context of a request's reads, and the trace that records them. */
export interface RequestCall extends Pick<ReadCall, "waitUntil" | "idToken"> {
  trace: ReadTrace;
}

/** The collections for one request, whose background reads may outlive its answer. */
export function collectionsOfRequest(collections: Collections, request: RequestCall): Collections {
  const bind = binder(request);
  return {
    teams: bind("teams", collections.teams),
    teamLinks: bind("teamLinks", collections.teamLinks),
    players: bind("players", collections.players),
    standings: bind("standings", collections.standings),
    leaders: bind("leaders", collections.leaders),
    teamStats: bind("teamStats", collections.teamStats),
    gameResults: bind("gameResults", collections.gameResults),
    games: bind("games", collections.games),
    gameLines: bind("gameLines", collections.gameLines),
    lines: bind("lines", collections.lines),
    seasonTotals: bind("seasonTotals", collections.seasonTotals),
    seasonRatings: bind("seasonRatings", collections.seasonRatings),
    postseason: bind("postseason", collections.postseason),
    fixtures: bind("fixtures", collections.fixtures),
    headlines: bind("headlines", collections.headlines),
  };
}

/** The members' collections for one member's request, read with that member's token. */
export function memberCollectionsOfRequest(
  collections: MemberCollections,
  request: RequestCall,
): MemberCollections {
  const bind = binder(request);
  return {
    transactions: bind("transactions", collections.transactions),
    news: bind("news", collections.news),
    analysis: bind("analysis", collections.analysis),
    charts: bind("charts", collections.charts),
  };
}

/** The documents for one request. */
export function documentsOfRequest(
  documents: Documents,
  { trace, ...call }: RequestCall,
): Documents {
  const bind = <Kind extends DocumentKind>(kind: Kind): Documents[Kind] =>
    (async (key: string) => {
      const from = performance.now();
      const onServed: ReadCall["onServed"] = (served) => trace.add(`${kind}/${key}`, served);
      const answer = await documents[kind](key, { ...call, onServed });
      trace.took(from, performance.now());
      return answer;
    }) as Documents[Kind];
  return {
    days: bind("days"),
    careers: bind("careers"),
    franchises: bind("franchises"),
    shots: bind("shots"),
  };
}

function binder({ trace, ...call }: RequestCall) {
  return <Name extends CollectionName>(
    name: Name,
    read: CollectionRead<Name>,
  ): CollectionRead<Name> => {
    const bound: ReadCall = { ...call, onServed: (served) => trace.add(name, served) };
    return async () => {
      const from = performance.now();
      const answer = await read(bound);
      trace.took(from, performance.now());
      return answer;
    };
  };
}
