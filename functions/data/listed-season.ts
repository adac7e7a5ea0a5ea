import {
  listedPostseason,
  listedStandings,
  listedTotals,
  listsOfLeague,
  type SeasonLists,
} from "#domain/history/season-lists.ts";
import { memoize, oncePerKey } from "#domain/memoize.ts";
import { pastPlayers } from "#domain/query/storage/past-season.ts";
import { ok, type Result } from "#domain/result.ts";
import { NO_DETAILS } from "#domain/season/box-score.ts";
import type { Team, TeamLink } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import type { Collections } from "./cached-collections.ts";
import type { StoredReads } from "./cached-documents.ts";
import type { Collection } from "./collections.ts";
import { missing, NOTHING } from "./not-held.ts";
import type { ReadFailure } from "./realtime-database.ts";
import { derivedReads, type SeasonReads } from "./season-reads.ts";

/** The lists of a league in a season. */
export interface ListedSeason {
  season: string;
  isAba: boolean;
}

/**
 * The reads of a season of lists: its teams, records, totals and series as they are listed, and its
 * games where their scores are known. The rest is "empty".
 */
export function readsOfListedSeason(
  { season, isAba }: ListedSeason,
  current: SeasonReads,
): SeasonReads {
  const { stored } = current.documents;
  const of = partOfLists({ season, isAba }, current);
  const collections = listedCollections({ season, isAba }, current);
  const documents: StoredReads = {
    ...stored,
    days: of(({ games }) => new Map(games.map(({ id }) => [id, NO_DETAILS]))),
    plays: of(() => undefined),
  };
  const { standings } = collections;
  const reads = derivedReads(collections, documents, season);
  // The records of the lists win over those of the games, of which some are not known.
  return { ...reads, collections: { ...reads.collections, standings } };
}

/** Makes reads of a part of the season's document. */
function partOfLists({ season, isAba }: ListedSeason, current: SeasonReads) {
  return <Value>(part: (lists: SeasonLists) => Value) =>
    async (): Promise<Read<Value>> => {
      const read = await current.documents.seasonLists(season);
      if (!read.ok) return read;
      return ok({ ...read.value, value: part(ownLists(read.value.value)(isAba)) });
    };
}

/** The collections of a season as its lists have them. */
export function listedCollections(
  { season, isAba }: ListedSeason,
  current: SeasonReads,
): Collections {
  const of = partOfLists({ season, isAba }, current);
  const collections: Collections = {
    ...current.collections,
    teams: of(({ teams }) => teams),
    async teamLinks() {
      const [own, links, teams] = await Promise.all([
        collections.teams(),
        current.collections.teamLinks(),
        current.collections.teams(),
      ]);
      if (!own.ok) return own;
      if (!links.ok || !teams.ok) return ok({ ...own.value, value: NOTHING });
      const value = sameLinks(own.value.value, teams.value.value, links.value.value);
      return ok({ ...own.value, value });
    },
    players: of((lists) => pastPlayers(lists)),
    standings: of((lists) => standingsOf(lists)(season)),
    leaders: missing("leaders"),
    teamStats: missing("teamStats"),
    async games() {
      const read = await of(({ games }) => games)();
      return read.ok && read.value.value.length === 0 ? missing("games")() : read;
    },
    lines: missing("lines"),
    seasonTotals: of(({ players }) => totalsOf(players)),
    seasonRatings: of(() => NOTHING),
    postseason: of((lists) => postseasonOf(lists)),
    fixtures: of(() => NOTHING),
  };
  return collections;
}

const ownLists = memoize((lists: SeasonLists) =>
  oncePerKey((isAba: boolean) => listsOfLeague(lists, isAba)),
);
const standingsOf = memoize((lists: SeasonLists) =>
  oncePerKey((season: string) => listedStandings(lists, season)),
);
const totalsOf = memoize(listedTotals);
const postseasonOf = memoize(listedPostseason);

/** The links of the teams that have the same name today. */
function sameLinks(
  own: readonly Team[],
  teams: readonly Team[],
  links: readonly TeamLink[],
): TeamLink[] {
  const same = own.filter(({ id, fullName }) =>
    teams.some((team) => team.id === id && team.fullName === fullName),
  );
  return same.flatMap((team) => linkOfTeam(team, links) ?? []);
}

type Read<Value> = Result<Collection<Value>, ReadFailure>;
