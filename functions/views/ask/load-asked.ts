import { answerFact } from "../../../domain/asking/answer/fact.ts";
import type { FactData } from "../../../domain/asking/answer/fact-data.ts";
import { inASeason, rankedSeasons } from "../../../domain/asking/answer/in-a-season.ts";
import { nextQuestions } from "../../../domain/asking/answer/next-questions.ts";
import { answerQuery } from "../../../domain/asking/answer/sentence.ts";
import {
  type OfSeason,
  type RecordAsked,
  recordAskedIn,
  seasonsNamedIn,
} from "../../../domain/asking/read/named-season.ts";
import { vocabularyOf } from "../../../domain/asking/read/vocabulary.ts";
import { understand } from "../../../domain/asking/understand.ts";
import type {
  Ambiguous,
  AnswerSentence,
  AskedFact,
  AskedPage,
  AskedQuery,
  FactAnswer,
  FactDocument,
  Refused,
} from "../../../domain/asking/understanding.ts";
import { latestUpdate } from "../../../domain/dates.ts";
import { easternMidnightAfter } from "../../../domain/eastern-days.ts";
import { figureOf } from "../../../domain/figures/figures.ts";
import type { Answer } from "../../../domain/query/answer.ts";
import { ROWS_PER_PAGE } from "../../../domain/query/page.ts";
import type { QuestionData } from "../../../domain/query/question-data.ts";
import { NO_POSTSEASON } from "../../../domain/season/postseason.ts";
import { scheduleOf } from "../../../domain/season/schedule.ts";
import { ALL_SEASONS, isSeveral, seasonRange } from "../../../domain/season/season-range.ts";
import type { Collections } from "../../data/cached-collections.ts";
import type { Documents } from "../../data/cached-documents.ts";
import { seasonOfRequest } from "../../data/season-of-request.ts";
import { gather, orElse } from "../gather.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { seasonGames } from "../season-games.ts";
import { UNAVAILABLE, type View } from "../view.ts";
import { wishedBy } from "./wished.ts";

/** The sources of the answers to questions in words. */
export interface AskReads {
  collections: Collections;
  documents: Documents;
  /** The time of the answer, in ms since 1970. */
  now: number;
  /** Records a moment, in ms since 1970, from which an answer would read differently. */
  holdUntil(moment: number): void;
}

/** The result of a question in words: an answer, a choice of meanings, or a refusal. */
export type Asked = AnsweredQuery | AnsweredFact | AnsweredPage | Ambiguous | Refused;

interface Answered {
  /** Computes the follow-up questions, which only the page shows. */
  next: () => readonly string[];
}

export interface AnsweredQuery extends Answered {
  kind: "query";
  asked: AskedQuery;
  answer: Answer;
  sentence: AnswerSentence;
  data: QuestionData;
}

export interface AnsweredFact extends Answered {
  kind: "fact";
  asked: AskedFact;
  answer: FactAnswer;
  data: QuestionData;
}

export interface AnsweredPage extends Answered {
  kind: "page";
  asked: AskedPage;
}

/**
 * Parses a question in words and answers it. A question that the current season refuses, and that
 * names a past one or several, is answered from their games; so is one by season.
 */
export async function loadAsked(
  reads: AskReads,
  question: string,
  rowsPerPage = ROWS_PER_PAGE,
): Promise<View<Asked>> {
  const now = await askedOf(reads, question, rowsPerPage);
  if (now.kind !== "ready") return now;
  const isBySeason =
    now.page.kind === "query"
      ? now.page.asked.query.by === "season"
      : now.page.kind === "choice" && BY_SEASON.test(question);
  if (now.page.kind !== "refused" && !isBySeason) return now;
  const record = isBySeason ? undefined : recordAskedIn(question);
  const best = record && (await askedOfPast(reads, record, rowsPerPage));
  const named = isBySeason ? { season: ALL_SEASONS, question } : seasonsNamedIn(question);
  return best ?? (named && (await askedOfPast(reads, named, rowsPerPage))) ?? now;
}

