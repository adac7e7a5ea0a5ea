import { latestUpdate } from "#domain/dates.ts";
import { type AwardHistory, awardsInSeason } from "#domain/history/awards.ts";
import type { DraftPick } from "#domain/history/season-lists.ts";
import { memoize, oncePerKey } from "#domain/memoize.ts";
import type { CareerSeasons } from "#domain/players/career.ts";
import { playerTotals } from "#domain/query/engine/player-totals.ts";
import {
  type AllTimeSeasons,
  careerIn,
  NO_ALL_TIME,
  playersInSeason,
} from "#domain/query/storage/all-time.ts";
import {
  dayOfSeason,
  leaderLists,
  logOf,
  NO_LEADERS,
  standingsAfter,
  topScorersOf,
} from "#domain/query/storage/derived-season.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { ok, type Result } from "#domain/result.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { hasPlays, hasRatings } from "#domain/season/season-range.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import type { Collections } from "./cached-collections.ts";
import type { Documents, StoredReads } from "./cached-documents.ts";
import type { Collection } from "./collections.ts";
import { lacking } from "./not-held.ts";
import type { ReadFailure } from "./realtime-database.ts";
import { allTimePart } from "./wire/all-time.ts";
import type { DayDetails } from "./wire/days.ts";
import type { StoredLists } from "./wire/season-lists.ts";

/** The reads of one season. */
export interface SeasonReads {
  collections: Collections;
  documents: Documents;
}

/**
 * The reads of a season, each from the highest rung that is held: standings from results; days, logs,
 * top scorers and totals from lines; leaders from totals. Official totals come before sums of lines,
 * and lists that nothing else determines stay as they are given.
 */
