/** The tag of an empty place. */
const NULL_ETAG = "null_etag";

/** The tag of an answer: the same value always has the same tag. */
export async function etagOf(answer: string): Promise<string> {
  if (answer === "null") return NULL_ETAG;
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(answer));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Returns whether the client asks for the ETag of the answer. */
export function wantsEtag(headers: Headers): boolean {
  return headers.get("x-firebase-etag") === "true";
}
