import type { BoxScore } from "../../domain/season/box-score.ts";
import { gameSentence } from "../../domain/season/game-sentence.ts";
import type { Postseason } from "../../domain/season/postseason.ts";
import { type SeriesAt, seriesAfter } from "../../domain/season/series-state.ts";
import type { Team } from "../../domain/season/team.ts";
import type { SeasonGames } from "./season-games.ts";

export interface GameFacts {
  teams: ReadonlyMap<number, Team>;
  season: SeasonGames;
  postseason: Postseason;
  names: ReadonlyMap<string, string>;
}

/** The state of a playoff game's series after the game. */
export function seriesOf(game: BoxScore, { games, series }: Postseason): SeriesAt | undefined {
  const own = series.find(({ id }) => id === game.series?.seriesId);
  return own && game.series && seriesAfter(own, games, game.series.number);
}

/** The sentence of a game, with the teams' short names. */
export function sentenceOf(game: BoxScore, facts: GameFacts): string {
  const homeWon = game.homePoints > game.awayPoints;
  const side = (id: number) => ({ name: nameOf(id), log: facts.season.logOf(id) });
  const nameOf = (id: number) => `the ${facts.teams.get(id)?.name ?? "visitors"}`;
  return gameSentence(game, {
    winner: side(homeWon ? game.homeTeamId : game.awayTeamId),
    loser: side(homeWon ? game.awayTeamId : game.homeTeamId),
    nameOf: (id) => facts.names.get(id) ?? "",
    series: seriesOf(game, facts.postseason),
    season: facts.season.all,
    teamName: nameOf,
  });
}
