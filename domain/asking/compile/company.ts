import { isFeat } from "#domain/figures/figures.ts";
import type { Company } from "#domain/query/conditions/company.ts";
import type { AskedRange, Flag, Slots } from "../slots.ts";
import { featsOf } from "./compiled.ts";
import { compileRanges } from "./ranges.ts";

/** The figures and feats in a game that a question gives to one of its players. */
interface Deed {
  ranges: readonly AskedRange[];
  feats: readonly string[];
}

/**
 * The slots with "luka scored 30 and lebron had 10 assists" as games of the first player in which the
 * others did what is said of them.
 */
export function withCompany(slots: Slots): Slots {
  const { players, rank, by, flags, conditions } = slots;
  const [first, ...others] = players;
  if (first === undefined || others.length === 0 || rank !== undefined || by !== undefined)
    return slots;
  const [own, ...theirs] = deedsOf(slots) ?? [];
  if (own === undefined) return slots;
  const also = others
    .map(({ id }, at): Company => ({ id, figures: figuresOf(theirs[at], slots) }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (also.some(({ figures }) => figures.length === 0)) return slots;
  return {
    ...slots,
    players: [first],
    ranges: own.ranges,
    loose: [],
    measures: own.feats,
    company: theirs.flatMap(({ ranges }) => ranges),
    conditions: { ...conditions, also },
    flags: flags.difference(new Set<Flag>(["joined", "both"])),
  };
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
