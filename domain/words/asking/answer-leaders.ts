import type { Answer } from "../../query/answer.ts";
import { ruleFor } from "../../query/qualified.ts";
import { isOfTeams } from "../../query/query.ts";
import type { QuestionData } from "../../query/question-data.ts";
import { runQuery } from "../../query/run.ts";
import { listed } from "../listed.ts";
import { ordinal } from "../ordinals.ts";
import { nothing, settings } from "./answer-rows.ts";
import {
  figure,
  inGamesWith,
  nameOfPlayer,
  plain,
  rowList,
  subjectIn,
  tiedNames,
  valueIn,
} from "./answer-words.ts";
import { basisWords, orderWord, rangeText, statName } from "./figure-words.ts";
import type { AnswerSentence, Placed } from "./understanding.ts";

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
      headline: [plain(`${nameOfPlayer(of.player, data)} has no place: he does not qualify.`)],
      deck: query.qualified ? ruleFor(key).rule : undefined,
    };
  if (row === undefined) return nothing(answer, data);
  const first = all.rows.filter(({ rank }) => rank === row.rank);
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
      plain(`${tiedNames(first, data)} had ${what}${club}${settings(answer, data)}: `),
      figure(valueIn(all, row, key)),
      plain("."),
    ],
    deck: `${among}${others}`.trim() || undefined,
  };
}

function whatOf({ query }: Answer, key: string, rank = 1): string {
  const { sort, figures } = query;
  const isDown = sort.order === "desc";
  const place = rank === 1 ? "the " : `the ${ordinal(rank)} `;
  if (key === "gp" && figures.length > 0)
    return `${place}${isDown ? "most" : "fewest"} games with ${listed(figures.map((one) => rangeText(one.figure, one.range)))}`;
  if (key === "winpct") return `${place}${isDown ? "best" : "worst"} record`;
  const per = query.per === "total" ? "" : basisWords(key, query.per);
  return `${place}${orderWord(key, sort.order)} ${statName(key)}${per}`;
}
