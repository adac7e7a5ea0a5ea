import * as v from "valibot";
import { matching, optional, safeAddress } from "./settings.ts";

const [LEAST_SECONDS, MOST_SECONDS] = [5, 600];

/** The settings of the source of plays of games in progress, by variable. */
export const PLAYS_SETTINGS = {
  LIVE_PLAYS_URL: optional(
    v.pipe(
      safeAddress,
      v.check((address) => {
        const url = URL.parse(address);
        return url?.search === "" && url.hash === "";
      }, "must be an address without a query, below which scoreboard/ and playbyplay/ lie"),
    ),
  ),
  LIVE_PLAYS_SECONDS: optional(
    v.pipe(
      matching(/^\d{1,3}$/, "must be a whole number of seconds, such as 15"),
      v.transform(Number),
      v.minValue(LEAST_SECONDS, `must be at least ${LEAST_SECONDS}`),
      v.maxValue(MOST_SECONDS, `must be at most ${MOST_SECONDS}`),
    ),
  ),
};

/** A source of plays, and the least pause between two readings of a game. */
export interface PlaysSettings {
  url: string;
  intervalMs: number;
}

type Variables = Partial<v.InferOutput<v.ObjectSchema<typeof PLAYS_SETTINGS, undefined>>>;

const SECONDS = 15;

/** Why no plays are read although a source is set, in a sentence; undefined when they are, or none is. */
export function whyPlaysAreOff(variables: Partial<Record<string, unknown>>): string | undefined {
  const { LIVE_PLAYS_URL, RESULTS_SOURCE, STATS_API_URL, STATS_API_KEY } = variables;
  const { LIVE_REQUESTS_PER_MINUTE } = variables;
  const hasApi = STATS_API_URL !== undefined && STATS_API_KEY !== undefined;
  const hasSource = hasApi || RESULTS_SOURCE !== undefined;
  const hasScores = hasSource && Number(LIVE_REQUESTS_PER_MINUTE ?? 1) > 0;
  if (LIVE_PLAYS_URL === undefined || hasScores) return undefined;
  return "LIVE_PLAYS_URL is set, but games in progress are not read from a source of results: no plays.";
}

/** The parsed settings; undefined without an address, which switches plays of games in progress off. */
export function playsSettingsOf(variables: Variables): PlaysSettings | undefined {
  const { LIVE_PLAYS_URL: url, LIVE_PLAYS_SECONDS: seconds = SECONDS } = variables;
  return url === undefined ? undefined : { url, intervalMs: 1000 * seconds };
}
