import { pointsSoFar } from "#domain/query/engine/points-so-far.ts";
import { seasonsPlayed } from "#domain/query/engine/seasons-played.ts";
import { knownOf, NO_KNOWN_NAMES } from "#domain/search/known-names.ts";
import type { ReadingTools } from "./reading.ts";
import type { Term } from "./terms.ts";
import type { Token } from "./tokens.ts";
import { ownName, type Vocabulary } from "./vocabulary.ts";

/** A question split into tokens and terms, with the vocabulary to interpret them. */
export interface Asking {
  text: string;
  /** The text with the words that are not among the tokens. */
  whole: string;
  tokens: readonly Token[];
  terms: readonly Term[];
  vocabulary: Vocabulary;
}

function replaced(text: string, tokens: readonly Token[], { from, to }: Term, as: string): string {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length];
  return `${text.slice(0, start)}${as}${text.slice(end)}`;
}

/** Returns the functions by which the reader looks up a question and its vocabulary. */
export function toolsFor({ text, whole, tokens, terms, vocabulary }: Asking): ReadingTools {
  const { data, everyone, named } = vocabulary;
  const tools: ReadingTools = {
    clubsNamed: () =>
      terms.flatMap((term) => {
        const [player, ...others] = term.is === "named" ? term.named.players : [];
        return player === undefined || others.length > 0 ? [] : [tools.standingOf(player).team];
      }),
    namesTeam: terms.some((term) => term.is === "named" && term.named.teams.length > 0),
    lines: data.lines,
    seasonNow: data.seasonNow,
    text,
    rephrase: (term, as) => replaced(whole, tokens, term, as),
    textOf: ({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end),
    wordOf: ({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ folded }) => folded)
        .join(" "),
    nationOf: (folded) => named.get(folded)?.nation ?? folded,
    ownNameOf: (player) => ownName(player, vocabulary),
    latestOf: ({ id }) => pointsSoFar(data.lines).get(id)?.latest ?? 0,
    standingOf: (player) => {
      const totals = data.totals.find(({ id }) => id === player.id);
      // Only the current season has official totals.
      const sum = totals ? undefined : pointsSoFar(data.lines).get(player.id);
      const teamId = totals?.teamId ?? sum?.teamId;
      const team = data.teams.find(({ id }) => id === teamId);
      const isShared = everyone.some(({ id, name }) => id !== player.id && name === player.name);
      // Of two with one name, the seasons tell who is who.
      const seasons = isShared ? seasonsPlayed(player.id, data.lines) : "";
      const detail = [team?.abbreviation ?? "", seasons].filter((part) => part !== "").join(", ");
      const fame = knownOf(data.names ?? NO_KNOWN_NAMES, player.id).honours;
      return { detail, points: totals?.pts ?? sum?.points, team: team?.abbreviation, fame };
    },
  };
  return tools;
}
