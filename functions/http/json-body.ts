import * as v from "valibot";
import { fail, ok, type Result } from "#domain/result.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import type { ApiError } from "./errors.ts";
import { readText } from "./request-body.ts";

/** The limit of a body in bytes: two of the provider's tokens, and some more. */
const MAX_BODY_BYTES = 16 * 1024;

/** Parses a request's JSON by the schema. Strict schemas refuse extra fields. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>, ApiError>> {
  if (!isJson(request)) return fail({ kind: "not-json" });
  const text = await readText(request, { readBytes: MAX_BODY_BYTES });
  if (!text.ok) {
    return fail({ kind: text.error.kind === "too-large" ? "too-large" : "invalid-json" });
  }
  let value: unknown;
  try {
    value = parseBoundedJson(text.value);
  } catch {
    return fail({ kind: "invalid-json" });
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success ? ok(parsed.output) : fail({ kind: "invalid-body" });
}

/** Returns whether the content type is JSON, which no form of another site can send. */
export function isJson(request: Request): boolean {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  return type === "application/json";
}
