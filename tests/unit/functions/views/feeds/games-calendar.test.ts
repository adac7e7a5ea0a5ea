import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Game } from "#domain/season/facts.ts";
import { type Fixture, permanentKey } from "#domain/season/fixtures.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { loadCalendar } from "#functions/views/feeds/games-calendar.ts";
import { type Component, parseCalendar, propertyOf, textOf } from "#tests/fixtures/icalendar.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { builtCollections, pageOf, unread } from "../built.ts";

const SITE = "https://hardwood.example";
const collections = builtCollections();
const value = async <V>(read: Promise<{ ok: boolean; value?: { value: V } }>): Promise<V> =>
  ((await read) as { value: { value: V } }).value.value;

const teamCalendar = async (id: string, from: Collections = collections) =>
  parseCalendar(pageOf(await loadCalendar(from, { isOfTeam: true, id, hidesScores: false }, SITE)));
const leagueText = async (from: Collections = collections, hidesScores = false) =>
  pageOf(await loadCalendar(from, { isOfTeam: false, hidesScores }, SITE));
const leagueCalendar = async (from?: Collections) => parseCalendar(await leagueText(from));

const uidsOf = ({ components }: Component) => components.map((event) => propertyOf(event, "UID"));

/** The built collections with other games and fixtures. */
const withGames = (games: readonly Game[], fixtures: readonly Fixture[]): Collections => {
  const read =
    <V>(of: V) =>
    async () => ({
      ok: true as const,
      value: { value: of, updatedAt: "2026-08-01T00:00:00Z", dropped: 0 },
    });
  return {
    ...collections,
    games: read([...games]),
    postseason: read(NO_POSTSEASON),
    fixtures: read([...fixtures]),
  } as Collections;
};

/** A played game as it stood in the schedule. */
const fixtureOfGame = (game: Game): Fixture => ({
  date: game.date,
  tipOff: game.tipOff ?? game.date,
  homeTeamId: game.homeTeamId,
  awayTeamId: game.awayTeamId,
  neutral: game.neutral,
  ...(game.formerTipOffs && { formerTipOffs: game.formerTipOffs }),
  television: [],
  label: "",
  arena: "",
});

describe("a team's calendar", () => {
  test("has every played game once, at its tip-off by the source tables", async () => {
    const { components } = await teamCalendar("14");
    const tipOffs = new Map(
      [...sourceRows("game_extras.csv"), ...sourceRows("postseason_games.csv")].map((row) => [
        row.game_id,
        row.tip_utc?.replace(/[-:]/g, "").replace("Z", "00Z"),
      ]),
    );
    const season = ["games.csv", "postseason_games.csv"]
      .flatMap((table) => sourceRows(table))
      .filter((row) => [row.home_team_id, row.away_team_id].includes("14"));
    const played = new Map(
      components.map((event) => [/\d{10}$/.exec(propertyOf(event, "URL"))?.[0], event]),
    );
    for (const { game_id: id } of season) {
      const event = played.get(id);
      if (event === undefined) throw new Error(`no event of ${id}`);
      expect(propertyOf(event, "DTSTART")).toBe(tipOffs.get(id));
      expect(propertyOf(event, "DURATION")).toBe("PT2H30M");
      expect(propertyOf(event, "STATUS")).toBe("CONFIRMED");
      expect(propertyOf(event, "LAST-MODIFIED")).toBe(propertyOf(event, "DTSTAMP"));
      expect(textOf(propertyOf(event, "SUMMARY"))).toMatch(/^\S.* \d+ (at|vs\.) \S.* \d+$/);
    }
  });

  test("has the upcoming games with their tip-offs, and the place of a neutral floor", async () => {
    const events = (await teamCalendar("8")).components;
    const upcoming = events.slice(-80);
    for (const event of upcoming) {
      expect(propertyOf(event, "DTSTART")).toMatch(/^202[67]\d{4}T\d{6}Z$/);
      expect(propertyOf(event, "SEQUENCE")).toBe("0");
    }
    const next = upcoming.find((event) => propertyOf(event, "UID").startsWith("2026-11-22"));
    if (next === undefined) throw new Error("no game on 22 November");
    expect(propertyOf(next, "UID")).toBe("2026-11-22-8-at-5@hardwood.example");
    expect(propertyOf(next, "URL")).toBe(`${SITE}/nba/games/2026-11-22/den-at-chi`);
    expect(propertyOf(next, "DTSTART")).toBe("20261123T000000Z");
    expect(propertyOf(next, "LAST-MODIFIED") < "20261001").toBe(true);
    expect(propertyOf(next, "SUMMARY")).toBe("Nuggets at Bulls");
    const all = (await leagueCalendar()).components;
    const neutral = sourceRows("coming_schedule.csv").filter((row) => row.neutral_site === "1");
    const places = all.flatMap((event) =>
      event.properties.filter(({ name }) => name === "LOCATION").map((own) => textOf(own.value)),
    );
    expect(places.toSorted()).toEqual(neutral.map((row) => row.arena).toSorted());
  });

  test("has the played games when the fixtures cannot be read", async () => {
    expect((await teamCalendar("8", { ...collections, fixtures: unread })).components).toHaveLength(
      88,
    );
  });

  test("takes a whole day, tentatively, for a fixture without a time", async () => {
    const [game] = await value(collections.fixtures());
    if (game === undefined) throw new Error("no fixture");
    const { components } = await leagueCalendar(withGames([], [{ ...game, tipOff: game.date }]));
    const [event] = components;
    if (event === undefined) throw new Error("no event");
    expect(propertyOf(event, "STATUS")).toBe("TENTATIVE");
    const start = event.properties.find(({ name }) => name === "DTSTART");
    expect(start).toMatchObject({
      parameters: { VALUE: "DATE" },
      value: game.date.replaceAll("-", ""),
    });
  });

  test("is the same on every read", async () => {
    expect(await teamCalendar("14")).toEqual(await teamCalendar("14"));
  });
});

