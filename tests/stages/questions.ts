import type { AskReads } from "#functions/views/ask/asked-of.ts";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { COMMON_PLAYERS } from "#tests/fixtures/fan-questions/common-players.ts";
import { COMMON_TEAMS } from "#tests/fixtures/fan-questions/common-teams.ts";
import { COMMON } from "#tests/fixtures/fan-questions/everyday.ts";
import { linesOf } from "#tests/fixtures/questions/reply.ts";
import { drawn } from "../questions/drawn.ts";

/** Words that no answer has, and sentences that end before their figure. */
const HOLE = /undefined|NaN|\[object|: \.|\s\.(?:\s|$)/;

/** What became of questions of a running season. */
export interface StageAnswers {
  answered: number;
  refused: number;
  /** The questions that the site cannot answer now, or answers with a hole, and why. */
  broken: string[];
}

/** Asks questions that fans ask of any season, drawn at random, the same ones at every stage. */
export async function askedAtStage(reads: AskReads, count: number): Promise<StageAnswers> {
  const texts = [...COMMON, ...COMMON_PLAYERS, ...COMMON_TEAMS].flatMap(([, ...own]) => own);
  const all: StageAnswers = { answered: 0, refused: 0, broken: [] };
  for (const text of drawn(texts, count, 1)) {
    const view = await loadAsked(reads, text);
    if (view.kind !== "ready") {
      all.broken.push(`${text}: ${view.kind}`);
      continue;
    }
    const hole = linesOf(view.page).find((line) => HOLE.test(line));
    if (hole !== undefined) all.broken.push(`${text}: ${hole}`);
    else if (view.page.kind === "refused") all.refused += 1;
    else all.answered += 1;
  }
  return all;
}
