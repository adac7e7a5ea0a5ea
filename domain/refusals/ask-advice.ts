import { FIRST_WITH_LINES } from "../season/season-rules.ts";
import { type Advice, advice } from "./advice.ts";

/** Advice for questions in words that do not come to an answer. */
export const ASK_ADVICE = {
  noSuchPlayer: advice`No player of the season has that name. Try a full name.`,
  oneAtATime: advice`Only one player or team fits there. Try naming just one.`,
  lastOrAll: advice`Try asking for the last such game, or for all of them.`,
  lastOrDays: advice`Try either the last games, or those until a day or in a month.`,
  whoseGames: advice`The question does not say whose games it means. Try naming a player or a team.`,
  oneQuestion: advice`These are two questions. Try one at a time.`,
  uncounted: advice`The question does not say what the number counts. Try adding points, minutes or years.`,
  onePlayer: advice`That takes one player. Try asking about one, or comparing several.`,
  twoTeams: advice`That takes one team, or two that met. Try naming fewer.`,
  oneOrder: advice`Rankings go by one figure at a time. Try just one.`,
  notOfGames: advice`That does not go with figures of games. Try asking for each by itself.`,
  longestWhat: advice`The question does not say the longest what. Try “longest streak”.`,
  whoIsMeant: advice`The question does not say who is meant. Try a name.`,
  playerOrKind: advice`One player is named already. Try either a name or a kind of players.`,
  whichDraft: advice`The question does not say which draft. Try adding its year.`,
  streakOfGames: advice`Streaks go by single games. Try a number for each game.`,
  wonOrLost: advice`A game is either won or lost. Try one of the two.`,
  whichStreak: advice`The question does not say which streak it means. Try adding what happened in each game.`,
  notWithFigures: advice`That does not go with further figures. Try leaving them out.`,
  ofTeams: advice`Only teams have that. Try naming one.`,
  whichDeed: advice`The question does not say what happened in the game. Try “last 40 point game”.`,
  firstWhat: (end: string) =>
    advice`The question does not say the ${end} what. Try adding what happened.`,
  oneOrNone: advice`A game has one of these or none. Try asking for the most in the season.`,
  noAverage: advice`A single game has no average. Try a number for the game.`,
  fewestInAll: advice`Many players share the fewest in all. Try the fewest per game, or the fewest of teams.`,
  noSuchTable: advice`No table has all of these figures. Try fewer.`,
  when: advice`The question does not say when. Try adding what happened in those games.`,
  ofConference: advice`Try asking for games against a conference or division, or for its standings.`,
  oneDouble: advice`A game has one double-double at most. Try asking how many games had one.`,
  justThePage: advice`That page takes no conditions. Try asking for just the page.`,
  recordOrStandings: advice`Try asking for a team's record, or for the standings.`,
  compared: (most: number) =>
    advice`A comparison takes two to ${most} players or teams. Try naming that many.`,
  allFigures: advice`A comparison shows all figures. Try naming just the players or the teams.`,
  fixturesOnly: advice`Of the coming season only the fixtures are known. Try asking for the games of a day.`,
  whoAveraged: advice`Try asking whether one player averaged it, or who did.`,
  youngestTeam: advice`Try asking for the youngest or the oldest team of the league or of a conference.`,
  noGame: (name: string) => advice`${name} has no game in the season. Try another season.`,
  notOfTeam: (name: string, team: string) =>
    advice`${name} did not play for the ${team} in the season. Try his games against them.`,
  severalTeams: (name: string) =>
    advice`${name} played for several teams, so his missed games are not known. Try another player.`,
  unfit: advice`These parts of the question do not go together. Try leaving one out.`,
  or: advice`“Or” goes between two players or two teams. Try naming both.`,
  beside: advice`Try asking for one player's points, rebounds or assists in another player's games.`,
  eachTeam: advice`Try asking for each team's leader in one figure of the season.`,
  noLimit: advice`Limits on averages are for many players or teams. Try a number for each game.`,
  teamFigure: advice`That is a figure of teams. Try naming a team.`,
  playerOrTeam: advice`The question means a player and his team. Try one of the two.`,
  byWhich: advice`The question does not say by which figure. Try adding one, such as points.`,
  whatToCount: advice`The question does not say what to count. Try adding it, such as triple-doubles.`,
  severalPlayers: advice`Games of several players together belong to no one team. Try one player.`,
  whichFigure: advice`The question does not say which figure it means. Try adding one, such as points.`,
  finals: advice`Try asking who won the Finals.`,
  award: advice`Try asking who won an award this season, or how often one player has won it.`,
  career: advice`Careers are kept as sums of seasons. Try one figure of one player.`,
  notOfCareers: (figures: string) =>
    advice`Careers are kept as sums of seasons, and ${figures} are not among them. Try points.`,
  leaders: advice`Try asking for the leaders in that figure, or for one player.`,
  trait: advice`Try asking that about one player.`,
  oldest: advice`Try asking for the tallest or oldest of all players, or of those who did something in a game.`,
  rank: advice`Try asking for the rank of one player or one team in a figure of the season.`,
  missed: advice`Try asking for one player's missed games.`,
  leagueAverage: advice`The league's averages are per game of a team. Try one of them, such as points.`,
  gamesOfPlayers: advice`Players have games like these, not teams. Try naming a player.`,
  per36: advice`Only players have figures per 36 minutes. Try naming one.`,
  rankOfTeam: advice`One team has no ranking of its own. Try asking for its rank in one figure.`,
  teamScores: advice`Every team scores more. Try naming a player, or asking for wins by that many points.`,
  contradiction: advice`Two parts of the question contradict each other. Try leaving one out.`,
  unclear: advice`Part of the question was not understood. Try other words.`,
  empty: advice`Try asking about a player, a team or a game of the season.`,
  tooLong: (most: number) => advice`A question has at most ${most} characters. Try a shorter one.`,
  noneFound: advice`Try a smaller number, a longer time or fewer conditions.`,
} as const satisfies Readonly<Record<string, Advice | ((...given: never[]) => Advice)>>;

