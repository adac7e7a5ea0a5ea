import { countFigure, type Figure, ratio, share, type Terms } from "./figure.ts";

/** A team's possessions, counted by how they end: a shot, free throws or a turnover. */
const POSSESSIONS: Terms = [
  ["fga", 1],
  ["fta", 0.44],
  ["oreb", -1],
  ["tov", 1],
];
const ofPossessions = {
  subjects: "teams",
  columns: { advanced: ["team-games"] },
} as const;
/** A share of possessions is a count of points or turnovers, and no percentage of them. */
const PER_100 = { unit: "per 100 possessions" } as const;
const FEWER = { better: "fewer" } as const;
const NEITHER = { better: "neither" } as const;

/** Possessions of teams, and figures of 100 of them. */
export const POSSESSION_FIGURES: readonly Figure[] = [
  countFigure(
    "possessions",
    "POS",
    "Possessions",
    { ...NEITHER, ...ofPossessions, isMeasured: true },
    POSSESSIONS,
  ),
  share("pts100", "PTS/100", "Points per 100 possessions", [[["pts", 1]], POSSESSIONS], {
    ...ofPossessions,
    ...PER_100,
  }),
  share("opp100", "OPP/100", "Points allowed per 100 possessions", [[["oppts", 1]], POSSESSIONS], {
    ...FEWER,
    ...ofPossessions,
    ...PER_100,
  }),
  share(
    "net100",
    "NET/100",
    "Net points per 100 possessions",
    [
      [
        ["pts", 1],
        ["oppts", -1],
      ],
      POSSESSIONS,
    ],
    { ...ofPossessions, ...PER_100 },
  ),
  share("tov100", "TOV/100", "Turnovers per 100 possessions", [[["tov", 1]], POSSESSIONS], {
    ...FEWER,
    ...ofPossessions,
    ...PER_100,
  }),
  ratio("pos48", "POS/48", "Possessions per 48 minutes", [POSSESSIONS, [["sec", 1 / 2880]]], {
    ...NEITHER,
    ...ofPossessions,
    decimals: 1,
  }),
];
