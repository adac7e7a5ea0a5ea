import type { Json } from "./stats-api.ts";

/** The faults that the stand-in of the stats API can be told to have. */
export const FAULTS = {
  "429": "every fifth answer is 429 with Retry-After",
  "500": "every fifth answer is 500",
  slow: "every fifth answer takes three seconds",
  truncated: "every fifth answer breaks off",
  "score-back": "the first game's home score goes back by two for a while",
  postponed: "the second game is postponed after its first half",
  added: "the last game is not in the schedule",
  clocks: "the API's clock is five minutes ahead",
} as const;
export type Fault = keyof typeof FAULTS;

const OF_ANSWERS = ["429", "500", "slow", "truncated"] as const;
/** What goes wrong with an answer; a silent one never comes. */
export type AnswerFault = (typeof OF_ANSWERS)[number] | "silent";

const CLOCK_AHEAD_MS = 5 * 60_000;

/** The moment at which the API is, for a clock. */
export function apiMoment(now: number, faults: ReadonlySet<Fault>): number {
  return faults.has("clocks") ? now + CLOCK_AHEAD_MS : now;
}

/** The day's games as a careless API gives them; `ids` are those of the day in order of tip-off. */
export function withFaults(
  games: readonly Json[],
  ids: readonly number[],
  faults: ReadonlySet<Fault>,
): Json[] {
  return games.map((game) => {
    const place = ids.indexOf(Number(game.id));
    const period = Number(game.period);
    const isPlaying = period > 0 && game.status !== "Final";
    if (place === 0 && faults.has("score-back") && isPlaying && period === 3) {
      return { ...game, home_team_score: Number(game.home_team_score) - 2 };
    }
    if (place === 1 && faults.has("postponed") && period >= 3) {
      return { ...game, status: "Postponed", period: 2, time: null };
    }
    return game;
  });
}

/** The fault of the answer with this number, from 1; undefined for a good one. */
export function faultOf(
  count: number,
  faults: ReadonlySet<Fault>,
  every = 5,
): AnswerFault | undefined {
  const ofAnswers = OF_ANSWERS.filter((one) => faults.has(one));
  return count % every === 0 ? ofAnswers[(count / every - 1) % ofAnswers.length] : undefined;
}
