import { firstHeld, isWholeCareer } from "#domain/asking/answer/first-held.ts";
import { inASeason, rankedSeasons } from "#domain/asking/answer/in-a-season.ts";
import { isRated, nextQuestions } from "#domain/asking/answer/next-questions.ts";
import { refusedAsLeft } from "#domain/asking/answer/refuse.ts";
import { teamRecordAnswer, teamRecordIn } from "#domain/asking/answer/team-records.ts";
import { lineupsPath } from "#domain/asking/compile/lineups.ts";
import type { LineupsFact } from "#domain/asking/lineups-fact.ts";
import { seasonsOfHistory } from "#domain/asking/part-of-fact.ts";
import { asksLastNight, withDate } from "#domain/asking/read/last-night.ts";
import { pastPeople } from "#domain/asking/read/past-names.ts";
import { type QuestionWords, textOfWords, wordsOfQuestion } from "#domain/asking/read/tokens.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { isOfAllHeld, isOfAnySeason } from "#domain/asking/scope.ts";
import { TOPIC_WORDS } from "#domain/asking/topics/fact-asked.ts";
import {
  ownSeasonAskedIn,
  recordAskedIn,
  type SeasonsNamed,
  seasonsAskedIn,
} from "#domain/asking/topics/seasons-asked.ts";
import { understand } from "#domain/asking/understand.ts";
import type {
  AskedQuery,
  FactAnswer,
  OnOffFact,
  Segment,
  Wish,
} from "#domain/asking/understanding.ts";
import { dayAfter, easternDayAt, easternMidnightAfter } from "#domain/eastern-days.ts";
import { type FormerPlayer, withGames } from "#domain/players/former-player.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { capital } from "#domain/printing/capital.ts";
import { printedScore } from "#domain/printing/records.ts";
import { rowNoun } from "#domain/query/conditions/conditions.ts";
import type { Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { ROWS_PER_PAGE } from "#domain/query/say/page.ts";
import { printedFigure } from "#domain/season/printed.ts";
import {
  ALL_SEASONS,
  isSeveral,
  seasonRange,
  seasonsInQuestion,
  seasonsInWords,
} from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES, FIRST_WITH_PLAYS } from "#domain/season/season-rules.ts";
import type { SeasonAsked } from "#domain/site/season-asked.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { seasonOfRequest } from "#functions/data/season-of-request.ts";
import type { View } from "../page/view.ts";
import { seasonNowAt } from "../season/running-season.ts";
import {
  type AnsweredFact,
  type AnsweredPage,
  type AnsweredQuery,
  type Asked,
  type AskReads,
  askedOf,
} from "./asked-of.ts";
import { readSeasonGames } from "./history-documents.ts";
import { loadOwnSeason } from "./own-season.ts";
import { playoffsAnswer } from "./playoffs-answer.ts";
import { sentenceSince } from "./sentence-since.ts";

interface AnswerForm {
  rowsPerPage: number;
  /** Whether the headline alone is told, without what stands below it. */
  isInShort: boolean;
}

/**
 * Parses a question in words and answers it. A question that the current season refuses, and that
 * names a past one or several, is answered from their games; so is one by season. Careers and past
 * playoffs are asked first, because their questions read like those of one season.
 */
export async function loadAsked(
  given: AskReads,
  question: string,
  { rowsPerPage = ROWS_PER_PAGE, isInShort = false }: Partial<AnswerForm> = {},
): Promise<View<Asked>> {
  const collections = { ...given.collections, seasonNow: await seasonNowAt(given) };
  const reads = { ...given, collections };
  const asked = await dated(given, question);
  return loadAnswer(reads, wordsOfQuestion(asked), { rowsPerPage, isInShort });
}

/** The question, by its date where it is of the night before and the newest results are, too. */
async function dated({ collections, now, holdUntil }: AskReads, question: string): Promise<string> {
  if (!asksLastNight(question)) return question;
  holdUntil(easternMidnightAfter(now));
  const games = await collections.games();
  const yesterday = dayAfter(easternDayAt(now), -1);
  const isHeld = games.ok && games.value.value.some(({ date }) => date === yesterday);
  return isHeld ? withDate(question, yesterday) : question;
}

