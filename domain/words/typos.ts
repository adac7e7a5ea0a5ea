/** Shorter words take no typo: with one letter changed they are other words. */
const FORGIVEN_FROM = 4;
/**
 * The length from which a query may be the beginning of a word; a shorter one must be all of it.
 */
const BEGINNING_FROM = 5;

/**
 * Whether a query is the word, or its beginning, once a single slip is forgiven: a letter
 * wrong, missing or too many, or two neighbours exchanged ("jokci", "wembayama"). Only for texts
 * of 4 letters and more. An exact prefix has no typo.
 */
export function beginsWithTypo(word: string, query: string): boolean {
  const { length } = query;
  if (length < FORGIVEN_FROM || word.length < FORGIVEN_FROM) return false;
  let at = 0;
  while (at < length && query.charCodeAt(at) === word.charCodeAt(at)) at += 1;
  if (at === length) return false;
  return (
    goesOn(word, at + 1, query, at + 1) ||
    goesOn(word, at, query, at + 1) ||
    goesOn(word, at + 1, query, at) ||
    (query.charCodeAt(at) === word.charCodeAt(at + 1) &&
      query.charCodeAt(at + 1) === word.charCodeAt(at) &&
      goesOn(word, at + 2, query, at + 2))
  );
}

/**
 * Whether the word continues with the rest of the query, as far as that must match.
 */
function goesOn(word: string, from: number, query: string, at: number): boolean {
  const rest = query.length - at;
  const left = word.length - from;
  // A slip in the last letter would match every name that begins alike.
  const isWhole = rest === 0 || query.length < BEGINNING_FROM;
  if (isWhole ? left !== rest : left < rest) return false;
  for (let step = 0; step < rest; step += 1) {
    if (word.charCodeAt(from + step) !== query.charCodeAt(at + step)) return false;
  }
  return true;
}
