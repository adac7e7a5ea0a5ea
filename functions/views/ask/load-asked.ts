import { inASeason, rankedSeasons } from "#domain/asking/answer/in-a-season.ts";
import { isRated } from "#domain/asking/answer/next-alike.ts";
import { nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { refusedAsLeft } from "#domain/asking/answer/refuse.ts";
import { historyAskedIn } from "#domain/asking/read/history-asked.ts";
import {
  isOfASeason,
  type OfSeason,
  type RecordAsked,
  recordAskedIn,
  seasonsNamedIn,
} from "#domain/asking/read/named-season.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { marked } from "#domain/asking/restate/segments.ts";
import { isOfAllHeld, isOfAnySeason } from "#domain/asking/scope.ts";
import { understand } from "#domain/asking/understand.ts";
import type { AskedQuery, Segment } from "#domain/asking/understanding.ts";
import { type FormerPlayer, withGames } from "#domain/players/former-player.ts";
import { capital } from "#domain/printing/capital.ts";
import type { Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { ROWS_PER_PAGE } from "#domain/query/say/page.ts";
import { knownOf, NO_KNOWN_NAMES } from "#domain/search/known-names.ts";
import {
  ALL_SEASONS,
  isSeveral,
  seasonRange,
  seasonsInQuestion,
  seasonsInWords,
} from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { seasonOfRequest } from "#functions/data/season-of-request.ts";
import type { View } from "../page/view.ts";
import { COMPARE_PATH } from "../questions/compare.ts";
import {
  type AnsweredFact,
  type AnsweredPage,
  type AnsweredQuery,
  type Asked,
  type AskReads,
  askedOf,
} from "./asked-of.ts";
import { loadCareerAnswer } from "./career-answer.ts";
import { withElderNamesake } from "./elder-namesake.ts";
import { loadImproved } from "./improved-answer.ts";
import { playoffsAnswer, seriesFeatAnswer } from "./playoffs-answer.ts";
import { sentenceSince } from "./sentence-since.ts";
import { seriesAnswer } from "./series-answer.ts";
import { startsView } from "./starts-answer.ts";
import { teamSeasonAnswer } from "./team-season-answer.ts";

/**
 * Parses a question in words and answers it. A question that the current season refuses, and that
 * names a past one or several, is answered from their games; so is one by season. Careers and past
 * playoffs are asked first, because their questions read like those of one season.
 */
export async function loadAsked(
  reads: AskReads,
  question: string,
  rowsPerPage = ROWS_PER_PAGE,
): Promise<View<Asked>> {
  const view = await loadAnswer(reads, question, rowsPerPage);
  const names = await reads.collections.names();
  if (view.kind !== "ready" || !names.ok) return view;
  return { ...view, page: withElderNamesake(view.page, question, names.value.value) };
}

async function loadAnswer(
  reads: AskReads,
  question: string,
  rowsPerPage: number,
): Promise<View<Asked>> {
  const history = await historyOf(reads, question, rowsPerPage);
  if (history !== undefined) return history;
  const { current } = reads.collections.seasonNow;
  const single = isOfASeason(question) ? recordAskedIn(question, current) : undefined;
  const seasons = single && (await askedOfPast(reads, single, rowsPerPage));
  if (seasons !== undefined) return seasons;
  const now = await askedOf(reads, question, rowsPerPage);
  if (now.kind !== "ready") return now;
  const isBySeason =
    now.page.kind === "query"
      ? now.page.asked.query.by === "season"
      : now.page.kind === "choice" && BY_SEASON.test(question);
  if (now.page.kind === "query" && isOfMore(now.page, question) && !isBySeason) {
    const ever = await askedOfPast(reads, { season: ALL_SEASONS, question }, rowsPerPage);
    return ever?.kind === "ready" && ever.page.kind === "query" && ever.page.answer.total > 0
      ? ever
      : now;
  }
  if (now.page.kind !== "refused" && !isBySeason) return now;
  const record = isBySeason ? undefined : recordAskedIn(question, current);
  const best = record && (await askedOfPast(reads, record, rowsPerPage));
  const former = isBySeason ? undefined : await formerPlayerIn(reads, question);
  const isWhole = former !== undefined && former.seasons[0] !== FIRST_WITH_LINES;
  const ofAll = { season: ALL_SEASONS, question };
  const named = isBySeason
    ? ofAll
    : (seasonsNamedIn(question, current) ?? (isWhole ? ofAll : undefined));
  const careers = named && (await careersOf(reads, named, rowsPerPage));
  const found = best ?? careers ?? (named && (await playoffsAnswer(reads, named, question)));
  if (named !== undefined) return found ?? (await askedOfPast(reads, named, rowsPerPage)) ?? now;
  const { page } = now;
  const isLeft = former !== undefined && page.kind === "refused";
  return found ?? (isLeft ? { ...now, page: refusedAsLeft(page) } : now);
}

/** The answer about a career or past playoffs; undefined for any other question. */
async function historyOf(
  reads: AskReads,
  question: string,
  rowsPerPage: number,
): Promise<View<Asked> | undefined> {
  const asked = historyAskedIn(question, reads.collections.seasonNow.current);
  if (asked === undefined) return undefined;
  if (asked.kind === "team-season") return teamSeasonAnswer(reads, asked, question);
  if (asked.kind === "start") return startsView(reads, asked, question);
  if (asked.kind === "improved") return loadImproved(reads, asked, question);
  if (asked.kind === "series-feat") return seriesFeatAnswer(reads, asked, question);
  return asked.kind === "series"
    ? seriesAnswer(reads, asked, rowsPerPage)
    : loadCareerAnswer(reads, asked, rowsPerPage, (text) => loadAnswer(reads, text, rowsPerPage));
}

/**
 * Returns whether a question that names no season is about more than the current one: by its words
 * ("how many 40 point games does ant have"), because it asks for more last games than the season has,
 * or because a player or a team had no such game in a part or at an end of it ("curry playoff stats").
 */
function isOfMore({ asked, answer }: AnsweredQuery, question: string): boolean {
  if (isOfAllHeld(asked, question)) return true;
  const { query, wish } = asked;
  const { player, team, last } = query.conditions;
  const isNamed = (player ?? team) !== undefined;
  const isShort = query.stage === "any" && last !== undefined && answer.summary.games < last;
  const isOfPast = query.stage !== "season" || wish.kind === "occasion" || wish.kind === "streak";
  const isOfNoGame = answer.total === 0 && wish.kind !== "count" && isOfPast;
  return isNamed && (isShort || isOfNoGame) && isOfAnySeason(asked, question);
}

/** The leaders of whole careers, from "most points ever"; undefined for what careers do not have. */
async function careersOf(
  reads: AskReads,
  { season, question }: OfSeason,
  rowsPerPage: number,
): Promise<View<Asked> | undefined> {
  if (season !== ALL_SEASONS) return undefined;
  const view = await askedOf(reads, `${question} career`, rowsPerPage);
  if (view.kind !== "ready" || view.page.kind !== "fact") return undefined;
  const { asked } = view.page;
  if (asked.fact?.kind !== "annals") return undefined;
  const readAs = asked.readAs.flatMap((part) =>
    part.isInferred ? part : marked(part.text, [" in a career"]),
  );
  return { ...view, page: { ...view.page, asked: { ...asked, readAs } } };
}

/** The former player of whom a question has a whole name. */
async function formerPlayerIn(
  { collections }: AskReads,
  question: string,
): Promise<FormerPlayer | undefined> {
  const [former, names] = await Promise.all([collections.formerPlayers(), collections.names()]);
  if (!former.ok) return undefined;
  const known = names.ok ? names.value.value : NO_KNOWN_NAMES;
  const folded = ` ${foldForSearch(question)} `;
  return withGames(former.value.value).find(({ id, name }) =>
    [name, ...knownOf(known, id).names].some((own) => folded.includes(` ${foldForSearch(own)} `)),
  );
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
  const inSeasons = seasonsInQuestion(season);
  const ofSeasons = <Of extends { question: string }>(choice: Of): Of => ({
    ...choice,
    question: `${choice.question} ${inSeasons}`.trim(),
  });
  if (view.page.kind === "choice")
    return { ...view, page: { ...view.page, choices: view.page.choices.map(ofSeasons) } };
  if (view.page.kind !== "query") {
    const page = besideOfPast(view.page, named);
    return page && { ...view, page };
  }
  const { asked: query, data } = view.page;
  // "On Christmas" is read as a day of the current season.
  const { from, to } = query.query.conditions;
  const [first, last] = [data.lines.games[0], data.lines.games.at(-1)];
  if (isOfSeveral && (from !== undefined || to !== undefined)) return undefined;
  if (isOutside(from, first?.date, last?.date) || isOutside(to, first?.date, last?.date))
    return undefined;
  if (isRated(query)) return undefined;
  const { last: games } = query.query.conditions;
  const isWhole = games !== undefined && view.page.answer.summary.games >= games;
  const since = isOfSeveral && !isWhole ? firstHeld(season, data) : undefined;
  const namesakes = (query.namesakes ?? []).map(ofSeasons);
  // The page of a player or a team is about the current season.
  const ofPast = { ...query, namesakes, path: undefined };
  const order = "order" in named ? named.order : undefined;
  const isOfEach =
    "order" in named || (isOfSeveral && countsSeasons(query.query)) || isOfTeams(named, query);
  const found = isOfEach ? bestSeasons(view.page, { order }, rowsPerPage) : view.page;
  if (found === undefined) return undefined;
  const { answer, sentence } = found;
  return {
    ...view,
    page: {
      ...view.page,
      answer,
      asked: {
        ...ofPast,
        query: answer.query,
        readAs: isOfEach ? [...ofPast.readAs.map(inSeason), BY_SEASONS] : ofPast.readAs,
      },
      sentence: since === undefined ? sentence : sentenceSince(since, sentence),
      next: () => nextOfPast(question, ofPast, data).map((other) => `${other} ${inSeasons}`),
    },
  };
}

const BY_SEASONS: Segment = { text: ", by season", isInferred: true };

/** "most points in a game of Jokić", where his seasons are ranked. */
function inSeason(part: Segment): Segment {
  return part.text === " in a game" ? { text: " in a season", isInferred: false } : part;
}

/** A comparison over other seasons, or the figures of each player or team; undefined for anything else. */
function besideOfPast(
  page: Asked,
  { season, question }: OfSeason,
): AnsweredPage | AnsweredFact | undefined {
  if (page.kind === "page")
    return page.asked.path.startsWith(`${COMPARE_PATH}?`) ? page : undefined;
  if (page.kind !== "fact" || page.asked.fact?.kind !== "each") return undefined;
  const { data, answer } = page;
  const [first] = page.asked.fact.asked;
  const since = isSeveral(season) ? firstHeld(season, data) : undefined;
  return {
    ...page,
    answer: since === undefined ? answer : { ...answer, ...sentenceSince(since, answer) },
    eyebrow: capital(seasonsInWords(season)),
    next: () =>
      (first === undefined ? [] : nextOfPast(question, first, data)).map(
        (other) => `${other} ${seasonsInQuestion(season)}`,
      ),
  };
}

/** The same question about single seasons; undefined where it ranks none. */
function bestSeasons(
  { asked: { query, wish }, data }: Pick<AnsweredQuery, "asked" | "data">,
  { order }: Pick<RecordAsked, "order">,
  rowsPerPage: number,
): Pick<AnsweredQuery, "answer" | "sentence"> | undefined {
  const isOrdered = order !== undefined || wish.kind !== "means";
  const answer = isOrdered ? rankedSeasons(query, order, data, rowsPerPage) : undefined;
  const sentence = answer && inASeason(answer, data);
  return answer && sentence && { answer, sentence };
}

/** "teams with 60 wins since 2014": so many are of one season. */
function countsSeasons({ rows, groups }: Query): boolean {
  return rows === "teams" && groups.some(({ figure }) => figure === "w" || figure === "l");
}

/** "best record ever": a team's, of one season. */
function isOfTeams({ season }: OfSeason, { query: { rows }, wish }: AskedQuery): boolean {
  return season === ALL_SEASONS && rows === "teams" && wish.kind === "leaders";
}

/** The first season that is held, for questions such as "career high" that name none. */
function firstHeld(name: string, { lines: { parts } }: QuestionData): string | undefined {
  return seasonRange(name)?.first === "" ? parts?.[0]?.season : undefined;
}

/** The questions after an answer from other seasons: those that are answered from games. */
function nextOfPast(text: string, asked: AskedQuery, data: QuestionData): string[] {
  const vocabulary = vocabularyOf(data);
  return nextQuestions({ text, asked }, vocabulary, (other) => {
    const read = understand(other, vocabulary);
    const isOfGames = read.kind === "query" && !isRated(read) && !hasDays(read);
    return isOfGames ? read : undefined;
  });
}

/** "On Christmas" is read as a day of the current season. */
function hasDays({ query: { conditions } }: AskedQuery): boolean {
  return (conditions.from ?? conditions.to) !== undefined;
}

function isOutside(day: string | undefined, first = "", last = ""): boolean {
  return day !== undefined && (day < first || day > last);
}
