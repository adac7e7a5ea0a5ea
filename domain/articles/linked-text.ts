/** A link to a page, on words of a text. */
export interface TextLink {
  text: string;
  href: string;
  /** The offset of the link's first character in the body. */
  at: number;
}

/** A piece of a paragraph: a link when it has an address, plain text otherwise. */
export interface TextPiece {
  text: string;
  href: string | undefined;
}

const BREAK = /\r?\n[^\S\n]*\r?\n/g;

/**
 * The paragraphs of a body, each in pieces of plain text and links; empty lines separate
 * paragraphs. The links must be in the order of the body and must not overlap.
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

/** Collapses white space to single spaces and trims both ends. */
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
