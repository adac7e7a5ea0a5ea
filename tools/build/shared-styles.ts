/** A style sheet in Astro's table of routes, as the JSON that the build writes into the code. */
const SHEET = /(?<=\{"type":"inline","content":)"(?:[^"\\]|\\.)*"/g;

/** A shorter line is no longer than the call that would stand for it. */
const SHORT = 40;

/**
 * Code in which the lines of style sheets that occur more than once stand in functions at its end,
 * which are hoisted: lines before them keep their numbers, by which the source map knows them. A line
 * of a sheet is one of the files that a page imports.
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

/** The style sheets in code, each as its lines. */
export function sheetsOf(code: string): string[][] {
  return [...code.matchAll(SHEET)].map(([sheet]) => linesOf(sheet));
}

function linesOf(sheet: string): string[] {
  return (JSON.parse(sheet) as string).split("\n");
}
