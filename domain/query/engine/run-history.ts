import { columnFrom } from "#domain/columns.ts";
import { completedYears } from "#domain/dates.ts";
import { type CountColumn, columnsOf, type Figure } from "#domain/figures/figure.ts";
import { figureOf, isCount } from "#domain/figures/figures.ts";
import { sharedRanks } from "#domain/leaders/shared-ranks.ts";
import { memoize } from "#domain/memoize.ts";
import { asPrinted } from "#domain/season/figures.ts";
import { FIRST_YEAR, seasonName } from "#domain/season/season.ts";
import { isInSeasons } from "#domain/season/season-range.ts";
import { type AnswerCell, type AnswerColumn, cellOf, type Summary } from "../answer.ts";
import { setConditions } from "../conditions/conditions.ts";
import { teamOf } from "../names.ts";
import { type Basis, isOfWholeCareers, type Query, rankingKey } from "../query.ts";
import { factsOfPlayer, type QuestionData } from "../question-data.ts";
import { isWithin } from "../range.ts";
import { pageSlice } from "../say/page.ts";
import {
  type AllTimeCount,
  type AllTimeSeasons,
  NO_ALL_TIME,
  NOT_KEPT,
} from "../storage/all-time.ts";
import { figureColumn, figuresOf, groupColumns } from "./columns.ts";
import { type GroupSums, groupValues } from "./group-sums.ts";
import { historyRule } from "./history-rules.ts";
import { placesInOrder } from "./order.ts";
import { playersOfAll } from "./players-of-all.ts";
import type { AnswerPart } from "./run-games.ts";
import { countBetter } from "./run-groups.ts";

/** The rows of seasons since 1946-47 that are one row of an answer, a season or a career. */
interface Spans {
  /** The first and the last of its rows; between them are rows that conditions leave out. */
  first: Int32Array;
  last: Int32Array;
  /** The span of each row; -1 for a row that is left out. */
  of: Int32Array;
}

/** The seasons of a query's stage. */
function seasonsFor({ stage }: Query, { allTime, playoffTotals }: QuestionData): AllTimeSeasons {
  return (stage === "playoffs" ? playoffTotals : allTime) ?? NO_ALL_TIME;
}

/** One page of players' seasons or careers since 1946-47. */
export function runHistory(query: Query, data: QuestionData, perPage: number): AnswerPart {
  const allTime = seasonsFor(query, data);
  const spans = spansOf(query, data, allTime);
  const read = readerOf(spans, allTime);
  const kept = keptSpans(query, spans, read, allTime);
  const { page, pages, start, end } = pageSlice(kept.length, query.page, perPage);
  const sorted = sortValues(query, kept, spans, read, allTime);
  const places = placesInOrder(sorted, query.sort.order, start, end);
  const shown = places.map((place) => kept[place] as number);
  const figures = figuresOf(query, data.seasonNow);
  const columns = [...groupColumns(query), ...figures.map((one) => figureColumn(one, query))];
  const readShown = readerOf(spans, allTime, shown);
  const values = columns.map(({ figure }) => figure && readShown(figure, query.per));
  const ranks = ranksOf(query, sorted, places, start);
  return {
    columns,
    total: kept.length,
    page,
    pages,
    rows: shown.map((span, at) => {
      const row = spans.last[span] as number;
      const { player, team } = allTime.columns;
      const who = allTime.players[player[row] as number] ?? { id: "", name: "" };
      return {
        rank: ranks?.[at],
        subject: {
          kind: "season" as const,
          player: { id: who.id, name: who.name },
          teamId: allTime.teams[team[row] as number]?.id ?? 0,
          opponentId: undefined,
          label: String(textOf("season", span, spans, allTime)),
        },
        cells: columns.map(({ key }, column): AnswerCell => {
          const own = values[column];
          return own === undefined ? textOf(key, span, spans, allTime) : cellOf(own[at] as number);
        }),
        differences: undefined,
      };
    }),
    summary: summaryOf(kept, spans, columns, allTime),
    notes: [
      ...(query.qualified ? [historyRule(query).note] : []),
      ...sinceNotes(query, allTime),
      "Blank where the league didn't keep the stat.",
      query.rows.startsWith("aba")
        ? "The ABA's totals are no part of the NBA's."
        : "ABA seasons don't count.",
    ],
  };
}

