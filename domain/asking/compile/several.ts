import { isFeat } from "../../figures/figures.ts";
import { ASK_ADVICE } from "../../refusals/ask-advice.ts";
import type { SlotName, Slots } from "../slots.ts";
import type { Wish } from "../understanding.ts";
import { incomplete, requireOnly } from "./filled.ts";

/** Splits "celtics or knicks record" into one question for each player or team. */
export function eachOf(slots: Slots): Slots[] {
  const { players, teams } = slots;
  const flags = without(slots.flags, "or");
  if (players.length + teams.length < 2 || (players.length > 0 && teams.length > 0))
    incomplete(ASK_ADVICE.or);
  return [
    ...players.map((player) => ({ ...slots, flags, players: [player] })),
    ...teams.map((team) => ({ ...slots, flags, teams: [team] })),
  ];
}

const USUAL = ["pts", "reb", "ast"];
const BESIDE: readonly SlotName[] = [
  "players",
  "when",
  "ranges",
  "measures",
  "stats",
  "averaging",
  "playoffs",
  "where",
  "result",
  "month",
  "from",
  "to",
  "opp",
];

/**
 * Splits "lebron when luka scores 30" into the first player with his figures, and a question for
 * the second player's games. Undefined for other questions.
 */
export function deedOf(slots: Slots) {
  const { players, flags, measures, ranges, teams } = slots;
  const [first, second] = slots.isWhenFirst ? players.toReversed() : players;
  const feats = measures.filter(isFeat);
  const isDeed = flags.has("when") && ranges.length + feats.length > 0 && teams.length === 0;
  if (first === undefined || second === undefined || players.length > 2 || !isDeed)
    return undefined;
  const figures = measures.filter((key) => !isFeat(key));
  const reason = ASK_ADVICE.beside;
  requireOnly(slots, reason, ...BESIDE);
  // "sga triple doubles when luka scores 30": whose triple-doubles is not known here.
  const isMixed = feats.length > 0 && ranges.length > 0;
  if (isMixed || flags.has("joined") || !figures.every((key) => USUAL.includes(key)))
    incomplete(reason);
  const deed: Slots = { ...slots, players: [second], measures: feats, flags: new Set(["count"]) };
  return { slots: deed, playerId: first.id, figures: figures.length === 0 ? USUAL : figures };
}

/** A question for leaders, from "top scorer of each team"; undefined for other questions. */
export function eachTeamOf(slots: Slots): Slots | undefined {
  const { flags, nouns, rank, players, teams, by } = slots;
  const isAsked = flags.has("each") && by === "team" && rank !== undefined;
  if (!isAsked || players.length + teams.length > 0) return undefined;
  return { ...slots, by: undefined, nouns: without(nouns, "teams"), flags: without(flags, "each") };
}

function without<Item>(items: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  return items.difference(new Set([item]));
}

export function figureOfLeaders(wish: Wish): string {
  return wish.kind === "leaders" ? wish.figure : incomplete(ASK_ADVICE.eachTeam);
}
