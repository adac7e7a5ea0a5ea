import { improvedAnswer } from "#domain/asking/answer/improved.ts";
import type { ImprovedAsked } from "#domain/asking/read/history-asked.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { understand } from "#domain/asking/understand.ts";
import { nameInSentence } from "#domain/figures/figures.ts";
import type { Answer } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { Query } from "#domain/query/query.ts";
import { completeQuery } from "#domain/query/query.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import { seasonOfRequest } from "#functions/data/season-of-request.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import type { Asked, AskReads } from "./asked-of.ts";
import { historyFact } from "./history-fact.ts";

/** The answer about improvement from one season to another; undefined where the figure has no ranking. */
export async function loadImproved(
  reads: AskReads,
  { questions, seasons }: ImprovedAsked,
  text: string,
): Promise<View<Asked> | undefined> {
  const read = await readQuestionData(reads.collections);
  if (!read.ok) return UNAVAILABLE;
  const data = read.value.values;
  const vocabulary = vocabularyOf(data);
  const [query] = questions.flatMap((question) => {
    const asked = understand(question, vocabulary);
    const isRanking = asked.kind === "query" && asked.wish.kind === "leaders";
    return isRanking ? [asked.query] : [];
  });
  if (query === undefined) return undefined;
  const { current } = data.seasonNow;
  const [before, now] = seasons ?? [seasonName(yearOfSeason(current) - 1), current];
  const [was, is] = await Promise.all(
    [before, now].map((season) => answerIn(reads, season, query)),
  );
  if (was === undefined || is === undefined) return undefined;
  const answer = improvedAnswer({ season: before, answer: was }, { season: now, answer: is }, data);
  if (answer === undefined) return undefined;
  return historyFact({
    text,
    reading: `biggest improvement in ${nameInSentence(query.sort.key)} from ${before} to ${now}`,
    answer,
    eyebrow: `${before} to ${now}`,
    path: undefined,
    data,
    updatedAt: read.value.updatedAt,
  });
}

/** All rows of a ranking in a season that is held. */
async function answerIn(
  reads: AskReads,
  season: string,
  query: Query,
): Promise<Answer | undefined> {
  const isNow = season === reads.collections.seasonNow.current;
  const asked = isNow
    ? ({ kind: "current" } as const)
    : ({ kind: "past", season, isInPath: false } as const);
  const held = await seasonOfRequest(asked, reads);
  if (held.kind !== "held") return undefined;
  const read = await readQuestionData(held.collections);
  if (!read.ok) return undefined;
  const { values } = read.value;
  return runQuery(
    completeQuery({ ...query, season, page: 1 }),
    values,
    values.lines.players.length,
  );
}
