import { discardBody, readText } from "#functions/http/request-body.ts";
import { Refusal } from "./refusal.ts";
import type { Principal } from "./rules.ts";

/** The documented limit of one write. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The limit of a member's write: twice the limit of a whole record. */
const MAX_MEMBER_BYTES = 64 * 1024;

/** A body that is too large is drained up to here, so that its connection can be used again. */
const MAX_DISCARDED_BYTES = 2 * MAX_BYTES;

/** Reads a request's body, within the limit of its principal. */
export async function readBody(request: Request, principal: Principal): Promise<string> {
  const readBytes = principal.kind === "administrator" ? MAX_BYTES : MAX_MEMBER_BYTES;
  const text = await readText(request, { readBytes, takenBytes: MAX_DISCARDED_BYTES });
  if (text.ok) return text.value;
  const reason =
    text.error.kind === "too-large"
      ? "Data to write exceeds the maximum size that can be modified with a single request."
      : "Invalid data; not UTF-8.";
  throw new Refusal(400, reason);
}

/** Drains the body of a request that was not read. */
export function discardUnread(request: Request): Promise<void> {
  return discardBody(request, MAX_DISCARDED_BYTES);
}
