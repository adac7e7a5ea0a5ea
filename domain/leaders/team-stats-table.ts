import type { SeasonFacts, TeamSeason } from "../season/facts.ts";
import { figure, percentage, quotient, signed } from "../season/figures.ts";
import { gameMinutes } from "../season/game-minutes.ts";
import { type Feats, teamFeats } from "../season/milestones.ts";
import { seasonRecords, type TeamRecord, winningPercentage } from "../season/records.ts";
import type { Stat, Team } from "../teams/team.ts";
import { inStatGroups, type StatGroup } from "./leaders.ts";

/** One team's row: its figures in column order, as printed. */
export interface TeamStatsLine {
  team: Team;
  stats: Stat[];
}

interface TeamYear {
  season: TeamSeason;
  record: TeamRecord;
  games: number;
  /** Minutes of game time, not of players: 48 for a game without overtime. */
  minutes: number;
  feats: Feats;
  highGame: number;
}

/**
 * Every team's figures in the four groups, in the order of the teams. Totals, and figures derived
 * from them, are sums of the players: turnovers and rebounds charged to the team as a whole are in
 * the official percentages (TOV%, ORB%, DRB%, TRB%) only.
 */
export function teamStatsTable(facts: SeasonFacts): Record<StatGroup, TeamStatsLine[]> {
  const years = teamYears(facts);
  const columns = { advanced, averages, misc, totals };
  return inStatGroups((group) =>
    years.map((year) => ({
      team: year.record.team,
      stats: columns[group](year).map(([label, value]) => ({ label, value })),
    })),
  );
}

/** Official ratings and percentages as published; other figures by the usual formulas. */
function advanced({ season, games, minutes }: TeamYear): [string, string][] {
  const { totals: t, ratings: r, opponent } = season;
  // Pace is possessions per 48 minutes, so this is the team's number of possessions.
  const possessions = (r.pace * minutes) / 48;
  // Block percentage is by convention blocks per opponents' two-point attempt.
  const opponentTwos = (opponent.fga - opponent.fg3a) * games;
  return [
    ["AST%", percentage(r.assistPercentage)],
    ["BLK%", percentage(t.blk, opponentTwos)],
    ["DRB%", percentage(r.defensiveReboundPercentage)],
    ["DRtg", figure(r.defensive, 1)],
    ["FIC40", quotient(floorImpact(season) * 40, minutes, 1)],
    ["ORB%", percentage(r.offensiveReboundPercentage)],
    ["ORtg", figure(r.offensive, 1)],
    ["PPS", quotient(t.pts, t.fga, 2)],
    ["Pace", figure(r.pace, 1)],
    ["Poss", quotient(possessions, games, 1)],
    // Both teams have equal possessions, so this is steals per opponents' possession.
    ["STL%", percentage(t.stl, possessions)],
    ["TOV%", percentage(r.turnoverPercentage)],
    ["TRB%", percentage(r.reboundPercentage)],
    ["TS%", percentage(r.trueShooting)],
    ["eFG%", percentage(r.effectiveFieldGoal)],
    // The sum of the three shooting percentages.
    ["Total S%", figure(100 * (t.fgm / t.fga + t.fg3m / t.fg3a + t.ftm / t.fta), 1)],
    ["NetRtg", signed(r.net, 1, 1)],
    ["FTr", percentage(t.fta, t.fga)],
    ["Opp eFG%", percentage(r.opponentEffectiveFieldGoal)],
    ["Opp TOV%", percentage(r.opponentTurnoverPercentage)],
    ["Opp FTr", percentage(r.opponentFreeThrowRate)],
  ];
}

/** Averages per game with one decimal. MPG is the length of a game: 48 and its overtimes. */
function averages({ season: { totals: t }, games, minutes }: TeamYear): [string, string][] {
  const perGame = (total: number) => quotient(total, games, 1);
  return [
    ["GP", figure(games, 0)],
    ["MPG", perGame(minutes)],
    ["FGM", perGame(t.fgm)],
    ["FGA", perGame(t.fga)],
    ["FG%", percentage(t.fgm, t.fga)],
    ["3PM", perGame(t.fg3m)],
    ["3PA", perGame(t.fg3a)],
    ["3P%", percentage(t.fg3m, t.fg3a)],
    ["FTM", perGame(t.ftm)],
    ["FTA", perGame(t.fta)],
    ["FT%", percentage(t.ftm, t.fta)],
    ["ORB", perGame(t.oreb)],
    ["DRB", perGame(t.dreb)],
    ["RPG", perGame(t.reb)],
    ["APG", perGame(t.ast)],
    ["SPG", perGame(t.stl)],
    ["BPG", perGame(t.blk)],
    ["TOV", perGame(t.tov)],
    ["PF", perGame(t.pf)],
    ["PPG", perGame(t.pts)],
  ];
}

