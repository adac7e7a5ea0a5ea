import { type CountColumn, countFigure, type Figure, rating, share, type Terms } from "./figure.ts";

const OF_TEAMS = { subjects: "teams" } as const;
const FEWER = { better: "fewer" } as const;
const NEITHER = { better: "neither" } as const;

const madeOf = (part: CountColumn, whole: CountColumn): [Terms, Terms] => [
  [[part, 1]],
  [[whole, 1]],
];
/** One's own rebounds and those that the opponents took instead. */
const boards = (own: CountColumn, theirs: CountColumn): [Terms, Terms] => [
  [[own, 1]],
  [
    [own, 1],
    [theirs, 1],
  ],
];

/** Figures of teams that need the opponents' lines, and those that results give. */
export const FIGURES_OF_TEAMS: readonly Figure[] = [
  share("orbpct", "ORB%", "Offensive rebound percentage", boards("oreb", "opp.dreb"), {
    ...OF_TEAMS,
    columns: { advanced: ["team-games"] },
  }),
  share("drbpct", "DRB%", "Defensive rebound percentage", boards("dreb", "opp.oreb"), OF_TEAMS),
  share("oppfgpct", "Opp FG%", "Opponents' field goal percentage", madeOf("opp.fgm", "opp.fga"), {
    ...FEWER,
    ...OF_TEAMS,
  }),
  share(
    "oppfg3pct",
    "Opp 3P%",
    "Opponents' three-point percentage",
    madeOf("opp.fg3m", "opp.fg3a"),
    {
      ...FEWER,
      ...OF_TEAMS,
    },
  ),
  countFigure("opptov", "Opp TOV", "Opponents' turnovers", OF_TEAMS, [["opp.tov", 1]]),
  rating("xw", "xW", "Expected wins", "wins", {
    ...OF_TEAMS,
    explained: "those that points scored and allowed suggest",
  }),
  rating("luck", "Luck", "Luck", "wins", {
    ...OF_TEAMS,
    explained: "wins above expected wins",
  }),
  rating("srs", "SRS", "Simple rating", "points", {
    ...OF_TEAMS,
    explained: "the Simple Rating System's, the mean margin plus the mean SRS of the opponents",
  }),
  rating("sos", "SOS", "Strength of schedule", "points", {
    ...NEITHER,
    ...OF_TEAMS,
    explained: "the mean SRS of the opponents",
  }),
];
