import type { AnswerColumn } from "./answer.ts";
import { type Figure, figureOf, isCount } from "./figures.ts";
import { type ColumnSet, isGrouped, isOfTeams, isStreaks, type Query } from "./query.ts";

const GAME_COLUMNS: Record<ColumnSet, readonly string[]> = {
  base: [
    ...["min", "pts", "reb", "ast", "stl", "blk", "tov"],
    ...["fgm", "fga", "fg3m", "fg3a", "ftm", "fta", "pm"],
  ],
  shooting: [
    ...["min", "pts", "fgm", "fga", "fgpct", "fg3m", "fg3a", "fg3pct"],
    ...["ftm", "fta", "ftpct", "efg", "ts"],
  ],
  advanced: ["min", "pts", "ts", "efg", "fg3rate", "ftrate", "astto", "gmsc", "pm"],
  misc: ["min", "pts", "oreb", "dreb", "pf", "dd", "td", "5x5", "gmsc"],
};

const TEAM_GAME_COLUMNS: Record<ColumnSet, readonly string[]> = {
  base: [
    ...["pts", "oppts", "reb", "ast", "stl", "blk", "tov"],
    ...["fgm", "fga", "fg3m", "fg3a", "ftm", "fta"],
  ],
  shooting: GAME_COLUMNS.shooting.filter((key) => key !== "min"),
  advanced: ["pts", "oppts", "ts", "efg", "fg3rate", "ftrate", "astto"],
  misc: ["pts", "oppts", "oreb", "dreb", "pf", "dd", "td"],
};

const GROUP_COLUMNS: Record<ColumnSet, readonly string[]> = {
  base: [
    ...["gp", "w", "l", "min", "pts", "reb", "ast", "stl", "blk", "tov"],
    ...["fgpct", "fg3pct", "ftpct", "pm"],
  ],
  shooting: ["gp", ...GAME_COLUMNS.shooting],
  advanced: ["gp", ...GAME_COLUMNS.advanced],
  misc: ["gp", ...GAME_COLUMNS.misc],
};

const TEAM_GROUP_COLUMNS: Record<ColumnSet, readonly string[]> = {
  base: [
    ...["gp", "w", "l", "winpct", "pts", "oppts", "diff", "reb", "ast", "stl", "blk", "tov"],
    ...["fgpct", "fg3pct", "ftpct"],
  ],
  shooting: ["gp", ...TEAM_GAME_COLUMNS.shooting],
  advanced: ["gp", "ortg", "drtg", "netrtg", "pace", "ts", "efg", "fg3rate", "ftrate", "astto"],
  misc: ["gp", ...TEAM_GAME_COLUMNS.misc],
};

/**
 * The figures of an answer's columns: those of its column set, then others in conditions or the
 * sort.
 */
export function figuresOf(query: Query): Figure[] {
  const { rows, columns, sort, figures, groups } = query;
  const sets = isGrouped(query)
    ? isOfTeams(rows)
      ? TEAM_GROUP_COLUMNS
      : GROUP_COLUMNS
    : isOfTeams(rows)
      ? TEAM_GAME_COLUMNS
      : GAME_COLUMNS;
  const asked = [...figures, ...groups].map(({ figure }) => figure);
  const keys = new Set([...sets[columns], ...asked, sort.key]);
  return [...keys].flatMap((key) => {
    const figure = figureOf(key);
    const isRating = figure?.computation.kind === "rating";
    return figure === undefined || (isRating && (rows !== "teams" || query.by !== undefined))
      ? []
      : [figure];
  });
}

/** The column of a figure, with its printed decimals in the query. */
export function figureColumn(figure: Figure, query: Query): AnswerColumn {
  const isWhole = isCount(figure) && (!isGrouped(query) || query.per === "total");
  const decimals = isWhole && figure.key !== "gmsc" ? 0 : figure.decimals;
  return {
    key: figure.key,
    name: figure.short,
    title: figure.name,
    kind: "figure",
    decimals,
    figure,
    canSort: true,
  };
}

function textColumn(key: string, name: string, title = name, canSort = false): AnswerColumn {
  return { key, name, title, kind: "text", decimals: 0, figure: undefined, canSort };
}

function idColumn(key: string, name: string): AnswerColumn {
  return { ...textColumn(key, name), kind: "id" };
}

const PLAYER = textColumn("player", "Player", "Player", true);
const PLAYER_ID = idColumn("player_id", "Player's id");
const TEAM = textColumn("team", "Team", "Team", true);

/** The columns before the figures in answers of single games. */
export function gameColumns(query: Query): AnswerColumn[] {
  return [
    ...(isOfTeams(query.rows) ? [] : [PLAYER, PLAYER_ID]),
    TEAM,
    textColumn("date", "Date", "Date", true),
    textColumn("where", "Where", "At home, away or on a neutral floor"),
    textColumn("opp", "Opp", "Opponent", true),
    textColumn("result", "Result", "Won or lost"),
    textColumn("score", "Score", "The team's points and the opponent's"),
    idColumn("game", "Game's id"),
  ];
}

const GROUP_NAMES = {
  player: "Player",
  team: "Team",
  opponent: "Opponent",
  month: "Month",
  where: "Where",
  result: "Result",
  rest: "Days of rest",
  starter: "Role",
  margin: "Margin",
} as const;

/** The columns before the figures in answers of groups. */
export function groupColumns(query: Query): AnswerColumn[] {
  const { rows, by } = query;
  const ofPlayers = rows === "players" || rows === "streaks" || by === "player";
  const ofTeams = isGrouped({ rows, by: undefined }) || by === "team" || ofPlayers;
  return [
    ...(ofPlayers ? [PLAYER, PLAYER_ID] : []),
    ...(ofTeams ? [TEAM] : []),
    ...(by === undefined || by === "player" || by === "team"
      ? []
      : [textColumn("group", GROUP_NAMES[by], GROUP_NAMES[by], true)]),
    ...(isStreaks(rows)
      ? [textColumn("from", "From", "First game", true), textColumn("to", "To", "Last game", true)]
      : []),
  ];
}
