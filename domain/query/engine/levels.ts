import { memoize } from "#domain/memoize.ts";
import { STAGES } from "../storage/season-lines.ts";
import type { Sides } from "./sides.ts";

/** The season record and the playoff berth of each team of the games. */
interface Levels {
  /** 1 for a team with a winning record in the whole season. */
  winning: Uint8Array;
  /** 1 for a team that played in the playoffs. */
  playoffs: Uint8Array;
  /** The wins beyond the losses before the game. */
  then: Int8Array;
}

/** The records of the sides' teams, in the end and before each game. */
export const levelsOf = memoize((sides: Sides): Levels => {
  const seasons = new Map<string, { lead: number; isIn: boolean }>();
  const then = new Int8Array(sides.size);
  const keyOf = (side: number) => `${sides.season[side]} ${sides.team[side]}`;
  for (let side = 0; side < sides.size; side += 1) {
    const own = seasons.get(keyOf(side)) ?? { lead: 0, isIn: false };
    seasons.set(keyOf(side), own);
    then[side] = own.lead;
    const stage = STAGES[sides.stage[side] as number];
    if (stage === "season") own.lead += Math.sign(sides.margin[side] as number);
    if (stage === "playoffs") own.isIn = true;
  }
  const marked = (test: (own: { lead: number; isIn: boolean } | undefined) => boolean) =>
    Uint8Array.from({ length: sides.size }, (_, side) => Number(test(seasons.get(keyOf(side)))));
  return {
    then,
    winning: marked((own) => (own?.lead ?? 0) > 0),
    playoffs: marked((own) => own?.isIn === true),
  };
});
