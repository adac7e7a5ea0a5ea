/** A stretch of a question with one meaning: the tokens from `from` up to but not including `to`. */
export interface ChartEdge {
  category: string;
  value: unknown;
  from: number;
  to: number;
}

/** A rule of the grammar: the categories that follow one another, and what they mean together. */
export interface GrammarRule {
  parts: readonly string[];
  /** The category and value of the whole; undefined where the values do not fit. */
  means: (...values: never[]) => Pick<ChartEdge, "category" | "value"> | undefined;
}

/** A rule with the edges of its first parts. */
interface Begun {
  rule: GrammarRule;
  edges: readonly ChartEdge[];
}

/**
 * All edges that rules build from those of single words and names, bottom up; an article never parts
 * what belongs together.
 */
export function chartOf(given: readonly ChartEdge[], rules: readonly GrammarRule[]): ChartEdge[] {
  const edges: ChartEdge[] = [];
  const waiting = new Map<number, Begun[]>();
  const articles = new Map(
    given.filter(({ category }) => category === ARTICLE).map(({ from, to }) => [from, to]),
  );
  const agenda = [...given];
  const advance = ({ rule, edges: before }: Begun, edge: ChartEdge) => {
    const all = [...before, edge];
    const { from } = all[0] ?? edge;
    if (all.length < rule.parts.length) {
      const begun = { rule, edges: all };
      for (const at of [edge.to, articles.get(edge.to)]) {
        if (at === undefined) continue;
        waiting.set(at, [...(waiting.get(at) ?? []), begun]);
        for (const next of edges) if (next.from === at && isNext(begun, next)) advance(begun, next);
      }
      return;
    }
    const whole = rule.means(...(all.map(({ value }) => value) as never[]));
    if (whole !== undefined) agenda.push({ ...whole, from, to: edge.to });
  };
  for (const edge of agenda) {
    edges.push(edge);
    for (const rule of rules) {
      const begun = { rule, edges: [] };
      if (isNext(begun, edge)) advance(begun, edge);
    }
    const begunBefore = waiting.get(edge.from) ?? [];
    for (const begun of begunBefore) if (isNext(begun, edge)) advance(begun, edge);
  }
  return edges;
}

const ARTICLE = "the";

function isNext({ rule, edges }: Begun, { category }: ChartEdge): boolean {
  return rule.parts[edges.length] === category;
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
  for (let at = 0; at < length; at += 1) {
    const kept = shortest(upTo[at] ?? []).slice(0, KEPT);
    for (const edge of edges) {
      if (edge.from !== at) continue;
      for (const before of kept) if (fits(before, edge)) upTo[edge.to]?.push([...before, edge]);
    }
  }
  return shortest(upTo[length] ?? []);
}

function shortest(covers: ChartEdge[][]): ChartEdge[][] {
  const least = Math.min(...covers.map(({ length }) => length));
  return covers.filter(({ length }) => length === least);
}
