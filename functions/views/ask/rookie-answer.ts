import { playerInQuestion } from "#domain/asking/read/player-meant.ts";
import { type QuestionWords, wordsWithout } from "#domain/asking/read/tokens.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { joined, marked } from "#domain/asking/restate/segments.ts";
import { readAsking } from "#domain/asking/understand.ts";
import type { AskedFact, Choice } from "#domain/asking/understanding.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { readsOfAllSeasons } from "#functions/data/all-seasons.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import type { Asked, AskReads } from "./asked-of.ts";
import { readMarks } from "./history-documents.ts";

/** The answer to a question about a rookie's season: the same question with its name. */
export async function loadRookie(
  reads: AskReads,
  words: QuestionWords,
  answerOf: (words: QuestionWords) => Promise<View<Asked>>,
): Promise<View<Asked> | undefined> {
  const read = await readQuestionData(readsOfAllSeasons(reads).collections);
  if (!read.ok) return UNAVAILABLE;
  const vocabulary = vocabularyOf({ ...read.value.values, season: ALL_SEASONS });
  const meant = playerInQuestion(readAsking(words, vocabulary));
  if (meant === undefined) return undefined;
  if ("kind" in meant) return { kind: "ready", page: meant, updatedAt: read.value.updatedAt };
  const { id } = meant.player;
  const marks = await readMarks(reads, id);
  // Questions do not reach the seasons without lines of players who have left.
  const isFormer = !(await reads.documents.careers(id)).ok;
  if (marks === undefined || (isFormer && marks.since !== undefined)) return undefined;
  const view = await answerOf(wordsWithout(words, [], [marks.began]));
  return ofRookie(view, marks.began, meant.namesakes);
}

/** The answer from a season that the question calls a rookie's; the season's name was not said. */
function ofRookie(view: View<Asked>, season: string, namesakes: readonly Choice[]): View<Asked> {
  if (view.kind !== "ready") return view;
  const { page } = view;
  const own = <Of extends Pick<AskedFact, "namesakes" | "readAs">>(asked: Of): Of => ({
    ...asked,
    namesakes,
    readAs: joined(
      asked.readAs.flatMap((part) => (part.isInferred ? part : marked(part.text, [season]))),
    ),
  });
  if (page.kind === "query") return { ...view, page: { ...page, asked: own(page.asked) } };
  return page.kind === "fact" ? { ...view, page: { ...page, asked: own(page.asked) } } : view;
}
