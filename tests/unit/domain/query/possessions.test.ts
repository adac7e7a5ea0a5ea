import { expect, test } from "vitest";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { overtimesOf } from "#domain/season/box-score.ts";
import { boxScores, seasonQuestionData } from "#tests/fixtures/question-data.ts";

const data = seasonQuestionData();

/** The first row's value of the column that a query sorts by. */
function first(search: string): number {
  const parameters = new URLSearchParams(search);
  const query = parseQuery(parameters, namesOf(data));
  if (!query.ok) throw new Error(query.error.sentence);
  const key = parameters.get("sort")?.replace(/^-/, "");
  const { columns, rows } = runQuery(query.value, data);
  return Number(rows[0]?.cells[columns.findIndex((column) => column.key === key)]);
}

/** Every team's game of the regular season whose lines are whole, added up from them. */
const teamGames = boxScores
  .filter(({ stage }) => stage === "season")
  .flatMap((game) =>
    [game.homeTeamId, game.awayTeamId].flatMap((teamId) => {
      const own = game.lines.filter((line) => line.teamId === teamId);
      if (own.some(({ oreb }) => oreb === null)) return [];
      const others = game.lines.filter((line) => line.teamId !== teamId);
      // Shares of rebounds are unknown where a line of the opponents lacks its split.
      const split = others.some(({ dreb }) => dreb === null) ? 0 : 100;
      type Count = "fga" | "fgm" | "fg3a" | "fg3m" | "fta" | "oreb" | "dreb" | "tov" | "pts";
      const added = (lines: typeof own, of: Count) =>
        lines.reduce((total, line) => total + (line[of] ?? 0), 0);
      const sum = (of: Count) => added(own, of);
      const theirs = (of: Count) => added(others, of);
      const possessions = sum("fga") + 0.44 * sum("fta") - sum("oreb") + sum("tov");
      const isHome = teamId === game.homeTeamId;
      const allowed = isHome ? game.awayPoints : game.homePoints;
      return {
        teamId,
        possessions,
        allowed,
        pts: sum("pts"),
        tov: sum("tov"),
        minutes: 48 + 5 * overtimesOf(game),
        orbpct: (split * sum("oreb")) / (sum("oreb") + theirs("dreb")),
        drbpct: (split * sum("dreb")) / (sum("dreb") + theirs("oreb")),
        oppfgpct: (100 * theirs("fgm")) / theirs("fga"),
        oppfg3pct: (100 * theirs("fg3m")) / theirs("fg3a"),
        opptov: theirs("tov"),
      };
    }),
  );
const highest = (of: (game: (typeof teamGames)[number]) => number) =>
  Math.max(...teamGames.map(of));

test.each([
  ["possessions", highest(({ possessions }) => possessions)],
  ["pts100", highest(({ pts, possessions }) => (100 * pts) / possessions)],
  ["opp100", highest(({ allowed, possessions }) => (100 * allowed) / possessions)],
  ["pos48", highest(({ possessions, minutes }) => (48 * possessions) / minutes)],
  ["tov100", highest(({ tov, possessions }) => (100 * tov) / possessions)],
  ["orbpct", highest(({ orbpct }) => orbpct)],
  ["drbpct", highest(({ drbpct }) => drbpct)],
  ["oppfgpct", highest(({ oppfgpct }) => oppfgpct)],
  ["oppfg3pct", highest(({ oppfg3pct }) => oppfg3pct)],
  ["opptov", highest(({ opptov }) => opptov)],
])("the most %s of a team's game is that of its lines", (key, value) => {
  expect(first(`rows=team-games&sort=-${key}`)).toBeCloseTo(value, 1);
});

test("a share over a season is a sum over a sum, never a mean of games", () => {
  const shares = [...Map.groupBy(teamGames, ({ teamId }) => teamId).values()].map((games) => {
    const sum = (of: "pts" | "possessions") => games.reduce((total, game) => total + game[of], 0);
    return (100 * sum("pts")) / sum("possessions");
  });
  expect(first("rows=teams&sort=-pts100")).toBeCloseTo(Math.max(...shares), 1);
});

test("quadruple-doubles are lines with four figures of ten", () => {
  const lines = boxScores.flatMap((game) => game.lines);
  const found = lines.filter(
    ({ pts, reb, ast, stl, blk }) =>
      [pts, reb, ast, stl, blk].filter((own) => own >= 10).length > 3,
  );
  const query = parseQuery(new URLSearchParams("qd=1"), namesOf(data));
  if (!query.ok) throw new Error(query.error.sentence);
  expect(runQuery(query.value, data).rows).toHaveLength(found.length);
});