/** A name may be clear over all seasons where it is not in the current one. */
const BY_SEASON = /\bby season\b/i;

/** The answer from other seasons' games; undefined for a season or a question without one. */
async function askedOfPast(
  reads: AskReads,
  named: OfSeason | RecordAsked,
  rowsPerPage: number,
): Promise<View<Asked> | undefined> {
  const { season, question } = named;
  const isOfSeveral = isSeveral(season);
  const asked = isOfSeveral
    ? ({ kind: "several", seasons: season } as const)
    : ({ kind: "past", season, isInPath: false } as const);
  const held = await seasonOfRequest(asked, reads, { takesSeveralSeasons: true });
  if (held.kind !== "held") return undefined;
  const view = await askedOf(
    { ...reads, ...held },
    question,
    rowsPerPage,
    isOfSeveral ? season : undefined,
  );
  if (view.kind === "unavailable") return view;
  if (view.kind !== "ready") return undefined;
  const inSeasons = isOfSeveral ? seasonsAsked(season) : season;
  const ofSeasons = <Of extends { question: string }>(choice: Of): Of => ({
    ...choice,
    question: `${choice.question} ${inSeasons}`.trim(),
  });
  if (view.page.kind === "choice")
    return { ...view, page: { ...view.page, choices: view.page.choices.map(ofSeasons) } };
  if (view.page.kind !== "query") return undefined;
  const { asked: query, data } = view.page;
  // "On Christmas" is read as a day of the current season.
  const { from, to } = query.query.conditions;
  const [first, last] = [data.lines.games[0], data.lines.games.at(-1)];
  if (isOfSeveral && (from !== undefined || to !== undefined)) return undefined;
  if (isOutside(from, first?.date, last?.date) || isOutside(to, first?.date, last?.date))
    return undefined;
  if (wishedBy(query).some(isRating)) return undefined;
  const since = isOfSeveral ? firstHeld(season, data) : undefined;
  const namesakes = (query.namesakes ?? []).map(ofSeasons);
  // The page of a player or a team is about the current season.
  const ofPast = { ...query, namesakes, path: undefined };
  const found = "order" in named ? bestSeasons(view.page, named, rowsPerPage) : view.page;
  if (found === undefined) return undefined;
  const { answer, sentence } = found;
  return {
    ...view,
    page: {
      ...view.page,
      answer,
      asked: { ...ofPast, query: answer.query },
      sentence: since === undefined ? sentence : sentenceSince(since, sentence),
      next: () => [],
    },
  };
}

/** The same question about single seasons; undefined where it ranks none. */
function bestSeasons(
  { asked: { query }, data }: Pick<AnsweredQuery, "asked" | "data">,
  { order }: RecordAsked,
  rowsPerPage: number,
): Pick<AnsweredQuery, "answer" | "sentence"> | undefined {
  const answer = rankedSeasons(query, order, data, rowsPerPage);
  const sentence = answer && inASeason(answer, data);
  return answer && sentence && { answer, sentence };
}

/** Several seasons as `seasonsNamedIn` reads them. */
function seasonsAsked(name: string): string {
  const { first = "", last = "" } = seasonRange(name) ?? {};
  if (first === "") return "of all time";
  return last === "" ? `since ${first}` : `from ${first} to ${last}`;
}

/** The first season that is held, for questions such as "career high" that name none. */
function firstHeld(name: string, { lines: { parts } }: QuestionData): string | undefined {
  return seasonRange(name)?.first === "" ? parts?.[0]?.season : undefined;
}

/** The sentence with the season since which it holds: what came before is not known. */
function sentenceSince(season: string, { headline, deck }: AnswerSentence): AnswerSentence {
  const [first, ...others] = headline;
  if (first === undefined) return { headline, deck };
  const text = first.text.replace(/^(?:The|No) /, (word) => word.toLowerCase());
  return {
    headline: [{ ...first, text: `Since ${season}, ${text}` }, ...others],
    deck: [deck, "Earlier games are not here."].filter((part) => part !== undefined).join(" "),
  };
}

