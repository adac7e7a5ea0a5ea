import type { AnswerSentence } from "#domain/asking/understanding.ts";

/** The sentence with the season since which it holds: what came before is not known. */
export function sentenceSince(season: string, { headline, deck }: AnswerSentence): AnswerSentence {
  const [first, ...others] = headline;
  if (first === undefined) return { headline, deck };
  const text = first.text.replace(/^(?:The|No|There) /, (word) => word.toLowerCase());
  return {
    headline: [{ ...first, text: `Since ${season}, ${text}` }, ...others],
    deck: [deck, "Earlier games are not here."].filter((part) => part !== undefined).join(" "),
  };
}
