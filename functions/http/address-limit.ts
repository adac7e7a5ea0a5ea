/** The limit of a path and query in bytes: far above any link of the site. */
const MAX_BYTES = 2_048;
/** The limit for programs, which may send a hundred ids, the longest key, or a member's token. */
const MAX_PROGRAM_BYTES = 8_192;

/**
 * Returns whether an address is longer than any that the site answers. Every reading of an address
 * costs time in proportion to its length, and the guard reads it a dozen times. URLs are ASCII.
 */
export function isTooLong(url: string): boolean {
  if (url.length <= MAX_BYTES) return false;
  const { pathname, search } = new URL(url);
  const isProgram = pathname.startsWith("/api/") || pathname.endsWith(".json");
  return pathname.length + search.length > (isProgram ? MAX_PROGRAM_BYTES : MAX_BYTES);
}
