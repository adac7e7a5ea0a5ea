import { expect, test } from "vitest";
import { newsArticle, sportsEvent } from "#functions/views/page/structured-data.ts";

const [home, away] = [sideOf("Chicago Bulls", 5), sideOf("Milwaukee Bucks", 17)];
const GAME = {
  title: "Milwaukee Bucks at Chicago Bulls",
  tipOff: "2025-12-28T01:00:00.000Z",
  date: "2025-12-27",
  arena: "",
  home,
  away,
};

function sideOf(fullName: string, id: number) {
  const team = {
    id,
    fullName,
    conference: "East" as const,
    abbreviation: "",
    city: "",
    name: "",
    division: "",
  };
  return { team, href: `/nba/teams/${id}` };
}

test("structured data describes a played game without an event status", () => {
  const event = sportsEvent("https://example.com", GAME, "A game.", "/nba/games/0022500437");
  expect(event).toMatchObject({
    "@type": "SportsEvent",
    name: "Milwaukee Bucks at Chicago Bulls",
    startDate: "2025-12-28T01:00:00.000Z",
    homeTeam: { name: "Chicago Bulls" },
  });
  // schema.org has no status for an event that is over.
  expect(event).not.toHaveProperty("eventStatus");
});

test.each([
  [undefined, "EventScheduled"],
  ["postponed", "EventPostponed"],
  ["cancelled", "EventCancelled"],
] as const)("structured data of a game to come that is %s has the status %s", (off, status) => {
  const game = { ...GAME, card: { off } };
  expect(sportsEvent("https://example.com", game, "A game.", "/nba")).toMatchObject({
    eventStatus: `https://schema.org/${status}`,
  });
});

test("structured data of an article says who may read it, and nothing of its text", () => {
  const article = { title: "Knicks win", href: "/nba/news/knicks", date: "2026-06-14" };
  expect(newsArticle("https://example.com", article)).toEqual({
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: "Knicks win",
    url: "https://example.com/nba/news/knicks",
    datePublished: "2026-06-14",
    author: { "@type": "Organization", name: "Hardwood" },
    publisher: { "@type": "Organization", name: "Hardwood" },
    isAccessibleForFree: false,
  });
});
