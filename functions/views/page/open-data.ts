import { NOT_IN_OPEN_DATA, type OpenApiDocument, type OpenApiParameter } from "#domain/open-api.ts";
import type { Collections } from "#functions/data/cached-collections.ts";

export interface DocumentedRoute {
  id: string;
  summary: string;
  description: string;
  /** The path of the call: "/api/v1/teams". */
  call: string;
  parameters: { name: string; description: string; isRequired: boolean }[];
  /** The path and query of an example call. */
  example: string;
}

export interface OpenDataPage {
  description: string;
  /** The address of the OpenAPI document. */
  document: string;
  /** The base address for clients of the public API. */
  clientBase: string;
  routes: DocumentedRoute[];
  /** The public API's calls that have no figures here, with the sentence that they get. */
  refused: { calls: string; why: string }[];
}

/** The manual of the open data, generated from the OpenAPI document; it needs no collection. */
export async function loadOpenData(
  collections: Collections,
  document: OpenApiDocument,
): Promise<{ page: OpenDataPage; updatedAt: string | undefined }> {
  const teams = await collections.teams();
  const base = document.servers[0]?.url ?? "";
  const prefix = new URL(base).pathname;
  const page = {
    description: document.info.description,
    document: `${prefix}/openapi.json`,
    clientBase: new URL("/api", base).href,
    routes: Object.entries(document.paths).map(([path, { get }]) => ({
      id: get.operationId,
      summary: get.summary,
      description: get.description,
      call: prefix + path,
      parameters: get.parameters.map(parameterOf),
      example: prefix + get["x-example"],
    })),
    refused: Array.from(
      Map.groupBy(Object.entries(NOT_IN_OPEN_DATA), ([, why]) => why),
      ([why, calls]) => ({ calls: calls.map(([path]) => path).join(", "), why }),
    ),
  };
  return { page, updatedAt: teams.ok ? teams.value.updatedAt : undefined };
}

function parameterOf({ name, description, required, schema }: OpenApiParameter) {
  const values = schema.enum === undefined ? "" : ` One of ${schema.enum.join(", ")}.`;
  return { name, description: description + values, isRequired: required };
}
