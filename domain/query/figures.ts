import type { LineFigure } from "./season-lines.ts";

/**
 * The counts that figures are computed from: a line's counts, the opponent's points, and
 * double-doubles, triple-doubles and five-by-fives (0 or 1 for a player's line).
 */
export type CountColumn = LineFigure | "oppts" | "dd" | "td" | "five";

/** A linear combination of counts: columns with their factors. */
export type Terms = readonly (readonly [column: CountColumn, factor: number])[];

/**
 * The computation of a figure over any number of lines. A count is a sum, printed per game or as a
 * total; a share is a sum over a sum, never a mean of shares; a record counts wins and losses; a
 * rating is the league's, published for a team's whole regular season only.
 */
export type Computation =
  | { kind: "count"; of: Terms }
  | { kind: "share"; of: Terms; over: Terms; scale: 1 | 100 }
  | { kind: "record"; of: "games" | "wins" | "losses" | "percentage" }
  | { kind: "rating"; label: string };

export interface Figure {
  /** The name in addresses, CSV and JSON. */
  key: string;
  /** The table's header: "3P%". */
  short: string;
  name: string;
  computation: Computation;
  /** The decimals of a mean, a share or a rating; totals of counts have none. */
  decimals: number;
  better: "more" | "fewer" | "neither";
  /** The kind of lines that have the figure. */
  subjects: "players" | "teams" | "both";
  unit: string;
}

type Rest = Partial<Pick<Figure, "decimals" | "better" | "subjects">>;

function count(
  key: string,
  short: string,
  name: string,
  rest: Rest = {},
  of: Terms = [[key as CountColumn, 1]],
  unit = "count",
): Figure {
  const computation: Computation = { kind: "count", of };
  return { key, short, name, computation, unit, ...defaults, ...rest };
}

function share(key: string, short: string, name: string, of: Terms, over: Terms): Figure {
  const computation: Computation = { kind: "share", of, over, scale: 100 };
  return { key, short, name, computation, unit: "percent", ...defaults };
}

function ratio(
  key: string,
  short: string,
  name: string,
  of: Terms,
  over: Terms,
  rest: Rest = {},
): Figure {
  const computation: Computation = { kind: "share", of, over, scale: 1 };
  return { key, short, name, computation, unit: "ratio", ...defaults, decimals: 2, ...rest };
}

function record(
  key: string,
  short: string,
  name: string,
  of: Extract<Computation, { kind: "record" }>["of"],
  rest: Rest = {},
): Figure {
  const unit = of === "percentage" ? "share of 1" : "count";
  return { key, short, name, computation: { kind: "record", of }, unit, ...defaults, ...rest };
}

function rating(key: string, label: string, name: string, unit: string, rest: Rest = {}): Figure {
  const computation: Computation = { kind: "rating", label };
  return { key, short: label, name, computation, unit, ...defaults, subjects: "teams", ...rest };
}

const defaults = { decimals: 1, better: "more", subjects: "both" } as const;
const fewer = { better: "fewer" } as const;
const neither = { better: "neither" } as const;

