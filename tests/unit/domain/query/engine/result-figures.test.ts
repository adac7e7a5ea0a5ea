import { expect, test } from "vitest";
import { gamesPlayed, resultFigures } from "#domain/query/engine/result-figures.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";

const data = seasonQuestionData();
const games = data.lines.games.filter(({ stage }) => stage === "season");
const figures = resultFigures(data.lines)(data.teams);

/** A team's games from its own view, by a plain loop. */
function gamesOfTeam(teamId: number) {
  const own: { points: number; allowed: number; opponentId: number }[] = [];
  for (const { homeTeamId, awayTeamId, homePoints, awayPoints } of games) {
    if (homeTeamId === teamId)
      own.push({ points: homePoints, allowed: awayPoints, opponentId: awayTeamId });
    if (awayTeamId === teamId)
      own.push({ points: awayPoints, allowed: homePoints, opponentId: homeTeamId });
  }
  return own;
}

test.each(data.teams.map((team) => [team.name, team.id] as const))(
  "the results of the %s, added up in a plain loop",
  (_name, id) => {
    const own = gamesOfTeam(id);
    let [wins, scored, allowed, opponents] = [0, 0, 0, 0];
    for (const game of own) {
      if (game.points > game.allowed) wins += 1;
      scored += game.points;
      allowed += game.allowed;
      opponents += figures.get(game.opponentId)?.get("SRS") ?? Number.NaN;
    }
    const expected = (own.length * scored ** 14) / (scored ** 14 + allowed ** 14);
    const known = figures.get(id);
    expect(gamesPlayed(data.lines, id)).toBe(own.length);
    expect(known?.get("xW")).toBeCloseTo(expected, 6);
    expect(known?.get("Luck")).toBeCloseTo(wins - expected, 6);
    expect(known?.get("SOS")).toBeCloseTo(opponents / own.length, 6);
    expect(known?.get("SRS")).toBeCloseTo((scored - allowed + opponents) / own.length, 6);
  },
);

test.each(["xw", "luck", "srs", "sos"])(
  "%s ranks all teams, also without published figures",
  (key) => {
    const query = parseQuery(new URLSearchParams(`rows=teams&sort=-${key}`), namesOf(data));
    if (!query.ok) throw new Error(query.error.sentence);
    for (const known of [data, { ...data, teamStats: undefined }]) {
      const { rows, columns } = runQuery(query.value, known, 30);
      const at = columns.findIndex((column) => column.key === key);
      expect(rows.filter(({ cells }) => typeof cells[at] === "number")).toHaveLength(30);
    }
  },
);
