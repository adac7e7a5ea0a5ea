import { queryParameters } from "../../../domain/query/address.ts";
import { type BadQuery, parseQuery } from "../../../domain/query/parse.ts";
import type { Query } from "../../../domain/query/query.ts";
import type { QuestionData } from "../../../domain/query/question-data.ts";
import { fail, type Result } from "../../../domain/result.ts";
import { askedParameters, questionSearch } from "../../../domain/site/questions.ts";
import { namesOf } from "./question-data.ts";

/** A page of questions: its address without a query, and what that asks by itself. */
export interface Place {
  /** Every name in its own spelling. */
  path: string;
  /** Parameters that the path stands for: its query cannot ask otherwise. */
  fixed: Readonly<Record<string, string>>;
  /** What is meant where the query does not say, other than in the finder. */
  usual?: Readonly<Partial<Record<UsualName, string>>>;
}

export type UsualName = "stage" | "per" | "columns" | "qualified" | "sort";

/** The query of a place and the parameters of its address. */
export function queryAt(
  { fixed, usual = {} }: Place,
  search: URLSearchParams,
  data: QuestionData,
): Result<Query, BadQuery> {
  const asked = askedParameters(search);
  for (const [name, value] of Object.entries(fixed)) {
    if (asked.has(name)) return fail(foreign(name));
    asked.set(name, value);
  }
  for (const [name, value] of Object.entries(usual)) if (!asked.has(name)) asked.set(name, value);
  return parseQuery(asked, namesOf(data));
}

function foreign(parameter: string): BadQuery {
  const sentence = `"${parameter}" is given by the page: ask for another in the finder.`;
  return { kind: "bad-query", parameter, sentence, choices: [] };
}

/**
 * The one address of a query at a place, the season in it: what the path stands for and what is
 * usual there is left out. `queryAt` reads it back.
 */
export function addressAt({ path, fixed, usual = {} }: Place, query: Query): string {
  const params = queryParameters(query);
  for (const name of Object.keys(fixed)) params.delete(name);
  for (const [name, value] of Object.entries(usual) as [UsualName, string][]) {
    const own = TEXTS[name](query);
    if (own === value) params.delete(name);
    else params.set(name, own);
  }
  return `${path}?${params}`;
}

const TEXTS: Record<UsualName, (query: Query) => string> = {
  stage: ({ stage }) => stage,
  per: ({ per }) => per,
  columns: ({ columns }) => columns,
  qualified: ({ qualified }) => (qualified ? "1" : "0"),
  sort: ({ sort }) => (sort.order === "desc" ? `-${sort.key}` : sort.key),
};

/** Whether a query was asked for in its own address, the order of the parameters aside. */
export function isAddressOf(address: string, search: URLSearchParams): boolean {
  return questionSearch(searchOf(address)) === questionSearch(search);
}

/** The parameters of an address. */
export function searchOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split("?")[1] ?? "");
}

/** The same answer for machines: the address with the ending of a format, its first page. */
export function fileOf(address: string, format: string): string {
  const [path = "", query = ""] = address.split("?");
  const params = new URLSearchParams(query);
  params.delete("page");
  return `${path}.${format}?${params}`;
}
