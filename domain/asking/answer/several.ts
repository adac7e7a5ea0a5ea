import { formatShortDate, formatShortDay } from "#domain/dates.ts";
import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import { capital } from "#domain/printing/capital.ts";
import { nounFor } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedScore } from "#domain/printing/records.ts";
import { type AnswerRow, cellText } from "#domain/query/answer.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { basisWords, didWords, orderWord } from "#domain/query/say/figures.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { ROWS_PER_PAGE } from "#domain/query/say/page.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { seasonsInWords } from "#domain/season/season-range.ts";
import { teamPath } from "#domain/teams/team.ts";
import {
  type AskedQuery,
  type Fact,
  type FactAnswer,
  type Mark,
  plainText,
} from "../understanding.ts";
import { figureMarks, joinedMarks, NONE } from "./averages.ts";
import { isOfNone } from "./leaders.ts";
import { answerSentence } from "./sentence.ts";
import {
  cellIn,
  figureMark,
  inGamesWith,
  nameOfRow,
  namesIn,
  numberIn,
  peopleIn,
  plain,
  sentenceAlone,
  stageWords,
  subjectIn,
  tiedNames,
  withFigures,
} from "./words.ts";

type Of<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;

const EVERY_ROW = 5_000;

/** The sentences of several queries, in order: "The Celtics went 56-26. The Knicks went 53-29." */
export function eachAnswer({ asked, absent }: Of<"each">, data: QuestionData): FactAnswer {
  const deck =
    absent &&
    `${listed(absent)} played no game in ${seasonsInWords(data.season ?? data.lines.season)}.`;
  const whole = { ...eachSentence({ asked }, data), deck };
  const either = eitherMarks(asked, data);
  return either === undefined
    ? whole
    : { ...whole, headline: either, deck: plainText(whole.headline) };
}

/**
 * The number of games with one of two figures or both: those with the first and those with the second,
 * less those with both. Undefined for other alternatives.
 */
function eitherMarks(asked: readonly AskedQuery[], data: QuestionData): Mark[] | undefined {
  const [one, two] = asked.map(({ query }) => query);
  const figures = asked.flatMap(({ query }) => query.figures);
  const isOfFigures = asked.every(
    ({ wish, query }) => wish.kind === "count" && query.groups.length === 0,
  );
  const isSame = JSON.stringify(one?.conditions) === JSON.stringify(two?.conditions);
  if (one === undefined || two === undefined || figures.length !== 2 || !isOfFigures || !isSame)
    return undefined;
  const [first, second, both] = [one, two, { ...one, figures }].map(
    (query) => runQuery(query, data, ROWS_PER_PAGE).summary.games,
  );
  const games = (first ?? 0) + (second ?? 0) - (both ?? 0);
  const texts = figures.map(({ figure, range }) => rangeText(figure, range));
  const around = `${filterWords(one, namesIn(data))}${stageWords(one)}`;
  return [
    plain(`${subjectIn(one, data).player ?? "Players"} had ${texts.join(" or ")} in `),
    figureMark(printedFigure(String(games))),
    plain(` ${nounFor(games, "game")}${around}.`),
  ];
}

function eachSentence({ asked }: Pick<Of<"each">, "asked">, data: QuestionData): FactAnswer {
  const answers = asked.map((one) => {
    const answer = runQuery(one.query, data, ROWS_PER_PAGE);
    return { one, answer, headline: answerSentence(one, answer, data).headline };
  });
  const figures = answers.map(({ headline }) =>
    headline.flatMap(({ text, isFigure }) => (isFigure ? text : [])),
  );
  const wish = asked[0]?.wish;
  const marks = answers.flatMap(({ headline }, at) => [plain(at === 0 ? "" : " "), ...headline]);
  // The sentences say all of streaks.
  if (wish?.kind === "streak") return { headline: marks, deck: undefined, heads: [], rows: [] };
  const means = wish?.kind === "means" ? wish.figures : [];
  // A sentence that has no game to tell of has other figures than the asked ones.
  const told = figures.every(({ length }) => length === means.length) ? means : [];
  return {
    headline: marks,
    deck: undefined,
    heads: ["Name", ...told.map((key) => figureOf(key)?.short ?? key), "GP", "W", "L"],
    rows: answers.map(({ answer: { query, summary } }, at) => {
      const { player, team } = subjectIn(query, data);
      const counts = [summary.games, summary.wins, summary.losses].map((count) =>
        printedFigure(String(count)),
      );
      const cells = [
        ...(told.length > 0 ? (figures[at] ?? []).map((text) => (text === NONE ? "" : text)) : []),
        ...counts,
      ];
      const people = peopleIn(query, data);
      const who = player ?? team ?? capital(people.noun);
      const around =
        who === capital(people.noun) ? people.around : filterWords(query, namesIn(data));
      const name = `${who}${withFigures(query)}${around}${stageWords(query)}`;
      return { name, href: undefined, cells };
    }),
  };
}

