import { expect, test } from "vitest";
import { factsOf } from "#domain/query/question-data.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { small } from "#tests/fixtures/small-season.ts";

const facts = () => factsOf([...small.players]);

test("the facts of a player are numbers and folded names", () => {
  expect(facts().get("11")).toEqual({
    positions: ["G", "F"],
    age: 20,
    isActive: true,
    isRookie: true,
    nation: "france",
    college: "duke",
    service: 0,
    birthYear: 2005,
    draftYear: 2025,
    draftGroups: ["first-round", "lottery"],
    inches: 76,
  });
  expect(facts().get("12")).toMatchObject({
    draftGroups: ["undrafted"],
    draftYear: undefined,
    nation: "cote divoire",
    college: "saint marys ca",
    inches: 84,
  });
});

test("what is not printed is not known, and so are players without a contract", () => {
  expect(facts().get("31")).toMatchObject({
    age: undefined,
    inches: undefined,
    draftGroups: [],
  });
  expect(facts().get("21")).toBeUndefined();
});

test.each([
  ["6-11", 83],
  ["7-0", 84],
  ["7'0", undefined],
  ["17-0", undefined],
  ["7-000", undefined],
  ["211 cm", undefined],
])("a height of %s is %s inches", (height, inches) => {
  const [player] = small.players;
  if (player === undefined) throw new Error("no player");
  expect(factsOf([{ ...player, height }]).get("11")?.inches).toBe(inches);
});

test("everyone has a position and a height that a person can have, where they are known", () => {
  const { players } = seasonQuestionData(() => false);
  const all = [...factsOf(players).values()];
  expect(all.length).toBe(players.length);
  for (const { positions, inches = 80, draftYear, draftGroups } of all) {
    expect(positions.every((position) => ["G", "F", "C", ""].includes(position))).toBe(true);
    expect(inches).toBeGreaterThan(66);
    expect(inches).toBeLessThan(95);
    expect(draftYear !== undefined && draftGroups.includes("undrafted")).toBe(false);
  }
});