/** A subject that Hardwood does not answer: why, and what to ask instead. */
function subject(why: string, instead: string): { why: string; advice: Advice } {
  return { why, advice: advice`${why} ${instead}` };
}

/** Advice by the subject that a question names; the phrases that name it are in lexicon.json. */
export const SUBJECT_ADVICE = {
  forecast: subject(
    "Hardwood holds results, not forecasts.",
    "Try asking about games that have been played.",
  ),
  now: subject(
    "Hardwood holds the season to its last day, not what happens now.",
    "Try a date or a month.",
  ),
  betting: subject("Hardwood holds no odds and no bets.", "Try asking for results."),
  television: subject(
    "Hardwood holds no television listings.",
    "Try asking for the games of a day.",
  ),
  season: subject(
    `Of past seasons Hardwood answers questions about games since ${FIRST_WITH_LINES}.`,
    "Try one of those seasons.",
  ),
  league: subject("Hardwood covers only the NBA.", "Try one of its players or teams."),
  opinion: subject("Hardwood holds figures, not opinions.", "Try asking for a figure."),
  stage: subject(
    "Questions cover the regular season or the playoffs as a whole.",
    "Try one of the two.",
  ),
  figure: subject("Hardwood answers no questions about this figure.", "Try another one."),
  clock: subject(
    "Hardwood keeps figures of whole games, not of halves, quarters or clutch minutes.",
    "Try those.",
  ),
  people: subject(
    "Hardwood answers no questions about this.",
    "Try asking about games and figures.",
  ),
  retired: subject(
    "Hardwood looks for players in the season that a question names, or else in the current one.",
    "Try adding a season.",
  ),
  award: subject(
    "Hardwood holds the awards of the season, and each player's honours on his page.",
    "Try asking who won one of them.",
  ),
} as const;
