import { exactly } from "#domain/ask/limits.ts";
import { TITLE_AWARD } from "#domain/history/awards.ts";
import { HONOURS } from "#domain/players/honours.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { ONCE } from "#domain/query/conditions/past-conditions.ts";
import type { Slots } from "../slots.ts";
import type { Shape } from "./shapes.ts";

/** The award that a question names; players' titles are rings. */
function awardAsked(slots: Slots): string | undefined {
  const { award, topic, flags, nouns, text, conditions } = slots;
  const isTitle = topic === "titles" || flags.has("finals");
  const isOfPlayers = nouns.has("players") || flags.has("current") || /\bring/i.test(text);
  if (award === "Most Valuable Player" && conditions.round === "finals") return "Finals MVP";
  return award ?? (isTitle && isOfPlayers && !nouns.has("teams") ? TITLE_AWARD : undefined);
}

/** "players with an mvp" means those of all years. */
const WITH_ONE = /\bplayers? (?:with|who ha(?:ve|s) (?:won|been))\b/i;

/** "Players with 3 rings": a condition on players. */
export const ofHonour: Shape = (slots) => {
  const { players, loose, past, rank, wins } = slots;
  const award = awardAsked(slots);
  const [times, ...others] = loose;
  const isOne = award !== undefined && HONOURS.includes(award);
  if ((!isOne || players.length > 0 || others.length > 0 || past) ?? rank) return undefined;
  if (times === undefined && !WITH_ONE.test(slots.text)) return undefined;
  return {
    award: undefined,
    topic: undefined,
    loose: [],
    wins: wins === "w" ? undefined : wins,
    less: ["finals", "former"],
    noun: "players",
    set: { honour: { award, times: times === undefined ? ONCE : exactly(times) } },
  };
};

/** "Former lakers", "players who played for the lakers and celtics". */
export const ofClubs: Shape = ({ teams, players, opp, flags, nouns, text, trait }) => {
  const isFormer = flags.has("former");
  const isBoth = teams.length > 1 && nouns.has("players") && /\bplayed for\b/i.test(text);
  if (!(isFormer || isBoth) || teams.length === 0 || players.length > 0 || opp) return undefined;
  const clubs: Conditions["clubs"] = {
    clubs: teams.map(({ abbreviation }) => abbreviation),
    isFormer,
  };
  return {
    teams: [],
    trait: trait === "team" ? undefined : trait,
    less: ["former", "they"],
    noun: "players",
    set: { clubs },
  };
};

/** "15 years of service". */
export const ofService: Shape = ({ trait, players, loose: [years, ...others] }) => {
  if (trait !== "service" || players.length > 0 || years === undefined || others.length > 0)
    return undefined;
  return { trait: undefined, loose: [], noun: "players", set: { service: exactly(years) } };
};
