import { withoutStops } from "../text/endings.ts";
import { OPENERS } from "./question.ts";
import { readTokens } from "./read/slips.ts";
import type { Term } from "./read/terms.ts";
import { textOfWords, tokensOf, wordsOfQuestion } from "./read/tokens.ts";
import type { Vocabulary } from "./read/vocabulary.ts";
import { TOPIC_WORDS } from "./topics/fact-asked.ts";
import { seasonsAskedIn } from "./topics/seasons-asked.ts";

/** A part of a question: what it says, and the words that lead to it. */
interface Piece {
  /** Two parts of one role say the same thing of a question: "at home", "on the road". */
  role: string;
  /** The first token of the words that lead to it, and its own first token. */
  start: number;
  core: number;
  end: number;
  /** The first token of a preposition before it ("at", "vs", "without", "last"); undefined without one. */
  joint: number | undefined;
  /** Whether the preposition gives it its role: "vs", "without", "last". */
  isConnected: boolean;
  /** The one player or team that it names. */
  id: string | undefined;
}

const LEADS = ["filler", "to", "and", "pronoun"];
const PREPOSITIONS = ["in", "on", "at", "by", "during"];
const CONNECTORS = ["vs", "with", "since", "from", "last", "not"];
const FIGURES = ["figure", "verb", "rate"];
const DAYS = ["month", "holiday"];

function roleOf(term: Term, connector: string | undefined): string {
  if (connector !== undefined) return connector === "from" ? "since" : connector;
  if (term.is === "named") {
    const { players, teams } = term.named;
    return players.length > 0 ? "player" : teams.length > 0 ? "team" : "origin";
  }
  if (term.is !== "word") return term.is;
  if (FIGURES.includes(term.kind)) return "figure";
  if (DAYS.includes(term.kind)) return "since";
  return term.kind === "condition" ? `condition ${term.value.split("=")[0]}` : term.kind;
}

function idOf(term: Term): string | undefined {
  if (term.is !== "named") return undefined;
  const [only, ...others] = [...term.named.players, ...term.named.teams];
  return others.length > 0 || only === undefined ? undefined : String(only.id);
}

/** Returns whether a number is the day of the month before it: "january 15", but not "january 30 point games". */
function isDay(terms: readonly Term[], place: number): boolean {
  const [before, term, after] = [terms[place - 1], terms[place], terms[place + 1]];
  const isOfMonth = before?.is === "word" && before.kind === "month" && term?.is === "number";
  return isOfMonth && !(after?.is === "word" && FIGURES.includes(after.kind));
}

function piecesOf(text: string, vocabulary: Vocabulary): Piece[] {
  const { tokens, terms } = readTokens(tokensOf(text), vocabulary, TOPIC_WORDS);
  const pieces: Piece[] = [];
  let start: number | undefined;
  let joint: number | undefined;
  let connector: string | undefined;
  for (const [place, term] of terms.entries()) {
    const from = tokens[term.from]?.start ?? 0;
    const end = tokens[term.to - 1]?.end ?? text.length;
    const month = isDay(terms, place) ? pieces.at(-1) : undefined;
    if (month !== undefined) {
      month.end = end;
      continue;
    }
    const kind = term.is === "word" ? term.kind : "";
    if (LEADS.includes(kind) || CONNECTORS.includes(kind)) {
      start ??= from;
      if (CONNECTORS.includes(kind)) connector = kind;
      const isJoint = connector === kind || PREPOSITIONS.includes(tokens[term.from]?.folded ?? "");
      if (isJoint) joint = from;
      continue;
    }
    pieces.push({
      role: roleOf(term, connector),
      start: start ?? from,
      core: from,
      end,
      joint,
      isConnected: connector !== undefined,
      id: idOf(term),
    });
    start = undefined;
    joint = undefined;
    connector = undefined;
  }
  return pieces;
}

const MOST_PIECES = 6;

/**
 * The questions that a follow-up may make with the question before it, the likeliest first: each of
 * its parts in place of the part of the same role, all of it at the end, or it alone.
 */
export function followedUp(before: string, text: string, vocabulary: Vocabulary): string[] {
  const own = withoutStops(text.replace(OPENERS, ""));
  const base = withoutStops(before);
  if (own === "" || base === "") return [];
  const { seasonNow } = vocabulary.data;
  const [ofOwn, ofBase] = [own, base].map((one) => seasonsAskedIn(wordsOfQuestion(one), seasonNow));
  if (ofOwn !== undefined) return [`${ofBase ? textOfWords(ofBase.words) : base} ${own}`];
  const clause = /\bwhen\b/i.exec(own) && /\bwhen\b/i.exec(base);
  if (clause) return [`${base.slice(0, clause.index).trim()} ${own}`];
  const pieces = piecesOf(own, vocabulary);
  // More would be a question of its own, and each is looked for in the question before.
  if (pieces.length > MOST_PIECES) return [own];
  const whole = merged(base, own, pieces, vocabulary);
  return [...new Set([whole, `${base} ${own}`, own])];
}

/** The roles of a name in a question that has no other part of its role: "luka vs celtics", "and the knicks". */
const OTHER_ROLES: Readonly<Record<string, readonly string[]>> = {
  team: ["vs"],
  player: ["with", "vs"],
};

function merged(
  base: string,
  own: string,
  pieces: readonly Piece[],
  vocabulary: Vocabulary,
): string {
  let question = base;
  for (const piece of pieces) {
    const before = piecesOf(question, vocabulary);
    const [role = ""] = [piece.role, ...(OTHER_ROLES[piece.role] ?? [])].filter((one) =>
      before.some((known) => known.role === one),
    );
    const known = before.filter((one) => one.role === role);
    question =
      known.length === 0 ? appended(question, own, piece) : exchanged(question, own, piece, known);
  }
  return question.replace(/\s+/g, " ").trim();
}

function appended(question: string, own: string, { role, start, joint, end }: Piece): string {
  const isPlace = (role === "conf" || role === "div") && joint === undefined;
  return `${question} ${isPlace ? "in " : ""}${own.slice(start, end)}`;
}

function exchanged(question: string, own: string, piece: Piece, known: readonly Piece[]): string {
  // "how many points does he score" has its figure twice.
  const isTwice = piece.role === "figure";
  const old = (isTwice ? known[0] : known.at(-1)) ?? piece;
  const isWhole = piece.isConnected || (piece.joint !== undefined && old.joint !== undefined);
  const place = isWhole ? (old.joint ?? old.core) : old.core;
  const said = own.slice(isWhole ? (piece.joint ?? piece.core) : piece.core, piece.end);
  const more = isTwice ? known.slice(1).toReversed() : [];
  const left = more.reduce(
    (text, { core, end }) => text.slice(0, core) + text.slice(end),
    question,
  );
  return left.slice(0, place) + said + left.slice(old.end);
}
