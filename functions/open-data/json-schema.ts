import type * as v from "valibot";

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 has them. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
  description?: string;
}

/** The schemas that are written down once and referred to by name. */
export type NamedSchemas = Readonly<Record<string, v.GenericSchema>>;

interface Described {
  type: string;
  kind: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  default?: unknown;
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly { kind: string; type: string; requirement?: unknown; description?: string }[];
}

/**
 * The JSON Schema of a schema, for the kinds that the open data is described with. Any other kind
 * is a mistake of ours, and throws.
 */
export function jsonSchemaOf(schema: v.GenericSchema, named: NamedSchemas = {}): JsonSchema {
  const name = Object.keys(named).find((key) => named[key] === schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return jsonSchemaIn(schema, named);
}

/** The same of a schema that has a name: written out, with what it holds referred to. */
export function jsonSchemaIn(schema: v.GenericSchema, named: NamedSchemas): JsonSchema {
  const { pipe, ...described } = schema as unknown as Described;
  const [first, ...actions] = pipe ?? [];
  const base =
    first === undefined
      ? plain(described, named)
      : jsonSchemaOf(first as unknown as v.GenericSchema, named);
  return actions.reduce(withAction, base);
}

function plain(schema: Described, named: NamedSchemas): JsonSchema {
  switch (schema.type) {
    case "string":
    case "number":
    case "boolean":
      return { type: schema.type };
    case "literal":
      return { const: schema.literal };
    case "picklist":
      return { type: "string", enum: schema.options ?? [] };
    case "array":
      return { type: "array", items: inner(schema.item, named) };
    case "nullable":
      return nullable(inner(schema.wrapped, named));
    case "optional":
      return {
        ...inner(schema.wrapped, named),
        ...(schema.default === undefined ? {} : { default: schema.default }),
      };
    case "strict_object":
      return objectOf(schema.entries ?? {}, named);
    default:
      throw new Error(`No JSON Schema is made of a schema of type ${schema.type}.`);
  }
}

function inner(schema: v.GenericSchema | undefined, named: NamedSchemas): JsonSchema {
  if (schema === undefined) throw new Error("A schema is without what it is of.");
  return jsonSchemaOf(schema, named);
}

function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === "string") return { ...schema, type: [schema.type, "null"] };
  return { anyOf: [schema, { type: "null" }] };
}

function objectOf(entries: Record<string, v.GenericSchema>, named: NamedSchemas): JsonSchema {
  const names = Object.keys(entries);
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, jsonSchemaOf(entry, named)]),
    ),
    required: names.filter((key) => entries[key]?.type !== "optional"),
    additionalProperties: false,
  };
}

function withAction(
  schema: JsonSchema,
  action: { kind: string; type: string; requirement?: unknown; description?: string },
): JsonSchema {
  const { requirement } = action;
  switch (action.type) {
    case "integer":
      return { ...schema, type: "integer" };
    case "min_value":
      return { ...schema, minimum: Number(requirement) };
    case "max_value":
      return { ...schema, maximum: Number(requirement) };
    case "min_length":
      return { ...schema, minLength: Number(requirement) };
    case "max_length":
      return schema.type === "array"
        ? { ...schema, maxItems: Number(requirement) }
        : { ...schema, maxLength: Number(requirement) };
    case "iso_date":
      return { ...schema, format: "date" };
    case "description":
      return action.description === undefined
        ? schema
        : { ...schema, description: action.description };
    default:
      throw new Error(`No JSON Schema is made of the condition ${action.type}.`);
  }
}
