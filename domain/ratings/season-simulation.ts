import type { Game } from "../season/facts.ts";
import { gamesInOrder, type TeamRecord } from "../season/records.ts";
import type { StagedGame } from "../season/team-log.ts";
import { conferenceOrder } from "../standings/tie-breaks.ts";
import type { Conference, Team } from "../teams/team.ts";
import type { RatingParameters } from "./parameters.ts";
import {
  conferenceChampion,
  type KnownResults,
  knownResults,
  playoffSeeds,
  seriesWinner,
} from "./simulated-bracket.ts";
import { type Fixed, SimulatedGames } from "./simulated-games.ts";
import { SimulatedRecords } from "./simulated-records.ts";
import { FloorAndRest, type Pairing, type Ratings, rateSeason } from "./team-ratings.ts";

/** A season on a day: the results so far, and the games left. */
export interface OpenSeason {
  teams: readonly Team[];
  /** The ratings before the first game. */
  opening: Ratings;
  /** The results of the regular season. */
  games: readonly Game[];
  /** The games of the regular season that are left, in order. */
  upcoming: readonly Pairing[];
  /** The results of the play-in and the playoffs. */
  postseason: readonly StagedGame[];
}

/** The end of a season that was played out; teams by slots. */
export interface SeasonEnd {
  /** The regular season's records by slot; the next season changes them. */
  records: readonly TeamRecord[];
  /** The order of each conference. */
  orders: number[][];
  /** The teams of the playoffs. */
  playoffs: number[];
  conferenceChampions: number[];
  champion: number;
}

/** A game that is left, by slots, with the points by which floor and rest favor the home team. */
interface UpcomingGame {
  home: number;
  away: number;
  edge: number;
}

const CONFERENCES: readonly Conference[] = ["East", "West"];

/**
 * Plays out what is left of a season: ratings move by the games that are played out, and the league's
 * tie-breaks, play-in and playoffs decide. Teams are named by their slots, their places in the list.
 */
export class SeasonSimulation {
  readonly #slots: ReadonlyMap<number, number>;
  readonly #upcoming: readonly UpcomingGame[];
  readonly #games: SimulatedGames;
  readonly #records: SimulatedRecords;
  readonly #known: KnownResults;

  constructor(season: OpenSeason, parameters: RatingParameters) {
    const { teams, opening, games, upcoming, postseason } = season;
    this.#slots = new Map(teams.map(({ id }, slot) => [id, slot]));
    const played = gamesInOrder([...games, ...postseason]);
    const { closing } = rateSeason(played, parameters, opening);
    const ratings = Float64Array.from(teams, ({ id }) => closing.get(id) ?? 0);
    this.#upcoming = this.#withEdges(played, upcoming, new FloorAndRest(parameters));
    this.#games = new SimulatedGames(parameters, ratings);
    this.#records = new SimulatedRecords(teams, games);
    this.#known = knownResults(postseason, (id) => this.#slot(id));
  }

  /** Plays out one season by numbers between 0 and 1. */
  playOut(random: () => number, fixed?: Fixed): SeasonEnd {
    this.#games.start(random, fixed);
    this.#records.reset();
    for (const { home, away, edge } of this.#upcoming) {
      this.#records.add(home, away, this.#games.margin(home, away, edge));
    }
    const records = this.#records.summed();
    const orders = CONFERENCES.map((conference) =>
      this.#order(records.filter(({ team }) => team.conference === conference)),
    );
    const seeds = orders.map((order) => playoffSeeds(order, this.#games, this.#known));
    const champions = seeds.map((own) => conferenceChampion(own, this.#games, this.#known));
    // In the Finals the better record has the home advantage, whatever the conference.
    const [high = 0, low = 0] = this.#order(champions.flatMap((slot) => records[slot] ?? []));
    return {
      records,
      orders,
      playoffs: seeds.flat(),
      conferenceChampions: champions,
      champion: seriesWinner(high, low, this.#games, this.#known),
    };
  }

  #order(records: TeamRecord[]): number[] {
    const { order } = conferenceOrder(records, this.#records.meetings);
    return order.map(({ team }) => this.#slot(team.id));
  }

  #withEdges(
    played: readonly Game[],
    upcoming: readonly Pairing[],
    floorAndRest: FloorAndRest,
  ): UpcomingGame[] {
    for (const game of played) floorAndRest.note(game);
    return upcoming.map((game) => {
      const edge = floorAndRest.edge(game);
      floorAndRest.note(game);
      return { home: this.#slot(game.homeTeamId), away: this.#slot(game.awayTeamId), edge };
    });
  }

  #slot(teamId: number): number {
    const slot = this.#slots.get(teamId);
    if (slot === undefined) throw new RangeError(`No team has the id ${teamId}.`);
    return slot;
  }
}
