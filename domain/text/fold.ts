/** Folds a text for comparison: case, diacritics and punctuation removed. */
export function foldForSearch(text: string): string {
  const plain = ASCII.test(text) ? text.toLowerCase() : withoutMarks(text);
  return plain
    .replace(/[.'’‘`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

// A fast path: most names are ASCII, and a list of all players is folded at once.
const ASCII = /^[\0-\x7f]*$/;

/** Letters that Unicode does not decompose into a letter and a mark. */
const PLAIN_LETTERS = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["ł", "l"],
  ["ı", "i"],
  ["þ", "th"],
]);

function withoutMarks(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
}
