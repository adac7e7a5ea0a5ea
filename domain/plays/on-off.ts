import { stintsOf } from "./floor.ts";
import { addTo, type FloorSums, sumsOfStint } from "./lineups.ts";
import { type GamePlays, otherSide, periodSeconds, pointsOf, type Side } from "./play.ts";

/** A player's time on the floor for a team, and his field goals. */
export interface OnFloor extends FloorSums {
  teamId: number;
  playerId: string;
  made: number;
  /** How many of those made a team-mate assisted. */
  assisted: number;
}

/** All games of a team that have plays. */
export interface TeamGames extends FloorSums {
  teamId: number;
  games: number;
  /** The games in which the names of some plays fit two players. */
  guessed: number;
}

/** How often one player assisted another. */
export interface Duo {
  teamId: number;
  passerId: string;
  scorerId: string;
  assists: number;
}

/** The lineups on the floor, and the assists by passer and scorer, in the games of a stage. */
export interface OnOff {
  games: number;
  /** The games without plays. */
  missing: number;
  teams: readonly TeamGames[];
  players: readonly OnFloor[];
  duos: readonly Duo[];
}

/** A game with its plays, if it has any. */
export interface PlayedOut {
  homeTeamId: number;
  awayTeamId: number;
  plays: GamePlays | undefined;
}

/** Adds up the games of a stage. */
export function onOffIn(games: readonly PlayedOut[]): OnOff {
  const teams = new Map<string, TeamGames>();
  const players = new Map<string, OnFloor>();
  const duos = new Map<string, Duo>();
  for (const { plays: game, ...ids } of games) {
    if (game === undefined) continue;
    const teamIds = { home: ids.homeTeamId, away: ids.awayTeamId };
    const playerAt = (side: Side, playerId: string) =>
      kept(players, `${teamIds[side]} ${playerId}`, () => ({
        teamId: teamIds[side],
        playerId,
        ...NOTHING,
        made: 0,
        assisted: 0,
      }));
    for (const side of ["home", "away"] as const) {
      const own = kept(teams, String(teamIds[side]), () => ({
        teamId: teamIds[side],
        ...NOTHING,
        games: 0,
        guessed: 0,
      }));
      own.games += 1;
      own.guessed += (game.guessedNames ?? 0) > 0 ? 1 : 0;
      addTo(own, wholeGame(game, side));
    }
    for (const stint of stintsOf(game)) {
      for (const side of ["home", "away"] as const) {
        for (const one of stint.floor[side]) addTo(playerAt(side, one), sumsOfStint(stint, side));
      }
    }
    for (const { kind, side, playerId, otherId } of game.plays) {
      if (pointsOf(kind) < 2 || side === undefined || playerId === undefined) continue;
      const scorer = playerAt(side, playerId);
      scorer.made += 1;
      if (otherId === undefined) continue;
      scorer.assisted += 1;
      kept(duos, `${teamIds[side]} ${otherId} ${playerId}`, () => ({
        teamId: teamIds[side],
        passerId: otherId,
        scorerId: playerId,
        assists: 0,
      })).assists += 1;
    }
  }
  return {
    games: games.length,
    missing: games.filter(({ plays }) => plays === undefined).length,
    teams: [...teams.values()],
    players: [...players.values()],
    duos: [...duos.values()],
  };
}

const NOTHING: FloorSums = { seconds: 0, scored: 0, allowed: 0 };

function kept<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  return made;
}

function wholeGame({ plays }: GamePlays, side: Side): FloorSums {
  const last = plays.at(-1);
  const points = { home: last?.homePoints ?? 0, away: last?.awayPoints ?? 0 };
  let seconds = 0;
  for (let period = 1; period <= (last?.period ?? 0); period += 1) seconds += periodSeconds(period);
  return { seconds, scored: points[side], allowed: points[otherSide(side)] };
}

/** The sums of a team's games without those of a player: his time off the floor. */
export function offFloor(team: FloorSums, { seconds, scored, allowed }: FloorSums): FloorSums {
  return {
    seconds: team.seconds - seconds,
    scored: team.scored - scored,
    allowed: team.allowed - allowed,
  };
}

const SECONDS_OF_GAME = 48 * 60;

/** Points better than the opponents in 48 minutes; undefined without time. */
export function netPer48({ seconds, scored, allowed }: FloorSums): number | undefined {
  return seconds === 0 ? undefined : ((scored - allowed) * SECONDS_OF_GAME) / seconds;
}

/** The share of each player's field goals that nobody assisted; players without one have none. */
export function unassistedShares(players: readonly OnFloor[]): Map<string, number> {
  const shots = new Map<string, { made: number; assisted: number }>();
  for (const { playerId, made, assisted } of players) {
    const own = kept(shots, playerId, () => ({ made: 0, assisted: 0 }));
    own.made += made;
    own.assisted += assisted;
  }
  return new Map(
    [...shots].flatMap(([id, { made, assisted }]) =>
      made === 0 ? [] : [[id, Number(((made - assisted) / made).toFixed(4))]],
    ),
  );
}
