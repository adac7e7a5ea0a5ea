import { columnFrom } from "#domain/columns.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { isAnyPart } from "#domain/plays/parts.ts";
import { gradeOf } from "#domain/season/grades.ts";
import { isRebuilt } from "#domain/season/ladder.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import {
  type Answer,
  type AnswerCell,
  type AnswerColumn,
  type AnswerRow,
  cellOf,
  type GameSubject,
} from "../answer.ts";
import type { Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { pageSlice } from "../say/page.ts";
import { gameOf } from "../storage/season-lines.ts";
import { figureColumn, figuresOf, GRADE_COLUMNS, gameColumns } from "./columns.ts";
import { playerPlaces, teamPlaces, teamsById } from "./name-order.ts";
import { placesInOrder } from "./order.ts";
import { foundRows } from "./select.ts";
import { PLACES } from "./sides.ts";
import { summaryOf } from "./summary.ts";
import type { Table, Tables } from "./tables.ts";
import { rowValues } from "./values.ts";

/** The rows from rank `start` to before `end` in a query's order; equal rows are newest first. */
function gameRowsInOrder(
  query: Query,
  rows: Uint32Array,
  data: QuestionData,
  tables: Tables,
  table: Table,
  [start, end]: readonly [number, number],
): Uint32Array {
  const { key, order } = query.sort;
  const { sides } = tables;
  // The lines of any part are in the order of parts, all others in that of games.
  const isAny = isAnyPart(tables.lines.part);
  if (key === "date" && !isAny) {
    return order === "desc"
      ? rows.slice(rows.length - end, rows.length - start).reverse()
      : rows.slice(start, end);
  }
  const newestFirst = rows.slice().reverse();
  const values = sortValues(key, newestFirst, data, tables, table);
  const dayOf = (place: number) => sides.day[table.side[newestFirst[place] as number] as number];
  const ties = isAny ? (place: number) => -(dayOf(place) as number) : undefined;
  const places = placesInOrder(values, order, start, end, ties);
  return Uint32Array.from(places, (place) => newestFirst[place] as number);
}

function sortValues(
  key: string,
  rows: Uint32Array,
  { lines, teams }: QuestionData,
  { sides }: Tables,
  table: Table,
): Float64Array {
  const figure = figureOf(key);
  if (figure !== undefined) return rowValues(figure, rows, table);
  const order = new Float64Array(rows.length);
  if (key === "player") {
    const places = playerPlaces(lines.players);
    const { subject } = table;
    for (let at = 0; at < rows.length; at += 1)
      order[at] = places[subject[rows[at] as number] as number] as number;
    return order;
  }
  if (key === "date")
    return columnFrom(Float64Array, rows, (row) => sides.day[table.side[row] as number] as number);
  const places = teamPlaces(teams);
  const ids = key === "team" ? sides.team : sides.opponent;
  for (let at = 0; at < rows.length; at += 1) {
    const side = table.side[rows[at] as number] as number;
    const margin = sides.margin[side] as number;
    order[at] =
      key === "gap"
        ? Math.abs(margin)
        : key === "margin"
          ? margin
          : (places[ids[side] as number] as number);
  }
  return order;
}

/** An answer without its query, address and sentence. */
export type AnswerPart = Pick<
  Answer,
  "columns" | "rows" | "summary" | "total" | "page" | "pages" | "notes"
>;

/** One page of single games. */
export function runGames(
  query: Query,
  data: QuestionData,
  tables: Tables,
  perPage: number,
): AnswerPart {
  const found = foundRows(query, data, tables);
  const { rows, table } = found;
  const figures = figuresOf(query, data.seasonNow).map((figure) => figureColumn(figure, query));
  const grades = hasRebuilt(rows, tables, table) ? GRADE_COLUMNS : [];
  const columns = [...gameColumns(query), ...figures, ...grades];
  const { page, pages, start, end } = pageSlice(rows.length, query.page, perPage);
  const shown = gameRowsInOrder(query, rows, data, tables, table, [start, end]);
  return {
    columns,
    rows: gameRows(shown, columns, data, tables, table),
    summary: summaryOf(columns, tables, found),
    total: rows.length,
    page,
    pages,
    notes: [],
  };
}

/** Returns whether rebuilt lines are among the rows. */
function hasRebuilt(rows: Uint32Array, { sides }: Tables, { of, side }: Table): boolean {
  const rebuilt = sides.seasons.map(isRebuilt);
  if (of === "teams" || !rebuilt.includes(true)) return false;
  const { season } = sides;
  return rows.some((row) => rebuilt[season[side[row] as number] as number]);
}

/** Converts rows of a table to rows of an answer. */
function gameRows(
  rows: Uint32Array,
  columns: readonly AnswerColumn[],
  data: QuestionData,
  tables: Tables,
  table: Table,
): AnswerRow[] {
  const figures = columns.map(({ figure }) => figure && rowValues(figure, rows, table));
  return Array.from(rows, (row, at) => {
    const subject = subjectOf(row, tables, table);
    const cells = columns.map(({ key }, column): AnswerCell => {
      const values = figures[column];
      if (key === "part") return tables.sides.seasons[partPlace(row, tables, table)] ?? null;
      return values === undefined ? textOf(key, subject, data) : cellOf(values[at] as number);
    });
    return { rank: undefined, subject, cells, differences: undefined };
  });
}

/** The place of a row's part among those of any part, which take the place of joined seasons. */
function partPlace(row: number, { sides }: Tables, { side }: Table): number {
  return sides.season[side[row] as number] as number;
}

function subjectOf(row: number, { lines, sides }: Tables, table: Table): GameSubject {
  const side = table.side[row] as number;
  const player = table.of === "players" ? lines.players[lines.player[row] as number] : undefined;
  return {
    kind: "game",
    game: gameOf(lines, side >> 1),
    player: player && { id: player.id, name: player.name },
    teamId: sides.team[side] as number,
    opponentId: sides.opponent[side] as number,
    place: PLACES[sides.place[side] as 0 | 1 | 2],
    won: (sides.margin[side] as number) > 0,
    doubt: table.doubts?.get(row),
  };
}

function textOf(key: string, subject: GameSubject, { teams }: QuestionData): AnswerCell {
  const { game, player, teamId } = subject;
  const isHome = game.homeTeamId === teamId;
  const nameOf = (id: number) => teamsById(teams).get(id)?.abbreviation ?? null;
  switch (key) {
    case "player":
      return player?.name ?? null;
    case "player_id":
      return player?.id ?? null;
    case "team":
      return nameOf(teamId);
    case "date":
      return game.date;
    case "where":
      return subject.place;
    case "opp":
      return nameOf(subject.opponentId);
    case "result":
      return subject.won ? "W" : "L";
    case "score":
      return isHome
        ? `${game.homePoints}-${game.awayPoints}`
        : `${game.awayPoints}-${game.homePoints}`;
    case "game":
      return game.id;
    case "grade":
      return gradeOf(seasonOfGames([game]))?.grade ?? null;
    case "marks":
      return subject.doubt?.marks.join(" ") ?? null;
    default:
      return null;
  }
}
