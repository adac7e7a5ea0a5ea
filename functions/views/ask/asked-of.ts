import { answerFact } from "#domain/asking/answer/fact.ts";
import type { FactData } from "#domain/asking/answer/fact-data.ts";
import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { emptyOf } from "#domain/asking/answer/refuse.ts";
import { answerQuery } from "#domain/asking/answer/sentence.ts";
import { isOfPast, partOfFact, seasonsOfHistory } from "#domain/asking/part-of-fact.ts";
import { type QuestionWords, textOfWords } from "#domain/asking/read/tokens.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { understand, understandWords } from "#domain/asking/understand.ts";
import {
  type Ambiguous,
  type AnswerSentence,
  type AskedFact,
  type AskedPage,
  type AskedQuery,
  type Fact,
  type FactAnswer,
  type FactDocument,
  type Refused,
  type Understanding,
  wishedIn,
} from "#domain/asking/understanding.ts";
import { latestUpdate } from "#domain/dates.ts";
import { easternDayAt, easternMidnightAfter } from "#domain/eastern-days.ts";
import { withAwardsOf } from "#domain/history/awards.ts";
import { finalsWith } from "#domain/history/league-history.ts";
import type { Career } from "#domain/players/career.ts";
import type { Answer } from "#domain/query/answer.ts";
import { areOfPast } from "#domain/query/conditions/conditions.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { isOfLines } from "#domain/query/storage/of-lines.ts";
import { linesOfQuery } from "#domain/query/storage/part-lines.ts";
import type { LinesOf } from "#domain/query/storage/season-lines.ts";
import { oddsDay } from "#domain/ratings/odds-day.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { ArchivedSeason } from "#domain/season/archived-season.ts";
import { isScheduled } from "#domain/season/fixtures.ts";
import { lacksGames } from "#domain/season/ladder.ts";
import { finalsOf, NO_POSTSEASON } from "#domain/season/postseason.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { hasScoresAlone, type SeasonNow } from "#domain/season/season.ts";
import { hasPlays } from "#domain/season/season-range.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { Collection } from "#functions/data/collections.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { seasonOfRequest } from "#functions/data/season-of-request.ts";
import { gather, orElse } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { readLinesOf, readQuestionData } from "../questions/question-data.ts";
import { seasonGames } from "../season/season-games.ts";
import { debutOf, isOfSeveralSeasons, readHistory } from "./history-documents.ts";

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
}

/** The facts that are made of the season's lines. */
const OF_LINES: ReadonlySet<Fact["kind"]> = new Set([
  "averaged",
  "bench",
  "beside",
  "box",
  "team-leaders",
]);

/** Returns whether an answer would be made of lines while the season has games alone. */
function lacksLines(asked: Understanding, { lines, seasonNow }: QuestionData): boolean {
  if (!hasScoresAlone(lines.season, seasonNow)) return false;
  if (asked.kind === "query") return isOfLines(asked.query, wishedIn(asked.wish));
  if (asked.kind !== "fact") return false;
  const { fact } = asked;
  return fact.kind === "each"
    ? fact.asked.some(({ query }) => isOfLines(query))
    : OF_LINES.has(fact.kind);
}

/**
 * Reads a question and answers it from the given season, or from several by their name; `now` reads
 * the documents of the current one.
 */
