import { columnFrom } from "#domain/columns.ts";
import { memoize } from "#domain/memoize.ts";
import { rangeWords } from "#domain/printing/ranges.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { STANDS } from "../conditions/game-flow-conditions.ts";
import type { Grouping } from "../query.ts";
import { isWithin, type Range } from "../range.ts";
import { MONTH_NAMES } from "../say/words.ts";
import { MISSING } from "../storage/season-lines.ts";
import { FIRST_MONTH, MONTHS } from "./months.ts";
import type { Sides } from "./sides.ts";
import type { Table } from "./tables.ts";

/**
 * The group codes of rows: small numbers in the order of the groups, one for each side or for each
 * row.
 */
export type GroupCode =
  | { size: number; by: "side"; codes: Uint8Array }
  | { size: number; by: "row"; codes: Uint32Array };

/** The codes of a grouping, for all rows of a table. */
export function codesOf(by: Grouping, table: Table, sides: Sides): GroupCode {
  if (by === "player") return { size: table.subjects, by: "row", codes: table.subject };
  if (by === "starter") return { size: 3, by: "row", codes: rolesOf(table) };
  const known = codesOfSides(sides);
  const kept = known.get(by);
  if (kept !== undefined) return kept;
  const codes = sideCodes(by, sides);
  const size = 1 + codes.reduce((most, code) => Math.max(most, code), 0);
  const made: GroupCode = { size, by: "side", codes };
  known.set(by, made);
  return made;
}

const rolesOf = memoize(({ size, starter }: Table): Uint32Array => {
  const roles = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) {
    const own = starter?.[row];
    roles[row] = own === 1 ? 0 : own === 0 ? 1 : 2;
  }
  return roles;
});

/** The cached codes of groupings by side. */
const codesOfSides = memoize((_sides: Sides) => new Map<Grouping, GroupCode>());

function sideCodes(by: Exclude<Grouping, "player" | "starter">, sides: Sides): Uint8Array {
  switch (by) {
    case "team":
      return sides.team;
    case "opponent":
      return sides.opponent;
    case "month":
      return columnFrom(Uint8Array, sides.month, (month) => (month - FIRST_MONTH) % 12);
    case "season":
      return sides.season;
    case "where":
      return sides.place;
    case "result":
      return columnFrom(Uint8Array, sides.margin, (margin) => (margin > 0 ? 0 : 1));
    case "rest":
      return columnFrom(Uint8Array, sides.rest, (rest) =>
        rest < 0 ? RESTS.length : Math.min(rest, RESTS.length - 1),
      );
    case "margin":
      return columnFrom(Uint8Array, sides.margin, (margin) =>
        MARGINS.findIndex(({ max }) => Math.abs(margin) <= max),
      );
    case "afterq1":
    case "athalf":
    case "afterq3":
      return columnFrom(Uint8Array, sides.flow[by], (lead) =>
        lead === MISSING ? STANDS.length : STANDS.findIndex((range) => isWithin(lead, range)),
      );
  }
}

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

/** The name of the group of games of which nothing tells in which they are. */
export const NOT_KNOWN = "Not known";

/** The name of a group other than a player or a team. */
export function labelOf(by: Grouping, code: number, sides: Sides): string {
  switch (by) {
    case "month":
      return MONTH_NAMES[MONTHS[code] ?? "oct"];
    case "season":
      return sides.seasons[code] ?? "";
    case "where":
      return ["Home", "Away", "Neutral floor"][code] ?? "";
    case "result":
      return code === 0 ? "Won" : "Lost";
    case "rest": {
      const rest = RESTS[code];
      return rest === undefined
        ? "First game"
        : rangeWords(rest, { noun: ["day", "days"], isBare: true });
    }
    case "starter":
      return ["Starter", "Off the bench", NOT_KNOWN][code] ?? "";
    case "margin":
      return rangeWords(MARGINS[code] ?? { min: 0, max: 0 }, { noun: ["point", "points"] });
    case "afterq1":
    case "athalf":
    case "afterq3":
      return ["Leading", "Level", "Trailing", NOT_KNOWN][code] ?? "";
    case "player":
    case "team":
    case "opponent":
      return "";
  }
}

/**
 * The condition that selects a group's games, besides its season; undefined when there is none.
 */
export function conditionOf(by: Grouping, code: number): Conditions | undefined {
  switch (by) {
    case "month":
      return { month: [MONTHS[code] ?? "oct"] };
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
    case "afterq1":
    case "athalf":
    case "afterq3": {
      const lead = STANDS[code];
      return lead && { [by]: lead };
    }
    case "player":
    case "team":
    case "opponent":
    case "season":
      return {};
  }
}
