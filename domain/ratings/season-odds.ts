import { dayAfter } from "../eastern-days.ts";
import { gamesInOrder, seasonRecords } from "../season/records.ts";
import { meetingsOf } from "../standings/meetings.ts";
import { possibleRanks, type RankRange } from "../standings/possible-ranks.ts";
import { LAST_SEED } from "../standings/standings-lines.ts";
import type { RatingParameters } from "./parameters.ts";
import { type OpenSeason, type SeasonEnd, SeasonSimulation } from "./season-simulation.ts";
import { seededRandom } from "./seeded-random.ts";

/** The seasons that odds are counted in. */
export const SIMULATIONS = 10_000;

/** The places that a team's odds are given for; the places after them have no play-in. */
export const ODDS_PLACES = 10;

/** The odds of an outcome; `count` is the number of seasons that showed it, of `SIMULATIONS`. */
export type Odd = { kind: "impossible" } | { kind: "open"; count: number } | { kind: "certain" };

/** The goals of a season, beside a place in the conference. */
export const GOALS = ["playoffs", "conference", "title"] as const;

export type Goal = (typeof GOALS)[number];

/** The odds of a team on a day. */
export interface TeamOdds extends Readonly<Record<Goal, Odd>> {
  teamId: number;
  /** The mean of the wins at the end of the regular season. */
  wins: number;
  /** The places 1 to `ODDS_PLACES` of the conference, before the play-in. */
  places: readonly Odd[];
}

/** The chance of an outcome, 0 to 1. An open one is never 0 or 1, whatever the seasons showed. */
export function chanceOfOdd(odd: Odd): number {
  switch (odd.kind) {
    case "impossible":
      return 0;
    case "open":
      return Math.min(SIMULATIONS - 0.5, Math.max(0.5, odd.count)) / SIMULATIONS;
    case "certain":
      return 1;
  }
}

/** Plays out the seasons of a day in any number of steps, and counts how they end. */
export class OddsCount {
  readonly #season: OpenSeason;
  readonly #simulation: SeasonSimulation;
  readonly #teams: readonly TeamCount[];
  #done = 0;

  constructor(season: OpenSeason, parameters: RatingParameters) {
    this.#season = season;
    this.#simulation = new SeasonSimulation(season, parameters);
    this.#teams = season.teams.map(noCount);
  }

  /** Plays out up to `most` more seasons; returns whether all are done. */
  step(most: number): boolean {
    const last = Math.min(SIMULATIONS, this.#done + most);
    for (; this.#done < last; this.#done += 1) {
      // Each season has a seed of its own, so the steps do not change the result.
      this.#count(this.#simulation.playOut(seededRandom(this.#done)));
    }
    return this.#done === SIMULATIONS;
  }

  /** The odds of all teams, in the order of the teams. */
  odds(): TeamOdds[] {
    const ranks = possibleRanksOf(this.#season);
    return this.#season.teams.map(({ id }, slot) => {
      const { wins, places, ...goals } = this.#teams[slot] ?? noCount();
      const rank = ranks.get(id) ?? ANY_RANK;
      const { surely, possibly } = this.#bounds(slot, rank);
      const oddOf = (goal: Goal) => odd(goals[goal], surely.has(goal), possibly.has(goal));
      return {
        teamId: id,
        wins: wins / SIMULATIONS,
        places: places.map((count, at) => {
          const isPossible = rank.best <= at + 1 && at + 1 <= rank.worst;
          return odd(count, isPossible && rank.best === rank.worst, isPossible);
        }),
        playoffs: oddOf("playoffs"),
        conference: oddOf("conference"),
        title: oddOf("title"),
      };
    });
  }

