import { normaliseShortName, normaliseTeamName } from "./team-names.ts";

/**
 * The words that a team name is matched by: normalised (product.md section 3), lower case, every
 * run of non-letters one space (product.md section 5). "76ers" is renamed first, because only "ers"
 * would be left.
 */
export function nameWords(name: string): string {
  return normaliseTeamName(name)
    .toLowerCase()
    .replace(/76ers/g, normaliseShortName)
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/**
 * The candidate whose name is in the full name (product.md section 5): first a name that equals
 * whole words, then a name that a word begins with ("celtic" in "boston celtics"); of several the
 * longest, so that "trail blazers" wins over "blazers".
 *
 *  A name inside or at the end of a word never matches. product.md would match it as a last resort,
 * which would give the Charlotte Hornets the badge of the Nets if the Hornets' own row were
 * missing.
 */
export function matchByName<Candidate>(
  fullName: string,
  candidates: readonly Candidate[],
  nameOf: (candidate: Candidate) => string,
): Candidate | undefined {
  const words = ` ${nameWords(fullName)} `;
  let best: { candidate: Candidate; score: number } | undefined;
  for (const candidate of candidates) {
    const score = scoreOf(words, nameWords(nameOf(candidate)));
    if (score > (best?.score ?? 0)) best = { candidate, score };
  }
  return best?.candidate;
}

const WHOLE_WORDS = 1_000_000;

function scoreOf(paddedWords: string, name: string): number {
  if (name === "") return 0;
  if (paddedWords.includes(` ${name} `)) return WHOLE_WORDS + name.length;
  return paddedWords.includes(` ${name}`) ? name.length : 0;
}
