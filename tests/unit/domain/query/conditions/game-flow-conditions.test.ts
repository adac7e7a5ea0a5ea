import { describe, expect, test } from "vitest";
import { GAME_FLOW_CONDITIONS } from "#domain/query/conditions/game-flow-conditions.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { smallNames } from "#tests/fixtures/small-season.ts";

test.each([
  ["afterq1=1..", "when leading after the first quarter"],
  ["athalf=0", "when tied at halftime"],
  ["athalf=..-1", "when trailing at halftime"],
  ["athalf=..-10", "when trailing by 10 points or more at halftime"],
  ["afterq3=15..", "when leading by 15 points or more after three quarters"],
  ["afterq3=-9..-5", "when trailing by 5 to 9 points after three quarters"],
  ["athalf=1..5", "when leading by 1 to 5 points at halftime"],
  ["athalf=0..", "when leading or tied at halftime"],
  ["athalf=..0", "when trailing or tied at halftime"],
  ["athalf=-5..5", "when with a lead of −5 to 5 points at halftime"],
  ["trailed=10..", "when trailing by 10 points or more at any time"],
  ["led=..1", "when leading by 1 point or fewer at any time"],
])("%s is said", (address, clause) => {
  const query = parseQuery(new URLSearchParams(address), smallNames);
  expect(query.ok && clausesOf(query.value, smallNames)).toEqual([clause]);
});

test.each(Object.entries(GAME_FLOW_CONDITIONS))(
  "%s is known of seasons with plays alone",
  (_, of) => {
    expect(of.isOfPlays).toBe(true);
    expect(of.note).toMatch(/ do not count\.$/);
  },
);

describe("of the season", () => {
  const data = seasonQuestionData();
  const answer = (address: string) => {
    const query = parseQuery(new URLSearchParams(address), namesOf(data));
    if (!query.ok) throw new Error(query.error.sentence);
    return runQuery(query.value, data);
  };
  const extras = new Map(sourceRows("game_extras.csv").map((row) => [row.game_id, row]));

  /** Each team's games of the regular season with its lead after some quarters, by plain loops. */
  const sides = sourceRows("games.csv").flatMap((row) =>
    [1, -1].map((sign) => {
      const extra = extras.get(row.game_id);
      const leadAfter = (quarters: number) =>
        [1, 2, 3]
          .slice(0, quarters)
          .reduce(
            (sum, at) => sum + Number(extra?.[`home_q${at}`]) - Number(extra?.[`away_q${at}`]),
            0,
          );
      return {
        team: Number(sign === 1 ? row.home_team_id : row.away_team_id),
        isWon: sign * (Number(row.home_points) - Number(row.away_points)) > 0,
        leads: [1, 2, 3].map((quarters) => sign * leadAfter(quarters)),
      };
    }),
  );

  test.each([
    ["afterq1", 0],
    ["athalf", 1],
    ["afterq3", 2],
  ] as const)("%s tells each team's record apart", (name, at) => {
    for (const [range, isIn] of [
      ["1..", (lead: number) => lead > 0],
      ["0", (lead: number) => lead === 0],
      ["..-1", (lead: number) => lead < 0],
    ] as const) {
      const { rows, columns } = answer(`rows=teams&${name}=${range}`);
      const [wins, losses] = ["w", "l"].map((key) => columns.findIndex((one) => one.key === key));
      for (const { subject, cells } of rows) {
        const own = sides.filter(
          ({ team, leads }) => team === subject.teamId && isIn(leads[at] ?? 0),
        );
        const won = own.filter(({ isWon }) => isWon).length;
        expect([cells[wins ?? 0], cells[losses ?? 0]]).toEqual([won, own.length - won]);
      }
    }
  });

  test("a grouping by the score at halftime has its groups in order, each with its games", () => {
    const { rows } = answer("rows=team-games&by=athalf&team=LAL");
    const groups = rows.map(({ subject }) => subject.kind === "group" && subject.label);
    expect(groups).toEqual(["Leading", "Level", "Trailing"]);
    const own = sides.filter(({ team }) => team === 14);
    expect(rows.map(({ cells }) => cells[1])).toEqual(
      [1, 0, -1].map((sign) => own.filter(({ leads }) => Math.sign(leads[1] ?? 0) === sign).length),
    );
  });

  test("players' games follow their teams' leads", () => {
    const { rows } = answer("player=Luka+Dončić&athalf=..-1&result=w");
    expect(rows).toHaveLength(12);
  });
});
