import {
  type Columns,
  type CountColumn,
  countFigure,
  type Figure,
  rating,
  ratio,
  record,
  share,
  type TableOf,
} from "./figure.ts";
import {
  BIG_SHOT_FIGURES,
  GAME_FLOW_FIGURES,
  PART_FIGURES,
  UNASSISTED,
} from "./game-flow-figures.ts";
import { andLineups, PER_48 } from "./lineup-figures.ts";
import { POSSESSION_FIGURES } from "./possession-figures.ts";
import { SHOT_FIGURES } from "./shot-figures.ts";
import { FIGURES_OF_TEAMS } from "./team-figures.ts";

const EVERY: readonly TableOf[] = ["games", "team-games", "players", "teams"];
const OF_PLAYERS: readonly TableOf[] = ["games", "players"];
const OF_TEAMS: readonly TableOf[] = ["team-games", "teams"];
const OF_GAMES: readonly TableOf[] = ["games", "team-games"];
const OF_GROUPS: readonly TableOf[] = ["players", "teams"];

const inAll = (of: readonly TableOf[]): Columns => ({
  base: of,
  shooting: of,
  advanced: of,
  misc: of,
});
const SHOTS: Columns = { base: OF_GAMES, shooting: EVERY };
const PERCENTAGES: Columns = { base: OF_GROUPS, shooting: EVERY };

const fewer = { better: "fewer" } as const;
const neither = { better: "neither" } as const;
const base = { columns: { base: EVERY } };
const advanced = { columns: { advanced: EVERY } };
const misc = { columns: { misc: EVERY } };
/** Shots in one figure qualify as field goals do. */
const efficiency = {
  columns: { shooting: EVERY, advanced: EVERY },
  qualifiedBy: "fgm",
} as const;
const feat = { ...misc, isFeat: true };
const ratedAll = { subjects: "both", columns: { advanced: OF_GROUPS } } as const;

