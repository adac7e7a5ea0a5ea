import { describe, expect, test } from "vitest";
import { latestDay, loadDay } from "../../../../functions/views/day.ts";
import { collections, noDocuments, seasonDocuments } from "./season.ts";

async function dayOf(date: string) {
  const view = await loadDay(collections, seasonDocuments, date);
  if (view.kind !== "ready" || view.page.kind !== "games") throw new Error(`no games on ${date}`);
  return view.page;
}

describe("a day of games", () => {
  test("lists its games by id, with quarters, overtime and records", async () => {
    const { games, sentence } = await dayOf("2025-12-25");
    expect(games.map(({ href }) => href)).toEqual(
      ["009", "010", "011", "012", "013"].map((end) => `/nba/games/0022500${end}`),
    );
    const last = games.at(-1);
    expect(last).toMatchObject({
      title: "Timberwolves at Nuggets",
      periodHeads: ["1", "2", "3", "4", "OT"],
      arena: "Ball Arena",
      away: { city: "Minnesota", record: "20–11", periods: [29, 26, 23, 37, 23], points: 138 },
      home: { city: "Denver", record: "22–8", points: 142, won: true },
    });
    expect(last?.home.best).toMatchObject({
      name: "Nikola Jokić",
      words: "56 points, 16 reb, 15 ast",
    });
    expect(sentence).toBe(
      "Five games, one of them in overtime. Nikola Jokić had a season-high 56 points, 16 rebounds and 15 assists as Denver beat Minnesota 142–138 in overtime.",
    );
  });

  test("links to the previous and next day, and counts the games of each day", async () => {
    const { previous, next, calendar } = await dayOf("2025-12-25");
    expect(previous).toEqual({ date: "2025-12-23", href: "/nba/games/2025-12-23", games: 14 });
    expect(next).toEqual({ date: "2025-12-26", href: "/nba/games/2025-12-26", games: 9 });
    expect(calendar).toMatchObject({
      month: "2025-12",
      before: 1,
      previous: "2025-11-30",
      next: "2026-01-01",
    });
    const counts = calendar.days.map(({ games }) => games);
    expect(counts).toHaveLength(31);
    expect(counts.slice(22, 26)).toEqual([14, 0, 5, 9]);
  });

  test("orders the top lines by game score", async () => {
    const { top } = await dayOf("2025-12-25");
    expect(top).toHaveLength(10);
    expect(top[0]).toMatchObject({
      rank: 1,
      name: "Nikola Jokić",
      where: "v. MIN, won",
      score: "59.8",
      gameHref: "/nba/games/0022500013",
    });
    const scores = top.map(({ score }) => Number(score));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test.each([
    ["2025-12-25", ["Knicks by 2 over the Cavaliers", "Rockets by 23 over the Lakers"]],
    ["2026-06-13", []],
  ])("names the notable games of %s", async (date, expected) => {
    const { notes } = await dayOf(date);
    expect(notes.slice(0, 2).map(({ words }) => words)).toEqual(expected);
  });
});

describe("a day without games", () => {
  test.each([
    [
      "2025-12-24",
      "The season went on with 5 games on Thursday, December 25, 2025; before that there were 14 games on Tuesday, December 23, 2025.",
      ["2025-12-23", "2025-12-25"],
      "2025-12",
    ],
    [
      "2025-09-01",
      "The season began with 2 games on Tuesday, October 21, 2025.",
      [undefined, "2025-10-21"],
      "2025-10",
    ],
    [
      "2026-07-04",
      "The season ended with 1 game on Saturday, June 13, 2026.",
      ["2026-06-13", undefined],
      "2026-06",
    ],
  ])("%s links to the nearest days with games", async (date, sentence, nearest, month) => {
    const view = await loadDay(collections, noDocuments, date);
    expect(view).toMatchObject({ kind: "ready", page: { kind: "free", date, sentence } });
    if (view.kind !== "ready") return;
    const { previous, next, calendar } = view.page;
    expect([previous?.date, next?.date]).toEqual(nearest);
    expect(calendar?.month).toBe(month);
  });

  test.each(["2026-02-30", "2025-13-01", "2025-12-5", "25-12-25", "today", ""])(
    "%j is not found",
    async (date) => {
      expect(await loadDay(collections, seasonDocuments, date)).toEqual({ kind: "missing" });
    },
  );
});

test("a day whose document cannot be read is unavailable", async () => {
  expect(await loadDay(collections, noDocuments, "2025-12-25")).toEqual({ kind: "unavailable" });
});

test("the latest day is the day of the last game", async () => {
  expect(await latestDay(collections)).toBe("2026-06-13");
});
