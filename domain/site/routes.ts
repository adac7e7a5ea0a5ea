import { logFigureSearch } from "../players/log-figures.ts";
import { parseTableQuery, tableSearch } from "../players/player-table.ts";
import { ASSISTS_PATH, assistsSearch, parseAssistsQuery } from "../plays/assists-query.ts";
import { PARTS } from "../plays/parts.ts";
import {
  LATEST_STANDINGS,
  parseStandingsQuery,
  standingsSearch,
} from "../standings/standings-query.ts";
import { ACCOUNT_DELETED } from "./login-path.ts";
import { wordsSearch } from "./questions.ts";
import {
  type Access,
  everySeason,
  file,
  files,
  type MenuGroup,
  members,
  moved,
  type Options,
  page,
  picture,
  questionPage,
  questions,
  type Route,
  season,
  visitors,
  worker,
} from "./route.ts";
import { matches, segmentsOf } from "./route-pattern.ts";
import { searchText } from "./search-groups.ts";
import { SEASON_PARAMETER, seasonSearch } from "./season-asked.ts";

/** The teams behind the sixth place of each conference. */
export const WILD_CARD_PATH = "/nba/standings/wild-card";

/** Options for one query parameter with a list of valid values. */
const oneOf = (name: string, values: readonly string[]): Options => ({
  parameters: [name],
  query: (given) => {
    const value = given.get(name) ?? "";
    return values.includes(value) ? `?${name}=${value}` : "";
  },
});

const TABLE: Options = {
  parameters: ["name", "pos", "team", "sort", "order"],
  query: (given) => tableSearch(parseTableQuery(given)),
};

const STANDINGS: Options = {
  parameters: ["on", "sort", "order"],
  query: (given) => standingsSearch(parseStandingsQuery(given)),
};

const DAY: Options = {
  parameters: ["on"],
  query: (given) => standingsSearch({ ...LATEST_STANDINGS, on: parseStandingsQuery(given).on }),
};

const TABLE_OF_PLAYS: Options = {
  takesSeveralSeasons: true,
  isInSitemap: true,
  isCurrentOnly: true,
};
const ASSISTS: Options = {
  parameters: ["team", "stage", "page"],
  query: (given) => assistsSearch(parseAssistsQuery(given)),
};

/** The picture of a page that every season has. */
const OF_SEASON: Options = {
  parameters: [SEASON_PARAMETER],
  query: (given, current) => seasonSearch("", given, current),
};

const LOG_FIGURE: Options = { parameters: ["figure"], query: logFigureSearch };

/** The pages of a game's plays: a quarter each, and all overtimes. */
export const PARTS_OF_PLAYS = PARTS.filter((part) => /^(?:q.|ot)$/.test(part));

/** Feeds of games leave their scores out on request. */
const SCORES = oneOf("scores", ["hidden"]);

const SEARCH: Options = { parameters: ["q", "in"], query: searchText };

const QUESTION_IN_WORDS: Options = {
  isInWords: true,
  parameters: ["q", "season", "after"],
  query: wordsSearch,
};

/** The notice on the dashboard after a redirect from the login page. */
export const ALREADY_LOGGED_IN = "already-logged-in";

/**
 * All addresses of the site but the files of public/ and the embedded database. A page is added by
 * its row and its file; guards, menu, sitemap, robots.txt, speculation rules, offline reading and
 * caches follow the row. The first matching row counts.
 */
