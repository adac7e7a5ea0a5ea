import { SEASON_YEAR } from "../../../domain/season/season.ts";
import type { Tables } from "../../season/tables.ts";

/**
 * Addresses of the site's open data, for figures that none of its pages prints. Each asks for so
 * little that a person can read the answer.
 */
export function sources({ teams }: Pick<Tables, "teams">) {
  const ids = new Map(teams.map(({ id, abbreviation }) => [abbreviation, id]));
  const path = (call: string, parameters: [name: string, value: string | number | undefined][]) =>
    `/api/v1/${call}?${[...new Set(parameters.map(([name, value]) => `${name}=${value}`))].join("&")}`;

  return {
    /** What some players did in single games. */
    lines: (...lines: { playerId: string; iso: string }[]) =>
      path("stats", [
        ...lines.map(({ playerId }): [string, string] => ["player_ids[]", playerId]),
        ...lines.map(({ iso }): [string, string] => ["dates[]", iso]),
      ]),
    /** Some games, found by their winners and their days. */
    games: (...games: { winner: string; iso: string }[]) =>
      path("games", [
        ...games.map(({ winner }): [string, number | undefined] => ["team_ids[]", ids.get(winner)]),
        ...games.map(({ iso }): [string, string] => ["dates[]", iso]),
      ]),
    /** A team's games from one day on to another. */
    gamesOf: (team: string, first: string, last: string) =>
      path("games", [
        ["team_ids[]", ids.get(team)],
        ["start_date", first],
        ["end_date", last],
        ["per_page", 100],
      ]),
    standings: path("standings", [["season", SEASON_YEAR]]),
  };
}