async function loadAnswer(
  reads: AskReads,
  question: QuestionWords,
  form: AnswerForm,
): Promise<View<Asked>> {
  const { rowsPerPage, isInShort } = form;
  const { seasonNow } = reads.collections;
  const own = ownSeasonAskedIn(question, seasonNow);
  const first = own && (await loadOwnSeason(reads, own, (words) => loadAnswer(reads, words, form)));
  if (first !== undefined) return first;
  const now = await askedOf(reads, question, rowsPerPage);
  if (now.kind !== "ready") return now;
  if (now.page.kind === "fact" && isOfHistory(now.page)) return now;
  const ofAll = { season: ALL_SEASONS, words: question };
  if (now.page.kind === "fact" && isOfAllSeasons(now.page, question.text))
    return (await askedOfPast(reads, ofAll, rowsPerPage)) ?? now;
  const single = recordAskedIn(question, seasonNow);
  const seasons = single && (await askedOfPast(reads, single, rowsPerPage, true));
  if (seasons !== undefined) return seasons;
  const isBySeason =
    now.page.kind === "query"
      ? now.page.asked.query.by === "season"
      : now.page.kind === "choice" && BY_SEASON.test(question.text);
  if (now.page.kind === "query" && isOfMore(now.page, question.text) && !isBySeason) {
    const ever = await askedOfPast(reads, ofAll, rowsPerPage);
    const isFound = (page: Asked) =>
      page.kind === "fact" || (page.kind === "query" && page.answer.total > 0);
    return ever?.kind === "ready" && isFound(ever.page) ? ever : now;
  }
  if (!isInShort && now.page.kind === "query" && isOfDeeds(now.page, question.text)) {
    const ever = await askedOfPast(reads, ofAll, rowsPerPage);
    return ever?.kind === "ready" && ever.page.kind === "query"
      ? { ...now, page: withAllSeasons(now.page, ever.page) }
      : now;
  }
  if (isNoSeries(now.page))
    return (
      (await playoffsAnswer(reads, { season: ALL_SEASONS, words: question }, question.text)) ?? now
    );
  if (now.page.kind !== "refused" && !isBySeason) return now;
  const former = isBySeason ? undefined : await formerPlayerIn(reads, question.text);
  const said = isBySeason ? ofAll : seasonsAskedIn(question, seasonNow);
  const isAbsent = now.page.kind === "refused" && now.page.cause === "no-game";
  const named = said ?? (former !== undefined || isAbsent ? ofAll : undefined);
  const found = named && (await playoffsAnswer(reads, named, question.text));
  const past = found ?? (named && (await askedOfPast(reads, named, rowsPerPage)));
  // Of who played before the first season with games, the games since tell no averages of all of them.
  const isWhole = said !== undefined || (former && former.first >= FIRST_WITH_LINES);
  if (named !== undefined && (isWhole || isOfHeld(past, former !== undefined))) return past ?? now;
  const { page } = now;
  const isLeft = former !== undefined && page.kind === "refused";
  return found ?? (isLeft ? { ...now, page: refusedAsLeft(page) } : now);
}

/** Returns whether the season has no series between two teams, so that those of all seasons are meant. */
function isNoSeries(page: Asked): boolean {
  if (page.kind !== "fact" || page.asked.fact?.kind !== "series") return false;
  const isOfTwo = page.asked.fact.otherId !== undefined;
  return isOfTwo && !page.answer.headline.some(({ isFigure }) => isFigure);
}

const OF_A_SEASON = /\b(?:season|year|(?:19|20)\d\d)\b/i;

const DEEDS: readonly Wish["kind"][] = ["count", "high", "streak", "occasion"];

/**
 * Returns whether an answer holds although the games before those that are held are missing: it tells of deeds,
 * or of some games of a player who has left, such as those against a team.
 */
