import { queryAddress, queryParameters } from "../../query/address.ts";
import type { Names } from "../../query/names.ts";
import { parseQuery } from "../../query/parse.ts";
import type { LinePlayer } from "../../query/season-lines.ts";
import { compilePlain } from "./compile-facts.ts";
import { compilePage } from "./compile-pages.ts";
import { compileQuery } from "./compile-query.ts";
import { deedOf, eachOf, figureOfLeaders, takeEachTeam } from "./compile-several.ts";
import { type Asking, LONGEST_QUESTION } from "./question.ts";
import { readAsPage, readAsQuery } from "./read-as.ts";
import { readAsFact } from "./read-as-fact.ts";
import { readTerms } from "./reader.ts";
import type { ReadingTools } from "./reading.ts";
import { refusedPart, refusedWhole, refusedWords, tooLong } from "./refuse.ts";
import { inferred, namesOfQuestion, type Said } from "./segments.ts";
import { readTokens } from "./slips.ts";
import { type Slots, Stopped } from "./slots.ts";
import type { Term } from "./terms.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { AskedQuery, Fact, Refused, Understanding } from "./understanding.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Interprets a question in words, or refuses it with a reason. Never throws, never guesses. */
export function understand(question: string, vocabulary: Vocabulary): Understanding {
  const text = question.toWellFormed().trim();
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
  const understood = refusedWords(asked, again) ?? read(asked, typed, again);
  if (slips.length === 0 || !("readAs" in understood)) return understood;
  const said = slips.map(({ typed, meant }) => `“${typed}” taken for “${meant}”`).join(", ");
  return { ...understood, readAs: [...understood.readAs, inferred(`; ${said}`)] };
}

const IN_ONE_GAME = /\bin (?:an?|one) (?:\w+ ){0,3}game\b/;

type Again = (question: string) => Understanding;

function read(asked: Asking, typed: readonly Token[], again?: Again): Understanding {
  try {
    const slots = readTerms(asked.terms, toolsFor(asked));
    const folded = asked.tokens.map((token) => token.folded).join(" ");
    slots.rephraseAs = (word) => `${asked.text} ${word}`.trim();
    // "most points in a playoff game": the best single game, whatever words describe it.
    if (slots.rank !== undefined && IN_ONE_GAME.test(folded)) slots.unit ??= "game";
    return compile(slots, asked, namesOfQuestion(typed, asked.vocabulary), again);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    const { because } = error;
    if (because.kind === "understood") return because.understanding;
    return because.kind === "part"
      ? refusedPart(asked, because, again)
      : refusedWhole(asked, because.reason, again);
  }
}

function compile(slots: Slots, asked: Asking, said: Said, again?: Again): Understanding {
  const isEither = slots.flags.has("or");
  const plain =
    compilePlain(slots) ?? (isEither ? undefined : compilePage(slots, (as) => versusAs(asked, as)));
  if (plain?.kind === "choice") return plain;
  if (plain?.kind === "page") return { ...plain, readAs: readAsPage(plain.title) };
  if (plain?.kind === "fact") return { ...plain, readAs: readAsFact(plain.fact, said) };
  const factOf = (fact: Fact, path?: string): Understanding => {
    return { kind: "fact", fact, needs: undefined, path, readAs: readAsFact(fact, said) };
  };
  if (isEither) {
    const each = eachOf(slots).map((own) => queryOf(own, asked, said, again));
    const refused = each.find((one) => one.kind === "refused");
    return refused ?? factOf({ kind: "each", asked: each.filter((one) => one.kind === "query") });
  }
  const deed = deedOf(slots);
  const isOfEachTeam = takeEachTeam(slots);
  const found = queryOf(deed?.slots ?? slots, asked, said, again);
  if (found.kind === "refused") return found;
  const { query, wish } = found;
  const address = `/nba/finder?${queryAddress(query)}`;
  if (deed !== undefined)
    return factOf({ kind: "beside", playerId: deed.playerId, figures: deed.figures, games: query });
  if (isOfEachTeam) return factOf({ kind: "team-leaders", query, figure: figureOfLeaders(wish) });
  if (wish.kind === "streak" && slots.flags.has("current"))
    return factOf({ kind: "current", query }, address);
  return found;
}

/** Compiles slots to a query, and validates the query by parsing its own address. */
function queryOf(slots: Slots, asked: Asking, said: Said, again?: Again): AskedQuery | Refused {
  const { vocabulary } = asked;
  const { query, wish, path } = compileQuery(slots);
  const missing = [slots.players[0], slots.vs, slots.with, slots.without].find(
    (player) => player !== undefined && !hasPlayed(player, vocabulary),
  );
  if (missing !== undefined)
    return refusedWhole(asked, `${missing.name} has no game in the season.`, again);
  const [player] = slots.players;
  const [team] = slots.teams;
  if (player !== undefined && team !== undefined && !teamsOf(player, vocabulary).has(team.id)) {
    const other = `${player.name} vs ${team.name}`.toLowerCase();
    const reason = `${player.name} did not play for the ${team.name} in the season.`;
    return refusedWhole(asked, reason, again, [other]);
  }
  if (wish.kind === "missed" && player !== undefined && teamsOf(player, vocabulary).size > 1) {
    const reason = `${player.name} played for several teams: which games he missed is not known.`;
    return refusedWhole(asked, reason, again);
  }
  const checked = parseQuery(queryParameters(query), namesOf(vocabulary));
  if (!checked.ok)
    return refusedWhole(asked, "The parts of the question do not go together.", again);
  const readAs = readAsQuery(checked.value, wish, slots, said);
  return { kind: "query", query: checked.value, wish, readAs, path };
}

/** The question's text with "vs" replaced. */
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

/** The ids of the teams for which a player has games in the season. */
function teamsOf(player: LinePlayer, { data: { lines } }: Vocabulary): ReadonlySet<number> {
  const place = lines.players.findIndex(({ id }) => id === player.id);
  const teams = new Set<number>();
  for (let line = 0; line < lines.size; line += 1)
    if (lines.player[line] === place) teams.add(lines.team[line] as number);
  return teams;
}

function hasPlayed(player: LinePlayer, { data }: Vocabulary): boolean {
  return data.lines.players.some(({ id }) => id === player.id);
}
