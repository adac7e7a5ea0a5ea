import { type Advice, advice, parameter, setting } from "./advice.ts";

const RANGES = '"30..", "..5", "10..15", ">45" or "<25"';

const PLAYERS = setting("rows", "players");
const TEAMS = setting("rows", "teams");
const BY_POINTS = setting("sort", "-pts");

/** Advice for addresses that are not valid queries: of the finder, statistics and comparisons. */
export const QUERY_ADVICE = {
  tooLong: (most: number) =>
    advice`A question has at most ${most} characters. Try fewer conditions.`,
  unknown: (name: string) =>
    name === ""
      ? advice`This address has a setting that we do not know. Try leaving it out.`
      : advice`This address has a setting that we do not know: ${parameter(name)}. Try leaving it out.`,
  noSeason: (season: string) =>
    advice`${parameter("season")} is the years of a season. Try one like ${season}.`,
  notASeason: advice`A season is written like "2015-16". Try one of these.`,
  notHeld: advice`Try one of these seasons.`,
  ofPerson: (name: string, season: string) =>
    advice`${parameter(name)} is known only of the players of ${season}. Try that season.`,
  repeated: (name: string) =>
    name === ""
      ? advice`A parameter is given twice. Try it once.`
      : advice`${parameter(name)} is given twice. Try it once.`,

  noChoice: (name: string, values: readonly string[]) =>
    advice`${parameter(name)} has no such value. Try one of ${values.join(", ")}.`,
  noFlag: (name: string) => advice`${parameter(name)} is yes or no. Try 1 for yes, 0 for no.`,
  noRange: (name: string, { least, most }: { least: number; most: number }) =>
    advice`${parameter(name)} is a number or a range. Try ${least} to ${most}, as ${RANGES}.`,
  noYears: (undrafted: string) =>
    advice`${parameter("draft")} is a year or a range. Try one from 1947 to 2100, like "2020..", or "${undrafted}".`,
  noHeights: advice`${parameter("height")} is in feet and inches. Try "7-0..", "..6-2" or "6-8..6-10".`,
  noDay: (name: string) => advice`${parameter(name)} is a day. Try one like 2026-01-31.`,
  noGames: (most: number) =>
    advice`${parameter("last")} is a number of games. Try one from 1 to ${most}.`,
  longText: (name: string, most: number) =>
    advice`${parameter(name)} has at most ${most} characters. Try a shorter text.`,
  noPage: (most: number) => advice`${parameter("page")} is a number. Try one from 1 to ${most}.`,

  noPlayer: (name: string) =>
    advice`${parameter(name)} names no player of this season's games. Try a first and a last name.`,
  noTeam: (name: string) =>
    advice`${parameter(name)} names no team. Try an abbreviation like DEN, or a name.`,
  several: (name: string, count: number, kind: "players" | "teams") =>
    advice`${parameter(name)} names ${count} ${kind}. Try a fuller name.`,

  onlyPlayersQualify: advice`Qualifying is for players, by season or ungrouped. Try ${PLAYERS}.`,
  onlyPlayersPer36: advice`"per36" applies to players only. Try ${setting("per", "average")}.`,
  ofPlayers: (name: string) =>
    advice`${parameter(name)} applies to players, and these rows are teams. Try ${PLAYERS}.`,
  playerFigure: (name: string) =>
    advice`${parameter(name)} is a figure of players. Try ${PLAYERS}.`,
  teamFigure: (name: string) => advice`${parameter(name)} is a figure of teams. Try ${TEAMS}.`,
  ratingOfSeasons: (name: string) =>
    advice`${parameter(name)} is known for whole seasons only. Try ${PLAYERS} or ${TEAMS}.`,

  teamsBy: (by: string) =>
    advice`Teams' games cannot be grouped by ${by}. Try ${setting("by", "opponent")} or ${setting("by", "month")}.`,
  groupedStreaks: advice`Streaks cannot be grouped. Try leaving out ${parameter("by")}.`,
  groupedAlready: (by: string) =>
    advice`The rows are grouped by ${by} already. Try another grouping, or none.`,
  ofSingleGame: (name: string) =>
    advice`A single game has no ${parameter(name)}. Try ${PLAYERS} or ${TEAMS}.`,

  ownOpponent: advice`No team plays itself. Try another opponent.`,
  reversedDays: advice`${parameter("from")} is a later day than ${parameter("to")}. Try swapping them.`,
  samePlayer: advice`One player stands in two of the conditions on players. Try leaving one out.`,

  tooManyFigures: (most: number) =>
    advice`A question has at most ${most} conditions on figures. Try fewer.`,
  noPrefix: (name: string, prefix: string, key: string) =>
    advice`${parameter(name)} does not take "${prefix}.". Try "${key}".`,
  noSum: (name: string, key: string) => advice`${parameter(name)} has no sum. Try "avg.${key}".`,

  teamsByPlayer: advice`Teams cannot be sorted by player. Try ${setting("sort", "team")}.`,
  noGroups: advice`There are no groups to sort by. Try ${BY_POINTS}.`,
  noColumn: advice`${parameter("sort")} is a column's name, with a minus for the most first. Try ${BY_POINTS}.`,
  singleGamesBy: (key: string) => advice`Single games cannot be sorted by "${key}". Try ${TEAMS}.`,

  mixedComparison: advice`Players are compared with players, and teams with teams. Try leaving out one of them.`,
  tooManyCompared: (most: number, kind: string) =>
    advice`A comparison has room for ${most} ${kind}. Try fewer.`,
  tooFewCompared: (most: number) =>
    advice`A comparison needs two to ${most} players or teams. Try adding one.`,
  comparedTwice: (name: string, kind: string) =>
    advice`${parameter(name)} does not narrow a comparison. Try naming everyone to compare in ${parameter(kind)}.`,
  groupedComparison: advice`A comparison cannot be grouped. Try leaving out ${parameter("by")}.`,
  comparisonOfGroups: advice`A comparison takes no conditions on averages and sums. Try conditions on single games.`,
  notCompared: (text: string, kind: "players" | "teams") =>
    kind === "players"
      ? advice`"${text}" names no player of these games. Try a first and a last name.`
      : advice`"${text}" names no team. Try an abbreviation like DEN, or a name.`,
  severalCompared: (text: string, count: number, kind: "players" | "teams") =>
    advice`"${text}" names ${count} ${kind}. Try a fuller name.`,

  setByPage: (name: string) =>
    advice`This page sets ${parameter(name)} itself. Try the finder to choose another.`,
} as const satisfies Readonly<Record<string, Advice | ((...given: never[]) => Advice)>>;