function isOfHeld(view: View<Asked> | undefined, hasLeft: boolean): boolean {
  if (view?.kind !== "ready" || view.page.kind !== "query") return false;
  const { asked, answer, data } = view.page;
  if (isWholeCareer(asked.query, data) && answer.total > 0) return true;
  const { player: _, ...others } = asked.query.conditions;
  const isOfSome =
    hasLeft &&
    (asked.query.figures.length > 0 || Object.values(others).some((one) => one !== undefined));
  return (isOfSome || DEEDS.includes(asked.wish.kind)) && answer.total > 0;
}

function isOfHistory({ asked: { fact } }: AnsweredFact): boolean {
  return fact !== undefined && (fact.kind === "all-time" || seasonsOfHistory(fact) !== undefined);
}

/** "How many times has draymond assisted curry" and "youngest player to score 40" are of all seasons. */
function isOfAllSeasons({ asked: { fact } }: AnsweredFact, question: string): boolean {
  if (OF_A_SEASON.test(question)) return false;
  if (fact?.kind === "extreme") return (fact.games?.figures.length ?? 0) > 0;
  return fact?.kind === "together" && fact.scorerId !== undefined && /\bhas\b/i.test(question);
}

/**
 * Returns whether a question that names no season is about more than the current one: by its words
 * ("how many 40 point games does ant have"), because it asks for more last games than the season has,
 * or because a player or a team had no such game in a part or at an end of it ("curry playoff stats").
 */
function isOfMore({ asked, answer }: AnsweredQuery, question: string): boolean {
  const { query, wish } = asked;
  if (isSeveral(query.season)) return false;
  if (isOfAllHeld(asked, question)) return true;
  const { player, team, last } = query.conditions;
  const isNamed = (player ?? team) !== undefined;
  const isShort = query.stage === "any" && last !== undefined && answer.summary.games < last;
  const isOfPast = query.stage !== "season" || wish.kind === "occasion" || wish.kind === "streak";
  // "lebron points when he scored 60" is of a night in whatever season.
  const isOfDeed = query.figures.length > 0 && wish.kind !== "high";
  // That a player had no game under 20 points is told of the season.
  const isOfMost = query.figures.every(({ range }) => range.min > 0);
  const isCount = wish.kind === "count" && (COUNTING.test(question) || !isOfMost);
  const isOfNoGame = answer.total === 0 && !isCount && (isOfPast || isOfDeed);
  const isMore = isNamed ? isShort || isOfNoGame : isOfNoGame && isOfDeed;
  return isMore && isOfAnySeason(asked, question);
}

/**
 * Returns whether a season's games of a player with some deed are told, or that there was none, in a question that
 * names no season: "luka games with 40 points and 10 assists" may be of his career.
 */
function isOfDeeds({ asked, answer }: AnsweredQuery, question: string): boolean {
  const { query, wish } = asked;
  const isCount = wish.kind === "count";
  const isTold = (isCount && answer.total === 0) || query.conditions.player !== undefined;
  const isOfGames = (isCount || wish.kind === "record") && query.figures.length > 0;
  return !isSeveral(query.season) && isTold && isOfGames && isOfAnySeason(asked, question);
}

/** A season's answer with the number of such games in all seasons. */
function withAllSeasons(now: AnsweredQuery, { asked, answer, data }: AnsweredQuery): AnsweredQuery {
  const { games, wins, losses } = answer.summary;
  if (games === now.answer.summary.games) return now;
  const { conditions, season } = asked.query;
  const since = firstHeld(season, data, asked.query);
  const club = data.teams.find(({ abbreviation }) => abbreviation === conditions.team)?.name;
  const when =
    (since === undefined ? "In his career" : `Since ${since}`) + (club ? ` with the ${club}` : "");
  const record = conditions.player === undefined ? "" : `, ${printedScore(wins, losses)}`;
  const note = `${when}: ${printedFigure(String(games))} ${rowNoun(conditions, games)}${record}.`;
  const { headline, deck } = now.sentence;
  const isNone = deck === undefined || now.answer.total === 0;
  return { ...now, sentence: { headline, deck: isNone ? note : `${deck} ${note}` } };
}

/** "How many 60 point games" may be none, "klay 37 point quarter" is one of whatever season. */
const COUNTING = /\b(?:how many|number of|did)\b/i;

