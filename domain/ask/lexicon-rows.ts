/** A row of the lexicon: its meaning, "" where its table has one only, and the phrases that have it. */
interface LexiconRow {
  head: string;
  phrases: readonly string[];
}

/** The rows of a table, a line each: "head: phrase, phrase". An indented line continues the one before. */
export function lexiconRows(table: string): LexiconRow[] {
  const lines = table.split(/\n(?! )/).filter((line) => line !== "");
  return lines.map((line) => {
    const [phrases = "", head = ""] = line.split(": ").toReversed();
    return { head, phrases: phrases.split(",").map((phrase) => phrase.trim()) };
  });
}
