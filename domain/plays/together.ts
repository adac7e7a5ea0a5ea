import { stintsOf } from "./floor.ts";
import { type GamePlays, periodSeconds, pointsOf, type Side } from "./play.ts";

/** Time on the floor, with the points of the team and of its opponents in it. */
export interface FloorSums {
  seconds: number;
  scored: number;
  allowed: number;
}

/** Players of a team who were on the floor together: five or two, by ascending ids. */
export interface Unit extends FloorSums {
  teamId: number;
  players: readonly string[];
}

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

/** Who played with whom in the games of a stage. */
export interface Together {
  games: number;
  /** The games without plays. */
  missing: number;
  teams: readonly TeamGames[];
  fives: readonly Unit[];
  pairs: readonly Unit[];
  players: readonly OnFloor[];
  duos: readonly Duo[];
}

/** A game with its plays, if it has any. */
export interface PlayedOut {
  homeTeamId: number;
  awayTeamId: number;
  plays: GamePlays | undefined;
}

/** The least time of units that are kept. */
export const LEAST_MINUTES = { fives: 20, pairs: 50 } as const;

const FIVE = 5;
const OTHER = { home: "away", away: "home" } as const;

/** Adds up the games of a stage; units with less than `LEAST_MINUTES` are left out. */
export function togetherIn(games: readonly PlayedOut[]): Together {
  const teams = new Map<string, TeamGames>();
  const fives = new Map<string, Unit>();
  const pairs = new Map<string, Unit>();
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
    for (const { floor, seconds, points } of stintsOf(game)) {
      for (const side of ["home", "away"] as const) {
        const sums = { seconds, scored: points[side], allowed: points[OTHER[side]] };
        const unitAt = (units: Map<string, Unit>, of: readonly string[]) =>
          kept(units, `${teamIds[side]} ${of.join(" ")}`, () => ({
            teamId: teamIds[side],
            players: of,
            ...NOTHING,
          }));
        const five = floor[side].toSorted((a, b) => Number(a) - Number(b));
        if (five.length === FIVE) addTo(unitAt(fives, five), sums);
        for (const [at, one] of five.entries()) {
          addTo(playerAt(side, one), sums);
          for (const other of five.slice(at + 1)) addTo(unitAt(pairs, [one, other]), sums);
        }
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
  const lasting = (units: Map<string, Unit>, minutes: number) =>
    [...units.values()].filter(({ seconds }) => seconds >= 60 * minutes);
  return {
    games: games.length,
    missing: games.filter(({ plays }) => plays === undefined).length,
    teams: [...teams.values()],
    fives: lasting(fives, LEAST_MINUTES.fives),
    pairs: lasting(pairs, LEAST_MINUTES.pairs),
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

function addTo(sums: FloorSums, { seconds, scored, allowed }: FloorSums): void {
  sums.seconds += seconds;
  sums.scored += scored;
  sums.allowed += allowed;
}

function wholeGame({ plays }: GamePlays, side: Side): FloorSums {
  const last = plays.at(-1);
  const points = { home: last?.homePoints ?? 0, away: last?.awayPoints ?? 0 };
  let seconds = 0;
  for (let period = 1; period <= (last?.period ?? 0); period += 1) seconds += periodSeconds(period);
  return { seconds, scored: points[side], allowed: points[OTHER[side]] };
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
