import { find, type Kinds } from "../figure.ts";

/** Numbers that are conventions rather than counts, each with its reason. */
const GIVEN = new Map([
  ["0.44", "the share of free throws that end an attempt"],
  ["0.5", "a weight of the impact estimate and the floor impact counter; a made three's extra"],
  ["0.75", "a weight of the floor impact counter"],
  ["0.375", "a weight of the floor impact counter"],
  [".500", "as many wins as losses"],
  ["1", "a team itself, taken from its place"],
  ["2", "points of a basket"],
  ["5", "blocks of a big night"],
  ["10", "the last ten games; a tenth of ten players"],
  ["20", "a stretch of games; a fifth of five players"],
  ["40", "points of a big night; minutes of the floor impact counter"],
  ["41", "half a season"],
  ["48", "minutes of a game"],
  ["50", "points of a bigger night"],
  ["82", "games of a season"],
  ["100", "possessions of a rating"],
  ["125", "free throws that qualify"],
  ["200", "assists that qualify"],
]);

/** References to facts that no table has: conventions, and the season's name. */
export const givenKinds = (season: string): Kinds => ({
  given: {
    usage: "NUMBER",
    figure([number = ""]) {
      find(GIVEN, number, "agreed number");
      return { text: number, subjects: [] };
    },
  },
  season: { usage: "", figure: () => ({ text: season, subjects: [] }) },
});
