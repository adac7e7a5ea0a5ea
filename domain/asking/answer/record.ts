import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedRecord, printedScore } from "#domain/printing/records.ts";
import type { Answer } from "#domain/query/answer.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { playerName } from "#domain/query/names.ts";
import { completeQuery, type Query, type Rows } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { didWords } from "#domain/query/say/figures.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";
import { isSeveral } from "#domain/season/season-range.ts";
import { type AnswerSentence, type Mark, plainText } from "../understanding.ts";
import { figureMark, namesIn, plain, stageWords, subjectIn, valueIn } from "./words.ts";

/** "The Lakers went 4-2 when LeBron James scored 30 or more." */
export function recordOf(answer: Answer, data: QuestionData): AnswerSentence {
  const { query, summary } = answer;
  const { player, team } = subjectIn(query, data);
  const { wins, losses } = summary;
  const who = team === undefined ? (player ?? "The teams of the league") : `The ${team}`;
  const names = namesIn(data);
  const filters = `${filterWords(query, names)}${stageWords(query)}`;
  if (summary.games === 0)
    return { headline: [plain(`${who} played no such game${filters}.`)], deck: undefined };
  const when = whenWords(query, team === undefined ? undefined : player);
  if (when === "" && team !== undefined && isMeeting(query)) return meeting(answer, data);
  // Records of a part of each game are rows of teams.
  const part = query.rows === "teams" ? valueIn(answer, answer.rows[0], "partpct") : undefined;
  return {
    headline: [
      plain(`${who} went `),
      figureMark(part ?? printedScore(wins, losses)),
      plain(`${when}${filters}.`),
    ],
    deck: part === undefined ? restOf(answer, data) : "By the points of that part of each game.",
  };
}

function whenWords(query: Query, player: string | undefined): string {
  if (player !== undefined) return ` when ${player} ${didWords(query)}`;
  const pronoun = query.conditions.player === undefined ? "they" : "he";
  return query.figures.length === 0 ? "" : ` when ${pronoun} ${didWords(query)}`;
}

/** Returns whether a query of a team has its opponent alone as a condition. */
function isMeeting({ conditions }: Query): boolean {
  return conditions.opp !== undefined && Object.keys(conditions).length === 2;
}

/**
 * "The Knicks beat the Celtics 3-1", winner first. The deck has the result of the other stage:
 * playoffs for a question about the regular season, and the reverse.
 */
function meeting({ query, summary }: Answer, data: QuestionData): AnswerSentence {
  const stage = query.stage === "playoffs" ? "season" : "playoffs";
  const other = runQuery(completeQuery({ ...query, stage }), data, 1);
  const headline = meetingMarks(query, summary, data);
  const deck =
    other.summary.games === 0
      ? undefined
      : plainText(meetingMarks(other.query, other.summary, data));
  return { headline, deck };
}

function meetingMarks(
  query: Query,
  { wins, losses }: Answer["summary"],
  data: QuestionData,
): Mark[] {
  const nameOf = (abbreviation: string | undefined) =>
    data.teams.find((team) => team.abbreviation === abbreviation)?.name ?? "";
  const [own, other] = [nameOf(query.conditions.team), nameOf(query.conditions.opp)];
  const [most, least] = [Math.max(wins, losses), Math.min(wins, losses)];
  const stage = `in the ${STAGE_NAMES[query.stage]}`;
  const score = figureMark(printedScore(most, least));
  if (wins === losses)
    return [plain(`The ${own} and the ${other} split their games ${stage} `), score, plain(".")];
  const [winner, loser] = wins > losses ? [own, other] : [other, own];
  return [plain(`The ${winner} beat the ${loser} `), score, plain(` ${stage}.`)];
}

/** "Luka Dončić did not play in 18 of his team's 82 games: the Lakers went 10-8 without him." */
export function missedOf({ query, summary, total }: Answer, data: QuestionData): AnswerSentence {
  const { without = [], ...others } = query.conditions;
  const name = listed(without.map((id) => playerName(id, namesIn(data))));
  const around = `${filterWords({ ...query, conditions: others }, namesIn(data))}${stageWords(query)}`;
  const played = runQuery({ ...query, conditions: { ...others, with: without } }, data, 1).total;
  if (total === 0)
    return {
      headline: [
        plain(`${name} played in `),
        figureMark("all"),
        plain(` of his team's ${counted(played, "game")}${around}.`),
      ],
      deck: undefined,
    };
  return {
    headline: [
      plain(`${name} did not play in `),
      figureMark(String(total)),
      plain(` of his team's ${total + played} games${around}.`),
    ],
    deck: `Without him his team went ${printedRecord(summary)}.`,
  };
}

/**
 * The team's record in its other games: "In his other games they went 35-19, without him 14-8."
 * Undefined when the question has conditions that leave no simple remainder.
 */
function restOf({ query, summary }: Answer, data: QuestionData): string | undefined {
  const { season, stage } = query;
  const { player, team, ...others } = query.conditions;
  const count = Object.keys(others).length;
  const isOfPlayer = player !== undefined;
  const isWhole = others.opp !== undefined || count + query.figures.length === 0;
  if (team === undefined || (isOfPlayer ? count > 0 : isWhole)) return undefined;
  const summaryOf = (rows: Rows, conditions: Conditions) =>
    runQuery(completeQuery({ season, rows, stage, conditions }), data, 1).summary;
  const all = isOfPlayer ? summaryOf("games", { player, team }) : summaryOf("team-games", { team });
  const [wins, losses] = [all.wins - summary.wins, all.losses - summary.losses];
  // Over several seasons those before and after him would count.
  const isOfMissed = isOfPlayer && !isSeveral(season);
  const missed = isOfMissed ? summaryOf("team-games", { team, without: [player] }) : undefined;
  const without = missed?.games ? `without him ${printedRecord(missed)}` : undefined;
  const whose = isOfPlayer ? "his" : "their";
  const rest =
    wins + losses > 0
      ? `In ${whose} other games they went ${printedScore(wins, losses)}`
      : undefined;
  if (rest === undefined) return without && `They went ${without}.`;
  return `${rest}${without === undefined ? "" : `, ${without}`}.`;
}
