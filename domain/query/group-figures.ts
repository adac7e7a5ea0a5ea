import { gamesSoFar } from "../season/qualification.ts";
import { isWithin } from "./conditions.ts";
import { type Figure, figureOf } from "./figures.ts";
import { type GroupSums, groupValue, setSum, sumGroups } from "./group-sums.ts";
import type { Groups } from "./groups.ts";
import { playerPlaces, teamPlaces } from "./name-order.ts";
import { type Official, officialOf } from "./official.ts";
import { ruleFor } from "./qualified.ts";
import { type Basis, type GroupRange, isStreaks, type Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import type { Table } from "./tables.ts";

/** Reads figures of groups of which the sums are known. */
export interface GroupReader {
  value(figure: Figure, group: number, per: Basis): number;
  sums: GroupSums;
}

/** A group's official season, where its games are all of that season's. */
export function wholeSeasons(
  query: Query,
  groups: Groups,
  data: QuestionData,
  table: Table,
): (group: number) => Official | undefined {
  if (query.stage !== "season" || !groups.hasSubject || isStreaks(query.rows))
    return () => undefined;
  const official = officialOf(data, table);
  return (group) => {
    const season = official(table.subject[groups.first[group] ?? 0] ?? 0);
    return season?.games === groups.games[group] ? season : undefined;
  };
}

/**
 * Sums figures over groups: official sums of those that are a whole season. `wanted` are the groups'
 * own numbers where only some of them are summed.
 */
export function groupReader(
  figures: readonly Figure[],
  groups: Groups,
  members: Pick<Groups, "rows" | "group" | "count">,
  wanted: readonly number[] | undefined,
  whole: (group: number) => Official | undefined,
  table: Table,
  per: Basis,
): GroupReader {
  const sums = sumGroups(members, figures, per, table);
  const numberOf = (at: number) => (wanted === undefined ? at : (wanted[at] ?? 0));
  for (let at = 0; at < members.count; at += 1) {
    const season = whole(numberOf(at));
    if (season === undefined) continue;
    for (const [column, value] of season.sums) setSum(sums, at, column, value);
  }
  return {
    sums,
    value: (figure, at, basis) => {
      const { computation } = figure;
      const group = numberOf(at);
      if (computation.kind === "record") return recordValue(computation.of, groups, group);
      if (computation.kind === "rating")
        return whole(group)?.ratings.get(computation.label) ?? Number.NaN;
      return groupValue(figure, sums, at, basis);
    },
  };
}

function recordValue(
  of: "games" | "wins" | "losses" | "percentage",
  { games, wins }: Groups,
  group: number,
): number {
  const [played, won] = [games[group] ?? 0, wins[group] ?? 0];
  switch (of) {
    case "games":
      return played;
    case "wins":
      return won;
    case "losses":
      return played - won;
    case "percentage":
      return played === 0 ? Number.NaN : won / played;
  }
}

/** The figures that decide which groups are kept and in which order. */
export function decidingFigures({ sort, groups, qualified }: Query): Figure[] {
  const keys = [sort.key, ...groups.map(({ figure }) => figure)];
  const figures = keys.flatMap((key) => figureOf(key) ?? []);
  const rule = qualified ? ruleFor(sort.key) : undefined;
  return rule?.count === undefined ? figures : [...figures, rule.count];
}

const SHORTEST_STREAK = 2;

/** The groups that are rows of the answer. */
export function keptGroups(query: Query, groups: Groups, reader: GroupReader): number[] {
  const kept: number[] = [];
  const isLong = isStreaks(query.rows)
    ? (group: number) => (groups.games[group] ?? 0) >= SHORTEST_STREAK
    : () => true;
  const rule = query.qualified ? ruleFor(query.sort.key) : undefined;
  const soFar = gamesSoFar(Array.from(groups.games, (games) => ({ games })));
  for (let group = 0; group < groups.count; group += 1) {
    if (!isLong(group)) continue;
    if (!query.groups.every((range) => isInRange(range, group, reader))) continue;
    if (rule !== undefined) {
      const total = rule.count === undefined ? 0 : reader.value(rule.count, group, "total");
      if (!rule.qualifies({ games: groups.games[group] ?? 0, total }, soFar)) continue;
    }
    kept.push(group);
  }
  return kept;
}

function isInRange({ figure: key, of, range }: GroupRange, group: number, reader: GroupReader) {
  const figure = figureOf(key);
  if (figure === undefined) return false;
  return isWithin(reader.value(figure, group, of === "total" ? "total" : "average"), range);
}

/** Equal groups stand by name, then as their grouping has them; streaks the newest first. */
export function tieOrder(
  query: Query,
  kept: readonly number[],
  groups: Groups,
  data: QuestionData,
  table: Table,
): Float64Array {
  if (isStreaks(query.rows))
    return Float64Array.from(kept, (group) => -(groups.last[group] as number));
  const names = subjectOrder(query, data, table);
  const codes = codeOrder(query, data);
  return Float64Array.from(
    kept,
    (group) =>
      names(groups.first[group] as number) * MOST_CODES + codes(groups.code[group] as number),
  );
}

const MOST_CODES = 100_000;

function subjectOrder(
  { rows }: Query,
  { lines, teams }: QuestionData,
  table: Table,
): (row: number) => number {
  if (rows === "players") {
    const places = playerPlaces(lines.players);
    return (row) => places[table.subject[row] as number] ?? 0;
  }
  if (rows !== "teams") return () => 0;
  const places = teamPlaces(teams);
  return (row) => places.get(table.subject[row] as number) ?? 0;
}

/** The order of a grouping's own codes: teams and players by name, other things as they are. */
export function codeOrder({ by }: Query, { lines, teams }: QuestionData): (code: number) => number {
  if (by === "player") {
    const places = playerPlaces(lines.players);
    return (code) => places[code] ?? 0;
  }
  if (by === "team" || by === "opponent") {
    const places = teamPlaces(teams);
    return (code) => places.get(code) ?? 0;
  }
  return (code) => code;
}