/** The number of a query's seasons or careers on all pages. */
export function countHistory(query: Query, data: QuestionData): number {
  const allTime = seasonsFor(query, data);
  const spans = spansOf(query, data, allTime);
  return keptSpans(query, spans, readerOf(spans, allTime), allTime).length;
}

/** The spans of the rows that fulfil a query's conditions. */
function spansOf(query: Query, data: QuestionData, allTime: AllTimeSeasons): Spans {
  const isIncluded = rowTest(query, data, allTime);
  const isOfCareers = isOfWholeCareers(query.rows);
  const of = new Int32Array(allTime.size).fill(-1);
  const [first, last]: [number[], number[]] = [[], []];
  const { player, year } = allTime.columns ?? {};
  for (let row = 0; row < allTime.size; row += 1) {
    if (!isIncluded(row)) continue;
    const before = last.at(-1);
    const isSame =
      before !== undefined &&
      player[before] === player[row] &&
      (isOfCareers || year[before] === year[row]);
    if (isSame) last[last.length - 1] = row;
    else {
      first.push(row);
      last.push(row);
    }
    of[row] = last.length - 1;
  }
  return { first: Int32Array.from(first), last: Int32Array.from(last), of };
}

function rowTest(query: Query, data: QuestionData, allTime: AllTimeSeasons) {
  const { conditions, season, rows } = query;
  const { teams, columns, players } = allTime;
  const teamId = conditions.team && teamOf(conditions.team, { ...NO_NAMES, teams: data.teams })?.id;
  const isOfAba = rows.startsWith("aba");
  const isOfTeam = teams.map(
    (team) => team.isOfAba === isOfAba && (teamId === undefined || team.id === teamId),
  );
  const isOfSeason = new Map<number, boolean>();
  const inSeasons = (year: number) => {
    const known = isOfSeason.get(year) ?? isInSeasons(seasonName(year), season);
    isOfSeason.set(year, known);
    return known;
  };
  const traits = setConditions(conditions).flatMap(({ condition: { tested }, value }) =>
    tested.of === "players" ? [tested.test(value)] : [],
  );
  const signed = new Set(traits.length > 0 ? data.players.map(({ id }) => id) : []);
  const firstYears = traits.length > 0 ? firstYearsOf(allTime) : [];
  const fulfils = (row: number) => {
    const place = columns.player[row] as number;
    const player = players[place];
    if (player === undefined) return false;
    const facts = {
      ...(factsOfAll(allTime)[place] as ReturnType<typeof factsOfPlayer>),
      age: ageIn(row, allTime),
      isActive: signed.has(player.id),
      isRookie: columns.year[row] === firstYears[place],
    };
    return traits.every((test) => test(player, facts, undefined));
  };
  // One comparison a row leaves out all others before the traits are tested.
  const only = conditions.player && players.findIndex(({ id }) => id === conditions.player);
  return (row: number) =>
    (only === undefined || columns.player[row] === only) &&
    isOfTeam[columns.team[row] as number] === true &&
    inSeasons(columns.year[row] as number) &&
    (traits.length === 0 || fulfils(row));
}

const NO_NAMES = { season: "", current: "", players: [] };

const factsOfAll = memoize((all: AllTimeSeasons) =>
  playersOfAll(all).map((player) => factsOfPlayer(player)),
);

/** The year of each player's first season, of whatever league. */
const firstYearsOf = memoize(({ players, columns: { player, year } }: AllTimeSeasons) => {
  const first = players.map(() => Number.POSITIVE_INFINITY);
  for (const [row, place] of player.entries())
    first[place] = Math.min(first[place] ?? 0, year[row] as number);
  return first;
});

/** A player's age on February 1 of a row's season; undefined where his birth is not known. */
function ageIn(row: number, { columns, players }: AllTimeSeasons): number | undefined {
  const born = players[columns.player[row] as number]?.born ?? "";
  return born === ""
    ? undefined
    : completedYears(born, `${(columns.year[row] as number) + 1}-02-01`);
}

type Reader = (figure: Figure, per: Basis) => Float64Array;

/**
 * Reads a figure of spans, of all of them or of some in their order; NaN where no row has its counts, or
 * where they are known of different rows.
 */
