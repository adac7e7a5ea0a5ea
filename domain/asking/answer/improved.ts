import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import { capital } from "#domain/printing/capital.ts";
import { listed } from "#domain/printing/listed.ts";
import type { Answer, AnswerRow } from "#domain/query/answer.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, nameOfRow, plain } from "./words.ts";

const MOST_ROWS = 25;

/** A ranking in a season. */
export interface RankedSeason {
  season: string;
  /** All rows by the figure. */
  answer: Answer;
}

/** The players or teams that improved a figure the most, of those with both seasons; undefined where none did. */
export function improvedAnswer(
  before: RankedSeason,
  now: RankedSeason,
  data: QuestionData,
): FactAnswer | undefined {
  const { key } = now.answer.query.sort;
  const figure = figureOf(key);
  const places = [before, now].map(({ answer }) =>
    answer.columns.findIndex((column) => column.key === key),
  );
  const [was = -1, is = -1] = places;
  if (figure === undefined || was < 0 || is < 0) return undefined;
  const earlier = new Map(before.answer.rows.map((row) => [idOf(row), row.cells[was]]));
  const sign = figure.better === "fewer" ? -1 : 1;
  const ranked = now.answer.rows
    .flatMap((row) => {
      const [from, to] = [earlier.get(idOf(row)), row.cells[is]];
      if (typeof from !== "number" || typeof to !== "number") return [];
      return [{ row, from, to, change: to - from }];
    })
    .toSorted((a, b) => sign * (b.change - a.change));
  const [first, ...others] = ranked;
  if (first === undefined || sign * first.change <= 0) return undefined;
  const decimals = now.answer.columns[is]?.decimals ?? 1;
  const text = (value: number) => value.toFixed(decimals);
  const changed = (change: number) => `${change > 0 ? "+" : "−"}${text(Math.abs(change))}`;
  const isMean = now.answer.query.per === "average" && figure.computation.kind === "count";
  const name = `${nameInSentence(key)}${isMean ? " per game" : ""}`;
  const next = others
    .slice(0, 2)
    .map((one) => `${nameOfRow(one.row, data)} ${changed(one.change)}`);
  const who = nameOfRow(first.row, data);
  return {
    headline: [
      plain(`${capital(who)} improved the most in ${name}: `),
      figureMark(changed(first.change)),
      plain(
        `, from ${text(first.from)} in ${before.season} to ${text(first.to)} in ${now.season}.`,
      ),
    ],
    deck: next.length === 0 ? undefined : `Next: ${listed(next)}.`,
    heads: [
      now.answer.query.rows === "teams" ? "Team" : "Player",
      before.season,
      now.season,
      "Change",
    ],
    rows: ranked.slice(0, MOST_ROWS).map(({ row, from, to, change }) => ({
      name: nameOfRow(row, data).replace(/^the /, ""),
      href: undefined,
      cells: [text(from), text(to), changed(change)],
    })),
  };
}

function idOf({ subject }: AnswerRow): string | undefined {
  if (subject.kind === "game") return undefined;
  return subject.player?.id ?? subject.teamId?.toString();
}
