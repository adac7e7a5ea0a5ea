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

/** The suffix of a coded form's tag, after the digest, which has no hyphen. */
const FORM = /-[a-z]{1,8}(?:-[0-9a-f]{8})?"$/;

/** The tag of a coded form of a body; `form` is "" for the body itself. */
export function formTag(tag: string, form: string): string {
  return form === "" ? tag : tag.replace(/"$/, `-${form}"`);
}

/** Returns whether a client with this `If-None-Match` has the body already (RFC 9110, 13.1.2). */
export function isTagKnown(ifNoneMatch: string | null, tag: string): boolean {
  return knownTag(ifNoneMatch, tag, tag) !== undefined;
}

/**
 * The tag in `If-None-Match` of a form of the body; undefined when the client has none. Any form
 * counts: the tags compare weakly, and every form decodes to the same text. `served` is the tag of
 * the form that this answer would send.
 */
export function knownTag(
  ifNoneMatch: string | null,
  tag: string,
  served: string,
): string | undefined {
  if (ifNoneMatch === null) return undefined;
  if (ifNoneMatch.trim() === "*") return served;
  const opaque = (text: string) => text.trim().replace(/^W\//, "");
  const known = ifNoneMatch.split(",").map(opaque);
  if (known.includes(opaque(served))) return served;
  const own = known.find((text) => text.replace(FORM, '"') === opaque(tag));
  return own === undefined ? undefined : `W/${own}`;
}