export const ROUTES: readonly Route[] = [
  season("/", {
    menu: { group: "main", text: "Dashboard" },
    isInSitemap: true,
    ...oneOf("notice", [ALREADY_LOGGED_IN, ACCOUNT_DELETED]),
  }),
  moved("/dashboard", "/"),
  season("/nba", { menu: { group: "foot", text: "NBA" }, isInSitemap: true }),
  everySeason("/nba/games", {
    isOfLists: "results",
    menu: { group: "main", text: "Scores", words: "games schedule results calendar" },
    isInSitemap: true,
  }),
  season("/nba/games/[year]-[month]-[day]", { isOfSeason: true, isOfLists: "results" }),
  picture("/nba/games/[year]-[month]-[day]/[game]", { isOfSeason: true, isAnyCase: true }),
  season("/nba/games/[year]-[month]-[day]/[game]", {
    isOfSeason: true,
    isOfLists: "results",
    isAnyCase: true,
  }),
  season("/nba/games/[year]-[month]-[day]/[game]/plays", {
    isOfSeason: true,
    isAnyCase: true,
    ...oneOf("part", PARTS_OF_PLAYS),
  }),
  picture("/nba/games/[id]", { isOfSeason: true, isOfLists: "results" }),
  season("/nba/games/[id]", { isOfSeason: true, isOfLists: "results", ...oneOf("part", PARTS) }),
  season("/nba/games/[id]/story", { isOfSeason: true }),
  season("/nba/games/[id]/plays", { isOfSeason: true, ...oneOf("part", PARTS_OF_PLAYS) }),
  everySeason("/nba/standings", {
    isOfLists: true,
    menu: { group: "main", text: "Standings", words: "table seeds wild card race" },
    isInSitemap: true,
    ...DAY,
  }),
  everySeason(WILD_CARD_PATH, { isInSitemap: true, ...DAY }),
  everySeason("/nba/standings/[conference]", {
    isOfLists: true,
    isReadableOffline: "whole",
    ...STANDINGS,
  }),
  everySeason("/nba/ratings", {
    menu: {
      group: "search",
      text: "Ratings",
      words: "elo srs power rankings strength of schedule upsets forecasts",
    },
    isInSitemap: true,
    ...DAY,
  }),
  everySeason("/nba/ratings/odds", {
    isInSitemap: true,
    isCurrentOnly: true,
    figures: "forecast",
    ...DAY,
  }),
  season("/nba/ratings/peaks", { isInSitemap: true, figures: "seasons" }),
  season("/nba/seasons", {
    menu: { group: "foot", text: "Seasons", words: "history past champions" },
    isInSitemap: true,
    figures: "seasons",
  }),
  picture("/nba/seasons/[season]", { isOfSeason: true, isOfLists: true }),
  season("/nba/seasons/[season]", { isOfSeason: true, isOfLists: true }),
  season("/nba/awards/[...award]", { figures: "seasons" }),
  season("/nba/draft", { isInSitemap: true, figures: "seasons" }),
  season("/nba/records", {
    menu: { group: "foot", text: "Records", words: "all-time best most ever highs streaks" },
    isInSitemap: true,
    figures: "seasons",
    ...oneOf("stage", ["playoffs"]),
  }),
  ...questions("/nba/stats/players", "player-stats", {
    takesSeveralSeasons: true,
    menu: {
      group: "main",
      text: "Stats",
      under: ["/nba/stats", "/nba/leaders", "/nba/finder", "/nba/compare", "/nba/ask"],
      words: "statistics",
    },
    isInSitemap: true,
  }),
  season("/nba/teams", {
    menu: { group: "main", text: "Teams" },
    isInSitemap: true,
  }),
  picture("/nba/teams/[id]", { isOfSeason: true, isOfLists: true, ...OF_SEASON }),
  everySeason("/nba/teams/[id]", { isOfLists: true }),
  season("/nba/teams/[id]/roster"),
  everySeason("/nba/teams/[id]/stats"),
  ...questions("/nba/teams/[id]/games", "team-games", {
    takesSeveralSeasons: true,
    isOfLists: "results",
    isReadableOffline: "whole",
  }),
  ...questions("/nba/teams/[id]/splits", "team-splits", { isReadableOffline: "whole" }),
  ...questions("/nba/teams/[id]/against/[other]", "team-against", { isReadableOffline: "whole" }),
  file("/nba/teams/[id]/results.atom", SCORES),
  file("/nba/teams/[id]/games.ics", SCORES),
  file("/nba/games.ics", SCORES),
  file("/nba/feats.atom"),
  file("/nba/comebacks.atom"),
  file("/nba/headlines.atom"),
  season("/nba/teams/[id]/history", { figures: "seasons" }),
  moved("/nba/players", "/nba/players/page/1", {
    menu: { group: "main", text: "Players" },
  }),
  everySeason("/nba/playoffs", {
    isOfLists: true,
    menu: {
      group: "main",
      text: "Playoffs & odds",
      under: ["/nba/ratings"],
      words: "bracket champions play-in series",
    },
    isInSitemap: true,
  }),
  file("/nba/players/page/[num].json", TABLE),
  season("/nba/players/page/[num]", { isReadableOffline: "whole", ...TABLE }),
  picture("/nba/players/player/[playerName]", { isOfSeason: true, isAnyCase: true, ...OF_SEASON }),
  everySeason("/nba/players/player/[playerName]", {
    isAnyCase: true,
    isReadableOffline: "whole",
    ...LOG_FIGURE,
  }),
  season("/nba/players/player/[playerName]/career", { isAnyCase: true, figures: "seasons" }),
  everySeason("/nba/players/player/[playerName]/floor", { isAnyCase: true }),
  ...questions("/nba/players/player/[playerName]/games", "player-games", {
    takesSeveralSeasons: true,
    isAnyCase: true,
    isReadableOffline: "whole",
  }),
  ...questions("/nba/players/player/[playerName]/splits", "player-splits", {
    isAnyCase: true,
    isReadableOffline: "whole",
  }),
  page("/nba/ask", {
    menu: { group: "search", text: "Ask" },
    isInSitemap: true,
    ...QUESTION_IN_WORDS,
  }),
  file("/nba/ask.json", QUESTION_IN_WORDS),
  picture("/nba/ask", QUESTION_IN_WORDS),
  ...questions("/nba/finder", "finder", {
    takesSeveralSeasons: true,
    menu: { group: "search", text: "Finder" },
    isInSitemap: true,
  }),
  questionPage("/nba/finder/form", "finder", { takesSeveralSeasons: true }),
  season("/nba/players/lists", { isInSitemap: true }),
  ...questions("/nba/players/[list]/[value]", "player-list", {
    isAnyCase: true,
    isReadableOffline: "whole",
  }),
  ...questions("/nba/leaders/all-time", "all-time", {
    isInSitemap: true,
    isCurrentOnly: true,
    figures: "seasons",
  }),
  ...files("/nba/leaders/[group]/[category]", { isOfSeason: true, isOfLists: true }),
  everySeason("/nba/leaders/[group]/[category]", { isOfLists: true }),
  ...questions("/nba/stats/teams", "team-stats", {
    takesSeveralSeasons: true,
    isInSitemap: true,
  }),
  ...questions("/nba/stats/clutch", "clutch-stats", TABLE_OF_PLAYS),
  ...questions("/nba/stats/lineups", "lineup-stats", TABLE_OF_PLAYS),
  ...questions("/nba/stats/pairs", "pair-stats", TABLE_OF_PLAYS),
  ...files(ASSISTS_PATH, { isOfSeason: true }),
  everySeason(ASSISTS_PATH, { isInSitemap: true, isCurrentOnly: true, ...ASSISTS }),
  ...questions("/nba/compare", "compare", {
    takesSeveralSeasons: true,
    menu: { group: "search", text: "Compare", words: "comparison players teams" },
    isInSitemap: true,
  }),
  season("/nba/glossary", {
    menu: { group: "foot", text: "Glossary", words: "dictionary" },
    isInSitemap: true,
  }),
  members("/nba/transactions/[...month]", {
    menu: { group: "members", text: "Transactions" },
  }),
  members("/nba/news", { menu: { group: "members", text: "News" } }),
  members("/nba/news/[id]"),
  { ...members("/nba/news/charts/[name].svg"), kind: "file" },
  members("/nba/analysis", { menu: { group: "members", text: "Analysis" } }),
  members("/nba/analysis/[id]"),
  { ...members("/nba/analysis/charts/[name].svg"), kind: "file" },
  visitors("/user/login", { menu: { group: "account", text: "Log in" } }),
  visitors("/user/register", { menu: { group: "account", text: "Register" } }),
  members("/user/profile", {
    menu: { group: "account", text: "Profile" },
    isClosedToRobots: true,
  }),
  { ...members("/user/profile/data"), kind: "file" },
  members("/user/notices", { isClosedToRobots: true }),
  page("/search", { isClosedToRobots: true, ...SEARCH }),
  page("/api", { isInSitemap: true }),
  page("/privacy", { isInSitemap: true }),
  page("/hide-scores", { isInSitemap: true }),
  page("/offline"),
  page("/404"),
  file("/search-index.txt", { caching: "searchIndex" }),
  file("/robots.txt"),
  file("/opensearch.xml"),
  file("/sitemap.xml"),
  file("/sitemap/[kind].xml"),
  file("/sw.js", { caching: "revalidated" }),
  worker("/api/[...call]", { isClosedToRobots: true }),
  worker("/nba/live/[date]", { isClosedToRobots: true }),
  worker("/speculation-rules"),
  worker("/dictionary/[name]"),
  worker("/.well-known/security.txt"),
];

