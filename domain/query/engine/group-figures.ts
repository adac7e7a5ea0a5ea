import type { Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { GAMES_OF_CAREER, SEASON_GAMES } from "#domain/leaders/qualification.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import { type Basis, isStreaks, type Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { isWithin } from "../range.ts";
import { mostGames } from "../storage/part-lines.ts";
import type { GroupQuestion } from "./group-question.ts";
import { copyOf, type GroupSums, groupValues, setSum } from "./group-sums.ts";
import type { Groups } from "./groups.ts";
import { playerPlaces, teamPlaces } from "./name-order.ts";
import { type Official, officialSeasons } from "./official.ts";
import type { Ties } from "./order.ts";
import { isOverSeasons, qualifyingGames, ruleOf } from "./qualified.ts";
import type { Table } from "./tables.ts";

/** Computes a figure for every group with known sums. */
export type GroupReader = (figure: Figure, per: Basis) => Float64Array;

/** Official seasons by group, for the groups with as many games as the season. */
export type WholeSeasons = ReadonlyMap<number, Official>;

/** Finds the groups that are a whole official season. */
export function wholeSeasons({
  query,
  data,
  table,
  groups,
}: GroupQuestion): WholeSeasons | undefined {
  const isOfSeason = query.stage === "season" && data.lines.part === undefined;
  if (!isOfSeason || !groups.hasSubject || isStreaks(query.rows)) return undefined;
  const seasons = officialSeasons(data, table);
  const whole = new Map<number, Official>();
  for (let group = 0; group < groups.count; group += 1) {
    const games = groups.games[group] as number;
    if (games === 0) continue;
    const season = seasons[table.subject[groups.first[group] as number] as number];
    if (season !== undefined && season.games === games) whole.set(group, season);
  }
  return whole;
}

/**
 * Makes a reader for all groups, or for the `shown` ones in their order. A group that is a whole
 * season has the season's official sums.
 */
export function groupReader(
  added: GroupSums,
  groups: Groups,
  shown: readonly number[] | undefined,
  whole: WholeSeasons | undefined,
): GroupReader {
  const sums = whole === undefined ? added : copyOf(added);
  const setSums = (member: number, season: Official) => {
    for (const column of sums.columns.keys()) {
      const value = season.sums.get(column);
      if (value !== undefined) setSum(sums, member, column, value);
    }
  };
  if (shown === undefined) {
    for (const [group, season] of whole ?? []) setSums(group, season);
  }
  for (const [member, group] of shown?.entries() ?? []) {
    const season = whole?.get(group);
    if (season !== undefined) setSums(member, season);
  }
  const valuesOf = (value: (group: number) => number) => {
    const values = new Float64Array(shown?.length ?? groups.count);
    for (let at = 0; at < values.length; at += 1) values[at] = value(shown?.[at] ?? at);
    return values;
  };
  return (figure, basis) => {
    const { computation } = figure;
    switch (computation.kind) {
      case "record":
        return valuesOf((group) => recordValue(computation.of, groups, group));
      case "rating":
        return valuesOf((group) => whole?.get(group)?.ratings.get(computation.label) ?? Number.NaN);
      case "count":
      case "share":
        return groupValues(figure, sums, basis);
    }
  };
}

function recordValue(
  of: "games" | "wins" | "losses" | "percentage",
  { games, wins }: Groups,
  group: number,
): number {
  const [played, won] = [games[group] as number, wins[group] as number];
  switch (of) {
    case "games":
      return played;
    case "wins":
      return won;
    case "losses":
      return played - won;
    case "percentage":
      return won / played;
  }
}

/** The figures that filter and sort the groups. */
export function decidingFigures(query: Query): Figure[] {
  const { sort, groups, qualified } = query;
  const keys = [sort.key, ...groups.map(({ figure }) => figure)];
  const figures = keys.flatMap((key) => figureOf(key) ?? []);
  const rule = qualified ? ruleOf(query) : undefined;
  return rule?.count === undefined ? figures : [...figures, rule.count];
}

const SHORTEST_STREAK = 2;

/** The groups that are rows of the answer. */
export function keptGroups(
  { query, data, groups }: GroupQuestion,
  reader: GroupReader,
): Uint32Array {
  const { games, code, count } = groups;
  const isKept = new Uint8Array(count);
  for (let group = 0; group < count; group += 1) isKept[group] = games[group] === 0 ? 0 : 1;
  const drop = (values: ArrayLike<number>, stays: (value: number, group: number) => boolean) => {
    for (let group = 0; group < count; group += 1)
      if (!stays(values[group] as number, group)) isKept[group] = 0;
  };
  if (isStreaks(query.rows)) drop(games, (length) => length >= SHORTEST_STREAK);
  for (const { figure: key, of, range } of query.groups) {
    const figure = figureOf(key);
    if (figure === undefined) continue;
    drop(reader(figure, of === "total" ? "total" : "average"), (value) => isWithin(value, range));
  }
  if (query.qualified) {
    const rule = ruleOf(query);
    const totals = rule.count === undefined ? games : reader(rule.count, "total");
    const seasonOf = (group: number) =>
      query.by === "season" ? data.lines.parts?.[code[group] as number]?.season : undefined;
    const soFar =
      data.lines.part === undefined
        ? soFarOf(query, groups)
        : (group: number) => mostGames({ ...query, season: seasonOf(group) ?? query.season }, data);
    drop(totals, (total, group) =>
      rule.qualifies(
        { games: games[group] as number, total },
        qualifyingGames(query, soFar(group)),
        seasonOf(group),
      ),
    );
  }
  // Stores every group and advances `size` by its mark, as `narrowed` does with rows (select.ts).
  const kept = new Uint32Array(count);
  let size = 0;
  for (let group = 0; group < count; group += 1) {
    kept[size] = group;
    size += isKept[group] as number;
  }
  return kept.subarray(0, size);
}

/**
 * Each group's number of games so far in the season: for the leaders of each team, their team's; by
 * season, that season's.
 */
function soFarOf({ by, season }: Query, { games, code, count }: Groups): (group: number) => number {
  const most = new Map<number, number>();
  const isByCode = by === "team" || by === "season";
  const codeOf = (group: number) => (isByCode ? (code[group] as number) : 0);
  const limit = isOverSeasons({ by, season }) ? GAMES_OF_CAREER : SEASON_GAMES;
  for (let group = 0; group < count; group += 1) {
    const own = Math.max(most.get(codeOf(group)) ?? 0, games[group] as number);
    most.set(codeOf(group), own);
  }
  for (const [own, played] of most) most.set(own, Math.min(played, limit));
  return (group) => most.get(codeOf(group)) ?? 0;
}

/** The order of equal groups: by name, then in the grouping's order; streaks newest first. */
export function tieOrder({ query, data, table, groups }: GroupQuestion, kept: Uint32Array): Ties {
  const { first, last, code } = groups;
  if (isStreaks(query.rows)) return (place) => -(last[kept[place] as number] as number);
  const names = subjectOrder(query, data, table);
  const codes = codeOrder(query, data);
  return (place) => {
    const group = kept[place] as number;
    return names(first[group] as number) * MOST_CODES + codes(code[group] as number);
  };
}

/** Exceeds every code, so that one number orders by name and then by code. */
const MOST_CODES = 100_000;

function subjectOrder(
  { rows }: Query,
  { lines, teams }: QuestionData,
  table: Table,
): (row: number) => number {
  if (rows === "players" || isLineup(rows)) {
    const places = playerPlaces(lines.players);
    return (row) => places[table.subject[row] as number] ?? 0;
  }
  if (rows !== "teams") return () => 0;
  const places = teamPlaces(teams);
  return (row) => places[table.subject[row] as number] || 0;
}

/** The order of a grouping's codes: teams and players by name, other groups by code. */
export function codeOrder({ by }: Query, { lines, teams }: QuestionData): (code: number) => number {
  if (by === "player") {
    const places = playerPlaces(lines.players);
    return (code) => places[code] ?? 0;
  }
  if (by === "team" || by === "opponent") {
    const places = teamPlaces(teams);
    return (code) => places[code] || 0;
  }
  return (code) => code;
}
