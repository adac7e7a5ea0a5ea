import * as v from "valibot";
import type { Exceptions } from "../data/refresh/counted-games.ts";
import { administratorSettingOf } from "./administrator.ts";
import { matching, optional, safeAddress } from "./settings.ts";

/** The settings of the public stats API. */
export interface StatsSettings {
  url: string;
  key: string;
  /** The plan's requests a minute in two shares, so that neither use has to know of the other. */
  requestsPerMinute: { refresh: number; live: number };
  exceptions: Exceptions;
}

const wholeNumber = (pattern: RegExp, message: string) =>
  v.pipe(matching(pattern, message), v.transform(Number));

/** The secret with which the API signs its webhooks. */
export const webhookSecret = matching(
  /^[\x21-\x7e]{16,200}$/,
  "must be the secret as it was given",
);

/** The schemas of the settings, by variable. */
export const STATS_SETTINGS = {
  STATS_API_URL: optional(safeAddress),
  STATS_API_KEY: optional(matching(/^[\x21-\x7e]{1,200}$/, "must be the key as it was given")),
  STATS_API_REQUESTS_PER_MINUTE: optional(
    wholeNumber(/^[1-9]\d{0,4}$/, "must be a number from 1 to 99999"),
  ),
  STATS_API_LEFT_OUT: optional(
    v.pipe(
      matching(
        /^\d{1,10}(?:, ?\d{1,10}){0,49}$/,
        "must be up to 50 of the API's ids of games, such as 18447042, 18447043",
      ),
      v.transform((given) => new Set(given.split(",").map(Number))),
    ),
  ),
  CUP_FINAL_DAY: optional(v.pipe(v.string(), v.isoDate("must be a date such as 2026-12-15"))),
  LIVE_REQUESTS_PER_MINUTE: optional(wholeNumber(/^\d{1,3}$/, "must be a number from 0 to 999")),
};

type Variables = Partial<v.InferOutput<v.ObjectSchema<typeof STATS_SETTINGS, undefined>>>;

/** The default limit, which is that of the API's smallest plan with all five resources. */
const REQUESTS_PER_MINUTE = 30;

/** The default of the readings of games in progress: one every 15 s. */
const LIVE_REQUESTS_PER_MINUTE = 4;

/**
 * Why nothing is refreshed although the stats API is set in part, in a sentence; undefined when all
 * of it is set, or nothing. The site runs either way: one of two settings is always the first.
 */
export function whyRefreshIsOff(variables: Partial<Record<string, unknown>>): string | undefined {
  const { STATS_API_URL, STATS_API_KEY } = variables;
  if (STATS_API_URL === undefined && STATS_API_KEY === undefined) return undefined;
  // In the order in which an operator sets them.
  const needed = ["STATS_API_URL", "STATS_API_KEY"];
  // The embedded database lets its own site write.
  if (variables.DATABASE_URL !== undefined) needed.push(administratorSettingOf(variables));
  const lacking = needed.filter((name) => variables[name] === undefined);
  if (lacking.length === 0) return undefined;
  const given = STATS_API_URL === undefined ? "STATS_API_KEY" : "STATS_API_URL";
  const verb = lacking.length === 1 ? "is" : "are";
  return `${given} is set, but ${lacking.join(" and ")} ${verb} not: nothing is refreshed.`;
}

/** The parsed settings; undefined without an address or a key, which switches the API off. */
export function statsSettingsOf(variables: Variables): StatsSettings | undefined {
  const { STATS_API_URL, STATS_API_KEY } = variables;
  if (STATS_API_URL === undefined || STATS_API_KEY === undefined) return undefined;
  const allowed = variables.STATS_API_REQUESTS_PER_MINUTE ?? REQUESTS_PER_MINUTE;
  const wanted = variables.LIVE_REQUESTS_PER_MINUTE ?? LIVE_REQUESTS_PER_MINUTE;
  const live = Math.min(wanted, Math.floor(allowed / 2));
  return {
    url: STATS_API_URL,
    key: STATS_API_KEY,
    requestsPerMinute: { refresh: allowed - live, live },
    exceptions: {
      leftOut: variables.STATS_API_LEFT_OUT ?? new Set(),
      cupFinal: variables.CUP_FINAL_DAY,
    },
  };
}

/** The pause between two readings of games in progress, in ms; infinite where the plan has none. */
export function liveIntervalOf(settings: StatsSettings | undefined): number {
  const { live } = settings?.requestsPerMinute ?? { live: 0 };
  return live === 0 ? Number.POSITIVE_INFINITY : 60_000 / live;
}