/** All figures of queries, in the order of table columns. */
export const FIGURES: readonly Figure[] = [
  record("gp", "GP", "Games played", "games", { decimals: 0, ...neither }),
  record("w", "W", "Wins", "wins", { decimals: 0 }),
  record("l", "L", "Losses", "losses", { decimals: 0, ...fewer }),
  record("winpct", "WIN%", "Winning percentage", "percentage", { decimals: 3 }),

  count("min", "MIN", "Minutes", neither, [["sec", 1 / 60]], "minutes"),
  count("pts", "PTS", "Points"),
  count("reb", "REB", "Rebounds"),
  count("ast", "AST", "Assists"),
  count("stl", "STL", "Steals"),
  count("blk", "BLK", "Blocks"),
  count("tov", "TOV", "Turnovers", fewer),
  count("fgm", "FGM", "Field goals made"),
  count("fga", "FGA", "Field goals attempted", neither),
  share("fgpct", "FG%", "Field goal percentage", [["fgm", 1]], [["fga", 1]]),
  count("fg3m", "3PM", "Three-pointers made"),
  count("fg3a", "3PA", "Three-pointers attempted", neither),
  share("fg3pct", "3P%", "Three-point percentage", [["fg3m", 1]], [["fg3a", 1]]),
  count("ftm", "FTM", "Free throws made"),
  count("fta", "FTA", "Free throws attempted", neither),
  share("ftpct", "FT%", "Free throw percentage", [["ftm", 1]], [["fta", 1]]),
  count("oreb", "ORB", "Offensive rebounds"),
  count("dreb", "DRB", "Defensive rebounds"),
  count("pf", "PF", "Personal fouls", fewer),
  count("pm", "+/-", "Plus-minus: the team's points less the opponents' while on the floor"),

  share(
    "efg",
    "eFG%",
    "Effective field goal percentage",
    [
      ["fgm", 1],
      ["fg3m", 0.5],
    ],
    [["fga", 1]],
  ),
  share(
    "ts",
    "TS%",
    "True shooting percentage",
    [["pts", 1]],
    [
      ["fga", 2],
      ["fta", 0.88],
    ],
  ),
  ratio(
    "fg3rate",
    "3PA/FGA",
    "Three-point attempts per field goal attempt",
    [["fg3a", 1]],
    [["fga", 1]],
    neither,
  ),
  ratio(
    "ftrate",
    "FTA/FGA",
    "Free throw attempts per field goal attempt",
    [["fta", 1]],
    [["fga", 1]],
  ),
  ratio("astto", "Ast/TO", "Assists per turnover", [["ast", 1]], [["tov", 1]]),
  count("gmsc", "GmSc", "Game score: a whole line in one figure", {}, [
    ["pts", 1],
    ["fgm", 0.4],
    ["fga", -0.7],
    ["fta", -0.4],
    ["ftm", 0.4],
    ["oreb", 0.7],
    ["dreb", 0.3],
    ["stl", 1],
    ["ast", 0.7],
    ["blk", 0.7],
    ["pf", -0.4],
    ["tov", -1],
  ]),
  count("dd", "Dbl Dbl", "Double-doubles"),
  count("td", "Tpl Dbl", "Triple-doubles"),
  count("5x5", "5x5", "Five-by-fives", {}, [["five", 1]]),

  count("oppts", "OPP", "Points allowed", { ...fewer, subjects: "teams" }),
  count("diff", "DIFF", "Point differential", { subjects: "teams" }, [
    ["pts", 1],
    ["oppts", -1],
  ]),
  count("bothpts", "Both", "Points of both teams", { ...neither, subjects: "teams" }, [
    ["pts", 1],
    ["oppts", 1],
  ]),
  rating("ortg", "ORtg", "Offensive rating", "points per 100 possessions"),
  rating("drtg", "DRtg", "Defensive rating", "points allowed per 100 possessions", fewer),
  rating(
    "netrtg",
    "NetRtg",
    "Net rating: offensive less defensive rating, before either is rounded",
    "points per 100 possessions",
  ),
  rating("pace", "Pace", "Pace", "possessions per 48 minutes", neither),
];

const BY_KEY: ReadonlyMap<string, Figure> = new Map(FIGURES.map((figure) => [figure.key, figure]));

/** The figure with a key; undefined for an unknown key. */
export function figureOf(key: string): Figure | undefined {
  return BY_KEY.get(key);
}

/** Returns whether a figure is a sum over lines, which has totals and values per 36 minutes. */
export function isCount({ computation }: Figure): boolean {
  return computation.kind === "count";
}

/** The counts that a figure is computed from. */
export function columnsOf({ computation }: Figure): CountColumn[] {
  if (computation.kind === "count") return computation.of.map(([column]) => column);
  if (computation.kind !== "share") return [];
  return [...computation.of, ...computation.over].map(([column]) => column);
}

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
      return "As the league publishes it for a whole regular season";
  }
}

/** The source of a figure, as the glossary prints it. */
export function sourceOf({ computation, subjects }: Figure): string {
  if (computation.kind === "rating") return "The league's team statistics";
  if (computation.kind === "record" || subjects === "teams") return "Final scores";
  return "Box scores; of whole regular seasons the official totals";
}

const RECORDS = {
  games: "Games counted",
  wins: "Games that the team won",
  losses: "Games that the team lost",
} as const;

const COUNTED: Readonly<Record<string, string>> = {
  dd: "Games with 10 or more in at least two of PTS, REB, AST, STL and BLK",
  td: "Games with 10 or more in at least three of PTS, REB, AST, STL and BLK",
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
      const symbol = BY_KEY.get(column)?.short ?? column;
      const size = Math.abs(factor);
      const term = size === 1 ? symbol : `${size} × ${symbol}`;
      if (at === 0) return factor < 0 ? `−${term}` : term;
      return `${factor < 0 ? "−" : "+"} ${term}`;
    })
    .join(" ");
}
