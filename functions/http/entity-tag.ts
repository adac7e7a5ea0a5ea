const TAG_BYTES = 15;

/**
 * The ETag of a body: equal bodies have equal tags in every isolate and data centre. Weak, since
 * compression on the way changes the bytes.
 */
export async function entityTagOf(body: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `W/"${btoa(String.fromCharCode(...digest.subarray(0, TAG_BYTES)))}"`;
}

/** Whether a client that sends this `If-None-Match` has the body already (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((known) => opaque(known) === opaque(tag));
}
