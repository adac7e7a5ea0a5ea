import { countFigure, type Figure, rating } from "./figure.ts";

const ofGameFlow = { subjects: "teams", isMeasured: true, isOfPlays: true } as const;

/** A team's largest lead, largest deficit and longest run in a game, counted from the plays. */
export const GAME_FLOW_FIGURES: readonly Figure[] = [
  countFigure("lead", "Lead", "Largest lead", {
    ...ofGameFlow,
    explained: "the most points that the team was ahead at any time",
  }),
  countFigure("deficit", "Behind", "Largest deficit", {
    ...ofGameFlow,
    better: "fewer",
    explained: "the most points that the team was behind at any time",
  }),
  countFigure("run", "Run", "Longest run", {
    ...ofGameFlow,
    explained: "the most points in a row without one of the opponent",
  }),
];

export const UNASSISTED: Figure = rating("unast", "UAST%", "Unassisted share", "percent", {
  better: "neither",
  subjects: "players",
  columns: {},
  explained: "share of his field goals that no team-mate assisted",
});
