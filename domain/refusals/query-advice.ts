import { numberInWords } from "../printing/ordinals.ts";
import { FIRST_WITH_LINES } from "../season/season-rules.ts";
import { type Advice, advice, because, parameter, setting } from "./advice.ts";

const RANGES = '"30..", "..5", "10..15", ">45" or "<25"';

const PLAYERS = setting("rows", "players");
const TEAMS = setting("rows", "teams");
const BY_POINTS = setting("sort", "-pts");

/** Advice for addresses that are not valid queries: of the finder, statistics and comparisons. */
export const QUERY_ADVICE = {
  tooLong: (most: number) =>
    because`A question has at most ${most} characters.`.advice`Try fewer conditions.`,
  unknown: (name: string) =>
    name === ""
      ? because`This address has an unknown setting.`.advice`Try leaving it out.`
      : because`This address has an unknown setting: ${parameter(name)}.`
          .advice`Try leaving it out.`,
  noSeason: (season: string) =>
    because`${parameter("season")} is the years of a season.`.advice`Try one like ${season}.`,
  notASeason: because`A season is written like "2015-16".`.advice`Try one of these.`,
  listsAlone: because`Box scores start in ${FIRST_WITH_LINES}.`.advice`Try the season's own page.`,
  notHeld: advice`Try one of these seasons.`,
  ofPerson: (name: string, season: string) =>
    because`${parameter(name)} is available only for players in ${season}.`
      .advice`Try that season.`,
  ofPlays: (name: string, season: string) =>
    because`${parameter(name)} is available for games since ${season}.`.advice`Try that season.`,
  ofOneSeason: (name: string) =>
    because`Single parts of games, ${setting(name, "any")}, are listed of one season, or of players in several.`
      .advice`Try one season.`,
  ofPlayoffs: (season: string) =>
    because`Playoff box scores start in ${season}.`
      .advice`Try the season's own page, which has every series.`,
  oneOfParts: (one: string, other: string) =>
    because`${parameter(one)} and ${parameter(other)} are two parts of a game.`
      .advice`Try one of them.`,
  singleParts: (name: string) =>
    because`Single parts of games, ${setting(name, "any")}, are listed ungrouped.`
      .advice`Try ${setting("rows", "games")}.`,
  wholeGames: (name: string) =>
    because`This page shows whole games, without ${parameter(name)}.`.advice`Try the finder.`,
  repeated: (name: string) =>
    name === ""
      ? because`A parameter is given twice.`.advice`Try it once.`
      : because`${parameter(name)} is given twice.`.advice`Try it once.`,

  noChoice: (name: string, values: readonly string[]) =>
    because`${parameter(name)} has no such value.`.advice`Try one of ${values.join(", ")}.`,
  noFlag: (name: string) =>
    because`${parameter(name)} is yes or no.`.advice`Try 1 for yes, 0 for no.`,
  noRange: (name: string, { least, most }: { least: number; most: number }) =>
    because`${parameter(name)} is a number or a range.`
      .advice`Try ${least} to ${most}, as ${RANGES}.`,
  noYears: because`${parameter("draft")} is a year or a range.`
    .advice`Try one from 1947 to 2100, like "2020..", or "undrafted".`,
  noHeights: because`${parameter("height")} is in feet and inches.`
    .advice`Try "7-0..", "..6-2" or "6-8..6-10".`,
  noHonour: because`${parameter("honour")} is the name of an honour.`
    .advice`Try "all-star", or "nba-champion:2.." for how often.`,
  noCompany: because`${parameter("also")} has players, each by himself or with figures of a game.`
    .advice`Try "LeBron James", or "LeBron James:ast:10..".`,
  noDay: (name: string) => because`${parameter(name)} is a day.`.advice`Try one like 2026-01-31.`,
  noYearDay: because`${parameter("yearday")} is a month and a day.`.advice`Try one like 12-25.`,
  noGames: (name: string, most: number) =>
    because`${parameter(name)} is a number of games.`.advice`Try one from 1 to ${most}.`,
  longText: (name: string, most: number) =>
    because`${parameter(name)} has at most ${most} characters.`.advice`Try a shorter text.`,
  noPage: (most: number) =>
    because`${parameter("page")} is a number.`.advice`Try one from 1 to ${most}.`,

  noPlayer: (name: string) =>
    because`${parameter(name)} matches no player in this season's games.`
      .advice`Try a first and a last name.`,
  noTeam: (name: string) =>
    because`${parameter(name)} matches no team.`.advice`Try an abbreviation like DEN, or a name.`,
  several: (name: string, count: number, kind: "players" | "teams") =>
    because`${parameter(name)} matches ${count} ${kind}.`.advice`Try a fuller name.`,

  onlyPlayersQualify: because`Qualifying is for players, by season or ungrouped.`
    .advice`Try ${PLAYERS}.`,
  onlyPlayersPer36: because`"per36" applies to players only.`
    .advice`Try ${setting("per", "average")}.`,
  ofPlayers: (name: string) =>
    because`${parameter(name)} applies to players, and these rows are teams.`
      .advice`Try ${PLAYERS}.`,
  notOfLineups: (name: string) =>
    because`Players on the floor together have no ${parameter(name)}.`.advice`Try ${PLAYERS}.`,
  notOfHistory: (name: string) =>
    because`Totals of seasons since 1946-47 have no ${parameter(name)}.`.advice`Try ${PLAYERS}.`,
  ofSeasons: (key: string) =>
    because`A season has no single games.`
      .advice`Try ${parameter(`avg.${key}`)} for a mean, ${parameter(`sum.${key}`)} for a total.`,
  playerFigure: (name: string) =>
    because`${parameter(name)} is a figure of players.`.advice`Try ${PLAYERS}.`,
  teamFigure: (name: string) =>
    because`${parameter(name)} is a figure of teams.`.advice`Try ${TEAMS}.`,
  ratingOfSeasons: (name: string) =>
    because`${parameter(name)} is available for full seasons only.`
      .advice`Try ${PLAYERS} or ${TEAMS}.`,

  teamsBy: (by: string) =>
    because`Teams' games cannot be grouped by ${by}.`
      .advice`Try ${setting("by", "opponent")} or ${setting("by", "month")}.`,
  ownStreaks: because`Streaks are of one player each.`
    .advice`Try leaving out ${parameter("also")}.`,
  groupedStreaks: because`Streaks cannot be grouped.`.advice`Try leaving out ${parameter("by")}.`,
  groupedAlready: (by: string) =>
    because`The rows are grouped by ${by} already.`.advice`Try another grouping, or none.`,
  ofSingleGame: (name: string) =>
    because`A single game has no ${parameter(name)}.`.advice`Try ${PLAYERS} or ${TEAMS}.`,

  ownOpponent: because`No team plays itself.`.advice`Try another opponent.`,
  reversedDays: because`${parameter("from")} is a later day than ${parameter("to")}.`
    .advice`Try swapping them.`,
  samePlayer: because`One player stands in two of the conditions on players.`
    .advice`Try leaving one out.`,

  tooManyFigures: (most: number) =>
    because`A question has at most ${most} conditions on figures.`.advice`Try fewer.`,
  noPrefix: (name: string, prefix: string, key: string) =>
    because`${parameter(name)} does not take "${prefix}.".`.advice`Try "${key}".`,
  noSum: (name: string, key: string) =>
    because`${parameter(name)} has no sum.`.advice`Try "avg.${key}".`,

  teamsByPlayer: because`Teams cannot be sorted by player.`.advice`Try ${setting("sort", "team")}.`,
  noGroups: because`There are no groups to sort by.`.advice`Try ${BY_POINTS}.`,
  noColumn: because`${parameter("sort")} is a column's name, with a minus for the most first.`
    .advice`Try ${BY_POINTS}.`,
  singleGamesBy: (key: string) =>
    because`Single games cannot be sorted by "${key}".`.advice`Try ${TEAMS}.`,

  mixedComparison: because`Players are compared with players, and teams with teams.`
    .advice`Try leaving out one of them.`,
  tooManyCompared: (most: number, kind: string) =>
    because`A comparison has room for ${most} ${kind}.`.advice`Try fewer.`,
  tooFewCompared: (most: number) =>
    because`A comparison needs two to ${numberInWords(most)} players or teams.`
      .advice`Try adding one.`,
  comparedTwice: (name: string, kind: string) =>
    because`${parameter(name)} does not narrow a comparison.`
      .advice`Try naming everyone to compare in ${parameter(kind)}.`,
  groupedComparison: because`A comparison cannot be grouped.`
    .advice`Try leaving out ${parameter("by")}.`,
  comparisonOfGroups: because`A comparison takes no conditions on averages and sums.`
    .advice`Try conditions on single games.`,
  notCompared: (text: string, kind: "players" | "teams") =>
    kind === "players"
      ? because`"${text}" matches no player in these games.`.advice`Try a first and a last name.`
      : because`"${text}" matches no team.`.advice`Try an abbreviation like DEN, or a name.`,
  severalCompared: (text: string, count: number, kind: "players" | "teams") =>
    because`"${text}" matches ${count} ${kind}.`.advice`Try a fuller name.`,

  setByPage: (name: string) =>
    because`This page sets ${parameter(name)} itself.`.advice`Try the finder to choose another.`,
} as const satisfies Readonly<Record<string, Advice | ((...given: never[]) => Advice)>>;
