import { seasonOfGames } from "#domain/season/season.ts";
import { gameOf, type SeasonLines } from "../storage/season-lines.ts";

/** A player's first and last season in the lines: "2013-14", "2017-18 to 2020-21"; "" without a game. */
export function seasonsPlayed(id: string, lines: SeasonLines): string {
  const player = lines.players.findIndex((own) => own.id === id);
  const first = lines.player.indexOf(player);
  if (player < 0 || first < 0) return "";
  const seasonAt = (line: number) => seasonOfGames([gameOf(lines, lines.game[line] as number)]);
  const [from, to] = [seasonAt(first), seasonAt(lines.player.lastIndexOf(player))];
  return from === to ? from : `${from} to ${to}`;
}
