import { ContentError } from "./figure.ts";

/** A word of a reference or a claim; a quoted one may contain spaces and is never a keyword. */
export interface Word {
  text: string;
  isQuoted: boolean;
}

/** `KIND words [minus KIND words] [| filter]`, as `standing SAS behind | words`. */
export interface Expression {
  reference: Reference;
  minus: Reference | undefined;
  filters: string[];
}

export interface Reference {
  kind: string;
  words: string[];
}

/** The words of a line: `player "Luka Dončić" ppg`. */
export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  const rest = line.replace(/"([^"]*)"|([^\s"]+)/g, (_, quoted?: string, plain?: string) => {
    words.push({ text: quoted ?? plain ?? "", isQuoted: quoted !== undefined });
    return "";
  });
  if (rest.trim() !== "") throw new ContentError(`"${line.trim()}" has a quote without an end.`);
  return words;
}

/** Parses an expression from its words. */
export function expressionOf(words: readonly Word[]): Expression {
  const [subject = [], ...filters] = split(words, "|");
  const [reference, minus, ...more] = split(subject, "minus");
  if (more.length > 0) throw new ContentError("Only one figure can be taken from another.");
  return {
    reference: referenceOf(reference),
    minus: minus && referenceOf(minus),
    filters: filters.map((filter) => filter.map(({ text }) => text).join(" ")),
  };
}

/** Splits a list of words at a keyword. */
export function split(words: readonly Word[], keyword: string): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (!word.isQuoted && word.text === keyword) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

function referenceOf(words: readonly Word[] = []): Reference {
  const [kind, ...rest] = words.map(({ text }) => text);
  if (kind === undefined) throw new ContentError("A reference is empty.");
  return { kind, words: rest };
}
