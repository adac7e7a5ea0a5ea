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

/** The rate limit for each IP address; wrangler.toml has the same number. */
export const OPEN_DATA_CALLS_A_MINUTE = 600;

/** The version of the open data, by its promise. A test holds which names each version has. */
export const OPEN_DATA_VERSION = "1.1.0";
/** The header of every answer that says it. */
export const OPEN_DATA_VERSION_HEADER = "API-Version";

/** The promise of stability that clients get with the version. */
export const OPEN_DATA_PROMISE =
  "What is under /api/v1 keeps its addresses, parameters and fields, with their names, types and " +
  "meanings. New ones raise the second number of the version, so ignore fields that you do not " +
  "know. Any other change is made under /api/v2, beside which /api/v1 stays for a season at least.";

/** The public API's calls that have no figures here, and why. */
export const NOT_IN_OPEN_DATA = {
  "/player_injuries":
    "Injuries are not here: no source of this site says why a player misses a game. " +
    "Whoever played has a line at /api/v1/stats.",
  "/odds":
    "Bookmakers' odds are not here. The site's own forecast of every game, and how right they " +
    "were, is at /nba/ratings.",
} as const;
