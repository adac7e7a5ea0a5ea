import { isFeat } from "#domain/figures/figures.ts";
import { ASK_ADVICE } from "#domain/refusals/ask-advice.ts";
import type { Flag, SlotName, Slots } from "../slots.ts";
import type { Wish } from "../understanding.ts";
import { fillsOnly, incomplete, requireOnly } from "./filled.ts";
import { withAndWithout } from "./with-and-without.ts";

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

/**
 * The slots with "luka and reaves both scored 30" as games of the first in which the others did the
 * same.
 */
export function withBoth(slots: Slots): Slots {
  const { players, flags, ranges, measures, isWhenFirst } = slots;
  const [first, ...others] = players;
  const isOfAll = flags.has("joined") || (flags.has("both") && (isWhenFirst || !flags.has("when")));
  const areDeeds = measures.every(isFeat) && ranges.every(({ of }) => of === "game");
  const hasDeeds = ranges.length + measures.length > 0;
  if (first === undefined || others.length === 0 || !isOfAll || !areDeeds || !hasDeeds)
    return slots;
  const also = others
    .map(({ id }) => ({ id, figures: [] }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    ...slots,
    players: [first],
    flags: without(without(flags, "joined"), "both"),
    conditions: { ...slots.conditions, also },
  };
}

/** The slots with "games where both teams scored 130" as points and points allowed, once a game. */
export function withBothTeams(slots: Slots): Slots {
  const { flags, nouns, ranges, players, teams, measures, conditions } = slots;
  const [asked, ...others] = ranges;
  const isAsked = flags.has("both") && nouns.has("teams") && asked?.figure === "pts";
  const isPlain = others.length + players.length + measures.length === 0 && teams.length < 2;
  if (!isAsked || asked.of !== "game" || !isPlain) return slots;
  return {
    ...slots,
    ranges: [asked, { ...asked, figure: "oppts" }],
    conditions: teams.length > 0 ? conditions : { ...conditions, result: "w" },
    nouns: new Set(["games" as const]),
    flags: without(flags, "both"),
  };
}

const COMPARED: readonly SlotName[] = ["players", "vs", "versus", "alternatives", "or"];

/** The slots with "compare luka vs lebron and curry" as three names, and no games against each. */
export function withCompared(slots: Slots): Slots {
  const { alternatives, players, teams, vs, opp, flags } = slots;
  const more = alternatives.filter((one) => !("conditions" in one));
  const isPlain = vs !== undefined && fillsOnly(slots, ...COMPARED);
  if (more.length === 0 || !(flags.has("compare") || isPlain)) return slots;
  return {
    ...slots,
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
    flags: without(flags, "or").union(new Set<Flag>(["compare"])),
  };
}

/**
 * The slots with "tatum vs brown ppg" as the figure of each of the two; also without a figure where one
 * of the compared has no game, and so no comparison.
 */
export function withEach(slots: Slots, hasAbsent: boolean): Slots {
  const { players, vs, measures, flags } = slots;
  const all = vs === undefined ? players : [...players, vs];
  const isPlain = fillsOnly(slots, "players", "vs", "versus", "compare", "measures", "unit");
  const isOfEach = hasAbsent || (flags.has("versus") && measures.length > 0);
  if (all.length < 2 || !isOfEach || !isPlain) return slots;
  const left = without(without(flags, "versus"), "compare");
  return { ...slots, players: all, vs: undefined, flags: left.union(new Set<Flag>(["or"])) };
}

const USUAL = ["pts", "reb", "ast"];
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
  if (isMixed || flags.has("joined") || !figures.every((key) => USUAL.includes(key)))
    incomplete(reason);
  const deed: Slots = { ...slots, players: [second], measures: feats, flags: new Set(["count"]) };
  return { slots: deed, playerId: first.id, figures: figures.length === 0 ? USUAL : figures };
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
