import { memoize, oncePerKey } from "#domain/memoize.ts";
import type { CareerSeasons } from "#domain/players/career.ts";
import { playerTotals } from "#domain/query/engine/player-totals.ts";
import { pastGames, pastPlayers, pastTeams } from "#domain/query/storage/past-season.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { ok, type Result } from "#domain/result.ts";
import { NO_DETAILS } from "#domain/season/box-score.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { isRebuilt } from "#domain/season/ladder.ts";
import type { Collections } from "./cached-collections.ts";
import type { StoredReads } from "./cached-documents.ts";
import { type Collection, type CollectionValues, parseCollection } from "./collections.ts";
import { listedCollections } from "./listed-season.ts";
import { missing, NOTHING } from "./not-held.ts";
import type { ReadFailure } from "./realtime-database.ts";
import { derivedReads, type SeasonReads } from "./season-reads.ts";
import { partKey } from "./wire/part-lines.ts";
import type { Kept, StoredPastSeason } from "./wire/past-seasons.ts";

/**
 * The reads of a past season, whose document holds what collections hold of the current one. Of one with
 * rebuilt lines, the teams of the time and the official totals are those of its lists. What a past season
 * does not have is "empty".
 */
export function readsOfPastSeason(season: string, current: SeasonReads): SeasonReads {
  const { stored } = current.documents;
  const read = () => stored.seasons(season);

  /** A read of a part of the season's document. */
  const of =
    <Value>(part: (past: StoredPastSeason) => Value) =>
    async (): Promise<Read<Value>> => {
      const past = await read();
      return past.ok ? ok({ ...past.value, value: part(past.value.value) }) : past;
    };

  /** A collection as it was at the season's end where that is kept. */
  const asItWas =
    <Name extends Kept>(
      name: Name,
      otherwise: () => Promise<Read<CollectionValues[Name]>> = missing(name),
    ) =>
    async (): Promise<Read<CollectionValues[Name]>> => {
      const past = await read();
      if (!past.ok || past.value.value.kept?.[name] === undefined) return otherwise();
      return keptCollection(past.value.value)(name) as Read<CollectionValues[Name]>;
    };

  const ofLists = isRebuilt(season) ? listsOf(season, current) : undefined;
  const collections: Collections = {
    ...current.collections,
    async teams() {
      const [past, teams] = await Promise.all([read(), current.collections.teams()]);
      if (!teams.ok) return teams;
      if (!past.ok) return past;
      return ok({ ...past.value, value: pastTeams(past.value.value)(teams.value.value) });
    },
    players: of(({ lines }) => pastPlayers(lines)),
    standings: missing("standings"),
    leaders: asItWas("leaders"),
    teamStats: asItWas("teamStats"),
    games: asItWas("games", of(pastGames)),
    lines: of(({ lines }) => lines),
    seasonTotals: asItWas("seasonTotals"),
    seasonRatings: asItWas(
      "seasonRatings",
      of(() => NOTHING),
    ),
    async postseason() {
      const past = await read();
      return past.ok
        ? (keptCollection(past.value.value)("postseason") as Read<CollectionValues["postseason"]>)
        : past;
    },
    fixtures: of(() => NOTHING),
    ...ofLists,
  };
  const documents: StoredReads = {
    ...stored,
    async days(date) {
      const past = await read();
      // The details of a closed season's games stay; of earlier ones the neutral floors are known.
      return past.ok && past.value.value.kept === undefined
        ? ok({ ...past.value, value: neutralFloors(past.value.value) })
        : stored.days(date);
    },
    async careers(id) {
      const [past, career] = await Promise.all([read(), wholeCareer(current.documents, id)]);
      return past.ok ? ok({ ...past.value, value: career }) : past;
    },
    // Lines counted from the plays stay where they are, by season.
    parts: (part, call) => stored.parts(partKey(season, part), call),
  };
  return derivedReads(collections, documents, season);
}

/** The teams and official totals of a season with rebuilt lines, read from the season's lists. */
function listsOf(
  season: string,
  current: SeasonReads,
): Pick<Collections, "teams" | "teamLinks" | "seasonTotals"> {
  const { teams, teamLinks, seasonTotals } = listedCollections({ season, isAba: false }, current);
  return {
    teams,
    teamLinks,
    async seasonTotals() {
      const [listed, past] = await Promise.all([
        seasonTotals(),
        current.documents.stored.seasons(season),
      ]);
      if (!listed.ok || !past.ok) return listed;
      const value = withCounted(listed.value.value)(past.value.value.lines);
      return ok({ ...listed.value, value });
    },
  };
}

/** Official totals with what only the lines count: wins, losses, double-doubles and triple-doubles. */
const withCounted = memoize((listed: SeasonTotals[]) =>
  memoize((lines: SeasonLines) => {
    const counted = new Map(playerTotals(lines)("season").map((own) => [own.id, own]));
    return listed.map((player): SeasonTotals => {
      const own = counted.get(player.id);
      if (own === undefined) return player;
      const { wins, losses, doubleDoubles, tripleDoubles } = own;
      return { ...player, wins, losses, doubleDoubles, tripleDoubles };
    });
  }),
);

type Read<Value> = Result<Collection<Value>, ReadFailure>;

/** A collection of a past season, parsed once: one that is kept, or its postseason. */
const keptCollection = memoize(({ kept, postseason }: StoredPastSeason) =>
  oncePerKey((name: Kept | "postseason") => parseCollection(name, { ...kept, postseason }[name])),
);

const neutralFloors = memoize(
  ({ neutralPlaces }: StoredPastSeason) =>
    new Map([...neutralPlaces].map(([id, city]) => [id, { ...NO_DETAILS, city }])),
);

/** A player's seasons and honours, whether he plays in the current season or not. */
async function wholeCareer(
  { stored, formerCareers }: SeasonReads["documents"],
  id: string,
): Promise<CareerSeasons> {
  const now = await stored.careers(id);
  if (now.ok) return now.value.value;
  const former = await formerCareers(id);
  return { ...(former.ok ? former.value.value : UNKNOWN), isFormer: true };
}

const UNKNOWN: CareerSeasons = { seasons: [], playoffs: [], honours: [] };
