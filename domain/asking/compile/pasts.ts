import { HONOURS } from "#domain/players/honours.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { ONCE } from "#domain/query/conditions/past-conditions.ts";
import type { Range } from "#domain/query/range.ts";
import { closed } from "../read/ranges.ts";
import type { Flag, Limits, Slots } from "../slots.ts";
import { awardAsked } from "./annals.ts";

/**
 * The slots with what they say of careers as conditions on players: "players with 3 rings", "former
 * lakers", "15 years of service".
 */
export function withPasts(slots: Slots): Slots {
  return withService(withClubs(withHonour(slots)));
}

/** "players with an mvp" means those of all years. */
const WITH_ONE = /\bplayers? (?:with|who ha(?:ve|s) (?:won|been))\b/i;

function withHonour(slots: Slots): Slots {
  const { players, loose, past, rank, wins } = slots;
  const award = awardAsked(slots);
  const [times, ...others] = loose;
  const isOne = award !== undefined && HONOURS.includes(award);
  if ((!isOne || players.length > 0 || others.length > 0 || past) ?? rank) return slots;
  if (times === undefined && !WITH_ONE.test(slots.text)) return slots;
  const flags = slots.flags.difference(new Set<Flag>(["finals", "former"]));
  return {
    ...slots,
    award: undefined,
    topic: undefined,
    loose: [],
    wins: wins === "w" ? undefined : wins,
    flags,
    nouns: slots.nouns.union(new Set(["players" as const])),
    conditions: {
      ...slots.conditions,
      honour: { award, times: times === undefined ? ONCE : rangeOf(times) },
    },
  };
}

/** "3 rings" are 3, "3+ rings" 3 or more. */
function rangeOf(limits: Limits): Range {
  const { min } = limits.range;
  return closed(limits, { min, max: min });
}

/** "former lakers", "players who played for the lakers and celtics" */
function withClubs(slots: Slots): Slots {
  const { teams, players, opp, flags, nouns, text } = slots;
  const isFormer = flags.has("former");
  const isBoth = teams.length > 1 && nouns.has("players") && /\bplayed for\b/i.test(text);
  if (!(isFormer || isBoth) || teams.length === 0 || players.length > 0 || opp) return slots;
  const clubs: Conditions["clubs"] = {
    clubs: teams.map(({ abbreviation }) => abbreviation),
    isFormer,
  };
  return {
    ...slots,
    teams: [],
    trait: slots.trait === "team" ? undefined : slots.trait,
    flags: flags.difference(new Set<Flag>(["former", "they"])),
    nouns: nouns.union(new Set(["players" as const])),
    conditions: { ...slots.conditions, clubs },
  };
}

function withService(slots: Slots): Slots {
  const { trait, players, loose } = slots;
  const [years, ...others] = loose;
  if (trait !== "service" || players.length > 0 || years === undefined || others.length > 0)
    return slots;
  return {
    ...slots,
    trait: undefined,
    loose: [],
    nouns: slots.nouns.union(new Set(["players" as const])),
    conditions: { ...slots.conditions, service: rangeOf(years) },
  };
}
