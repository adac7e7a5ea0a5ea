import type { Conditions, Grouping, Range } from "./query.ts";
import { MONTHS } from "./query.ts";
import type { Sides } from "./sides.ts";
import type { Table } from "./tables.ts";
import { MONTH_NAMES, rangeWords } from "./words.ts";

/**
 * How rows are told apart by one thing: a small number each, in the order that the groups stand in,
 * given by the row's side or by the row itself.
 */
export type GroupCode =
  | { size: number; by: "side"; codes: Uint8Array }
  | { size: number; by: "row"; codes: Uint32Array };

/** Whether a grouping tells sides apart, so that all lines of a side are in one group. */
export function isOfSides(by: Grouping): boolean {
  return by !== "player" && by !== "starter";
}

/** The codes of a grouping. */
export function codesOf(
  by: Grouping,
  { subject, subjects, starter }: Table,
  sides: Sides,
): GroupCode {
  switch (by) {
    case "player":
      return { size: subjects, by: "row", codes: subject };
    case "team":
      return { size: TEAM_IDS, by: "side", codes: sides.team };
    case "opponent":
      return { size: TEAM_IDS, by: "side", codes: sides.opponent };
    case "month": {
      const first = sides.month[0] ?? 0;
      const codes = Uint8Array.from(sides.month, (month) => month - first);
      return { size: 1 + (codes.at(-1) ?? 0), by: "side", codes };
    }
    case "where":
      return { size: 3, by: "side", codes: sides.place };
    case "result":
      return {
        size: 2,
        by: "side",
        codes: Uint8Array.from(sides.margin, (won) => (won > 0 ? 0 : 1)),
      };
    case "rest": {
      const codes = Uint8Array.from(sides.rest, (rest) =>
        rest < 0 ? RESTS.length : Math.min(rest, RESTS.length - 1),
      );
      return { size: RESTS.length + 1, by: "side", codes };
    }
    case "starter": {
      const codes = Uint32Array.from(starter ?? [], (one) => (one === 1 ? 0 : one === 0 ? 1 : 2));
      return { size: 3, by: "row", codes };
    }
    case "margin": {
      const codes = Uint8Array.from(sides.margin, (margin) =>
        MARGINS.findIndex(({ max }) => Math.abs(margin) <= max),
      );
      return { size: MARGINS.length, by: "side", codes };
    }
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
