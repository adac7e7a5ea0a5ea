import { singular } from "#domain/figures/figures.ts";
import { playerPath } from "#domain/players/players.ts";
import { counted } from "#domain/printing/counted.ts";
import type { Answer, AnswerRow } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { isWithin } from "#domain/query/range.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { type Fact, type FactAnswer, plainText } from "../understanding.ts";
import { figureMarks, joinedMarks } from "./averages.ts";
import { ruleOfLeaders } from "./leaders.ts";
import {
  cellIn,
  figureMark,
  nameOfRow,
  namesIn,
  peopleIn,
  plain,
  stageWords,
  subjectIn,
} from "./words.ts";

const FIVE = ["pts", "reb", "ast", "stl", "blk"];
const TEN = { min: 10, max: Number.POSITIVE_INFINITY };
const FEATS = {
  dd: { name: "double-double", least: 2 },
  td: { name: "triple-double", least: 3 },
} as const;

/** The players who averaged a double-double or a triple-double, or whether one player did. */
export function averagedAnswer(
  { feat, query }: Extract<Fact, { kind: "averaged" }>,
  data: QuestionData,
): FactAnswer {
  const { name, least } = FEATS[feat];
  const { noun, around: among } = peopleIn(query, data);
  const answer = runQuery(query, data, data.lines.players.length);
  const tens = (row: AnswerRow) => FIVE.filter((key) => isWithin(valueIn(answer, row, key), TEN));
  const rows = answer.rows.filter((row) => tens(row).length >= least);
  const around = `${filterWords(query, namesIn(data))}${stageWords(query)}`;
  const told = (row: AnswerRow, keys: readonly string[]) =>
    joinedMarks(keys.map((key) => figureMarks(key, cellIn(answer, row, key))));
  const { player } = subjectIn(query, data);
  const shown = player === undefined ? rows : answer.rows;
  const [own] = answer.rows;
  const did = rows.length > 0 ? `averaged a ${name}` : `did not average a ${name}`;
  const count = counted(rows.length, singular(noun), noun);
  return {
    headline:
      player === undefined
        ? [figureMark(count), plain(` averaged a ${name}${among}${stageWords(query)}.`)]
        : own === undefined
          ? [plain(`${player} played no such game${around}.`)]
          : [
              plain(`${player} ${did}${around}: `),
              ...told(own, rows.length > 0 ? tens(own) : FIVE.slice(0, 3)),
              plain("."),
            ],
    deck:
      player === undefined
        ? [
            ...rows.map((row) => `${nameOfRow(row, data)}: ${plainText(told(row, tens(row)))}.`),
            ruleOfLeaders(answer, "pts", data),
          ]
            .filter(Boolean)
            .join(" ")
        : undefined,
    heads: ["Player", "GP", "PTS", "REB", "AST", "STL", "BLK"],
    rows: shown.map((row) => ({
      name: nameOfRow(row, data),
      href: playerPath(nameOfRow(row, data)),
      cells: ["gp", ...FIVE].map((key) => cellIn(answer, row, key)),
    })),
  };
}

/** A row's figure, not rounded. */
function valueIn({ columns }: Answer, { cells }: AnswerRow, key: string): number {
  const value = cells[columns.findIndex((column) => column.key === key)];
  return typeof value === "number" ? value : Number.NaN;
}
