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

/** The parsed settings; undefined without an address, which switches plays of games in progress off. */
export function playsSettingsOf(variables: Variables): PlaysSettings | undefined {
  const { LIVE_PLAYS_URL: url, LIVE_PLAYS_SECONDS: seconds = SECONDS } = variables;
  return url === undefined ? undefined : { url, intervalMs: 1000 * seconds };
}