export function derivedReads(
  held: Collections,
  stored: StoredReads,
  season = held.seasonNow.current,
): SeasonReads {
  const collections: Collections = {
    ...held,
    async standings() {
      const [teams, games] = await Promise.all([held.teams(), held.games()]);
      if (!games.ok || !teams.ok) return held.standings();
      return ok({ ...games.value, value: standingsAfter(games.value.value)(teams.value.value) });
    },
    async seasonTotals() {
      const official = await held.seasonTotals();
      if (official.ok && official.value.value.length > 0) return official;
      const lines = await held.lines();
      return lines.ok
        ? ok({ ...lines.value, value: playerTotals(lines.value.value)("season") })
        : official;
    },
    async leaders() {
      const [given, totals] = await Promise.all([held.leaders(), collections.seasonTotals()]);
      if (!totals.ok || totals.value.value.length === 0) return given;
      const lists = given.ok ? given.value.value : NO_LEADERS;
      return ok({ ...totals.value, value: leaderLists(totals.value.value)(lists) });
    },
  };
  const documents: Documents = {
    ...stored,
    async days(date) {
      const [games, postseason, lines, details] = await Promise.all([
        held.games(),
        orNone(held.postseason(), NO_POSTSEASON),
        orNone<SeasonLines | undefined>(held.lines(), undefined),
        orNone<DayDetails>(stored.days(date), new Map()),
      ]);
      if (!games.ok) return games;
      if (!postseason.ok) return postseason;
      if (!lines.ok) return lines;
      if (!details.ok) return details;
      const day = dayOfSeason(date, {
        games: games.value.value,
        postseason: postseason.value.value,
        lines: lines.value.value,
        details: details.value.value,
      });
      return day === undefined ? lacking("days", date) : ok({ ...games.value, value: day });
    },
    async careers(id) {
      const [career, lines] = await Promise.all([
        stored.careers(id),
        orNone<SeasonLines | undefined>(held.lines(), undefined),
      ]);
      if (!lines.ok) return lines;
      const log = lines.value.value ? logOf(lines.value.value, id) : [];
      if (career.ok) return ok(together(lines.value, career.value, { ...career.value.value, log }));
      // A player whose first season it is has no earlier ones.
      return career.error.kind === "empty" && log.length > 0
        ? ok({ ...lines.value, value: { ...NO_SEASONS, log } })
        : career;
    },
    // A page that reads what no season before has would be kept by no cache.
    async together(key) {
      return hasPlays(key) ? stored.together(key) : lacking("together", key);
    },
    // A player's shots are of one season, which they name once it is a past one.
    async shots(id) {
      if (!hasRatings(season)) return lacking("shots", id);
      const shots = await stored.shots(id);
      return shots.ok && (shots.value.value.season ?? held.seasonNow.current) !== season
        ? lacking("shots", id)
        : shots;
    },
    async formerCareers(id) {
      const [own, part] = await Promise.all([
        stored.formerCareers(id),
        stored.allTime(allTimePart(id)),
      ]);
      if (!own.ok && own.error.kind !== "empty") return own;
      if (!part.ok && part.error.kind !== "empty") return part;
      const career = own.ok ? own.value : undefined;
      const seasons = part.ok ? careerIn(part.value.value, id) : undefined;
      if (career && (career.value.seasons.length > 0 || !seasons))
        return ok({ ...career, value: { ...career.value, log: [] } });
      return part.ok && seasons
        ? ok({ ...part.value, value: { ...NO_SEASONS, ...career?.value, ...seasons, log: [] } })
        : lacking("formerCareers", id);
    },
    async seasonLists(season) {
      const [lists, all, awards, drafts] = await Promise.all([
        orNone(stored.listedSeasons(season), NO_LISTS),
        orNone(held.allTime(), NO_ALL_TIME),
        orNone(held.awards(), NO_AWARDS),
        orNone(held.drafts(), NO_PICKS),
      ]);
      if (!lists.ok) return lists;
      if (!all.ok) return all;
      if (!awards.ok) return awards;
      if (!drafts.ok) return drafts;
      const parts = [all.value.value, awards.value.value, drafts.value.value] as const;
      const value = listsOf(lists.value.value)(season)(parts[0])(parts[1])(parts[2]);
      return ok({ ...lists.value, value });
    },
    async franchises(id) {
      const [franchise, lines] = await Promise.all([
        stored.franchises(id),
        orNone<SeasonLines | undefined>(held.lines(), undefined),
      ]);
      if (!franchise.ok) return franchise;
      if (!lines.ok) return lines;
      const topScorers = lines.value.value ? topScorersOf(lines.value.value)(Number(id)) : [];
      const value = { ...franchise.value.value, topScorers };
      return ok(together(lines.value, franchise.value, value));
    },
    stored,
  };
  return { collections, documents };
}

/** The lists of a season with its players, unless it has lines, its awards and its draft. */
const listsOf = memoize((lists: StoredLists) =>
  oncePerKey((season: string) =>
    memoize((all: AllTimeSeasons) =>
      memoize((awards: AwardHistory) =>
        memoize((picks: readonly DraftPick[]) => ({
          ...lists,
          players: season < FIRST_WITH_OFFICIAL_LINES ? playersInSeason(all, season) : [],
          awards: awardsInSeason(awards, season),
          draft: picks.filter((pick) => pick.season === season),
        })),
      ),
    ),
  ),
);

const NO_AWARDS: AwardHistory = [];
const NO_PICKS: DraftPick[] = [];
const NO_LISTS: StoredLists = { teams: [], games: [], series: [] };

const NO_SEASONS: CareerSeasons = { seasons: [], playoffs: [], honours: [] };

/** A read of what a season need not hold: `none` where it is not held. */
async function orNone<Value>(
  read: Promise<Result<Collection<Value>, ReadFailure>>,
  none: Value,
): Promise<Result<Collection<Value>, ReadFailure>> {
  const result = await read;
  return result.ok || result.error.kind !== "empty"
    ? result
    : ok({ value: none, updatedAt: undefined, dropped: 0 });
}

/** What two reads tell together, as new as the newer one. */
function together<Value>(
  one: Collection<unknown>,
  other: Collection<unknown>,
  value: Value,
): Collection<Value> {
  return { ...other, updatedAt: latestUpdate([one.updatedAt, other.updatedAt]), value };
}