describe("a game's event", () => {
  test("has one identity in every calendar, and no other game has it", async () => {
    const league = uidsOf(await leagueCalendar());
    expect(league).toHaveLength(sourceRows("coming_schedule.csv").length);
    const teams = await value(collections.teams());
    const own = await Promise.all(teams.map(async ({ id }) => uidsOf(await teamCalendar(`${id}`))));
    const counts = new Map<string, number>();
    for (const uid of own.flat()) counts.set(uid, (counts.get(uid) ?? 0) + 1);
    expect([...counts.values()].every((count) => count === 2)).toBe(true);
    expect(counts.size).toBe(1200 + 1230 + 92);
    expect(league.every((uid) => counts.has(uid))).toBe(true);
  });

  test("keeps identity and tip-off over each night of a season, and its sequence grows", async () => {
    const games = (await value(collections.games())).toSorted((a, b) =>
      a.date.localeCompare(b.date),
    );
    const fixtures = games.map(fixtureOfGame);
    const eventsOn = async (morning: string) => {
      const played = games.filter(({ date }) => date < morning);
      const from = withGames(played, fixtures);
      const read = [await teamCalendar("5", from)];
      return new Map(
        read.flatMap(({ components }) =>
          components.map((event) => [propertyOf(event, "UID"), event]),
        ),
      );
    };
    let before = await eventsOn("2025-10-21");
    expect(before.size).toBe(82);
    const days = [...new Set(games.map(({ date }) => date))];
    for (const morning of [...days.slice(1), "2026-06-01"]) {
      const after = await eventsOn(morning);
      expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
      for (const [uid, event] of after) {
        const was = before.get(uid);
        if (was === undefined) throw new Error(`no ${uid}`);
        expect(propertyOf(event, "DTSTART")).toBe(propertyOf(was, "DTSTART"));
        const grown = Number(propertyOf(event, "SEQUENCE")) - Number(propertyOf(was, "SEQUENCE"));
        const isNews = propertyOf(event, "SUMMARY") !== propertyOf(was, "SUMMARY");
        expect(grown).toBe(isNews ? 2 : 0);
        expect(isNews || propertyOf(event, "DTSTAMP") === propertyOf(was, "DTSTAMP")).toBe(true);
      }
      before = after;
    }
  });

  test("of a game that was moved is the one of its first day, on its last", async () => {
    const { components } = await teamCalendar("5");
    const event = components.find((own) => propertyOf(own, "URL").endsWith("/0022500529"));
    if (event === undefined) throw new Error("no event");
    expect(propertyOf(event, "UID")).toBe("2026-01-08-16-at-5@hardwood.example");
    expect(propertyOf(event, "DTSTART")).toBe("20260130T010000Z");
    expect(propertyOf(event, "SEQUENCE")).toBe("4");
  });

  test.each(["postponed", "withdrawn"] as const)(
    "of a game that is %s is cancelled",
    async (off) => {
      const [game] = await value(collections.fixtures());
      if (game === undefined) throw new Error("no fixture");
      const changedAt = "2026-10-19T08:00:00.000Z";
      const { components } = await leagueCalendar(withGames([], [{ ...game, off, changedAt }]));
      const [event] = components;
      if (event === undefined) throw new Error("no event");
      expect(propertyOf(event, "UID")).toBe(`${permanentKey(game)}@hardwood.example`);
      expect(propertyOf(event, "STATUS")).toBe("CANCELLED");
      expect(propertyOf(event, "SEQUENCE")).toBe("1");
      expect(propertyOf(event, "LAST-MODIFIED")).toBe("20261019T080000Z");
    },
  );
});

test("the league's calendar of a whole season is within the megabyte that readers take", async () => {
  const games = await value(collections.games());
  const scheduled = games.map(fixtureOfGame).map((fixture) => ({
    ...fixture,
    tipOff: fixture.tipOff.replace(/^\d{4}/, (year) => `${Number(year) + 1}`),
    date: fixture.date.replace(/^\d{4}/, (year) => `${Number(year) + 1}`),
  }));
  const text = await leagueText(withGames([], scheduled));
  expect(parseCalendar(text).components).toHaveLength(1230);
  expect(text.length).toBeLessThan(500_000);
  expect(gzipSync(text).length).toBeLessThan(60_000);
});
