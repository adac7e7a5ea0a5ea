import { FIGURES, isFeat } from "#domain/figures/figures.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { SlotName, Slots } from "../slots.ts";
import type { Wish } from "../understanding.ts";
import { byId } from "./company.ts";
import { FIGURES_UNSAID } from "./compiled.ts";
import { fillsOnly, incomplete, requireOnly } from "./filled.ts";
import type { Shape } from "./shapes.ts";

/**
 * Splits "celtics or knicks record" into one question for each player or team, and "luka vs celtics or
 * knicks" into one for each opponent or condition.
 */
export function eachOf(slots: Slots): Slots[] {
  const { players, teams, alternatives } = slots;
  if (slots.flags.has("stages")) {
    const each: Slots = { ...slots, flags: without(slots.flags, "stages") };
    const isSplit = slots.flags.has("or") || slots.flags.has("with-and-without");
    if (slots.stage !== undefined || isSplit) incomplete(ASK_ADVICE.unfit);
    return [
      { ...each, stage: "season" },
      { ...each, stage: "playoffs" },
    ];
  }
  if (slots.flags.has("with-and-without")) return withAndWithout(slots);
  const flags = without(slots.flags, "or");
  if (alternatives.length > 0) {
    const keys = alternatives.flatMap((other) =>
      "conditions" in other ? Object.keys(other.conditions) : Object.keys(other),
    );
    if (new Set(keys).size > 1 || players.length > 1 || teams.length > 1) incomplete(ASK_ADVICE.or);
    const base: Slots = { ...slots, flags, alternatives: [] };
    return [
      base,
      ...alternatives.map((other): Slots => {
        if (!("conditions" in other)) return { ...base, ...other };
        return { ...base, conditions: { ...base.conditions, ...other.conditions } };
      }),
    ];
  }
  if (isOfFigures(slots))
    return slots.ranges.map((range) => ({ ...slots, flags, ranges: [range] }));
  // "lakers record when luka or lebron scores 30": the record of each one's games
  const isOfTeam = slots.flags.has("when") && slots.isWhenFirst && teams.length === 1;
  if (isOfTeam && players.length > 1)
    return players.map((player) => ({ ...slots, flags, players: [player] }));
  if (players.length + teams.length < 2 || (players.length > 0 && teams.length > 0))
    incomplete(ASK_ADVICE.or);
  return [
    ...players.map((player) => ({ ...slots, flags, players: [player] })),
    ...teams.map((team) => ({ ...slots, flags, teams: [team] })),
  ];
}

/** Returns whether "or" stands between two figures of one game: "luka games with 30 points or 10 assists". */
function isOfFigures({ players, teams, ranges, measures, rank, flags }: Slots): boolean {
  const [one, other] = ranges;
  const isPlain = players.length < 2 && teams.length + measures.length === 0 && rank === undefined;
  const areTwo = ranges.length === 2 && one?.figure !== other?.figure;
  const areOfGames = ranges.every(({ of, isNamed }) => of === "game" && isNamed);
  return isPlain && areTwo && areOfGames && !flags.has("when");
}

/** "Luka and reaves both scored 30": games of the first in which the others did the same. */
export const ofBoth: Shape = ({ players, flags, ranges, measures, isWhenFirst }) => {
  const [first, ...others] = players;
  const isOfAll = flags.has("joined") || (flags.has("both") && (isWhenFirst || !flags.has("when")));
  const areDeeds = measures.every(isFeat) && ranges.every(({ of }) => of === "game");
  const hasDeeds = ranges.length + measures.length > 0;
  if (first === undefined || others.length === 0 || !isOfAll || !areDeeds || !hasDeeds)
    return undefined;
  const also = byId(others.map(({ id }) => ({ id, figures: [] })));
  return { players: [first], less: ["joined", "both"], set: { also } };
};

/** "Games where both teams scored 130": points and points allowed, once a game. */
export const ofBothTeams: Shape = ({ flags, nouns, ranges, players, teams, measures }) => {
  const [asked, ...others] = ranges;
  const isAsked = flags.has("both") && nouns.has("teams") && asked?.figure === "pts";
  const isPlain = others.length + players.length + measures.length === 0 && teams.length < 2;
  if (!isAsked || asked.of !== "game" || !isPlain) return undefined;
  return {
    ranges: [asked, { ...asked, figure: "oppts" }],
    set: teams.length > 0 ? {} : { result: "w" },
    nouns: new Set(["games"]),
    less: ["both"],
  };
};

