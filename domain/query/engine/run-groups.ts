import type { Figure } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { sharedRanks } from "#domain/leaders/shared-ranks.ts";
import { asPrinted } from "#domain/season/figures.ts";
import { type AnswerCell, type AnswerRow, cellOf, type GroupSubject } from "../answer.ts";
import type { Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { correctionNotes } from "../say/official-notes.ts";
import { pageSlice } from "../say/page.ts";
import { mostGames } from "../storage/part-lines.ts";
import { baselineOf } from "./baseline.ts";
import { figureColumn, figuresOf, groupColumns } from "./columns.ts";
import {
  codeOrder,
  decidingFigures,
  type GroupReader,
  groupReader,
  keptGroups,
  tieOrder,
  type WholeSeasons,
  wholeSeasons,
} from "./group-figures.ts";
import type { GroupQuestion } from "./group-question.ts";
import { groupSubject } from "./group-subject.ts";
import { addedUp, type GroupSums, pickedSums, sumGroups } from "./group-sums.ts";
import { firstRowOfEach, onlyGroups, totalsOf } from "./groups.ts";
import { playerPlaces, teamPlaces, teamsById } from "./name-order.ts";
import { placesInOrder } from "./order.ts";
import { isPlain, tableGroups } from "./plain-groups.ts";
import { ruleOf } from "./qualified.ts";
import type { AnswerPart } from "./run-games.ts";
import { summaryOf } from "./summary.ts";
import type { Tables } from "./tables.ts";

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
  const asked: GroupQuestion = { query, data, tables, ...tableGroups(query, data, tables) };
  const { groups, table } = asked;
  const whole = wholeSeasons(asked);
  const { shown, ranks, ...part } = shownGroups(asked, whole, perPage);
  const figures = figuresOf(query, data.seasonNow);
  const columns = [...groupColumns(query), ...figures.map((figure) => figureColumn(figure, query))];
  const { pageSums, wholeSums } = sumsOf(asked, shown, figures);
  const reader = groupReader(pageSums, groups, shown, whole);
  const values = columns.map(({ figure }) => figure && reader(figure, query.per));
  const baseline = baselineOf(query, columns, data, tables);
  return {
    ...part,
    columns,
    rows: shown.map((group, at): AnswerRow => {
      const subject = groupSubject(asked, group);
      const cells = columns.map(({ key }, column): AnswerCell => {
        const figures = values[column];
        if (key === "rank") return ranks?.[at] ?? null;
        return figures === undefined ? textOf(key, subject, data) : cellOf(figures[at] as number);
      });
      return { rank: ranks?.[at], subject, cells, differences: differences(cells, baseline) };
    }),
    summary: summaryOf(
      columns,
      tables,
      { rows: groups.rows, table },
      {
        ...totalsOf(groups),
        sums: wholeSums && addedUp(wholeSums),
        ofSubjects: groups.hasSubject && !isPlain(query) ? firstRowOfEach(groups) : undefined,
      },
    ),
    notes: [
      ...(query.qualified ? [ruleOf(query, mostGames(query, data)).note] : []),
      ...correctionNotes(asked, shown, pageSums, whole, figures),
    ],
  };
}

/** The number of a query's groups on all pages. */
export function countGroups(query: Query, data: QuestionData, tables: Tables): number {
  const asked: GroupQuestion = { query, data, tables, ...tableGroups(query, data, tables) };
  return keptOf(asked, wholeSeasons(asked)).kept.length;
}

/** The groups that fulfil the conditions on groups, and the reader of the figures that decide. */
function keptOf(asked: GroupQuestion, whole: WholeSeasons | undefined) {
  const { query, groups, table } = asked;
  const sums = sumGroups(groups, decidingFigures(query), query.per, table);
  const reader = groupReader(sums, groups, undefined, whole);
  return { kept: keptGroups(asked, reader), reader };
}

/** The groups of a page in their order, with their ranks. */
interface ShownGroups extends Pick<AnswerPart, "total" | "page" | "pages"> {
  shown: number[];
  ranks: (number | undefined)[] | undefined;
}

function shownGroups(
  asked: GroupQuestion,
  whole: WholeSeasons | undefined,
  perPage: number,
): ShownGroups {
  const { query } = asked;
  const { kept, reader } = keptOf(asked, whole);
  const values = sortValues(asked, kept, reader);
  const { page, pages, start, end } = pageSlice(kept.length, query.page, perPage);
  const places = placesInOrder(values, query.sort.order, start, end, tieOrder(asked, kept));
  return {
    shown: places.map((place) => kept[place] as number),
    ranks: ranksOf(values, places, start, query),
    total: kept.length,
    page,
    pages,
  };
}

