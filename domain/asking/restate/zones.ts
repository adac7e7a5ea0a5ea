import { playerPath } from "#domain/players/players.ts";
import type { ZoneAsked } from "../read/of-zones.ts";
import type { AskedFact, Segment } from "../understanding.ts";
import { SHOT_PLACES, ZONE_COUNTS, type ZoneFact, type ZoneRankFact } from "../zone-fact.ts";
import { inferred, joined, nameSegments, type Said, said } from "./segments.ts";

/** A question for shots from one place, with its reading in words. */
export function restatedZone({ fact, namesakes }: ZoneAsked, context: Said): AskedFact {
  if (fact.kind === "zone-rank")
    return {
      kind: "fact",
      fact,
      needs: undefined,
      path: undefined,
      readAs: zoneRankSegments(fact, context),
    };
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
    inferred(`, ${context.seasonNow.current} regular season`),
  ]);
}

/** "most corner threes made of all players", "best percentage of shots at the rim with 200 or more attempts". */
export function zoneRankSegments(fact: ZoneRankFact, context: Said): Segment[] {
  const { by, order, place, least } = fact;
  const { name } = SHOT_PLACES[place];
  const what =
    by === "percentage" ? `${order} percentage of ${name}` : `most ${name} ${ZONE_COUNTS[by]}`;
  return joined([
    ...nameSegments(what, context),
    inferred(" of all players"),
    ...(least === undefined
      ? []
      : [said(` with ${least}`), ...nameSegments(" or more attempts", context)]),
    inferred(`, ${context.seasonNow.current} regular season`),
  ]);
}
