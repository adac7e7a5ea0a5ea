/** Words of a text that link to a page. */
export interface TextLink {
  text: string;
  href: string;
  /** Where in the body they begin. */
  at: number;
}

/** A piece of a paragraph; one with an address is a link. */
export interface TextPiece {
  text: string;
  href: string | undefined;
}

const BREAK = /\r?\n[^\S\n]*\r?\n/g;

/**
 * The paragraphs of a body, parted by empty lines, each in pieces of text and links. The links are
 * in the order of the body, and none is where another one is.
 */
export function linkedParagraphs(body: string, links: readonly TextLink[]): TextPiece[][] {
  const breaks = [...body.matchAll(BREAK)];
  const starts = [0, ...breaks.map(({ index, 0: text }) => index + text.length)];
  const ends = [...breaks.map(({ index }) => index), body.length];
  return starts
    .map((start, index) => piecesOf(body, start, ends[index] ?? body.length, links))
    .filter((pieces) => pieces.length > 0);
}

function piecesOf(
  body: string,
  start: number,
  end: number,
  links: readonly TextLink[],
): TextPiece[] {
  const own = links.filter(({ at, text }) => at >= start && at + text.length <= end);
  const pieces: TextPiece[] = [];
  let from = start;
  for (const { at, text, href } of own) {
    pieces.push({ text: body.slice(from, at), href: undefined }, { text, href });
    from = at + text.length;
  }
  pieces.push({ text: body.slice(from, end), href: undefined });
  return tidied(pieces);
}

/** White space as it is printed: one space between words, none at the ends. */
function tidied(pieces: readonly TextPiece[]): TextPiece[] {
  const tidy: TextPiece[] = [];
  let isAfterSpace = true;
  for (const { text, href } of pieces) {
    const collapsed = text.replace(/\s+/g, " ");
    const own: string = isAfterSpace ? collapsed.trimStart() : collapsed;
    if (own === "") continue;
    tidy.push({ text: own, href });
    isAfterSpace = own.endsWith(" ");
  }
  const last = tidy.pop();
  const end = last?.text.trimEnd() ?? "";
  return last === undefined || end === "" ? tidy : [...tidy, { ...last, text: end }];
}
