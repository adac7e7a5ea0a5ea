import { seasonEnding } from "#domain/asking/read/past-season.ts";
import { playerInQuestion, teamInQuestion } from "#domain/asking/read/player-meant.ts";
import { type QuestionWords, textOfWords, wordsWithout } from "#domain/asking/read/tokens.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { joined, marked } from "#domain/asking/restate/segments.ts";
import { type OwnSeasonAsked, seasonsAskedIn } from "#domain/asking/topics/seasons-asked.ts";
import { readAsking } from "#domain/asking/understand.ts";
import type { AskedFact, Choice } from "#domain/asking/understanding.ts";
import { isAward, TITLE_AWARD } from "#domain/history/awards.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import type { Team } from "#domain/teams/team.ts";
import { readsOfAllSeasons } from "#functions/data/all-seasons.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { type Asked, type AskReads, readHonors } from "./asked-of.ts";
import { readMarks } from "./history-documents.ts";

/**
 * The answer to a question about a season that a player's first year, an award or a title names: that of the
 * same question with the season's name.
 */
export async function loadOwnSeason(
  reads: AskReads,
  { words, award }: OwnSeasonAsked,
  answerOf: (words: QuestionWords) => Promise<View<Asked>>,
): Promise<View<Asked> | undefined> {
  const read = await readQuestionData(readsOfAllSeasons(reads).collections);
  if (!read.ok) return UNAVAILABLE;
  const vocabulary = vocabularyOf({ ...read.value.values, season: ALL_SEASONS });
  const asking = readAsking(words, vocabulary);
  const meant = playerInQuestion(asking);
  const team = teamInQuestion(asking);
  if (meant && "kind" in meant)
    return { kind: "ready", page: meant, updatedAt: read.value.updatedAt };
  if (seasonsAskedIn(words, reads.collections.seasonNow)) return answerOf(words);
  const id = meant?.player.id;
  const seasons =
    id === undefined
      ? await titlesOf(reads, award === TITLE_AWARD ? team : undefined)
      : award === undefined
        ? await firstOf(reads, id)
        : await seasonsWith(reads, award, id);
  const [season] = seasons;
  if (season === undefined) return undefined;
  if (seasons.length > 1)
    return { kind: "ready", page: choiceOf(words, seasons), updatedAt: read.value.updatedAt };
  const view = await answerOf(wordsWithout(words, [], [season]));
  return ofSeason(view, season, meant?.namesakes ?? []);
}

/** The seasons of a team's titles. */
async function titlesOf({ collections }: AskReads, team: Team | undefined): Promise<string[]> {
  const read = team && (await readHonors(collections));
  const finals = read?.ok ? (read.value.value.honors?.finals ?? []) : [];
  return finals.filter(({ championId }) => championId === team?.id).map(({ season }) => season);
}

async function firstOf(reads: AskReads, id: string): Promise<string[]> {
  const marks = await readMarks(reads, id);
  return marks ? [marks.began] : [];
}

/** The seasons for which a player was given an award. */
async function seasonsWith(reads: AskReads, award: string, id: string): Promise<string[]> {
  const read = await reads.collections.awards();
  const won = read.ok ? read.value.value : [];
  return won
    .filter((one) => isAward(one, award) && one.winner.id === id)
    .map(({ year }) => seasonEnding(year))
    .sort();
}

function choiceOf(words: QuestionWords, seasons: readonly string[]): Asked {
  return {
    kind: "choice",
    name: "",
    of: "readings",
    choices: seasons.map((season) => ({
      label: season,
      detail: "",
      points: undefined,
      question: `${textOfWords(words)} ${season}`,
    })),
  };
}

/** The answer from a season whose name the question does not say. */
function ofSeason(view: View<Asked>, season: string, namesakes: readonly Choice[]): View<Asked> {
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
