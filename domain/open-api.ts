/** The part of an OpenAPI 3.1 document that the open data API uses. */

export interface OpenApiParameter {
  name: string;
  in: "query" | "path";
  required: boolean;
  description: string;
  schema: { enum?: readonly unknown[] | undefined };
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters: OpenApiParameter[];
  responses: Record<string, object>;
  /** An example call: the path and query to append to the server's address. */
  "x-example": string;
}

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; url: string };
  };
  servers: { url: string; description: string }[];
  /** Empty: no call needs a key. */
  security: [];
  tags: { name: string; description: string }[];
  paths: Record<string, { get: OpenApiOperation }>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
}

/** The path prefixes of the open data API: the site's own, and the public API's for its clients. */
export const OPEN_DATA_PREFIXES = ["/api/v1", "/api/nba/v1"] as const;

/** The public API's prefix of the calls that have a newer version there than the others. */
export const OPEN_DATA_NEWEST_PREFIX = "/api/nba/v2";

/** The rate limit for each IP address; wrangler.toml has the same number. */
export const OPEN_DATA_CALLS_A_MINUTE = 600;

/** The version of the open data, by its promise. A test holds which names each version has. */
export const OPEN_DATA_VERSION = "1.3.0";
/** The header of every answer that says it. */
export const OPEN_DATA_VERSION_HEADER = "API-Version";

/** The promise of stability that clients get with the version. */
export const OPEN_DATA_PROMISE =
  "What is under /api/v1 keeps its addresses, parameters and fields, with their names, types and " +
  "meanings. New ones raise the second number of the version, so ignore fields that you do not " +
  "know. Any other change is made under /api/v2, beside which /api/v1 stays for a season at least.";

const NOT_TRACKED =
  "Figures of camera tracking and of play types are not here: no source of this site sees how players move " +
  "or who guards whom. Shots by zone are at /api/v1/season_averages/shooting.";
const TRACKED = ["hustle", "playtype", "shotdashboard", "tracking"] as const;

/** The public API's calls that have no figures here, and why. */
export const NOT_IN_OPEN_DATA = {
  "/player_injuries":
    "Injuries are not here: no source of this site says why a player misses a game. " +
    "Whoever played has a line at /api/v1/stats.",
  "/odds":
    "Bookmakers' odds are not here. The site's own forecast of every game, and how right they " +
    "were, is at /nba/ratings.",
  "/plays":
    "Plays are not here as open data; figures of quarters, halves and the clutch are at /api/v1/query.",
  "/lineups":
    "Lineups of one game are not here; lineups and pairs, under every condition, are at /api/v1/query.",
  "/contracts/teams": "Contracts are not here. Who is under contract is at /api/v1/players/active.",
  "/contracts/players":
    "Contracts are not here. Who is under contract is at /api/v1/players/active.",
  "/team_season_averages/shooting":
    "Teams' shots by zone are not here; those of players are at /api/v1/season_averages/shooting.",
  "/season_averages/defense": NOT_TRACKED,
  ...refused("/season_averages"),
  ...refused("/team_season_averages"),
};

function refused<At extends string>(at: At) {
  return Object.fromEntries(TRACKED.map((name) => [`${at}/${name}`, NOT_TRACKED])) as Record<
    `${At}/${(typeof TRACKED)[number]}`,
    string
  >;
}
