import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import { incomplete } from "./filled.ts";
import type { Shape } from "./shapes.ts";

/** The figures of a team's own games that stand for its ratings, which are of whole seasons only. */
const ESTIMATES: Readonly<Record<string, string>> = {
  ortg: "pts100",
  drtg: "opp100",
  netrtg: "net100",
  pace: "pos48",
};
const PACES: readonly string[] = ["pace", "pos48"];
/** The conditions that leave a team's season whole. */
const OF_WHOLE_SEASONS: readonly string[] = ["conf", "div"];

/** "Which team plays the fastest" is an order by pace. */
export const ofPace: Shape = ({ measures, rank, text }) => {
  if (rank === undefined || !/\b(?:fast|slow)est\b/i.test(text)) return undefined;
  if (measures.length > 0 && !measures.every((key) => PACES.includes(key)))
    return incomplete(ASK_ADVICE.unfit);
  return measures.length > 0 ? undefined : { measures: ["pace"], more: ["unnamed"] };
};

/** A team's ratings in a part of its games, or in a season without official ones, are points of 100 possessions. */
export const ofRatings: Shape = (slots, { data }) => {
  const { measures, players, conditions, stage } = slots;
  const mates = slots.with.length + slots.without.length;
  const isOfPart =
    data.teamStats === undefined ||
    mates > 0 ||
    (stage ?? "season") !== "season" ||
    (slots.opp ?? slots.vs ?? slots.teams[1]) !== undefined ||
    Object.keys(conditions).some((name) => !OF_WHOLE_SEASONS.includes(name));
  const isOfTeams = players.length === 0 && !slots.nouns.has("players");
  if (!isOfPart || !isOfTeams || !measures.some((key) => key in ESTIMATES)) return undefined;
  return { measures: measures.map((key) => ESTIMATES[key] ?? key), more: ["unnamed"] };
};
