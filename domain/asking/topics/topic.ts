import { COMMON } from "#domain/ask/lexicon.ts";
import { CONDITION, type Meaning } from "#domain/ask/meaning.ts";
import type { Asking } from "../read/asking.ts";
import type { Said } from "../restate/segments.ts";
import type { AskedFact, Understanding } from "../understanding.ts";

/** The question behind a meaning, and the words and names in which its reading is said. */
export interface TopicContext {
  asking: Asking;
  said: Said;
}

export type TopicReading = Omit<AskedFact, "kind">;

/** A subject that questions ask about, which the figures of games do not answer. */
export interface QuestionTopic {
  /** Its rows of the lexicon (lexicon.ts). */
  words: string;
  /** The categories without which a question is not about it. */
  needs: readonly string[];
  /** All categories that a question about it may have. */
  takes: ReadonlySet<string>;
  /** The fact that a meaning asks for, with its reading; undefined if it asks for anything else. */
  read: (meaning: Meaning, context: TopicContext) => TopicReading | Understanding | undefined;
}

/** Returns whether a question about a topic may have a category. */
export function isTaken(category: string, { takes }: Pick<QuestionTopic, "takes">): boolean {
  return takes.has(category) || (category.startsWith(CONDITION) && takes.has(CONDITION));
}

/** A topic with its needs and what else it takes, both as words parted by spaces. */
export function topic(given: {
  words: string;
  needs: string;
  takes: string;
  read: QuestionTopic["read"];
}): QuestionTopic {
  const [needs, takes] = [given.needs, given.takes].map((text) =>
    text.split(" ").filter((name) => name !== ""),
  );
  return {
    ...given,
    needs: needs ?? [],
    takes: new Set([...COMMON, ...(needs ?? []), ...(takes ?? [])]),
  };
}
