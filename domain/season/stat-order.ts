import { FIGURES, figureOf } from "../query/figures.ts";

/** Labels of averages, and spellings of their own, by the key of the figure that they print. */
const KEYS: Readonly<Record<string, string>> = {
  PPG: "pts",
  RPG: "reb",
  APG: "ast",
  SPG: "stl",
  BPG: "blk",
  MPG: "min",
  OREB: "oreb",
  DREB: "dreb",
  "Win %": "winpct",
  "WIN %": "winpct",
  WINS: "w",
  "W's": "w",
  LOSSES: "l",
  "L's": "l",
  "Game score": "gmsc",
  ...Object.fromEntries(FIGURES.map(({ short, key }) => [short, key])),
};

/** The key of the figure that a label prints; undefined for one that queries do not know. */
export function figureKeyOf(label: string): string | undefined {
  return Object.hasOwn(KEYS, label) ? KEYS[label] : undefined;
}

/** Published figures of which fewer are better, and of which neither more nor fewer are. */
const FEWER: readonly string[] = ["TOV%", "GB", "Opp eFG%", "Opp FTr"];
const NEITHER: readonly string[] = ["Poss", "STREAK", "PLACE"];

/** Whether more of a figure is better, or fewer, or neither, by its label. */
export function betterOf(label: string): "more" | "fewer" | "neither" {
  const figure = figureOf(figureKeyOf(label) ?? "");
  if (figure !== undefined) return figure.better;
  if (FEWER.includes(label)) return "fewer";
  return NEITHER.includes(label) ? "neither" : "more";
}
