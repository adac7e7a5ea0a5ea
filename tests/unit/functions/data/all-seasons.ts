import type { QuestionData } from "#domain/query/question-data.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { readsOfAllSeasons } from "#functions/data/all-seasons.ts";
import { askAt } from "#functions/views/questions/load-question.ts";
import { readQuestionData } from "#functions/views/questions/question-data.ts";
import { FINDER } from "#functions/views/questions/questions.ts";
import { builtCollections, builtDocuments } from "../views/built.ts";

/** The reads of the built dataset. */
export const current = { collections: builtCollections(), documents: builtDocuments() };
const reading = readQuestionData(readsOfAllSeasons(current).collections);

/** The data of questions over all seasons. */
export async function data(): Promise<QuestionData> {
  const read = await reading;
  if (!read.ok) throw new Error(read.error.kind);
  return read.value.values;
}

/** The lines of the seasons, one by one. */
export function seasons(): Promise<SeasonLines[]> {
  return oneByOne;
}

const oneByOne = readSeasons();

async function readSeasons(): Promise<SeasonLines[]> {
  const archive = await current.collections.archive();
  const now = await current.collections.lines();
  if (!archive.ok || !now.ok) throw new Error("no seasons");
  const past = archive.value.value.map(async ({ season }) => {
    const read = await current.documents.seasons(season);
    if (!read.ok) throw new Error(season);
    return read.value.value.lines;
  });
  return [...(await Promise.all(past)), now.value.value];
}

/** Calls back for each line of the regular seasons, without the engine. */
export function eachLine(
  all: readonly SeasonLines[],
  call: (lines: SeasonLines, line: number) => void,
) {
  for (const lines of all) {
    for (let line = 0; line < lines.size; line += 1) {
      if (lines.games[lines.game[line] ?? -1]?.stage === "season") call(lines, line);
    }
  }
}

/** The id of a line's player. */
export const idOf = (lines: SeasonLines, line: number) =>
  lines.players[lines.player[line] ?? -1]?.id;

/** The answer to an address of the finder. */
export async function answer(address: string, perPage = 5000) {
  const asked = askAt(FINDER, new URLSearchParams(address), await data(), perPage);
  if (asked.kind !== "answered") throw new Error(asked.bad.sentence);
  return asked.answer;
}

/** A column of an answer's rows. */
export const columnOf = ({ columns, rows }: Awaited<ReturnType<typeof answer>>, key: string) =>
  rows.map(({ cells }) => cells[columns.findIndex((column) => column.key === key)]);