/** All figures, in the order of table columns. */
export const FIGURES: readonly Figure[] = [
  record("gp", "GP", "Games played", "games", {
    decimals: 0,
    ...neither,
    columns: andLineups(inAll(OF_GROUPS)),
  }),
  record("w", "W", "Wins", "wins", {
    decimals: 0,
    columns: { base: OF_GROUPS },
    labels: ["W's", "WINS", "Wins"],
  }),
  record("l", "L", "Losses", "losses", {
    decimals: 0,
    ...fewer,
    columns: { base: OF_GROUPS },
    labels: ["L's", "LOSSES", "Losses"],
  }),
  record("winpct", "WIN%", "Winning percentage", "percentage", {
    decimals: 3,
    columns: { base: ["teams"] },
    labels: ["Win %", "WIN %"],
  }),

  countFigure(
    "min",
    "MIN",
    "Minutes",
    { ...neither, unit: "minutes", columns: andLineups(inAll(OF_PLAYERS)) },
    [["sec", 1 / 60]],
  ),
  countFigure("pts", "PTS", "Points", {
    columns: andLineups({ ...inAll(EVERY), advanced: ["games", "team-games", "players"] }),
  }),
  countFigure("oppts", "OPP", "Points allowed", {
    ...fewer,
    subjects: "teams",
    columns: andLineups({ base: OF_TEAMS, advanced: ["team-games"], misc: OF_TEAMS }),
  }),
  countFigure(
    "diff",
    "DIFF",
    "Point differential",
    { subjects: "teams", columns: { base: ["teams"] }, labels: ["Diff"], isMeasured: true },
    [
      ["pts", 1],
      ["oppts", -1],
    ],
  ),
  countFigure("bothpts", "Both", "Points of both teams", { ...neither, subjects: "teams" }, [
    ["pts", 1],
    ["oppts", 1],
  ]),
  ...GAME_FLOW_FIGURES,
  ...PART_FIGURES,
  countFigure("reb", "REB", "Rebounds", base),
  countFigure("ast", "AST", "Assists", base),
  countFigure("stl", "STL", "Steals", base),
  countFigure("blk", "BLK", "Blocks", base),
  countFigure("tov", "TOV", "Turnovers", { ...fewer, ...base }),
  countFigure("fgm", "FGM", "Field goals made", { columns: SHOTS }),
  countFigure("fga", "FGA", "Field goals attempted", { ...neither, columns: SHOTS }),
  share("fgpct", "FG%", "Field goal percentage", madeOf("fgm", "fga"), {
    columns: PERCENTAGES,
    qualifiedBy: "fgm",
  }),
  countFigure("fg3m", "3PM", "Three-pointers made", { columns: SHOTS }),
  countFigure("fg3a", "3PA", "Three-pointers attempted", { ...neither, columns: SHOTS }),
  share("fg3pct", "3P%", "Three-point percentage", madeOf("fg3m", "fg3a"), {
    columns: PERCENTAGES,
    qualifiedBy: "fg3m",
  }),
  countFigure("ftm", "FTM", "Free throws made", { columns: SHOTS }),
  countFigure("fta", "FTA", "Free throws attempted", { ...neither, columns: SHOTS }),
  share("ftpct", "FT%", "Free throw percentage", madeOf("ftm", "fta"), {
    columns: PERCENTAGES,
    qualifiedBy: "ftm",
  }),
  countFigure("oreb", "ORB", "Offensive rebounds", { ...misc, labels: ["OREB"] }),
  countFigure("dreb", "DRB", "Defensive rebounds", { ...misc, labels: ["DREB"] }),
  countFigure("stocks", "STK", "Stocks", { explained: "steals and blocks", ...misc }, [
    ["stl", 1],
    ["blk", 1],
  ]),
  countFigure("pf", "PF", "Personal fouls", { ...fewer, ...misc }),

  rating("ortg", "ORtg", "Offensive rating", "points per 100 possessions", ratedAll),
  rating("drtg", "DRtg", "Defensive rating", "points allowed per 100 possessions", {
    ...fewer,
    ...ratedAll,
  }),
  rating("netrtg", "NetRtg", "Net rating", "points per 100 possessions", {
    ...ratedAll,
    explained: "offensive less defensive rating, before either is rounded",
  }),
  rating("pace", "Pace", "Pace", "possessions per 48 minutes", neither),
  rating("usg", "USG%", "Usage", "percent", {
    ...neither,
    subjects: "players",
    columns: { advanced: ["players"] },
    explained: "share of the team's plays finished while on the floor",
  }),
  rating("per", "PER", "Player efficiency rating", "points where the league's mean is 15", {
    subjects: "players",
    columns: {},
    explained: "what a player does in a minute, by what a possession is worth",
  }),
  UNASSISTED,
  rating("astpct", "AST%", "Assist percentage", "percent", {
    ...ratedAll,
    explained:
      "share of the team's field goals assisted; of a player, of his teammates' while on the floor",
  }),

  share(
    "efg",
    "eFG%",
    "Effective field goal percentage",
    [
      [
        ["fgm", 1],
        ["fg3m", 0.5],
      ],
      [["fga", 1]],
    ],
    efficiency,
  ),
  share(
    "ts",
    "TS%",
    "True shooting percentage",
    [
      [["pts", 1]],
      [
        ["fga", 2],
        ["fta", 0.88],
      ],
    ],
    efficiency,
  ),
  ratio(
    "fg3rate",
    "3PA/FGA",
    "Three-point attempts per field goal attempt",
    madeOf("fg3a", "fga"),
    { ...neither, ...advanced },
  ),
  ratio(
    "ftrate",
    "FTA/FGA",
    "Free throw attempts per field goal attempt",
    madeOf("fta", "fga"),
    advanced,
  ),
  share(
    "fg3share",
    "3P Pts%",
    "Share of points from three-pointers",
    [[["fg3m", 3]], [["pts", 1]]],
    { ...neither, columns: { shooting: OF_GROUPS } },
  ),
  ratio("astto", "Ast/TO", "Assists per turnover", madeOf("ast", "tov"), {
    ...advanced,
    qualifiedBy: "ast",
  }),
  ...SHOT_FIGURES,
  ...POSSESSION_FIGURES,
  ...FIGURES_OF_TEAMS,
  countFigure("dd", "Dbl Dbl", "Double-doubles", feat),
  countFigure("td", "Tpl Dbl", "Triple-doubles", feat),
  countFigure("qd", "Quad Dbl", "Quadruple-doubles", { isFeat: true, subjects: "players" }),
  countFigure("5x5", "5x5", "Five-by-fives", { columns: { misc: OF_PLAYERS }, isFeat: true }, [
    ["five", 1],
  ]),
  ...BIG_SHOT_FIGURES,
  countFigure(
    "gmsc",
    "GmSc",
    "Game score",
    {
      explained: "a full stat line in one number",
      columns: { advanced: OF_PLAYERS, misc: OF_PLAYERS },
      labels: ["Game score", "Score"],
      isMeasured: true,
    },
    [
      ["pts", 1],
      ["fgm", 0.4],
      ["fga", -0.7],
      ["fta", -0.4],
      ["ftm", 0.4],
      ["oreb", 0.7],
      ["dreb", 0.3],
      ["stl", 1],
      ["ast", 0.7],
      ["blk", 0.7],
      ["pf", -0.4],
      ["tov", -1],
    ],
  ),
  countFigure("pm", "+/-", "Plus-minus", {
    explained: "the team's points less the opponents' while on the floor",
    columns: andLineups({ base: OF_PLAYERS, advanced: OF_PLAYERS }),
    labels: ["+/−"],
    isMeasured: true,
  }),
  PER_48,
];

function madeOf(part: CountColumn, whole: CountColumn) {
  return [[[part, 1]], [[whole, 1]]] as const;
}

const BY_KEY: ReadonlyMap<string, Figure> = new Map(FIGURES.map((figure) => [figure.key, figure]));

/** The figure with a key; undefined for an unknown key. */
export function figureOf(key: string): Figure | undefined {
  return BY_KEY.get(key);
}

/** Returns whether a figure is a sum over lines, which has totals and values per 36 minutes. */
export function isCount({ computation }: Figure): boolean {
  return computation.kind === "count";
}

/** Returns whether a figure is a count per something else, such as assists per turnover. */
export function isRate({ computation, unit }: Figure): boolean {
  return computation.kind === "share" && unit !== "percent";
}

/** Returns whether words that name no one ask a figure of teams: those of teams alone, and ratings. */
export function isAskedOfTeams(key: string): boolean {
  const figure = figureOf(key);
  if (figure === undefined || figure.subjects === "players") return false;
  return figure.subjects === "teams" || figure.computation.kind === "rating";
}

/** Returns whether a figure is a feat, which a player's game has once or not at all. */
export function isFeat(key: string): boolean {
  return figureOf(key)?.isFeat === true;
}

/** The name with its explanation: "Game score: a full stat line in one number". */
export function figureTitle({ name, explained }: Pick<Figure, "name" | "explained">): string {
  return explained === undefined ? name : `${name}: ${explained}`;
}

/** A figure's name within a sentence: "points", "three-point percentage". */
export function nameInSentence(key: string): string {
  const name = figureOf(key)?.name ?? key;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A counted name in the singular: "rebound" for "rebounds", "field goal made". */
export function singular(name: string): string {
  return name.replace(/s\b/, "");
}
