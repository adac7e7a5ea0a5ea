import { linksOfSeason } from "#domain/players/season-links.ts";
import { tileFigure } from "#domain/players/tile-figure.ts";
import { listed } from "#domain/printing/listed.ts";
import {
  type Answer,
  type AnswerCell,
  type AnswerColumn,
  cellValue,
} from "#domain/query/answer.ts";
import { namesOf } from "#domain/query/names.ts";
import type { BadQuery } from "#domain/query/parse.ts";
import { completeQuery } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import {
  COMPARE_PATH,
  type Compared,
  type ComparedKind,
  type Comparison,
  compare,
  compareAddress,
  comparedIn,
} from "./compare.ts";
import { type CompareForm, compareForm } from "./compare-form.ts";
import { type ComparedMeetings, comparedMeetings } from "./compare-meetings.ts";
import { type MonthChart, monthChart } from "./compare-months.ts";
import { leadingPairs, type SuggestedPair } from "./compare-pairs.ts";
import { figureHeads, onlyRow } from "./figure-rows.ts";
import { type AnswerFiles, addressAt } from "./place.ts";
import { figureText } from "./printed-cells.ts";
import { besideOf, readPartAsked, readQuestionData } from "./question-data.ts";
import { FINDER } from "./questions.ts";

/** One figure of all compared subjects. */
export interface ComparedFigure {
  text: string;
  title: string;
  /** `share` is that of the largest value, in percent; undefined for a figure without a bar. */
  cells: { text: string; isBest: boolean; share?: number }[];
}

export interface ComparePage {
  kind: ComparedKind;
  form: CompareForm;
  content:
    | {
        kind: "unfinished";
        pairs: Record<ComparedKind, SuggestedPair[]>;
        /** The seasons of the only player or team side by side; undefined before his first. */
        bySeason: { text: string; href: string } | undefined;
      }
    | { kind: "bad"; bad: BadQuery; choices: { text: string; href: string }[] }
    | { kind: "elsewhere"; href: string }
    | ComparedContent;
}

export interface ComparedContent {
  kind: "compared";
  href: string;
  title: string;
  /** The conditions on the games, in words; undefined without any. */
  narrowed: string | undefined;
  isPlayoffs: boolean;
  /** The comparison over the whole season; undefined unless all are without a game in this one. */
  whole: string | undefined;
  /** `team` is the abbreviation of the team in whose colors the subject is drawn, "" for none. */
  subjects: { short: string; href: string; team: string; tile: string | undefined }[];
  figures: ComparedFigure[];
  meetings: ComparedMeetings;
  months: MonthChart | undefined;
  notes: string[];
  files: AnswerFiles;
}

/** The comparison of two to four players or teams. */
export async function loadCompare(
  collections: Collections,
  search: URLSearchParams,
  parts?: Documents["parts"],
): Promise<View<ComparePage>> {
  const read = await readQuestionData(collections, readPartAsked(search, parts), besideOf(search));
  return viewOf(read, (data): ComparePage => {
    const read = compare(search, data);
    const named = comparedIn(search, data);
    const kind = named.ok ? named.value.kind : search.has("teams") ? "teams" : "players";
    const subjects = named.ok ? named.value.subjects : [];
    const form = compareForm(kind, subjects, search, data);
    return { kind, form, content: contentOf(read, kind, subjects, search, data) };
  });
}

function contentOf(
  read: ReturnType<typeof compare>,
  kind: ComparedKind,
  subjects: readonly Compared[],
  search: URLSearchParams,
  data: QuestionData,
): ComparePage["content"] {
  if (!read.ok)
    return { kind: "bad", bad: read.error, choices: choicesOf(read.error, kind, search) };
  if (read.value === undefined) {
    const pairs = { players: leadingPairs("players", data), teams: leadingPairs("teams", data) };
    const [only] = subjects;
    return {
      kind: "unfinished",
      pairs,
      bySeason: only && hasSeasons(only, data) ? bySeason(only, kind) : undefined,
    };
  }
  const { href, isOwnAddress } = read.value;
  return isOwnAddress ? comparedContent(read.value, data) : { kind: "elsewhere", href };
}

/** A player without these games has others unless he has completed no season. */
function hasSeasons({ value }: Compared, { lines, players }: QuestionData): boolean {
  if (lines.players.some(({ id }) => id === value)) return true;
  const player = players.find(({ id }) => id === value);
  return player === undefined || !/^(?:0|R.*)$/.test(player.yearsOfService);
}

/** A player's or a team's seasons side by side, which is how one is compared with himself. */
function bySeason({ name, value }: Compared, kind: ComparedKind) {
  const query = completeQuery({
    season: ALL_SEASONS,
    rows: kind === "players" ? "games" : "team-games",
    by: "season",
    conditions: kind === "players" ? { player: value } : { team: value },
  });
  return { text: `${name}, season by season`, href: addressAt(FINDER, query) };
}

/** The links for an ambiguous name: the same address with each possible player or team. */
function choicesOf({ choices, parameter }: BadQuery, kind: ComparedKind, search: URLSearchParams) {
  if (parameter !== kind) return [];
  return choices.map(({ value, name }) => {
    const others = search
      .getAll(kind)
      .flatMap((texts) => texts.split(","))
      .filter((text) => !meansOneOf(text, choices));
    const params = new URLSearchParams(search);
    params.set(kind, [...others, value].join(","));
    return { text: name, href: `${COMPARE_PATH}?${params}` };
  });
}

