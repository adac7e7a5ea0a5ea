import type { Judged } from "#domain/ratings/forecast-record.ts";
import type { ForecastName } from "#domain/ratings/rating-facts.ts";
import type { Game } from "#domain/season/facts.ts";
import { type WinLoss, winningPercentage } from "#domain/season/records.ts";
import type { SeasonGames } from "./season-games.ts";

/** A way to forecast that needs no rating. */
export interface Baseline {
  name: Exclude<ForecastName, "ratings">;
  /** The forecasts of the regular season of the last of some seasons, from all that is before. */
  judge(seasons: readonly SeasonGames[]): Judged[];
}

/** The number of seasons before, whose share of wins a baseline takes as the chance. */
const SEASONS_BEFORE = 5;

const homeWins = ({ homePoints, awayPoints }: Game) => homePoints > awayPoints;

function share(outcomes: readonly boolean[]): number {
  return outcomes.filter(Boolean).length / outcomes.length;
}

const alwaysHome: Baseline = {
  name: "home",
  judge(seasons) {
    const { before, games } = split(seasons);
    const homeChance = share(before.flat().map(homeWins));
    return games.map((game) => ({ homeChance, homeWon: homeWins(game) }));
  },
};

/** Whether the home team had the better record before each game; with equal ones it has. */
function homeIsBetter(games: readonly Game[]): boolean[] {
  const records = new Map<number, WinLoss>();
  const recordOf = (teamId: number) => {
    const record = records.get(teamId) ?? { wins: 0, losses: 0 };
    records.set(teamId, record);
    return record;
  };
  return games.map((game) => {
    const [home, away] = [recordOf(game.homeTeamId), recordOf(game.awayTeamId)];
    const isBetter = winningPercentage(home) >= winningPercentage(away);
    home[homeWins(game) ? "wins" : "losses"] += 1;
    away[homeWins(game) ? "losses" : "wins"] += 1;
    return isBetter;
  });
}

const betterRecord: Baseline = {
  name: "record",
  judge(seasons) {
    const { before, games } = split(seasons);
    const hits = before.flatMap((past) => {
      const better = homeIsBetter(past);
      return past.map((game, at) => better[at] === homeWins(game));
    });
    const chance = share(hits);
    const better = homeIsBetter(games);
    return games.map((game, at) => ({
      homeChance: better[at] ? chance : 1 - chance,
      homeWon: homeWins(game),
    }));
  },
};

/** Elo as it is usually published; advantage and carry are fitted on past seasons. */
const ELO = { mean: 1505, speed: 20, advantage: 57, carry: 0.6 };

const plainElo: Baseline = {
  name: "elo",
  judge(seasons) {
    const ratings = new Map<number, number>();
    const of = (teamId: number) => ratings.get(teamId) ?? ELO.mean;
    let judged: Judged[] = [];
    for (const { games, regular } of seasons) {
      for (const [id, own] of ratings) ratings.set(id, ELO.mean + ELO.carry * (own - ELO.mean));
      judged = [];
      for (const game of games) {
        const advantage = game.neutral ? 0 : ELO.advantage;
        const lead = of(game.homeTeamId) + advantage - of(game.awayTeamId);
        const homeChance = 1 / (1 + 10 ** (-lead / 400));
        const homeWon = homeWins(game);
        const margin = Math.abs(game.homePoints - game.awayPoints);
        const factor = (margin + 3) ** 0.8 / (7.5 + 0.006 * (homeWon ? lead : -lead));
        const move = ELO.speed * factor * (Number(homeWon) - homeChance);
        ratings.set(game.homeTeamId, of(game.homeTeamId) + move);
        ratings.set(game.awayTeamId, of(game.awayTeamId) - move);
        if (regular.has(game.id)) judged.push({ homeChance, homeWon });
      }
    }
    return judged;
  },
};

/** The baselines, the best first. */
export const BASELINES: readonly Baseline[] = [plainElo, betterRecord, alwaysHome];

/** The games of the last season, and of the regular seasons that a baseline learns from. */
function split(seasons: readonly SeasonGames[]): { before: Game[][]; games: Game[] } {
  const regular = seasons.map((season) => season.games.filter(({ id }) => season.regular.has(id)));
  return { before: regular.slice(-1 - SEASONS_BEFORE, -1), games: regular.at(-1) ?? [] };
}
