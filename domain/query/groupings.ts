import type { Conditions, Grouping, Range } from "./query.ts";
import { MONTHS } from "./query.ts";
import type { Sides } from "./sides.ts";
import type { Table } from "./tables.ts";
import { MONTH_NAMES, rangeWords } from "./words.ts";

/** How rows are told apart by one thing: a small number each, in the order the groups stand in. */
export interface GroupCode {
  size: number;
  of(row: number): number;
}

/** The codes of a grouping. */
export function codesOf(by: Grouping, table: Table, sides: Sides): GroupCode {
  const { side, subject, starter } = table;
  const bySide = (size: number, code: (side: number) => number): GroupCode => ({
    size,
    of: (row) => code(side[row] as number),
  });
  switch (by) {
    case "player":
      return { size: table.subjects, of: (row) => subject[row] as number };
    case "team":
      return bySide(TEAM_IDS, (at) => sides.team[at] as number);
    case "opponent":
      return bySide(TEAM_IDS, (at) => sides.opponent[at] as number);
    case "month": {
      const first = sides.month[0] ?? 0;
      const last = sides.month.at(-1) ?? 0;
      return bySide(last - first + 1, (at) => (sides.month[at] as number) - first);
    }
    case "where":
      return bySide(3, (at) => sides.place[at] as number);
    case "result":
      return bySide(2, (at) => ((sides.margin[at] as number) > 0 ? 0 : 1));
    case "rest":
      return bySide(RESTS.length + 1, (at) => {
        const rest = sides.rest[at] as number;
        return rest < 0 ? RESTS.length : Math.min(rest, RESTS.length - 1);
      });
    case "starter":
      return { size: 3, of: (row) => (starter?.[row] === 1 ? 0 : starter?.[row] === 0 ? 1 : 2) };
    case "margin":
      return bySide(MARGINS.length, (at) => {
        const margin = Math.abs(sides.margin[at] as number);
        return MARGINS.findIndex(({ max }) => margin <= max);
      });
  }
}

const TEAM_IDS = 256;

const RESTS: readonly Range[] = [
  { min: 0, max: 0 },
  { min: 1, max: 1 },
  { min: 2, max: 2 },
  { min: 3, max: Number.POSITIVE_INFINITY },
];

const MARGINS: readonly Range[] = [
  { min: 1, max: 3 },
  { min: 4, max: 9 },
  { min: 10, max: 19 },
  { min: 20, max: Number.POSITIVE_INFINITY },
];

/** What a group of things other than players and teams is called. */
export function labelOf(by: Grouping, code: number, sides: Sides): string {
  switch (by) {
    case "month":
      return MONTH_NAMES[monthOf(code, sides)];
    case "where":
      return ["Home", "Away", "Neutral floor"][code] ?? "";
    case "result":
      return code === 0 ? "Won" : "Lost";
    case "rest": {
      const rest = RESTS[code];
      return rest === undefined
        ? "First game"
        : rangeWords(rest, "day", "days").replace("exactly ", "");
    }
    case "starter":
      return ["Starter", "Off the bench", "Not known"][code] ?? "";
    case "margin":
      return rangeWords(MARGINS[code] ?? { min: 0, max: 0 }, "point", "points");
    case "player":
    case "team":
    case "opponent":
      return "";
  }
}

function monthOf(code: number, sides: Sides) {
  const month = (sides.month[0] ?? 0) + code;
  return MONTHS[(month + 3) % 12] ?? "oct";
}

/** The condition that leaves a group's games alone; undefined where none does. */
export function conditionOf(by: Grouping, code: number, sides: Sides): Conditions | undefined {
  switch (by) {
    case "month":
      return { month: monthOf(code, sides) };
    case "where":
      return { where: (["home", "away", "neutral"] as const)[code] ?? "neutral" };
    case "result":
      return { result: code === 0 ? "w" : "l" };
    case "rest": {
      const rest = RESTS[code];
      return rest && { rest };
    }
    case "starter":
      return code < 2 ? { starter: code === 0 } : undefined;
    case "margin": {
      const margin = MARGINS[code];
      return margin && { margin };
    }
    case "player":
    case "team":
    case "opponent":
      return {};
  }
}
