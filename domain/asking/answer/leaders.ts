import { figureOf, isCount, nameInSentence } from "#domain/figures/figures.ts";
import { GAMES_OF_CAREER, SEASON_GAMES } from "#domain/leaders/qualification.ts";
import { capital } from "#domain/printing/capital.ts";
import { listed } from "#domain/printing/listed.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { Answer } from "#domain/query/answer.ts";
import { partOf } from "#domain/query/conditions/conditions.ts";
import { isOverSeasons, qualifyingGames, ruleOf } from "#domain/query/engine/qualified.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery, isOfTeams, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { basisWords, orderWord, recordCounts } from "#domain/query/say/figures.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import { mostGames } from "#domain/query/storage/part-lines.ts";
import type { AnswerSentence, Placed } from "../understanding.ts";
import { noneOf, unplaced } from "./none.ts";
import {
  figureMark,
  filters,
  inGamesWith,
  nameOfPlayer,
  numberIn,
  plain,
  rowList,
  subjectIn,
  tiedNames,
  valueIn,
} from "./words.ts";

const FIRST: Placed = { nth: 1 };

/**
 * "Luka Dončić had the most points per game: 33.5." A tie names all tied rows. With `of`, the
 * sentence is about that place: "LeBron James had the 9th most assists per game: 7.2."
 */
export function leadersOf(
  answer: Answer,
  key: string,
  data: QuestionData,
  of = FIRST,
): AnswerSentence {
  const { query } = answer;
  const all =
    of === FIRST ? answer : runQuery({ ...query, page: 1 }, data, data.lines.players.length);
  const isIt = ({ subject }: Answer["rows"][number]) =>
    "team" in of ? subject.teamId === of.team : "player" in of && subject.player?.id === of.player;
  const row = "nth" in of ? all.rows[of.nth - 1] : all.rows.find(isIt);
  if (row === undefined && "player" in of)
    return {
      headline: [plain(`${nameOfPlayer(of.player, data)} isn't ranked: he doesn't qualify.`)],
      deck: ruleOfLeaders(answer, key, data),
    };
  if (row === undefined) return unplaced(all, data);
  if ("nth" in of && isOfNone(answer, key)) return noneOf(answer, key, data);
  const isTied = ({ rank }: Answer["rows"][number]) => rank === row.rank;
  const isCut = all.total > all.rows.length && all.rows.every(isTied);
  const whole = isCut ? runQuery({ ...query, page: 1 }, data, all.total) : all;
  const first = whole.rows.filter(isTied);
  const { team } = subjectIn(query, data);
  const club = isOfTeams(query.rows) || team === undefined ? "" : ` of the ${team}`;
  const isOfGames = key === "gp" && query.figures.length > 0;
  const what = `${whatOf(answer, key, row.rank)}${isOfGames ? "" : inGamesWith(query)}`;
  const isFirst = row.rank === 1;
  const next = rowList(all, key, data, ...(isFirst ? [first.length, first.length + 2] : [0, 1]));
  const others = next === "" ? "" : `${isFirst ? "Next" : "First"}: ${next}.`;
  const among = of === FIRST ? "" : `Of ${all.total}${query.qualified ? " who qualify" : ""}. `;
  return {
    headline: [
      plain(`${capital(tiedNames(first, data))} had ${what}${club}${filters(answer, data)}: `),
      figureMark(valueIn(all, row, key)),
      plain("."),
    ],
    deck: `${among}${others}${minimumOf(answer, key, data) ?? ""}`.trim() || undefined,
  };
}

/** The rule by which players qualify, with its minimum in a part of the season; undefined without a rule. */
export function ruleOfLeaders(answer: Answer, key: string, data: QuestionData): string | undefined {
  const { query } = answer;
  return query.qualified
    ? (minimumOf(answer, key, data)?.trim() ?? ruleOf(query, mostGames(query, data)).rule)
    : undefined;
}

/**
 * The minimum for players of a part of the season, and always for their records: " Only players with
 * at least 16 games, or 112 assists." Undefined without a minimum.
 */
function minimumOf({ query }: Answer, key: string, data: QuestionData): string | undefined {
  if (!query.qualified) return undefined;
  const all = completeQuery({
    ...query,
    page: 1,
    columns: "base",
    qualified: false,
    groups: [],
    sort: { key: "gp", order: "desc" },
  });
  const isOfPart = partOf(query.conditions) !== undefined;
  const soFar = qualifyingGames(query, isOfPart ? mostGames(query, data) : playedIn(all, data));
  const isOfSeason = soFar === SEASON_GAMES && !isOverSeasons(query);
  const isWhole = isOfSeason && key !== "winpct" && !isOfPart;
  return isWhole ? undefined : ` Only players with at least ${ruleOf(query).least(soFar)}.`;
}

/** The games so far of the player with the most, no more than a season or a career takes. */
function playedIn(query: Query, data: QuestionData): number {
  const most = runQuery(query, data, 1);
  const games = numberIn(most, most.rows[0], "gp");
  return Math.min(games, isOverSeasons(query) ? GAMES_OF_CAREER : SEASON_GAMES);
}

/** Returns whether the best of an answer's rows has 0 of a figure that counts something. */
export function isOfNone({ query, columns, rows }: Answer, key: string): boolean {
  const figure = figureOf(key);
  const isCounted = figure !== undefined && isCount(figure) && !figure.isMeasured;
  const place = columns.findIndex((column) => column.key === key);
  return isCounted && query.sort.order === "desc" && rows[0]?.cells[place] === 0;
}

function whatOf({ query }: Answer, key: string, rank = 1): string {
  const { sort, figures } = query;
  const isDown = sort.order === "desc";
  const place = rank === 1 ? "the " : `the ${ordinal(rank)} `;
  if (key === "gp" && figures.length > 0) {
    const ranges = figures.map((one) => rangeText(one.figure, one.range));
    return `${place}${isDown ? "most" : "fewest"} games with ${listed(ranges)}`;
  }
  if (recordCounts(key) !== undefined) return `${place}${isDown ? "best" : "worst"} record`;
  const per = query.per === "total" ? "" : basisWords(key, query.per);
  return `${place}${orderWord(key, sort.order)} ${nameInSentence(key)}${per}`;
}
