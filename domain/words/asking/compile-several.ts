import { FEATS } from "./compiled.ts";
import { incomplete, requireOnly } from "./filled.ts";
import type { Slots } from "./slots.ts";
import type { Wish } from "./understanding.ts";

/** Splits "celtics or knicks record" into one question for each player or team. */
export function eachOf(slots: Slots): Slots[] {
  const { players, teams } = slots;
  const flags = new Set(slots.flags);
  flags.delete("or");
  if (players.length + teams.length < 2 || (players.length > 0 && teams.length > 0))
    incomplete("“Or” stands between players, or between teams.");
  return [
    ...players.map((player) => ({ ...slots, flags, players: [player] })),
    ...teams.map((team) => ({ ...slots, flags, teams: [team] })),
  ];
}

const USUAL = ["pts", "reb", "ast"];
const BESIDE = [
  ...["players", "when", "ranges", "measures", "stats", "averaging", "playoffs"],
  ...["where", "result", "month", "from", "to", "opp"],
];

/**
 * Splits "lebron when luka scores 30" into the first player with his figures, and a question for
 * the second player's games. Undefined for other questions.
 */
export function deedOf(slots: Slots) {
  const { players, flags, measures, ranges, teams } = slots;
  const [first, second] = slots.isWhenFirst ? players.toReversed() : players;
  const feats = measures.filter((key) => FEATS.includes(key));
  const isDeed = flags.has("when") && ranges.length + feats.length > 0 && teams.length === 0;
  if (first === undefined || second === undefined || players.length > 2 || !isDeed)
    return undefined;
  const figures = measures.filter((key) => !FEATS.includes(key));
  const reason = "Ask for one player's points, rebounds or assists in another player's games.";
  requireOnly(slots, reason, ...BESIDE);
  if (!figures.every((key) => USUAL.includes(key))) incomplete(reason);
  const deed: Slots = { ...slots, players: [second], measures: feats, flags: new Set(["count"]) };
  return { slots: deed, playerId: first.id, figures: figures.length === 0 ? USUAL : figures };
}

/** Turns "top scorer of each team" into a question for leaders; returns whether it was one. */
export function takeEachTeam(slots: Slots): boolean {
  const { flags, rank, players, teams, by } = slots;
  const isAsked = flags.delete("each") && by === "team" && rank !== undefined;
  if (!isAsked || players.length + teams.length > 0) return false;
  slots.by = undefined;
  slots.nouns.delete("teams");
  return true;
}

export function figureOfLeaders(wish: Wish): string {
  return wish.kind === "leaders"
    ? wish.figure
    : incomplete("Ask for each team's leader in one figure of the season.");
}
