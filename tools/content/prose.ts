import { ContentError, type Figure, type Link } from "./figure.ts";
import type { Resolver } from "./resolver.ts";

/** A piece of printed text, with the page that it links to. */
export interface Piece {
  text: string;
  figure?: Figure;
  href?: string;
}

const REFERENCE = /\{\{(.*?)\}\}/gs;
/** A digit outside of words such as "FIC40". */
const DIGIT = /(?<![\p{L}\d])\d[\d.,-]*/u;
/** Numbers in words: "won twelve straight" is refused like "won 12 straight". */
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir\w+|fou?r\w*teen|fift\w+|sixt\w+|sevent\w+|eight\w+|ninet\w+|twent\w+|fort\w+|hundreds?|thousands?|dozens?|twice|thrice|second|fourth|fifth|seventh|ninth|tenth)\b/i;

/**
 * Fills in the references of a text. The typed text must not contain figures, in digits or in
 * words; `terms` are the article's words that only look like figures, such as "three-point".
 */
export function fill(typed: string, resolver: Resolver, terms: readonly string[] = []): Piece[] {
  const pieces: Piece[] = [];
  /** Adds a piece; an error gets the line of the piece. */
  const add = (start: number, part: () => Piece) => {
    try {
      pieces.push(part());
    } catch (error) {
      if (error instanceof ContentError) error.linesDown += linesIn(typed.slice(0, start));
      throw error;
    }
  };
  let from = 0;
  for (const { index, 0: whole, 1: reference = "" } of typed.matchAll(REFERENCE)) {
    const [start, text] = [from, typed.slice(from, index)];
    add(start, () => ({ text: checked(text, terms) }));
    add(index, () => {
      const figure = resolver.figure(reference);
      return { text: figure.text, figure };
    });
    from = index + whole.length;
  }
  add(from, () => ({ text: checked(typed.slice(from), terms) }));
  return pieces.filter(({ text }) => text !== "");
}

/** The text of pieces. */
export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join("");
}

/** The subjects of an article: all teams and players of its references, in order of mention. */
export function subjectsOf(pieces: readonly Piece[]): Link[] {
  const subjects = pieces.flatMap(({ figure }) => figure?.subjects ?? []);
  return [...new Map(subjects.map((subject) => [subject.href, subject])).values()];
}

function checked(typed: string, terms: readonly string[]): string {
  if (/\{\{|\}\}/.test(typed))
    throw new ContentError(`"${typed.trim()}" has braces without a pair.`);
  // The replacement is as long as the term, so that offsets stay valid.
  const words = terms.reduce(
    (text, term) =>
      text.replace(new RegExp(`(?<![\\w-])${term}(?![\\w-])`, "gi"), (own) =>
        "-".repeat(own.length),
      ),
    typed,
  );
  const found = DIGIT.exec(words) ?? NUMBER_WORD.exec(words);
  if (found !== null) {
    const error = new ContentError(
      `"${found[0]}" is typed: figures are references into the season.`,
    );
    error.linesDown = linesIn(typed.slice(0, found.index));
    throw error;
  }
  return typed.replace(/\s+/g, " ");
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}
