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
  summary: string;
  description: string;
  parameters: OpenApiParameter[];
  responses: Record<string, object>;
  /** An example call: the path and query to append to the server's address. */
  "x-example": string;
}

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  paths: Record<string, { get: OpenApiOperation }>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
}

/** The path prefixes of the open data API: the site's own, and the public API's for its clients. */
export const OPEN_DATA_PREFIXES = ["/api/v1", "/api/nba/v1"] as const;

/** The rate limit for each IP address; wrangler.toml has the same number. */
export const OPEN_DATA_CALLS_A_MINUTE = 600;
