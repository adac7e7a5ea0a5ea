import { formatLongDay, formatShortDate } from "#domain/dates.ts";
import { sharedRanks } from "#domain/leaders/shared-ranks.ts";
import { chanceCell, chanceOfHundred, printedChance } from "#domain/printing/chances.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { OddsDay } from "#domain/ratings/odds-day.ts";
import type { RatingFacts } from "#domain/ratings/rating-facts.ts";
import { ODDS_PATH } from "#domain/ratings/ratings-paths.ts";
import { opponentsOf, scheduleStrength } from "#domain/ratings/season-figures.ts";
import { judgedGames, ratingsIn, winnersChance } from "#domain/ratings/season-forecasts.ts";
import { chanceOfOdd, GOALS, type TeamOdds } from "#domain/ratings/season-odds.ts";
import type { JudgedGame, Ratings } from "#domain/ratings/team-ratings.ts";
import { signed } from "#domain/season/figures.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { seasonOfDate } from "#domain/season/season.ts";
import type { StagedGame } from "#domain/season/team-log.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { ProjectionFact } from "../facts-ahead.ts";
import type { FactAnswer } from "../understanding.ts";
import { magicAnswer } from "./magic.ts";
import { figureMark, plain, sentenceAlone } from "./words.ts";

/** The facts behind an answer by the team ratings. */
export interface ProjectionData {
  ratings: RatingFacts;
  /** The season's games, oldest first. */
  games: readonly StagedGame[];
  fixtures: readonly Fixture[];
  /** The latest odds with their day; undefined where there are none. */
  odds: { day: OddsDay; teams: readonly TeamOdds[] } | undefined;
}

type Known = Pick<QuestionData, "seasonNow" | "teams">;

const MOST_ROWS = 10;
const KNOWN_TO_RATINGS = "The ratings know results, not injuries or trades.";

/** The answer to a question about odds, ratings, schedules or upsets. */
export function projectionAnswer(
  fact: ProjectionFact,
  data: ProjectionData,
  known: Known,
): FactAnswer {
  switch (fact.of) {
    case "odds":
      return oddsAnswer(fact, data, known);
    case "upset":
      return upsetAnswer(fact, data, known);
    case "magic":
      return magicAnswer(fact, regular(data.games), known);
    case "rating": {
      const ratings = ratingsIn(known.seasonNow.current, data.ratings, data.games);
      return rankedAnswer(fact, ratings ?? new Map(), RATING_WORDS, known);
    }
    case "schedule":
      return rankedAnswer(fact, schedules(regular(data.games), data), SCHEDULE_WORDS, known);
    case "schedule-left":
      return rankedAnswer(fact, schedules(data.fixtures, data), LEFT_WORDS, known);
  }
}

function oddsAnswer(
  { teamId, order }: ProjectionFact,
  { odds }: ProjectionData,
  known: Known,
): FactAnswer {
  if (odds === undefined) return nothing("No odds are made yet.");
  const { day, teams } = odds;
  const asOf =
    day.date === day.days[0] ? "before its first game" : `through ${formatLongDay(day.date)}`;
  const shown = teams
    .filter((own) => teamId === undefined || own.teamId === teamId)
    .toSorted(
      (a, b) => chanceOfOdd(b.title) - chanceOfOdd(a.title) || playoffsOf(b) - playoffsOf(a),
    );
  if (order === "least") shown.reverse();
  const [first] = shown;
  if (first === undefined) return nothing("No odds are made yet.");
  return {
    headline:
      teamId === undefined && order === "most"
        ? titleWords(first, known)
        : [plain(`The ${nameOf(first.teamId, known)} `), ...goalWords(first), plain(".")],
    deck: `Counted in ten thousand seasons of ${day.season} played out by the ratings, ${asOf}. ${KNOWN_TO_RATINGS}`,
    heads: ["Team", "Playoffs", "Finals", "Title"],
    rows: shown.slice(0, MOST_ROWS).map((own) => ({
      name: fullNameOf(own.teamId, known),
      href: ODDS_PATH,
      cells: GOALS.map((goal) => `${chanceCell(chanceOfOdd(own[goal]))}%`),
    })),
  };
}

const playoffsOf = ({ playoffs }: TeamOdds) => chanceOfOdd(playoffs);

function titleWords({ teamId, title }: TeamOdds, known: Known): FactAnswer["headline"] {
  const name = `The ${nameOf(teamId, known)}`;
  if (title.kind === "certain") return [plain(`${name} won the title.`)];
  const seasons = figureMark(chanceOfHundred(chanceOfOdd(title)));
  return [plain(`${name} win the title in `), seasons, plain(" seasons.")];
}

/** "make the playoffs in 73 of 100 seasons and win the title in 2 of 100". */
function goalWords({ playoffs, title }: TeamOdds): FactAnswer["headline"] {
  if (title.kind === "certain") return [plain("won the title")];
  if (playoffs.kind === "impossible") return [plain("are out of the playoffs")];
  if (title.kind === "impossible") return [plain("are out of the race for the title")];
  const champions = figureMark(chanceOfHundred(chanceOfOdd(title)));
  if (playoffs.kind === "certain")
    return [plain("are in the playoffs, and win the title in "), champions, plain(" seasons")];
  return [
    plain("make the playoffs in "),
    figureMark(chanceOfHundred(chanceOfOdd(playoffs))),
    plain(" seasons and win the title in "),
    champions,
  ];
}

