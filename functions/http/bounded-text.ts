import { fail, ok, type Result } from "#domain/result.ts";

/** The failure to read a body: over the byte limit, or not valid UTF-8. */
export interface TextFailure {
  kind: "too-large" | "not-text";
}

/** A limit of bytes that several reads share. */
export interface ByteBudget {
  left: number;
}

/**
 * Reads an answer's body as UTF-8 text and cancels it after `maxBytes`. The bytes are counted as
 * they arrive, because a `Content-Length` may be missing or too low. Rejects when the connection
 * breaks.
 */
export async function boundedText(
  response: Response,
  maxBytes: number,
  budget: ByteBudget = { left: maxBytes },
): Promise<Result<string, TextFailure>> {
  if (Number(response.headers.get("content-length")) > maxBytes) {
    await response.body?.cancel();
    return fail({ kind: "too-large" });
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    // Leaving the loop early cancels the rest.
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      budget.left -= chunk.byteLength;
      if (bytes > maxBytes || budget.left < 0) return fail({ kind: "too-large" });
      chunks.push(chunk);
    }
  } finally {
    budget.left += bytes;
  }
  try {
    return ok(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(joined(chunks, bytes)),
    );
  } catch {
    return fail({ kind: "not-text" });
  }
}

/** The chunks as one: texts of chunks, joined, are many strings of two bytes a character. */
function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
