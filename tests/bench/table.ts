/** Formats rows as a table, with the first column aligned left and the others right. */
export function table(header: string[], rows: string[][]): string {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ");
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  return [line(header), rule, ...rows.map(line)].join("\n");
}

/** A figure as text, with "!" if it exceeds its budget. */
export function within(value: number, budget: number, digits = 0): string {
  return `${value.toFixed(digits)}${value > budget ? " !" : "  "}`;
}
