import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import { capital } from "#domain/printing/capital.ts";
import { namesOf } from "#domain/query/names.ts";
import {
  type Basis,
  completeQuery,
  isOfWholeCareers,
  type Query,
  type Rows,
} from "#domain/query/query.ts";
import { basisWords, orderWord } from "#domain/query/say/figures.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { View } from "../page/view.ts";
import { type AnswerTable, answerTable } from "../questions/answer-table.ts";
import { loadQuestion } from "../questions/load-question.ts";
import { type AnswerFiles, addressAt, type Place } from "../questions/place.ts";

interface Choice {
  text: string;
  href: string;
  isCurrent: boolean;
}

/** The leaders of all time in one figure: of careers or single seasons, of the NBA or the ABA. */
export type AllTimePage = { href: string; isOwnAddress: boolean } & (
  | { kind: "bad"; sentence: string }
  | {
      kind: "found";
      /** "Most points in a career". */
      title: string;
      /** The conditions in words; "" for none. */
      conditions: string;
      rows: Choice[];
      groups: { title: string; lists: Choice[] }[];
      table: AnswerTable;
      files: AnswerFiles;
    }
);

const ROWS: readonly [rows: Rows, text: string][] = [
  ["careers", "Careers"],
  ["seasons", "Single seasons"],
  ["aba-careers", "ABA careers"],
  ["aba-seasons", "ABA seasons"],
];

const LISTS: readonly { title: string; per: Basis; keys: readonly string[] }[] = [
  {
    title: "Totals",
    per: "total",
    keys: "pts reb ast stl blk fg3m fgm ftm oreb dreb tov pf min gp".split(" "),
  },
  { title: "Per game", per: "average", keys: "pts reb ast stl blk fg3m tov min".split(" ") },
  { title: "Shooting", per: "average", keys: "fgpct fg3pct ftpct efg ts".split(" ") },
];

/** Answers the address of the leaders of all time. */
export async function loadAllTime(
  collections: Collections,
  search: URLSearchParams,
): Promise<View<AllTimePage>> {
  const view = await loadQuestion(collections, "all-time", { placeholders: {}, search });
  if (view.kind !== "ready") return view;
  const { page: asked } = view;
  if (asked.kind === "bad") {
    const { path: href } = asked.place;
    const bad = { kind: "bad", href, isOwnAddress: true, sentence: asked.bad.sentence } as const;
    return { ...view, page: bad };
  }
  const { answer, place, data, href, files, isOwnAddress } = asked;
  const { query } = answer;
  const { per: _, ...said } = query;
  const page: AllTimePage = {
    kind: "found",
    href,
    files,
    isOwnAddress,
    title: titleOf(query),
    conditions: clausesOf({ ...said, per: "average" }, namesOf(data)).join(", "),
    rows: ROWS.map(([rows, text]) => ({
      text,
      href: addressAt(place, again(query, { rows })),
      isCurrent: rows === query.rows,
    })),
    groups: LISTS.map(({ title, per, keys }) => ({
      title,
      lists: keys.map((key) => choiceOf(key, per, query, place)),
    })),
    table: answerTable(asked),
  };
  return { ...view, page };
}

function choiceOf(key: string, per: Basis, query: Query, place: Place): Choice {
  const isPer = per === query.per || key.endsWith("pct") || key === "efg" || key === "ts";
  return {
    text: figureOf(key)?.name ?? key,
    href: addressAt(place, again(query, { per, sort: { key, order: "desc" } })),
    isCurrent: key === query.sort.key && isPer,
  };
}

/** The same question of other rows or another figure, with the usual minimum. */
function again(query: Query, change: Partial<Query>): Query {
  const { qualified: _, ...asked } = query;
  return completeQuery({ ...asked, groups: [], ...change, page: 1 });
}

/** "Most points per game in a season of the ABA". */
function titleOf({ sort, per, rows }: Query): string {
  const figure = figureOf(sort.key);
  const of = isOfWholeCareers(rows) ? "career" : "season";
  const league = rows.startsWith("aba") ? " of the ABA" : "";
  if (figure === undefined) return `All ${of}s${league}`;
  const basis = per === "total" ? "" : basisWords(sort.key, per);
  const words = `${orderWord(sort.key, sort.order)} ${nameInSentence(sort.key)}${basis}`;
  return `${capital(words)} in a ${of}${league}`;
}
