import { counted } from "../printing/counted.ts";
import { possessive } from "../printing/possessive.ts";
import { scopeOf } from "./extremes.ts";
import type { Kind } from "./kind.ts";

/** The winners' leading player when no other line of the game's stage has as many points. */
export const MOST_POINTS: Kind = {
  name: "most points by anyone",
  topic: "star",
  tell(telling) {
    const { result, nameOf } = telling;
    const { best } = telling.winner;
    const most = telling.mostPointsIn(telling.game.stage);
    if (most?.lines !== 1 || best?.pts !== most.points) return undefined;
    const scope = scopeOf(telling);
    if (scope === undefined) return undefined;
    const [name, points] = [nameOf(best.playerId), counted(most.points, "point")];
    return {
      lead: `${name} scored ${points}, the most by anyone in ${scope}, as ${result}`,
      more: `${possessive(name)} ${points} were the most by anyone in ${scope}`,
    };
  },
};
