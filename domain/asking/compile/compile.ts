import { queryAddress } from "#domain/query/address.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import type { Flag, Slots } from "../slots.ts";
import type { ComposedFact } from "../understanding.ts";
import { withCareer } from "./careers.ts";
import { checked, hasPlayed, withTrade } from "./checked.ts";
import { withCompany } from "./company.ts";
import { compilePlain, seasonFact } from "./facts.ts";
import { incomplete } from "./filled.ts";
import { inLastStage } from "./last-stage.ts";
import { monthAsked } from "./league-facts.ts";
import { compilePage } from "./pages.ts";
import { withPasts } from "./pasts.ts";
import { withDivision, withHost, withResults, withSplit, withTitle } from "./places.ts";
import type { Plain } from "./plain.ts";
import { type CompiledSlots, compileQuery } from "./query.ts";
import {
  deedOf,
  eachOf,
  eachTeamOf,
  figureOfLeaders,
  withBoth,
  withBothTeams,
  withCompared,
  withEach,
} from "./several.ts";
import { withSum } from "./sums.ts";

/** A compiled question: its query, fact or page, with the slots that it was compiled from. */
export type Compilation =
  | (Plain & { slots: Slots })
  | ({ kind: "query" } & CompiledSlots)
  /** Several queries: "celtics or knicks record". */
  | {
      kind: "each";
      queries: readonly CompiledSlots[];
      /** The players whose queries are left out, because they have no game in the season. */
      absent: readonly LinePlayer[];
      slots: Slots;
    };

/** "small forwards averaging 20" with the position that the tables know. */
function givenWide({ text }: Slots): string {
  return text
    .replace(/\b(?:point|shooting|small|power) (?=guard|forward)/i, "")
    .replace(/\bpgs?\b/i, "guards");
}

/** The flags of questions that are answered in several parts. */
const EITHER: readonly Flag[] = ["or", "stages", "with-and-without"];

/** Compiles a question's slots. Throws `Stopped` when they are incomplete or do not fit together. */
export function compile(given: Slots, vocabulary: Vocabulary): Compilation {
  if (given.flags.has("wide-pos")) incomplete(ASK_ADVICE.position, [givenWide(given)]);
  const read = withCareer(given, vocabulary.data.lines.parts !== undefined);
  const named = [...read.players, ...(read.vs ? [read.vs] : [])];
  const hasAbsent = named.some((player) => !hasPlayed(player, vocabulary));
  const asked = withHost(
    withResults(
      withEach(withCompared(withBoth(withBothTeams(withCompany(withSum(read))))), hasAbsent),
    ),
  );
  const slots = withTrade(withTitle(withPasts(withDivision(withSplit(asked)))), vocabulary);
  const isEither = EITHER.some((flag) => slots.flags.has(flag));
  const { lines, season = lines.season } = vocabulary.data;
  const isNow = lines.season === slots.seasonNow.current;
  const absent = slots.players.filter((player) => !hasPlayed(player, vocabulary));
  const plain =
    compilePlain(slots) ??
    (isNow ? monthAsked(slots) : undefined) ??
    (isEither ? undefined : compilePage(slots, season)) ??
    (isNow && absent.length > 0 ? seasonFact(slots, undefined) : undefined);
  if (plain !== undefined) return { ...plain, slots };
  if (!isEither) return compileGames(slots, vocabulary);
  const each = eachOf(slots);
  const present = each.filter(({ players: [player] }) => !player || !absent.includes(player));
  const isNone = present.length === 0;
  const queries = (isNone ? each : present).map((one) => queryOf(one, vocabulary));
  return { kind: "each", queries, absent, slots };
}

/** Compiles a question for games, or for what is computed from them. */
function compileGames(slots: Slots, vocabulary: Vocabulary): Compilation {
  const deed = deedOf(slots);
  const eachTeam = eachTeamOf(slots);
  const found = queryOf(deed?.slots ?? eachTeam ?? slots, vocabulary);
  const { query, wish } = found;
  if (deed !== undefined) {
    const { playerId, figures } = deed;
    return factFrom({ kind: "beside", playerId, figures, games: query }, slots);
  }
  if (eachTeam !== undefined) {
    const figure = figureOfLeaders(wish);
    return factFrom({ kind: "team-leaders", query, figure }, found.slots);
  }
  if (wish.kind === "streak" && slots.flags.has("current"))
    return factFrom({ kind: "current", query }, found.slots, `/nba/finder?${queryAddress(query)}`);
  return { kind: "query", ...found };
}

function queryOf(slots: Slots, vocabulary: Vocabulary): CompiledSlots {
  return inLastStage(checked(compileQuery(slots), vocabulary), vocabulary);
}

function factFrom(fact: ComposedFact, slots: Slots, path?: string): Compilation {
  return { kind: "fact", fact, needs: undefined, path, slots };
}
