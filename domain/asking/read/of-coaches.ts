import type { Coach } from "#domain/search/known-names.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Asking } from "./asking.ts";

const COACH = /\b(?:head )?coach(?:es|ed|ing)?\b/;
const BESIDE = /\b(?:a|current|did|do|does|for|is|now|nba|of|team|the|what|where|which|who)\b/g;

/** Reads "coach redick" and "who does spoelstra coach"; undefined for every other question. */
export function coachAsked({ text, vocabulary }: Asking): Coach | undefined {
  const folded = foldForSearch(text);
  if (!COACH.test(folded)) return undefined;
  const left = folded.replace(COACH, " ").replace(BESIDE, " ").replace(/\s+/g, " ").trim();
  const { seasonNow, names } = vocabulary.data;
  const [coach, ...others] = (names?.coaches ?? []).filter(({ name, until }) => {
    if (until !== undefined && until < seasonNow.current) return false;
    const [, ...last] = foldForSearch(name).split(" ");
    return [foldForSearch(name), last.join(" ")].includes(left);
  });
  return others.length === 0 ? coach : undefined;
}
