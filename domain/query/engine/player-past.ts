import { awardsByPlayer } from "#domain/history/awards.ts";
import { memoize } from "#domain/memoize.ts";
import type { Honour } from "#domain/players/career.ts";
import { teamOfPlayer } from "#domain/players/players.ts";
import type { QuestionData } from "../question-data.ts";
import type { AllTimeSeasons } from "../storage/all-time.ts";
import { teamsById } from "./name-order.ts";

/** A player's honours, and the teams that he has played for. */
export interface PlayerPast {
  honours: readonly Honour[];
  /** The abbreviations of all his teams. */
  clubs: ReadonlySet<string>;
  /** That of his team now, undefined on no roster; of a player before the season that of his last one. */
  club: string | undefined;
}

/** The pasts of the players of the season by id; empty for data without awards. */
export const pastsOf = memoize((data: QuestionData): ReadonlyMap<string, PlayerPast> => {
  const { awards, allTime, lines, players, teams } = data;
  if (awards === undefined) return new Map();
  const byId = teamsById(teams);
  const won = awardsByPlayer(awards);
  const before = allTime && franchisesOf(allTime);
  const now = new Map<string, number[]>(lines.players.map(({ id }) => [id, []]));
  for (let line = 0; line < lines.size; line += 1) {
    const own = now.get(lines.players[lines.player[line] as number]?.id ?? "");
    const team = lines.team[line] as number;
    if (own?.at(-1) !== team) own?.push(team);
  }
  const signed = new Map(players.map((player) => [player.id, teamOfPlayer(player, teams)?.id]));
  const ids = new Set([...signed.keys(), ...now.keys()]);
  return new Map(
    [...ids].map((id) => {
      const played = [...(before?.get(id) ?? []), ...(now.get(id) ?? [])];
      const club = signed.has(id) ? signed.get(id) : played.at(-1);
      const names = played.flatMap((team) => byId.get(team)?.abbreviation ?? []);
      const past = {
        honours: won.get(id) ?? [],
        clubs: new Set(names),
        club: byId.get(club ?? -1)?.abbreviation,
      };
      return [id, past];
    }),
  );
});

/** The franchises of each player's seasons, by his id. */
const franchisesOf = memoize(({ players, teams, columns: { player, team } }: AllTimeSeasons) => {
  const played = new Map<string, Set<number>>(players.map(({ id }) => [id, new Set()]));
  for (const [row, place] of player.entries())
    played.get(players[place]?.id ?? "")?.add(teams[team[row] as number]?.id ?? 0);
  return played;
});