function readerOf(
  { first, last, of }: Spans,
  { columns }: AllTimeSeasons,
  some?: readonly number[],
): Reader {
  const size = some?.length ?? first.length;
  /** Adds up a value of each span's rows. */
  const summed = (value: (row: number) => number) => {
    const sums = new Float64Array(size);
    for (let at = 0; at < size; at += 1) {
      const span = some?.[at] ?? at;
      const to = last[span] as number;
      let sum = 0;
      for (let row = first[span] as number; row <= to; row += 1)
        if (of[row] === span) sum += value(row);
      sums[at] = sum;
    }
    return sums;
  };
  const { games: played } = columns ?? {};
  const games = summed((row) => played[row] as number);
  const sums: GroupSums = { games: Uint32Array.from(games), columns: new Map() };
  const add = (column: CountColumn) => {
    if (sums.columns.has(column)) return;
    const own = columns[column === "sec" ? "minutes" : (column as AllTimeCount)];
    const factor = column === "sec" ? 60 : 1;
    sums.columns.set(column, {
      sum: summed((row) => (own[row] === NOT_KEPT ? 0 : factor * (own[row] as number))),
      missing: summed((row) => (own[row] === NOT_KEPT ? (played[row] as number) : 0)),
    });
  };
  return (figure, per) => {
    if (figure.key === "gp") return games;
    const names = columnsOf(figure);
    for (const name of per === "per36" ? [...names, "sec" as const] : names) add(name);
    const values = groupValues(figure, sums, per);
    const [one, ...others] = names.map((name) => sums.columns.get(name)?.missing);
    for (const other of others)
      for (let at = 0; at < size; at += 1) if (one?.[at] !== other?.[at]) values[at] = Number.NaN;
    return values;
  };
}

/** The spans that fulfil the ranges of figures, qualify, and have the figure that sorts them. */
function keptSpans(query: Query, spans: Spans, read: Reader, allTime: AllTimeSeasons): Int32Array {
  const kept = new Uint8Array(spans.first.length).fill(1);
  const drop = (stays: (span: number) => boolean) => {
    for (let span = 0; span < kept.length; span += 1) if (!stays(span)) kept[span] = 0;
  };
  for (const { figure: key, of, range } of query.groups) {
    const figure = figureOf(key);
    const values = figure && read(figure, of === "total" ? "total" : "average");
    if (values) drop((span) => isWithin(values[span] as number, range));
  }
  const sorted = figureOf(query.sort.key);
  if (sorted !== undefined) {
    const values = read(sorted, query.per);
    drop((span) => !Number.isNaN(values[span]));
  }
  if (query.qualified) {
    const rule = historyRule(query);
    const games = read(figureOf("gp") as Figure, "total");
    const totals = rule.count && read(rule.count, "total");
    const most = mostGames(query, spans, games, allTime);
    drop((span) =>
      rule.qualifies(
        { games: games[span] as number, total: totals?.[span] ?? 0 },
        most(span),
        seasonName(allTime.columns.year[spans.last[span] as number] as number),
      ),
    );
  }
  const found: number[] = [];
  for (let span = 0; span < kept.length; span += 1) if (kept[span] === 1) found.push(span);
  return Int32Array.from(found);
}

/** The most games of anyone: in a span's season, or in all of the seasons asked for. */
function mostGames(
  { rows }: Query,
  { last }: Spans,
  games: Float64Array,
  { columns: { year } }: AllTimeSeasons,
): (span: number) => number {
  const most = new Map<number, number>();
  const keyOf = (span: number) =>
    isOfWholeCareers(rows) ? 0 : (year[last[span] as number] as number);
  for (let span = 0; span < games.length; span += 1)
    most.set(keyOf(span), Math.max(most.get(keyOf(span)) ?? 0, games[span] as number));
  return (span) => most.get(keyOf(span)) ?? 0;
}

function sortValues(
  { sort, per }: Query,
  kept: Int32Array,
  { first, last }: Spans,
  read: Reader,
  allTime: AllTimeSeasons,
): Float64Array {
  const figure = figureOf(sort.key);
  if (figure !== undefined) {
    const values = read(figure, per);
    return columnFrom(Float64Array, kept, (span) => values[span] as number);
  }
  const { player, team, year } = allTime.columns;
  const names = sort.key === "player" ? allTime.players : allTime.teams;
  const texts = names.map((one) => ("name" in one ? one.name : one.code));
  const order = new Map(texts.toSorted().map((text, at) => [text, at]));
  const by: Record<string, (span: number) => number> = {
    player: (span) => order.get(texts[player[last[span] as number] as number] ?? "") ?? 0,
    team: (span) => order.get(texts[team[last[span] as number] as number] ?? "") ?? 0,
    season: (span) => year[first[span] as number] as number,
    age: (span) => ageOnDay(last[span] as number, allTime),
  };
  return columnFrom(Float64Array, kept, (span) => by[sort.key]?.(span) ?? Number.NaN);
}

