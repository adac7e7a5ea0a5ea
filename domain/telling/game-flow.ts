import { printedScore } from "../printing/records.ts";
import { deficitsOf } from "../season/box-score.ts";
import { inWords } from "../standings/tie-sentences.ts";
import { gamesOfStage, scopeOf } from "./extremes.ts";
import type { Kind } from "./kind.ts";
import type { Telling } from "./telling.ts";

const QUARTERS = ["first", "second", "third", "fourth"].map((name) => `the ${name} quarter`);
const AFTER = ["after the first quarter", "at halftime", "after the third quarter"];
export const ANY_QUARTER = [0, 1, 2];
export const THIRD_QUARTER = [2];

/** The largest deficit that the winners made up at the end of one of some quarters, and when that was. */
function madeUp({ game }: Telling, quarters: readonly number[]): { points: number; when: string } {
  const behind = deficitsOf(game);
  const points = Math.max(0, ...quarters.map((at) => behind[at] ?? 0));
  // Of equal deficits the latest was the hardest to make up.
  return { points, when: AFTER[behind.lastIndexOf(points)] ?? "" };
}

/** A win after a deficit of at least some points at the end of one of some quarters. */
export function comeback(name: string, least: number, quarters: readonly number[]): Kind {
  return {
    name,
    topic: "course",
    tell(telling) {
      const { points, when } = madeUp(telling, quarters);
      if (points < least) return undefined;
      const { winner, loser, score } = telling;
      return {
        lead: `${winner.name} trailed ${loser.name} by ${points} ${when} and won ${score}`,
        more: `${winner.name} trailed by ${points} ${when}`,
      };
    },
  };
}

/** The largest deficit of a stage that was made up. Nothing is told while a game's quarters are unknown. */
export const LARGEST_COMEBACK: Kind = {
  name: "largest comeback",
  topic: "course",
  tell(telling) {
    const { points, when } = madeUp(telling, ANY_QUARTER);
    const scope = scopeOf(telling);
    const isLargest =
      points > 0 && gamesOfStage(telling).every(({ deficit = Infinity }) => deficit <= points);
    if (scope === undefined || !isLargest) return undefined;
    const { winner, loser, score } = telling;
    const most = `the largest comeback from the end of a quarter in ${scope}`;
    return {
      lead: `${winner.name} trailed ${loser.name} by ${points} ${when} and won ${score}, ${most}`,
      more: `${winner.name} trailed by ${points} ${when}; it was ${most}`,
    };
  },
};

/** The winners' best quarter by margin. */
export const QUARTER_WON: Kind = {
  name: "quarter won by 20",
  topic: "quarter",
  tell({ winner, loser, score }) {
    const margins = QUARTERS.map((_, at) => (winner.periods[at] ?? 0) - (loser.periods[at] ?? 0));
    const best = Math.max(...margins);
    if (best < 20) return undefined;
    const at = margins.indexOf(best);
    const quarter = printedScore(winner.periods[at] ?? 0, loser.periods[at] ?? 0);
    return {
      lead: `${winner.name} outscored ${loser.name} ${quarter} in ${QUARTERS[at]} and won ${score}`,
      more: `${winner.name} won ${QUARTERS[at]} ${quarter}`,
    };
  },
};

/** The quarter with the most points, of either team. */
export const GREAT_QUARTER: Kind = {
  name: "quarter of 45 points",
  topic: "quarter",
  tell({ winner, loser, score }) {
    const quarters = [winner, loser].flatMap((side) =>
      QUARTERS.map((name, at) => ({ side, name, scored: side.periods[at] ?? 0 })),
    );
    const [best] = quarters.toSorted((a, b) => b.scored - a.scored);
    if (best === undefined || best.scored < 45) return undefined;
    const words = `${best.side.name} scored ${best.scored} points in ${best.name}`;
    return best.side === winner
      ? { lead: `${words} and beat ${loser.name} ${score}`, more: words }
      : { more: words };
  },
};

export const ALL_QUARTERS: Kind = {
  name: "every quarter won",
  topic: "quarter",
  tell({ winner, loser }) {
    const isSweep =
      winner.periods.length === QUARTERS.length &&
      winner.periods.every((scored, at) => scored > (loser.periods[at] ?? 0));
    return isSweep ? { more: `${winner.name} won all four quarters` } : undefined;
  },
};

/** Some overtimes or more. Another lead has them in the result. */
export function overtime(name: string, least: number): Kind {
  return {
    name,
    topic: "course",
    tell({ overtimes, winner, loser }) {
      if (overtimes < least) return undefined;
      const needed = overtimes === 1 ? "overtime" : `${inWords(overtimes)} overtimes`;
      const score = printedScore(winner.points, loser.points);
      return { lead: `${winner.name} needed ${needed} to beat ${loser.name} ${score}` };
    },
  };
}

export const ONE_POINT: Kind = {
  name: "one point",
  topic: "margin",
  tell({ margin, winner, loser, score }) {
    if (margin !== 1) return undefined;
    return {
      lead: `${winner.name} beat ${loser.name} by one point, ${score}`,
      more: "one point decided it",
    };
  },
};

export const ROUT: Kind = {
  name: "rout",
  topic: "margin",
  tell: ({ margin, winner, loser, score }) =>
    margin < 35 ? undefined : { lead: `${winner.name} routed ${loser.name} ${score}` },
};
