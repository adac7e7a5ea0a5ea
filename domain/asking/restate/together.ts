import { floorPath, lineupsHref } from "../../plays/lineups-query.ts";
import type { AskedFact, Segment, TogetherFact } from "../understanding.ts";
import { joined, nameSegments, type Said, said } from "./segments.ts";

/** A question for who played with whom, with its reading in words. */
export function restatedTogether(fact: TogetherFact, context: Said): AskedFact {
  return {
    kind: "fact",
    fact,
    needs: { kind: "together" },
    path: pathOf(fact, context),
    readAs: togetherSegments(fact, context),
  };
}

function pathOf({ of, teamId, playerId }: TogetherFact, { names }: Said): string {
  const player = names.players.find(({ id }) => id === playerId);
  if (player !== undefined) return floorPath(player.name);
  const team = names.teams.find(({ id }) => id === teamId)?.abbreviation;
  return lineupsHref({ of: of === "pairs" || of === "assists" ? of : "fives", team });
}

const WORDS: Record<TogetherFact["of"], string> = {
  fives: "best lineups of five",
  pairs: "best pairs",
  assists: "most assists to one player",
  "assists-to": "most assists to ",
  "assists-by": "most assists to one player by ",
  "on-off": "on and off the floor",
};

/** "best lineups of five of the Los Angeles Lakers", "most assists to Nikola Jokić". */
export function togetherSegments({ of, teamId, playerId }: TogetherFact, context: Said): Segment[] {
  const { players, teams } = context.names;
  const team = teams.find(({ id }) => id === teamId)?.fullName;
  const player = players.find(({ id }) => id === playerId)?.name;
  const between = of === "pairs" || of === "fives" ? " with " : of === "on-off" ? ": " : "";
  return joined([
    said(WORDS[of]),
    ...(team === undefined ? [] : [said(" of the "), ...nameSegments(team, context)]),
    ...(player === undefined ? [] : [said(between), ...nameSegments(player, context)]),
    said(", regular season"),
  ]);
}
