import { answerFact } from "#domain/asking/answer/fact.ts";
import type { FactData } from "#domain/asking/answer/fact-data.ts";
import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { emptyOf } from "#domain/asking/answer/refuse.ts";
import { answerQuery } from "#domain/asking/answer/sentence.ts";
import { isOfAnnals, partOfFact } from "#domain/asking/part-of-fact.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { understand } from "#domain/asking/understand.ts";
import type {
  Ambiguous,
  AnswerSentence,
  AskedFact,
  AskedPage,
  AskedQuery,
  FactAnswer,
  FactDocument,
  Refused,
} from "#domain/asking/understanding.ts";
import { latestUpdate } from "#domain/dates.ts";
import { easternDayAt, easternMidnightAfter } from "#domain/eastern-days.ts";
import { rosterAsOf } from "#domain/players/players.ts";
import type { Answer } from "#domain/query/answer.ts";
import { areOfAnnals } from "#domain/query/conditions/conditions.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { linesOfQuery } from "#domain/query/storage/part-lines.ts";
import type { LinesOf } from "#domain/query/storage/season-lines.ts";
import { oddsDay } from "#domain/ratings/odds-day.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { isScheduled } from "#domain/season/fixtures.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { Collection } from "#functions/data/collections.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { gather, orElse } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { readLinesOf, readQuestionData } from "../questions/question-data.ts";
import { seasonGames } from "../season/season-games.ts";

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
  asked: Pick<AskedFact, "readAs" | "path" | "namesakes"> & Partial<Pick<AskedFact, "fact">>;
  /** The season of the answer, or its source: "By the schedule". */
  eyebrow: string;
  answer: FactAnswer;
  data: QuestionData;
}

export interface AnsweredPage extends Answered {
  kind: "page";
  asked: AskedPage;
  eyebrow: string;
  /** "Roster as of October 8, 2026", of rosters. */
  asOf: string;
}

/** Reads a question and answers it from the given season, or from several by their name. */
export async function askedOf(
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
    nextQuestions({ text: question, asked: answered }, vocabulary, (other) =>
      understand(other, vocabulary),
    );
  const withMore = async (of: LinesOf | undefined, isOfAnnals: boolean): Promise<QuestionData> => {
    const read = of && (await readLinesOf(of, reads.documents.parts));
    const annals = isOfAnnals ? await reads.collections.annals() : undefined;
    return {
      ...data,
      ...(read?.ok && { part: read.value.value }),
      ...(annals?.ok && { annals: annals.value.value }),
    };
  };
  const ready = (page: Asked) => ({ kind: "ready" as const, updatedAt, page });
  switch (asked.kind) {
    case "query": {
      const whole = await withMore(linesOfQuery(asked.query), areOfAnnals(asked.query.conditions));
      const { answer, sentence } = answerQuery(asked, whole, rowsPerPage);
      const next = () => nextOf(asked);
      return ready({ kind: "query", asked, answer, sentence, data: whole, next });
    }
    case "fact": {
      // A document of one season is not known of several together.
      if (season !== undefined && asked.needs !== undefined) return MISSING_VIEW;
      const found = await readDocument(reads, asked.needs);
      if (!found.ok) return found.error.kind === "empty" ? ready(emptyOf()) : UNAVAILABLE;
      const whole = await withMore(partOfFact(asked.fact), isOfAnnals(asked.fact));
      const answer = answerFact(asked, { data: whole, ...found.value.value });
      if (answer === undefined) return UNAVAILABLE;
      const eyebrow = eyebrowOf(asked, data.seasonNow);
      const view = ready({ kind: "fact", asked, answer, data, eyebrow, next: () => nextOf(asked) });
      return { ...view, updatedAt: latestUpdate([updatedAt, found.value.updatedAt]) };
    }
    case "page": {
      const asOf = asked.path.endsWith("/roster") ? rosterAsOf(data.rostersAt) : "";
      return ready({
        kind: "page",
        asked,
        asOf,
        eyebrow: asOf === "" ? `${data.seasonNow.current} season` : BY_ROSTERS,
        next: () => nextOf(asked),
      });
    }
    default:
      return ready(asked);
  }
}

/** The source of who is with which team now. */
const BY_ROSTERS = "By the rosters";

