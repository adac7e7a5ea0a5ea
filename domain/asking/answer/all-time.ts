import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import { playerPath } from "#domain/players/players.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { AnswerRow } from "#domain/query/answer.ts";
import { countRows, runQuery } from "#domain/query/engine/run.ts";
import type { Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { basisWords } from "#domain/query/say/figures.ts";
import { ROWS_PER_PAGE } from "#domain/query/say/page.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { AllTimeFact } from "../all-time-fact.ts";
import { allTimeWords } from "../topics/all-time.ts";
import type { FactAnswer } from "../understanding.ts";
import { cellIn, figureMark, MOST_NAMED, numberIn, plain } from "./words.ts";

/** Less than two different figures differ by. */
const LEAST_STEP = 1e-9;

/** A player's row among all of a query's, read from its page alone; undefined where he does not qualify. */
function rowOfPlayer(query: Query, id: string, data: QuestionData): AnswerRow | undefined {
  const { sort, per } = query;
  const conditions = { ...query.conditions, player: id };
  const own = runQuery({ ...query, qualified: false, conditions }, data);
  const value = numberIn(own, own.rows[0], sort.key);
  if (own.total === 0) return undefined;
  const range = { min: value + LEAST_STEP, max: Number.POSITIVE_INFINITY };
  const of = per === "total" ? ("total" as const) : ("mean" as const);
  const better = countRows({ ...query, groups: [{ figure: sort.key, of, range }] }, data);
  const page = Math.floor(better / ROWS_PER_PAGE) + 1;
  return runQuery({ ...query, page }, data).rows.find(({ subject }) => subject.player?.id === id);
}

/** The answer over all seasons since 1946-47. */
export function allTimeAnswer(fact: AllTimeFact, data: QuestionData): FactAnswer {
  const { query, isOfAll, placed } = fact;
  const answer = runQuery(query, data);
  const { rows, total, notes } = answer;
  const isOfCareers = query.rows === "careers";
  const keys = [query.sort.key, ...query.groups.map(({ figure }) => figure)].filter(
    (key, at, all) => all.indexOf(key) === at,
  );
  const text = (row: AnswerRow, key: string) => cellIn(answer, row, key);
  const nameOf = (row: AnswerRow) => row.subject.player?.name ?? "";
  const seasonOf = (row: AnswerRow) => (row.subject.kind === "season" ? row.subject.label : "");
  const [first] = rows;
  const own = placed && rowOfPlayer(query, placed.id, data);
  const isBelow = own !== undefined && (own.rank ?? 0) > rows.length;
  const words = allTimeWords(fact, total);
  const [key = ""] = keys;
  const ofFigure = nameInSentence(key) + (query.per === "total" ? "" : basisWords(key, query.per));
  const tied = rows.filter((row) => row.rank === 1);
  const leaders = tied.length > 1 ? tied : rows.slice(0, 1);
  const names =
    leaders.length > MOST_NAMED ? counted(leaders.length, "player") : listed(leaders.map(nameOf));
  const when =
    first === undefined || isOfCareers || leaders.length > 1 ? "" : `, in ${seasonOf(first)}`;
  const team = data.teams.find(({ abbreviation }) => abbreviation === query.conditions.team);
  const isOfPlayoffs = query.stage === "playoffs";
  const among = query.conditions.active
    ? "active players"
    : `the players of ${data.seasonNow.current}`;
  const who = `${query.conditions.active || isOfPlayoffs ? `Of ${among}, ` : ""}${names}`;
  const ofTeam = team === undefined ? "" : ` for the ${team.name}`;
  const isAge = query.sort.key === "age";
  return {
    headline:
      placed !== undefined
        ? own?.rank === undefined
          ? [plain(`${placed.name} is not ranked all-time in ${ofFigure}.`)]
          : [
              plain(`${placed.name} ranks `),
              figureMark(ordinal(own.rank)),
              plain(` all-time in ${ofFigure}: `),
              figureMark(text(own, key)),
              plain("."),
            ]
        : first === undefined
          ? [plain(`No ${words} is known.`)]
          : isOfAll
            ? [figureMark(printedFigure(String(total))), plain(` ${words}${ofTeam}.`)]
            : isAge
              ? [
                  plain(`${capital(words)}${ofTeam}: `),
                  figureMark(nameOf(first)),
                  plain(`, ${text(first, "age")}${when}.`),
                ]
              : [
                  plain(`${who} ${leaders.length > 1 ? "have" : "has"} the ${words}${ofTeam}: `),
                  figureMark(text(first, key)),
                  plain(`${when}.`),
                ],
    deck: notes.filter((note) => / known since |^Players with /.test(note)).join(" ") || undefined,
    heads: [
      "Player",
      isOfCareers ? "Seasons" : "Season",
      ...keys.map((own) => figureOf(own)?.short ?? capital(nameInSentence(own))),
    ],
    rows: [...rows, ...(isBelow ? [own] : [])].map((row) => ({
      name: nameOf(row),
      href: playerPath(nameOf(row)),
      cells: [seasonOf(row), ...keys.map((own) => text(row, own))],
    })),
  };
}
