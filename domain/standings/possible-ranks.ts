import type { Game } from "../season/facts.ts";
import type { TeamRecord } from "../season/records.ts";
import type { Meetings } from "./meetings.ts";
import { conferenceOrder } from "./tie-breaks.ts";

/** The best and the worst rank in its conference that a team can still have. */
export interface RankRange {
  best: number;
  worst: number;
}

type Teams = Pick<Game, "homeTeamId" | "awayTeamId">;

/** A team with its wins and the games that it still plays. */
interface Contender {
  id: number;
  wins: number;
  left: number;
}

/**
 * The ranks that each team of a conference can still have, by team id, when `upcoming` is all that is
 * left to play. A rank outside a range is impossible. Ranks inside are possible by wins, by the games
 * that rivals play against each other and by head-to-head; a tie that other teams can join counts as
 * open.
 */
export function possibleRanks(
  records: TeamRecord[],
  upcoming: readonly Teams[],
  meetings: Meetings,
): Map<number, RankRange> {
  const left = gamesLeft(upcoming);
  const contenders = records.map(
    ({ team, overall }): Contender => ({
      id: team.id,
      wins: overall.wins,
      left: left.of(team.id),
    }),
  );
  if (contenders.every((one) => one.left === 0)) {
    const { order } = conferenceOrder(records, meetings);
    return new Map(order.map(({ team }, at) => [team.id, { best: at + 1, worst: at + 1 }]));
  }
  // Wins order teams only at the same number of games; until all are scheduled nothing is decided.
  const lengths = new Set(records.map(({ team, overall }) => gamesOf(overall) + left.of(team.id)));
  if (lengths.size > 1) {
    return new Map(contenders.map(({ id }) => [id, { best: 1, worst: records.length }]));
  }
  const race: Race = { contenders, left, winsOver: winsOver(meetings) };
  return new Map(
    contenders.map((own) => [
      own.id,
      { best: records.length - mostBehind(own, race), worst: 1 + mostAhead(own, race) },
    ]),
  );
}

interface Race {
  contenders: readonly Contender[];
  left: GamesLeft;
  winsOver(winner: number, loser: number): number;
}

/** The most teams that can end ahead of one that loses all its games. */
function mostAhead(own: Contender, race: Race): number {
  const { left, winsOver } = race;
  const level = own.wins;
  const wanted = othersOf(own, race).map((other) => {
    const rivalWins = winsOver(other.id, own.id) + left.between(own.id, other.id);
    const isBelowInTie = winsOver(own.id, other.id) > rivalWins && isPair(own, other, level, race);
    return { ...other, need: level - other.wins + Number(isBelowInTie) };
  });
  const sure = wanted.filter(({ need }) => need <= 0).length;
  const open = wanted.filter((other) => other.need > 0 && other.need <= other.left);
  // A set can win all it needs if each of its subsets plays enough games: one winner a game.
  return sure + largestSet(open, left, (need, games, within) => need <= games - within);
}

/** The most teams that can end behind one that wins all its games. */
function mostBehind(own: Contender, race: Race): number {
  const { left, winsOver } = race;
  const level = own.wins + own.left;
  const capped = othersOf(own, race).map((other) => {
    const ownWins = winsOver(own.id, other.id) + left.between(own.id, other.id);
    const isAheadInTie = winsOver(other.id, own.id) > ownWins && isPair(own, other, level, race);
    return { ...other, need: level - other.wins - Number(isAheadInTie) };
  });
  // A set can stay behind if each of its subsets may win all games within it: one winner a game.
  return largestSet(
    capped.filter(({ need }) => need >= 0),
    left,
    (room, _games, within) => within <= room,
  );
}

function othersOf(own: Contender, { contenders }: Race): Contender[] {
  return contenders.filter(({ id }) => id !== own.id);
}

/** Whether no third team can have as many wins, so that a tie is one of two teams. */
function isPair(own: Contender, other: Contender, level: number, { contenders }: Race): boolean {
  return contenders.every(
    ({ id, wins, left }) => id === own.id || id === other.id || level < wins || level > wins + left,
  );
}

/**
 * The size of the largest set all of whose subsets pass a test, by the sum of their needs, of their
 * games, and of the games within the subset.
 */
function largestSet(
  teams: readonly (Contender & { need: number })[],
  left: GamesLeft,
  passes: (need: number, games: number, within: number) => boolean,
): number {
  // If each team passes with half of its games within the whole set, all subsets do.
  const isEasy = teams.every(({ id, need, left: games }) => {
    const shared = teams.reduce((sum, other) => sum + left.between(id, other.id), 0);
    return passes(need, games, shared / 2);
  });
  if (isEasy) return teams.length;
  // A set is a number with one bit a team; each sum follows from that of the set without its last team.
  const needs = new Int32Array(1 << teams.length);
  const games = new Int32Array(1 << teams.length);
  const within = new Int32Array(1 << teams.length);
  const sizes = new Uint8Array(1 << teams.length);
  const hasFailed = new Uint8Array(1 << teams.length);
  for (const [at, team] of teams.entries()) {
    const meetings = teams.slice(0, at).map(({ id }) => left.between(team.id, id));
    for (let rest = 0; rest < 1 << at; rest += 1) {
      const set = rest | (1 << at);
      needs[set] = valueAt(needs, rest) + team.need;
      games[set] = valueAt(games, rest) + team.left;
      sizes[set] = valueAt(sizes, rest) + 1;
      let [inside, failed] = [valueAt(within, rest), valueAt(hasFailed, rest)];
      for (let other = 0; other < at; other += 1) {
        if ((rest & (1 << other)) === 0) continue;
        inside += meetings[other] ?? 0;
        failed |= valueAt(hasFailed, set ^ (1 << other));
      }
      within[set] = inside;
      hasFailed[set] = failed | Number(!passes(valueAt(needs, set), valueAt(games, set), inside));
    }
  }
  return Math.max(...sizes.filter((_, set) => hasFailed[set] === 0));
}

function valueAt(numbers: Int32Array | Uint8Array, at: number): number {
  return numbers[at] ?? 0;
}

interface GamesLeft {
  of(teamId: number): number;
  between(one: number, other: number): number;
}

function gamesLeft(upcoming: readonly Teams[]): GamesLeft {
  const games = new Map<number, Map<number, number>>();
  const count = (one: number, other: number) => {
    const own = games.get(one) ?? new Map<number, number>();
    games.set(one, own.set(other, (own.get(other) ?? 0) + 1));
  };
  for (const { homeTeamId, awayTeamId } of upcoming) {
    count(homeTeamId, awayTeamId);
    count(awayTeamId, homeTeamId);
  }
  return {
    of: (teamId) => [...(games.get(teamId)?.values() ?? [])].reduce((sum, own) => sum + own, 0),
    between: (one, other) => games.get(one)?.get(other) ?? 0,
  };
}

function winsOver(meetings: Meetings): Race["winsOver"] {
  return (winner, loser) => meetings.against(winner, new Set([loser])).wins;
}

function gamesOf({ wins, losses }: TeamRecord["overall"]): number {
  return wins + losses;
}
