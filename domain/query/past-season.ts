import { memoize } from "../memoize.ts";
import type { BoxScore, Day } from "../season/box-score.ts";
import type { LogLine } from "../season/career.ts";
import type { Game } from "../season/facts.ts";
import type { TopScorer } from "../season/franchise.ts";
import { logsOf, topScorer } from "../season/game-documents.ts";
import type { GameResults } from "../season/game-results.ts";
import type { Player } from "../season/player.ts";
import type { Postseason } from "../season/postseason.ts";
import { seasonRecords } from "../season/records.ts";
import type { Standing, Standings } from "../season/standing.ts";
import { type StandingsTable, standingsTable } from "../season/standings-table.ts";
import type { Team } from "../season/team.ts";
import { badgeUrl } from "../season/team-links.ts";
import { gamesOfLines } from "./lines-of-games.ts";
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
}

/** The teams under their names of the season. */
export const pastTeams = memoize(({ formerNames }: PastSeason) =>
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
export const pastGames = memoize(({ lines }: PastSeason): Game[] =>
  lines.games.filter(({ stage }) => stage === "season"),
);

/** The players of the season. Of their persons no more than the names is known. */
export const pastPlayers = memoize(({ lines }: PastSeason): Player[] =>
  lines.players.map(({ id, name }) => ({ ...NOTHING_KNOWN, id, name })),
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

/** The final standings, computed from the games. */
export const pastStandings = memoize((season: PastSeason) =>
  memoize((teams: Team[]): Standings => {
    const { East, West } = standingsTable(teams, pastGames(season));
    return { east: standingsOf(East), west: standingsOf(West) };
  }),
);

function standingsOf({ rows }: StandingsTable): Standing[] {
  return rows.map(({ team, ...figures }) => ({
    ...figures,
    teamName: team.fullName,
    logo: badgeUrl(team),
    others: [],
  }));
}

/** Every team's results, oldest first. */
export function pastResults(season: PastSeason, teams: Team[]): GameResults {
  const records = seasonRecords(teams, pastGames(season)).values();
  return new Map([...records].map(({ team, results }) => [team.id, results]));
}

/** Every game with its box score. Points by period and the place are not known. */
const boxScores = memoize(({ lines, postseason }: PastSeason): BoxScore[] => {
  const staged = new Map(postseason.games.map((game) => [game.id, game]));
  return gamesOfLines(lines).map((game) => ({
    ...game,
    lines: [...game.lines],
    periods: { home: [], away: [] },
    tipOff: undefined,
    arena: undefined,
    city: undefined,
    label: staged.get(game.id)?.label,
    officials: [],
    television: [],
    series: staged.get(game.id)?.series,
  }));
});

const boxScoresByDay = memoize((season: PastSeason) =>
  Map.groupBy(boxScores(season), ({ date }) => date),
);

const namesById = memoize(
  ({ lines }: PastSeason): ReadonlyMap<string, string> =>
    new Map(lines.players.map(({ id, name }) => [id, name])),
);

/** The games of a day; undefined for a day without games. */
export function pastDay(season: PastSeason, date: string): Day | undefined {
  const games = boxScoresByDay(season).get(date);
  return games && { date, games, names: namesById(season) };
}

const logs = memoize((season: PastSeason) => logsOf(boxScores(season)));

/** A player's lines in the order of the games; empty for a player without one. */
export function pastLog(season: PastSeason, playerId: string): LogLine[] {
  return logs(season).get(playerId) ?? [];
}

/** A team's top scorer in each of its games. */
export function pastScorers(season: PastSeason, teamId: number): TopScorer[] {
  return boxScores(season).flatMap((game) => topScorer(game, teamId, namesById(season)) ?? []);
}
