import { type CountColumn, columnsOf, type Figure, opponentsCount, type Terms } from "./figure.ts";
import { figureOf } from "./figures.ts";

/** A figure's formula in the symbols of its counts: "(FGM + 0.5 × 3PM) ÷ FGA × 100". */
export function formulaOf(figure: Figure): string {
  const { computation } = figure;
  switch (computation.kind) {
    case "count":
      if (figure.key === "min") return "seconds ÷ 60";
      return isPlain(computation.of)
        ? (COUNTED[figure.key] ?? `${figure.short} of every game, added up`)
        : sumOf(computation.of);
    case "share": {
      const percent = computation.scale === 100 ? " × 100" : "";
      return `${grouped(computation.of)} ÷ ${grouped(computation.over)}${percent}`;
    }
    case "record":
      return computation.of === "percentage" ? "W ÷ (W + L)" : RECORDS[computation.of];
    case "rating":
      return RATING_FORMULAS[figure.key] ?? "As the league publishes it for a whole regular season";
  }
}

/** The source of a figure, as the glossary prints it. */
export function figureSource(figure: Figure): string {
  const { key, computation, subjects } = figure;
  if (figure.isOfPlays) return "The plays of each game";
  if (key === "unast") return "The plays of the regular season";
  if (computation.kind === "rating") return BY_RESULTS.includes(key) ? RESULTS : RATED[subjects];
  const isScored = columnsOf(figure).every((column) => column === "pts" || column === "oppts");
  if (computation.kind === "record" || (subjects === "teams" && isScored)) return RESULTS;
  return "Box scores; of whole regular seasons the official totals";
}

const RESULTS = "Final scores";
/** The ratings of teams that follow from results; the league publishes the others. */
const BY_RESULTS: readonly string[] = ["xw", "luck", "srs", "sos"];

const RATED = {
  players: "The league's player statistics",
  teams: "The league's team statistics",
  both: "The league's player and team statistics",
} as const;

const RATING_FORMULAS: Readonly<Record<string, string>> = {
  xw: "GP ÷ (1 + (OPP ÷ PTS) ^ 14)",
  luck: "W − xW",
  srs: "The mean margin plus the mean SRS of the opponents, solved for all teams at once",
  unast: "The share of field goals made that the plays name no assist for",
  sos: "The mean SRS of the opponents",
  per:
    "Hollinger's formula: what a player makes of a minute in shots, free throws and assists, by the " +
    "share of assisted shots, and what the other counts win or lose of possessions at the league's " +
    "points of one; at the league's pace, with a mean of 15",
};

const RECORDS = {
  games: "Games counted",
  wins: "Games that the team won",
  losses: "Games that the team lost",
} as const;

const COUNTED: Readonly<Record<string, string>> = {
  dd: "Games with 10 or more in at least two of PTS, REB, AST, STL and BLK",
  td: "Games with 10 or more in at least three of PTS, REB, AST, STL and BLK",
  qd: "Games with 10 or more in at least four of PTS, REB, AST, STL and BLK",
  "5x5": "Games with 5 or more in each of PTS, REB, AST, STL and BLK",
};

function isPlain(terms: Terms): boolean {
  return terms.length === 1 && terms[0]?.[1] === 1;
}

function grouped(terms: Terms): string {
  return isPlain(terms) ? sumOf(terms) : `(${sumOf(terms)})`;
}

function sumOf(terms: Terms): string {
  return terms
    .map(([column, factor], at) => {
      const term = termOf(column, Math.abs(factor));
      if (at === 0) return factor < 0 ? `−${term}` : term;
      return `${factor < 0 ? "−" : "+"} ${term}`;
    })
    .join(" ");
}

function termOf(column: CountColumn, size: number): string {
  // Seconds are printed as minutes.
  if (column === "sec") return `MIN ÷ ${Math.round(1 / (60 * size))}`;
  const opponents = opponentsCount(column);
  const symbol =
    opponents === undefined
      ? (figureOf(column)?.short ?? column)
      : `opponents' ${figureOf(opponents)?.short ?? opponents}`;
  return size === 1 ? symbol : `${size} × ${symbol}`;
}