/** The former player whom a question names. */
async function formerPlayerIn(
  { collections }: AskReads,
  question: string,
): Promise<FormerPlayer | undefined> {
  const [former, names] = await Promise.all([collections.formerPlayers(), collections.names()]);
  if (!former.ok) return undefined;
  const folded = ` ${foldForSearch(question)} `;
  const data = { former: former.value.value, ...(names.ok && { names: names.value.value }) };
  const ids = new Set<string>();
  // "kobes games": a possessive without its apostrophe, as opposed to "stats".
  const isOwner = (name: string) => !TOPIC_WORDS.has(`${name}s`) && folded.includes(` ${name}s `);
  for (const [name, { id }] of pastPeople({ data }))
    if (folded.includes(` ${name} `) || isOwner(name)) ids.add(id);
  return withGames(former.value.value).find(({ id }) => ids.has(id));
}

/** A name may be clear over all seasons where it is not in the current one. */
const BY_SEASON = /\bby season\b/i;

/** The answer from other seasons' games; undefined for a season or a question without one. */
async function askedOfPast(
  reads: AskReads,
  named: SeasonsNamed,
  rowsPerPage: number,
  isOfBest = false,
): Promise<View<Asked> | undefined> {
  const { season, words } = named;
  const isOfSeveral = isSeveral(season);
  const held = await seasonOfRequest(seasonAsked(season, reads), reads, {
    takesSeveralSeasons: true,
  });
  if (held.kind !== "held") return undefined;
  const view = await askedOf(
    { ...reads, ...held },
    words,
    rowsPerPage,
    isOfSeveral ? season : undefined,
    reads,
  );
  if (view.kind === "unavailable") return view;
  if (view.kind !== "ready") return undefined;
  const isNotHeld = view.page.kind === "refused" && view.page.cause === "not-held";
  if (view.page.kind === "choice" || isNotHeld) return view;
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
  const since = isOfSeveral && !isWhole ? firstHeld(season, data, query.query) : undefined;
  // The page of a player or a team is about the current season.
  const ofPast = { ...query, path: undefined };
  const isOfEach =
    isOfBest || (isOfSeveral && countsSeasons(query.query)) || isOfTeams(named, query);
  const found = isOfEach ? bestSeasons(view.page, rowsPerPage) : view.page;
  const next = () => nextOfPast(named, ofPast, data);
  const record =
    season === ALL_SEASONS
      ? await teamRecord(reads, found?.answer.query ?? query.query, data, isOfBest)
      : undefined;
  if (record !== undefined) {
    const eyebrow = capital(seasonsInWords(season));
    return { ...view, page: { kind: "fact", asked: ofPast, eyebrow, answer: record, data, next } };
  }
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
        readAs: isOfEach ? [...ofPast.readAs.map(seasonSegment), BY_SEASONS] : ofPast.readAs,
      },
      sentence: since === undefined ? sentence : sentenceSince(since, sentence),
      next,
    },
  };
}

/** The answer from the results of all seasons to a question that they tell. */
async function teamRecord(
  reads: AskReads,
  query: Query,
  { teams, seasonNow }: QuestionData,
  isInSeason: boolean,
): Promise<FactAnswer | undefined> {
  const teamId = teams.find(({ abbreviation }) => abbreviation === query.conditions.team)?.id;
  const asked = teamRecordIn(query, teamId, isInSeason);
  const games = asked && (await readSeasonGames(reads, ALL_SEASONS));
  return games && teamRecordAnswer(asked, games, seasonNow.current);
}

function seasonAsked(season: string, { collections }: AskReads): SeasonAsked {
  if (isSeveral(season)) return { kind: "several", seasons: season };
  return season === collections.seasonNow.current
    ? { kind: "current" }
    : { kind: "past", season, isInPath: false };
}

const BY_SEASONS: Segment = { text: ", by season", isInferred: true };

/** "most points in a game of Jokić", where his seasons are ranked. */
function seasonSegment(part: Segment): Segment {
  return part.text === " in a game" ? { text: " in a season", isInferred: false } : part;
}

