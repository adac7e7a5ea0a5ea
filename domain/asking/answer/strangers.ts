import { foldForSearch } from "#domain/text/fold.ts";
import { type Asking, toolsFor } from "../read/asking.ts";
import { WELL_KNOWN_FROM } from "../read/one-name.ts";
import type { Term } from "../read/terms.ts";

const AFTER_COUNTED = /^(?:did|do|does|has|have|had)$/;

/**
 * The question with the names that mean someone or something else as unknown words: "scott foster" is
 * not Trevon Scott, and "how many miles did" counts no player named Miles.
 */
export function withoutStrangers(asked: Asking): Asking {
  const terms = asked.terms.map((term, at): Term => {
    const { from, to } = term;
    return isPartOfName(at, asked) || isCounted(at, asked) ? { from, to, is: "unknown" } : term;
  });
  return { ...asked, terms };
}

/** Returns whether a term is one name of a little known player beside an unknown word. */
function isPartOfName(at: number, asked: Asking): boolean {
  const { terms } = asked;
  const isBesideUnknown = [terms[at - 1], terms[at + 1]].some((term) => term?.is === "unknown");
  const [player, ...others] = playersOfOneName(terms[at], asked);
  if (!isBesideUnknown || player === undefined || others.length > 0) return false;
  const { data } = asked.vocabulary;
  // A player under contract may have missed the season: "when is haliburton coming back".
  if (data.players.some(({ id }) => id === player.id)) return false;
  return (toolsFor(asked).standingOf(player).points ?? 0) < WELL_KNOWN_FROM;
}

/** Returns whether "how many" counts what a term names: "how many miles did maxey run". */
function isCounted(at: number, asked: Asking): boolean {
  const { terms, tokens } = asked;
  const [before, term] = [terms[at - 1], terms[at]];
  const isAfterCount = before?.is === "word" && before.kind === "count" && before.value === "";
  const next = tokens[term?.to ?? 0]?.folded ?? "";
  return isAfterCount && AFTER_COUNTED.test(next) && playersOfOneName(term, asked).length > 0;
}

/** The players whose first or last name a term is; none for a whole name, a nickname or a team. */
function playersOfOneName(term: Term | undefined, { tokens }: Asking) {
  if (term?.is !== "named" || term.named.teams.length > 0 || term.to - term.from > 1) return [];
  const word = tokens[term.from]?.folded ?? "";
  const isPart = (name: string) => name !== word && name.split(" ").includes(word);
  return term.named.players.filter(({ name }) => isPart(foldForSearch(name)));
}
