import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatLongDay } from "#domain/dates.ts";
import { ok } from "#domain/result.ts";
import { atomText } from "#functions/views/feeds/atom.ts";
import { calendarText } from "#functions/views/feeds/calendar.ts";
import { loadComebacks } from "#functions/views/feeds/comebacks-feed.ts";
import { loadFeats } from "#functions/views/feeds/feats-feed.ts";
import { loadCalendar } from "#functions/views/feeds/games-calendar.ts";
import { loadHeadlines } from "#functions/views/feeds/headlines-feed.ts";
import { feedResponse } from "#functions/views/feeds/response.ts";
import { loadTeamResults } from "#functions/views/feeds/team-feeds.ts";
import { parseCalendar, propertyOf, textOf } from "#tests/fixtures/icalendar.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { parseXml, type Xml } from "#tests/fixtures/xml.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";
import { builtCollections, builtValue, pageOf, unread } from "../built.ts";

const collections = builtCollections();
const SITE = "https://hardwood.example";

const asked = (id: string, hidesScores = false) => ({ id, hidesScores });
const calendar = (id: string, hidesScores = false) => ({ isOfTeam: true, id, hidesScores });

const childOf = (element: Xml, name: string): Xml => {
  const found = element.children.filter((child) => child.name === name);
  if (found.length !== 1) throw new Error(`${found.length} of ${name}`);
  return found[0] as Xml;
};
const entriesOf = (feed: Xml) => feed.children.filter(({ name }) => name === "entry");

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** Checks what RFC 4287 requires of every feed. */
function expectValid(feed: Xml): void {
  expect(feed).toMatchObject({
    name: "feed",
    attributes: { xmlns: "http://www.w3.org/2005/Atom" },
  });
  expect(childOf(childOf(feed, "author"), "name").text).not.toBe("");
  const links = feed.children.filter(({ name }) => name === "link");
  expect(links.map(({ attributes }) => attributes.rel)).toEqual(["self", "alternate"]);
  const entries = entriesOf(feed);
  for (const element of [feed, ...entries]) {
    expect(() => new URL(childOf(element, "id").text)).not.toThrow();
    expect(childOf(element, "title").text).not.toBe("");
    expect(childOf(element, "updated").text).toMatch(RFC_3339);
  }
  const ids = entries.map((entry) => childOf(entry, "id").text);
  expect(new Set(ids).size).toBe(ids.length);
  const times = entries.map((entry) => childOf(entry, "updated").text);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(childOf(feed, "updated").text).toBe(times[0]);
}

describe("the feed of a team's results", () => {
  test("is valid, sorted latest first, with a link to each game", async () => {
    const feed = parseXml(pageOf(await loadTeamResults(collections, asked("20"), SITE)));
    expectValid(feed);
    const [first, ...others] = entriesOf(feed);
    expect(others).toHaveLength(19);
    expect(childOf(first as Xml, "title").text).toBe("Knicks 94 at Spurs 90");
    expect(childOf(first as Xml, "link").attributes.href).toBe(`${SITE}/nba/games/0042500405`);
    expect(childOf(feed, "id").text).toBe(`${SITE}/nba/teams/20/results.atom`);
  });
});

test.each([
  ["results", async () => pageOf(await loadTeamResults(collections, asked("20", true), SITE))],
  ["games", async () => pageOf(await loadCalendar(collections, calendar("20", true), SITE))],
])("the feed of a team's %s without scores names every game and no score", async (_, load) => {
  const text = await load();
  expect(text).toMatch(/Knicks (at|vs\.) Spurs/);
  expect(text.replaceAll("76ers", "")).not.toMatch(/(Knicks|Spurs|[a-z]) \d{2,3}\b(?!, 20)/);
});

describe("the feed of feats", () => {
  test("is valid and lists only feats by the source tables", async () => {
    const feed = parseXml(pageOf(await loadFeats(collections, SITE)));
    expectValid(feed);
    const entries = entriesOf(feed);
    expect(entries.length).toBe(30);
    const lines = sourceRows("postseason_player_lines.csv").concat(
      sourceRows("player_game_logs.csv"),
    );
    for (const entry of entries) {
      const [, game, player] =
        /games\/(\d{10})#player-(\d+)$/.exec(childOf(entry, "id").text) ?? [];
      const line = lines.find(({ game_id, player_id }) => game_id === game && player_id === player);
      const counts = ["pts", "reb", "ast", "stl", "blk"].map((key) => Number(line?.[key]));
      const [pts = 0, reb = 0, ast = 0, , blk = 0] = counts;
      const isFeat =
        pts >= 40 ||
        reb >= 20 ||
        ast >= 20 ||
        blk >= 8 ||
        counts.filter((count) => count >= 10).length >= 3 ||
        counts.every((count) => count >= 5);
      expect(isFeat).toBe(true);
      const words = ["point", "rebound", "assist", "steal", "block"].map(
        (name, at) => `${counts[at]} ${name}${counts[at] === 1 ? "" : "s"}`,
      );
      expect(childOf(entry, "summary").text).toBe(`${words.join(", ")}.`);
    }
  });
});

