import {
  QUESTION_FORMATS,
  type QuestionFormat,
  type QuestionName,
  questionSearch,
} from "./questions.ts";
import { matches, segmentsOf } from "./route-pattern.ts";
import { anyText, LOG_FIGURE, oneValue, STANDINGS, TABLE, WORDS } from "./route-queries.ts";

/** Who may see a page; visitors are those who have not signed in. */
export type Access = "everyone" | "members" | "visitors";

/** One address of the site, or one pattern of addresses. */
export interface Route {
  /** As its file in src/pages is named: `[id]` is one segment, `[...month]` any number of them. */
  path: string;
  /**
   * "page" is a document for people, "file" an answer for machines; both have a file in src/pages.
   * "worker" is answered by the Worker's entry, "moved" redirects to `to`.
   */
  kind: "page" | "file" | "worker" | "moved";
  to?: string;
  access: Access;
  /** The name of its caching policy; answers of the Worker itself set their own. */
  caching?: "season" | "searchIndex" | "revalidated" | "personal";
  /** Its entry in the menu: among the sections of the season, or of the account. */
  menu?: { part: "season" | "account"; text: string; icon: MenuIcon };
  /** Listed in the sitemap as it stands; patterns are filled in with the data's names and ids. */
  isInSitemap?: true;
  /** Disallowed in robots.txt. */
  isClosedToRobots?: true;
  /** The service worker saves it; "whole" means only without a query. */
  isReadableOffline?: true | "whole";
  /** The part of a query that changes the page, in normal form; "" when there is none. */
  query?: (given: URLSearchParams) => string;
  /** The parameters that `query` reads; of a question, any may count. */
  parameters?: readonly string[];
  /** The letter case of the path does not matter. */
  isAnyCase?: true;
  /** Its query is a question in words, of which there is no end. */
  isInWords?: true;
  /** What it asks of the season's figures: the query of its address is the rest of the question. */
  question?: QuestionName;
  /** The answer to a question for machines, and how it is written. */
  format?: QuestionFormat;
}

export type MenuIcon =
  | "home"
  | "ball"
  | "calendar"
  | "bracket"
  | "bars"
  | "shield"
  | "person"
  | "swap"
  | "news"
  | "chart"
  | "enter"
  | "add"
  | "badge"
  | "table"
  | "search"
  | "question";

type Options = Omit<Route, "path" | "kind" | "access">;

const season = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "everyone",
  caching: "season",
  isReadableOffline: true,
  ...options,
});
const page = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "everyone",
  caching: "season",
  ...options,
});
const members = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "members",
  caching: "personal",
  ...options,
});
const visitors = (path: string, options: Options = {}): Route => ({
  path,
  kind: "page",
  access: "visitors",
  caching: "personal",
  ...options,
});
const file = (path: string, options: Options = {}): Route => ({
  path,
  kind: "file",
  access: "everyone",
  caching: "season",
  ...options,
});
const worker = (path: string, options: Options = {}): Route => ({
  path,
  kind: "worker",
  access: "everyone",
  ...options,
});
const moved = (path: string, to: string, options: Options = {}): Route => ({
  path,
  kind: "moved",
  to,
  access: "everyone",
  ...options,
});

const files = (path: string, options: Options = {}): Route[] =>
  QUESTION_FORMATS.map((format) => worker(`${path}.${format}`, { ...options, format }));

/**
 * A page that answers a question of figures, and before it the same answer as CSV and JSON: the
 * page's own pattern may end in a placeholder, which matches their endings too.
 */
const questions = (path: string, question: QuestionName, options: Options = {}): Route[] => [
  ...files(path, { question }),
  page(path, { question, query: questionSearch, ...options }),
];

/** The notice on the dashboard after a redirect from the login page. */
export const ALREADY_LOGGED_IN = "already-logged-in";

/**
 * The addresses of the site: what is not here does not answer, except the files of public/ and the
 * embedded database. A page is added by its row and its file; guards, menu, sitemap, robots.txt,
 * speculation rules, offline reading and caches follow the row. The first row that matches counts.
 */
