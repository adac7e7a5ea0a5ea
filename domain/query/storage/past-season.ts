import { memoize } from "#domain/memoize.ts";
import type { LogLine } from "#domain/players/career.ts";
import { outscores, type Scoring } from "#domain/players/game-documents.ts";
import type { Player } from "#domain/players/player.ts";
import type { BoxScore, Day } from "#domain/season/box-score.ts";
import type { Game } from "#domain/season/facts.ts";
import type { GameResults } from "#domain/season/game-results.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import { seasonRecords } from "#domain/season/records.ts";
import type { Standing, Standings } from "#domain/standings/standing.ts";
import { type StandingsTable, standingsTable } from "#domain/standings/standings-table.ts";
import type { TopScorer } from "#domain/teams/franchise.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { boxLine, gamesAt } from "./lines-of-games.ts";
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

/** Some games with their box scores. Points by period and the arena are not known. */
function boxScores(
  { lines, postseason, neutralPlaces }: PastSeason,
  places: readonly number[],
): BoxScore[] {
  const staged = new Map(postseason.games.map((game) => [game.id, game]));
  return gamesAt(lines, places).map((game) => ({
    ...game,
    lines: [...game.lines],
    periods: { home: [], away: [] },
    tipOff: undefined,
    arena: undefined,
    city: neutralPlaces.get(game.id),
    label: staged.get(game.id)?.label,
    officials: [],
    television: [],
    series: staged.get(game.id)?.series,
  }));
}

/** The places of the games that fulfil a condition. */
function placesOf(
  { lines }: PastSeason,
  isWanted: (game: SeasonLines["games"][number]) => boolean,
): number[] {
  return lines.games.flatMap((game, at) => (isWanted(game) ? [at] : []));
}

const namesById = memoize(
  ({ lines }: PastSeason): ReadonlyMap<string, string> =>
    new Map(lines.players.map(({ id, name }) => [id, name])),
);

/** The games of a day; undefined for a day without games. */
export function pastDay(season: PastSeason, date: string): Day | undefined {
  const places = placesOf(season, (game) => game.date === date);
  if (places.length === 0) return undefined;
  return { date, games: boxScores(season, places), names: namesById(season) };
}

/** A player's lines in the order of the games; empty for a player without one. */
export function pastLog({ lines }: PastSeason, playerId: string): LogLine[] {
  const player = lines.players.findIndex(({ id }) => id === playerId);
  const log: LogLine[] = [];
  for (let line = 0; line < lines.size; line += 1) {
    const game = lines.games[lines.game[line] ?? -1];
    if (lines.player[line] !== player || game === undefined) continue;
    log.push({ ...boxLine(lines, line), gameId: game.id, stage: game.stage });
  }
  return log;
}

/** A team's top scorer in each of its games. */
export function pastScorers(season: PastSeason, teamId: number): TopScorer[] {
  const { lines } = season;
  const scoringOf = (line: number): Scoring => ({
    pts: Math.max(0, lines.figures.pts[line] ?? 0),
    seconds: Math.max(0, lines.figures.sec[line] ?? 0),
    playerId: lines.players[lines.player[line] ?? -1]?.id ?? "",
  });
  const best = new Map<number, Scoring>();
  for (let line = 0; line < lines.size; line += 1) {
    if (lines.team[line] !== teamId) continue;
    const game = lines.game[line] ?? -1;
    const top = best.get(game);
    const own = scoringOf(line);
    if (top === undefined || outscores(own, top)) best.set(game, own);
  }
  return lines.games.flatMap(({ id: gameId }, place) => {
    const top = best.get(place);
    if (top === undefined) return [];
    const { playerId, pts } = top;
    return { gameId, playerId, name: namesById(season).get(playerId) ?? "", pts };
  });
}
