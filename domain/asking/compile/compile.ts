import { queryAddress } from "#domain/query/address.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import type { Flag, Slots } from "../slots.ts";
import type { ComposedFact } from "../understanding.ts";
import { gamesOfBox, ofBox } from "./box.ts";
import { ofCareer } from "./careers.ts";
import { checked, hasPlayed, ofTrade, ofVisit } from "./checked.ts";
import { ofCompany } from "./company.ts";
import { comparisonIn } from "./comparisons.ts";
import { compilePlain, seasonFact } from "./facts.ts";
import { incomplete } from "./filled.ts";
import { inLastStage } from "./last-stage.ts";
import { monthAsked } from "./league-facts.ts";
import { ofLastScore } from "./occasions.ts";
import { compilePage } from "./pages.ts";
import { ofClubs, ofHonour, ofService } from "./pasts.ts";
import { ofDivision, ofHost, ofScheduled, ofSplit, ofTitle } from "./places.ts";
import { type Plain, plainFact } from "./plain.ts";
import { type CompiledSlots, compileQuery } from "./query.ts";
import {
  deedOf,
  eachOf,
  eachTeamOf,
  figureOfLeaders,
  ofBoth,
  ofBothTeams,
  ofCompared,
  ofSum,
} from "./several.ts";
import { reshaped, type Shape } from "./shapes.ts";

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
      /** The page on all of them. */
      path: string | undefined;
    };

/** "small forwards averaging 20" with the position that the tables know. */
function givenWide({ text }: Slots): string {
  return text
    .replace(/\b(?:point|shooting|small|power) (?=guard|forward)/i, "")
    .replace(/\bpgs?\b/i, "guards");
}

/** The flags of questions that are answered in several parts. */
const EITHER: readonly Flag[] = ["or", "stages", "with-and-without"];

/** The shapes of whole questions, in order. */
const SHAPES: readonly Shape[] = [
  ofBox,
  ofLastScore,
  ofCareer,
  ofSum,
  ofCompany,
  ofBothTeams,
  ofBoth,
  ofCompared,
  ofScheduled,
  ofHost,
  ofSplit,
  ofDivision,
  ofHonour,
  ofClubs,
  ofService,
  ofTitle,
  ofTrade,
  ofVisit,
];

/** Compiles a question's slots. Throws `Stopped` when they are incomplete or do not fit together. */
export function compile(given: Slots, vocabulary: Vocabulary): Compilation {
  if (given.flags.has("wide-pos")) incomplete(ASK_ADVICE.position, [givenWide(given)]);
  const slots = reshaped(given, SHAPES, vocabulary);
  const isEither = EITHER.some((flag) => slots.flags.has(flag));
  const { lines, season = lines.season } = vocabulary.data;
  const isNow = lines.season === slots.seasonNow.current;
  const absent = slots.players.filter((player) => !hasPlayed(player, vocabulary));
  const isOfStarters = given.flags.has("starters") && slots.teams.length > 0;
  if ((given.flags.has("box") || isOfStarters) && slots.players.length === 0) {
    const games = gamesOfBox(slots, queryOf(slots, vocabulary).query);
    return factFrom({ kind: "box", games, isOfStarters }, slots);
  }
  const plain =
    compilePlain(slots) ?? monthAsked(slots) ?? (isEither ? undefined : compilePage(slots));
  if (plain !== undefined) return { ...plain, slots };
  const compared = isEither ? undefined : comparisonIn(slots, season);
  const unheld =
    compared === undefined && isNow && absent.length > 0 ? seasonFact(slots, undefined) : undefined;
  if (unheld !== undefined) return { ...unheld, slots };
  if (!isEither && compared === undefined) return compileGames(slots, vocabulary);
  const each = compared?.each ?? eachOf(slots);
  const present = each.filter(({ players }) => players.every((one) => hasPlayed(one, vocabulary)));
  const isNone = present.length === 0;
  const queries = (isNone ? each : present).map((one) => queryOf(one, vocabulary));
  const left = each.flatMap(({ players }) => players).filter((one) => !hasPlayed(one, vocabulary));
  return { kind: "each", queries, absent: [...new Set(left)], slots, path: compared?.path };
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
  return inLastStage(checked(compileQuery(slots, vocabulary), vocabulary), vocabulary);
}

function factFrom(fact: ComposedFact, slots: Slots, path?: string): Compilation {
  return { ...plainFact(fact, path), slots };
}
