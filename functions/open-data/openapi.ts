import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from "@valibot/to-json-schema";
import * as v from "valibot";
import {
  OPEN_DATA_PREFIXES,
  OPEN_DATA_PROMISE,
  OPEN_DATA_VERSION,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiParameter,
} from "#domain/open-api.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { meta } from "./answer-schemas.ts";
import { NAMED_SCHEMAS } from "./named-schemas.ts";
import { exampleOf, type OpenDataRoute, type OpenDataTag } from "./route.ts";
import { OPEN_DATA_ROUTES } from "./routes.ts";

const TAGS: Record<OpenDataTag, string> = {
  Teams: "The league's teams.",
  Players: "Everybody who is under contract or has played in a season that is here.",
  Games: "Games and their box scores, played and to come.",
  Figures: "Figures of players, a game or a season at a time.",
  Tables: "Standings and leaders.",
  Questions: "Questions of figures, as conditions or in words.",
};

const FAILURES = {
  BadParameter: "A parameter is unknown or has a value that it cannot have; the error names it.",
  NotFound: "There is nothing with this id.",
  NotAnswered: "The question is refused or can mean several things; the answer says what to ask.",
  TooManyRequests: "Too many requests in a minute; Retry-After says when to try again.",
  Unavailable: "The data cannot be read right now; Retry-After says when to try again.",
};

const NAMES = new Map<unknown, string>(
  Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [schema, name]),
);

/** OpenAPI 3.1 has the JSON Schema of draft 2020-12, and names schemas under `components`. */
const CONVERSION: ConversionConfig = {
  target: "draft-2020-12",
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The OpenAPI 3.1 document of the open data, generated from its routes and schemas; `year` begins the season. */
export function openApiDocument(
  siteUrl: string,
  current: string,
  year: number | string = yearOfSeason(current),
): OpenApiDocument {
  const responses = Object.entries(FAILURES).map(([name, description]) => [
    name,
    { description, content: json(jsonSchemaOf(schemaOf(name))) },
  ]);
  return {
    openapi: "3.1.0",
    info: {
      title: "Hardwood open data",
      version: OPEN_DATA_VERSION,
      description:
        `The NBA's ${current} season and those before it: teams, players, games, player ` +
        "lines, season averages, standings, leaders and questions of figures. Read-only, free, " +
        `without a key; keys are ignored. ${OPEN_DATA_PROMISE}`,
      contact: { name: "Hardwood", url: `${siteUrl}/api` },
      license: { name: "Facts, free to use", url: `${siteUrl}/api#terms` },
    },
    servers: [
      { url: siteUrl + OPEN_DATA_PREFIXES[0], description: "Its own prefix" },
      { url: siteUrl + OPEN_DATA_PREFIXES[1], description: "The prefix that clients know" },
    ],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(
      OPEN_DATA_ROUTES.map((route) => [route.path, { get: operationOf(route, year) }]),
    ),
    components: {
      schemas: toJsonSchemaDefs(NAMED_SCHEMAS, CONVERSION),
      responses: Object.fromEntries(responses),
    },
  };
}

function schemaOf(failure: string): v.GenericSchema {
  return failure === "NotAnswered" ? NAMED_SCHEMAS.QuestionRefusal : NAMED_SCHEMAS.Error;
}

function operationOf(route: OpenDataRoute, year: number | string): OpenApiOperation {
  const failures = { 429: "TooManyRequests", 503: "Unavailable" };
  const named = Object.entries({
    400: "BadParameter",
    ...(route.holds === "one" ? { 404: "NotFound" } : {}),
    ...(route.refuses ? { 422: "NotAnswered" } : {}),
    ...failures,
  }).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]);
  return {
    operationId: route.path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
    parameters: Object.entries(route.parameters).map(([name, schema]) =>
      parameterOf(name, schema, route.path.includes(`{${name}}`)),
    ),
    responses: {
      200: { description: route.summary, content: json(bodyOf(route)) },
      ...Object.fromEntries(named),
    },
    "x-example": exampleOf(route, year),
  };
}

function parameterOf(name: string, schema: v.GenericSchema, isPath: boolean): OpenApiParameter {
  const { description = "", ...own } = { ...descriptionOf(schema), ...jsonSchemaOf(schema) };
  return {
    name,
    in: isPath ? "path" : "query",
    required: isPath || schema.type !== "optional",
    description: description || "The id.",
    schema: own,
  };
}

/** The JSON Schema of a schema; a named schema is a reference to it. */
function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const name = NAMES.get(schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  const { $schema: _, ...own } = toJsonSchema(schema, CONVERSION);
  return own;
}

function descriptionOf(schema: v.GenericSchema): { description?: string } {
  const description = v.getDescription(schema);
  return description === undefined ? {} : { description };
}

function bodyOf({ item, holds }: OpenDataRoute): JsonSchema {
  const one = jsonSchemaOf(item);
  if (holds === "bare") return one;
  const data: JsonSchema = holds === "one" ? one : { type: "array", items: one };
  const isPaged = holds === "pages";
  return {
    type: "object",
    properties: isPaged ? { data, meta: jsonSchemaOf(meta) } : { data },
    required: isPaged ? ["data", "meta"] : ["data"],
    additionalProperties: false,
  };
}

function json(schema: JsonSchema): object {
  return { "application/json": { schema } };
}
