import { nameInSentence } from "#domain/figures/figures.ts";
import { memoize } from "#domain/memoize.ts";
import { capital } from "#domain/printing/capital.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { AnswerColumn } from "#domain/query/answer.ts";
import type { Basis } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { askAt } from "../questions/load-question.ts";
import { figureText } from "../questions/printed-cells.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { ALL_TIME } from "../questions/questions.ts";
import type { HeldRecord } from "../records/held-record.ts";

/** The worst place of all time that is told. */
const LAST_TOLD = 250;
/** The places of a player that are shown, his best ones. */
const SHOWN = 6;

const RANKED: readonly [key: string, per: Basis][] = [
  ["pts", "average"],
  ["reb", "average"],
  ["ast", "average"],
  ...["pts", "reb", "ast", "stl", "blk", "fg3m", "fgm", "ftm", "gp"].map((key): [string, Basis] => [
    key,
    "total",
  ]),
];

/** A player's best places among all careers since 1946-47; empty below the 250th, and when unreadable. */
export async function loadAllTimeRanks(
  collections: Collections,
  id: string,
): Promise<HeldRecord[]> {
  const read = await readQuestionData(collections, undefined, { withAllTime: true });
  if (!read.ok) return [];
  const { allTime } = read.value.values;
  const places = allTime && placesOf(allTime)(read.value.values).get(id);
  return (places ?? []).toSorted((a, b) => a.rank - b.rank).slice(0, SHOWN);
}

type Place = HeldRecord & { rank: number };

/** The places of every player, found once for the same careers. */
const placesOf = memoize((_allTime: NonNullable<QuestionData["allTime"]>) => {
  let places: ReadonlyMap<string, Place[]> | undefined;
  return (data: QuestionData) => {
    places ??= everyPlace(data);
    return places;
  };
});

function everyPlace(data: QuestionData): ReadonlyMap<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const [key, per] of RANKED) {
    const search = new URLSearchParams({ per, sort: `-${key}` });
    const asked = askAt(ALL_TIME, search, data, LAST_TOLD);
    if (asked.kind === "bad") throw new Error(`The careers by ${key}: ${asked.bad.sentence}`);
    const { columns, rows } = asked.answer;
    const at = columns.findIndex((column) => column.key === key);
    const column = columns[at] as AnswerColumn;
    const label = capital(nameInSentence(key)) + (per === "average" ? " per game" : "");
    for (const { subject, rank = 0, cells } of rows) {
      const id = subject.player?.id ?? "";
      const figure = figureText(column, cells[at] ?? null);
      const words = `${ordinal(rank)} all-time`;
      const holder = { figure, words, name: "", href: undefined };
      const place = { rank, label, href: asked.href, rows: [holder], isTied: false };
      places.set(id, [...(places.get(id) ?? []), place]);
    }
  }
  return places;
}
