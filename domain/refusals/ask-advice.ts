import { numberInWords } from "../printing/ordinals.ts";
import { FIRST_WITH_LINES, FIRST_WITH_PLAYS } from "../season/season-rules.ts";
import { type Advice, advice, because } from "./advice.ts";

/** Advice for questions in words that do not come to an answer. */
export const ASK_ADVICE = {
  noSuchPlayer: because`No current player has that name.`
    .advice`Try a full name, or “and” between two players.`,
  oneAtATime: because`Only one player or team fits there.`.advice`Try naming just one.`,
  lastOrAll: advice`Try asking for the last such game, or for all of them.`,
  whoseGames: because`The question doesn't say whose games it means.`
    .advice`Try naming a player or a team.`,
  oneQuestion: because`These are two questions.`.advice`Try one at a time.`,
  uncounted: because`The question doesn't say what the number counts.`
    .advice`Try adding points, minutes or years.`,
  onePlayer: because`That takes one player.`.advice`Try asking about one, or comparing several.`,
  twoTeams: because`That takes one team, or two that met.`.advice`Try naming fewer.`,
  oneOrder: because`Rankings go by one figure at a time.`.advice`Try just one.`,
  notOfGames: because`That doesn't work with game stats.`.advice`Try asking for each by itself.`,
  longestWhat: because`The question doesn't say the longest what.`.advice`Try “longest streak”.`,
  whoIsMeant: because`The question doesn't say who is meant.`.advice`Try a name.`,
  playerOrKind: because`One player is named already.`
    .advice`Try either a name or a kind of players.`,
  college: because`Hardwood covers only the NBA, and not a player's games before it.`
    .advice`Try his figures without the school.`,
  distance: because`Hardwood doesn't track the distance of shots.`.advice`Try three-pointers.`,
  whichDraft: because`The question doesn't say which draft.`.advice`Try adding its year.`,
  streakOfGames: because`Streaks go by single games.`.advice`Try a number for each game.`,
  wonOrLost: because`A game is either won or lost.`.advice`Try one of the two.`,
  whichStreak: because`The question doesn't say which streak it means.`
    .advice`Try adding what happened in each game.`,
  notWithFigures: because`That doesn't work with more stats.`.advice`Try leaving them out.`,
  ofTeams: because`Only teams have that.`.advice`Try naming one.`,
  whichDeed: because`The question doesn't say what happened in the game.`
    .advice`Try “last 40 point game”.`,
  firstWhat: (end: string) =>
    because`The question doesn't say the ${end} what.`.advice`Try adding what happened.`,
  oneOrNone: because`A game has one of these or none.`
    .advice`Try asking for the most in the season.`,
  noAverage: because`A single game has no average.`.advice`Try a number for the game.`,
  fewestInAll: because`Many players share the fewest in all.`
    .advice`Try the fewest per game, or the fewest of teams.`,
  noSuchTable: because`No table has all of these figures.`.advice`Try fewer.`,
  when: because`The question doesn't say when.`.advice`Try adding what happened in those games.`,
  ofConference: advice`Try asking for games against a conference or division, or for its standings.`,
  oneDouble: because`A game has one double-double at most.`
    .advice`Try asking how many games had one.`,
  justThePage: because`That page takes no conditions.`.advice`Try asking for just the page.`,
  recordOrStandings: advice`Try asking for a team's record, or for the standings.`,
  compared: (most: number) =>
    because`A comparison takes two to ${numberInWords(most)} players or teams.`
      .advice`Try naming that many.`,
  allFigures: because`A comparison shows all figures.`
    .advice`Try naming just the players or the teams.`,
  fixturesOnly: because`For the upcoming season, only the schedule is available.`
    .advice`Try asking for the games of a day.`,
  whoAveraged: advice`Try asking whether one player averaged it, or who did.`,
  youngestTeam: advice`Try asking for the youngest or the oldest team of the league or of a conference.`,
  early: (name: string) =>
    because`${name} retired before ${FIRST_WITH_LINES}, where Hardwood's games start.`
      .advice`Try his name in the search, which finds his career.`,
  noGame: (name: string) => because`${name} has no games that season.`.advice`Try another season.`,
  noPlays: because`Play-by-play starts in ${FIRST_WITH_PLAYS}.`.advice`Try a later season.`,
  notOfTeam: (name: string, team: string) =>
    because`${name} did not play for the ${team} in the season.`
      .advice`Try his games against them.`,
  severalTeams: (name: string) =>
    because`${name} played for several teams, so the games he missed aren't available.`
      .advice`Try another player.`,
  notTraded: (name: string) =>
    because`${name} did not change teams once in the season.`.advice`Try a date.`,
  unfit: because`These parts of the question don't fit together.`.advice`Try leaving one out.`,
  or: because`“Or” goes between two players, two teams or two figures of a game.`
    .advice`Try naming both.`,
  beside: advice`Try asking for one player's points, rebounds or assists in another player's games.`,
  eachTeam: advice`Try asking for each team's leader in one figure of the season.`,
  noLimit: because`Limits on averages are for many players or teams.`
    .advice`Try a number for each game.`,
  teamFigure: because`That is a figure of teams.`.advice`Try naming a team.`,
  playerOrTeam: because`The question means a player and his team.`.advice`Try one of the two.`,
  byWhich: because`The question doesn't say by which figure.`
    .advice`Try adding one, such as points.`,
  whatToCount: because`The question doesn't say what to count.`
    .advice`Try adding it, such as triple-doubles.`,
  severalPlayers: because`Games of several players together belong to no one team.`
    .advice`Try one player.`,
  whichFigure: because`The question doesn't say which figure it means.`
    .advice`Try adding one, such as points.`,
  series: advice`Try asking for the series of two teams, or of one team in one round.`,
  topic: advice`Try asking that about one team, and nothing else.`,
  cup: because`Except for the final, Hardwood doesn't have which games counted for the Cup.`
    .advice`Try “cup final”, or asking who won the Cup.`,
  award: advice`Try asking who won an award this season, or how often one player has won it.`,
  career: because`Careers are kept as sums of seasons.`.advice`Try one figure of one player.`,
  notOfCareers: (figures: string) =>
    because`Careers are kept as sums of seasons, and ${figures} are not among them.`
      .advice`Try points.`,
  leaders: advice`Try asking for the leaders in that figure, or for one player.`,
  trait: advice`Try asking that about one player.`,
  oldest: advice`Try asking for the tallest or oldest of all players, or of those who did something in a game.`,
  rank: advice`Try asking for the rank of one player or one team in a figure of the season.`,
  missed: advice`Try asking for one player's missed games.`,
  leagueAverage: because`The league's averages are per game of a team.`
    .advice`Try one of them, such as points.`,
  gamesOfPlayers: because`Players have games like these, not teams.`.advice`Try naming a player.`,
  per36: because`Only players have figures per 36 minutes.`.advice`Try naming one.`,
  recordOfPart: because`A game is won as a whole, not by its quarters and halves.`
    .advice`Try the point differential.`,
  rankOfTeam: because`One team has no ranking of its own.`
    .advice`Try asking for its rank in one figure.`,
  teamScores: because`Every team scores more.`
    .advice`Try naming a player, or asking for wins by that many points.`,
  contradiction: because`Two parts of the question contradict each other.`
    .advice`Try leaving one out.`,
  unclear: because`Part of the question wasn't clear.`.advice`Try other words.`,
  position: because`Hardwood sorts players by guard, forward and center only.`
    .advice`Try one of these.`,
  ahead: (season: string) =>
    because`Results for ${season} aren't available here.`.advice`Try the season before.`,
  newest: (day: string) =>
    because`The latest results here are from ${day}.`.advice`Try a date or a month until then.`,
  lacking: because`Hardwood doesn't have these stats for the season.`
    .advice`Try another figure, or an earlier season.`,
  empty: advice`Try asking about a player, a team or a game of the season.`,
  tooLong: (most: number) =>
    because`A question has at most ${most} characters.`.advice`Try a shorter one.`,
  noneFound: advice`Try a smaller number, a longer time or fewer conditions.`,
} as const satisfies Readonly<Record<string, Advice | ((...given: never[]) => Advice)>>;

