import type { Player } from "#domain/players/player.ts";
import type { GamePlays } from "#domain/plays/play.ts";
import { pointsByPeriod } from "#domain/plays/score-walk.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { NO_RATINGS, type RatingFacts } from "#domain/ratings/rating-facts.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { gather, orElse } from "../page/gather.ts";
import { MISSING_VIEW, UNAVAILABLE, type View } from "../page/view.ts";
import { seasonGames } from "../season/season-games.ts";
import type { GameFacts } from "./game-words.ts";

/** The plays of a game: not every game has any, and those of a game may be unreadable for a while. */
export type PlaysRead = { kind: "known"; plays: GamePlays } | { kind: "none" } | { kind: "unread" };

/** The data of a game's pages. */
export interface GameRead {
  game: BoxScore;
  home: Team;
  away: Team;
  facts: GameFacts;
  /** The players by name, for their numbers. */
  players: ReadonlyMap<string, Player>;
  ratings: RatingFacts;
  plays: PlaysRead;
}

/** A game by the league's ten-digit id; missing for an unknown game. */
export async function readGame(
  collections: Collections,
  documents: Documents,
  id: string,
): Promise<View<GameRead>> {
  if (!/^\d{10}$/.test(id)) return MISSING_VIEW;
  const read = await gather({
    teams: collections.teams(),
    games: collections.games(),
    postseason: collections.postseason(),
    players: orElse<Player[]>(collections.players(), []),
    ratings: orElse(collections.ratings(), NO_RATINGS),
    lines: orElse<SeasonLines | undefined>(collections.lines(), undefined),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, games, postseason, players, ratings, lines } = read.value.values;
  const season = seasonGames(games)(postseason);
  const known = season.byId.get(id);
  if (known === undefined) return MISSING_VIEW;
  const [day, plays] = await Promise.all([documents.days(known.date), readPlays(documents, id)]);
  if (!day.ok) return UNAVAILABLE;
  const game = day.value.value.games.find((other) => other.id === id);
  const byId = new Map(teams.map((team) => [team.id, team]));
  const home = byId.get(known.homeTeamId);
  const away = byId.get(known.awayTeamId);
  if (game === undefined || home === undefined || away === undefined) return MISSING_VIEW;
  const facts: GameFacts = {
    teams: byId,
    season,
    current: collections.seasonNow.current,
    postseason,
    names: day.value.value.names,
    lines,
  };
  return {
    kind: "ready",
    updatedAt: read.value.updatedAt,
    page: {
      game: withPeriods(game, plays),
      home,
      away,
      facts,
      players: new Map(players.map((player) => [player.name, player])),
      ratings,
      plays,
    },
  };
}

/** A game with its points by period: where none are held, those of its plays if they add up to its score. */
function withPeriods(game: BoxScore, plays: PlaysRead): BoxScore {
  if (game.periods.home.length > 0 || plays.kind !== "known") return game;
  const periods = pointsByPeriod(plays.plays);
  const isWhole =
    sumOf(periods.home) === game.homePoints && sumOf(periods.away) === game.awayPoints;
  return isWhole ? { ...game, periods } : game;
}

function sumOf(points: readonly number[]): number {
  return points.reduce((sum, own) => sum + own, 0);
}

async function readPlays(documents: Documents, id: string): Promise<PlaysRead> {
  const read = await documents.plays(id);
  if (!read.ok) return { kind: "unread" };
  return read.value.value === undefined
    ? { kind: "none" }
    : { kind: "known", plays: read.value.value };
}
