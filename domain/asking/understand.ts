import { wellFormed } from "../text/well-formed.ts";
import { type Again, refusedStop, refusedWords, tooLong } from "./answer/refuse.ts";
import { compile } from "./compile/compile.ts";
import { LONGEST_QUESTION } from "./question.ts";
import { type Asking, toolsFor } from "./read/asking.ts";
import { benchAsked } from "./read/of-bench.ts";
import { coachAsked } from "./read/of-coaches.ts";
import { onOffAsked } from "./read/of-on-off.ts";
import { projectionAsked } from "./read/of-projections.ts";
import { calendarAsked, upcomingAsked } from "./read/of-schedule.ts";
import { zoneAsked } from "./read/of-zones.ts";
import { readTerms } from "./read/reader.ts";
import { readTokens } from "./read/slips.ts";
import { type Token, tokensOf } from "./read/tokens.ts";
import type { Vocabulary } from "./read/vocabulary.ts";
import { restatedBench } from "./restate/bench.ts";
import { restatedCoach } from "./restate/fact.ts";
import { restatedOnOff } from "./restate/on-off.ts";
import { restatedProjection } from "./restate/projections.ts";
import { restated } from "./restate/restated.ts";
import { inferred, namesOfQuestion } from "./restate/segments.ts";
import { restatedCalendar, restatedUpcoming } from "./restate/upcoming.ts";
import { restatedZone } from "./restate/zones.ts";
import { Stopped } from "./slots.ts";
import type { Understanding } from "./understanding.ts";

/** Interprets a question in words, or refuses it with a reason. Never throws, never guesses. */
export function understand(question: string, vocabulary: Vocabulary): Understanding {
  const text = wellFormed(question).trim();
  if (text.length > LONGEST_QUESTION) return tooLong();
  const again = (other: string) => understandOnce(other, vocabulary);
  return understandOnce(text, vocabulary, again);
}

/**
 * Interprets a question. `again` interprets replacements for a refused question; without it, a
 * refused question gets none, so that replacements do not have replacements of their own.
 */
function understandOnce(text: string, vocabulary: Vocabulary, again?: Again): Understanding {
  const typed = tokensOf(text);
  const { slips, ...words } = readTokens(typed, vocabulary);
  const asked = { text, ...words, vocabulary };
  const understood =
    unfigured(asked, typed) ?? refusedWords(asked, again) ?? walked(asked, typed, again);
  if (slips.length === 0 || !("readAs" in understood)) return understood;
  const said = slips.map(({ typed, meant }) => `“${typed}” taken for “${meant}”`).join(", ");
  return { ...understood, readAs: [...understood.readAs, inferred(`; ${said}`)] };
}

/** A question for games to come or for what the ratings say, which the rooms for figures do not read. */
function unfigured(asked: Asking, typed: readonly Token[]): Understanding | undefined {
  const names = () => namesOfQuestion(typed, asked.vocabulary);
  const upcoming = upcomingAsked(asked);
  if (upcoming !== undefined) return restatedUpcoming(upcoming, names());
  const calendar = calendarAsked(asked);
  if (calendar !== undefined) return restatedCalendar(calendar, names());
  const projection = projectionAsked(asked);
  if (projection !== undefined) return restatedProjection(projection, names());
  const together = onOffAsked(asked);
  if (together !== undefined) return restatedOnOff(together, names());
  const bench = benchAsked(asked);
  if (bench !== undefined) return restatedBench(bench, names());
  const coach = coachAsked(asked);
  if (coach !== undefined) return restatedCoach(coach, names());
  const zone = zoneAsked(asked);
  return zone && restatedZone(zone, names());
}

/** Takes a question through the rooms: read, compile, restate; a room that stops refuses it. */
function walked(asked: Asking, typed: readonly Token[], again?: Again): Understanding {
  const { terms, tokens, vocabulary } = asked;
  const folded = tokens.map((token) => token.folded).join(" ");
  try {
    const slots = readTerms(terms, folded, toolsFor(asked));
    const compiled = compile(slots, vocabulary);
    return restated(compiled, namesOfQuestion(typed, vocabulary));
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return refusedStop(asked, error.because, again);
  }
}
