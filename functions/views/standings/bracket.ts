import type { SeasonLinks } from "#domain/players/season-links.ts";
import type { Postseason, PostseasonGame, Series } from "#domain/season/postseason.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { type Fate, fatesOf } from "#domain/standings/fates.ts";
import type { TopScorer as TeamScorer } from "#domain/teams/franchise.ts";
import type { Conference, Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { gamePath } from "../season/season-games.ts";

/** The top scorer of one team in a game. */
export type SeriesTopScorer = TeamScorer & { teamId: number };

export interface BracketSide {
  teamId: number;
  seed: number;
  name: string;
  href: string;
  logo: string;
  abbreviation: string;
  /** Games won in a series, points in a game. */
  points: number;
  won: boolean;
}

export interface BracketSeries {
  id: string;
  label: string;
  high: BracketSide;
  low: BracketSide;
  /** The games of the series, each with its winner. */
  games: SeriesGameRow[];
}

/** A round of a conference, or the Finals. */
export interface PlayoffRound {
  round: number;
  name: string;
  conference: Conference | "NBA";
  series: readonly BracketSeries[];
}

export interface SeriesGameRow {
  number: number;
  date: string;
  href: string;
  wonByHigh: boolean;
  /** Points of the higher and of the lower seed. */
  points: [number, number];
  overtimes: number;
  /** The city of the game. */
  city: string;
  /** The winner's top scorer. */
  best: { name: string; href: string; points: number } | undefined;
}

/** A game of the play-in, or two teams that would meet, of whom no game is known. */
export interface PlayInGame {
  /** The stakes of the game: "7 vs. 8: winner is the No. 7 seed". */
  words?: string;
  date?: string;
  href?: string;
  overtimes?: number;
  sides: [BracketSide, BracketSide];
}

/** The seeds of the first round in bracket order, where neighbors meet next. */
const PAIRS = [
  [1, 8],
  [4, 5],
  [3, 6],
  [2, 7],
];

/** The teams with their seeds, and their series. */
export class Bracket {
  readonly #teams: ReadonlyMap<number, Team>;
  readonly #ranks = new Map<number, number>();
  readonly #fates = new Map<number, Fate>();
  readonly #postseason: Postseason;
  readonly #links: SeasonLinks;

  constructor(
    teams: readonly Team[],
    postseason: Postseason,
    standings: Record<Conference, { rows: { team: Team; rank: number }[] }>,
    links: SeasonLinks,
  ) {
    this.#teams = new Map(teams.map((team) => [team.id, team]));
    this.#postseason = postseason;
    this.#links = links;
    for (const { rows } of Object.values(standings)) {
      const ranks = new Map(rows.map(({ team, rank }) => [team.id, rank]));
      for (const [id, rank] of ranks) this.#ranks.set(id, rank);
      for (const [id, fate] of fatesOf(ranks, postseason)) this.#fates.set(id, fate);
    }
  }

  team(id: number): Team | undefined {
    return this.#teams.get(id);
  }

  side(teamId: number, points: number, won: boolean): BracketSide {
    const team = this.#teams.get(teamId);
    const fate = this.#fates.get(teamId);
    return {
      teamId,
      seed: fate?.kind === "playoffs" ? fate.seed : (this.#ranks.get(teamId) ?? 0),
      name: team?.name ?? "",
      href: team ? this.#links.team(team) : "",
      logo: team ? badgeUrl(team) : "",
      abbreviation: team?.abbreviation ?? "",
      points,
      won,
    };
  }

  /** The series of a round in bracket order. */
  ordered(conference: Conference, round: number): Series[] {
    const place = (series: Series) => {
      const seeds = [series.highTeamId, series.lowTeamId].map((id) => this.side(id, 0, false).seed);
      const best = Math.min(...seeds);
      return PAIRS.flat().indexOf(best);
    };
    return this.#postseason.series
      .filter(
        (series) =>
          series.round === round && this.#teams.get(series.highTeamId)?.conference === conference,
      )
      .toSorted((a, b) => place(a) - place(b));
  }

  /** A series game by game, with its teams' top scorers where they are known. */
  seriesOf(series: Series, scorers: readonly SeriesTopScorer[] = []): BracketSeries {
    const games = gamesInOrder(
      this.#postseason.games.filter((game) => game.series?.seriesId === series.id),
    );
    const highWon = series.winnerTeamId === series.highTeamId;
    return {
      id: series.id,
      label: series.label,
      high: this.side(series.highTeamId, series.highWins, highWon),
      low: this.side(series.lowTeamId, series.lowWins, !highWon),
      games: games.map((game) => this.#gameOf(game, series, scorers)),
    };
  }

  #gameOf(
    game: PostseasonGame,
    series: Series,
    scorers: readonly SeriesTopScorer[],
  ): SeriesGameRow {
    const highAtHome = game.homeTeamId === series.highTeamId;
    const points: [number, number] = highAtHome
      ? [game.homePoints, game.awayPoints]
      : [game.awayPoints, game.homePoints];
    const winnerId = game.homePoints > game.awayPoints ? game.homeTeamId : game.awayTeamId;
    const best = scorers.find(({ gameId, teamId }) => gameId === game.id && teamId === winnerId);
    return {
      number: game.series?.number ?? 0,
      date: game.date,
      href: gamePath(game),
      wonByHigh: points[0] > points[1],
      points,
      overtimes: game.overtimes,
      city: game.neutral ? "Neutral floor" : (this.#teams.get(game.homeTeamId)?.city ?? ""),
      best: best && { name: best.name, href: this.#links.player(best.name), points: best.pts },
    };
  }

  /** The first round by the places of a conference, with each team's wins. */
  pairsBy(places: readonly { team: Team; wins: number }[]): PlayInGame[] {
    return PAIRS.flatMap((pair) => {
      const [high, low] = pair.flatMap((seed) => {
        const own = places[seed - 1];
        return own === undefined ? [] : this.side(own.team.id, own.wins, false);
      });
      return high && low ? [{ sides: [high, low] }] : [];
    });
  }

  playInOf(conference: Conference): PlayInGame[] {
    const games = gamesInOrder(
      this.#postseason.games.filter(
        (game) =>
          game.stage === "play-in" && this.#teams.get(game.homeTeamId)?.conference === conference,
      ),
    );
    const order = (game: PostseasonGame) => this.#playInWords(game)[0];
    return games
      .toSorted((a, b) => order(a) - order(b))
      .map((game) => ({
        words: this.#playInWords(game)[1],
        date: game.date,
        href: gamePath(game),
        overtimes: game.overtimes,
        sides: [
          this.#playInSide(game.homeTeamId, game.homePoints, game.awayPoints),
          this.#playInSide(game.awayTeamId, game.awayPoints, game.homePoints),
        ],
      }));
  }

  #playInSide(teamId: number, points: number, against: number): BracketSide {
    const side = this.side(teamId, points, points > against);
    return { ...side, seed: this.#ranks.get(teamId) ?? 0 };
  }

  /** The stakes: 7 and 8 play for seed 7, 9 and 10 to stay in, the last two for seed 8. */
  #playInWords({ homeTeamId, awayTeamId }: PostseasonGame): [number, string] {
    const ranks = [homeTeamId, awayTeamId].map((id) => this.#ranks.get(id) ?? 0);
    if (ranks.every((rank) => rank === 7 || rank === 8))
      return [0, "7 vs. 8: winner is the No. 7 seed"];
    if (ranks.every((rank) => rank === 9 || rank === 10)) return [1, "9 vs. 10: loser is out"];
    return [2, "Winner is the No. 8 seed"];
  }
}
