import { formatShortDay, formatUpdated } from "../../dates.ts";
import type { Answer, AnswerRow } from "../../query/answer.ts";
import { isGrouped, isOfTeams, type Query } from "../../query/query.ts";
import type { QuestionData } from "../../query/question-data.ts";
import { printedFigure } from "../../season/printed.ts";
import { listed } from "../listed.ts";
import { stageWords } from "./answer-record.ts";
import {
  capital,
  cellIn,
  didWords,
  figure,
  firstRows,
  inGamesWith,
  nameOfRow,
  namesIn,
  plain,
  rowList,
  subjectIn,
  tiedNames,
} from "./answer-words.ts";
import { groupsWords, orderWord, rangeText, statName } from "./figure-words.ts";
import { peopleNoun, settingsOf, settingWords, wordsOfSettings } from "./settings.ts";
import type { AnswerSentence, Mark } from "./understanding.ts";

export function settings(answer: Answer, data: QuestionData): string {
  return `${settingWords(answer.query, namesIn(data))}${stageWords(answer.query)}`;
}

export function nothing(answer: Answer, data: QuestionData): AnswerSentence {
  const { player, team } = subjectIn(answer.query, data);
  const who = player ?? (team === undefined ? undefined : `The ${team}`);
  const around = settings(answer, data);
  const text =
    who === undefined
      ? `No one${around}: the season has none.`
      : `${who} played no such game${around}.`;
  return { headline: [plain(text)], deck: undefined };
}

/** "Bam Adebayo had the most points in a game: 83, against the Wizards on March 10, 2026." */
export function singleHigh(answer: Answer, key: string, data: QuestionData): AnswerSentence {
  const { query, rows } = answer;
  const [best] = rows;
  if (best === undefined) return nothing(answer, data);
  if (key === "margin" || key === "bothpts") return gameHigh(answer, key, data);
  const first = firstRows(answer, key);
  const value = cellIn(answer, best, key);
  const names = tiedNames(first, data);
  const of =
    query.rows === "games" && query.conditions.player === undefined
      ? subjectIn(query, data).team
      : undefined;
  const most = orderWord(key, query.sort.order);
  const club = of === undefined ? "" : ` for the ${of}`;
  const where = first.length === 1 ? `, ${placeOf(best, data)}` : "";
  return {
    headline: [
      plain(
        `${names} had the ${most} ${statName(key)} in a game${inGamesWith(query).replace(" in games", "")}${club}${settings(answer, data)}: `,
      ),
      figure(value),
      plain(`${where}.`),
    ],
    deck:
      first.length > 1
        ? `${capital(listed(first.map((row) => `${nameOfRow(row, data)} ${placeOf(row, data)}`)))}.`
        : undefined,
  };
}

/** "against the Wizards on March 10, 2026". */
function placeOf({ subject }: AnswerRow, data: QuestionData): string {
  if (subject.kind !== "game") return "";
  const opponent = data.teams.find(({ id }) => id === subject.opponentId)?.name ?? "";
  return `against the ${opponent} on ${formatUpdated(subject.game.date) ?? ""}`;
}

/** "The Hornets beat the Jazz 150-95 on January 10, 2026: by 55." */
function gameHigh(answer: Answer, key: string, data: QuestionData): AnswerSentence {
  const first = answer.rows.filter((row) => gameValue(row, key) === gameValue(answer.rows[0], key));
  const sentences = first.map(({ subject }): Mark[] => {
    if (subject.kind !== "game") return [];
    const { game, teamId, opponentId } = subject;
    const name = (id: number) => data.teams.find((team) => team.id === id)?.name ?? "";
    const isHome = game.homeTeamId === teamId;
    const [own, other] = isHome
      ? [game.homePoints, game.awayPoints]
      : [game.awayPoints, game.homePoints];
    const did = subject.won ? "beat" : "lost to";
    return [
      plain(`The ${name(teamId)} ${did} the ${name(opponentId)} `),
      figure(`${own}-${other}`),
      plain(` on ${formatUpdated(game.date) ?? ""}`),
    ];
  });
  const value = gameValue(answer.rows[0], key);
  const end = key === "margin" ? `, by ${Math.abs(value)}.` : `, ${value} points together.`;
  return {
    headline: [
      ...sentences.flatMap((marks, at) => (at === 0 ? marks : [plain("; "), ...marks])),
      plain(end),
    ],
    deck: undefined,
  };
}

function gameValue(row: AnswerRow | undefined, key: string): number {
  if (row?.subject.kind !== "game") return 0;
  const { homePoints, awayPoints } = row.subject.game;
  return key === "margin" ? Math.abs(homePoints - awayPoints) : homePoints + awayPoints;
}