/** The route of a path; undefined when no row matches. */
export function routeOf(pathname: string): Route | undefined {
  const segments = segmentsOf(pathname);
  return segments && ROUTES.find(({ path }) => matches(path, segments));
}

/** The path of a pattern before its first placeholder. */
export function fixedPart(path: string): string {
  const at = path.indexOf("[");
  return (at === -1 ? path : path.slice(0, path.lastIndexOf("/", at))) || "/";
}

/** The path prefixes of all routes with an access; none is below another. */
export function placesFor(access: Access): string[] {
  const rows = ROUTES.filter((route) => route.access === access);
  const places = [...new Set(rows.map(({ path }) => fixedPart(path)))];
  return places.filter((place) => !places.some((other) => place.startsWith(`${other}/`)));
}

/** A row with an entry in the menu. */
export type MenuRoute = Route & Required<Pick<Route, "menu">>;

/** All entries of the menu in order. */
export const MENU: readonly MenuRoute[] = ROUTES.filter(
  (route): route is MenuRoute => route.menu !== undefined,
);

/** The entries of one group of the menu. */
export function menuOf(group: MenuGroup): MenuRoute[] {
  return MENU.filter(({ menu }) => menu.group === group);
}

/** The path of a page's entry in the menu: its own, or that of the nearest section with the page. */
export function entryOf(page: string): string | undefined {
  const sections = MENU.filter(
    ({ menu }) => menu.group !== "foot" && menu.group !== "search",
  ).flatMap(({ menu, path }) =>
    [fixedPart(path), ...(menu.under ?? [])].map((under) => ({ under, path })),
  );
  const [nearest] = sections
    .filter(({ under }) => `${page}/`.startsWith(`${under}/`))
    .toSorted((a, b) => b.under.length - a.under.length);
  return nearest && fixedPart(nearest.path);
}
