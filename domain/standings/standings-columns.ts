import { printedRecord } from "../printing/records.ts";
import { quotient, signed } from "../season/figures.ts";
import { printedFigure } from "../season/printed.ts";
import { type WinLoss, winningPercentage } from "../season/records.ts";

/** A team's figures in the standings; undefined where they are not known. */
export interface StandingFigures {
  rank: number;
  wins: number;
  losses: number;
  /** Wins per game, 0 to 1. */
  winPct: number | undefined;
  /** 0 for the first team. */
  gamesBehind: number | undefined;
  conference: WinLoss | undefined;
  division: WinLoss | undefined;
  home: WinLoss | undefined;
  road: WinLoss | undefined;
  /** Only other clients' databases have it: it is not computed from the games. */
  overtime?: WinLoss | undefined;
  /** Against teams with more wins than losses, by the same games. */
  overFiveHundred: WinLoss | undefined;
  /** In games decided by at most three points. */
  close: WinLoss | undefined;
  /** The average point difference per game. */
  difference: number | undefined;
  /** Undefined once it is settled. */
  magic?: number | undefined;
  lastTen: WinLoss | undefined;
  /** Wins in a row; losses in a row are below 0. */
  streak: number | undefined;
}

/** How a column's figure is stored, sorted and printed. */
export type ColumnKind = "count" | "share" | "behind" | "record" | "difference" | "streak";

/** The declaration of a column of the standings. */
interface Declaration {
  /** Its name in addresses, and its anchor in the glossary. */
  key: string;
  figure: Exclude<keyof StandingFigures, "rank">;
  kind: ColumnKind;
  /** The database's key; undefined for a column that is computed from the games. */
  stored: string | undefined;
  /** Its name on tiles. */
  label: string;
  head: string;
  /** Further spellings in the headers of other tables. */
  spellings?: readonly string[];
  /** Its meaning in the glossary; undefined for a plain word, or where a figure has the term. */
  meaning?: string;
  explained?: string;
  unit?: string;
  isPlainWord?: true;
  /** The field of the open data's standings; undefined for a column that they do not have. */
  field?: string;
  /** The better direction; a column of which lower is better is sorted ascending at first. */
  better: "more" | "fewer" | "neither";
  /** Narrow windows hide the columns of the highest number first. */
  priority: 1 | 2 | 3 | 4 | 5;
}

const RECORD = { kind: "record", unit: "wins and losses", better: "more" } as const;