/** "37 games: Nikola Jokić 12, Luka Dončić 7 and Jalen Johnson 3." */
export function countOf(answer: Answer, data: QuestionData): AnswerSentence {
  const { query, summary, rows } = answer;
  const { player, team } = subjectIn(query, data);
  const { games, wins, losses } = summary;
  const around = settings(answer, data).replace(/^ of (?:all )?/, " by ");
  const feats = listed(query.figures.map((one) => rangeText(one.figure, one.range)));
  const count = printedFigure(String(games));
  const noun = games === 1 ? "game" : "games";
  const withFeats = feats === "" ? "" : ` with ${feats}`;
  if (player !== undefined) {
    const all = query.figures.length === 0 ? "" : withFeats;
    return {
      headline: [plain(`${player} had `), figure(count), plain(` ${noun}${all}${around}.`)],
      deck:
        games === 0
          ? undefined
          : `His team went ${wins}-${losses} in ${games === 1 ? "it" : "them"}.`,
    };
  }
  if (isGrouped(query) && games > 0) {
    const of = team === undefined || isOfTeams(query.rows) ? "" : ` by players of the ${team}`;
    const more = rows.length > 3 ? `: most by ` : ": ";
    return {
      headline: [
        figure(count),
        plain(` ${noun}${withFeats}${of}${around}${more}${rowList(answer, "gp", data)}.`),
      ],
      deck: `${printedFigure(String(answer.total))} ${isOfTeams(query.rows) ? "team" : "player"}${answer.total === 1 ? "" : "s"} in all.`,
    };
  }
  if (games === 0)
    return {
      headline: [figure("0"), plain(` games${withFeats}${around}: the season has none.`)],
      deck: undefined,
    };
  const isPlayed = isOfTeams(query.rows) && team !== undefined;
  const who = isPlayed ? `The ${team} ${didWords(query)} in ` : "";
  return {
    headline: [
      plain(who),
      figure(count),
      plain(
        ` ${noun}${isPlayed ? "" : withFeats}${resultless(answer, data).replace(" in games decided", " decided")}.`,
      ),
    ].filter(({ text }) => text !== ""),
    deck: isPlayed ? `They went ${wins}-${losses}.` : undefined,
  };
}

/**
 * The settings without the result: a query counts each league game once, as its winner's, although
 * the question has no such condition.
 */
function resultless({ query }: Answer, data: QuestionData): string {
  const { result: _, ...conditions } = query.conditions;
  return `${settingWords({ ...query, conditions }, namesIn(data))}${stageWords(query)}`;
}

const MOST_LISTED = 8;

/** "5 players averaging 20 or more points and 10 or more rebounds: ..." */
export function listOf(answer: Answer, data: QuestionData): AnswerSentence {
  const { query, rows, total } = answer;
  const { noun, around } = peopleIn(query, data);
  const asked = `${groupsWords(query.groups)}${inGamesWith(query)}${around}${stageWords(query)}`;
  if (total === 0)
    return { headline: [figure("No"), plain(` ${noun} ${asked}.`)], deck: undefined };
  const names = rows.slice(0, MOST_LISTED).map((row) => nameOfRow(row, data));
  const shown =
    total > MOST_LISTED ? `${names.join(", ")} and ${total - MOST_LISTED} more` : listed(names);
  const one = total === 1 ? noun.replace(/s\b/, "") : noun;
  return {
    headline: [figure(String(total)), plain(` ${one} ${asked}: ${shown}.`)],
    deck: undefined,
  };
}

/** The noun for the rows, such as "guards from France", and the other conditions in words. */
function peopleIn(query: Query, data: QuestionData): { noun: string; around: string } {
  const { team } = subjectIn(query, data);
  const settings = settingsOf(query, namesIn(data));
  const traits = settings.filter(({ isTrait }) => isTrait).map(({ before }) => before);
  const noun = isOfTeams(query.rows) ? "teams" : peopleNoun(traits);
  const of = team === undefined ? "" : ` of the ${team}`;
  return {
    noun: `${noun}${of}`,
    around: wordsOfSettings(
      settings.filter(({ isTrait }) => !isTrait),
      namesIn(data),
    ),
  };
}

/** "The Thunder had the longest streak: 16 games in a row won." */
export function streakOf(answer: Answer, data: QuestionData): AnswerSentence {
  const { query, rows } = answer;
  const [best] = rows;
  if (best === undefined) return nothing(answer, data);
  const first = firstRows(answer, "gp");
  const names = tiedNames(first, data);
  const { result, ...conditions } = query.conditions;
  const { figures } = query;
  const kind = result === undefined ? "" : result === "w" ? " winning" : " losing";
  const withFeats =
    figures.length === 0
      ? ""
      : ` of games with ${listed(figures.map((one) => rangeText(one.figure, one.range)))}`;
  const around = `${settingWords({ ...query, conditions }, namesIn(data))}${stageWords(query)}`;
  const days = first.length === 1 ? spanOf(best) : "";
  const value = cellIn(answer, best, "gp");
  const [length] = query.groups;
  if (length !== undefined) {
    const least = rangeText("gp", length.range).replace(/ games? played$/, " games");
    const one = answer.total === 1 ? "streak" : "streaks";
    return {
      headline: [
        figure(String(answer.total)),
        plain(`${kind} ${one} of ${least}${withFeats}${around}: `),
        plain(`the longest by ${names.replace(/^The /, "the ")}, ${value} games${days}.`),
      ],
      deck: undefined,
    };
  }
  return {
    headline: [
      plain(`${names} had the longest${kind} streak${withFeats}${around}: `),
      figure(value),
      plain(` games${days}.`),
    ],
    deck:
      first.length > 1
        ? `${capital(listed(first.map((row) => `${nameOfRow(row, data)}${spanOf(row)}`)))}.`
        : undefined,
  };
}

function spanOf({ subject }: AnswerRow): string {
  if (subject.kind !== "group") return "";
  return `, ${formatShortDay(subject.first.date)} to ${formatShortDay(subject.last.date)}`;
}
