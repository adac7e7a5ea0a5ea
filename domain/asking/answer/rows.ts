import { formatUpdated } from "#domain/dates.ts";
import { figureOf, isCount, nameInSentence } from "#domain/figures/figures.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { Answer, AnswerRow } from "#domain/query/answer.ts";
import { isOfAnyPart, rowNoun } from "#domain/query/conditions/conditions.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { isGrouped, isOfTeams, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { didWords, groupsWords, orderWord, statNameFor } from "#domain/query/say/figures.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { isSeveral } from "#domain/season/season-range.ts";
import type { AnswerSentence, Mark } from "../understanding.ts";
import { isWholeCareer } from "./first-held.ts";
import { gamesTold, gameTold, teamsResult } from "./games-told.ts";
import { ruleOfLeaders } from "./leaders.ts";
import { FEWER, noFigure, nothing } from "./none.ts";
import {
  cellIn,
  figureMark,
  filters,
  inGamesWith,
  MOST_NAMED,
  nameOfRow,
  namesIn,
  numberIn,
  peopleIn,
  plain,
  rowList,
  shareOfGames,
  stageWords,
  subjectIn,
  tiedNames,
  tiedRows,
  withFigures,
} from "./words.ts";

/** "Bam Adebayo had the most points in a game: 83, against the Wizards on March 10, 2026." */
export function singleHigh(answer: Answer, key: string, data: QuestionData): AnswerSentence {
  const { query, rows } = answer;
  const [best] = rows;
  if (best === undefined) return nothing(answer, data);
  if (isOfWholeGame(key)) return gameHigh(answer, key, data);
  const first = tiedRows(answer, key);
  const value = cellIn(answer, best, key);
  if (value === "") return noFigure(answer, key, data);
  const names = tiedNames(first, data, tiedCount(answer, key, data));
  const of =
    query.rows === "games" && query.conditions.player === undefined
      ? subjectIn(query, data).team
      : undefined;
  const most = orderWord(key, query.sort.order);
  const games = withFigures(query);
  const inGame = isOfAnyPart(query.conditions) ? "" : " in a game";
  const club = of === undefined ? "" : ` for the ${of}`;
  const place = first.length === 1 ? gameTold(answer, best, data) : "";
  const where = place === "" ? "" : `, ${place}`;
  const shots = new Set(first.map((row) => shotsOf(answer, row, key)));
  const share = shots.size === 1 ? [...shots].join("") : "";
  const figure = figureOf(key);
  const isOwn = query.conditions.player !== undefined && figure !== undefined && isCount(figure);
  const high = `${highOf(query, data)}${query.sort.order === "desc" ? "high" : "low"}`;
  if (isOwn)
    return {
      headline: [
        plain(`${names} had a ${high} of `),
        figureMark(value),
        plain(` ${statNameFor(key, value)}${games}${filters(answer, data)}${where}.`),
      ],
      deck: first.length > 1 ? gamesTold({ query, rows: first }, data) || undefined : undefined,
    };
  return {
    headline: [
      plain(
        `${capital(names)} had the ${most} ${nameInSentence(key)}${inGame}${games}${club}` +
          `${filters(answer, data)}: `,
      ),
      figureMark(value),
      plain(`${share}${where}.`),
    ],
    deck:
      first.length > 1 && first.length <= MOST_NAMED
        ? `${capital(listed(first.map((row) => `${nameOfRow(row, data)} ${gameTold(answer, row, data)}`)))}.`
        : undefined,
  };
}

/** "season ", "career ", of some seasons "". */
function highOf(query: Query, data: QuestionData): string {
  if (!isSeveral(query.season)) return "season ";
  return isWholeCareer(query, data) ? "career " : "";
}

/** The number of players or teams whose games tie for the first place, on all pages. */
function tiedCount({ query, rows, columns }: Answer, key: string, data: QuestionData): number {
  const place = columns.findIndex((column) => column.key === key);
  const best = rows[0]?.cells[place];
  if (typeof best !== "number") return rows.length;
  const tied = { figure: key, range: { min: best, max: best } };
  const same = { ...query, figures: [...query.figures, tied], page: 1 };
  return runQuery(same, data, 1).summary.subjects;
}