/** The leader of every team; players qualify by the rule for leaders of a single team. */
export function teamLeadersAnswer(
  { query, figure: key }: Of<"team-leaders">,
  data: QuestionData,
): FactAnswer {
  const answer = runQuery({ ...query, by: "team" }, data, EVERY_ROW);
  const rows = [...Map.groupBy(answer.rows, ({ subject }) => subject.teamId)].flatMap(
    ([id, [best, ...others]]) => {
      const team = data.teams.find((one) => one.id === id);
      if (team === undefined || best === undefined) return [];
      const value = cellIn(answer, best, key);
      const first = [best, ...others].filter((row) => cellIn(answer, row, key) === value);
      const names = isOfNone({ ...answer, rows: first }, key)
        ? "No one"
        : capital(tiedNames(first, data));
      const cells = [names, value];
      return [{ name: team.fullName, href: teamPath(team), cells }];
    },
  );
  const order = orderWord(key, query.sort.order);
  const leaders = `${rows.length} teams' leaders in ${nameInSentence(key)}${basisWords(key, query.per)}`;
  const around = `${inGamesWith(query)}${filterWords(query, namesIn(data))}${stageWords(query)}`;
  return {
    headline: [
      plain(`${leaders}${around}: ${order} by ${rows[0]?.cells[0]} of the ${rows[0]?.name}, `),
      figureMark(rows[0]?.cells[1] ?? ""),
      plain("."),
    ],
    deck: undefined,
    heads: ["Team", "Player", figureOf(key)?.short ?? key],
    rows,
  };
}

/**
 * The streaks still open after the last game. A question that names neither a result nor a figure
 * gets both winning and losing streaks.
 */
export function currentAnswer({ query }: Of<"current">, data: QuestionData): FactAnswer {
  const { result, ...others } = query.conditions;
  const kinds: Conditions["result"][] =
    result === undefined && query.figures.length === 0 ? ["w", "l"] : [result];
  const open = kinds
    .flatMap((kind) => {
      const conditions = kind === undefined ? others : { ...others, result: kind };
      const answer = runQuery({ ...query, conditions }, data, EVERY_ROW);
      return answer.rows.flatMap((row) => {
        const { subject } = row;
        if (subject.kind !== "group" || !subject.isOpen) return [];
        const since = formatShortDay(subject.first.date) ?? "";
        return [{ row, kind, games: numberIn(answer, row, "gp"), since }];
      });
    })
    .toSorted((a, b) => b.games - a.games);
  const [best] = open;
  const first = open.filter(({ games }) => games === best?.games).map(({ row }) => row);
  const around = `${inGamesWith(query)}${filterWords({ ...query, conditions: others }, namesIn(data))}`;
  const kind = { w: " winning", l: " losing", none: "" }[best?.kind ?? result ?? "none"];
  const { player, team } = subjectIn(query, data);
  const who = player ?? (team && `The ${team}`);
  const article = who === undefined ? "the longest" : "a";
  const { current, schedule } = data.seasonNow;
  const end = schedule.season > current ? " at the end of the season" : "";
  const streak = `current${kind} streak${end}${around}`;
  return {
    headline:
      best === undefined
        ? [plain(who === undefined ? `There was no ${streak}.` : `${who} had no ${streak}.`)]
        : [
            plain(`${capital(tiedNames(first, data))} had ${article} ${streak}: `),
            figureMark(String(best.games)),
            plain(` games${first.length === 1 ? `, since ${best.since}` : ""}.`),
          ],
    deck: undefined,
    heads: best === undefined ? [] : ["Name", "Streak", "Games", "Since"],
    rows: open.map(({ row, kind: own, games, since }) => ({
      name: capital(nameOfRow(row, data)),
      href: undefined,
      cells: [own?.toUpperCase() ?? "", String(games), since],
    })),
  };
}

/** A player's averages in the games in which another player met a condition. */
export function besideAnswer(
  { playerId, figures, games }: Of<"beside">,
  data: QuestionData,
): FactAnswer {
  const gameOf = ({ subject }: AnswerRow) => (subject.kind === "game" ? subject.game.id : "");
  const theirs = runQuery(games, data, EVERY_ROW).rows;
  const wanted = new Set(theirs.map(gameOf));
  const query = { ...games, conditions: { player: playerId }, figures: [] };
  const own = runQuery({ ...query, sort: { key: "date", order: "desc" } }, data, EVERY_ROW);
  const rows = own.rows.filter((row) => wanted.has(gameOf(row)));
  const when = `${didWords(games)}${filterWords(games, namesIn(data))}${stageWords(games)}`;
  const means = figures.map((key) => {
    const sum = rows.reduce((total, row) => total + numberIn(own, row, key), 0);
    return figureMarks(key, cellText({ decimals: 1 }, sum / rows.length));
  });
  const won = rows.filter((row) => cellIn(own, row, "result") === "W").length;
  const name = subjectIn(query, data).player;
  const other = `${subjectIn(games, data).player} ${when}`;
  if (rows.length === 0) return sentenceAlone([plain(`${name} played no game in which ${other}.`)]);
  return {
    headline: [plain(`${name} averaged `), ...joinedMarks(means), plain(` when ${other}.`)],
    deck: `${rows.length} of ${theirs.length} such games: ${printedScore(won, rows.length - won)}.`,
    heads: ["Date", "Opp", "Score", ...figures.map((key) => figureOf(key)?.short ?? key)],
    rows: rows.map((row) => ({
      name: row.subject.kind === "game" ? formatShortDate(row.subject.game.date) : "",
      href: `/nba/games/${gameOf(row)}`,
      cells: ["opp", "score", ...figures].map((key) => cellIn(own, row, key)),
    })),
  };
}
