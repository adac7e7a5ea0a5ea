import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import { CORRECTION } from "#domain/season/contradictions.ts";
import type { SeasonFacts, TeamSeason } from "#domain/season/facts.ts";
import { gameMinutes } from "#domain/season/game-minutes.ts";
import type { Team } from "#domain/teams/team.ts";

/** Players' minutes in one overtime: five for each of the ten on the floor. */
const OVERTIME_OF_PLAYERS = 50;
/** The most corrections of players' totals in a season that team totals do not follow. */
const MOST_CORRECTIONS = 2 * CORRECTION;

/** Checks minutes against lines, team totals against scores and players, ratings against totals. */
export function teamContradictions(facts: SeasonFacts): string[] {
  return [
    ...minuteContradictions(facts),
    ...sumContradictions(facts),
    ...facts.teams.flatMap((team) => ofTeam(team, facts)),
  ];
}

/** Checks that the game lengths inferred from rounded lines add up to the official minutes. */
function minuteContradictions({ games, lines, players }: SeasonFacts): string[] {
  const lengths = gameMinutes(lines);
  const inferred = games.reduce((sum, { id }) => sum + 10 * (lengths.get(id) ?? 0), 0);
  const official = players.reduce((sum, { minutes }) => sum + minutes, 0);
  if (Math.abs(inferred - official) < OVERTIME_OF_PLAYERS / 2) return [];
  return [`Games come to ${inferred} minutes of players, official totals to ${official}.`];
}

/** Checks that all teams together have the sums of all players, up to corrections of counts. */
function sumContradictions({ players, teamSeasons }: SeasonFacts): string[] {
  return BOX_COUNTS.flatMap((count) => {
    const ofPlayers = players.reduce((sum, player) => sum + player[count], 0);
    const ofTeams = teamSeasons.reduce((sum, { totals }) => sum + totals[count], 0);
    const latitude = count === "pts" ? 0 : MOST_CORRECTIONS;
    return Math.abs(ofPlayers - ofTeams) <= latitude
      ? []
      : [`${count}: players ${ofPlayers}, teams ${ofTeams}.`];
  });
}

function ofTeam(team: Team, { games, lines, teamSeasons }: SeasonFacts): string[] {
  const season = teamSeasons.find(({ teamId }) => teamId === team.id);
  if (season === undefined) return [`${team.fullName} have no season totals.`];
  const own = games.filter(({ homeTeamId, awayTeamId }) =>
    [homeTeamId, awayTeamId].includes(team.id),
  );
  const points = own.reduce(
    (sum, game) => sum + (game.homeTeamId === team.id ? game.homePoints : game.awayPoints),
    0,
  );
  const allowed = own.reduce((sum, { homePoints, awayPoints }) => sum + homePoints + awayPoints, 0);
  const lengths = gameMinutes(lines);
  const minutes = own.reduce((sum, { id }) => sum + (lengths.get(id) ?? 0), 0);
  const wrong = [
    ...arithmetic(season, points),
    ...againstRatings(season, minutes),
    ...againstOpponents(season, allowed - points, own.length),
  ];
  return wrong.map((what) => `${team.fullName}: ${what}.`);
}

function arithmetic({ totals: t }: TeamSeason, points: number): string[] {
  const found: string[] = [];
  if (t.pts !== points) found.push(`${t.pts} points in total, ${points} in the games`);
  if (2 * t.fgm + t.fg3m + t.ftm !== t.pts) found.push("the shots do not make the points");
  if (t.oreb + t.dreb !== t.reb) found.push("rebounds are not those of both ends");
  return found;
}

/**
 * Checks the ratings that follow from totals: shooting and assist percentages exactly, points per
 * possession approximately.
 */
function againstRatings({ totals: t, ratings: r }: TeamSeason, minutes: number): string[] {
  const found: string[] = [];
  const agree = (name: string, published: number, of: number) => {
    if (Math.abs(published - of) > 0.00051)
      found.push(`the ${name} percentage is not that of the totals`);
  };
  agree("effective field goal", r.effectiveFieldGoal, (t.fgm + 0.5 * t.fg3m) / t.fga);
  agree("true shooting", r.trueShooting, t.pts / (2 * (t.fga + 0.44 * t.fta)));
  agree("assist", r.assistPercentage, t.ast / t.fgm);
  // Pace is an average of both teams' possessions, hence the tolerance of half a percent.
  const points = (((r.pace * minutes) / 48) * r.offensive) / 100;
  if (Math.abs(points / t.pts - 1) > 0.005) found.push("pace and rating do not make the points");
  if (Math.abs(r.net - (r.offensive - r.defensive)) > 0.101)
    found.push("the net rating is not that of both ends");
  return found;
}

function againstOpponents(
  { opponent: o, ratings: r }: TeamSeason,
  allowed: number,
  games: number,
): string[] {
  const found: string[] = [];
  if (Math.abs(o.pts - allowed / games) > 0.051)
    found.push(`opponents average ${o.pts} points, but scored ${allowed} in ${games} games`);
  // Averages have one decimal, so figures derived from them are approximate.
  if (Math.abs(r.opponentEffectiveFieldGoal - (o.fgm + 0.5 * o.fg3m) / o.fga) > 0.002)
    found.push("opponents' effective field goal percentage is not that of their averages");
  if (Math.abs(r.opponentFreeThrowRate - o.fta / o.fga) > 0.002)
    found.push("opponents' free throw rate is not that of their averages");
  return found;
}
