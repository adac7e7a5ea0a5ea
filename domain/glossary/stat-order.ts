import { FIGURES, figureOf } from "../figures/figures.ts";
import { STANDINGS_COLUMNS } from "../standings/standings-columns.ts";

/**
 * The keys of figures by label: labels of averages, and the figures' own.
 */
const KEYS: Readonly<Record<string, string>> = {
  PPG: "pts",
  RPG: "reb",
  APG: "ast",
  SPG: "stl",
  BPG: "blk",
  MPG: "min",
  ...Object.fromEntries(
    FIGURES.flatMap(({ key, short, labels }) => [short, ...labels].map((label) => [label, key])),
  ),
};

/** The key of a label's figure; undefined for a figure that queries do not know. */
function figureKeyOf(label: string): string | undefined {
  return Object.hasOwn(KEYS, label) ? KEYS[label] : undefined;
}

/**
 * Published figures that queries do not know: those with fewer as better, and those without an
 * order.
 */
const FEWER: readonly string[] = ["TOV%", "Opp eFG%", "Opp FTr"];
const NEITHER: readonly string[] = ["Poss", "PLACE"];

/** The ranking direction of a figure, by its label. */
export function betterOf(label: string): "more" | "fewer" | "neither" {
  const figure = figureOf(figureKeyOf(label) ?? "");
  if (figure !== undefined) return figure.better;
  const column = STANDINGS_COLUMNS.find((own) => own.label === label);
  if (column !== undefined) return column.better;
  if (FEWER.includes(label)) return "fewer";
  return NEITHER.includes(label) ? "neither" : "more";
}
