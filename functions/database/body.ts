import { discardBody, readText } from "../http/request-body.ts";
import { Refusal } from "./refusal.ts";
import type { Asker } from "./rules.ts";

/** The documented limit of one write. */
const MAX_BYTES = 16 * 1024 * 1024;
/** A member writes a profile and favorites: twice what all of his record may come to. */
const MAX_MEMBER_BYTES = 64 * 1024;

/** What is too large is still taken off the wire, up to here. */
const MAX_DISCARDED_BYTES = 2 * MAX_BYTES;

/** Reads what was sent with a request, as far as this asker may send it. */
export async function readBody(request: Request, asker: Asker): Promise<string> {
  const readBytes = asker.kind === "administrator" ? MAX_BYTES : MAX_MEMBER_BYTES;
  const text = await readText(request, { readBytes, takenBytes: MAX_DISCARDED_BYTES });
  if (text.ok) return text.value;
  const reason =
    text.error.kind === "too-large"
      ? "Data to write exceeds the maximum size that can be modified with a single request."
      : "Invalid data; not UTF-8.";
  throw new Refusal(400, reason);
}

/** Takes off the wire what was sent with a request and nobody has read. */
export function discardUnread(request: Request): Promise<void> {
  return discardBody(request, MAX_DISCARDED_BYTES);
}
