import * as v from "valibot";
import { fail, ok, type Result } from "#domain/result.ts";
import type { OpenDataFailure } from "./failures.ts";

/** The parameters of a route, by the names that a caller writes. */
export type RouteParameters = Record<string, v.GenericSchema>;

export type QueryOf<P extends RouteParameters> = { [Name in keyof P]: v.InferOutput<P[Name]> };

/**
 * Parses a call's parameters by their schemas. The first unknown or bad one is a failure that names
 * it: a filter that is not applied would look like an answer. A list may be written as
 * `ids[]=1&ids[]=2`, `ids[0]=1` or `ids=1&ids=2`.
 */
export function readQuery<P extends RouteParameters>(
  parameters: P,
  given: URLSearchParams,
  { isOpen = false }: { /** Other parameters are parsed elsewhere. */ isOpen?: boolean } = {},
): Result<QueryOf<P>, OpenDataFailure> {
  const unknown = isOpen ? undefined : [...given.keys()].find((key) => !isKnown(key, parameters));
  if (unknown !== undefined) {
    return fail({ kind: "unknown-parameter", name: unknown, known: Object.keys(parameters) });
  }
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(parameters)) {
    const { isList, type } = shapeOf(schema);
    const written = isList ? valuesOfList(given, name) : given.getAll(name);
    if (!isList && written.length > 1)
      return fail({ kind: "bad-parameter", name, message: "stands there more than once" });
    const read = written.map((text) => typed(text, type));
    const value = isList && read.length > 0 ? read : read[0];
    const parsed = v.safeParse(schema, value);
    if (!parsed.success) {
      const isMissing = value === undefined;
      const message = isMissing ? "is required" : parsed.issues[0].message;
      return fail({ kind: "bad-parameter", name, message });
    }
    values[name] = parsed.output;
  }
  return ok(values as QueryOf<P>);
}

/** The type of a schema's value or list items, which is all that parsing text needs. */
function shapeOf(schema: v.GenericSchema): { isList: boolean; type: string } {
  const inner = unwrapped(schema);
  if (!("item" in inner)) return { isList: false, type: inner.type };
  return { isList: true, type: unwrapped(inner.item as v.GenericSchema).type };
}

function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  return "wrapped" in schema ? unwrapped(schema.wrapped as v.GenericSchema) : schema;
}

function isKnown(key: string, parameters: RouteParameters): boolean {
  if (Object.hasOwn(parameters, key)) return true;
  return Object.keys(parameters).some((name) => name.endsWith("[]") && isOfList(key, name));
}

function valuesOfList(given: URLSearchParams, name: string): string[] {
  return [...given].flatMap(([key, value]) => (isOfList(key, name) ? [value] : []));
}

function isOfList(key: string, name: string): boolean {
  const plain = name.replace(/\[\]$/, "");
  return key === name || key === plain || isIndexed(key, plain);
}

function isIndexed(key: string, plain: string): boolean {
  return key.startsWith(`${plain}[`) && /^\[\d{1,3}\]$/.test(key.slice(plain.length));
}

/** Converts a text to a schema's type; other text stays text, which the schema then refuses. */
function typed(text: string, type: string): string | number | boolean {
  if (type === "number" && /^\d{1,16}$/.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}