  #count(end: SeasonEnd): void {
    for (const [slot, count] of this.#teams.entries()) {
      count.wins += end.records[slot]?.overall.wins ?? 0;
    }
    for (const order of end.orders) {
      for (const [at, slot] of order.slice(0, ODDS_PLACES).entries()) {
        const places = this.#teams[slot]?.places;
        if (places !== undefined) places[at] = 1 + (places[at] ?? 0);
      }
    }
    for (const goal of GOALS) {
      for (const slot of slotsThatReached(goal, end)) {
        const count = this.#teams[slot];
        if (count !== undefined) count[goal] += 1;
      }
    }
  }

  /** The goals that a team reaches in every case, and those that it can reach. */
  #bounds(slot: number, { best, worst }: RankRange): { surely: Goals; possibly: Goals } {
    // Once the order is known, only a team's own games decide what it reaches.
    if (this.#season.upcoming.length === 0)
      return { surely: this.#reached(slot, false), possibly: this.#reached(slot, true) };
    return {
      surely: new Set(worst <= LAST_SEED ? ["playoffs"] : []),
      possibly: new Set(best <= ODDS_PLACES ? GOALS : []),
    };
  }

  /** The goals that a team reaches when it wins, or loses, all its games left. */
  #reached(slot: number, wins: boolean): Goals {
    const end = this.#simulation.playOut(() => 0.5, { slot, wins });
    return new Set(GOALS.filter((goal) => slotsThatReached(goal, end).includes(slot)));
  }
}

type Goals = ReadonlySet<Goal>;

function slotsThatReached(goal: Goal, end: SeasonEnd): readonly number[] {
  switch (goal) {
    case "playoffs":
      return end.playoffs;
    case "conference":
      return end.conferenceChampions;
    case "title":
      return [end.champion];
  }
}

const ANY_RANK: RankRange = { best: 1, worst: Number.POSITIVE_INFINITY };

function possibleRanksOf({ teams, games, upcoming }: OpenSeason): Map<number, RankRange> {
  const records = seasonRecords([...teams], [...games]).values();
  const conferences = Map.groupBy(records, ({ team }) => team.conference);
  const meetings = meetingsOf(games);
  return new Map(
    [...conferences.values()].flatMap((members) => [...possibleRanks(members, upcoming, meetings)]),
  );
}

function odd(count: number, isCertain: boolean, isPossible: boolean): Odd {
  if (isCertain) return { kind: "certain" };
  return isPossible ? { kind: "open", count } : { kind: "impossible" };
}

interface TeamCount extends Record<Goal, number> {
  wins: number;
  places: number[];
}

function noCount(): TeamCount {
  const places = Array.from({ length: ODDS_PLACES }, () => 0);
  return { wins: 0, places, playoffs: 0, conference: 0, title: 0 };
}

/** The odds of a day, all seasons at once. */
export function oddsOf(season: OpenSeason, parameters: RatingParameters): TeamOdds[] {
  const count = new OddsCount(season, parameters);
  count.step(SIMULATIONS);
  return count.odds();
}

/** The season as it stood after the games of an ISO date; later results are games that are left. */
export function seasonAsOf(date: string, season: OpenSeason): OpenSeason {
  const isPlayed = (game: { date: string }) => game.date <= date;
  const later = gamesInOrder(season.games.filter((game) => !isPlayed(game)));
  return {
    ...season,
    games: season.games.filter(isPlayed),
    upcoming: [...later, ...season.upcoming].toSorted(
      (a, b) => Number(a.date > b.date) - Number(a.date < b.date),
    ),
    postseason: season.postseason.filter(isPlayed),
  };
}

/** The days that have odds, in order: the one before the first game, and each day with a result. */
export function daysWithOdds({
  games,
  upcoming,
  postseason,
}: Record<"games" | "upcoming" | "postseason", readonly { date: string }[]>): string[] {
  const dates = [...games, ...postseason].map(({ date }) => date).toSorted();
  const first = dates[0] ?? upcoming[0]?.date;
  return first === undefined ? [] : [dayAfter(first, -1), ...new Set(dates)];
}
