import { describe, expect, test } from "vitest";
import { dayAfterReading, plannedDay } from "#domain/live/live-day.ts";
import type { GameState, LiveReading } from "#domain/live/live-game.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { loadDay, openingDay } from "#functions/views/day/day.ts";
import { todayOf } from "#functions/views/day/today.ts";
import { isOpen } from "#functions/views/game/game-cards.ts";
import { loadUpcomingGame } from "#functions/views/game/upcoming-game.ts";
import { builtCollections, builtDocuments, builtValue } from "./built.ts";

const DATE = "2026-12-25";
const KNICKS = 20;
const NOW = Date.parse("2026-12-25T19:00:00Z");
const collections = builtCollections();
const data = {
  teams: await builtValue("teams"),
  games: await builtValue("games"),
  postseason: await builtValue("postseason"),
  fixtures: await builtValue("fixtures"),
};
const THIRD: GameState = { kind: "in-progress", period: 3, clock: "5:23" };

/** A source of readings in which the first game of Christmas Day has a state and a score. */
const readingOf =
  (state: GameState, [away, home]: [number, number]) =>
  async (date: string, planned: readonly Fixture[]) => {
    const reading: LiveReading = {
      homeTeamId: KNICKS,
      awayTeamId: 27,
      tipOff: "",
      state,
      awayPoints: away,
      homePoints: home,
    };
    const day = plannedDay(date, planned);
    return date === DATE ? dayAfterReading(day, [reading]) : day;
  };

const todayWith = (state: GameState, score: [number, number], now = NOW) =>
  todayOf(data, { now, bringsResults: true, live: readingOf(state, score) });

const OFF = new Set<string>(["postponed", "cancelled"]);

describe("the card of a game", () => {
  test.each<[GameState, [number, number], object]>([
    [THIRD, [88, 91], { state: "live", when: "5:23 3rd", points: [88, 91], won: [false, false] }],
    [{ kind: "half-time" }, [50, 41], { state: "live", when: "Halftime", points: [50, 41] }],
    [
      { kind: "final", overtimes: 1 },
      [101, 99],
      { state: "over", when: "Final/OT", points: [101, 99], won: [true, false] },
    ],
    [
      { kind: "postponed" },
      [0, 0],
      { state: "over", when: "Postponed", points: [undefined, undefined] },
    ],
    [{ kind: "cancelled" }, [0, 0], { state: "over", when: "Canceled" }],
    [
      { kind: "scheduled" },
      [0, 0],
      { state: "begun", when: "Tipped off at noon ET", points: [undefined, undefined] },
    ],
  ])("of state %j is shown as it was last read", async (state, score, shown) => {
    const card = (await todayWith(state, score))?.cards[0];
    if (card === undefined || card.state === "final") throw new Error("no card");
    const sides = [card.away, card.home];
    expect({
      state: card.state,
      when: card.when,
      points: sides.map(({ points }) => points),
      won: sides.map(({ won }) => won),
    }).toMatchObject(shown);
    expect(card.liveKey).toBe("k");
    expect(card.off).toBe(OFF.has(state.kind) ? state.kind : undefined);
    expect(isOpen(card)).toBe(!OFF.has(state.kind));
  });
});

describe("a page with games of today", () => {
  test("holds for seconds while one is in progress", async () => {
    const today = await todayWith(THIRD, [88, 91]);
    expect(today?.validUntil).toBe(NOW + 10_000);
    expect(today?.script).toEqual({ date: DATE, sequence: 1, from: 0, isOn: true });
    expect(today?.note).not.toContain("Results");
  });

  test("holds until the next tip-off between games, from which its script reads", async () => {
    const next = Date.parse("2026-12-25T19:30:00Z");
    const today = await todayWith({ kind: "final", overtimes: 0 }, [88, 91]);
    expect(today?.validUntil).toBe(next);
    expect(today?.script).toEqual({ date: DATE, sequence: 1, from: next, isOn: false });
  });

  test("has no script when nothing is read", async () => {
    const today = await todayOf(data, { now: NOW, bringsResults: false });
    expect(today?.script).toBeUndefined();
    expect(today?.note).toBe("");
  });

  test("is that of the evening until its last game is over, also after midnight", async () => {
    const late = Date.parse("2026-12-26T05:30:00Z");
    const evening = { now: late, bringsResults: true, live: readingOf(THIRD, [88, 91]) };
    expect((await todayOf(data, evening))?.date).toBe(DATE);
    expect(await openingDay(collections, evening)).toBe(DATE);
    const over = { ...evening, live: readingOf({ kind: "final", overtimes: 0 }, [88, 91]) };
    expect((await todayOf(data, over))?.date).toBe("2026-12-26");
    expect(await openingDay(collections, over)).toBe("2026-12-26");
  });
});

test("a day and a game show the same reading", async () => {
  const clock = { now: NOW, bringsResults: true, live: readingOf(THIRD, [88, 91]) };
  const day = await loadDay(collections, builtDocuments(), DATE, clock);
  if (day.kind !== "ready" || day.page.kind !== "upcoming") throw new Error("no day");
  expect(day.page.upcoming.cards[0]).toMatchObject({ when: "5:23 3rd", state: "live" });
  expect(day.page.upcoming.validUntil).toBe(NOW + 10_000);
  const address = { date: DATE, game: "sas-at-nyk" };
  const game = await loadUpcomingGame(collections, builtDocuments(), address, clock);
  if (game.kind !== "ready" || game.page.kind !== "upcoming") throw new Error("no game");
  expect(game.page.card).toMatchObject({ when: "5:23 3rd", home: { points: 91 } });
  expect(game.page).toMatchObject({ validUntil: NOW + 10_000, script: { isOn: true } });
});