const COMPARED: readonly SlotName[] = ["players", "vs", "versus", "alternatives", "or"];

/** "Compare luka vs lebron and curry": three names, and no games against each. */
export const ofCompared: Shape = (slots) => {
  const { alternatives, players, teams, vs, opp, flags } = slots;
  const more = alternatives.filter((one) => !("conditions" in one));
  const isPlain = vs !== undefined && fillsOnly(slots, ...COMPARED);
  if (more.length === 0 || !(flags.has("compare") || isPlain)) return undefined;
  return {
    players: [
      ...players,
      ...(vs ? [vs] : []),
      ...more.flatMap((one) => ("vs" in one ? one.vs : [])),
    ],
    teams: [
      ...teams,
      ...(opp ? [opp] : []),
      ...more.flatMap((one) => ("opp" in one ? one.opp : [])),
    ],
    vs: undefined,
    opp: undefined,
    alternatives: [],
    less: ["or"],
    more: ["compare"],
  };
};

const BESIDE: readonly SlotName[] = [
  "players",
  "when",
  "ranges",
  "measures",
  "stats",
  "averaging",
  "playoffs",
  "where",
  "result",
  "month",
  "from",
  "to",
  "opp",
];

/**
 * Splits "lebron when luka scores 30" into the first player with his figures, and a question for
 * the second player's games. Undefined for other questions.
 */
export function deedOf(slots: Slots) {
  const { players, flags, measures, ranges, teams } = slots;
  const [first, second] = slots.isWhenFirst ? players.toReversed() : players;
  const feats = measures.filter(isFeat);
  const isDeed = flags.has("when") && ranges.length + feats.length > 0 && teams.length === 0;
  if (first === undefined || second === undefined || players.length > 2 || !isDeed)
    return undefined;
  const figures = measures.filter((key) => !isFeat(key));
  const reason = ASK_ADVICE.beside;
  requireOnly(slots, reason, ...BESIDE);
  // "sga triple doubles when luka scores 30": whose triple-doubles is not known here.
  const isMixed = feats.length > 0 && ranges.length > 0;
  if (isMixed || flags.has("joined") || !figures.every((key) => FIGURES_UNSAID.includes(key)))
    incomplete(reason);
  const deed: Slots = { ...slots, players: [second], measures: feats, flags: new Set(["count"]) };
  return {
    slots: deed,
    playerId: first.id,
    figures: figures.length === 0 ? FIGURES_UNSAID : figures,
  };
}

/** A question for leaders, from "top scorer of each team"; undefined for other questions. */
export function eachTeamOf(slots: Slots): Slots | undefined {
  const { flags, nouns, rank, players, teams, by } = slots;
  const isAsked = flags.has("each") && by === "team" && rank !== undefined;
  if (!isAsked || players.length + teams.length > 0) return undefined;
  return { ...slots, by: undefined, nouns: without(nouns, "teams"), flags: without(flags, "each") };
}

function without<Item>(items: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  return items.difference(new Set([item]));
}

export function figureOfLeaders(wish: Wish): string {
  return wish.kind === "leaders" ? wish.figure : incomplete(ASK_ADVICE.eachTeam);
}

/** "Most points, rebounds and assists": the one figure that adds them up. */
export const ofSum: Shape = ({ measures, rank }) => {
  const sum = FIGURES.find(({ computation }) => {
    const terms = computation.kind === "count" ? computation.of : [];
    const isOfAll = measures.length > 1 && terms.length === measures.length;
    return isOfAll && terms.every(([key, factor]) => factor === 1 && measures.includes(key));
  });
  return sum && rank === "most" ? { measures: [sum.key], more: ["summed"] } : undefined;
};

/** Splits "cade with and without duren" into the games with the one player and those without him. */
function withAndWithout(slots: Slots): Slots[] {
  const { flags, with: mates } = slots;
  if (mates.length !== 1 || flags.has("pair")) incomplete(ASK_ADVICE.oneAtATime);
  if (slots.without.length > 0 || flags.has("or")) incomplete(ASK_ADVICE.unfit);
  const each: Slots = { ...slots, flags: without(flags, "with-and-without") };
  return [each, { ...each, with: [], without: mates }];
}