/** The shots of a percentage in one game: " (1 of 15)"; "" for other figures. */
function shotsOf(answer: Answer, row: AnswerRow, key: string): string {
  const shots = SHOTS[key]?.map((own) => cellIn(answer, row, own));
  return shots === undefined || shots.includes("") ? "" : ` (${shots.join(" of ")})`;
}

const SHOTS: Readonly<Record<string, readonly [made: string, tried: string]>> = {
  fgpct: ["fgm", "fga"],
  fg3pct: ["fg3m", "fg3a"],
  ftpct: ["ftm", "fta"],
};

/** The ends of sentences about games, by the figure of teams that orders them. */
const ENDS: Readonly<Record<string, (value: number) => string>> = {
  gap: (points) => `, by ${points}.`,
  margin: (points) => `, by ${points}.`,
  bothpts: (points) => `, ${points} points together.`,
  deficit: (points) => ` after trailing by ${points}.`,
  deficit4: (points) => ` after trailing by ${points} after three quarters.`,
  lead: (points) => ` after leading by as many as ${points}.`,
  only: () => ".",
  changes: (count) => ` after ${counted(count, "lead change")}.`,
  run: (points) => ` with ${points} points in a row.`,
};

/** Returns whether a figure is of a game and both its teams, such as its margin. */
export function isOfWholeGame(key: string): boolean {
  return key in ENDS;
}

/** "The Hornets beat the Jazz 150-95 on January 10, 2026, by 55." */
function gameHigh(answer: Answer, key: string, data: QuestionData): AnswerSentence {
  const amountOf = (row: AnswerRow | undefined) => gameValue(answer, row, key);
  const first = answer.rows.filter((row) => amountOf(row) === amountOf(answer.rows[0]));
  const sentences = first.map(({ subject }, at): Mark[] => {
    if (subject.kind !== "game") return [];
    const { game, teamId, opponentId } = subject;
    const name = (id: number) => data.teams.find((team) => team.id === id)?.name ?? "";
    const isHome = game.homeTeamId === teamId;
    const [own, other] = isHome
      ? [game.homePoints, game.awayPoints]
      : [game.awayPoints, game.homePoints];
    const did = subject.won ? "beat" : "lost to";
    return [
      plain(`${at === 0 ? "The" : "the"} ${name(teamId)} ${did} the ${name(opponentId)} `),
      figureMark(printedScore(own, other)),
      plain(` on ${formatUpdated(game.date) ?? ""}`),
    ];
  });
  const end = ENDS[key]?.(amountOf(answer.rows[0])) ?? "";
  return {
    headline: [
      ...sentences.flatMap((marks, at) => (at === 0 ? marks : [plain("; "), ...marks])),
      plain(end),
    ],
    deck: undefined,
  };
}

function gameValue(answer: Answer, row: AnswerRow | undefined, key: string): number {
  if (row?.subject.kind !== "game") return 0;
  const { homePoints, awayPoints } = row.subject.game;
  if (key === "margin" || key === "gap") return Math.abs(homePoints - awayPoints);
  return key === "bothpts" ? homePoints + awayPoints : numberIn(answer, row, key);
}

