import * as v from "valibot";
import { fail, ok, type Result } from "#domain/result.ts";

/** One kind of document of the upstream. */
interface Resource {
  /** Every parameter is required, and there are no others. */
  parameters: Record<string, v.GenericSchema<string, string>>;
  /** The upstream's path for parameters that were checked. */
  path: (parameters: Record<string, string>) => string;
  /** The freshness lifetime of a document, in ms. */
  freshMs: number;
  /** A longer document is refused. */
  maxBytes: number;
}

/** One document of the upstream. */
export interface UpstreamDocument {
  path: string;
  freshMs: number;
  maxBytes: number;
}

const MB = 1024 * 1024;

/** The league's number of a game: "0022500001". */
const gameId = v.pipe(v.string(), v.regex(/^[0-9]{10}$/));

/**
 * The documents that the proxy can read (product.md section 7, "a keyed table"): static documents
 * of the league's public host. A path consists of constants and checked parameters.
 */
const RESOURCES: Readonly<Record<string, Resource>> = {
  scoreboard: {
    parameters: {},
    path: () => "/static/json/liveData/scoreboard/todaysScoreboard_00.json",
    freshMs: 15_000,
    maxBytes: MB,
  },
  schedule: {
    parameters: {},
    path: () => "/static/json/staticData/scheduleLeagueV2.json",
    freshMs: 3_600_000,
    // A season's 1,300 games, each with its broadcasters.
    maxBytes: 8 * MB,
  },
  boxscore: {
    parameters: { gameId },
    path: (given) => `/static/json/liveData/boxscore/boxscore_${encoded(given.gameId)}.json`,
    freshMs: 15_000,
    maxBytes: MB,
  },
  playbyplay: {
    parameters: { gameId },
    path: (given) => `/static/json/liveData/playbyplay/playbyplay_${encoded(given.gameId)}.json`,
    freshMs: 15_000,
    maxBytes: MB,
  },
};

/** The document for a key and a query. */
export function documentOf(
  key: string,
  query: URLSearchParams,
): Result<UpstreamDocument, { kind: "unknown-resource" | "invalid-parameters" }> {
  const resource = Object.hasOwn(RESOURCES, key) ? RESOURCES[key] : undefined;
  if (resource === undefined) return fail({ kind: "unknown-resource" });
  const names = Object.keys(resource.parameters);
  const given = [...query.keys()];
  const isWhole = given.length === names.length && names.every((name) => given.includes(name));
  if (!isWhole) return fail({ kind: "invalid-parameters" });
  const parsed = v.safeParse(v.object(resource.parameters), Object.fromEntries(query));
  if (!parsed.success) return fail({ kind: "invalid-parameters" });
  const { freshMs, maxBytes } = resource;
  return ok({ path: resource.path(parsed.output), freshMs, maxBytes });
}

function encoded(parameter = ""): string {
  return encodeURIComponent(parameter);
}