/** An age with its days, by which the older of two of an age comes first. */
function ageOnDay(row: number, { columns, players }: AllTimeSeasons): number {
  const born = players[columns.player[row] as number]?.born ?? "";
  return Date.UTC((columns.year[row] as number) + 1, 1, 1) - Date.parse(born || "invalid");
}

/**
 * Ranks by the exact sorting figure, as the league ranks careers: Jordan's 30.12 points a game are ahead of
 * Chamberlain's 30.07. Undefined where rows are in another order.
 */
function ranksOf(query: Query, sorted: Float64Array, places: readonly number[], start: number) {
  if (figureOf(query.sort.key) === undefined) return undefined;
  const exact = places.map((place) => asPrinted(sorted[place] as number, EXACT));
  // The first rows of a page may share their rank with the last of the page before.
  const before = start === 0 ? 0 : countBetter(sorted, exact[0], query.sort.order, EXACT);
  return sharedRanks(exact).map((rank) => (rank === 1 ? before + 1 : start + rank));
}

/** Decimals beyond which figures differ by the arithmetic alone. */
const EXACT = 9;

function textOf(
  key: string,
  span: number,
  { of, first, last }: Spans,
  allTime: AllTimeSeasons,
): AnswerCell {
  const [from, to] = [first[span] as number, last[span] as number];
  const { player, team, year } = allTime.columns;
  const who = allTime.players[player[to] as number];
  const season = (row: number) => seasonName(year[row] as number);
  switch (key) {
    case "player":
      return who?.name ?? null;
    case "player_id":
      return who?.id ?? null;
    case "team": {
      const codes = new Set<string>();
      for (let row = from; row <= to; row += 1)
        if (of[row] === span) codes.add(allTime.teams[team[row] as number]?.code ?? "");
      return [...codes].join(" ");
    }
    case "season":
      return season(from) === season(to) ? season(from) : `${season(from)} to ${season(to)}`;
    case "age":
      return String(ageIn(to, allTime) ?? "");
    default:
      return null;
  }
}

function summaryOf(
  kept: Int32Array,
  { last }: Spans,
  columns: readonly AnswerColumn[],
  { columns: of }: AllTimeSeasons,
): Summary {
  const subjects = new Set(Array.from(kept, (span) => of.player[last[span] as number])).size;
  return { games: 0, wins: 0, losses: 0, subjects, cells: columns.map(() => null) };
}

/** Since when the figures of a question are known, where not since the first season. */
function sinceNotes(query: Query, allTime: AllTimeSeasons): string[] {
  const keys = new Set([rankingKey(query), ...query.groups.map(({ figure }) => figure)]);
  return [...keys].flatMap((key) => {
    const figure = figureOf(key);
    if (figure === undefined || query.rows.startsWith("aba") || query.stage === "playoffs")
      return [];
    const since = Math.max(0, ...columnsOf(figure).map(firstYearIn(allTime)));
    const verb = isCount(figure) ? "are" : "is";
    return Number.isFinite(since) && since > FIRST_YEAR
      ? [`${figure.name} ${verb} known since ${seasonName(since)}.`]
      : [];
  });
}

/** The first season in which the NBA kept a count. */
const firstYearIn = memoize(({ columns: { year, team, ...columns }, teams }: AllTimeSeasons) => {
  const known = new Map<CountColumn, number>();
  return (column: CountColumn): number => {
    const own = columns[column === "sec" ? "minutes" : (column as AllTimeCount)];
    let first = known.get(column) ?? Number.POSITIVE_INFINITY;
    if (known.has(column)) return first;
    for (const [row, value] of own.entries())
      if (value !== NOT_KEPT && teams[team[row] as number]?.isOfAba === false)
        first = Math.min(first, year[row] as number);
    known.set(column, first);
    return first;
  };
});
