/**
 * Why an address is not a valid query, in sentences for the reader: what is wrong, then what to try.
 * The finder replaces a parameter's name at the beginning of a sentence by the label of its field.
 * Names of parameters come quoted.
 */
export const REFUSALS = {
  tooLong: (most: number) => `A question has at most ${most} characters. Try fewer conditions.`,
  unknown: (name: string | undefined) => {
    const sentence = "This address has a setting that we do not know";
    return name === undefined ? `${sentence}.` : `${sentence}: ${name}.`;
  },
  noSeason: (season: string) => `"season" is a season like ${season}.`,
  ofPerson: (name: string, season: string) =>
    `"${name}" is known of the players of ${season} alone.`,
  repeated: (name: string) => `${name} is given twice. Try it once.`,
  noChoice: (name: string, values: readonly string[]) =>
    `"${name}" is one of ${values.join(", ")}.`,
  noPage: (most: number) => `"page" is a number from 1 to ${most}.`,

  onlyPlayersQualify: `"qualified" applies to players only. Try rows=players, and no "by" but by=season.`,
  onlyPlayersPer36: `"per36" applies to players only. Try per=average.`,
  ofPlayers: (name: string) =>
    `"${name}" applies to players, and these rows are teams. Try rows=players.`,
  playerFigure: (name: string) => `${name} is a figure of players. Try rows=players.`,
  teamFigure: (name: string) => `${name} is a figure of teams. Try rows=teams.`,
  ratingOfSeasons: (name: string) =>
    `${name} is known for whole seasons only. Try rows=players or rows=teams.`,

  teamsBy: (by: string) => `Teams' games cannot be grouped by ${by}. Try by=opponent or by=month.`,
  groupedStreaks: `Streaks cannot be grouped. Try leaving out "by".`,
  groupedAlready: (by: string) =>
    `The rows are grouped by ${by} already. Try another "by", or leave it out.`,
  ofSingleGame: (name: string) => `A single game has no "${name}". Try rows=players or rows=teams.`,

  ownOpponent: "No team plays itself. Try another opponent.",
  reversedDays: `"from" is a later day than "to". Try swapping them.`,
  samePlayer: `"player", "with", "without" and "vs" name different players. Try leaving one out.`,

  tooManyFigures: (most: number) =>
    `A question has at most ${most} conditions on figures. Try fewer.`,
  noPrefix: (name: string, prefix: string, key: string) =>
    `${name} does not take "${prefix}.". Try "${key}".`,
  noSum: (name: string, key: string) => `${name} has no sum. Try "avg.${key}".`,

  teamsByPlayer: "Teams cannot be sorted by player. Try sort=team.",
  noGroups: "There are no groups to sort by. Try sort=-pts.",
  noColumn: `"sort" is a column's name, with a minus for the most first. Try sort=-pts.`,
  singleGamesBy: (key: string) => `Single games cannot be sorted by "${key}". Try rows=teams.`,

  mixedComparison:
    "Players are compared with players, and teams with teams. Try leaving out one of them.",
  tooManyCompared: (most: number, kind: string) =>
    `A comparison has room for ${most} ${kind}. Try fewer.`,
  tooFewCompared: (most: number) =>
    `A comparison needs two to ${most} players or teams. Try adding one.`,
  comparedTwice: (name: string, kind: string) =>
    `"${name}" does not narrow a comparison. Try naming everyone to compare in "${kind}".`,
  groupedComparison: `A comparison cannot be grouped. Try leaving out "by".`,
  comparisonOfGroups:
    "A comparison takes no conditions on averages and sums. Try conditions on single games.",

  setByPage: (name: string) => `This page sets "${name}" itself. Try the finder to choose another.`,
} as const;
