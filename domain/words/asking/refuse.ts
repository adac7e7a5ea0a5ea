import { queryAddress } from "../../query/address.ts";
import { type Asking, LONGEST_QUESTION } from "./question.ts";
import { CAUSES, REFUSED, type Refusable } from "./refusals.ts";
import type { Stop } from "./slots.ts";
import type { Term } from "./terms.ts";
import type { Refused, Stretch, Understanding } from "./understanding.ts";

type Again = (question: string) => Understanding;

const EXAMPLES = ["who leads the NBA in scoring", "most 40 point games", "best home record"];
const UNKNOWN = "Part of the question was not understood.";

export function tooLong(): Refused {
  return {
    kind: "refused",
    cause: "too-long",
    reason: `A question has at most ${LONGEST_QUESTION} characters.`,
    notUnderstood: [],
    nearest: EXAMPLES,
  };
}

/**
 * Refuses a question with unknown words or with subjects that Hardwood does not answer; undefined
 * for a question without either.
 */
export function refusedWords(asked: Asking, again?: Again): Refused | undefined {
  const { terms } = asked;
  if (terms.length === 0) {
    const reason = "Ask something of the season.";
    return { kind: "refused", cause: "empty", reason, notUnderstood: [], nearest: EXAMPLES };
  }
  const bad = terms.filter(isRefused);
  if (bad.length === 0) return undefined;
  const known = bad.flatMap((term) => (term.is === "word" ? [term.value as Refusable] : []));
  const [first] = known;
  return refused(asked, bad, {
    cause: first === undefined ? "not-understood" : CAUSES[first],
    reason: first === undefined ? UNKNOWN : REFUSED[first].reason,
    again,
  });
}

function isRefused(term: Term): boolean {
  if (term.is === "unknown") return true;
  return term.is === "word" && term.kind === "refuse";
}

/** Refuses a question because one part does not fit the others. */
export function refusedPart(
  asked: Asking,
  { from, to, reason, cause }: Extract<Stop, { kind: "part" }>,
  again?: Again,
): Refused {
  const term = asked.terms.find((one) => one.from === from && one.to === to);
  const isSeason = cause === "season";
  return refused(asked, term === undefined ? [] : [term], {
    cause: isSeason ? "season" : reason === undefined ? "not-understood" : "contradiction",
    reason: isSeason ? REFUSED.season.reason : (reason ?? UNKNOWN),
    again,
  });
}

/** Refuses a question whose parts are known but do not make a whole. */
export function refusedWhole(
  asked: Asking,
  reason: string,
  again?: Again,
  meant: readonly string[] = [],
): Refused {
  return refused(asked, [], { cause: "incomplete", reason, again, meant });
}

interface Grounds {
  cause: Refused["cause"];
  reason: string;
  again: Again | undefined;
  /** Questions that the reader may have meant. */
  meant?: readonly string[];
}

function refused(
  asked: Asking,
  bad: readonly Term[],
  { cause, reason, again, meant = [] }: Grounds,
): Refused {
  return {
    kind: "refused",
    cause,
    reason,
    notUnderstood: bad.map((term) => stretchOf(asked, term)),
    nearest: again === undefined ? [] : nearestTo(asked, bad, { cause, meant, again }),
  };
}

function stretchOf({ text, tokens }: Asking, { from, to }: Term): Stretch {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? text.length;
  return { text: text.slice(start, end), start, end };
}

const MOST_NEAREST = 3;

/** Parts of questions that Hardwood cannot answer, with their replacements. */
const INSTEAD: readonly (readonly [part: RegExp, other: string])[] = [
  [/\bcareer(?= highs?\b)/i, "season"],
  [/\b(?:career|clutch)\s+/i, ""],
];

/**
 * Up to three answerable questions near a refused one: the same question without its unknown words,
 * then common questions about the first name in it, then examples.
 */
function nearestTo(
  asked: Asking,
  bad: readonly Term[],
  { cause, meant, again }: Required<Pick<Grounds, "cause" | "meant">> & { again: Again },
): string[] {
  const { tokens, terms } = asked;
  const isLeft = (term: Term) => !bad.includes(term);
  const left = terms.filter(isLeft);
  const words = (some: readonly Term[]) =>
    some
      .map(({ from, to }) =>
        tokens
          .slice(from, to)
          .map(({ text }) => text)
          .join(" "),
      )
      .join(" ");
  const named = left.filter((term) => term.is === "named").slice(0, 1);
  const isEmpty = (term: Term | undefined) =>
    term?.is === "word" && ["filler", "count", "and", "with"].includes(term.kind);
  const known = left.filter((term) => !isEmpty(term));
  while (isEmpty(left.at(-1))) left.pop();
  const candidates = [
    ...meant,
    ...INSTEAD.map(([part, other]) => asked.text.replace(part, other)),
    ...(bad.length > 0 && !isOfOtherKind(cause) && known.length > 1
      ? [words(left), words(known)]
      : []),
    ...(cause === "incomplete" ? [`${asked.text} per game`, `${asked.text} by a team`] : []),
    ...named.flatMap((term) => aboutName(term, words([term]))),
    ...EXAMPLES,
  ];
  const found = new Map<string, string>();
  for (const question of candidates) {
    if (found.size === MOST_NEAREST || question === asked.text) continue;
    const other = again(question);
    const meaning = other.kind === "query" ? queryAddress(other.query) : question;
    const isAnswer = other.kind === "query" || other.kind === "fact";
    if (isAnswer && !found.has(meaning)) found.set(meaning, question);
  }
  return [...found.values()];
}

/** Returns whether the question stays unanswerable without its refused words: "who will win". */
function isOfOtherKind(cause: Refused["cause"]): boolean {
  return cause === "forecast" || cause === "betting" || cause === "television";
}

function aboutName(term: Term, name: string): string[] {
  if (term.is !== "named") return [];
  const isTeam = term.named.teams.length === 1 && term.named.players.length === 0;
  if (isTeam) return [`${name} record`, `${name} last 10 games`, `${name} leading scorer`];
  return term.named.players.length === 1
    ? [`${name} averages`, `${name} last 10 games`, `${name} season high`]
    : [];
}
