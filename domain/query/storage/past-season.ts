import { memoize } from "#domain/memoize.ts";
import type { Player } from "#domain/players/player.ts";
import type { Game } from "#domain/season/facts.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import type { Team } from "#domain/teams/team.ts";
import type { SeasonLines } from "./season-lines.ts";

/** The names of a team that had others than today. */
export interface FormerName extends Pick<Team, "name" | "fullName"> {
  teamId: number;
}

/** A past season: every line of its games, from which all its figures are computed. */
export interface PastSeason {
  lines: SeasonLines;
  postseason: Postseason;
  formerNames: readonly FormerName[];
  /** The places of games on neutral floors, by the game's id: "Paris". */
  neutralPlaces: ReadonlyMap<string, string>;
}

/** The teams under their names of the season. */
export const pastTeams = memoize(({ formerNames }: Pick<PastSeason, "formerNames">) =>
  memoize((teams: Team[]): Team[] =>
    formerNames.length === 0
      ? teams
      : teams.map((team) => {
          const former = formerNames.find(({ teamId }) => teamId === team.id);
          return former ? { ...team, name: former.name, fullName: former.fullName } : team;
        }),
  ),
);

/** The games of the regular season. */
export const pastGames = memoize(({ lines }: Pick<PastSeason, "lines">): Game[] =>
  lines.games.filter(({ stage }) => stage === "season"),
);

/** The players of the season. Of their persons no more than the names is known. */
export const pastPlayers = memoize(({ players }: Pick<SeasonLines, "players">): Player[] =>
  players.map(({ id, name }) => ({ ...NOTHING_KNOWN, id, name })),
);

const NOTHING_KNOWN: Omit<Player, "id" | "name"> = {
  age: "",
  born: "",
  position: "",
  height: "",
  weight: "",
  currentTeam: "",
  yearsOfService: "",
  jersey: "",
  preDraftTeam: "",
  draftStatus: "",
  nationality: "",
};
