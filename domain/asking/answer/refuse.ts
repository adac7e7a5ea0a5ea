import { formatUpdated } from "#domain/dates.ts";
import { type Advice, headlined, printedAdvice } from "#domain/refusals/advice.ts";
import { ASK_ADVICE, SUBJECT_ADVICE } from "#domain/refusals/ask-advice.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import { LONGEST_QUESTION } from "../question.ts";
import type { Asking } from "../read/asking.ts";
import { seasonEnding } from "../read/past-season.ts";
import { CAUSES } from "../read/refusals.ts";
import type { Term } from "../read/terms.ts";
import type { Stop } from "../slots.ts";
import type { Refused, Stretch, Understanding } from "../understanding.ts";
import { examplesFor, nearestTo, pageNear } from "./nearest.ts";
import { withoutStrangers } from "./strangers.ts";

type Subject = keyof typeof SUBJECT_ADVICE;

export type Again = (question: string) => Understanding;

export function tooLong(): Refused {
  return refusal("too-long", ASK_ADVICE.tooLong(LONGEST_QUESTION), examplesFor(""));
}

/** The refusal of a question for what the season's data lack. */
export function emptyOf(advice: Advice = ASK_ADVICE.lacking): Refused {
  return refusal("not-held", advice);
}

function refusal(cause: Refused["cause"], advice: Advice, nearest: string[] = []): Refused {
  return { kind: "refused", cause, ...said(advice), notUnderstood: [], nearest, page: undefined };
}

/** The refusal of a question that names a player who has left. */
export function refusedAsLeft(refused: Refused): Refused {
  return { ...refused, cause: CAUSES.retired, ...said(SUBJECT_ADVICE.retired.advice) };
}

function said(advice: Advice): Pick<Refused, "reason" | "title" | "advice"> {
  return { reason: printedAdvice(advice), ...headlined(advice) };
}

/**
 * Refuses a question with unknown words or with subjects that Hardwood does not answer; undefined
 * for a question without either.
 */
export function refusedWords(read: Asking, again?: Again): Refused | undefined {
  const asked = withoutStrangers(read);
  const { terms } = asked;
  if (terms.length === 0) return refusal("empty", ASK_ADVICE.empty, examplesFor(""));
  const bad = terms.filter(isRefused);
  if (bad.length === 0) return undefined;
  const [early] = bad.flatMap((term) => earlyOf(asked, term) ?? []);
  if (early !== undefined)
    return refused(asked, bad, { cause: CAUSES.early, reason: ASK_ADVICE.early(early), again });
  const known = bad.flatMap((term) => (term.is === "word" ? [term.value as Subject] : []));
  const [first] = known;
  return refused(asked, bad, {
    cause: first === undefined ? "not-understood" : CAUSES[first],
    reason: first === undefined ? ASK_ADVICE.unclear : reasonOf(first, asked),
    again,
  });
}

/** The name of the player of a term whose career ended before the first season with games. */
function earlyOf({ tokens, vocabulary }: Asking, { from, to }: Term): string | undefined {
  const words = tokens.slice(from, to).map(({ folded }) => folded);
  return vocabulary.early.get(words.join(" "))?.name;
}

/** Why a subject gets no answer: a player who has left may also be asked for in too early a season. */
function reasonOf(subject: Subject, { terms, text, vocabulary }: Asking): Advice {
  const { seasonNow, lines } = vocabulary.data;
  const { current, schedule } = seasonNow;
  const isEarly = terms.some((term) => (yearOf(term) ?? yearOfSeason(current)) < FIRST_YEAR);
  if (subject === "retired" && isEarly) return SUBJECT_ADVICE.season.advice;
  if (subject !== "now" || !LAST_NIGHT.test(text)) return SUBJECT_ADVICE[subject].advice;
  if (schedule.season > current) return ASK_ADVICE.ahead(schedule.season);
  return ASK_ADVICE.newest(formatUpdated(lines.games.at(-1)?.date) ?? "");
}

const LAST_NIGHT = /\b(?:last night|yesterday)\b/i;
/** The year in which the first season with lines ended. */
const FIRST_YEAR = Number(FIRST_WITH_LINES.slice(0, 4)) + 1;

/** The year in which the season of a term ended. */
function yearOf(term: Term | undefined): number | undefined {
  if (term?.is === "season") return term.year;
  return term?.is === "year" ? term.value : undefined;
}

function isRefused(term: Term): boolean {
  if (term.is === "unknown") return true;
  return term.is === "word" && term.kind === "refuse";
}

/** Returns the refusal, or the choice, for a question that a room stopped. */
export function refusedStop(asked: Asking, stop: Stop, again?: Again): Understanding {
  switch (stop.kind) {
    case "understood":
      return stop.understanding;
    case "part":
      return refusedPart(asked, stop, again);
    case "incomplete":
      return refused(asked, [], { cause: "incomplete", again, ...stop });
  }
}

/** Refuses a question because one part does not fit the others. */
function refusedPart(
  asked: Asking,
  { from, to, reason, cause }: Extract<Stop, { kind: "part" }>,
  again?: Again,
): Refused {
  const term = asked.terms.find((one) => one.from === from && one.to === to);
  const isSeason = cause === "season";
  // "mike tyson": neither name means its player, as opposed to those of "luka lebron curry".
  const isPair = asked.terms.filter((one) => one.is === "named").length === 2;
  const isOfStrangers = isPair && reason === ASK_ADVICE.noSuchPlayer;
  const bad = asked.terms.filter(
    (one) =>
      (isSeason ? one === term : one.from >= from && one.to <= to) ||
      (isOfStrangers && one.is === "named" && (one.to === from || one.from === to)),
  );
  const year = yearOf(term) ?? 0;
  const ofSeason =
    year > yearOfSeason(asked.vocabulary.data.seasonNow.current) + 1
      ? ASK_ADVICE.ahead(seasonEnding(year))
      : SUBJECT_ADVICE.season.advice;
  return refused(asked, bad, {
    whole: isOfStrangers || bad.length < 2 ? bad : [{ from, to }],
    cause: isSeason ? "season" : reason === undefined ? "not-understood" : "contradiction",
    reason: isSeason ? ofSeason : (reason ?? ASK_ADVICE.unclear),
    again,
  });
}

interface Grounds {
  /** The parts that were not understood, where they are not one term each. */
  whole?: readonly Pick<Term, "from" | "to">[];
  cause: Refused["cause"];
  reason: Advice;
  again: Again | undefined;
}

function refused(
  asked: Asking,
  bad: readonly Term[],
  { cause, reason, again, whole = bad }: Grounds,
): Refused {
  return {
    kind: "refused",
    cause,
    ...said(reason),
    notUnderstood: whole.map((part) => stretchOf(asked, part)),
    nearest: again === undefined ? [] : nearestTo(asked, bad, { cause, again }),
    page: pageNear(asked.terms, cause),
  };
}

function stretchOf({ text, tokens }: Asking, { from, to }: Pick<Term, "from" | "to">): Stretch {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? text.length;
  return { text: text.slice(start, end), start, end };
}
