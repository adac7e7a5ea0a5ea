import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Flag, Slots } from "../slots.ts";
import { incomplete } from "./filled.ts";

/** The figures of a team's own games that stand for its ratings, which are of whole seasons only. */
const ESTIMATES: Readonly<Record<string, string>> = {
  ortg: "pts100",
  drtg: "opp100",
  netrtg: "net100",
  pace: "pos48",
};
const PACES: readonly string[] = ["pace", "pos48"];
const UNNAMED: ReadonlySet<Flag> = new Set(["unnamed"]);
/** The conditions that leave a team's season whole. */
const OF_WHOLE_SEASONS: readonly string[] = ["conf", "div"];

/** The slots with "which team plays the fastest" as an order by pace. */
export function withPace(slots: Slots): Slots {
  const { measures, rank, text, flags } = slots;
  if (rank === undefined || !/\b(?:fast|slow)est\b/i.test(text)) return slots;
  if (measures.length > 0 && !measures.every((key) => PACES.includes(key)))
    return incomplete(ASK_ADVICE.unfit);
  if (measures.length > 0) return slots;
  return { ...slots, measures: ["pace"], flags: flags.union(UNNAMED) };
}

/** The slots with a team's ratings in a part of its games as points of 100 possessions. */
export function withRatings(slots: Slots): Slots {
  const { measures, players, conditions, stage, flags } = slots;
  const mates = slots.with.length + slots.without.length;
  const isOfPart =
    mates > 0 ||
    (stage ?? "season") !== "season" ||
    (slots.opp ?? slots.vs ?? slots.teams[1]) !== undefined ||
    Object.keys(conditions).some((name) => !OF_WHOLE_SEASONS.includes(name));
  const isOfTeams = players.length === 0 && !slots.nouns.has("players");
  if (!isOfPart || !isOfTeams || !measures.some((key) => key in ESTIMATES)) return slots;
  return {
    ...slots,
    measures: measures.map((key) => ESTIMATES[key] ?? key),
    flags: flags.union(UNNAMED),
  };
}
