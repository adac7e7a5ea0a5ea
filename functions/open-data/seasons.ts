import { fail, ok, type Result } from "#domain/result.ts";
import {
  type SeasonNow,
  seasonName,
  seasonOfDate,
  seasonOfGame,
  yearOfSeason,
} from "#domain/season/season.ts";
import { FIRST_SEASON, FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { readsOfListedSeason } from "../data/listed-season.ts";
import { readsOfPastSeason } from "../data/past-season.ts";
import type { SeasonReads } from "../data/season-reads.ts";
import { gameIdOf } from "../data/wire/games.ts";
import type { OpenDataFailure } from "./failures.ts";
import type { gameFilters } from "./parameters.ts";
import type { QueryOf } from "./query.ts";

/** The seasons that a call asks for, by its parameter. */
export type SeasonsAsked =
  | { kind: "current" }
  | { kind: "named"; parameter: string; seasons: readonly string[] }
  /** From one to another; those between that are not held have no games. */
  | { kind: "range"; parameter: string; first: string; last: string };

/** The season of a game by the number that is its id here; undefined for no game's number. */
export function seasonOfNumber(id: number): string | undefined {
  return seasonOfGame(gameIdOf(id));
}

/** The season of a call that names one by its first year, a day or a game. */
export const seasonAskedBy = {
  season: (year: number): SeasonsAsked => named("season", [seasonName(year)]),
  date: (date: string): SeasonsAsked => named("date", [seasonOfDate(date)]),
  /** No season has a number that is no game's, and the current one does not find it. */
  id: (id: number): SeasonsAsked => {
    const season = seasonOfNumber(id);
    return season === undefined ? { kind: "current" } : named("id", [season]);
  },
};

/** The seasons of a list: those that it names, else those of its games or days. */
export function seasonsOfList(
  query: QueryOf<typeof gameFilters> & { "game_ids[]"?: number[] | undefined },
  seasonNow: SeasonNow,
): SeasonsAsked {
  const { "seasons[]": years, "game_ids[]": games, "dates[]": dates, start_date, end_date } = query;
  if (years !== undefined) return named("seasons[]", years.map(seasonName));
  if (games !== undefined) {
    const seasons = games.map(seasonOfNumber).filter((season) => season !== undefined);
    return seasons.length === 0 ? { kind: "current" } : named("game_ids[]", seasons);
  }
  if (dates !== undefined) return named("dates[]", dates.map(seasonOfDate));
  const first = start_date ?? end_date;
  if (first === undefined) return { kind: "current" };
  return {
    kind: "range",
    parameter: start_date === undefined ? "end_date" : "start_date",
    first: seasonOfDate(first),
    last: end_date === undefined ? newestSeason(seasonNow) : seasonOfDate(end_date),
  };
}

function named(parameter: string, seasons: readonly string[]): SeasonsAsked {
  return { kind: "named", parameter, seasons: [...new Set(seasons)].sort() };
}

/** The current season, or the next one where its schedule is known. */
function newestSeason({ current, schedule }: SeasonNow): string {
  return schedule.season > current ? schedule.season : current;
}

interface HeldBy {
  /** A season without a game is none of them. */
  isPlayed?: boolean;
  /** A season of lists is one of them. */
  takesLists?: boolean | undefined;
}

/** The seasons of a call that are held, oldest first; a failure where one that it names is not. */
export async function seasonsHeld(
  asked: SeasonsAsked,
  { collections, documents }: SeasonReads,
  { isPlayed = false, takesLists = false }: HeldBy = {},
): Promise<Result<readonly string[], OpenDataFailure>> {
  const { current } = collections.seasonNow;
  const newest = isPlayed ? current : newestSeason(collections.seasonNow);
  if (asked.kind === "current") return ok([current]);
  if (asked.kind === "named" && asked.seasons.every((one) => one === current)) {
    return ok(asked.seasons);
  }
  const archive = await collections.archive();
  if (!archive.ok) return fail({ kind: "unavailable" });
  const past = archive.value.value.map(({ season }) => season);
  const listed = takesLists && asked.kind === "named" ? asked.seasons : [];
  const lists = await Promise.all(
    listed.map(async (season) =>
      season < FIRST_WITH_LINES && (await documents.stored.listedSeasons(season)).ok ? season : [],
    ),
  );
  const held = [...new Set([...past, ...lists.flat(), current, newest])].sort();
  const isAsked = (season: string) =>
    asked.kind === "named"
      ? asked.seasons.includes(season)
      : asked.first <= season && season <= asked.last;
  const found = held.filter(isAsked);
  const isWhole = asked.kind === "named" ? found.length === asked.seasons.length : found.length > 0;
  if (isWhole) return ok(found);
  if (asked.parameter === "id") return fail({ kind: "not-found", what: "game" });
  const oldest = takesLists ? FIRST_SEASON : (held[0] ?? newest);
  return fail({ kind: "bad-parameter", name: asked.parameter, message: heldOnly(oldest, newest) });
}

function heldOnly(oldest: string, newest: string): string {
  return (
    `must be of a season that is here: ${oldest} to ${newest}, by their first years ` +
    `${yearOfSeason(oldest)} to ${yearOfSeason(newest)}`
  );
}

/** The reads of a season that is held; a season to come has those of the current one. */
export function readsOfSeason(season: string, current: SeasonReads): SeasonReads {
  if (season < FIRST_WITH_LINES) return readsOfListedSeason({ season, isAba: false }, current);
  return season < current.collections.seasonNow.current
    ? readsOfPastSeason(season, current)
    : current;
}
