import { countFigure, type Figure, rating, share, type Terms } from "./figure.ts";

const ofParts = { subjects: "teams" } as const;
const WON: Terms = [
  ["partw", 1],
  ["partt", 0.5],
];
const PLAYED: Terms = [
  ["partw", 1],
  ["partl", 1],
  ["partt", 1],
];

const ofGameFlow = { subjects: "teams", isMeasured: true, isOfPlays: true } as const;

/** A team's largest lead, largest deficit and longest run in a game and its changes of lead, by the plays. */
export const GAME_FLOW_FIGURES: readonly Figure[] = [
  countFigure("lead", "Lead", "Largest lead", {
    ...ofGameFlow,
    explained: "the most points by which the team led",
  }),
  countFigure("deficit", "Deficit", "Largest deficit", {
    ...ofGameFlow,
    better: "fewer",
    explained: "the most points by which the team trailed",
  }),
  countFigure("run", "Run", "Longest run", {
    ...ofGameFlow,
    explained: "the most unanswered points",
  }),
  countFigure("changes", "Lead chg", "Lead changes", {
    ...ofGameFlow,
    better: "neither",
    explained: "how often the lead changed hands",
  }),
  countFigure("deficit4", "3Q deficit", "Deficit after three quarters", {
    ...ofGameFlow,
    better: "fewer",
    explained: "the points by which the team trailed after three quarters",
  }),
];

/** A team's record in a quarter, a half or the clutch, by the points in it. */
export const PART_FIGURES: readonly Figure[] = [
  countFigure("partw", "Won", "Parts won", {
    ...ofParts,
    isOfPlays: true,
    explained: "quarters, halves or clutch stretches in which the team outscored its opponent",
  }),
  countFigure("partl", "Lost", "Parts lost", { ...ofParts, better: "fewer" }),
  countFigure("partt", "Tied", "Parts tied", { ...ofParts, better: "neither" }),
  share("partpct", "Won%", "Share of parts won", [WON, PLAYED], {
    ...ofParts,
    isOfPlays: true,
    explained: "a tie is half a win",
  }),
];

/** Shots that the plays tell of the end of games and quarters. */
export const BIG_SHOT_FIGURES: readonly Figure[] = [
  countFigure("gw", "GW", "Game winners", {
    isOfPlays: true,
    isFeat: true,
    explained: "a basket or free throw in the final three seconds that put the team ahead for good",
  }),
  countFigure("buzzer", "Buzzer", "Buzzer beaters", {
    isOfPlays: true,
    explained: "baskets with less than a second left in a quarter or overtime",
  }),
  countFigure("goahead", "Go-ahead", "Go-ahead baskets", {
    isOfPlays: true,
    explained: "baskets that took the lead in the final minute of the fourth quarter or overtime",
  }),
];

export const UNASSISTED: Figure = rating("unast", "UAST%", "Unassisted share", "percent", {
  better: "neither",
  subjects: "players",
  columns: {},
  explained: "share of his field goals that no teammate assisted",
});