describe("the feed of headlines", () => {
  test("is valid, and leads to the newest articles without their texts", async () => {
    const feed = parseXml(pageOf(await loadHeadlines(collections, SITE)));
    expectValid(feed);
    const headlines = await builtValue("headlines");
    const told = entriesOf(feed).map((entry) => [
      childOf(entry, "title").text,
      childOf(entry, "link").attributes.href,
      childOf(entry, "summary").text,
    ]);
    expect(told).toEqual(
      headlines
        .slice(0, 30)
        .map(({ section, title, slug, date }) => [
          title,
          `${SITE}/nba/${section}/${slug}`,
          `${section === "news" ? "News" : "Analysis"}, ${formatLongDay(date)}.`,
        ]),
    );
  });

  test("is missing where there are no articles", async () => {
    const headlines = async () => ok({ value: [], updatedAt: undefined, dropped: 0 });
    expect(await loadHeadlines({ headlines }, SITE)).toEqual({ kind: "missing" });
  });
});

describe("the feed of comebacks", () => {
  test("is valid, and each was won by the team that was behind by so much", async () => {
    const feed = parseXml(pageOf(await loadComebacks(collections, SITE)));
    expectValid(feed);
    const entries = entriesOf(feed);
    expect(entries).toHaveLength(30);
    const plays = readPlays(SOURCE_FOLDER, "2025-26");
    for (const entry of entries) {
      const [, game = ""] = /games\/(\d{10})#comeback$/.exec(childOf(entry, "id").text) ?? [];
      const leads = plays.get(game)?.plays.map((play) => play.homePoints - play.awayPoints) ?? [];
      const sign = Math.sign(leads.at(-1) ?? 0);
      const deficit = Math.max(0, ...leads.map((lead) => -sign * lead));
      expect(deficit).toBeGreaterThanOrEqual(15);
      expect(childOf(entry, "summary").text).toMatch(
        new RegExp(`^The .+ beat the .+ \\d+–\\d+ after trailing by ${deficit}\\.$`),
      );
    }
  });
});

const wild = fc.string({ unit: "binary", maxLength: 200 });

test("a feed preserves any text", () => {
  fc.assert(
    fc.property(wild, (title) => {
      const time = "2026-04-12T00:00:00Z";
      const entry = { id: "a:b", title, href: 'a:b?c=1&d="', updated: time, summary: title };
      const feed = { title, self: "a:b", alternate: "a:b", author: title, updated: time };
      const [read] = entriesOf(parseXml(atomText({ ...feed, entries: [entry] })));
      const written = title
        .toWellFormed()
        .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
      expect(childOf(read as Xml, "title").text).toBe(written);
      expect(childOf(read as Xml, "link").attributes.href).toBe('a:b?c=1&d="');
    }),
  );
});

test("a calendar preserves any text through folding", () => {
  fc.assert(
    fc.property(wild, (summary) => {
      const event = {
        uid: "1",
        changedAt: "2026-04-12T08:30:00Z",
        sequence: 0,
        status: "CONFIRMED" as const,
        start: "2026-04-12",
        summary,
        place: "",
        url: "a:b",
      };
      const calendar = parseCalendar(calendarText({ name: summary, events: [event] }));
      const [read] = calendar.components;
      if (read === undefined) throw new Error("no event");
      const written = summary
        .toWellFormed()
        .replace(/\r\n|\r/g, "\n")
        .replace(/[^\n\P{Cc}]/gu, "");
      expect(textOf(propertyOf(read, "SUMMARY"))).toBe(written);
      expect(propertyOf(read, "DTSTAMP")).toBe("20260412T083000Z");
    }),
  );
});

describe("a feed's response", () => {
  test.each([
    () => loadTeamResults(collections, asked("99"), SITE),
    () => loadCalendar(collections, calendar("99"), SITE),
  ])("is a 404 for an unknown team", async (load) => {
    expect(feedResponse(await load(), "atom").status).toBe(404);
  });

  test("is a 503 without data, and readable by other sites with data", async () => {
    const failing = { ...collections, games: unread };
    const response = feedResponse(await loadTeamResults(failing, asked("14"), SITE), "atom");
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).not.toBeNull();
    const { headers } = feedResponse(await loadFeats(collections, SITE), "atom");
    expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });
});
