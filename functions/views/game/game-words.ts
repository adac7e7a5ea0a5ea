import type { Career } from "#domain/players/career.ts";
import { mostPoints } from "#domain/query/engine/season-highs.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import { type SeriesAt, seriesAfter } from "#domain/standings/series-state.ts";
import { placeName, type Team } from "#domain/teams/team.ts";
import { starsOf } from "#domain/telling/players.ts";
import { type Telling, tellingOf } from "#domain/telling/telling.ts";
import { mostTelling, TOLD_GAMES, toldDay } from "#domain/telling/told-day.ts";
import { toldGame } from "#domain/telling/told-game.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { SeasonGames } from "../season/season-games.ts";

export interface GameFacts {
  teams: ReadonlyMap<number, Team>;
  season: SeasonGames;
  /** The name of the season that is current, whichever the game is of. */
  current: string;
  postseason: Postseason;
  names: ReadonlyMap<string, string>;
  /** The lines of the season; undefined when they cannot be read. */
  lines: SeasonLines | undefined;
}

/** Careers by player id. */
type Careers = ReadonlyMap<string, Career>;

const NO_CAREERS: Careers = new Map();

/** The state of a playoff game's series after the game, or after the one with a number. */
export function seriesOf(
  game: BoxScore,
  { games, series }: Postseason,
  number = game.series?.number ?? 0,
): SeriesAt | undefined {
  const own = series.find(({ id }) => id === game.series?.seriesId);
  return own && seriesAfter(own, games, number);
}

/** The careers that show whether a game was its stars' best; without one, nothing is said of it. */
async function starCareers(game: BoxScore, documents: Documents): Promise<Careers> {
  const read = await Promise.all(
    starsOf(game).map(async (id) => [id, await documents.careers(id)] as const),
  );
  return new Map(read.flatMap(([id, career]) => (career.ok ? [[id, career.value.value]] : [])));
}

/** The sentences of a game. */
export async function gameWords(
  game: BoxScore,
  facts: GameFacts,
  documents: Documents,
): Promise<string> {
  const careers = await starCareers(game, documents);
  return toldGame(gameTelling(game, facts, careers)).sentences.join(" ");
}

/** A game's facts for its sentences. */
export function gameTelling(
  game: BoxScore,
  { teams, season, postseason, names, lines }: GameFacts,
  careers: Careers,
): Telling {
  return tellingOf(game, {
    placeOf(teamId) {
      const team = teams.get(teamId);
      return team ? placeName(team) : "the visitors";
    },
    nameOf: (playerId) => names.get(playerId) ?? "",
    season: season.all,
    logOf: season.logOf,
    seriesAfter: (number) => seriesOf(game, postseason, number),
    careerOf: (playerId) => careers.get(playerId),
    mostPointsIn: (stage) => lines && mostPoints(lines, stage),
  });
}

/** The sentences of a day that has `all` games. Careers are read for the games alone that are told. */
export async function dayWords(
  games: readonly BoxScore[],
  facts: GameFacts,
  documents: Documents,
  all?: number,
): Promise<string> {
  const tellings = games.map((game) => gameTelling(game, facts, NO_CAREERS));
  const told = mostTelling(tellings)
    .slice(0, TOLD_GAMES)
    .map(async (game) => toldGame(gameTelling(game, facts, await starCareers(game, documents))));
  return toldDay(tellings, await Promise.all(told), all).join(" ");
}
