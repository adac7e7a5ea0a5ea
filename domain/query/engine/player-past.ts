import { memoize } from "#domain/memoize.ts";
import type { Honour } from "#domain/players/career.ts";
import { teamOfPlayer } from "#domain/players/players.ts";
import type { QuestionData } from "../question-data.ts";
import { teamsById } from "./name-order.ts";

/** A player's honours, and the teams that he has played for. */
export interface PlayerPast {
  honours: readonly Honour[];
  /** The abbreviations of all his teams. */
  clubs: ReadonlySet<string>;
  /** That of his team now, undefined on no roster; of a player before the season that of his last one. */
  club: string | undefined;
}

/** The pasts of the players of the season by id; empty for data without annals. */
export const pastsOf = memoize((data: QuestionData): ReadonlyMap<string, PlayerPast> => {
  const { annals, lines, players, teams } = data;
  const byId = teamsById(teams);
  const now = new Map<string, number[]>();
  for (let line = 0; line < lines.size; line += 1) {
    const id = lines.players[lines.player[line] as number]?.id ?? "";
    const own = now.get(id) ?? [];
    const team = lines.team[line] as number;
    if (own.at(-1) !== team) now.set(id, [...own, team]);
  }
  const signed = new Map(players.map((player) => [player.id, teamOfPlayer(player, teams)?.id]));
  return new Map(
    (annals?.careers ?? []).map(({ id, honours, teamIds }) => {
      const played = [...teamIds, ...(now.get(id) ?? [])];
      const club = signed.has(id) ? signed.get(id) : played.at(-1);
      const names = played.flatMap((team) => byId.get(team)?.abbreviation ?? []);
      return [id, { honours, clubs: new Set(names), club: byId.get(club ?? -1)?.abbreviation }];
    }),
  );
});
