import * as v from "valibot";
import { isLoopbackHost } from "../src/session/loopback.ts";

/** What asking the public stats API takes. */
export interface StatsSettings {
  url: string;
  key: string;
  requestsPerMinute: number;
}

const url = v.pipe(
  v.string(),
  v.check((text) => {
    const { protocol, host } = URL.parse(text) ?? {};
    return protocol === "https:" || (protocol === "http:" && isLoopbackHost(host ?? ""));
  }, "must be an https address, or http on this machine"),
);
const key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, "must be the key as it was given"));
const wholeNumber = (what: string, pattern: RegExp) =>
  v.pipe(v.string(), v.regex(pattern, what), v.transform(Number));

/** The settings by their variables; "" is how dashboards say "not set". */
export const STATS_SETTINGS = {
  STATS_API_URL: unset(url),
  STATS_API_KEY: unset(key),
  STATS_API_REQUESTS_PER_MINUTE: unset(
    wholeNumber("must be a number from 1 to 99999", /^[1-9]\d{0,4}$/),
  ),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof STATS_SETTINGS, undefined>>;

/** The least of the API's plans that have all five resources. */
const REQUESTS_PER_MINUTE = 30;

/** The settings as they count; undefined without an address or a key: nothing is to be asked. */
export function statsSettingsOf(variables: Variables): StatsSettings | undefined {
  const { STATS_API_URL, STATS_API_KEY } = variables;
  if (STATS_API_URL === undefined || STATS_API_KEY === undefined) return undefined;
  return {
    url: STATS_API_URL,
    key: STATS_API_KEY,
    requestsPerMinute: variables.STATS_API_REQUESTS_PER_MINUTE ?? REQUESTS_PER_MINUTE,
  };
}

function unset<Schema extends v.GenericSchema<string, string | number>>(inner: Schema) {
  const nothing = v.pipe(
    v.literal(""),
    v.transform(() => undefined),
  );
  return v.optional(v.union([nothing, inner]));
}
