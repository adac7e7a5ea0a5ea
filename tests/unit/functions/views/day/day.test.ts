import { describe, expect, test } from "vitest";
import { fail } from "#domain/result.ts";
import { latestDay, loadDay, openingDay } from "#functions/views/day/day.ts";
import { builtCollections, builtDocuments, noDocuments } from "../built.ts";

const collections = builtCollections();

const CLOCK = { now: Date.parse("2026-12-25T18:00:00Z"), bringsResults: false };

async function dayOf(date: string) {
  const view = await loadDay(collections, builtDocuments(), date, CLOCK);
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
      television: ["ABC", "ESPN"],
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
      where: "vs. MIN, won",
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

describe("a day of games to come", () => {
  async function upcomingOn(date: string, clock = CLOCK) {
    const view = await loadDay(collections, noDocuments, date, clock);
    if (view.kind !== "ready" || view.page.kind !== "upcoming") throw new Error(`not ${date}`);
    return view.page;
  }

  test("lists its games with tip-offs, television and last meetings, without records of last season", async () => {
    const { upcoming, previous, next, calendar } = await upcomingOn("2026-12-25");
    expect(upcoming.sentence).toBe("Five games, from noon to 10:30 PM ET.");
    expect(upcoming.note).toBe("");
    expect(upcoming.cards.flatMap(({ away, home }) => [away.record, home.record])).toEqual(
      upcoming.cards.flatMap(() => [undefined, undefined]),
    );
    expect(upcoming.cards.map(({ state, title, when }) => [state, title, when])).toEqual([
      ["begun", "Spurs at Knicks", "Tipped off at noon ET"],
      ["upcoming", "Heat at Celtics", "2:30 PM ET"],
      ["upcoming", "76ers at Lakers", "5:00 PM ET"],
      ["upcoming", "Thunder at Timberwolves", "8:00 PM ET"],
      ["upcoming", "Nuggets at Warriors", "10:30 PM ET"],
    ]);
    expect(upcoming.cards[0]).toMatchObject({
      href: "/nba/games/2026-12-25/sas-at-nyk",
      television: ["ABC", "ESPN"],
      meeting: { words: "Last met Jun 13: Knicks 94–90", href: "/nba/games/0042500405" },
    });
    expect([previous?.date, next?.date]).toEqual(["2026-12-23", "2026-12-26"]);
    expect(calendar).toMatchObject({ month: "2026-12", next: "2027-01-01" });
    expect(upcoming.validUntil).toBe(Date.parse("2026-12-25T19:30Z"));
  });

  test("says what becomes of results only once a game has begun", async () => {
    const before = { now: Date.parse("2026-12-25T16:59:59Z"), bringsResults: false };
    const brought = { ...before, bringsResults: true };
    expect((await upcomingOn("2026-12-25", brought)).upcoming.note).toBe("");
    expect((await upcomingOn("2026-12-25", { ...CLOCK, bringsResults: true })).upcoming.note).toBe(
      "Results appear once they're in.",
    );
  });

  test.each([
    ["2026-12-25T16:59:59Z", "upcoming", "Noon ET", "2026-12-25T17:00Z"],
    ["2026-12-25T17:00Z", "begun", "Tipped off at noon ET", "2026-12-25T19:30Z"],
    ["2026-12-25T20:59:59Z", "begun", "Tipped off at noon ET", "2026-12-25T21:00Z"],
    ["2026-12-25T21:00Z", "unscored", "Final score not available", "2026-12-25T22:00Z"],
    ["2026-12-26T12:00Z", "unscored", "Final score not available", undefined],
  ])("at %s its game at noon is %s", async (now, state, when, validUntil) => {
    const { upcoming } = await upcomingOn("2026-12-25", {
      now: Date.parse(now),
      bringsResults: false,
    });
    expect(upcoming.cards[0]).toMatchObject({ state, when });
    expect(upcoming.validUntil).toBe(
      validUntil === undefined ? Number.POSITIVE_INFINITY : Date.parse(validUntil),
    );
  });

  test("names the games' label where all share it, else each game's own", async () => {
    const cup = await upcomingOn("2026-11-27");
    expect(cup.upcoming.label).toBe("NBA Cup - Group Play");
    const paris = await upcomingOn("2027-01-14");
    expect(paris.upcoming.label).toBe("");
    expect(paris.upcoming.cards.map(({ label }) => label).filter(Boolean)).toEqual([
      "NBA Paris Game",
    ]);
  });

  test("has each of the schedule's days, and all of its games", async () => {
    const read = await collections.fixtures();
    const days = Map.groupBy(read.ok ? read.value.value : [], ({ date }) => date);
    for (const [date, fixtures] of days) {
      expect((await upcomingOn(date)).upcoming.cards, date).toHaveLength(fixtures.length);
    }
  });

  test("is unavailable, not free, while the schedule cannot be read", async () => {
    const fixtures = async () => fail({ kind: "malformed" as const, path: "nba/fixtures" });
    const unread = { ...collections, fixtures };
    expect(await loadDay(unread, noDocuments, "2026-12-25", CLOCK)).toEqual({
      kind: "unavailable",
    });
    const past = await loadDay(unread, builtDocuments(), "2025-12-25", CLOCK);
    expect(past).toMatchObject({ kind: "ready", page: { kind: "games" } });
  });
});

describe("the day that opens the games", () => {
  test.each([
    ["a day with games", "2026-12-25T18:00:00Z", "2026-12-25"],
    ["the evening before, which is the next day in UTC", "2026-12-24T03:00:00Z", "2026-12-23"],
    ["a day without games in the season", "2026-12-24T18:00:00Z", "2026-12-24"],
    ["before the season", "2026-08-01T12:00:00Z", "2026-08-01"],
    ["the last day", "2027-04-12T03:59:59Z", "2027-04-11"],
    ["after the last day: the latest with games", "2027-04-12T04:00:00Z", "2026-06-13"],
  ])("%s", async (_, now, day) => {
    expect(await openingDay(collections, { ...CLOCK, now: Date.parse(now) })).toBe(day);
  });
});

describe("a day without games", () => {
  test.each([
    [
      "2025-12-24",
      "Between 14 games on Tuesday, December 23, 2025 and 5 games on Thursday, December 25, 2025.",
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
      "The season ended with 1 game on Saturday, June 13, 2026; the next one begins with 3 games on Tuesday, October 20, 2026.",
      ["2026-06-13", "2026-10-20"],
      "2026-10",
    ],
    [
      "2026-12-24",
      "Between 15 games on Wednesday, December 23, 2026 and 5 games on Friday, December 25, 2026.",
      ["2026-12-23", "2026-12-25"],
      "2026-12",
    ],
  ])("%s links to the nearest days with games", async (date, sentence, nearest, month) => {
    const view = await loadDay(collections, noDocuments, date, CLOCK);
    expect(view).toMatchObject({ kind: "ready", page: { kind: "free", date, sentence } });
    if (view.kind !== "ready") return;
    const { previous, next, calendar } = view.page;
    expect([previous?.date, next?.date]).toEqual(nearest);
    expect(calendar?.month).toBe(month);
  });

  test.each(["2026-02-30", "2025-13-01", "2025-12-5", "25-12-25", "today", ""])(
    "%j is not found",
    async (date) => {
      expect(await loadDay(collections, builtDocuments(), date, CLOCK)).toEqual({
        kind: "missing",
      });
    },
  );
});

test("a day whose document cannot be read is unavailable", async () => {
  expect(await loadDay(collections, noDocuments, "2025-12-25", CLOCK)).toEqual({
    kind: "unavailable",
  });
});

test("the latest day is the day of the last game", async () => {
  expect(await latestDay(collections)).toBe("2026-06-13");
});
