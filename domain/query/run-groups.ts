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
import { isOfSides } from "./groupings.ts";
import { type Groups, groupRows, onlyGroups } from "./groups.ts";
import { playerPlaces, teamPlaces, teamsById } from "./name-order.ts";
import { correctionNotes } from "./official-notes.ts";
import { placesInOrder } from "./order.ts";
import { pageSlice } from "./page.ts";
import { ruleFor } from "./qualified.ts";
import { isStreaks, type Query } from "./query.ts";
import type { QuestionData } from "./question-data.ts";
import type { AnswerPart } from "./run-games.ts";
import { foundRows, foundSides, tableOf } from "./select.ts";
import { streaksOf } from "./streaks.ts";
import { summaryOf } from "./summary.ts";
import type { Table, Tables } from "./tables.ts";

/** One page of what groups of games come to. */
export function runGroups(
  query: Query,
  data: QuestionData,
  tables: Tables,
  perPage: number,
): AnswerPart {
  const { groups, table } = groupsOf(query, data, tables);
  const whole = wholeSeasons(query, groups, data, table);
  const deciding = decidingFigures(query);
  const reader = groupReader(deciding, groups, groups, undefined, whole, table, query.per);
  const kept = keptGroups(query, groups, reader);
  const values = sortValues(query, kept, groups, reader, data, table, tables);
  const { page, pages, start, end } = pageSlice(kept.length, query.page, perPage);
  const ties = tieOrder(query, kept, groups, data, table);
  const places = placesInOrder(values, query.sort.order, start, end, ties);
  const shown = places.map((place) => kept[place] as number);

  const figures = figuresOf(query);
  const columns = [...groupColumns(query), ...figures.map((figure) => figureColumn(figure, query))];
  const members = onlyGroups(groups, shown);
  const pageReader = groupReader(figures, groups, members, shown, whole, table, query.per);
  const baseline = baselineOf(query, columns, data, tables);
  const ranks = ranksOf(values, places, query);
  return {
    columns,
    rows: shown.map((group, at): AnswerRow => {
      const subject = groupSubject(query, group, groups, data, table, tables);
      const cells = columns.map(
        ({ key, figure }): Cell =>
          figure === undefined
            ? textOf(key, subject, data)
            : cellOf(pageReader.value(figure, at, query.per)),
      );
      return { rank: ranks?.[at], subject, cells, differences: differences(cells, baseline) };
    }),
    summary: summaryOf(query, columns, data, tables),
    total: kept.length,
    page,
    pages,
    notes: [
      ...(query.qualified ? [ruleFor(query.sort.key).note] : []),
      ...correctionNotes(shown, groups, members, whole, figures, data, table),
    ],
  };
}

/** The groups of a query, and the table whose rows are in them. */
function groupsOf(
  query: Query,
  data: QuestionData,
  tables: Tables,
): { groups: Groups; table: Table } {
  const { rows, by } = query;
  if (isStreaks(rows)) {
    const table = tableOf(query, tables);
    return { groups: streaksOf(query, data, table, tables), table };
  }
  const ofSides = rows === "games" && by !== undefined && isOfSides(by);
  const found =
    (ofSides ? foundSides(query, data, tables) : undefined) ?? foundRows(query, data, tables);
  return { groups: groupRows(query, found.rows, found.table, tables), table: found.table };
}

function sortValues(
  query: Query,
  kept: readonly number[],
  groups: Groups,
  reader: GroupReader,
  data: QuestionData,
  table: Table,
  tables: Tables,
): Float64Array {
  const { key } = query.sort;
  const figure = figureOf(key);
  if (figure !== undefined)
    return Float64Array.from(kept, (group) => reader.value(figure, group, query.per));
  if (key === "group") {
    const order = codeOrder(query, data);
    return Float64Array.from(kept, (group) => order(groups.code[group] as number));
  }
  const teams = teamPlaces(data.teams);
  const players = playerPlaces(data.lines.players);
  return Float64Array.from(kept, (group) => {
    const row = groups.last[group] as number;
    if (key === "player") return players[table.subject[row] as number] ?? Number.NaN;
    return teams.get(tables.sides.team[table.side[row] as number] as number) ?? Number.NaN;
  });
}

/** Ranks by a figure: equal ones share the place of the first. Nothing ranks by names or months. */
function ranksOf(
  values: Float64Array,
  places: readonly number[],
  { sort }: Query,
): (number | undefined)[] | undefined {
  if (figureOf(sort.key) === undefined) return undefined;
  const sign = sort.order === "desc" ? 1 : -1;
  let rank: number | undefined;
  let before: number | undefined;
  return places.map((place) => {
    const value = values[place] as number;
    if (value !== before) rank = Number.isNaN(value) ? undefined : rankOf(values, value, sign);
    before = value;
    return rank;
  });
}

function rankOf(values: Float64Array, value: number, sign: number): number {
  return 1 + values.reduce((count, other) => (sign * (other - value) > 0 ? count + 1 : count), 0);
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
