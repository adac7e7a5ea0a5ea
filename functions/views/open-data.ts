import type { OpenApiDocument, OpenApiParameter } from "../../domain/open-api.ts";
import type { Collections } from "../data/cached-collections.ts";

export interface OpenDataRoute {
  id: string;
  summary: string;
  description: string;
  /** The path of the call, as "/api/v1/teams". */
  call: string;
  parameters: { name: string; description: string; isRequired: boolean }[];
  /** An example of a call, behind the site's address. */
  example: string;
}

export interface OpenDataPage {
  description: string;
  /** The address that the document is at. */
  document: string;
  /** What clients of the public API are given as their base address. */
  clientBase: string;
  routes: OpenDataRoute[];
}

/** What the open data is, told from its own document; it can be read also while data cannot. */
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
  };
  return { page, updatedAt: teams.ok ? teams.value.updatedAt : undefined };
}

function parameterOf({ name, description, required, schema }: OpenApiParameter) {
  const values = schema.enum === undefined ? "" : ` One of ${schema.enum.join(", ")}.`;
  return { name, description: description + values, isRequired: required };
}
