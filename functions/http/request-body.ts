import { fail, ok, type Result } from "#domain/result.ts";

/** The refusal of a body: over the byte limit, or not valid UTF-8. */
export interface BodyFailure {
  kind: "too-large" | "not-text";
}

/** The limit of bytes that are drained from a refused body. */
const TAKEN_BYTES = 8 * 1024 * 1024;

/** Reads a body of at most `readBytes` as text. A truncated body counts as not text. */
export async function readText(
  request: Request,
  { readBytes, takenBytes = TAKEN_BYTES }: { readBytes: number; takenBytes?: number },
): Promise<Result<string, BodyFailure>> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  let text = "";
  let failure: BodyFailure | undefined;
  const decode = (chunk?: Uint8Array) => {
    try {
      text += decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      failure ??= { kind: "not-text" };
    }
  };
  try {
    await eachChunk(request, takenBytes, (chunk, bytes) => {
      if (bytes > readBytes) {
        failure ??= { kind: "too-large" };
        text = "";
      }
      if (failure === undefined) decode(chunk);
    });
  } catch {
    return fail({ kind: "not-text" });
  }
  if (failure === undefined) decode();
  return failure === undefined ? ok(text) : fail(failure);
}

/**
 * Drains an unread body. Answering without doing so breaks the connection, and with it the next
 * request on it. Never rejects.
 */
export async function discardBody(request: Request, takenBytes = TAKEN_BYTES): Promise<void> {
  if (request.bodyUsed) return;
  // A client that disconnects while sending gets no answer anyway.
  await eachChunk(request, takenBytes, () => {}).catch(() => {});
}

async function eachChunk(
  request: Request,
  takenBytes: number,
  found: (chunk: Uint8Array, bytesSoFar: number) => void,
): Promise<void> {
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    found(chunk, bytes);
    if (bytes > takenBytes) return;
  }
}
