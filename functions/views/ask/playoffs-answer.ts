import { seriesSince } from "#domain/asking/answer/series-since.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import type { SeasonsNamed } from "#domain/asking/topics/seasons-asked.ts";
import { understandWords } from "#domain/asking/understand.ts";
import { seasonsInWords } from "#domain/season/season-range.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import type { Asked, AskReads } from "./asked-of.ts";
import { readHistory } from "./history-documents.ts";
import { historyFact } from "./history-fact.ts";

/** The playoff series of other seasons; undefined for any other question. */
export async function playoffsAnswer(
  reads: AskReads,
  { season: seasons, words: question }: SeasonsNamed,
  text: string,
): Promise<View<Asked> | undefined> {
  const read = await readQuestionData(reads.collections);
  if (!read.ok) return UNAVAILABLE;
  const data = read.value.values;
  const asked = understandWords(question, vocabularyOf(data));
  if (asked.kind !== "fact") return undefined;
  const { fact, readAs } = asked;
  if (fact.kind !== "series") return undefined;
  const found = await readHistory(reads, { kind: "postseasons", seasons }, data);
  if (!found?.postseasons) return UNAVAILABLE;
  const words = seasonsInWords(seasons);
  const own = readAs
    .map((part) => part.text)
    .filter((part) => !part.includes(data.seasonNow.current));
  return historyFact({
    text,
    reading: `${own.join("")}, ${words}`,
    answer: seriesSince(fact, found.postseasons, { ...data, seasons }),
    eyebrow: `Playoffs ${words}`,
    path: "/nba/seasons",
    data,
    updatedAt: read.value.updatedAt,
  });
}
