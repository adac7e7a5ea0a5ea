import { describe, expect, test } from "vitest";
import { queryAddress } from "#domain/query/address.ts";
import { groupSubject } from "#domain/query/engine/group-subject.ts";
import { tableGroups } from "#domain/query/engine/plain-groups.ts";
import { countRows } from "#domain/query/engine/run.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { asked, newSmall, small } from "#tests/fixtures/small-season.ts";

/** The subjects of a query's groups that have games, with the games that they count. */
function subjects(address: string) {
  const query = asked(address);
  const data = newSmall();
  const tables = tablesOf(data.lines);
  const found = tableGroups(query, data, tables);
  const question = { query, data, tables, ...found };
  const { games, count } = found.groups;
  return Array.from({ length: count }, (_, group) => group)
    .filter((group) => games[group] !== 0)
    .map((group) => ({ ...groupSubject(question, group), count: games[group] }));
}

const gamesOf = ({ gamesQuery }: ReturnType<typeof subjects>[number]) => {
  const query = gamesQuery();
  return query && queryAddress(query).replace("&season=2025-26", "");
};

test("a player's row names his last team and his first and last game", () => {
  const [, , cal] = subjects("rows=players");
  expect(cal).toMatchObject({
    player: { name: "Cal Cole" },
    teamId: 14,
    opponentId: undefined,
    label: undefined,
    isOpen: false,
  });
  expect([cal?.first.date, cal?.last.date]).toEqual(["2025-10-22", "2025-11-04"]);
});

test.each([
  // A player's games are those for all his teams, unless the rows are by team.
  [
    "rows=players&pts=10..&team=ATL",
    ["player=11&team=ATL&pts=10..", "player=12&team=ATL&pts=10.."],
  ],
  [
    "rows=teams&result=w",
    ["rows=team-games&team=ATL&result=w", "rows=team-games&team=LAL&result=w"],
  ],
  ["player=cal+cole&by=team", ["player=21&team=BOS", "player=21&team=LAL"]],
  [
    "team=ATL&rows=team-games&by=opponent",
    ["rows=team-games&team=ATL&opp=BOS", "rows=team-games&team=ATL&opp=LAL"],
  ],
  ["player=ann+arrow&by=month", ["player=11&month=oct", "player=11&month=nov"]],
  // The range of a group and that of the query are one.
  ["player=ann+arrow&by=margin&margin=2..12", ["player=11&margin=2..3", "player=11&margin=10..12"]],
  ["rows=players&player=ann+arrow&by=season", ["player=11"]],
  ["player=ann+arrow&by=rest&rest=1..2", ["player=11&rest=2"]],
  // No condition selects first games, or lines of unknown roles.
  ["player=ann+arrow&by=rest", ["player=11&rest=2", "player=11&rest=3..", undefined]],
  ["player=dan+dolezal&by=starter", ["player=31&starter=1", "player=31&starter=0", undefined]],
  [
    "rows=team-streaks&team=LAL&result=w",
    ["rows=team-games&team=LAL&result=w&from=2025-10-23&to=2025-11-01"],
  ],
])("the rows of %s have the games %j", (address, queries) => {
  expect(subjects(address).map(gamesOf)).toEqual(queries);
});

test.each("rows=players rows=teams&by=where by=margin rows=streaks&pts=5.. by=player".split(" "))(
  "the games of each row of %s are as many as it counts",
  (address) => {
    for (const subject of subjects(address)) {
      const query = subject.gamesQuery();
      expect(query && countRows(query, small), subject.label).toBe(subject.count);
    }
  },
);

describe("a streak", () => {
  test("is open until a game ends it, and has no name of its own", () => {
    expect(
      subjects("rows=team-streaks&result=w").map(({ teamId, isOpen, label }) => [
        teamId,
        isOpen,
        label,
      ]),
    ).toEqual([
      [1, false, undefined],
      [14, false, undefined],
      [1, true, undefined],
    ]);
  });
});

test("a group of several players has neither player nor team", () => {
  expect(subjects("by=month").map(({ player, teamId, label }) => [player, teamId, label])).toEqual([
    [undefined, undefined, "October"],
    [undefined, undefined, "November"],
  ]);
});