export async function askedOf(
  reads: AskReads,
  question: QuestionWords,
  rowsPerPage: number,
  season?: string,
  now = reads,
): Promise<View<Asked>> {
  const [read, former, history] = await Promise.all([
    readQuestionData(reads.collections),
    now.collections.formerPlayers(),
    now.collections.leagueHistory(),
  ]);
  if (!read.ok) return UNAVAILABLE;
  const { updatedAt, values } = read.value;
  const past = {
    ...(former.ok && { former: former.value.value }),
    ...(history.ok && { franchises: history.value.value.names }),
  };
  const data = { ...values, ...past, season };
  const vocabulary = vocabularyOf(data);
  const asked = understandWords(question, vocabulary);
  const nextOf = (answered: AskedQuery | AskedFact | AskedPage) =>
    nextQuestions({ text: textOfWords(question), asked: answered }, vocabulary, (other) =>
      understand(other, vocabulary),
    );
  /** The data with the lines of a part; undefined where the season has none of it. */
  const withMore = async (of: LinesOf | undefined, isOfPast: boolean) => {
    const read = of && (await readLinesOf(of, reads.documents.parts));
    if (read?.ok === false && read.error.kind === "empty") return undefined;
    // Only beside the running season do they have its rookies.
    const more = isOfPast ? await readQuestionData(now.collections, undefined, PAST) : undefined;
    const { awards, allTime } = more?.ok ? more.value.values : {};
    return {
      ...data,
      ...(more?.ok && { awards, allTime }),
      ...(read?.ok && { part: read.value.value }),
    };
  };
  const ready = (page: Asked) => ({ kind: "ready" as const, updatedAt, page });
  if (lacksLines(asked, data)) return ready(emptyOf());
  if (asked.kind === "query" && lacksGames(asked.query.stage, asked.query.season))
    return ready(emptyOf(QUERY_ADVICE.ofPlayoffs(FIRST_WITH_OFFICIAL_LINES)));
  switch (asked.kind) {
    case "query": {
      const whole = await withMore(linesOfQuery(asked.query), areOfPast(asked.query.conditions));
      if (whole === undefined) return ready(emptyOf());
      const { answer, sentence: told } = answerQuery(asked, whole, rowsPerPage);
      const sentence = (await debutOf(now, asked.query, data, told)) ?? told;
      const next = () => nextOf(asked);
      return ready({ kind: "query", asked, answer, sentence, data: whole, next });
    }
    case "fact": {
      const { fact } = asked;
      const isOfPlays = fact.kind === "lineups" || fact.kind === "together";
      if (isOfPlays && !hasPlays(season ?? data.lines.season))
        return ready(emptyOf(ASK_ADVICE.noPlays));
      // A document of one season is not known of several together.
      if (season !== undefined && asked.needs !== undefined && !isOfSeveralSeasons(asked.needs))
        return MISSING_VIEW;
      const found = await readDocument(now, asked.needs, data);
      if (!found.ok) return found.error.kind === "empty" ? ready(emptyOf()) : UNAVAILABLE;
      // The lines of past seasons tell no births.
      const isOfBirths = fact.kind === "extreme" && data.lines.season !== data.seasonNow.current;
      const whole = await withMore(partOfFact(fact), isOfBirths || isOfPast(fact));
      const answer = whole && answerFact(asked, { data: whole, ...found.value.value });
      // All that it needs has been read, so the season does not have it.
      if (answer === undefined) return ready(emptyOf());
      const eyebrow = eyebrowOf(asked, data.seasonNow);
      const view = ready({ kind: "fact", asked, answer, data, eyebrow, next: () => nextOf(asked) });
      return { ...view, updatedAt: latestUpdate([updatedAt, found.value.updatedAt]) };
    }
    case "page": {
      const eyebrow = `${data.seasonNow.current} season`;
      return ready({ kind: "page", asked, eyebrow, next: () => nextOf(asked) });
    }
    case "elsewhere":
      return askedElsewhere(now, question, rowsPerPage, asked.seasons);
    default:
      return ready(asked);
  }
}

/** The reads of a question with conditions on awards or earlier teams. */
const PAST = { withAwards: true, withAllTime: true };

/** Asks a question of the seasons that it is about. */
async function askedElsewhere(
  reads: AskReads,
  question: QuestionWords,
  rowsPerPage: number,
  seasons: string,
): Promise<View<Asked>> {
  const asked = { kind: "several", seasons } as const;
  const held = await seasonOfRequest(asked, reads, { takesSeveralSeasons: true });
  if (held.kind !== "held") return MISSING_VIEW;
  return askedOf({ ...reads, ...held }, question, rowsPerPage, seasons, reads);
}

/** The source of who is with which team now. */
const BY_ROSTERS = "By the rosters";

