import { expect, test } from "vitest";
import { MISSING } from "#domain/query/storage/season-lines.ts";
import { fail } from "#domain/result.ts";
import { readsOfAllSeasons } from "#functions/data/all-seasons.ts";
import { seasonOfRequest } from "#functions/data/season-of-request.ts";
import { askAt } from "#functions/views/questions/load-question.ts";
import { FINDER } from "#functions/views/questions/questions.ts";
import { answer, columnOf, current, data, eachLine, idOf, seasons } from "./all-seasons.ts";

const SEVERAL = { takesSeveralSeasons: true } as const;

test("games of a range are those of its seasons' lines", async () => {
  const all = await seasons();
  for (const [name, first, last] of [
    ["all", "", "9"],
    ["2015-16..2019-20", "2015-16", "2019-20"],
    ["2022-23..", "2022-23", "9"],
    ["..2014-15", "", "2014-15"],
  ] as const) {
    const wanted: number[] = [];
    eachLine(all, (lines, line) => {
      const points = lines.figures.pts[line] ?? 0;
      if (points >= 55 && lines.season >= first && lines.season <= last) wanted.push(points);
    });
    const found = await answer(`pts=55..&season=${name}`);
    expect([name, found.total]).toEqual([name, wanted.length]);
    expect(columnOf(found, "pts")).toEqual(wanted.toSorted((a, b) => b - a));
  }
});

test("by season, a player has the sums of each of his seasons", async () => {
  const all = await seasons();
  for (const id of ["201939", "2544", "1629029"]) {
    const sums = new Map<string, number>();
    eachLine(all, (lines, line) => {
      if (idOf(lines, line) !== id) return;
      const threes = lines.figures.fg3m[line] ?? MISSING;
      sums.set(lines.season, (sums.get(lines.season) ?? 0) + threes);
    });
    const found = await answer(`player=${id}&by=season&per=total&sort=-fg3m&season=all`);
    const [names, threes] = [columnOf(found, "group"), columnOf(found, "fg3m")];
    expect(Object.fromEntries(names.map((name, at) => [name, threes[at]]))).toEqual(
      Object.fromEntries(sums),
    );
    expect(names).toHaveLength(sums.size);
  }
});

test("the most points of all seasons together are the sums of the lines", async () => {
  const sums = new Map<string, number>();
  eachLine(await seasons(), (lines, line) => {
    const id = idOf(lines, line) ?? "";
    sums.set(id, (sums.get(id) ?? 0) + Math.max(0, lines.figures.pts[line] ?? 0));
  });
  const best = [...sums].sort(([, a], [, b]) => b - a).slice(0, 20);
  const found = await answer("rows=players&per=total&season=all", 20);
  expect(columnOf(found, "player_id")).toEqual(best.map(([id]) => id));
  expect(columnOf(found, "pts")).toEqual(best.map(([, points]) => points));
});

test("a winning streak goes on from one season to the next", async () => {
  const found = await answer("rows=team-streaks&result=w&season=all", 1);
  expect(found.rows[0]?.subject).toMatchObject({
    first: { date: "2015-04-09" },
    last: { date: "2015-12-11" },
  });
  expect(columnOf(found, "gp")).toEqual([28]);
  expect(found.notes).toContain("A streak goes on from one season to the next.");
});

test("over seven seasons and more, 400 games qualify; by season, those of the season", async () => {
  const together = await answer("rows=players&sort=-reb&season=all");
  const rebounds = columnOf(together, "reb").map(Number);
  for (const [at, games] of columnOf(together, "gp").map(Number).entries())
    expect(games >= 400 || games * (rebounds[at] ?? 0) >= (571 / 82) * 800).toBe(true);
  expect(together.notes.join(" ")).toContain("Players with at least 400 games, or 5,571 rebounds");
  const shares = await answer("rows=players&sort=-fg3pct&season=all");
  expect(shares.query.qualified).toBe(true);
  const bySeason = await answer(
    "rows=players&by=season&sort=-fg3pct&sum.fg3m=1..&per=total&season=all",
  );
  expect(bySeason.query.qualified).toBe(true);
  const names = columnOf(bySeason, "group");
  const threes = columnOf(bySeason, "fg3m").map(Number);
  const fewest = (season: string) => Math.min(...threes.filter((_, at) => names[at] === season));
  expect(bySeason.notes.join(" ")).toContain(
    "Players with at least 82 three-pointers made; prorated during the season. Before 2013-14, 55 three-pointers made.",
  );
  expect(fewest("2018-19")).toBeGreaterThanOrEqual(82);
  expect(fewest("2008-09")).toBeGreaterThanOrEqual(55);
  expect(fewest("2008-09")).toBeLessThan(82);
});

test("a group's games are those of its season", async () => {
  const found = await answer("rows=players&by=season&per=total&sort=-pts&season=all", 1);
  const subject = found.rows[0]?.subject;
  const games = subject?.kind === "group" ? subject.gamesQuery() : undefined;
  expect(games).toMatchObject({ season: "2005-06", conditions: { player: "977" } });
});

test("July and August have games of 2019-20, not October", async () => {
  const found = await answer("rows=teams&by=month&season=2019-20..2020-21&sort=group");
  expect(new Set(columnOf(found, "group"))).toEqual(
    new Set(
      ["October", "November", "December", "January", "February", "March", "April"].concat([
        "May",
        "July",
        "August",
      ]),
    ),
  );
});

test("traits of persons are known of the current season's players alone", async () => {
  const asked = askAt(FINDER, new URLSearchParams("age=..20&season=all"), await data(), 10);
  expect(asked).toMatchObject({ kind: "bad", bad: { parameter: "age" } });
});

test.each([
  ["all", { kind: "held", season: "all" }],
  ["2015-16..2024-25", { kind: "held", season: "2015-16..2024-25" }],
  ["1999-00..", { kind: "held", season: "1999-00.." }],
  ["1997-98..", { kind: "unknown", season: "1997-98" }],
  ["2015-16..2030-31", { kind: "unknown", season: "2030-31" }],
])("%s on a page of several seasons", async (name, outcome) => {
  const asked = { kind: "several", seasons: name } as const;
  expect(await seasonOfRequest(asked, current, SEVERAL)).toMatchObject(outcome);
  expect(await seasonOfRequest(asked, current)).toEqual({ kind: "malformed" });
});

test("without one of the seasons there is no answer from the others", async () => {
  const broken = {
    ...current,
    documents: {
      ...current.documents,
      seasons: async () => fail({ kind: "unreachable" as const, path: "nba/seasons" }),
    },
  };
  const read = await readsOfAllSeasons(broken).collections.lines();
  expect(read.ok || read.error.kind).toBe("unreachable");
});
