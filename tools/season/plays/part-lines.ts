import { playsOnFloor } from "#domain/plays/floor.ts";
import { linesOfPart, PARTS, type Part } from "#domain/plays/parts.ts";
import type { GamePlays } from "#domain/plays/play.ts";
import { linesOfGames, type PlayedGame } from "#domain/query/storage/lines-of-games.ts";
import type { PartLines } from "#domain/query/storage/season-lines.ts";

/** The season's lines by part; `games` are all of the season in the order they were played. */
export function partLines(
  games: readonly PlayedGame[],
  plays: ReadonlyMap<string, GamePlays>,
  names: ReadonlyMap<string, string>,
): PartLines[] {
  const byPart = new Map<Part, PlayedGame[]>(PARTS.map((part) => [part, []]));
  for (const game of games) {
    const own = plays.get(game.id);
    const moments = own === undefined ? [] : playsOnFloor(own);
    for (const [part, of] of byPart) {
      of.push({ ...game, bigShots: undefined, lines: linesOfPart(part, moments, game) });
    }
  }
  const withoutPlays = games.flatMap(({ id }) => (plays.has(id) ? [] : [id]));
  return [...byPart].map(([part, of]) => ({
    lines: { ...linesOfGames(of, names), part },
    withoutPlays,
  }));
}
