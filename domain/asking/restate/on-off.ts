import { floorPath } from "#domain/players/players.ts";
import { ASSISTS_PATH } from "#domain/plays/assists-query.ts";
import { lineupsPath } from "../compile/lineups.ts";
import type { LineupsFact } from "../lineups-fact.ts";
import { PRAISE, USED } from "../read/of-on-off.ts";
import type { AskedFact, OnOffFact, Segment } from "../understanding.ts";
import { inferred, joined, nameSegments, type Said, said } from "./segments.ts";

/** A question for who played with whom, with its reading in words. */
export function restatedOnOff(fact: OnOffFact | LineupsFact, context: Said): AskedFact {
  const isOfLineups = fact.kind === "lineups";
  return {
    kind: "fact",
    fact,
    needs: isOfLineups ? undefined : { kind: "together" },
    path: isOfLineups
      ? lineupsPath(fact, context.names.teams, context.seasonNow.current)
      : pathOf(fact, context),
    readAs: onOffSegments(fact, context),
  };
}

function pathOf({ teamId, playerId }: OnOffFact, { names }: Said): string {
  const player = names.players.find(({ id }) => id === playerId);
  if (player !== undefined) return floorPath(player.name);
  const team = names.teams.find(({ id }) => id === teamId)?.abbreviation;
  return team === undefined ? ASSISTS_PATH : `${ASSISTS_PATH}?team=${team}`;
}

const WORDS: Record<OnOffFact["of"], string> = {
  assists: "most assists to one player",
  "assists-to": "most assists to ",
  "assists-by": "most assists to one player by ",
  "on-off": "on and off the floor",
};

const NOUNS: Record<LineupsFact["of"], string> = { lineups: "lineups of five", pairs: "pairs" };
const ORDERS: Record<LineupsFact["order"], string> = {
  best: "best ",
  worst: "worst ",
  "most-used": "most used ",
};

/** The list's name, with an order that "luka duo" does not say. */
function headOf(fact: OnOffFact | LineupsFact, { words }: Said): Segment[] {
  if (fact.kind === "together")
    return [said(fact.scorerId === undefined ? WORDS[fact.of] : "assists by ")];
  const { order } = fact;
  const isSaid = order === "worst" || !(order === "best" ? PRAISE : USED).isDisjointFrom(words);
  return [{ text: ORDERS[order], isInferred: !isSaid }, said(NOUNS[fact.of])];
}

/** "best lineups of five of the Los Angeles Lakers", "most assists to Nikola Jokić". */
export function onOffSegments(fact: OnOffFact | LineupsFact, context: Said): Segment[] {
  const { of, teamId, playerId } = fact;
  const { players, teams } = context.names;
  const team = teams.find(({ id }) => id === teamId)?.fullName;
  const player = players.find(({ id }) => id === playerId)?.name;
  const scorerId = fact.kind === "together" ? fact.scorerId : undefined;
  const scorer = players.find(({ id }) => id === scorerId)?.name;
  const between = fact.kind === "lineups" ? " with " : of === "on-off" ? ": " : "";
  const isOfPlayoffs = fact.kind === "lineups" && fact.stage === "playoffs";
  const least = fact.kind === "lineups" ? fact.minutes : undefined;
  return joined([
    ...headOf(fact, context),
    ...(team === undefined ? [] : [said(" of the "), ...nameSegments(team, context)]),
    ...(player === undefined ? [] : [said(between), ...nameSegments(player, context)]),
    ...(scorer === undefined ? [] : [said(" to"), ...nameSegments(` ${scorer}`, context)]),
    said(least === undefined ? "" : `, at least ${least} minutes together`),
    isOfPlayoffs ? said(", playoffs") : inferred(", regular season"),
  ]);
}
