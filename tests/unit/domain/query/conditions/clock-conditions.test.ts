import { expect, test } from "vitest";
import { CLOCK_CONDITIONS } from "#domain/query/conditions/clock-conditions.ts";
import { partOf, setParts } from "#domain/query/conditions/conditions.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { asked, smallNames } from "#tests/fixtures/small-season.ts";

test.each([
  ["quarter=1", "q1", "in the first quarter"],
  ["quarter=4", "q4", "in the fourth quarter"],
  ["quarter=ot", "ot", "in overtime alone"],
  ["half=1", "h1", "in the first half"],
  ["half=2", "h2", "in the second half"],
  ["quarter=any", "quarters", "in a single quarter"],
  ["half=any", "halves", "in a single half"],
  ["clutch=1", "clutch", "in the clutch"],
])("%s asks for the part %s, said as %s", (address, part, clause) => {
  const query = asked(address);
  expect(partOf(query.conditions)).toBe(part);
  expect(clausesOf(query, smallNames)).toEqual([clause]);
});

test.each([
  ["quarter=4&half=2", '"quarter" and "half" are two parts of a game. Try one of them.'],
  ["half=1&clutch=1", '"half" and "clutch" are two parts of a game. Try one of them.'],
])("%s is refused", (address, sentence) => {
  const read = parseQuery(new URLSearchParams(address), smallNames);
  expect(read.ok ? "" : read.error.sentence).toBe(sentence);
});

test("parts are known of several seasons with plays among them", () => {
  const read = (season: string) =>
    parseQuery(new URLSearchParams(`quarter=4&season=${season}`), { ...smallNames, season }).ok;
  expect(read("2015-16..2016-17")).toBe(true);
});

test("only these conditions ask for a part", () => {
  const every = setParts({ quarter: "1", half: "2", clutch: true, ot: true, team: "ATL" });
  expect(every.map(({ name }) => name)).toEqual(Object.keys(CLOCK_CONDITIONS));
});