/** Wins, feats and ratios. Technical fouls are absent, because no table counts them. */
function misc({
  season: { totals: t },
  record,
  games,
  feats,
  highGame,
}: TeamYear): [string, string][] {
  return [
    ["W's", figure(record.overall.wins, 0)],
    ["L's", figure(record.overall.losses, 0)],
    ["Win %", figure(winningPercentage(record.overall), 3)],
    ["MOV", signed(record.pointsFor - record.pointsAgainst, games, 1)],
    ["High Game", figure(highGame, 0)],
    ["Dbl Dbl", figure(feats.doubleDoubles, 0)],
    ["Tpl Dbl", figure(feats.tripleDoubles, 0)],
    ["5 Stl", figure(feats.fiveSteals, 0)],
    ["5 Blk", figure(feats.fiveBlocks, 0)],
    ["20 Reb", figure(feats.twentyRebounds, 0)],
    ["20 Ast", figure(feats.twentyAssists, 0)],
    // Hands on buckets: field goals and assists per field goal of the team.
    ["HOB", quotient(t.fgm + t.ast, t.fgm, 2)],
    ["Ast/TO", quotient(t.ast, t.tov, 2)],
    ["Stl/TO", quotient(t.stl, t.tov, 2)],
    // Free throws made per field goal attempt, one of the four factors.
    ["FT/FGA", quotient(t.ftm, t.fga, 3)],
  ];
}

function totals({ season: { totals: t }, games, minutes }: TeamYear): [string, string][] {
  const count = (value: number) => figure(value, 0);
  return [
    ["GP", count(games)],
    ["MIN", count(minutes)],
    ["FGM", count(t.fgm)],
    ["FGA", count(t.fga)],
    ["FG%", percentage(t.fgm, t.fga)],
    ["3PM", count(t.fg3m)],
    ["3PA", count(t.fg3a)],
    ["3P%", percentage(t.fg3m, t.fg3a)],
    ["FTM", count(t.ftm)],
    ["FTA", count(t.fta)],
    ["FT%", percentage(t.ftm, t.fta)],
    ["ORB", count(t.oreb)],
    ["DRB", count(t.dreb)],
    ["REB", count(t.reb)],
    ["AST", count(t.ast)],
    ["STL", count(t.stl)],
    ["BLK", count(t.blk)],
    ["TOV", count(t.tov)],
    ["PF", count(t.pf)],
    ["PTS", count(t.pts)],
  ];
}

/**
 * The floor impact counter (Chris Reina, 2007): the whole box score as one figure, with offensive
 * rebounds and assists at full weight. FIC40 is FIC per 40 minutes.
 */
function floorImpact({ totals: t }: TeamSeason): number {
  const gained = t.pts + t.oreb + 0.75 * t.dreb + t.ast + t.stl + t.blk;
  return gained - 0.75 * t.fga - 0.375 * t.fta - t.tov - 0.5 * t.pf;
}

function teamYears(facts: SeasonFacts): TeamYear[] {
  const records = seasonRecords(facts.teams, facts.games);
  const lengths = gameMinutes(facts.lines);
  const feats = teamFeats(facts);
  const seasons = new Map(facts.teamSeasons.map((season) => [season.teamId, season]));
  return facts.teams.flatMap(({ id }) => {
    const season = seasons.get(id);
    const record = records.get(id);
    const teamFeat = feats.get(id);
    if (season === undefined || record === undefined || teamFeat === undefined) return [];
    const own = facts.games.filter((game) => game.homeTeamId === id || game.awayTeamId === id);
    const scores = own.map((game) => (game.homeTeamId === id ? game.homePoints : game.awayPoints));
    const minutes = own.reduce((sum, game) => sum + (lengths.get(game.id) ?? 0), 0);
    const highGame = Math.max(0, ...scores);
    return [{ season, record, games: own.length, minutes, feats: teamFeat, highGame }];
  });
}
