/** The shortest text to correct a typo in: shorter words become other words by one letter. */
const FORGIVEN_FROM = 4;
/**
 * The shortest query that may match the beginning of a word; a shorter one must match all of it.
 */
const BEGINNING_FROM = 5;

/**
 * Returns whether a query equals a word, or its beginning, with exactly one typo: a letter wrong,
 * missing or extra, or two neighbours swapped ("jokci", "wembayama"). Only for texts of 4 letters
 * and more; an exact prefix has no typo.
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

/** Returns whether the word, from an offset on, continues with the rest of the query. */
function goesOn(word: string, from: number, query: string, at: number): boolean {
  const rest = query.length - at;
  const left = word.length - from;
  // A typo in the last letter of a prefix would match every name that begins alike.
  const isWhole = rest === 0 || query.length < BEGINNING_FROM;
  if (isWhole ? left !== rest : left < rest) return false;
  for (let step = 0; step < rest; step += 1) {
    if (word.charCodeAt(from + step) !== query.charCodeAt(at + step)) return false;
  }
  return true;
}
