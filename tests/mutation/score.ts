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
