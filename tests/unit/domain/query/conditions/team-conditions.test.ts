import { expect, test } from "vitest";
import {
  COMPANY_CONDITIONS,
  DIVISIONS,
  TEAM_CONDITIONS,
} from "#domain/query/conditions/team-conditions.ts";
import { selectRows } from "#domain/query/engine/select.ts";
import { clausesOf } from "#domain/query/say/sentence.ts";
import { sourceTeams } from "#tests/fixtures/season.ts";
import { asked, small, smallNames, smallTables } from "#tests/fixtures/small-season.ts";

test.each([
  ["team=ATL", [0, 5, 6], "for the Atlanta Hawks"],
  ["opp=ATL", [1, 4, 7], "against the Atlanta Hawks"],
  ["conf=east", [0, 1, 2, 5, 6], "in the Eastern Conference"],
  ["oppconf=west", [2, 5, 6], "against the Western Conference"],
  ["div=atlantic", [1, 2], "in the Atlantic Division"],
  ["oppdiv=southeast", [1, 4, 7], "against the Southeast Division"],
  ["oppdiv=central", [], "against the Central Division"],
  // Cal Cole played for Boston, and then for the Lakers.
  ["with=cal+cole", [1, 2, 7], "with Cal Cole"],
  // His teams' games without him, also those before he came.
  ["without=cal+cole", [3, 4], "without Cal Cole"],
  ["vs=cal+cole", [0, 3, 6], "in games against Cal Cole"],
  // Atlanta never played without its best player, and others are not her team.
  ["without=ann+arrow", [], "without Ann Arrow"],
  ["without=ben+bell", [6], "without Ben Bell"],
  ["with=ann+arrow,ben+bell", [0, 5], "with Ann Arrow and Ben Bell"],
  ["without=cal+cole,dan+dolezal", [], "without Cal Cole and Dan Doležal"],
])("%s finds the sides %j, said as %j", (conditions, sides, clause) => {
  const query = asked(`rows=team-games&${conditions}`);
  expect([...selectRows(query, small, smallTables)]).toEqual(sides);
  expect(clausesOf(query, smallNames)).toEqual([clause]);
});

test("the divisions are those of the teams", () => {
  const divisions = new Set(sourceTeams().map(({ division }) => division.toLowerCase()));
  expect([...DIVISIONS].sort()).toEqual([...divisions].sort());
});

test("a team or a player that does not exist has no games and is said as written", () => {
  const query = { ...asked("rows=team-games"), conditions: { team: "SEA" } };
  expect([...selectRows(query, small, smallTables)]).toEqual([]);
  expect(clausesOf(query, smallNames)).toEqual(["for the SEA"]);
  const alone = { ...asked("rows=team-games"), conditions: { with: ["99"] } };
  expect([...selectRows(alone, small, smallTables)]).toEqual([]);
});

test("an answer names opponents and company at the end of the words", () => {
  const { opp, conf } = TEAM_CONDITIONS;
  const none = { of: undefined, from: undefined, to: undefined, gap: undefined };
  const context = { names: smallNames, isAfterGames: false, ...none };
  expect(opp.name?.("LAL", smallNames)).toBe("Los Angeles Lakers");
  expect(conf.say?.("east", context)).toBe("in the Eastern Conference");
  expect(COMPANY_CONDITIONS.vs.name?.("31", smallNames)).toBe("Dan Doležal");
});
