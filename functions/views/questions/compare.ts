import { listed } from "#domain/printing/listed.ts";
import { queryParameters } from "#domain/query/address.ts";
import type { Answer } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { type Found, namesOf, playerNamed, teamNamed } from "#domain/query/names.ts";
import { type BadQuery, badQuery } from "#domain/query/parse.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { askedParameters } from "#domain/site/questions.ts";
import { type AnswerFiles, areParametersOf, filesOf, type Place, queryAt } from "./place.ts";

export const COMPARE_PATH = "/nba/compare";

/** The kind of the compared subjects, which is also their parameter's name. */
export type ComparedKind = "players" | "teams";

/** One subject of a comparison: a player or a team. */
export interface Compared {
  /** A player's id, a team's abbreviation. */
  value: string;
  name: string;
  /** The short name for narrow columns: "Lakers". */
  short: string;
  /** The team's id; undefined for a player. */
  teamId: number | undefined;
}

/** Two to four players or teams over the same games. */
export interface Comparison {
  kind: ComparedKind;
  subjects: Compared[];
  /** The conditions that all subjects share. */
  query: Query;
  /** The answer for each subject; without rows for a subject without such a game. */
  answers: Answer[];
  /** The advanced figures of each subject. */
  advanced: Answer[];
  /** All subjects in one table. */
  answer: Answer;
  /** The canonical address of the page. */
  href: string;
  files: AnswerFiles;
  isOwnAddress: boolean;
}

/** An incomplete comparison, which names too few subjects. */
export interface Unfinished {
  kind: ComparedKind;
  subjects: Compared[];
}

export const MOST_COMPARED = 4;

const PLACES: Record<ComparedKind, Place> = {
  players: { path: COMPARE_PATH, fixed: { rows: "players" }, takesParts: true },
  teams: { path: COMPARE_PATH, fixed: { rows: "teams" }, takesParts: true },
};

/** Parses the subjects of an address. */
export function comparedIn(
  search: URLSearchParams,
  data: QuestionData,
): Result<Unfinished, BadQuery> {
  const asked = askedParameters(search);
  const kind = asked.has("teams") ? "teams" : "players";
  if (asked.has("teams") && asked.has("players"))
    return fail(badQuery(QUERY_ADVICE.mixedComparison, "teams"));
  const subjects = new Map<string, Compared>();
  for (const text of asked.getAll(kind).flatMap((value) => value.split(","))) {
    if (text.trim() === "") continue;
    const found = kind === "players" ? player(text, data) : team(text, data);
    if (!found.ok) return found;
    subjects.set(found.value.value, found.value);
  }
  if (subjects.size > MOST_COMPARED)
    return fail(badQuery(QUERY_ADVICE.tooManyCompared(MOST_COMPARED, kind), kind));
  return ok({ kind, subjects: [...subjects.values()] });
}

/** Compares the subjects of an address; undefined for fewer than two. */
export function compare(
  search: URLSearchParams,
  data: QuestionData,
): Result<Comparison | undefined, BadQuery> {
  const named = comparedIn(search, data);
  if (!named.ok) return named;
  const { kind, subjects } = named.value;
  const read = queryOf(kind, search, data);
  if (!read.ok) return read;
  if (subjects.length < 2) return ok(undefined);
  const query = read.value;
  const answersTo = (asked: Query) =>
    subjects.map((subject) => runQuery(queryFor(subject, kind, asked), data, 1));
  const answers = answersTo(query);
  const advanced = answersTo({ ...query, columns: "advanced" });
  const href = compareAddress(kind, subjects, query);
  const parameters = compareParameters(kind, subjects, query);
  const isOwnAddress = areParametersOf(parameters, search, data);
  const answer = onOffOf(subjects, query, answers, printedParameters(parameters), data);
  const files = filesOf(COMPARE_PATH, parameters);
  return ok({ kind, subjects, query, answers, advanced, answer, href, files, isOwnAddress });
}

function queryOf(
  kind: ComparedKind,
  search: URLSearchParams,
  data: QuestionData,
): Result<Query, BadQuery> {
  const others = new URLSearchParams(search);
  others.delete(kind);
  const read = queryAt(PLACES[kind], others, data);
  if (!read.ok) return read;
  const { by, conditions, groups } = read.value;
  const own = kind === "players" ? "player" : "team";
  if (conditions[own] !== undefined)
    return fail(badQuery(QUERY_ADVICE.comparedTwice(own, kind), own));
  if (by !== undefined) return fail(badQuery(QUERY_ADVICE.groupedComparison, "by"));
  if (groups.length > 0) return fail(badQuery(QUERY_ADVICE.comparisonOfGroups, groups[0]?.figure));
  return read;
}