interface Sums {
  /** Of the shown groups, in their order. */
  pageSums: GroupSums;
  /** Of every group, if they were summed. */
  wholeSums: GroupSums | undefined;
}

function sumsOf(asked: GroupQuestion, shown: number[], figures: readonly Figure[]): Sums {
  const { query, table, groups } = asked;
  if (isSummedWhole(asked)) {
    const wholeSums = sumGroups(groups, figures, query.per, table);
    return { pageSums: pickedSums(wholeSums, shown), wholeSums };
  }
  const pageSums = sumGroups(onlyGroups(groups, shown), figures, query.per, table);
  const gamesShown = shown.reduce((sum, group) => sum + (groups.games[group] as number), 0);
  const isWhole = gamesShown === totalsOf(groups).games;
  return { pageSums, wholeSums: isWhole ? pageSums : undefined };
}

/** Returns whether to sum all groups, for later pages or the summary, not only the shown ones. */
function isSummedWhole({ query, groups }: GroupQuestion): boolean {
  if (isPlain(query)) return groups.count <= MOST_SUMMED;
  return FEW * groups.count <= groups.rows.length;
}

function sortValues(asked: GroupQuestion, kept: Uint32Array, reader: GroupReader): Float64Array {
  const values = new Float64Array(kept.length);
  const figure = figureOf(asked.query.sort.key);
  if (figure !== undefined) {
    const figures = reader(figure, asked.query.per);
    for (let at = 0; at < kept.length; at += 1) values[at] = figures[kept[at] as number] as number;
    return values;
  }
  const sortKey = sortedValue(asked);
  for (let at = 0; at < kept.length; at += 1) values[at] = sortKey(kept[at] as number);
  return values;
}

/** The sort value of a group for a key that is not a figure. */
function sortedValue(asked: GroupQuestion): (group: number) => number {
  const { query, data, table, tables, groups } = asked;
  const { key } = query.sort;
  if (key === "group") {
    const order = codeOrder(query, data);
    return (group) => order(groups.code[group] as number);
  }
  // Rows are in the order of the games.
  if (key === "from") return (group) => groups.first[group] as number;
  if (key === "to") return (group) => groups.last[group] as number;
  if (key === "player") {
    const players = playerPlaces(data.lines.players);
    return (group) => players[table.subject[groups.last[group] as number] as number] ?? Number.NaN;
  }
  const teams = teamPlaces(data.teams);
  return (group) => {
    const side = table.side[groups.last[group] as number] as number;
    return teams[tables.sides.team[side] as number] as number;
  };
}

/** Ranks by a figure as it is printed; undefined when the sort key is not a figure. */
function ranksOf(
  values: Float64Array,
  places: readonly number[],
  start: number,
  query: Query,
): (number | undefined)[] | undefined {
  const figure = figureOf(query.sort.key);
  if (figure === undefined) return undefined;
  const { decimals } = figureColumn(figure, query);
  const printed = places.map((place) => asPrinted(values[place] as number, decimals));
  // The first groups may share their rank with groups of the previous page.
  const better = start === 0 ? 0 : countBetter(values, printed[0], query.sort.order, decimals);
  return sharedRanks(printed).map((rank, at) => {
    if (Number.isNaN(printed[at])) return undefined;
    return rank === 1 ? better + 1 : start + rank;
  });
}

/** The number of values that print a better figure than a printed one. */
export function countBetter(
  values: Float64Array,
  printed: number | undefined,
  order: "asc" | "desc",
  decimals: number,
): number {
  if (printed === undefined) return 0;
  let count = 0;
  for (const exact of values) {
    const other = asPrinted(exact, decimals);
    if (order === "desc" ? other > printed : other < printed) count += 1;
  }
  return count;
}

function differences(
  cells: readonly AnswerCell[],
  baseline: readonly AnswerCell[] | undefined,
): (number | null)[] | undefined {
  return (
    baseline &&
    cells.map((cell, at) => {
      const usual = baseline[at];
      return typeof cell === "number" && typeof usual === "number" ? cell - usual : null;
    })
  );
}

function textOf(key: string, subject: GroupSubject, { teams }: QuestionData): AnswerCell {
  const abbreviation = (id: number | undefined) =>
    id === undefined ? null : (teamsById(teams).get(id)?.abbreviation ?? null);
  switch (key) {
    case "player":
      return subject.player?.name ?? null;
    case "players":
      return subject.player?.name ?? null;
    case "player_id":
    case "player_ids":
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
