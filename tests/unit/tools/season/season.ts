import { BOX_COUNTS, NO_COUNTS } from "#domain/figures/line-figures.ts";
import type { BoxTotals, Game, GameLine, PlayerSeason, TeamSeason } from "#domain/season/facts.ts";
import type { TeamRecord, WinLoss } from "#domain/season/records.ts";
import type { Team } from "#domain/teams/team.ts";
import type { Tables } from "#tools/season/tables.ts";

/** A team with consistent defaults for every fact that a test does not name. */

export function team(id: number, facts: Partial<Team> = {}): Team {
  const name = `Team ${id}`;
  return {
    id,
    abbreviation: "ATL",
    city: `City ${id}`,
    conference: "West",
    division: "Pacific",
    fullName: `City ${id} ${name}`,
    name,
    ...facts,
  };
}

let games = 0;

/** A home win of the first team, unless `facts` change it. */
export function win(winner: number, loser: number, facts: Partial<Game> = {}): Game {
  games += 1;
  return {
    id: String(games).padStart(6, "0"),
    date: "2026-01-01",
    homeTeamId: winner,
    awayTeamId: loser,
    homePoints: 100,
    awayPoints: 90,
    neutral: false,
    ...facts,
  };
}

/** A road win of the first team. */
export function roadWin(winner: number, loser: number, facts: Partial<Game> = {}): Game {
  return win(loser, winner, { homePoints: 90, awayPoints: 100, ...facts });
}

export function record(of: Team, overall: WinLoss, facts: Partial<TeamRecord> = {}): TeamRecord {
  const even = { wins: 1, losses: 1 };
  return {
    team: of,
    overall,
    home: even,
    road: even,
    conference: even,
    division: even,
    close: even,
    results: "",
    pointsFor: 0,
    pointsAgainst: 0,
    ...facts,
  };
}

export function player(id: string, facts: Partial<PlayerSeason> = {}): PlayerSeason {
  return {
    ...NO_COUNTS,
    id,
    name: `Player ${id}`,
    teamId: 1,
    games: 1,
    wins: 1,
    losses: 0,
    minutes: 48,
    plusMinus: 0,
    blka: 0,
    pfd: 0,
    doubleDoubles: 0,
    tripleDoubles: 0,
    ratings: {
      offensive: 100,
      defensive: 100,
      net: 0,
      assistPercentage: 0,
      reboundPercentage: 0,
      effectiveFieldGoal: 0,
      trueShooting: 0,
      usage: 0,
      impact: 0,
    },
    perGame: {
      pointsOffTurnovers: 0,
      secondChancePoints: 0,
      fastBreakPoints: 0,
      pointsInPaint: 0,
      foulsDrawn: 0,
    },
    ...facts,
  };
}

export function line(playerId: string, facts: Partial<GameLine> = {}): GameLine {
  return {
    gameId: "1",
    playerId,
    teamId: 1,
    minutes: 48,
    pts: 0,
    reb: 0,
    ast: 0,
    stl: 0,
    blk: 0,
    tov: 0,
    fgPct: null,
    fg3Pct: null,
    ftPct: null,
    plusMinus: 0,
    ...facts,
  };
}

/** Consistent tables of one game of two teams with five players each. */
export function oneGame(): Tables {
  const baskets = { 1: [11, 10, 10, 10, 10], 2: [10, 10, 10, 10, 10] };
  const players = ([1, 2] as const).flatMap((teamId) =>
    baskets[teamId].map((fgm, at) => {
      const shots = { ...NO_COUNTS, fgm, fga: 20, pts: 2 * fgm, oreb: 1, dreb: 5, reb: 6, tov: 1 };
      const share = fgm / 20;
      const base = player(`${teamId}${at}`);
      const ratings = { ...base.ratings, effectiveFieldGoal: share, trueShooting: share };
      const outcome = { wins: teamId === 1 ? 1 : 0, losses: teamId === 1 ? 0 : 1 };
      return { ...base, ...shots, ...outcome, ratings, teamId };
    }),
  );
  const totals = (teamId: number): BoxTotals => {
    const own = players.filter((player) => player.teamId === teamId);
    const sum = { ...NO_COUNTS };
    for (const count of BOX_COUNTS) {
      sum[count] = own.reduce((all, player) => all + player[count], 0);
    }
    return sum;
  };
  const teamSeasons = [1, 2].map((teamId): TeamSeason => {
    const own = totals(teamId);
    const share = own.fgm / own.fga;
    return {
      teamId,
      totals: own,
      ratings: {
        offensive: own.pts,
        defensive: totals(3 - teamId).pts,
        assistPercentage: 0,
        pace: 100,
        offensiveReboundPercentage: 0.25,
        defensiveReboundPercentage: 0.75,
        reboundPercentage: 0.5,
        turnoverPercentage: 0.05,
        effectiveFieldGoal: share,
        trueShooting: share,
        net: own.pts - totals(3 - teamId).pts,
        opponentTurnoverPercentage: 0.06,
        opponentFreeThrowRate: 0,
        opponentEffectiveFieldGoal: totals(3 - teamId).fgm / totals(3 - teamId).fga,
      },
      opponent: totals(3 - teamId),
    };
  });
  return {
    teams: [team(1), team(2)],
    games: [win(1, 2, { id: "1", homePoints: 102, awayPoints: 100 })],
    players,
    lines: players.map(({ id, teamId, pts, reb, tov }) => line(id, { teamId, pts, reb, tov })),
    teamSeasons,
    identities: [1, 2].map((id) => ({
      id,
      officialSite: "https://example.com/",
      primary: "#E03A3E",
      secondary: "#C1D32F",
    })),
    contracts: players.map(({ id, name, teamId }) => ({
      player_id: id,
      player: name,
      birth_date: "2000-02-29",
      position: "G",
      team_id: teamId,
      draft_status: "Undrafted",
      nationality: "USA",
      pre_draft_team: "",
      height: "6-6",
      weight_lb: "",
      years_of_service: "0",
      jersey: "",
    })),
    rosters: {
      season: "2026-27",
      asOf: "2026-10-08",
      rows: players.map(({ id, name, teamId }) => ({
        player_id: id,
        player: name,
        team_id: teamId,
        position: "G",
        rookie: false,
        birth_date: "",
      })),
    },
  };
}
