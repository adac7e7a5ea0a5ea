import { expect, test } from "vitest";
import { otherMonths } from "#domain/query/conditions/part-conditions.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { playoffs, winnersOf } from "#tests/fixtures/fan-questions/truths.ts";
import { teamGames } from "#tests/fixtures/plain-answers.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

const data = seasonQuestionData();

function gamesFound(search: string): number {
  const query = parseQuery(new URLSearchParams(search), namesOf(data));
  if (!query.ok) throw new Error(query.error.sentence);
  return runQuery(query.value, data).summary.games;
}

test.each([
  ["first", "1"],
  ["semifinals", "2"],
  ["conference-finals", "3"],
  ["finals", "4"],
])("the round %s has the games of the table", (round, number) => {
  expect(gamesFound(`stage=playoffs&round=${round}`)).toBe(playoffs(undefined, number).length);
});

test.each(["1", "4", "7"])("game %s of a series has the games of the table", (number) => {
  const rows = sourceRows("postseason_games.csv").filter((row) => row.game_no === number);
  expect(gamesFound(`rows=team-games&stage=playoffs&gameno=${number}`)).toBe(2 * rows.length);
});

test.each(["round=finals", "gameno=7"])("%s asks for the playoffs", (search) => {
  const query = parseQuery(new URLSearchParams(search), namesOf(data));
  expect(query).toMatchObject({ ok: true, value: { stage: "playoffs" } });
});

test.each([
  ["winning", "season", true],
  ["losing", "season", false],
  ["playoffs", "playoffs", true],
  ["no-playoffs", "playoffs", false],
] as const)("opponents by their season: %s", (level, stage, isIn) => {
  const teams = winnersOf(stage);
  const expected = teamGames(({ opponent }) => teams.has(opponent) === isIn);
  expect(gamesFound(`rows=team-games&opplevel=${level}`)).toBe(expected.length);
});

test("overtimes are counted", () => {
  const expected = teamGames(({ overtimes }) => overtimes > 1);
  expect(gamesFound("rows=team-games&ots=2..")).toBe(expected.length);
});

test("the other months are those of a usual season", () => {
  expect(otherMonths(["jan", "may"])).toEqual(["oct", "nov", "dec", "feb", "mar", "apr", "jun"]);
});

test("a sentence says the playoffs once", () => {
  const query = parseQuery(new URLSearchParams("rows=team-games&round=finals"), namesOf(data));
  expect(query.ok && runQuery(query.value, data).sentence).toMatch(
    /^Team games, in the Finals: 10/,
  );
});
