import type { Answer } from "../../query/answer.ts";
import { completeQuery, type Query } from "../../query/query.ts";
import type { QuestionData } from "../../query/question-data.ts";
import { runQuery } from "../../query/run.ts";
import { didWords, figure, namesIn, plain, subjectIn } from "./answer-words.ts";
import { settingWords } from "./settings.ts";
import type { AnswerSentence } from "./understanding.ts";

/** "The Lakers went 4-2 when LeBron James scored 30 or more." */
export function recordOf(answer: Answer, data: QuestionData): AnswerSentence {
  const { query, summary } = answer;
  const { player, team } = subjectIn(query, data);
  const { wins, losses } = summary;
  const who = team === undefined ? `The teams of ${player ?? "the league"}` : `The ${team}`;
  const names = namesIn(data);
  const settings = `${settingWords(query, names)}${stageWords(query)}`;
  if (summary.games === 0)
    return { headline: [plain(`${who} played no such game${settings}.`)], deck: undefined };
  const when = whenWords(query, player);
  const opponent = query.conditions.opp;
  if (opponent !== undefined && player === undefined && when === "" && isOnlyMeeting(query))
    return meeting(answer, data);
  return {
    headline: [plain(`${who} went `), figure(`${wins}-${losses}`), plain(`${when}${settings}.`)],
    deck: player === undefined ? restOf(query, data) : otherwise(query, player, data),
  };
}

export function stageWords({ stage }: Query): string {
  return stage === "playoffs" ? " in the playoffs" : "";
}

function whenWords(query: Query, player: string | undefined): string {
  if (player !== undefined) return ` when ${player} ${didWords(query)}`;
  return query.figures.length === 0 ? "" : ` when they ${didWords(query)}`;
}

function isOnlyMeeting({ conditions, figures }: Query): boolean {
  return Object.keys(conditions).length === 2 && figures.length === 0;
}

/** "The Knicks won 3-1 against the Celtics": the winner first. */
function meeting({ query, summary: { wins, losses } }: Answer, data: QuestionData): AnswerSentence {
  const nameOf = (abbreviation: string | undefined) =>
    data.teams.find((team) => team.abbreviation === abbreviation)?.name ?? "";
  const [own, other] = [nameOf(query.conditions.team), nameOf(query.conditions.opp)];
  const [most, least] = [Math.max(wins, losses), Math.min(wins, losses)];
  const stage = query.stage === "playoffs" ? "in the playoffs" : "in the regular season";
  if (wins === losses)
    return {
      headline: [
        plain(`The ${own} and the ${other} split their games ${stage} `),
        figure(`${wins}-${losses}`),
        plain("."),
      ],
      deck: undefined,
    };
  const [winner, loser] = wins > losses ? [own, other] : [other, own];
  return {
    headline: [
      plain(`The ${winner} beat the ${loser} `),
      figure(`${most}-${least}`),
      plain(` ${stage}.`),
    ],
    deck: undefined,
  };
}

/** The rest of a team's season beside a record: "In the other games they went 35-19." */
function restOf(query: Query, data: QuestionData): string | undefined {
  const { team, opp, ...others } = query.conditions;
  if (team === undefined) return undefined;
  const isWhole = Object.keys(others).length + query.figures.length === 0;
  if (isWhole || opp !== undefined) return undefined;
  const all = runQuery(
    completeQuery({ rows: "team-games", stage: query.stage, conditions: { team } }),
    data,
    1,
  );
  const part = runQuery(query, data, 1).summary;
  return restSentence(all.summary.wins - part.wins, all.summary.losses - part.losses);
}

function restSentence(wins: number, losses: number): string | undefined {
  return wins + losses === 0 ? undefined : `In their other games they went ${wins}-${losses}.`;
}

/** "When he scored less they went 35-19, without him 14-8." */
function otherwise(query: Query, _player: string, data: QuestionData): string | undefined {
  const { player: id, team, ...others } = query.conditions;
  if (id === undefined || team === undefined || Object.keys(others).length > 0) return undefined;
  const base = { stage: query.stage };
  const played = runQuery(
    completeQuery({ ...base, conditions: { player: id, team } }),
    data,
    1,
  ).summary;
  const missed = runQuery(
    completeQuery({ ...base, rows: "team-games", conditions: { team, without: id } }),
    data,
    1,
  ).summary;
  const part = runQuery(query, data, 1).summary;
  const less = { wins: played.wins - part.wins, losses: played.losses - part.losses };
  const without = missed.games === 0 ? "" : `without him ${missed.wins}-${missed.losses}`;
  const rest =
    less.wins + less.losses === 0 ? "" : `In his other games they went ${less.wins}-${less.losses}`;
  const said = [rest, without].filter((words) => words !== "").join(", ");
  if (said === "") return undefined;
  return rest === "" ? `They went ${said}.` : `${said}.`;
}