/** The answer for the files of a comparison; fails for fewer than two subjects. */
export function comparisonAnswer(
  search: URLSearchParams,
  data: QuestionData,
): Result<Pick<Comparison, "answer" | "href" | "files" | "isOwnAddress">, BadQuery> {
  const read = compare(search, data);
  if (!read.ok) return read;
  if (read.value !== undefined) return ok(read.value);
  return fail(badQuery(QUERY_ADVICE.tooFewCompared(MOST_COMPARED), "players"));
}

/** The query for one subject of a comparison. */
function queryFor({ value }: Compared, kind: ComparedKind, query: Query): Query {
  const own = kind === "players" ? { player: value } : { team: value };
  const conditions = { ...query.conditions, ...own };
  return completeQuery({ ...query, conditions, sort: undefined, qualified: false, page: 1 });
}

/** The query for the single games of one subject. */
export function gamesQueryOf(subject: Compared, kind: ComparedKind, query: Query): Query {
  const { conditions } = queryFor(subject, kind, query);
  const rows = kind === "players" ? "games" : "team-games";
  const { season, stage, figures } = query;
  return completeQuery({ season, rows, stage, figures, conditions });
}

/** The canonical address of a comparison. */
export function compareAddress(
  kind: ComparedKind,
  subjects: readonly Pick<Compared, "value">[],
  query: Query,
): string {
  return `${COMPARE_PATH}?${printedParameters(compareParameters(kind, subjects, query))}`;
}

function printedParameters(parameters: URLSearchParams): string {
  // A comma needs no escape in a query.
  return String(parameters).replaceAll("%2C", ",");
}

function compareParameters(
  kind: ComparedKind,
  subjects: readonly Pick<Compared, "value">[],
  query: Query,
): URLSearchParams {
  const params = new URLSearchParams({ [kind]: subjects.map(({ value }) => value).join(",") });
  for (const [name, value] of queryParameters(query))
    if (!["rows", "sort", "page", "qualified"].includes(name)) params.append(name, value);
  return params;
}

/** All subjects in one table, for files. */
function onOffOf(
  subjects: readonly Compared[],
  query: Query,
  answers: readonly Answer[],
  address: string,
  data: QuestionData,
): Answer {
  const [first] = answers;
  if (first === undefined) throw new RangeError("nothing to compare");
  const rows = answers.flatMap((answer) => answer.rows);
  const conditions = clausesOf(query, namesOf(data));
  const sentence = [`${listed(subjects.map(({ name }) => name))} compared`, ...conditions].join(
    ", ",
  );
  return {
    ...first,
    query,
    address,
    sentence,
    notes: [...new Set(answers.flatMap(({ notes }) => notes))],
    rows: rows.map((row) => ({ ...row, rank: undefined })),
    total: rows.length,
    page: 1,
    pages: 1,
  };
}

/** A player of the games, or else one of the rosters, who has not played in them. */
function player(text: string, data: QuestionData): Result<Compared, BadQuery> {
  const played = playerNamed(text, data.lines.players);
  const found = played.kind === "none" ? playerNamed(text, data.players) : played;
  return oneOf(shortened(text), found, "players", (item) => ({
    value: item.id,
    name: item.name,
    short: item.name,
    teamId: undefined,
  }));
}

function team(text: string, data: QuestionData): Result<Compared, BadQuery> {
  const found = teamNamed(text, data.teams);
  return oneOf(shortened(text), found, "teams", (item) => ({
    value: item.abbreviation,
    name: item.fullName,
    short: item.name,
    teamId: item.id,
  }));
}

const LONGEST_NAME = 40;

function shortened(text: string): string {
  return text.trim().slice(0, LONGEST_NAME).toWellFormed();
}

const MOST_CHOICES = 8;

function oneOf<Item>(
  text: string,
  found: Found<Item>,
  kind: ComparedKind,
  compared: (item: Item) => Compared,
): Result<Compared, BadQuery> {
  if (found.kind === "found") return ok(compared(found.item));
  if (found.kind === "none") return fail(badQuery(QUERY_ADVICE.notCompared(text, kind), kind));
  const choices = found.items.slice(0, MOST_CHOICES).map(compared);
  return fail(
    badQuery(
      QUERY_ADVICE.severalCompared(text, found.items.length, kind),
      kind,
      choices.map(({ value, name }) => ({ value, name })),
    ),
  );
}
