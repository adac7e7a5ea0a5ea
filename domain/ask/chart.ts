/** A stretch of a question with one meaning: the tokens from `from` up to but not including `to`. */
export interface ChartEdge {
  category: string;
  value: unknown;
  from: number;
  to: number;
}

/** A rule of the grammar: the categories that follow one another, and what they mean together. */
export interface GrammarRule {
  /** A part that begins with "_" may follow words that are skipped. */
  parts: readonly string[];
  /** The categories right before and right after which the rule does not hold. */
  notAfter?: readonly string[];
  notBefore?: readonly string[];
  /** The category and value of the whole; undefined where the values do not fit. */
  means: (...values: never[]) => Pick<ChartEdge, "category" | "value"> | undefined;
}

/** A rule with the edges of its first parts. */
interface Begun {
  rule: GrammarRule;
  edges: readonly ChartEdge[];
}

/**
 * All edges that rules build from those of single words and names, bottom up. `skipped` are the
 * categories of words that do not part what belongs together.
 */
export function chartOf(
  given: readonly ChartEdge[],
  rules: readonly GrammarRule[],
  skipped: readonly string[] = ["the"],
): ChartEdge[] {
  const edges: ChartEdge[] = [];
  const byFirst = Map.groupBy(rules, ({ parts }) => parts[0] ?? "");
  const waiting = new Map<number, Begun[]>();
  const skips = given.filter(({ category }) => skipped.includes(category));
  const agenda = [...given];
  const advance = ({ rule, edges: before }: Begun, edge: ChartEdge) => {
    const all = [...before, edge];
    const { from } = all[0] ?? edge;
    if (all.length < rule.parts.length) {
      const begun = { rule, edges: all };
      for (let at: number | undefined = edge.to; at !== undefined; ) {
        waiting.set(at, [...(waiting.get(at) ?? []), begun]);
        for (const next of edges) if (next.from === at && isNext(begun, next)) advance(begun, next);
        const place: number = at;
        at = isLoose(begun) ? skips.find((skip) => skip.from === place)?.to : undefined;
      }
      return;
    }
    if (isBarred(rule, given, { from, to: edge.to })) return;
    const whole = rule.means(...(all.map(({ value }) => value) as never[]));
    if (whole !== undefined) agenda.push({ ...whole, from, to: edge.to });
  };
  for (const edge of agenda) {
    edges.push(edge);
    for (const rule of byFirst.get(edge.category) ?? []) advance({ rule, edges: [] }, edge);
    const begunBefore = waiting.get(edge.from) ?? [];
    for (const begun of begunBefore) if (isNext(begun, edge)) advance(begun, edge);
  }
  return edges;
}

const LOOSE = "_";

function isLoose({ rule, edges }: Begun): boolean {
  return rule.parts[edges.length]?.startsWith(LOOSE) === true;
}

function isNext({ rule, edges }: Begun, { category }: ChartEdge): boolean {
  const part = rule.parts[edges.length];
  return part === category || part === LOOSE + category;
}

function isBarred(
  { notAfter, notBefore }: GrammarRule,
  given: readonly ChartEdge[],
  { from, to }: Pick<ChartEdge, "from" | "to">,
): boolean {
  return given.some(
    (edge) =>
      (edge.to === from && notAfter?.includes(edge.category)) ||
      (edge.from === to && notBefore?.includes(edge.category)),
  );
}

/** The longest edges one after another, from the first word on; of equal ones what a rule has made. */
export function longestOf(edges: readonly ChartEdge[], length: number): ChartEdge[] {
  const longest: ChartEdge[] = [];
  for (let at = 0; at < length; ) {
    const [first, ...more] = edges.filter(({ from }) => from === at);
    if (first === undefined) break;
    const best = more.reduce((one, other) => (other.to >= one.to ? other : one), first);
    longest.push(best);
    at = best.to;
  }
  return longest;
}

/** The most covers that are kept up to each word. */
const KEPT = 48;

/**
 * The ways to cover all words with the fewest edges, none of which overlap; `fits` tells whether an
 * edge agrees with those before it.
 */
export function coversOf(
  edges: readonly ChartEdge[],
  length: number,
  fits: (before: readonly ChartEdge[], edge: ChartEdge) => boolean,
): ChartEdge[][] {
  const upTo: ChartEdge[][][] = Array.from({ length: length + 1 }, () => []);
  upTo[0] = [[]];
  const beginning = Map.groupBy(edges, ({ from }) => from);
  for (let at = 0; at < length; at += 1) {
    const kept = shortest(upTo[at] ?? []).slice(0, KEPT);
    if (kept.length === 0) continue;
    for (const edge of beginning.get(at) ?? []) {
      for (const before of kept) if (fits(before, edge)) upTo[edge.to]?.push([...before, edge]);
    }
  }
  return shortest(upTo[length] ?? []);
}

function shortest(covers: ChartEdge[][]): ChartEdge[][] {
  const least = Math.min(...covers.map(({ length }) => length));
  return covers.filter(({ length }) => length === least);
}
