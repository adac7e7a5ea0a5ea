import type { Collections } from "../data/cached-collections.ts";
import { playerPath, teamOfPlayer } from "../domain/players.ts";
import { searchTeamsAndPlayers } from "../domain/search.ts";
import { linkOfTeam } from "../domain/team-links.ts";
import { gather } from "./gather.ts";
import { teamPath } from "./links.ts";
import { UNAVAILABLE, type View } from "./view.ts";

/** As much of a search text as is looked at and shown again. */
const LONGEST_QUERY = 80;

export interface SearchHit {
  href: string;
  name: string;
  detail: string;
  logo: string | undefined;
}

export type SearchPage = { query: string } & (
  | { kind: "too-short" }
  | { kind: "results"; teams: SearchHit[]; players: SearchHit[] }
);

/** Teams and players that match the text, best first; from 2 characters on (spec section 9). */
export async function loadSearch(
  collections: Collections,
  text: string | null,
): Promise<View<SearchPage>> {
  const query = (text ?? "").slice(0, LONGEST_QUERY).trim();
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
  });
  if (!read.ok) return UNAVAILABLE;
  const { teams, links, players } = read.value.values;
  const { updatedAt } = read.value;
  const found = searchTeamsAndPlayers(query, teams, players);
  if (found.kind === "too-short") {
    return { kind: "ready", updatedAt, page: { kind: "too-short", query } };
  }
  return {
    kind: "ready",
    updatedAt,
    page: {
      kind: "results",
      query,
      teams: found.teams.map((team) => ({
        href: teamPath(team),
        name: team.fullName,
        detail: team.abbreviation,
        logo: linkOfTeam(team, links)?.logo,
      })),
      players: found.players.map((player) => {
        const team = teamOfPlayer(player, teams);
        return {
          href: playerPath(player.name),
          name: player.name,
          detail: [player.position, team?.abbreviation].filter(Boolean).join(", "),
          logo: team && linkOfTeam(team, links)?.logo,
        };
      }),
    },
  };
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** One sentence that says what the search found. */
export function summaryOf(page: SearchPage): string {
  if (page.kind === "too-short")
    return "Type at least 2 characters of a name, city or abbreviation.";
  const { teams, players } = page;
  if (teams.length + players.length === 0) return `No results for "${page.query}".`;
  return `${counted(teams.length, "team")} and ${counted(players.length, "player")} for "${page.query}".`;
}
