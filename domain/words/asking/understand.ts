import { queryParameters } from "../../query/address.ts";
import type { Names } from "../../query/names.ts";
import { parseQuery } from "../../query/parse.ts";
import type { LinePlayer } from "../../query/season-lines.ts";
import type { Team } from "../../season/team.ts";
import { compilePlain } from "./compile-facts.ts";
import { compilePage } from "./compile-pages.ts";
import { compileQuery } from "./compile-query.ts";
import { type Asking, LONGEST_QUESTION } from "./question.ts";
import { readAsPage, readAsQuery } from "./read-as.ts";
import { readAsFact } from "./read-as-fact.ts";
import { readTerms } from "./reader.ts";
import type { ReadingTools } from "./reading.ts";
import { refusedPart, refusedWhole, refusedWords, tooLong } from "./refuse.ts";
import { namesOfQuestion } from "./segments.ts";
import { type Slots, Stopped } from "./slots.ts";
import { type Term, termsOf } from "./terms.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Understanding } from "./understanding.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a question in words asks, or why it is not answered. Never throws, never guesses. */
export function understand(question: string, vocabulary: Vocabulary): Understanding {
  const text = question.toWellFormed().trim();
  if (text.length > LONGEST_QUESTION) return tooLong();
  const tokens = tokensOf(text);
  const terms = termsOf(tokens, vocabulary);
  const asked = { text, tokens, terms, vocabulary };
  const again = (other: string) => understandOnce(other, vocabulary);
  return refusedWords(asked, again) ?? read(asked, again);
}

/** Understands what is tried in place of a refused question, which is not replaced again. */
function understandOnce(text: string, vocabulary: Vocabulary): Understanding {
  const tokens = tokensOf(text);
  const asked = { text, tokens, terms: termsOf(tokens, vocabulary), vocabulary };
  return refusedWords(asked) ?? read(asked);
}

const IN_ONE_GAME = /\bin (?:an?|one) (?:\w+ ){0,3}game\b/;

type Again = (question: string) => Understanding;

function read(asked: Asking, again?: Again): Understanding {
  try {
    const slots = readTerms(asked.terms, toolsFor(asked));
    const folded = asked.tokens.map((token) => token.folded).join(" ");
    slots.rephraseAs = (word) => `${asked.text} ${word}`.trim();
    // "most points in a playoff game": the best single game, of whichever kind.
    if (slots.rank !== undefined && IN_ONE_GAME.test(folded)) slots.unit ??= "game";
    return compile(slots, asked, again);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const { because } = error;
    if (because.kind === "understood") return because.understanding;
    return because.kind === "part"
      ? refusedPart(asked, because, again)
      : refusedWhole(asked, because.reason, again);
  }
}

function compile(slots: Slots, asked: Asking, again?: Again): Understanding {
  const { vocabulary } = asked;
  const said = namesOfQuestion(asked.tokens, vocabulary);
  const plain = compilePlain(slots) ?? compilePage(slots, (as) => versusAs(asked, as));
  if (plain?.kind === "choice") return plain;
  if (plain?.kind === "page") return { ...plain, readAs: readAsPage(plain.title) };
  if (plain?.kind === "fact") return { ...plain, readAs: readAsFact(plain.fact, said) };
  const { query, wish, path } = compileQuery(slots);
  const missing = [slots.players[0], slots.vs, slots.with, slots.without].find(
    (player) => player !== undefined && !hasPlayed(player, vocabulary),
  );
  if (missing !== undefined)
    return refusedWhole(asked, `${missing.name} has no game in the season.`, again);
  const [player] = slots.players;
  const [team] = slots.teams;
  if (player !== undefined && team !== undefined && !hasPlayedFor(player, team, vocabulary)) {
    const other = `${player.name} vs ${team.name}`.toLowerCase();
    const reason = `${player.name} did not play for the ${team.name} in the season.`;
    return refusedWhole(asked, reason, again, [other]);
  }
  const checked = parseQuery(queryParameters(query), namesOf(vocabulary));
  if (!checked.ok)
    return refusedWhole(asked, "The parts of the question do not go together.", again);
  const readAs = readAsQuery(checked.value, wish, slots, said);
  return { kind: "query", query: checked.value, wish, readAs, path };
}

/** The question with "vs" said otherwise. */
function versusAs({ text, tokens, terms }: Asking, as: string): string {
  const term = terms.find((one) => one.is === "word" && one.kind === "vs");
  return term === undefined ? text : replaced(text, tokens, term, as);
}

function replaced(text: string, tokens: readonly Token[], { from, to }: Term, as: string): string {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length];
  return `${text.slice(0, start)}${as}${text.slice(end)}`;
}

function toolsFor({ text, tokens, vocabulary }: Asking): ReadingTools {
  const { data, named } = vocabulary;
  return {
    lines: data.lines,
    rephrase: (term, as) => replaced(text, tokens, term, as),
    textOf: ({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end),
    wordOf: ({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ folded }) => folded)
        .join(" "),
    nationOf: (folded) => named.get(folded)?.nation ?? folded,
    standingOf: (player) => {
      const totals = data.totals.find(({ id }) => id === player.id);
      const team = data.teams.find(({ id }) => id === totals?.teamId);
      return { detail: team?.abbreviation ?? "", points: totals?.pts };
    },
  };
}

function namesOf({ data }: Vocabulary): Names {
  return { players: data.lines.players, teams: data.teams };
}

function hasPlayedFor(player: LinePlayer, team: Team, { data: { lines } }: Vocabulary): boolean {
  const place = lines.players.findIndex(({ id }) => id === player.id);
  for (let line = 0; line < lines.size; line += 1)
    if (lines.player[line] === place && lines.team[line] === team.id) return true;
  return false;
}

function hasPlayed(player: LinePlayer, { data }: Vocabulary): boolean {
  return data.lines.players.some(({ id }) => id === player.id);
}
