import { queryParameters } from "#domain/query/address.ts";
import { setParts } from "#domain/query/conditions/conditions.ts";
import { namesOf } from "#domain/query/names.ts";
import { type BadQuery, badQuery, parseQuery } from "#domain/query/parse.ts";
import type { Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { askedParameters, type QuestionFormat, questionSearch } from "#domain/site/questions.ts";

/** A page of questions: its path, and the parameters that it implies. */
export interface Place {
  /** The path, with every name in its canonical spelling. */
  path: string;
  /** The parameters that the path implies; the query must not name them. */
  fixed: Readonly<Record<string, string>>;
  /** The page's defaults where they differ from the finder's. */
  usual?: Readonly<Partial<Record<UsualName, string>>>;
  /** Players' teams are printed by name, by code on phones, instead of by code everywhere. */
  namesTeams?: true;
  /** The default of `qualified` where it differs from the finder's. */
  qualified?: (query: Query) => boolean;
  /** Its figures can be those of a part of each game. */
  takesParts?: true;
}

export type UsualName = "rows" | "by" | "stage" | "per" | "columns" | "qualified" | "sort";

/** Parses the query of a place and an address's parameters. */
export function queryAt(
  { fixed, usual = {}, qualified, takesParts }: Place,
  search: URLSearchParams,
  data: QuestionData,
): Result<Query, BadQuery> {
  const asked = askedParameters(search);
  for (const [name, value] of Object.entries(fixed)) {
    if (asked.has(name)) return fail(badQuery(QUERY_ADVICE.setByPage(name), name));
    asked.set(name, value);
  }
  for (const [name, value] of Object.entries(usual)) if (!asked.has(name)) asked.set(name, value);
  const read = parseQuery(asked, namesOf(data));
  if (!read.ok) return read;
  const [part] = setParts(read.value.conditions);
  if (part !== undefined && !takesParts)
    return fail(badQuery(QUERY_ADVICE.wholeGames(part.name), part.name));
  if (qualified === undefined || asked.has("qualified")) return read;
  return ok({ ...read.value, qualified: qualified(read.value) });
}

/**
 * The canonical address of a query at a place. It includes the season, and omits the parameters
 * that the path implies and the place's defaults. `queryAt` parses it back.
 */
export function addressAt(place: Place, query: Query): string {
  return `${place.path}?${parametersAt(place, query)}`;
}

/** The parameters of a query's canonical address at a place. */
export function parametersAt(
  { fixed, usual = {}, qualified }: Place,
  query: Query,
): URLSearchParams {
  const params = queryParameters(query, qualified);
  for (const name of Object.keys(fixed)) params.delete(name);
  for (const [name, value] of Object.entries(usual) as [UsualName, string][]) {
    const own = TEXTS[name](query);
    if (own === value) params.delete(name);
    else params.set(name, own);
  }
  return params;
}

const TEXTS: Record<UsualName, (query: Query) => string> = {
  rows: ({ rows }) => rows,
  by: ({ by }) => by ?? "",
  stage: ({ stage }) => stage,
  per: ({ per }) => per,
  columns: ({ columns }) => columns,
  qualified: ({ qualified }) => (qualified ? "1" : "0"),
  sort: ({ sort }) => (sort.order === "desc" ? `-${sort.key}` : sort.key),
};

/** Returns whether a request used its query's own parameters; their order is ignored. */
export function areParametersOf(
  own: URLSearchParams,
  search: URLSearchParams,
  { seasonNow: { current } }: Pick<QuestionData, "seasonNow">,
): boolean {
  return questionSearch(own, current) === questionSearch(search, current);
}

/** The addresses of an answer's files, by format. */
export type AnswerFiles = Record<QuestionFormat, string>;

/** The files of a query at a place, from the first page. */
export function filesAt(place: Place, query: Query): AnswerFiles {
  return filesOf(place.path, parametersAt(place, { ...query, page: 1 }));
}

/** The files of a page by its path and parameters. */
export function filesOf(path: string, parameters: URLSearchParams): AnswerFiles {
  const search = parameters.size === 0 ? "" : `?${parameters}`;
  return { csv: `${path}.csv${search}`, json: `${path}.json${search}` };
}
