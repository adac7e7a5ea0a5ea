/** The part of an OpenAPI 3.1 document that the open data uses. */

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
  /** An example of a call, as it is written behind the server's address. */
  "x-example": string;
}

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  paths: Record<string, { get: OpenApiOperation }>;
  components: { schemas: Record<string, object>; responses: Record<string, object> };
}

/** The prefixes of the open data: its own, and the one that clients of the public API use. */
export const OPEN_DATA_PREFIXES = ["/api/v1", "/api/nba/v1"] as const;

/** The rate limit by network address; wrangler.toml sets the same number. */
export const OPEN_DATA_CALLS_A_MINUTE = 600;