/** The words of a list of teams by a figure in points. */
interface RankedWords {
  head: string;
  /** "have the best rating". */
  first(order: ProjectionFact["order"]): string;
  /** "The Lakers' rating is". */
  own: string;
  deck: string;
}

const RATING_WORDS: RankedWords = {
  head: "Rating",
  first: (order) => `have the ${order === "most" ? "best" : "worst"} rating`,
  own: "are rated",
  deck: `Points better than the average team on a neutral floor. ${KNOWN_TO_RATINGS}`,
};
const SCHEDULE_WORDS: RankedWords = {
  head: "Opponents",
  first: (order) => `had the ${order === "most" ? "hardest" : "easiest"} schedule`,
  own: "had a schedule of strength",
  deck: "The mean rating of the opponents, in points better than the average team.",
};
const LEFT_WORDS: RankedWords = {
  ...SCHEDULE_WORDS,
  first: (order) => `have the ${order === "most" ? "hardest" : "easiest"} schedule left`,
  own: "have a schedule left of strength",
};

function rankedAnswer(
  { teamId, order }: ProjectionFact,
  values: Ratings,
  words: RankedWords,
  known: Known,
): FactAnswer {
  const sign = order === "most" ? -1 : 1;
  const ranked = [...values].toSorted((a, b) => sign * (a[1] - b[1]));
  const places = sharedRanks(ranked.map(([, value]) => points(value)));
  const at = teamId === undefined ? 0 : ranked.findIndex(([id]) => id === teamId);
  const [id, value] = ranked[at] ?? [];
  if (id === undefined || value === undefined)
    return nothing(`No games are known for that. ${KNOWN_TO_RATINGS}`);
  const name = `The ${nameOf(id, known)}`;
  const headline =
    teamId === undefined
      ? [plain(`${name} ${words.first(order)}: `), figureMark(points(value)), plain(".")]
      : [
          plain(`${name} ${words.own} `),
          figureMark(points(value)),
          plain(`, ${ordinal(places[at] ?? at + 1)} of ${ranked.length}.`),
        ];
  return {
    headline,
    deck: words.deck,
    heads: ["Team", words.head],
    rows: ranked.slice(0, MOST_ROWS).map(([own, rating]) => ({
      name: fullNameOf(own, known),
      href: teamPath({ id: own }),
      cells: [points(rating)],
    })),
  };
}

function regular(games: readonly StagedGame[]): StagedGame[] {
  return games.filter(({ stage = "season" }) => stage === "season");
}

/** The strength of every team's schedule in some games, played or not, of one season. */
function schedules(
  all: readonly Pick<Fixture, "date" | "homeTeamId" | "awayTeamId">[],
  { ratings, games }: ProjectionData,
): Ratings {
  const [first] = all;
  const season = first && seasonOfDate(first.date);
  const known = season && ratingsIn(season, ratings, games);
  if (known === undefined || known === "") return new Map();
  const own = all.filter(({ date }) => seasonOfDate(date) === season);
  return new Map(
    [...known.keys()].flatMap((id) => {
      const strength = scheduleStrength(opponentsOf(id, own), known);
      return strength === undefined ? [] : [[id, strength]];
    }),
  );
}

function upsetAnswer(
  { teamId, isOfPlayoffs }: ProjectionFact,
  { ratings, games }: ProjectionData,
  known: Known,
): FactAnswer {
  const playoffs = new Set(games.flatMap(({ id, stage }) => (stage === "playoffs" ? id : [])));
  const upsets = [...judgedGames(ratings, games).values()]
    .filter((judged) => teamId === undefined || winnerOf(judged) === teamId)
    .filter((judged) => !isOfPlayoffs || playoffs.has(judged.game.id))
    .toSorted((a, b) => winnersChance(a) - winnersChance(b))
    .slice(0, MOST_ROWS);
  const [first] = upsets;
  if (first === undefined) return nothing("No such game has been played yet.");
  const { game } = first;
  const loser = game.homeTeamId + game.awayTeamId - winnerOf(first);
  return {
    headline: [
      plain(`The ${nameOf(winnerOf(first), known)} beat the ${nameOf(loser, known)} `),
      figureMark(scoreOf(first)),
      plain(` on ${formatLongDay(game.date)}, with a chance of `),
      figureMark(printedChance(winnersChance(first))),
      plain("."),
    ],
    deck: `The winner's chance by the ratings before the game. ${KNOWN_TO_RATINGS}`,
    heads: ["Game", "Date", "Chance"],
    rows: upsets.map((judged) => ({
      name: `${nameOf(winnerOf(judged), known)} ${scoreOf(judged)}`,
      href: `/nba/games/${judged.game.id}`,
      cells: [formatShortDate(judged.game.date), printedChance(winnersChance(judged))],
    })),
  };
}

function winnerOf({ game, homeWon }: JudgedGame): number {
  return homeWon ? game.homeTeamId : game.awayTeamId;
}

function scoreOf({ game }: JudgedGame): string {
  const [low = 0, high = 0] = [game.homePoints, game.awayPoints].toSorted((a, b) => a - b);
  return printedScore(high, low);
}

/** "+7.5", "−0.3". */
function points(value: number): string {
  return printedFigure(signed(value, 1, 1));
}

function nothing(sentence: string): FactAnswer {
  return sentenceAlone([plain(sentence)]);
}

function nameOf(id: number, { teams }: Known): string {
  return teams.find((team) => team.id === id)?.name ?? "";
}

function fullNameOf(id: number, { teams }: Known): string {
  return teams.find((team) => team.id === id)?.fullName ?? "";
}
