import { describe, expect, test } from "vitest";
import { countGroups, runGroups } from "#domain/query/engine/run-groups.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { asked, newSmall, small, smallTables } from "#tests/fixtures/small-season.ts";

function run(address: string, perPage = 25) {
  const data = newSmall();
  return runGroups(asked(address), data, tablesOf(data.lines), perPage);
}

/** The rows of an answer in some columns, each after its rank. */
function cells(address: string, keys: string, perPage = 25): string[] {
  const { columns, rows } = run(address, perPage);
  const places = keys.split(" ").map((key) => columns.findIndex((column) => column.key === key));
  return rows.map(({ rank, cells }) =>
    [rank ?? "-", ...places.map((place) => cells[place])].join(" "),
  );
}

const ALL = "rows=players&qualified=0";

describe("players", () => {
  test("are ranked by the sum or the mean of their games", () => {
    expect(cells(`${ALL}&per=total`, "player team gp pts")).toEqual(
      "1 Dan Doležal LAL 3 85|2 Ann Arrow ATL 3 63|3 Cal Cole LAL 3 41|4 Ben Bell ATL 2 27".split(
        "|",
      ),
    );
    expect(cells(`${ALL}&sort=pts`, "player pts")[0]).toBe("1 Ben Bell 13.5");
  });

  test("share a rank, also with rows of the page before", () => {
    const sort = `${ALL}&sort=-gp`;
    const whole = ["1 Ann Arrow", "1 Cal Cole", "1 Dan Doležal", "4 Ben Bell"];
    expect(cells(sort, "player")).toEqual(whole);
    expect(cells(sort, "player", 1)).toEqual(whole.slice(0, 1));
    expect(cells(`${sort}&page=2`, "player", 2)).toEqual(whole.slice(2));
  });

  test("have their rank among all, on every page and in either order", () => {
    expect(cells(`${ALL}&per=total&page=2`, "player", 2)).toEqual(["3 Cal Cole", "4 Ben Bell"]);
    expect(cells(`${ALL}&sort=pts&page=2`, "player", 2)).toEqual(["3 Ann Arrow", "4 Dan Doležal"]);
  });

  test("have no rank by name, nor without the figure", () => {
    expect(cells(`${ALL}&sort=-player`, "player")).toEqual(
      "- Dan Doležal|- Cal Cole|- Ben Bell|- Ann Arrow".split("|"),
    );
    expect(cells(`rows=players&player=cal+cole&fga=0&sort=-fgpct`, "fgpct")).toEqual(["- "]);
  });

  test("are left out when they do not qualify, and a note says so", () => {
    const { rows, notes, total } = run("rows=players&sort=-tov");
    expect(total).toBe(3);
    expect(rows.map(({ subject }) => subject.player?.name)).not.toContain("Ben Bell");
    expect(notes[0]).toMatch(/^Players with at least 58 games; .* Left out/);
    expect(run(ALL).notes.join(" ")).not.toContain("Left out");
  });
});

test.each([
  ["rows=teams", "team w l", ["1 ATL 2 1", "1 LAL 2 1", "3 BOS 0 2"]],
  ["rows=team-games&team=ATL&by=opponent", "group gp pts", ["1 BOS 1 100", "2 LAL 2 108.5"]],
  ["by=month", "group gp", ["- October 5", "- November 6"]],
  ["by=month&sort=-group", "group gp", ["- November 6", "- October 5"]],
  ["rows=team-streaks&result=w", "team gp from to", ["1 LAL 2 2025-10-23 2025-11-01"]],
  ["rows=streaks&pts=5..&sort=to", "player gp", ["- Ben Bell 2", "- Ann Arrow 3"]],
  ["rows=streaks&pts=5..&sort=-from", "player from", ["- Dan Doležal 2025-10-23"]],
  ["rows=players&qualified=0&sort=player", "player player_id", ["- Ann Arrow 11", "- Ben Bell 12"]],
  ["rows=players&qualified=0&sort=team", "team", ["- ATL", "- ATL", "- LAL", "- LAL"]],
  ["rows=teams&sort=team", "team", ["- ATL", "- BOS", "- LAL"]],
  ["by=player&sort=-pts", "player gp", ["1 Dan Doležal 3", "2 Ann Arrow 3"]],
  ["rows=players&by=team&qualified=0&sort=-gp", "player team gp", ["1 Ann Arrow ATL 3"]],
])("%s has %s: %j", (address, keys, rows) => {
  expect(cells(address, keys).slice(0, rows.length)).toEqual(rows);
});

test("the groups of one player differ from all his games", () => {
  const { rows, columns } = run("player=ann+arrow&by=result");
  const at = columns.findIndex(({ key }) => key === "pts");
  expect(rows.map(({ cells }) => cells[at])).toEqual([27.5, 8]);
  expect(rows.map(({ differences }) => differences?.[at])).toEqual([6.5, -13]);
  // Neither the group's name nor a figure that is the same for all has a difference.
  expect(rows.map(({ differences }) => differences?.[0])).toEqual([null, null]);
  expect(run(ALL).rows.every(({ differences }) => differences === undefined)).toBe(true);
});

test("the summary is of all games, whatever the page and whoever is left out", () => {
  for (const address of [ALL, `${ALL}&page=2`, `${ALL}&gp=3..`])
    expect(run(address, 2).summary, address).toMatchObject({ games: 11, wins: 5, subjects: 4 });
});

test.each([ALL, `${ALL}&gp=3..`, "rows=players&pts=99..", "by=month", "rows=streaks&pts=5.."])(
  "%s is counted as it is answered",
  (address) => {
    expect(countGroups(asked(address), small, smallTables)).toBe(run(address).total);
  },
);
