import { DatasetError } from "../season/dataset-error.ts";

/** A figure or a name in a text, and what in the season's tables it is: "standing/OKC/wins". */
export interface Figure {
  ref: string;
  text: string;
}

/** A text whose every figure and name came by reference. */
export interface Prose {
  text: string;
  figures: Figure[];
}

/**
 * Words that are figures, so that "won twelve straight" is refused like "won 12 straight". The
 * words of the game are not: threes, two-way contracts, the four factors, the name of a column.
 */
const TERMS =
  /\b(?:threes|(?:a|made|from) three|three-point(?:er)?s?|two-point(?:er)?s?|two-way|second-chance|four factors|FIC40)\b/gi;
const NUMBER_WORDS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thir\w+|fou?r\w*teen|fift\w+|sixt\w+|sevent\w+|eight\w+|ninet\w+|twent\w+|fort\w+|hundreds?|thousands?|dozens?|twice|thrice|second|fourth|fifth|seventh|ninth|tenth)\b/i;

/**
 * Writes a text: prose\`The ${nick} won ${wins}.\` What is typed may hold no figure, neither in
 * digits nor in words; figures are taken from the season's book.
 */
export function prose(typed: TemplateStringsArray, ...given: (Figure | Prose)[]): Prose {
  for (const part of typed) {
    const words = part.replace(TERMS, "");
    const found = /\d+/.exec(words) ?? NUMBER_WORDS.exec(words);
    if (found !== null) {
      throw new DatasetError(`"${found[0]}" is typed in "${part.trim()}": take it from the book.`);
    }
  }
  const text = typed.map((part, at) => part + (given[at]?.text ?? "")).join("");
  const figures = given.flatMap((one) => ("figures" in one ? one.figures : [one]));
  return { text: text.replace(/\s+/g, " ").trim(), figures };
}