function eyebrowOf({ fact }: AskedFact, { current, schedule }: SeasonNow): string {
  if (fact.kind === "upcoming" || fact.kind === "calendar") return "By the schedule";
  const isOfRosters = fact.kind === "trait" && fact.trait === "team";
  if (isOfRosters || fact.kind === "people" || fact.kind === "team-extreme") return BY_ROSTERS;
  // These look ahead, also to the season to come.
  if (fact.kind === "projection" && (fact.of === "odds" || fact.of === "schedule-left"))
    return "By the ratings";
  return `${fact.kind === "fixtures" ? schedule.season : current} season`;
}

type Found = Result<Collection<Omit<FactData, "data">>, ReadFailure>;

/** The values that a read gives to a fact. */
function found<Value>(
  read: Result<Pick<Collection<Value>, "value" | "updatedAt">, ReadFailure>,
  valuesOf: (value: Value) => Omit<FactData, "data">,
): Found {
  if (!read.ok) return read;
  return ok({ value: valuesOf(read.value.value), updatedAt: read.value.updatedAt, dropped: 0 });
}

const NOTHING: Found = ok({ value: {}, updatedAt: undefined, dropped: 0 });

/** The document that a fact needs, or the failure of its read: "empty" where the season has none. */
async function readDocument(
  { collections, documents, now, holdUntil }: AskReads,
  needs: FactDocument | undefined,
): Promise<Found> {
  if (needs === undefined) return NOTHING;
  switch (needs.kind) {
    case "today":
      holdUntil(easternMidnightAfter(now));
      return ok({ value: { today: easternDayAt(now) }, updatedAt: undefined, dropped: 0 });
    case "postseason":
      return found(await collections.postseason(), (postseason) => ({ postseason }));
    case "annals": {
      const read = found(await collections.annals(), (annals) => ({ annals }));
      const isEmpty = read.ok && read.value.value.annals?.careers.length === 0;
      return isEmpty ? fail({ kind: "empty", path: "annals" }) : read;
    }
    case "past-postseason":
      return found(await documents.seasons(needs.season), ({ postseason }) => ({ postseason }));
    case "fixtures":
      return found(await collections.fixtures(), (all) => ({ fixtures: all.filter(isScheduled) }));
    case "schedule": {
      const read = await gather({
        games: collections.games(),
        postseason: orElse(collections.postseason(), NO_POSTSEASON),
        fixtures: collections.fixtures(),
      });
      if (!read.ok) return read;
      const { games, postseason, fixtures } = read.value.values;
      const schedule = scheduleOf(seasonGames(games)(postseason).all)(fixtures);
      holdUntil(Math.min(easternMidnightAfter(now), schedule.nextTipOff(now)));
      const { updatedAt } = read.value;
      return ok({ value: { upcoming: { schedule, now } }, updatedAt, dropped: 0 });
    }
    case "projection":
      return readProjection(collections, documents, needs);
    case "ratings":
      return found(await collections.seasonRatings(), (ratings) => ({ ratings }));
    case "together":
      return found(await documents.together(collections.seasonNow.current), (together) => ({
        together,
      }));
    case "shots":
      return found(await documents.shots(needs.playerId), (shots) => ({ shots }));
    case "franchise":
      return found(await documents.franchises(String(needs.teamId)), (franchise) => ({
        franchise,
      }));
    case "career":
      return found(await documents.careers(needs.playerId), (career) => ({ career }));
  }
}

async function readProjection(
  collections: Collections,
  documents: Documents,
  { withOdds }: { withOdds: boolean },
): Promise<Found> {
  const read = await gather({
    games: collections.games(),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    fixtures: orElse(collections.fixtures(), []),
    ratings: collections.ratings(),
  });
  if (!read.ok) return read;
  const { games, postseason, fixtures, ratings } = read.value.values;
  const { current } = collections.seasonNow;
  const day = withOdds ? oddsDay(undefined, { current, games, postseason, fixtures }) : undefined;
  const odds = day && (await documents.odds(day.date));
  const projection = {
    ratings,
    games: seasonGames(games)(postseason).all,
    fixtures,
    odds: day && odds?.ok ? { day, teams: odds.value.value } : undefined,
  };
  return ok({ value: { projection }, updatedAt: read.value.updatedAt, dropped: 0 });
}
