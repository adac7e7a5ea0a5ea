import { dirname } from "node:path";

/** A mutant, as the mutation testing report schema names its parts. */
interface Mutant {
  status: string;
  mutatorName: string;
  replacement: string;
  location: { start: { line: number } };
}

export interface MutatedFile {
  name: string;
  source: string;
  mutants: readonly Mutant[];
}

const countOf = (mutants: readonly Mutant[], ...statuses: string[]) =>
  mutants.filter(({ status }) => statuses.includes(status)).length;

/** How many mutants the tests noticed; the share is of those that could be run, in percent. */
export function scoreOf(files: readonly MutatedFile[]) {
  const mutants = files.flatMap((file) => file.mutants);
  const killed = countOf(mutants, "Killed", "Timeout");
  const survived = countOf(mutants, "Survived");
  const uncovered = countOf(mutants, "NoCoverage");
  const all = Math.max(1, killed + survived + uncovered);
  return { killed, survived, uncovered, percent: Math.floor((1000 * killed) / all) / 10 };
}

/** A line for each mutant that no test noticed. */
export function survivors(files: readonly MutatedFile[]): string[] {
  return files.flatMap(({ name, source, mutants }) => {
    const lines = source.split("\n");
    return mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map(({ status, mutatorName, replacement, location: { start } }) => {
        const code = lines[start.line - 1]?.trim();
        return `${name}:${start.line} ${status}, ${mutatorName}: ${code} -> ${replacement}`;
      });
  });
}

const HEAD = ["folder", "files", "killed", "survived", "not reached", "noticed"];

/** A table in lines: what the tests noticed of each folder's mutants. */
export function scoreTable(files: readonly MutatedFile[]): string[] {
  const folders = [...Map.groupBy(files, ({ name }) => dirname(name))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const rows = folders.map(([folder, own]) => {
    const { killed, survived, uncovered, percent } = scoreOf(own);
    return [folder, ...[own.length, killed, survived, uncovered].map(String), `${percent} %`];
  });
  const table = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  "),
  );
}
