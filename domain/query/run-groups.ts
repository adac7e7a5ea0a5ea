import { type AnswerRow, type Cell, cellOf, type GroupSubject } from "./answer.ts";
import { baselineOf } from "./baseline.ts";
import { figureColumn, figuresOf, groupColumns } from "./columns.ts";
import { figureOf } from "./figures.ts";
import {
  codeOrder,
  decidingFigures,
  type GroupReader,
  groupReader,
  keptGroups,
  tieOrder,
  wholeSeasons,
} from "./group-figures.ts";
import { groupSubject } from "./group-subject.ts";
import { addedUp, pickedSums, sumGroups } from "./group-sums.ts";
import { firstRows, type Groups, onlyGroups, totalsOf } from "./groups.ts";
import { playerPlaces, teamPlaces, teamsById } from "./name-order.ts";
import { correctionNotes } from "./official-notes.ts";
import { placesInOrder } from "./order.ts";
import { pageSlice } from "./page.ts";
import { groupsOf, isPlain } from "./plain-groups.ts";
import { ruleFor } from "./qualified.ts";
import type { Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import type { AnswerPart } from "./run-games.ts";
import { foundRows, foundSides } from "./select.ts";
import { summaryOf } from "./summary.ts";
import type { Table, Tables } from "./tables.ts";

/** The most groups of a plain query whose figures are all summed and cached. */
const MOST_SUMMED = 4096;
/** Groups are few when they have at least this many rows on average. */
const FEW = 64;

/** One page of groups of games. */
export function runGroups(
  query: Query,
  data: QuestionData,
  tables: Tables,
  perPage: number,
): AnswerPart {
  const { groups, table } = groupsOf(query, data, tables);
  const whole = wholeSeasons(query, groups, data, table);
  const deciding = decidingFigures(query);
  const sums = sumGroups(groups, deciding, query.per, table);
  const reader = groupReader(sums, groups, undefined, whole);
  const kept = keptGroups(query, groups, reader);
  const order = sortValues(query, kept, groups, reader, data, table, tables);
  const { page, pages, start, end } = pageSlice(kept.length, query.page, perPage);
  const ties = tieOrder(query, kept, groups, data, table);
  const places = placesInOrder(order, query.sort.order, start, end, ties);
  const shown = places.map((place) => kept[place] as number);

  const figures = figuresOf(query);
  const columns = [...groupColumns(query), ...figures.map((figure) => figureColumn(figure, query))];
  const allSums = isSummedWhole(query, groups, data, tables)
    ? sumGroups(groups, figures, query.per, table)
    : undefined;
  const pageSums =
    allSums === undefined
      ? sumGroups(onlyGroups(groups, shown), figures, query.per, table)
      : pickedSums(allSums, shown);
  const pageReader = groupReader(pageSums, groups, shown, whole);
  const values = columns.map(({ figure }) => figure && pageReader(figure, query.per));
  const gamesShown = shown.reduce((sum, group) => sum + (groups.games[group] as number), 0);
  const totals = totalsOf(groups);
  const wholeSums = allSums ?? (gamesShown === totals.games ? pageSums : undefined);
  const found =
    table.subjects === 0 ? foundRows(query, data, tables) : { rows: groups.rows, table };
  const baseline = baselineOf(query, columns, data, tables);
  const ranks = ranksOf(order, places, start, query);
  return {
    columns,
    rows: shown.map((group, at): AnswerRow => {
      const subject = groupSubject(query, group, groups, data, table, tables);
      const cells = columns.map(({ key }, column): Cell => {
        const figures = values[column];
        return figures === undefined ? textOf(key, subject, data) : cellOf(figures[at] as number);
      });
      return { rank: ranks?.[at], subject, cells, differences: differences(cells, baseline) };
    }),
    summary: summaryOf(query, columns, data, tables, found, {
      ...totals,
      sums: wholeSums && addedUp(wholeSums),
      ofSubjects: groups.hasSubject && !isPlain(query) ? firstRows(groups) : undefined,
    }),
    total: kept.length,
    page,
    pages,
    notes: [
      ...(query.qualified ? [ruleFor(query.sort.key).note] : []),
      ...correctionNotes(shown, groups, pageSums, whole, figures, data, table),
    ],
  };
}

/** Returns whether to sum all groups, for later pages or the summary, not only the shown ones. */
function isSummedWhole(query: Query, groups: Groups, data: QuestionData, tables: Tables): boolean {
  if (isPlain(query)) return groups.count <= MOST_SUMMED;
  const areFew = FEW * groups.count <= groups.rows.length;
  return areFew && foundSides(query, data, tables) === undefined;
}

function sortValues(
  query: Query,
  kept: Uint32Array,
  groups: Groups,
  reader: GroupReader,
  data: QuestionData,
  table: Table,
  tables: Tables,
): Float64Array {
  const values = new Float64Array(kept.length);
  const figure = figureOf(query.sort.key);
  if (figure !== undefined) {
    const figures = reader(figure, query.per);
    for (let at = 0; at < kept.length; at += 1) values[at] = figures[kept[at] as number] as number;
    return values;
  }
  const sortKey = sortedValue(query, groups, data, table, tables);
  for (let at = 0; at < kept.length; at += 1) values[at] = sortKey(kept[at] as number);
  return values;
}

/** The sort values of groups for a key that is not a figure. */
function sortedValue(
  query: Query,
  groups: Groups,
  data: QuestionData,
  table: Table,
  { sides }: Tables,
): (group: number) => number {
  const { key } = query.sort;
  if (key === "group") {
    const order = codeOrder(query, data);
    return (group) => order(groups.code[group] as number);
  }
  if (key === "player") {
    const players = playerPlaces(data.lines.players);
    return (group) => players[table.subject[groups.last[group] as number] as number] ?? Number.NaN;
  }
  const teams = teamPlaces(data.teams);
  return (group) => {
    const side = table.side[groups.last[group] as number] as number;
    return teams[sides.team[side] as number] as number;
  };
}

/** Ranks by a figure, shared by equal groups; undefined when the sort key is not a figure. */
function ranksOf(
  values: Float64Array,
  places: readonly number[],
  start: number,
  { sort }: Query,
): (number | undefined)[] | undefined {
  if (figureOf(sort.key) === undefined) return undefined;
  let rank: number | undefined;
  let before: number | undefined;
  return places.map((place, at) => {
    const value = values[place] as number;
    if (Number.isNaN(value)) return undefined;
    // The first group may share its rank with groups of the previous page.
    if (at === 0) rank = start === 0 ? 1 : 1 + countBetter(values, value, sort.order);
    else if (value !== before) rank = start + at + 1;
    before = value;
    return rank;
  });
}

function countBetter(values: Float64Array, value: number, order: "asc" | "desc"): number {
  let count = 0;
  for (const other of values) if (order === "desc" ? other > value : other < value) count += 1;
  return count;
}

function differences(
  cells: readonly Cell[],
  baseline: readonly Cell[] | undefined,
): (number | null)[] | undefined {
  return (
    baseline &&
    cells.map((cell, at) => {
      const usual = baseline[at];
      return typeof cell === "number" && typeof usual === "number" ? cell - usual : null;
    })
  );
}

function textOf(key: string, subject: GroupSubject, { teams }: QuestionData): Cell {
  const abbreviation = (id: number | undefined) =>
    id === undefined ? null : (teamsById(teams).get(id)?.abbreviation ?? null);
  switch (key) {
    case "player":
      return subject.player?.name ?? null;
    case "player_id":
      return subject.player?.id ?? null;
    case "team":
      return abbreviation(subject.teamId);
    case "group":
      return subject.label ?? abbreviation(subject.opponentId);
    case "from":
      return subject.first.date;
    case "to":
      return subject.last.date;
    default:
      return null;
  }
}
