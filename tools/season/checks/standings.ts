import type { Game } from "#domain/season/facts.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { isLastResort, type SettledTie } from "#domain/standings/tie-breaks.ts";
import type { Conference, Team } from "#domain/teams/team.ts";
import type { StandingWire } from "#functions/data/wire/standings.ts";

interface Season {
  teams: Team[];
  games: Game[];
}

/**
 * Checks one conference's rows against the games, counted again in the simplest way. A tie of two
 * teams is decided again; for larger ties, the settled criterion is checked.
 */
export function standingsContradictions(
  conference: Conference,
  rows: StandingWire[],
  ties: SettledTie[],
  season: Season,
): string[] {
  const members = season.teams.filter((team) => team.conference === conference);
  const placed = rows.flatMap((row) => {
    const team = members.find(({ fullName }) => fullName === row.Team?.[1]);
    return team === undefined ? [] : [{ row, team }];
  });
  const found: string[] = [];
  if (placed.length !== members.length || rows.length !== members.length) {
    found.push(`The ${conference} standings do not hold each of its ${members.length} teams once.`);
    return found;
  }
  placed.forEach(({ row, team }, at) => {
    const expected = expectedRow(team, at, placed[0]?.team ?? team, season);
    for (const [column, value] of Object.entries(expected)) {
      const written = row[column]?.[0];
      if (written !== value) {
        found.push(`${team.fullName}: ${column} is ${written}, the games give ${value}.`);
      }
    }
    const next = placed[at + 1]?.team;
    if (next !== undefined) found.push(...orderContradictions(team, next, members, season));
  });
  for (const { criterion, teamIds } of ties) {
    if (!isLastResort(criterion)) continue;
    found.push(`No rule we compute separates the teams ${teamIds.join(", ")}.`);
  }
  return found;
}

function expectedRow(team: Team, at: number, leader: Team, season: Season): Record<string, string> {
  const results = resultsOf(team, season);
  const wonLost = (which: (result: Result) => boolean) => {
    const chosen = results.filter(which);
    return `${chosen.filter(({ won }) => won).length}-${chosen.filter(({ won }) => !won).length}`;
  };
  const wins = results.filter(({ won }) => won).length;
  const losses = results.length - wins;
  const ofLeader = resultsOf(leader, season);
  const first = ofLeader.filter(({ won }) => won).length;
  const behind = (first - wins + losses - (ofLeader.length - first)) / 2;
  const margin = results.reduce((sum, result) => sum + result.margin, 0) / results.length;
  let run = 0;
  const last = results.at(-1)?.won;
  for (const { won } of results) run = won === last ? run + 1 : 0;
  return {
    Team: String(at + 1),
    w: String(wins),
    L: String(losses),
    "WIN%": (wins / results.length).toFixed(3),
    GB: at === 0 ? "-" : String(behind),
    CONF: wonLost(({ opponent }) => opponent.conference === team.conference),
    DIV: wonLost(({ opponent }) => opponent.division === team.division),
    HOME: wonLost(({ place }) => place === "home"),
    ROAD: wonLost(({ place }) => place === "road"),
    DIFF: `${margin > 0 ? "+" : ""}${margin.toFixed(1)}`,
    LAST10: wonLost((result) => results.indexOf(result) >= results.length - 10),
    STREAK: `${last ? "W" : "L"}${run}`,
  };
}

interface Result {
  won: boolean;
  margin: number;
  place: "home" | "road" | "neutral";
  opponent: Team;
}

function resultsOf(team: Team, { teams, games }: Season): Result[] {
  return gamesInOrder(games).flatMap((game): Result[] => {
    const home = game.homeTeamId === team.id;
    if (!home && game.awayTeamId !== team.id) return [];
    const opponent = teams.find(({ id }) => id === (home ? game.awayTeamId : game.homeTeamId));
    if (opponent === undefined) return [];
    const margin = (game.homePoints - game.awayPoints) * (home ? 1 : -1);
    return [
      {
        won: margin > 0,
        margin,
        place: game.neutral ? "neutral" : home ? "home" : "road",
        opponent,
      },
    ];
  });
}

function orderContradictions(above: Team, below: Team, members: Team[], season: Season): string[] {
  const share = (team: Team, which: (result: Result) => boolean = () => true) => {
    const chosen = resultsOf(team, season).filter(which);
    return chosen.length === 0 ? 0.5 : chosen.filter(({ won }) => won).length / chosen.length;
  };
  const record = share(above);
  if (record < share(below)) {
    return [`${above.fullName} stand above ${below.fullName} with a worse record.`];
  }
  const equals = members.filter((team) => share(team) === record);
  if (record !== share(below) || equals.length !== 2) return [];
  const against = (opponent: Team) => (result: Result) => result.opponent.id === opponent.id;
  const leads = (team: Team) =>
    members.every((other) => other.division !== team.division || share(other) <= share(team));
  const sameDivision = above.division === below.division;
  const inDivision = ({ opponent }: Result) => opponent.division === above.division;
  const inConference = ({ opponent }: Result) => opponent.conference === above.conference;
  const steps: [string, number, number][] = [
    ["head-to-head", share(above, against(below)), share(below, against(above))],
    // Within one division the leader is the winner of this very tie, so the step decides nothing.
    ["division leader", sameDivision ? 0 : +leads(above), sameDivision ? 0 : +leads(below)],
    [
      "division record",
      sameDivision ? share(above, inDivision) : 0,
      sameDivision ? share(below, inDivision) : 0,
    ],
    ["conference record", share(above, inConference), share(below, inConference)],
  ];
  const decisive = steps.find(([, first, second]) => first !== second);
  if (decisive === undefined || decisive[1] > decisive[2]) return [];
  return [`${below.fullName} win the tie with ${above.fullName} by ${decisive[0]}.`];
}