const DECLARED = [
  {
    key: "wins",
    figure: "wins",
    kind: "count",
    stored: "w",
    label: "WINS",
    head: "Wins",
    isPlainWord: true,
    better: "more",
    priority: 2,
  },
  {
    key: "losses",
    figure: "losses",
    kind: "count",
    stored: "L",
    label: "LOSSES",
    head: "Losses",
    isPlainWord: true,
    better: "fewer",
    priority: 2,
  },
  {
    key: "pct",
    figure: "winPct",
    kind: "share",
    stored: "WIN%",
    label: "WIN %",
    head: "Win %",
    isPlainWord: true,
    better: "more",
    priority: 1,
  },
  {
    key: "gb",
    figure: "gamesBehind",
    kind: "behind",
    stored: "GB",
    label: "GB",
    head: "GB",
    meaning: "Games behind the conference's first team",
    unit: "games",
    better: "fewer",
    priority: 3,
  },
  {
    ...RECORD,
    key: "conf",
    figure: "conference",
    stored: "CONF",
    label: "CONF",
    field: "conference_record",
    head: "Conf",
    meaning: "Record within the conference",
    priority: 5,
  },
  {
    ...RECORD,
    key: "div",
    figure: "division",
    stored: "DIV",
    label: "DIV",
    field: "division_record",
    head: "Div",
    meaning: "Record within the division",
    priority: 5,
  },
  {
    ...RECORD,
    key: "home",
    figure: "home",
    stored: "HOME",
    label: "HOME",
    field: "home_record",
    head: "Home",
    meaning: "Record at home",
    priority: 4,
  },
  {
    ...RECORD,
    key: "road",
    figure: "road",
    stored: "ROAD",
    label: "ROAD",
    field: "road_record",
    head: "Road",
    meaning: "Record on the road",
    priority: 4,
  },
  {
    ...RECORD,
    key: "ot",
    figure: "overtime",
    stored: "OT",
    label: "OT",
    head: "OT",
    meaning: "Overtime",
    explained: "a record in it, or points of it",
    priority: 4,
    spellings: ["2OT", "3OT", "4OT"],
  },
  {
    ...RECORD,
    key: "over500",
    figure: "overFiveHundred",
    stored: undefined,
    label: ">.500",
    field: "over_500_record",
    head: ">.500",
    meaning: "Against teams over .500",
    explained: "those with a winning record so far",
    priority: 5,
  },
  {
    ...RECORD,
    key: "close",
    figure: "close",
    stored: undefined,
    label: "≤3",
    field: "close_record",
    head: "≤3",
    meaning: "Record in games decided by three points or fewer",
    priority: 5,
  },
  {
    key: "diff",
    figure: "difference",
    kind: "difference",
    stored: "DIFF",
    label: "DIFF",
    head: "Diff",
    better: "more",
    priority: 4,
  },
  {
    key: "magic",
    figure: "magic",
    kind: "count",
    stored: undefined,
    label: "MAGIC",
    head: "Magic",
    meaning: "Magic number",
    explained:
      "the wins of one of the first six and losses of the seventh that keep it ahead; for the others the " +
      "losses and wins of the sixth that keep it behind",
    unit: "games",
    better: "fewer",
    priority: 5,
  },
  {
    ...RECORD,
    key: "last10",
    figure: "lastTen",
    stored: "LAST10",
    label: "LAST10",
    head: "L10",
    meaning: "Record of the last ten games",
    priority: 4,
  },
  {
    key: "streak",
    figure: "streak",
    kind: "streak",
    stored: "STREAK",
    label: "STREAK",
    head: "Strk",
    spellings: ["Streak"],
    better: "neither",
    priority: 4,
    meaning: "Wins or losses in a row",
    unit: "games",
  },
] as const satisfies readonly Declaration[];

export type ColumnKey = (typeof DECLARED)[number]["key"];

/** The fields of the open data's standings that are columns. */
export type ColumnField = Extract<(typeof DECLARED)[number], { field: string }>["field"];

/** A column of the standings. */
export interface StandingsColumn extends Declaration {
  key: ColumnKey;
  field?: ColumnField;
}

/**
 * The columns of the standings after the team, in page order. Tables, sorts, the database's rows,
 * tiles and the glossary derive from them.
 */
export const STANDINGS_COLUMNS: readonly StandingsColumn[] = DECLARED;

/** The column of a key. */
export function columnOf(key: ColumnKey): StandingsColumn {
  const column = STANDINGS_COLUMNS.find((own) => own.key === key);
  if (column === undefined) throw new Error(`The standings have no column ${key}.`);
  return column;
}

/** A row's figure as a number to sort by: a record is its winning percentage. */
export function sizeOf({ figure }: StandingsColumn, row: StandingFigures): number | undefined {
  const value = row[figure];
  return typeof value === "object" ? winningPercentage(value) : value;
}

/** A row's figure as pages print it: "34–8", ".780", "−4.3", "L2"; "" for an unknown one. */
export function printedColumn({ figure, kind }: StandingsColumn, row: StandingFigures): string {
  const value = row[figure];
  if (value === undefined) return "";
  if (typeof value === "object") return printedRecord(value);
  switch (kind) {
    case "share":
      return printedFigure(quotient(value, 1, 3));
    case "behind":
      return row.rank === 1 ? "–" : String(value);
    case "difference":
      return printedFigure(signed(value, 1, 1));
    case "streak":
      return streakText(value);
    default:
      return String(value);
  }
}

/** "W12" or "L2". */
export function streakText(streak: number): string {
  return `${streak > 0 ? "W" : "L"}${Math.abs(streak)}`;
}
