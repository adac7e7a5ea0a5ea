import type { Figure, TableOf } from "#domain/figures/figure.ts";
import { FIGURES, figureOf, figureTitle, isCount } from "#domain/figures/figures.ts";
import { PART_FIGURES } from "#domain/figures/game-flow-figures.ts";
import { isLineup } from "#domain/plays/lineups.ts";
import { hasScoresAlone, type SeasonNow } from "#domain/season/season.ts";
import type { AnswerColumn } from "../answer.ts";
import { isOfAnyPart, partOf } from "../conditions/conditions.ts";
import {
  isGrouped,
  isOfHistory,
  isOfTeams,
  isOfWholeCareers,
  isStreaks,
  type Query,
  type Rows,
} from "../query.ts";
import { isFigureOfLines } from "../storage/of-lines.ts";
import { isOfTotals } from "./history-columns.ts";

/**
 * The figures of an answer's columns: those of its column set, without ratings where none are
 * published and without those of lines where scores alone are held, then others in conditions or the sort.
 */
export function figuresOf(query: Query, now: Pick<SeasonNow, "current" | "boxScores">): Figure[] {
  const { rows, by, columns, conditions, sort, figures, groups, stage, season } = query;
  const table = tableOf(query);
  const isRated = stage === "season" && season === now.current;
  const isBare = hasScoresAlone(season, now);
  const own = FIGURES.filter(
    (figure) =>
      figure.columns[columns]?.includes(table) &&
      (isRated || !isRating(figure)) &&
      !(isBare && isFigureOfLines(figure)),
  );
  const isOfPart = table === "teams" && columns === "base" && partOf(conditions) !== undefined;
  const ofPart = isOfPart ? PART_FIGURES : [];
  const asked = [...figures, ...groups].map(({ figure }) => figure);
  const keys = new Set([...[...own, ...ofPart].map(({ key }) => key), ...asked, sort.key]);
  return [...keys].flatMap((key) => {
    const figure = figureOf(key);
    const isWhole = by === undefined && (rows === "players" || rows === "teams");
    const isForeign = isOfHistory(rows) && figure !== undefined && !isOfTotals(figure);
    return figure === undefined || isForeign || (isRating(figure) && !isWhole) ? [] : [figure];
  });
}

function isRating({ computation }: Figure): boolean {
  return computation.kind === "rating";
}

function tableOf(query: Query): TableOf {
  if (isLineup(query.rows)) return "lineups";
  const isOfTeam = isOfTeams(query.rows);
  if (isGrouped(query)) return isOfTeam ? "teams" : "players";
  return isOfTeam ? "team-games" : "games";
}

/** The column of a figure, with its printed decimals in the query. */
export function figureColumn(figure: Figure, query: Query): AnswerColumn {
  const isWhole = isCount(figure) && (!isGrouped(query) || query.per === "total");
  const decimals = isWhole && figure.key !== "gmsc" ? 0 : figure.decimals;
  return {
    key: figure.key,
    ...(figure.key === "gp"
      ? gamesHead(query)
      : { name: figure.short, title: figureTitle(figure) }),
    kind: "figure",
    decimals,
    figure,
    canSort: true,
  };
}

/** The head of the number of games: of a streak those in a row, of one feat the feats. */
function gamesHead({ rows, figures }: Query): Pick<AnswerColumn, "name" | "title"> {
  if (isStreaks(rows)) return { name: "Games", title: "Games in a row" };
  const [only, ...others] = figures;
  const asked = only && others.length === 0 ? figureOf(only.figure) : undefined;
  const isOne = asked?.isFeat === true && only?.range.min === 1;
  return isOne ? { name: asked.short, title: asked.name } : { name: "GP", title: "Games played" };
}

function textColumn(key: string, name: string, title = name, canSort = false): AnswerColumn {
  return { key, name, title, kind: "text", decimals: 0, figure: undefined, canSort };
}

function idColumn(key: string, name: string): AnswerColumn {
  return { ...textColumn(key, name), kind: "id" };
}

const PLAYER = textColumn("player", "Player", "Player", true);
const PLAYER_ID = idColumn("player_id", "Player's id");
const LINEUP = textColumn("players", "Players");
const RANK = idColumn("rank", "Rank");
const LINEUP_IDS = idColumn("player_ids", "Players' ids");
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
    ...(isOfAnyPart(query.conditions)
      ? [textColumn("part", query.conditions.half === undefined ? "Quarter" : "Half")]
      : []),
    textColumn("score", "Score", "The team's points and the opponent's"),
    idColumn("game", "Game's id"),
  ];
}

/** The columns after the figures where rebuilt lines are among the games: for machines, pages mark the lines. */
export const GRADE_COLUMNS: readonly AnswerColumn[] = [
  idColumn("grade", "Grade"),
  idColumn("marks", "Marks"),
];

/** The columns before the figures in answers of seasons and careers since 1946-47. */
function historyColumns(rows: Rows): AnswerColumn[] {
  return [
    PLAYER,
    PLAYER_ID,
    TEAM,
    textColumn("season", isOfWholeCareers(rows) ? "Seasons" : "Season", "", true),
    ...(isOfWholeCareers(rows)
      ? []
      : [textColumn("age", "Age", "Age on February 1 of the season", true)]),
  ];
}

/** The name of each grouping: the head of its column, a choice in a form, the title of a split. */
export const GROUPING_NAMES = {
  player: "Player",
  team: "Team",
  opponent: "Opponent",
  month: "Month",
  where: "Place",
  result: "Result",
  rest: "Days of rest",
  starter: "Role",
  margin: "Margin",
  afterq1: "After the first quarter",
  athalf: "At halftime",
  afterq3: "After three quarters",
  season: "Season",
} as const;

/** The columns before the figures in answers of groups. */
export function groupColumns(query: Query): AnswerColumn[] {
  const { rows, by } = query;
  if (isOfHistory(rows)) return historyColumns(rows);
  const ofPlayers = rows === "players" || rows === "streaks" || by === "player";
  const ofTeams = isGrouped({ rows, by: undefined }) || by === "team" || ofPlayers;
  return [
    ...(ofPlayers ? [PLAYER, PLAYER_ID] : []),
    ...(isLineup(rows) ? [RANK, LINEUP, LINEUP_IDS] : []),
    ...(ofTeams ? [TEAM] : []),
    ...(by === undefined || by === "player" || by === "team"
      ? []
      : [textColumn("group", GROUPING_NAMES[by], GROUPING_NAMES[by], true)]),
    ...(isStreaks(rows)
      ? [textColumn("from", "From", "First game", true), textColumn("to", "To", "Last game", true)]
      : []),
  ];
}
