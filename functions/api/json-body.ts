import * as v from "valibot";
import { fail, ok, type Result } from "../../src/domain/result.ts";
import type { ApiFailure } from "./errors.ts";

/** The longest body that any call needs, in bytes: two tokens of the provider and some room. */
export const MAX_BODY_BYTES = 16 * 1024;

/** What is too large is still taken off the wire, up to here. */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024;

/** Reads a request's JSON as the schema has it. Extra fields are refused by strict schemas. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<Result<v.InferOutput<Schema>, ApiFailure>> {
  if (!isJson(request)) return fail({ kind: "not-json" });
  const text = await readText(request);
  if (!text.ok) return text;
  let value: unknown;
  try {
    value = JSON.parse(text.value);
  } catch {
    return fail({ kind: "invalid-json" });
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success ? ok(parsed.output) : fail({ kind: "invalid-body" });
}

/**
 * Takes an unread body off the wire. Answering without doing so breaks the connection, and with it
 * whatever request comes next on it.
 */
export async function drain(request: Request): Promise<void> {
  if (request.bodyUsed || request.body === null) return;
  // Who went away while sending is not answered anyway.
  await eachChunk(request.body, () => {}).catch(() => {});
}

/** Whether a request's body says that it is JSON, which no form of another site can say. */
export function isJson(request: Request): boolean {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  return type === "application/json";
}

async function readText(request: Request): Promise<Result<string, ApiFailure>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    await eachChunk(request.body, (chunk, bytes) => {
      size = bytes;
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    });
  } catch {
    return fail({ kind: "invalid-json" });
  }
  if (size > MAX_BODY_BYTES) return fail({ kind: "too-large" });
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("");
    return ok(text + decoder.decode());
  } catch {
    return fail({ kind: "invalid-json" });
  }
}

async function eachChunk(
  body: ReadableStream<Uint8Array> | null,
  found: (chunk: Uint8Array, bytesSoFar: number) => void,
): Promise<void> {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    found(chunk, bytes);
    if (bytes > MAX_DISCARDED_BYTES) return;
  }
}
