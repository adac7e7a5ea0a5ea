import { seasonOfGames } from "#domain/season/season.ts";
import type { QuestionData } from "../question-data.ts";
import { gameOf, type SeasonLines } from "../storage/season-lines.ts";

/**
 * The first season of a player with lines; undefined where the oldest lines may not be his first, of a player
 * whom `former` does not list.
 */
export function firstSeasonOf(
  id: string,
  { lines, former = [] }: Pick<QuestionData, "lines" | "former">,
): string | undefined {
  const known = former.find((own) => own.id === id)?.first;
  const first = known ?? seasonsPlayed(id, lines).split(" ")[0] ?? "";
  const isOldest = first === "" || first === (lines.parts?.[0]?.season ?? lines.season);
  return known === undefined && isOldest ? undefined : first;
}

/** A player's first and last season in the lines: "2013-14", "2017-18 to 2020-21"; "" without a game. */
export function seasonsPlayed(id: string, lines: SeasonLines): string {
  const player = lines.players.findIndex((own) => own.id === id);
  const first = lines.player.indexOf(player);
  if (player < 0 || first < 0) return "";
  const seasonAt = (line: number) => seasonOfGames([gameOf(lines, lines.game[line] as number)]);
  const [from, to] = [seasonAt(first), seasonAt(lines.player.lastIndexOf(player))];
  return from === to ? from : `${from} to ${to}`;
}
