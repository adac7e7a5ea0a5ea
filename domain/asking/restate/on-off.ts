import { floorPath } from "#domain/players/players.ts";
import { ASSISTS_PATH } from "#domain/plays/assists-query.ts";
import { unitsPath } from "../compile/lineups.ts";
import { PRAISE, USED } from "../read/of-on-off.ts";
import type { AskedFact, Segment, TogetherFact } from "../understanding.ts";
import type { UnitsFact } from "../lineups-fact.ts";
import { inferred, joined, nameSegments, type Said, said } from "./segments.ts";

/** A question for who played with whom, with its reading in words. */
export function restatedTogether(fact: TogetherFact | UnitsFact, context: Said): AskedFact {
  const isOfUnits = fact.kind === "units";
  return {
    kind: "fact",
    fact,
    needs: isOfUnits ? undefined : { kind: "together" },
    path: isOfUnits
      ? unitsPath(fact, context.names.teams, context.seasonNow.current)
      : pathOf(fact, context),
    readAs: togetherSegments(fact, context),
  };
}

function pathOf({ teamId, playerId }: TogetherFact, { names }: Said): string {
  const player = names.players.find(({ id }) => id === playerId);
  if (player !== undefined) return floorPath(player.name);
  const team = names.teams.find(({ id }) => id === teamId)?.abbreviation;
  return team === undefined ? ASSISTS_PATH : `${ASSISTS_PATH}?team=${team}`;
}

const WORDS: Record<TogetherFact["of"], string> = {
  assists: "most assists to one player",
  "assists-to": "most assists to ",
  "assists-by": "most assists to one player by ",
  "on-off": "on and off the floor",
};

const NOUNS: Record<UnitsFact["of"], string> = { lineups: "lineups of five", pairs: "pairs" };
const ORDERS: Record<UnitsFact["order"], string> = {
  best: "best ",
  worst: "worst ",
  "most-used": "most used ",
};

/** The list's name, with an order that "luka duo" does not say. */
function headOf(fact: TogetherFact | UnitsFact, { words }: Said): Segment[] {
  if (fact.kind === "together")
    return [said(fact.scorerId === undefined ? WORDS[fact.of] : "assists by ")];
  const { order } = fact;
  const isSaid = order === "worst" || !(order === "best" ? PRAISE : USED).isDisjointFrom(words);
  return [{ text: ORDERS[order], isInferred: !isSaid }, said(NOUNS[fact.of])];
}

/** "best lineups of five of the Los Angeles Lakers", "most assists to Nikola Jokić". */
export function togetherSegments(fact: TogetherFact | UnitsFact, context: Said): Segment[] {
  const { of, teamId, playerId } = fact;
  const { players, teams } = context.names;
  const team = teams.find(({ id }) => id === teamId)?.fullName;
  const player = players.find(({ id }) => id === playerId)?.name;
  const scorerId = fact.kind === "together" ? fact.scorerId : undefined;
  const scorer = players.find(({ id }) => id === scorerId)?.name;
  const between = fact.kind === "units" ? " with " : of === "on-off" ? ": " : "";
  const isOfPlayoffs = fact.kind === "units" && fact.stage === "playoffs";
  const least = fact.kind === "units" ? fact.minutes : undefined;
  return joined([
    ...headOf(fact, context),
    ...(team === undefined ? [] : [said(" of the "), ...nameSegments(team, context)]),
    ...(player === undefined ? [] : [said(between), ...nameSegments(player, context)]),
    ...(scorer === undefined ? [] : [said(" to"), ...nameSegments(` ${scorer}`, context)]),
    said(least === undefined ? "" : `, at least ${least} minutes together`),
    isOfPlayoffs ? said(", playoffs") : inferred(", regular season"),
  ]);
}
