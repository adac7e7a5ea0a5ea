import { playerPath } from "#domain/players/players.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { counted } from "#domain/printing/counted.ts";
import { printedScore } from "#domain/printing/records.ts";
import { FEWEST_GAMES_OF_A_HIGH, seasonHighs } from "#domain/query/engine/season-highs.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import type { Team } from "#domain/teams/team.ts";
import type { SeasonGames } from "../season/season-games.ts";
import type { GameFacts } from "./game-words.ts";

/** A season high of a player or a team, with a link to all games, highest first. */
export interface HighNote {
  name: string;
  href: string;
  /** "28 points". */
  words: string;
}

const COUNTED = { pts: "point", reb: "rebound", ast: "assist" } as const;

/** The season highs that a game's teams and players had in it; shared ones count. */
export function highNotes(
  game: BoxScore,
  teams: readonly Team[],
  { season, current, names, lines }: Pick<GameFacts, "season" | "current" | "names" | "lines">,
): HighNote[] {
  const of = seasonOfGames([game]);
  const stage = game.stage === "playoffs" ? "&stage=playoffs" : "";
  // Games are sorted by the lines of their players.
  const best = (path: string, figure: string) =>
    inSeason(lines === undefined ? path : `${path}?sort=-${figure}${stage}`, of, current);
  const ofTeams = teams.flatMap((team) => {
    const points = team.id === game.homeTeamId ? game.homePoints : game.awayPoints;
    const log = season.logOf(team.id);
    if (log.length < FEWEST_GAMES_OF_A_HIGH || log.some((other) => other.points > points))
      return [];
    const href = best(`/nba/teams/${team.id}/games`, "pts");
    return [{ name: team.name, href, words: counted(points, "point") }];
  });
  const ofPlayers = lines === undefined ? [] : seasonHighs(game, lines);
  return [
    ...ofTeams,
    ...ofPlayers.flatMap(({ playerId, count, value }) => {
      const name = names.get(playerId);
      if (name === undefined) return [];
      const href = best(`${playerPath(name)}/games`, count);
      return [{ name, href, words: counted(value, COUNTED[count]) }];
    }),
  ];
}

/** The two teams' games of the regular season: "Bulls 3–1", "Tied 2–2"; "" without one. */
export function seasonSeries(home: Team, away: Team, season: SeasonGames): string {
  const games = season
    .logOf(home.id)
    .filter(({ stage, opponentId }) => stage === "season" && opponentId === away.id);
  if (games.length === 0) return "";
  const wins = games.filter(({ won }) => won).length;
  const losses = games.length - wins;
  if (wins === losses) return `Tied ${printedScore(wins, losses)}`;
  return wins > losses
    ? `${home.name} ${printedScore(wins, losses)}`
    : `${away.name} ${printedScore(losses, wins)}`;
}
