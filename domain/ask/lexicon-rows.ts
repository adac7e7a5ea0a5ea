/** A row of the lexicon: its meaning, "" where its table has one only, and the phrases that have it. */
interface LexiconRow {
  head: string;
  phrases: readonly string[];
}

/**
 * The rows of a table, a line each: "head: phrase, phrase". An indented line continues the one before;
 * "title(s)" stands for "title, titles".
 */
export function lexiconRows(table: string): LexiconRow[] {
  const lines = table.split(/\n(?! )/).filter((line) => line !== "");
  return lines.map((line) => {
    const [phrases = "", head = ""] = line.split(": ").toReversed();
    return { head, phrases: phrases.split(",").flatMap((phrase) => numbersOf(phrase.trim())) };
  });
}

const OF_BOTH = "(s)";

/** The singular and the plural of a phrase that stands for both. */
function numbersOf(phrase: string): string[] {
  if (!phrase.endsWith(OF_BOTH)) return [phrase];
  const one = phrase.slice(0, -OF_BOTH.length);
  return [one, `${one}s`];
}