function eyebrowOf({ fact }: AskedFact, { current, schedule }: SeasonNow): string {
  const ofHistory = seasonsOfHistory(fact);
  if (ofHistory !== undefined) return ofHistory;
  if (fact.kind === "upcoming" || fact.kind === "calendar") return "By the schedule";
  const isOfRosters = fact.kind === "trait" && fact.trait === "team";
  if (isOfRosters || fact.kind === "people" || fact.kind === "team-extreme") return BY_ROSTERS;
  // These look ahead, also to the season to come.
  if (fact.kind === "projection" && (fact.of === "odds" || fact.of === "schedule-left"))
    return "Forecast";
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
  reads: AskReads,
  needs: FactDocument | undefined,
  data: QuestionData,
): Promise<Found> {
  if (needs === undefined) return NOTHING;
  if (isOfSeveralSeasons(needs)) {
    const value = await readHistory(reads, needs, data);
    if (value?.together?.length === 0) return fail({ kind: "empty", path: needs.kind });
    return value === undefined
      ? fail({ kind: "unreachable", path: needs.kind })
      : ok({ value, updatedAt: undefined, dropped: 0 });
  }
  const { collections, documents, now, holdUntil } = reads;
  switch (needs.kind) {
    case "today":
      holdUntil(easternMidnightAfter(now));
      return ok({ value: { today: easternDayAt(now) }, updatedAt: undefined, dropped: 0 });
    case "postseason":
      return found(await collections.postseason(), (postseason) => ({ postseason }));
    case "all-time": {
      const { isOfPlayoffs } = needs;
      const beside = { withAllTime: !isOfPlayoffs, withPlayoffs: isOfPlayoffs };
      const read = await readQuestionData(collections, undefined, beside);
      if (!read.ok) return read;
      const { allTime, playoffTotals } = read.value.values;
      return (allTime ?? playoffTotals)?.size
        ? found(
            ok({ value: { allTime, playoffTotals }, updatedAt: read.value.updatedAt }),
            (own) => ({
              allTime: own,
            }),
          )
        : fail({ kind: "empty", path: "allTime" });
    }
    case "drafts":
      return found(await documents.seasonLists(needs.season), ({ draft }) => ({ draft }));
    case "careers": {
      const careers: Career[] = [];
      for (const id of needs.playerIds) {
        const own = await documents.careers(id);
        const isOther = own.ok ? isNoCareer(own.value.value) : own.error.kind === "empty";
        const read = isOther ? await documents.formerCareers(id) : own;
        if (!read.ok) return read;
        careers.push(read.value.value);
      }
      return ok({ value: { careers }, updatedAt: undefined, dropped: 0 });
    }
    case "honors":
      return readHonors(collections);
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
    case "shots":
      return found(await documents.shots(needs.playerId), (shots) => ({ shots }));
    case "franchise":
      return found(await documents.franchises(String(needs.teamId)), (franchise) => ({
        franchise,
      }));
  }
}

/** Returns whether a player has no season here, as of one of whom nothing is held. */
function isNoCareer({ seasons, log }: Career): boolean {
  return seasons.length + log.length === 0;
}

/** The awards and the Finals up to those of the season: of some since the lists only the champion is known. */
export async function readHonors(collections: Collections): Promise<Found> {
  const read = await gather({
    awards: collections.awards(),
    history: collections.leagueHistory(),
    archive: orElse<ArchivedSeason[]>(collections.archive(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    teams: collections.teams(),
  });
  if (!read.ok) return read;
  const { history, archive, postseason, teams } = read.value.values;
  const { current } = collections.seasonNow;
  const awards = withAwardsOf(read.value.values.awards, current, postseason.awards);
  if (awards.length === 0) return fail({ kind: "empty", path: "awards" });
  const now = { season: current, championId: undefined, ...finalsOf(postseason) };
  const finals = finalsWith(history, [...archive, now], teams);
  return ok({ value: { honors: { awards, finals } }, updatedAt: read.value.updatedAt, dropped: 0 });
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
