import { Refusal } from "./refusal.ts";
import type { Asker } from "./rules.ts";

/** The documented limit of one write. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A member writes a profile and favorites; more would only serve to fill the memory. */
const MAX_MEMBER_BYTES = 256 * 1024;

/** What is too large is still taken off the wire, up to here. */
const MAX_DISCARDED_BYTES = 2 * MAX_BYTES;

/** Reads what was sent with a request, as far as this asker may send it. */
export async function readBody(request: Request, asker: Asker): Promise<string> {
  const limit = asker.kind === "administrator" ? MAX_BYTES : MAX_MEMBER_BYTES;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let problem: Refusal | null = null;
  const decode = (chunk?: Uint8Array) => {
    try {
      text += decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      problem ??= new Refusal(400, "Invalid data; not UTF-8.");
    }
  };
  await eachChunk(request, (chunk, bytes) => {
    if (bytes > limit) {
      text = "";
      problem ??= new Refusal(
        400,
        "Data to write exceeds the maximum size that can be modified with a single request.",
      );
    }
    if (problem === null) decode(chunk);
  });
  if (problem === null) decode();
  if (problem !== null) throw problem;
  return text;
}

/**
 * Takes an unread body off the wire. Answering without doing so breaks the connection, and with it
 * whatever request comes next on it.
 */
export async function discardBody(request: Request): Promise<void> {
  if (!request.bodyUsed) await eachChunk(request, () => {});
}

async function eachChunk(
  request: Request,
  found: (chunk: Uint8Array, bytesSoFar: number) => void,
): Promise<void> {
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    found(chunk, bytes);
    if (bytes > MAX_DISCARDED_BYTES) return;
  }
}