export const ROUTES: readonly Route[] = [
  season("/", {
    menu: { part: "season", text: "Dashboard", icon: "home" },
    isInSitemap: true,
    ...oneValue("notice", ALREADY_LOGGED_IN),
  }),
  moved("/dashboard", "/"),
  season("/nba", { menu: { part: "season", text: "NBA", icon: "ball" }, isInSitemap: true }),
  season("/nba/games", {
    menu: { part: "season", text: "Games", icon: "calendar" },
    isInSitemap: true,
  }),
  season("/nba/games/[year]-[month]-[day]"),
  season("/nba/games/[id]"),
  season("/nba/standings", {
    menu: { part: "season", text: "Standings", icon: "bars" },
    isInSitemap: true,
  }),
  season("/nba/standings/[conference]", { isReadableOffline: "whole", ...STANDINGS }),
  season("/nba/playoffs", {
    menu: { part: "season", text: "Playoffs", icon: "bracket" },
    isInSitemap: true,
  }),
  season("/nba/teams", {
    menu: { part: "season", text: "Teams", icon: "shield" },
    isInSitemap: true,
  }),
  season("/nba/teams/[id]"),
  season("/nba/teams/[id]/roster"),
  season("/nba/teams/[id]/stats"),
  ...questions("/nba/teams/[id]/games", "team-games", { isReadableOffline: "whole" }),
  ...questions("/nba/teams/[id]/splits", "team-splits", { isReadableOffline: "whole" }),
  ...questions("/nba/teams/[id]/against/[other]", "team-against", { isReadableOffline: "whole" }),
  file("/nba/teams/[id]/results.atom"),
  file("/nba/teams/[id]/games.ics"),
  file("/nba/feats.atom"),
  season("/nba/teams/[id]/history"),
  moved("/nba/players", "/nba/players/page/1", {
    menu: { part: "season", text: "Players", icon: "person" },
  }),
  file("/nba/players/page/[num].json", TABLE),
  season("/nba/players/page/[num]", { isReadableOffline: "whole", ...TABLE }),
  season("/nba/players/player/[playerName]", {
    isAnyCase: true,
    isReadableOffline: "whole",
    ...LOG_FIGURE,
  }),
  season("/nba/players/player/[playerName]/career", { isAnyCase: true }),
  ...questions("/nba/players/player/[playerName]/games", "player-games", {
    isAnyCase: true,
    isReadableOffline: "whole",
  }),
  ...questions("/nba/players/player/[playerName]/splits", "player-splits", {
    isAnyCase: true,
    isReadableOffline: "whole",
  }),
  ...questions("/nba/compare", "compare", { isInSitemap: true }),
  page("/nba/ask", {
    menu: { part: "season", text: "Ask", icon: "question" },
    isInSitemap: true,
    isInWords: true,
    ...WORDS,
  }),
  file("/nba/ask.json", { isInWords: true, ...WORDS }),
  ...questions("/nba/finder", "finder", {
    menu: { part: "season", text: "Finder", icon: "search" },
    isInSitemap: true,
  }),
  season("/nba/players/lists", { isInSitemap: true }),
  ...["country/[country]", "college/[college]", "draft/[draft]", "position/[position]"].flatMap(
    (list) =>
      questions(`/nba/players/${list}`, "player-list", {
        isAnyCase: true,
        isReadableOffline: "whole",
      }),
  ),
  ...files("/nba/leaders/[group]/[category]"),
  season("/nba/leaders/[group]/[category]"),
  ...questions("/nba/stats/players", "player-stats", {
    menu: { part: "season", text: "Statistics", icon: "table" },
    isInSitemap: true,
  }),
  ...questions("/nba/stats/teams", "team-stats", { isInSitemap: true }),
  members("/nba/transactions/[...month]", {
    menu: { part: "season", text: "Transactions", icon: "swap" },
  }),
  members("/nba/news", { menu: { part: "season", text: "News", icon: "news" } }),
  members("/nba/news/[id]"),
  { ...members("/nba/news/charts/[name].svg"), kind: "file" },
  members("/nba/analysis", { menu: { part: "season", text: "Analysis", icon: "chart" } }),
  members("/nba/analysis/[id]"),
  { ...members("/nba/analysis/charts/[name].svg"), kind: "file" },
  visitors("/user/login", { menu: { part: "account", text: "Log in", icon: "enter" } }),
  visitors("/user/register", { menu: { part: "account", text: "Register", icon: "add" } }),
  members("/user/profile", {
    menu: { part: "account", text: "Profile", icon: "badge" },
    isClosedToRobots: true,
  }),
  page("/search", { isClosedToRobots: true, ...anyText("q") }),
  season("/nba/glossary", { isInSitemap: true }),
  page("/api", { isInSitemap: true }),
  page("/offline"),
  page("/404"),
  file("/search-index.txt", { caching: "searchIndex" }),
  file("/robots.txt"),
  file("/sitemap.xml"),
  file("/sw.js", { caching: "revalidated" }),
  worker("/api/[...call]", { isClosedToRobots: true }),
  worker("/speculation-rules"),
  worker("/dictionary/[name]"),
  worker("/.well-known/security.txt"),
];

/** The row of an address; undefined where the site has none. */
export function routeOf(pathname: string): Route | undefined {
  const segments = segmentsOf(pathname);
  return segments && ROUTES.find(({ path }) => matches(path, segments));
}

/** The part of a pattern before its first placeholder: every address of it begins so. */
export function fixedPart(path: string): string {
  return path.replace(/\/[^/]*\[.*$/, "") || "/";
}

/** Where the addresses of this access begin; no place is below another. */
export function placesFor(access: Access): string[] {
  const rows = ROUTES.filter((route) => route.access === access);
  const places = [...new Set(rows.map(({ path }) => fixedPart(path)))];
  return places.filter((place) => !places.some((other) => place.startsWith(`${other}/`)));
}

/** A row with an entry in the menu. */
export type MenuRoute = Route & Required<Pick<Route, "menu">>;

/** The entries of one part of the menu. */
export function menuOf(part: "season" | "account"): MenuRoute[] {
  return ROUTES.filter((route): route is MenuRoute => route.menu?.part === part);
}
