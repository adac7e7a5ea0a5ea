import { unavailableText } from "../page/status.ts";
import type { View } from "../page/view.ts";

const TYPES = {
  atom: "application/atom+xml; charset=utf-8",
  calendar: "text/calendar; charset=utf-8",
} as const;

/** A feed for readers of any site: its text, 404 for a missing one, 503 without data. */
export function feedResponse(view: View<string>, type: keyof typeof TYPES): Response {
  if (view.kind === "missing") return new Response(null, { status: 404 });
  if (view.kind === "unavailable") return unavailableText();
  return new Response(view.page, {
    headers: {
      "Content-Type": TYPES[type],
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

/** The query that asks a feed of games to leave their scores out. */
export const SCORES_HIDDEN = "?scores=hidden";

/** Whether a feed is asked to. */
export function askedScores({ searchParams }: URL): { hidesScores: boolean } {
  return { hidesScores: searchParams.get("scores") === "hidden" };
}

/** The league's calendar. */
export const GAMES_CALENDAR = "/nba/games.ics";

/** The feed of the headlines of articles. */
export const HEADLINES_FEED = {
  href: "/nba/headlines.atom",
  type: "application/atom+xml",
  title: "NBA headlines",
};

/** The links to a team's feeds, for the head of its pages. */
export function teamFeeds(href: string, name: string) {
  return [
    { href: `${href}/results.atom`, type: "application/atom+xml", title: `${name}: results` },
    {
      href: `${href}/results.atom${SCORES_HIDDEN}`,
      type: "application/atom+xml",
      title: `${name}: games without scores`,
    },
    { href: `${href}/games.ics`, type: "text/calendar", title: `${name}: games` },
  ];
}
