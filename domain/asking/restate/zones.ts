import { playerPath } from "../../season/players.ts";
import { currentSeason } from "../../season/season.ts";
import type { ZoneAsked } from "../read/of-zones.ts";
import type { AskedFact, Segment } from "../understanding.ts";
import { SHOT_PLACES, type ZoneFact } from "../zone-fact.ts";
import { inferred, joined, nameSegments, type Said, said } from "./segments.ts";

/** A question for a player's shots from one place, with its reading in words. */
export function restatedZone({ fact, namesakes }: ZoneAsked, context: Said): AskedFact {
  const { playerId } = fact;
  const name = context.names.players.find(({ id }) => id === playerId)?.name ?? "";
  return {
    kind: "fact",
    fact,
    needs: { kind: "shots", playerId },
    path: playerPath(name),
    namesakes,
    readAs: zoneSegments(fact, context),
  };
}

/** "corner threes of Stephen Curry". */
export function zoneSegments({ playerId, place }: ZoneFact, context: Said): Segment[] {
  const name = context.names.players.find(({ id }) => id === playerId)?.name ?? "";
  return joined([
    ...nameSegments(SHOT_PLACES[place].name, context),
    said(" of "),
    ...nameSegments(name, context),
    inferred(`, ${currentSeason()} regular season`),
  ]);
}