/** A subject that Hardwood does not answer: why, and what to ask instead. */
function subject(why: string, instead: string): { why: string; advice: Advice } {
  return { why, advice: because`${why}`.advice`${instead}` };
}

/** Advice by the subject that a question names; the phrases that name it are in ask/subject-words.ts. */
export const SUBJECT_ADVICE = {
  forecast: subject(
    "Hardwood's only forecasts are playoff and title odds.",
    "Try “lakers title odds”, or a game that has been played.",
  ),
  now: subject("Hardwood answers about finished games, not live ones.", "Try a date or a month."),
  betting: subject("Hardwood doesn't track betting lines.", "Try asking for results."),
  television: subject(
    "For TV, Hardwood has the national networks of upcoming games.",
    "Try naming a team, like “lakers game tv”.",
  ),
  season: subject(`Hardwood's games start in ${FIRST_WITH_LINES}.`, "Try one of those seasons."),
  league: subject("Hardwood covers only the NBA.", "Try one of its players or teams."),
  opinion: subject("Hardwood deals in stats, not opinions.", "Try asking for a figure."),
  stage: subject(
    "Questions cover the regular season or the playoffs as a whole.",
    "Try one of the two.",
  ),
  figure: subject("Hardwood doesn't track this stat.", "Try another one."),
  zone: subject(
    "Hardwood has players' shots by zone for the full regular season only.",
    "Try one player, like “curry corner threes”, or “most corner threes”.",
  ),
  clock: subject(
    "For parts of games, Hardwood answers by quarter, half or clutch time.",
    "Try naming one, like the fourth quarter.",
  ),
  "season-half": subject(
    "Hardwood doesn't split seasons in half.",
    "Try “since the All-Star break”, or a month.",
  ),
  people: subject("Hardwood doesn't track that.", "Try a question about games or stats."),
  money: subject("Hardwood doesn't track money.", "Try a question about games or stats."),
  retired: subject(
    `For a retired player, the question needs a season since ${FIRST_WITH_LINES}.`,
    "Try adding one of his seasons.",
  ),
  sonics: subject(
    "The SuperSonics moved and became the Oklahoma City Thunder.",
    "Try the Oklahoma City Thunder.",
  ),
  award: subject(
    "Hardwood has each season's awards, and a player's honors on his page.",
    "Try asking who won one of them.",
  ),
} as const;
