import { type CountColumn, countFigure, type Figure, type Terms } from "./figure.ts";

const FEWER = { better: "fewer" } as const;
const missed = (tried: CountColumn, made: CountColumn): Terms => [
  [tried, 1],
  [made, -1],
];

/** Shots that missed, and what a player adds up to in points, rebounds and assists. */
export const SHOT_FIGURES: readonly Figure[] = [
  countFigure("pra", "PRA", "Points plus rebounds plus assists", {}, [
    ["pts", 1],
    ["reb", 1],
    ["ast", 1],
  ]),
  countFigure("fgmiss", "FG miss", "Missed field goals", FEWER, missed("fga", "fgm")),
  countFigure("fg3miss", "3P miss", "Missed three-pointers", FEWER, missed("fg3a", "fg3m")),
  countFigure("ftmiss", "FT miss", "Missed free throws", FEWER, missed("fta", "ftm")),
];
