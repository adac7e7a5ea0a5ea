import { memoize } from "#domain/memoize.ts";
import type { Career } from "#domain/players/career.ts";
import { playerTotals } from "#domain/query/engine/player-totals.ts";
import {
  type PastSeason,
  pastDay,
  pastGames,
  pastLog,
  pastPlayers,
  pastResults,
  pastScorers,
  pastStandings,
  pastTeams,
} from "#domain/query/storage/past-season.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "./cached-collections.ts";
import type { Documents } from "./cached-documents.ts";
import {
  type Collection,
  type CollectionValues,
  collectionPath,
  type PublicCollectionName,
  parseCollection,
} from "./collections.ts";
import { documentsPath } from "./documents.ts";
import type { ReadFailure } from "./realtime-database.ts";
import { partKey } from "./wire/part-lines.ts";
import { KEPT, type Kept, type StoredPastSeason } from "./wire/past-seasons.ts";

/** The reads of one season. */
export interface SeasonReads {
  collections: Collections;
  documents: Documents;
}

/**
 * The reads of a past season, in the shapes of the current one: collections and documents are
 * computed from its lines. What a past season does not have is "empty".
 */
export function readsOfPastSeason(season: string, current: SeasonReads): SeasonReads {
  const read = () => current.documents.seasons(season);

  /** A read that is computed from the season. */
  const of =
    <Value>(compute: (past: PastSeason) => Value | undefined, path: string) =>
    async (): Promise<Read<Value>> => {
      const past = await read();
      return past.ok ? computed(past.value, compute, path) : past;
    };

  /** A read that is computed from the season and the teams. */
  const ofTeams =
    <Value>(compute: (past: PastSeason, teams: Team[]) => Value) =>
    async (): Promise<Read<Value>> => {
      const [past, teams] = await Promise.all([read(), current.collections.teams()]);
      if (!teams.ok) return teams;
      if (!past.ok) return past;
      const own = pastTeams(past.value.value)(teams.value.value);
      return ok({ ...past.value, value: compute(past.value.value, own) });
    };

  /** A collection as it was at the season's end where that is kept. */
  const asItWas =
    <Name extends Kept>(name: Name, otherwise: () => Promise<Read<CollectionValues[Name]>>) =>
    async (): Promise<Read<CollectionValues[Name]>> => {
      const past = await read();
      if (!past.ok || past.value.value.kept?.[name] === undefined) return otherwise();
      return keptCollection[name](past.value.value) as Read<CollectionValues[Name]>;
    };

  const collections: Collections = {
    ...current.collections,
    teams: ofTeams((_, teams) => teams),
    players: of(({ lines }) => pastPlayers(lines), season),
    standings: asItWas(
      "standings",
      ofTeams((past, teams) => pastStandings(past)(teams)),
    ),
    leaders: asItWas("leaders", missing("leaders")),
    teamStats: asItWas("teamStats", missing("teamStats")),
    gameResults: ofTeams(pastResults),
    games: of(pastGames, season),
    gameLines: missing("gameLines"),
    lines: of(({ lines }) => lines, season),
    seasonTotals: asItWas(
      "seasonTotals",
      of(({ lines }) => playerTotals(lines)("season"), season),
    ),
    seasonRatings: asItWas(
      "seasonRatings",
      of(() => NOTHING, season),
    ),
    postseason: of(({ postseason }) => postseason, season),
    fixtures: of(() => NOTHING, season),
  };
  const documents: Documents = {
    ...current.documents,
    async days(date) {
      const past = await read();
      // A closed season's days have more than its lines: quarters, arenas, officials.
      const isKept = past.ok && past.value.value.kept !== undefined;
      const day = isKept ? await current.documents.days(date) : undefined;
      if (day?.ok) return day;
      return of((own) => pastDay(own, date), `${documentsPath("days")}/${date}`)();
    },
    async careers(id) {
      const [past, career] = await Promise.all([read(), wholeCareer(current.documents, id)]);
      return past.ok
        ? ok({ ...past.value, value: { ...career, log: pastLog(past.value.value, id) } })
        : past;
    },
    async franchises(id) {
      const [franchise, past] = await Promise.all([current.documents.franchises(id), read()]);
      if (!franchise.ok) return franchise;
      if (!past.ok) return past;
      const topScorers = pastScorers(past.value.value, Number(id));
      return ok({ ...franchise.value, value: { ...franchise.value.value, topScorers } });
    },
    async plays(id) {
      const past = await read();
      if (!past.ok) return past;
      // The plays of a closed season stay; seasons before have none.
      return past.value.value.kept !== undefined
        ? current.documents.plays(id)
        : ok({ ...past.value, value: undefined });
    },
    // Lines counted from the plays stay where they are, by season.
    parts: (part, call) => current.documents.parts(partKey(season, part), call),
    shots: async (id) => fail({ kind: "empty", path: `${documentsPath("shots")}/${id}` }),
  };
  return { collections, documents };
}

/** The kept collections of a season, each parsed once. */
const keptCollection = Object.fromEntries(
  KEPT.map((name) => [
    name,
    memoize(({ kept }: StoredPastSeason) => parseCollection(name, kept?.[name])),
  ]),
) as Record<Kept, (season: StoredPastSeason) => Result<Collection<unknown>, ReadFailure>>;

/** A player's seasons and honours, whether he plays in the current season or not. */
async function wholeCareer(documents: Documents, id: string): Promise<Career> {
  const now = await documents.careers(id);
  if (now.ok) return now.value.value;
  const former = await documents.formerCareers(id);
  // What came before the first season that is held is not known of former players.
  return { ...(former.ok ? former.value.value : UNKNOWN), isPartial: true };
}

const UNKNOWN: Career = { log: [], seasons: [], playoffs: [], honours: [] };

/** One empty list, because indexes are memoized by a list's identity. */
export const NOTHING: never[] = [];

type Read<Value> = Result<Collection<Value>, ReadFailure>;

function computed<Value>(
  past: Collection<PastSeason>,
  compute: (past: PastSeason) => Value | undefined,
  path: string,
): Read<Value> {
  const value = compute(past.value);
  return value === undefined ? fail({ kind: "empty", path }) : ok({ ...past, value });
}

/** A collection that a season's reads do not have. */
export function missing(name: PublicCollectionName) {
  return async () => fail({ kind: "empty" as const, path: collectionPath(name) });
}
