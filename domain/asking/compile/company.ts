import { isFeat } from "#domain/figures/figures.ts";
import type { Company } from "#domain/query/conditions/company.ts";
import type { AskedRange, Slots } from "../slots.ts";
import { featsOf } from "./compiled.ts";
import { compileRanges } from "./ranges.ts";
import type { Shape } from "./shapes.ts";

/** The figures and feats in a game that a question gives to one of its players. */
interface Deed {
  ranges: readonly AskedRange[];
  feats: readonly string[];
}

/**
 * "Luka scored 30 and lebron had 10 assists": games of the first player in which the others did what is
 * said of them.
 */
export const ofCompany: Shape = (slots) => {
  const { players, rank } = slots;
  const [first, ...others] = players;
  const [own, ...theirs] = deedsOf(slots) ?? [];
  if (first === undefined || own === undefined || others.length === 0 || rank) return undefined;
  const also = others.map(({ id }, at) => ({ id, figures: figuresOf(theirs[at], slots) }));
  if (also.some(({ figures }) => figures.length === 0)) return undefined;
  return {
    players: [first],
    ranges: own.ranges,
    loose: [],
    measures: own.feats,
    company: theirs.flatMap(({ ranges }) => ranges),
    set: { also: byId(also) },
    less: ["joined", "both"],
  };
};

/** Those beside a player in the order of addresses. */
export function byId(also: readonly Company[]): Company[] {
  return also.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The deeds of a question's players, in their order; undefined unless each has one after his name. */
function deedsOf(slots: Slots): Deed[] | undefined {
  const { players, placed, ranges, loose, measures } = slots;
  const [start] = placed;
  const isAfterNames = start !== undefined && Object.values(start).every((count) => count === 0);
  if (placed.length !== players.length || !isAfterNames) return undefined;
  const deeds: Deed[] = [];
  for (const [at, from] of placed.entries()) {
    const to = placed[at + 1];
    const bare = loose.slice(from.loose, to?.loose);
    const feats = measures.slice(from.measures, to?.measures);
    const [like, ...more] = deeds.at(-1)?.ranges ?? [];
    // "luka scored 30 and lebron 20": points, too.
    if (bare.length > 0 && (like === undefined || more.length > 0)) return undefined;
    const same = bare.flatMap((limits) => (like ? { ...like, ...limits, isNamed: false } : []));
    const own = [...ranges.slice(from.ranges, to?.ranges), ...same];
    const isOfGame = own.every(({ of }) => of === "game") && feats.every(isFeat);
    if (!isOfGame || own.length + feats.length === 0) return undefined;
    deeds.push({ ranges: own, feats });
  }
  return deeds;
}

/** The ranges of a deed in one game; empty where a number is of a whole season. */
function figuresOf(deed: Deed | undefined, slots: Slots): Company["figures"] {
  if (deed === undefined) return [];
  const { figures, groups } = compileRanges({ ...slots, ranges: deed.ranges }, false);
  return groups.length > 0 ? [] : [...figures, ...featsOf(deed.feats)];
}