function meansOneOf(text: string, choices: BadQuery["choices"]): boolean {
  const wanted = text.trim().toLowerCase();
  return choices.every(({ name }) => name.toLowerCase().includes(wanted));
}

function comparedContent(comparison: Comparison, data: QuestionData): ComparedContent {
  const { kind, subjects, query, answers, advanced, href, files, answer } = comparison;
  const words = clausesOf(query, namesOf(data));
  return {
    kind: "compared",
    href,
    title:
      subjects.length === 2
        ? subjects.map(({ name }) => name).join(" vs. ")
        : listed(subjects.map(({ name }) => name)),
    narrowed: words.length === 0 ? undefined : words.join(", "),
    isPlayoffs: query.stage === "playoffs",
    whole: answers.some(({ rows }) => rows.length > 0)
      ? undefined
      : compareAddress(kind, subjects, { ...query, stage: "season", conditions: {}, figures: [] }),
    subjects: subjects.map((subject, at) => drawnSubject(subject, answers[at], data)),
    figures: [...figuresOf(answers), ...advancedFigures(advanced, answers)],
    meetings: comparedMeetings(comparison, data),
    months: monthChart(subjects, kind, query, data),
    notes: answer.notes,
    files,
  };
}

function drawnSubject(subject: Compared, answer: Answer | undefined, data: QuestionData) {
  const { short, value, name, teamId } = subject;
  const page = { short, href: pageOf(subject, data) };
  if (teamId !== undefined) return { ...page, team: value, tile: undefined };
  const row = answer?.rows[0]?.subject;
  const teamOfGames = row?.kind === "group" ? row.teamId : undefined;
  const team = data.teams.find(({ id }) => id === teamOfGames);
  const isCurrent = data.lines.season === data.seasonNow.current;
  const player = isCurrent ? data.players.find(({ id }) => id === value) : undefined;
  return { ...page, team: team?.abbreviation ?? "", tile: tileFigure(name, player, team) };
}

function pageOf({ name, teamId }: Compared, { seasonNow, lines }: QuestionData): string {
  const links = linksOfSeason(lines.season, seasonNow.current);
  return teamId === undefined ? links.player(name) : links.team({ id: teamId });
}

/** Every figure of all compared subjects, the best marked. */
function figuresOf(answers: readonly Answer[]): ComparedFigure[] {
  const rows = answers.map((answer) => onlyRow("", undefined, answer));
  const plain = (text: string, title: string, cells: string[]): ComparedFigure => ({
    text,
    title,
    cells: cells.map((cell) => ({ text: cell, isBest: false })),
  });
  const [first] = answers;
  if (first === undefined) return [];
  return [
    plain(
      "GP",
      "Games played",
      rows.map(({ games }) => games),
    ),
    {
      text: "W–L",
      title: "Won and lost",
      cells: marked(
        rows.map(({ record = "" }) => record),
        answers.map(shareWon),
        "more",
      ),
    },
    ...figureHeads(first).map(({ key, text, title }, at): ComparedFigure => {
      const column = first.columns.find((own) => own.key === key);
      const cells = rows.map((row) => row.cells[at] ?? "");
      const values = answers.map((answer) => printedValue(answer, key));
      return { text, title, cells: marked(cells, values, betterOf(column)) };
    }),
  ];
}

/** The figures that are compared beside those of the box score, where anyone has them. */
const ADVANCED: readonly string[] = ["ts", "usg", "ortg", "drtg", "netrtg"];

function advancedFigures(advanced: readonly Answer[], shown: readonly Answer[]): ComparedFigure[] {
  const [first] = advanced;
  const known = new Set(shown.flatMap(({ columns }) => columns.map(({ key }) => key)));
  return ADVANCED.filter((key) => !known.has(key)).flatMap((key): ComparedFigure[] => {
    const at = first?.columns.findIndex((column) => column.key === key) ?? -1;
    const column = first?.columns[at];
    if (column === undefined) return [];
    const values = advanced.map((answer) => printedValue(answer, key));
    if (values.every((value) => value === null)) return [];
    const texts = advanced.map(({ rows }) => figureText(column, rows[0]?.cells[at] ?? null));
    return [
      { text: column.name, title: column.title, cells: marked(texts, values, betterOf(column)) },
    ];
  });
}

function betterOf(column: AnswerColumn | undefined) {
  return column?.figure?.better ?? "neither";
}

/** A figure of an answer's only row, rounded so that figures that look equal are equal. */
function printedValue({ columns, rows }: Answer, key: string): AnswerCell {
  const at = columns.findIndex((column) => column.key === key);
  const column = columns[at];
  return column === undefined ? null : cellValue(column, rows[0]?.cells[at] ?? null);
}

function shareWon(answer: Answer): AnswerCell {
  const [wins, losses] = [Number(printedValue(answer, "w")), Number(printedValue(answer, "l"))];
  return wins + losses === 0 ? null : wins / (wins + losses);
}

function marked(
  texts: readonly string[],
  values: readonly AnswerCell[],
  better: "more" | "fewer" | "neither",
): ComparedFigure["cells"] {
  const known = values.filter((value) => typeof value === "number");
  const best = better === "more" ? Math.max(...known) : Math.min(...known);
  const most = Math.max(...known);
  const isOfAll = known.length < 2 || known.every((value) => value === best);
  return texts.map((text, at) => ({
    text,
    isBest: better !== "neither" && !isOfAll && values[at] === best,
    ...(typeof values[at] === "number" &&
      most > 0 && { share: Math.max(0, Math.round((100 * values[at]) / most)) }),
  }));
}
