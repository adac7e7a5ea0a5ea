/** The limit of nesting, twice the limit of levels that the database stores. */
export const MAX_JSON_DEPTH = 64;
/** The limit of objects and arrays, each of which takes up to a hundred bytes of memory. */
export const MAX_JSON_BRANCHES = 500_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Parses JSON of another program; throws a SyntaxError unless it is JSON of limited nesting and
 * branches. The text is scanned first, because parsing takes a hundred times its memory for a text
 * of brackets alone.
 */
export function parseBoundedJson(text: string): unknown {
  if (!isBounded(text)) throw new SyntaxError("JSON of too many levels or branches");
  return JSON.parse(text);
}

function isBounded(text: string): boolean {
  let depth = 0;
  let branches = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      depth += 1;
      branches += 1;
      if (depth > MAX_JSON_DEPTH || branches > MAX_JSON_BRANCHES) return false;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) depth -= 1;
  }
  return true;
}

/** The place of the quote that closes a string; the text's end for a string that is not closed. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; ) {
    const end = text.indexOf('"', at);
    if (end === -1) return text.length;
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
    at = end + 1;
  }
}