/** Returns whether a figure is an official rating, which past seasons do not have. */
function isRating(key: string): boolean {
  return figureOf(key)?.computation.kind === "rating";
}

function isOutside(day: string | undefined, first = "", last = ""): boolean {
  return day !== undefined && (day < first || day > last);
}

async function askedOf(
  reads: AskReads,
  question: string,
  rowsPerPage: number,
  season?: string,
): Promise<View<Asked>> {
  const read = await readQuestionData(reads.collections);
  if (!read.ok) return UNAVAILABLE;
  const { updatedAt, values } = read.value;
  const data = { ...values, season };
  const vocabulary = vocabularyOf(data);
  const asked = understand(question, vocabulary);
  const nextOf = (answered: AskedQuery | AskedFact | AskedPage) =>
    nextQuestions(answered, vocabulary, (other) => understand(other, vocabulary));
  const ready = (page: Asked) => ({ kind: "ready" as const, updatedAt, page });
  switch (asked.kind) {
    case "query": {
      const { answer, sentence } = answerQuery(asked, data, rowsPerPage);
      return ready({ kind: "query", asked, answer, sentence, data, next: () => nextOf(asked) });
    }
    case "fact": {
      const found = await readDocument(reads, asked.needs);
      const answer = found && answerFact(asked, { data, ...found.values });
      if (answer === undefined) return UNAVAILABLE;
      const view = ready({ kind: "fact", asked, answer, data, next: () => nextOf(asked) });
      return { ...view, updatedAt: latestUpdate([updatedAt, found?.updatedAt]) };
    }
    case "page":
      return ready({ kind: "page", asked, next: () => nextOf(asked) });
    default:
      return ready(asked);
  }
}

interface FoundDocument {
  values: Omit<FactData, "data">;
  updatedAt: string | undefined;
}

/** The document that a fact needs; undefined while it cannot be read. */
async function readDocument(
  { collections, documents, now, holdUntil }: AskReads,
  needs: FactDocument | undefined,
): Promise<FoundDocument | undefined> {
  if (needs === undefined) return { values: {}, updatedAt: undefined };
  if (needs.kind === "postseason") {
    const read = await collections.postseason();
    if (!read.ok) return undefined;
    return { values: { postseason: read.value.value }, updatedAt: read.value.updatedAt };
  }
  if (needs.kind === "fixtures") {
    const read = await collections.fixtures();
    if (!read.ok) return undefined;
    return { values: { fixtures: read.value.value }, updatedAt: read.value.updatedAt };
  }
  if (needs.kind === "schedule") {
    const read = await gather({
      games: collections.games(),
      postseason: orElse(collections.postseason(), NO_POSTSEASON),
      fixtures: collections.fixtures(),
    });
    if (!read.ok) return undefined;
    const { games, postseason, fixtures } = read.value.values;
    const schedule = scheduleOf(seasonGames(games)(postseason).all)(fixtures);
    holdUntil(Math.min(easternMidnightAfter(now), schedule.nextTipOff(now)));
    return { values: { coming: { schedule, now } }, updatedAt: read.value.updatedAt };
  }
  if (needs.kind === "ratings") {
    const read = await collections.seasonRatings();
    if (!read.ok) return undefined;
    return { values: { ratings: read.value.value }, updatedAt: read.value.updatedAt };
  }
  if (needs.kind === "franchise") {
    const read = await documents.franchises(String(needs.teamId));
    if (!read.ok) return undefined;
    return { values: { franchise: read.value.value }, updatedAt: read.value.updatedAt };
  }
  const read = await documents.careers(needs.playerId);
  if (!read.ok) return undefined;
  return { values: { career: read.value.value }, updatedAt: read.value.updatedAt };
}