/** The pages of days, which are of their own seasons. */
const DAYS = "/nba/games/";

/** A day, a comparison over other seasons, or the figures of each player or team; undefined for anything else. */
function besideOfPast(page: Asked, named: SeasonsNamed): AnsweredPage | AnsweredFact | undefined {
  const { season } = named;
  if (page.kind === "page" && page.asked.path.startsWith(DAYS)) return { ...page, eyebrow: season };
  if (page.kind !== "fact") return undefined;
  const { data, answer } = page;
  const { fact } = page.asked;
  const isOfFloor = fact?.kind === "lineups" || fact?.kind === "together";
  // Starters of all games are known since there are plays.
  const isOfStarters = (seasonRange(season)?.first ?? season) >= FIRST_WITH_PLAYS;
  const isOfBench = fact?.kind === "bench" && isOfStarters;
  const games = fact?.kind === "extreme" ? fact.games : undefined;
  const isAnswered = fact?.kind === "each" || fact?.kind === "box" || games !== undefined;
  if (!isAnswered && !isOfFloor && !isOfBench) return undefined;
  const each = fact?.kind === "each" ? fact.asked : [];
  const [first] = each;
  const queries = first === undefined ? [games] : each.map(({ query }) => query);
  const since = isSeveral(season)
    ? queries.map((query) => firstHeld(season, data, query, isOfFloor)).find(Boolean)
    : undefined;
  const path = isOfFloor ? pathOfPast(fact, page, season) : page.asked.path;
  return {
    ...page,
    asked: { ...page.asked, path },
    answer: since === undefined ? answer : { ...answer, ...sentenceSince(since, answer) },
    eyebrow: capital(seasonsInWords(season)),
    next: () => (first === undefined ? page.next() : nextOfPast(named, first, data)),
  };
}

/** The same question about single seasons; undefined where it ranks none. */
function bestSeasons(
  { asked: { query, wish }, data }: Pick<AnsweredQuery, "asked" | "data">,
  rowsPerPage: number,
): Pick<AnsweredQuery, "answer" | "sentence"> | undefined {
  const answer = wish.kind === "means" ? undefined : rankedSeasons(query, data, rowsPerPage);
  const sentence = answer && inASeason(answer, data);
  return answer && sentence && { answer, sentence };
}

/** "teams with 60 wins since 2014": so many are of one season. */
function countsSeasons({ rows, groups }: Query): boolean {
  return rows === "teams" && groups.some(({ figure }) => figure === "w" || figure === "l");
}

/** "best record ever": a team's, of one season. */
function isOfTeams({ season }: SeasonsNamed, { query: { rows }, wish }: AskedQuery): boolean {
  return season === ALL_SEASONS && rows === "teams" && wish.kind === "leaders";
}

/** The page of who was on the floor in seasons; of assists over several there is none. */
function pathOfPast(
  fact: LineupsFact | OnOffFact,
  { asked: { path }, data: { seasonNow, teams } }: AnsweredFact,
  season: string,
): string | undefined {
  if (fact.kind === "lineups") return lineupsPath(fact, teams, season);
  return path === undefined || isSeveral(season)
    ? undefined
    : inSeason(path, season, seasonNow.current);
}

/** The questions after an answer from other seasons: those that are answered from games. */
function nextOfPast(
  { season, words }: SeasonsNamed,
  asked: AskedQuery,
  data: QuestionData,
): string[] {
  const vocabulary = vocabularyOf(data);
  const next = nextQuestions({ text: textOfWords(words), asked }, vocabulary, (other) => {
    const read = understand(other, vocabulary);
    const isOfGames = read.kind === "query" && !isRated(read) && !hasDays(read);
    return isOfGames ? read : undefined;
  });
  return next.map((other) => `${other} ${seasonsInQuestion(season)}`);
}

/** "On Christmas" is read as a day of the current season. */
function hasDays({ query: { conditions } }: AskedQuery): boolean {
  return (conditions.from ?? conditions.to) !== undefined;
}

function isOutside(day: string | undefined, first = "", last = ""): boolean {
  return day !== undefined && (day < first || day > last);
}
