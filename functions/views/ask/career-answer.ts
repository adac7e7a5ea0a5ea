import { figureMark, plain } from "#domain/asking/answer/words.ts";
import { type CareerAsked, careerQuestion } from "#domain/asking/read/history-asked.ts";
import { joined, marked } from "#domain/asking/restate/segments.ts";
import {
  type AnswerSentence,
  type AskedFact,
  type Choice,
  type FactAnswer,
  plainText,
} from "#domain/asking/understanding.ts";
import { playerPath } from "#domain/players/players.ts";
import { listed } from "#domain/printing/listed.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { readsOfAllSeasons } from "#functions/data/all-seasons.ts";
import type { View } from "../page/view.ts";
import { type CareerMarks, loadCareerMarks } from "../player/career-marks.ts";
import { type AnsweredQuery, type Asked, type AskReads, askedOf } from "./asked-of.ts";
import { sentenceSince } from "./sentence-since.ts";

/** The question that finds the player and his first held game. */
const FIRST_GAME = " first game";

/**
 * The answer to a question about a career; undefined where the name is of no player. A rookie season
 * is answered as the same question with the season's name.
 */
export async function loadCareerAnswer(
  reads: AskReads,
  asked: CareerAsked,
  rowsPerPage: number,
  answerOf: (question: string) => Promise<View<Asked>>,
): Promise<View<Asked> | undefined> {
  const all = { ...reads, ...readsOfAllSeasons(reads) };
  const view = await askedOf(all, `${asked.player}${FIRST_GAME}`, rowsPerPage, ALL_SEASONS);
  if (view.kind !== "ready") return view;
  const { page } = view;
  const another = (choice: Choice): Choice => ({
    ...choice,
    question: careerQuestion(asked, choice.question.replace(FIRST_GAME, "")),
  });
  if (page.kind === "choice" && page.of === "players")
    return { ...view, page: { ...page, choices: page.choices.map(another) } };
  const id = page.kind === "query" ? page.asked.query.conditions.player : undefined;
  if (page.kind !== "query" || id === undefined) return undefined;
  const known = await readCareer(reads, id);
  if (known === undefined) return undefined;
  const { marks, isFormer } = known;
  const name = page.data.lines.players.find((player) => player.id === id)?.name ?? "";
  const namesakes = (page.asked.namesakes ?? []).map(another);
  if (asked.kind === "rookie") {
    // Questions do not reach the seasons without lines of players who have left.
    if (isFormer && marks.since !== undefined) return undefined;
    const inSeason = await answerOf(`${asked.player} ${asked.figures} ${marks.began}`);
    return ofRookie(inSeason, marks.began, namesakes);
  }
  const path = `${playerPath(name)}/career`;
  if (asked.kind === "debut") {
    const sentence = debutSentence(name, page, marks);
    return { ...view, page: { ...page, asked: { ...page.asked, namesakes, path }, sentence } };
  }
  return {
    ...view,
    page: {
      kind: "fact",
      asked: { readAs: [{ text: `teams of ${name}`, isInferred: false }], path, namesakes },
      answer: clubsAnswer(name, marks),
      eyebrow: "Whole career",
      data: page.data,
      next: page.next,
    },
  };
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

interface KnownCareer {
  marks: CareerMarks;
  isFormer: boolean;
}

async function readCareer(reads: AskReads, id: string): Promise<KnownCareer | undefined> {
  const now = await reads.documents.careers(id);
  const career = now.ok ? now : await reads.documents.formerCareers(id);
  if (!career.ok) return undefined;
  const marks = await loadCareerMarks(reads, { id, career: career.value.value });
  return marks && { marks, isFormer: !now.ok };
}

/** His first game, or the season of his debut where the games do not go back to it. */
function debutSentence(
  name: string,
  { sentence }: AnsweredQuery,
  { began, since }: CareerMarks,
): AnswerSentence {
  if (since === undefined) return sentence;
  return {
    headline: [plain(`${name} made his debut in `), figureMark(began), plain(".")],
    deck: `${plainText(sentenceSince(FIRST_WITH_LINES, sentence).headline)} Earlier games are not here.`,
  };
}

function clubsAnswer(name: string, { teams }: CareerMarks): FactAnswer {
  const names = [...new Set(teams.map((team) => team.name))];
  return {
    headline: [
      plain(`${name} has played for `),
      ...(names.length > 1 ? [figureMark(`${names.length} teams`), plain(": ")] : []),
      plain(`the ${listed(names)}.`),
    ],
    deck: undefined,
    heads: ["Team", "Seasons"],
    rows: teams.map(({ name: team, href, seasons }) => ({ name: team, href, cells: [seasons] })),
  };
}
