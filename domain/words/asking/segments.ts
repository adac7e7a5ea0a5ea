import { foldForSearch } from "../search.ts";
import type { SettingNames } from "./settings.ts";
import type { Token } from "./tokens.ts";
import type { Segment } from "./understanding.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The folded words of a question, and the names for its conditions. */
export interface Said {
  words: ReadonlySet<string>;
  names: SettingNames;
}

export function namesOfQuestion(tokens: readonly Token[], vocabulary: Vocabulary): Said {
  const { data, everyone } = vocabulary;
  const words = new Set(
    tokens.flatMap(({ folded }) => [folded, folded.length > 4 ? folded.replace(/s$/, "") : folded]),
  );
  return { words, names: { players: everyone, teams: data.teams, lines: data.lines } };
}

export const said = (text: string): Segment => ({ text, isInferred: false });
export const inferred = (text: string): Segment => ({ text, isInferred: true });

/** Splits a name into words; those that the question does not contain are inferred. */
export function nameSegments(name: string, { words }: Said): Segment[] {
  return name.split(" ").map((word, at) => {
    const isSaid = foldForSearch(word)
      .split(" ")
      .every((part) => words.has(part) || words.has(part.replace(/s$/, "")));
    return { text: at === 0 ? word : ` ${word}`, isInferred: !isSaid };
  });
}

/** Merges adjacent segments that are both stated or both inferred, and drops empty ones. */
export function joined(segments: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const { text, isInferred } of segments) {
    const last = whole.at(-1);
    if (text === "") continue;
    if (last?.isInferred === isInferred) last.text += text;
    else whole.push({ text, isInferred });
  }
  return whole;
}
