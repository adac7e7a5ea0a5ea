import * as v from "valibot";
import type { Exceptions } from "../data/refresh/counted-games.ts";
import type { SetSources, SourceSettings } from "../data/sources/open-source.ts";
import { SCOREBOARD } from "../data/sources/scoreboard/scoreboard.ts";
import type { SourceKind } from "../data/sources/source.ts";
import { STATS_API } from "../data/sources/stats-api/stats-api.ts";
import { administratorSettingOf } from "./administrator.ts";
import { matching, optional, safeAddress } from "./settings.ts";

/** The sources of results, and what the operator knows better. */
export interface ResultsSettings extends SetSources {
  exceptions: Exceptions;
}

const wholeNumber = (pattern: RegExp, message: string) =>
  v.pipe(matching(pattern, message), v.transform(Number));

/** The secret with which the API signs its webhooks. */
export const webhookSecret = matching(
  /^[\x21-\x7e]{16,200}$/,
  "must be the secret as it was given",
);

/** The address below which a scoreboard's documents lie. */
const sourceAddress = v.pipe(
  safeAddress,
  v.check((address) => {
    const url = URL.parse(address);
    return url?.search === "" && url.hash === "" && !url.pathname.includes("/apis/");
  }, "must be the address of a scoreboard without the path of a document, such as https://site.api.example.com"),
);

/** The schemas of the settings, by variable. */
export const RESULTS_SETTINGS = {
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
  RESULTS_SOURCE: optional(sourceAddress),
  CUP_FINAL_DAY: optional(v.pipe(v.string(), v.isoDate("must be a date such as 2026-12-15"))),
  LIVE_REQUESTS_PER_MINUTE: optional(wholeNumber(/^\d{1,3}$/, "must be a number from 0 to 999")),
};

type Variables = Partial<v.InferOutput<v.ObjectSchema<typeof RESULTS_SETTINGS, undefined>>> & {
  SITE_URL?: string | undefined;
};

/**
 * Why nothing is refreshed although a source is set in part, in a sentence; undefined when all of it is
 * set, or nothing. The site runs either way: one of two settings is always the first.
 */
export function whyRefreshIsOff(variables: Partial<Record<string, unknown>>): string | undefined {
  const stats = ["STATS_API_URL", "STATS_API_KEY"];
  const isOn = (name: string) => variables[name] !== undefined;
  // A scoreboard is enough without the stats API.
  const given = isOn("RESULTS_SOURCE") ? ["RESULTS_SOURCE"] : stats;
  const [first] = given.filter(isOn);
  if (first === undefined) return undefined;
  // In the order in which an operator sets them. The embedded database lets its own site write.
  const needed = isOn("DATABASE_URL") ? [...given, administratorSettingOf(variables)] : given;
  const lacking = needed.filter((name) => !isOn(name));
  if (lacking.length === 0) return undefined;
  const verb = lacking.length === 1 ? "is" : "are";
  return `${first} is set, but ${lacking.join(" and ")} ${verb} not: nothing is refreshed.`;
}

/**
 * The parsed settings: the stats API, and a scoreboard that completes it or stands alone. Undefined
 * without either, which switches results off.
 */
export function resultsSettingsOf(variables: Variables): ResultsSettings | undefined {
  const [source, second] = [statsApiOf(variables), scoreboardOf(variables)].filter(
    (one) => one !== undefined,
  );
  if (source === undefined) return undefined;
  return {
    source,
    second,
    exceptions: {
      leftOut: variables.STATS_API_LEFT_OUT ?? new Set(),
      cupFinal: variables.CUP_FINAL_DAY,
    },
  };
}

function statsApiOf(variables: Variables): SourceSettings | undefined {
  const { STATS_API_URL: url, STATS_API_KEY: key, STATS_API_REQUESTS_PER_MINUTE } = variables;
  if (url === undefined || key === undefined) return undefined;
  const requestsPerMinute = sharesOf(STATS_API, variables, STATS_API_REQUESTS_PER_MINUTE);
  return { kind: "stats-api", url, key, requestsPerMinute };
}

function scoreboardOf(variables: Variables): SourceSettings | undefined {
  const { RESULTS_SOURCE: url, SITE_URL: site = "a site on this machine" } = variables;
  if (url === undefined) return undefined;
  const shares = sharesOf(SCOREBOARD, variables);
  // Nobody promises these documents, so they are never read more often.
  const live = Math.min(shares.live, SCOREBOARD.liveReadings);
  return { kind: "scoreboard", url, site, requestsPerMinute: { ...shares, live } };
}

/** The requests a minute of a source for its two uses; games in progress get half of them at most. */
function sharesOf(
  { requestsPerMinute, liveReadings }: SourceKind,
  { LIVE_REQUESTS_PER_MINUTE: wanted = liveReadings }: Variables,
  allowed = requestsPerMinute,
): SourceSettings["requestsPerMinute"] {
  const live = Math.min(wanted, Math.floor(allowed / 2));
  return { refresh: allowed - live, live };
}

/** The pause between two readings of games in progress, in ms; infinite where there are none. */
export function liveIntervalOf(settings: ResultsSettings | undefined): number {
  const { live } = settings?.source.requestsPerMinute ?? { live: 0 };
  return live === 0 ? Number.POSITIVE_INFINITY : 60_000 / live;
}
