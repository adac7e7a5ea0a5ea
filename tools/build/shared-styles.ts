/** A style sheet in Astro's table of routes: JSON text in the built code. */
const SHEET = /(?<=\{"type":"inline","content":)"(?:[^"\\]|\\.)*"/g;

/** A line up to this length is no longer than the call that would replace it. */
const SHORT = 40;

/**
 * Replaces repeated lines of style sheets by calls of functions at the end of the code. Functions
 * are hoisted, and all lines before them keep their numbers, which the source map needs. One line
 * of a sheet is one file that the page imports.
 */
export function withSharedSheets(code: string): string {
  const counts = new Map<string, number>();
  for (const [sheet] of code.matchAll(SHEET)) {
    for (const line of linesOf(sheet)) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([line, count]) => count > 1 && line.length > SHORT);
  if (repeated.length === 0) return code;
  const calls = new Map(repeated.map(([line], i) => [line, `sharedSheet${i}()`]));
  const functions = repeated.map(
    ([line]) => `function ${calls.get(line)}{return ${JSON.stringify(line)}}`,
  );
  const shared = (sheet: string) => {
    const parts = linesOf(sheet);
    if (!parts.some((line) => calls.has(line))) return sheet;
    return `[${parts.map((line) => calls.get(line) ?? JSON.stringify(line)).join(",")}].join("\\n")`;
  };
  const lines = code.replace(SHEET, shared).split("\n");
  const comment = lines.findLastIndex((line) => line.startsWith("//# sourceMappingURL="));
  lines.splice(comment === -1 ? lines.length : comment, 0, ...functions);
  return lines.join("\n");
}

/** The style sheets in code, each as a list of lines. */
export function sheetsOf(code: string): string[][] {
  return [...code.matchAll(SHEET)].map(([sheet]) => linesOf(sheet));
}

function linesOf(sheet: string): string[] {
  return (JSON.parse(sheet) as string).split("\n");
}
