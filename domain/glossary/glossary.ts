import type { Figure } from "../figures/figure.ts";
import { FIGURES } from "../figures/figures.ts";
import { figureSource, formulaOf } from "../figures/formulas.ts";
import {
  AVERAGES,
  type GlossaryTerm,
  PLAYS,
  RATINGS,
  SHOTS,
  STANDINGS,
  TEAM_FIGURES,
  WORDS,
} from "./glossary-entries.ts";
import { betterOf } from "./stat-order.ts";

function termOf(figure: Figure): GlossaryTerm {
  const { key, short, labels, name, explained, unit } = figure;
  return {
    key,
    labels: [short, ...labels],
    name,
    explained,
    formula: formulaOf(figure),
    unit,
    source: figureSource(figure),
  };
}

/** A section of the glossary. */
interface Part {
  key: string;
  title: string;
  terms: readonly GlossaryTerm[];
}

/** Every term of the site's tables, by section. */
export const GLOSSARY: readonly Part[] = [
  { key: "figures", title: "Figures of players and teams", terms: FIGURES.map(termOf) },
  { key: "averages", title: "Averages and shots", terms: [...AVERAGES, ...SHOTS] },
  { key: "team-figures", title: "Further figures of teams", terms: TEAM_FIGURES },
  { key: "standings", title: "Standings", terms: STANDINGS },
  { key: "ratings", title: "Ratings", terms: [...RATINGS, ...PLAYS] },
  { key: "words", title: "Words in headers", terms: WORDS },
];

const ALL = GLOSSARY.flatMap(({ terms }) => terms);

const BY_LABEL: ReadonlyMap<string, GlossaryTerm> = new Map(
  ALL.toReversed().flatMap((term) => term.labels.map((label) => [label, term] as const)),
);

/** The term of a header; undefined when the glossary has none. */
export function termOfLabel(label: string): GlossaryTerm | undefined {
  return BY_LABEL.get(label);
}

/** Returns whether a term is a plain word, which needs no explanation in a table. */
export function isWord(term: GlossaryTerm): boolean {
  return WORDS.includes(term);
}

/** The address of a term in the glossary. */
export function glossaryPath({ key }: Pick<GlossaryTerm, "key">): string {
  return `/nba/glossary#${key}`;
}

const NAMES: ReadonlyMap<string, string> = new Map(
  ALL.filter((term) => !isWord(term)).flatMap(({ labels, name }) =>
    labels.map((label) => [label, inSentence(name)] as const),
  ),
);

function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A formula with names instead of symbols: "points ÷ (2 × field goals attempted + ...) × 100". */
export function formulaInWords(formula: string): string {
  return formula.replace(/[^\s(),]+/g, (symbol) => NAMES.get(symbol) ?? symbol);
}

const ORDERS = {
  more: "higher is better",
  fewer: "lower is better",
  neither: undefined,
} as const;

/** The ranking direction of a term in words; undefined for a term that has no order. */
export function orderWords(term: GlossaryTerm): string | undefined {
  return isWord(term) || SHOTS.includes(term) ? undefined : ORDERS[betterOf(term.labels[0] ?? "")];
}