/** "37 games: Nikola Jokić 12, Luka Dončić 7 and Jalen Johnson 3." */
export function countOf(answer: Answer, data: QuestionData, isShare = false): AnswerSentence {
  const { query, summary, rows } = answer;
  const { player, team } = subjectIn(query, data);
  const { games, wins, losses } = summary;
  const isOfParts = isOfAnyPart(query.conditions);
  // The noun says which parts of games are counted.
  const { quarter: _, half: __, ...others } = query.conditions;
  const asked = isOfParts ? { ...answer, query: { ...query, conditions: others } } : answer;
  const around = filters(asked, data, { people: "by" });
  const count = printedFigure(String(games));
  const noun = rowNoun(query.conditions, games);
  const withFeats = withFigures(query);
  if (player !== undefined) {
    const verb = withFeats === "" ? "played in" : "had";
    const share = isShare ? shareOfGames(answer, data) : "";
    return {
      headline: [
        plain(`${player} ${verb} `),
        figureMark(count),
        plain(` ${noun}${withFeats}${around}.`),
      ],
      deck:
        [`${share}${gamesTold(answer, data)}`.trim(), isOfParts ? "" : teamsResult(answer)]
          .filter((text) => text !== "")
          .join(" ") || undefined,
    };
  }
  if (isGrouped(query)) {
    const of = team === undefined || isOfTeams(query.rows) ? "" : ` by players of the ${team}`;
    // "18 wins against the Thunder"
    const { result, ...unsettled } = query.conditions;
    const isOfWins = result !== undefined && isOfTeams(query.rows) && withFeats === "";
    const told = isOfWins
      ? ` ${result === "w" ? (games === 1 ? "win" : "wins") : games === 1 ? "loss" : "losses"}` +
        filters({ ...answer, query: { ...query, conditions: unsettled } }, data)
      : ` ${noun}${withFeats}${of}${around}`;
    if (games === 0) return { headline: [figureMark("0"), plain(`${told}.`)], deck: FEWER };
    const more = rows.length > 3 ? `: most by ` : ": ";
    const kind = isOfTeams(query.rows) ? "team" : "player";
    return {
      headline: [figureMark(count), plain(`${told}${more}${rowList(answer, "gp", data)}.`)],
      deck: `${counted(printedFigure(String(answer.total)), kind)} in all.`,
    };
  }
  const isPlayed = isOfTeams(query.rows) && team !== undefined;
  if (games === 1 && isOfTeams(query.rows) && !isPlayed && withFeats === "")
    return gameHigh(answer, "only", data);
  const { result } = query.conditions;
  const did = result === undefined ? `${didWords(query)} in` : result === "w" ? "won" : "lost";
  const who = isPlayed ? `The ${team} ${did} ` : "";
  return {
    headline: [
      plain(who),
      figureMark(count),
      plain(` ${noun}${isPlayed ? "" : withFeats}${resultless(asked, data)}.`),
    ],
    deck:
      games === 0
        ? FEWER
        : isPlayed && result === undefined
          ? `They went ${printedScore(wins, losses)}.`
          : gamesTold(answer, data, true) || undefined,
  };
}

/**
 * The filters after "games", without the result: a query counts each league game once, as its winner's, although
 * the question has no such condition.
 */
function resultless({ query }: Answer, data: QuestionData): string {
  const { result: _, ...conditions } = query.conditions;
  const words = filterWords({ ...query, conditions }, namesIn(data), { isAfterGames: true });
  return `${words}${stageWords(query)}`;
}

const MOST_LISTED = 8;

/** Those whom only the minimum leaves out: " With fewer: Nikola Jokić and Jayson Tatum." */
function unqualified({ query }: Answer, data: QuestionData): string {
  const { rows } = runQuery({ ...query, qualified: false }, data, MOST_LISTED);
  const names = rows.map((row) => nameOfRow(row, data));
  return names.length === 0 ? "" : ` With fewer: ${listed(names)}.`;
}

/** "5 players averaging 20 or more points and 10 or more rebounds: ..." */
export function answerList(answer: Answer, data: QuestionData): AnswerSentence {
  const { query, rows, total } = answer;
  const { noun, around } = peopleIn(query, data);
  const asked = `${groupsWords(query.groups)}${inGamesWith(query)}${around}${stageWords(query)}`;
  // The minimum number of games differs for a part of a season, so the answer states it.
  const deck =
    query.groups.length > 0 && query.stage !== "season"
      ? ruleOfLeaders(answer, query.sort.key, data)
      : undefined;
  if (total === 0)
    return {
      headline: [figureMark("No"), plain(` ${noun} ${asked}.`)],
      deck: deck && `${deck}${unqualified(answer, data)}`,
    };
  // "And 1 more" would be no shorter than its name.
  const named = total === MOST_LISTED + 1 ? total : MOST_LISTED;
  const names = rows.slice(0, named).map((row) => nameOfRow(row, data));
  const shown = listed(total > named ? [...names, `${total - named} more`] : names);
  const one = total === 1 ? noun.replace(/s\b/, "") : noun;
  return {
    headline: [figureMark(String(total)), plain(` ${one} ${asked}: ${shown}.`)],
    deck,
  };
}
