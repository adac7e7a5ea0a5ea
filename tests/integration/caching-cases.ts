import { ROUTES } from "../../functions/open-data/routes.ts";

/** A placeholder for the remaining freshness of the data, which differs in each response. */
export const SEASON = "season";
export const INDEX = "public, max-age=600, stale-while-revalidate=86400, stale-if-error=604800";
export const ERROR = "public, max-age=10";
export const PRIVATE = "private, no-store";
const RULES = "public, max-age=86400, stale-while-revalidate=604800";

/** An address, with the expected caching of its response. */
export interface Case {
  /** The route's file below src/pages; undefined for responses without a page. */
  route?: string;
  path: string;
  method?: string;
  status: number;
  caching: string;
  as?: "member";
}

const page = (route: string, path: string): Case => ({ route, path, status: 200, caching: SEASON });
/** A members' page: redirects visitors, and is never in a shared cache. */
const guarded = (route: string, path: string): Case[] => [
  { route, path, status: 302, caching: PRIVATE },
  { route, path, status: 200, caching: PRIVATE, as: "member" },
];
const api = (method: string, path: string, status: number): Case => ({
  method,
  path,
  status,
  caching: PRIVATE,
});

/** A call of the open data API, with the same response under both prefixes. */
const open = (path: string, status = 200, method = "GET"): Case[] =>
  ["/api/v1", "/api/nba/v1"].map((prefix) => ({
    method,
    path: prefix + path,
    status,
    caching: status === 200 ? SEASON : "no-store",
  }));

/** One address of every kind. */
export const CASES: Case[] = [
  page("index.astro", "/"),
  page("search.astro", "/search?q=los"),
  { route: "search-index.txt.ts", path: "/search-index.txt", status: 200, caching: INDEX },
  page("offline.astro", "/offline"),
  page("api/index.astro", "/api"),
  page("robots.txt.ts", "/robots.txt"),
  page("sitemap.xml.ts", "/sitemap.xml"),
  page("nba/index.astro", "/nba"),
  page("nba/games/index.astro", "/nba/games"),
  page("nba/games/[year]-[month]-[day].astro", "/nba/games/2025-12-25"),
  page("nba/games/[year]-[month]-[day]/[game].astro", "/nba/games/2026-12-25/sas-at-nyk"),
  page("nba/games/[id].astro", "/nba/games/0022500437"),
  page("nba/playoffs.astro", "/nba/playoffs"),
  page("nba/seasons.astro", "/nba/seasons"),
  page("nba/records.astro", "/nba/records"),
  page("nba/ratings.astro", "/nba/ratings"),
  { path: "/nba/standings?season=1990-91", status: 404, caching: ERROR },
  { path: "/nba/standings?season=2024-26", status: 400, caching: ERROR },
  { path: "/nba/standings?season=all", status: 400, caching: ERROR },
  { path: "/nba/finder?season=1999-00..", status: 404, caching: ERROR },
  { path: "/nba/finder?season=2024-25..2015-16", status: 400, caching: ERROR },
  { path: "/nba/games/2025-12-24", status: 404, caching: ERROR },
  { path: "/nba/games/0022599999", status: 404, caching: ERROR },
  page("nba/standings/index.astro", "/nba/standings"),
  page("nba/standings/wild-card.astro", "/nba/standings/wild-card"),
  page("nba/standings/[conference].astro", "/nba/standings/west"),
  page("nba/standings/[conference].astro", "/nba/standings/west?on=2026-01-15&sort=home"),
  page("nba/teams/index.astro", "/nba/teams"),
  page("nba/teams/[id]/index.astro", "/nba/teams/1"),
  page("nba/teams/[id]/roster.astro", "/nba/teams/1/roster"),
  page("nba/teams/[id]/stats.astro", "/nba/teams/1/stats"),
  page("nba/teams/[id]/games.astro", "/nba/teams/1/games"),
  page("nba/teams/[id]/games.astro", "/nba/teams/1/games?where=home"),
  { path: "/nba/teams/1/games.csv", status: 200, caching: SEASON },
  { path: "/nba/teams/1/games?where=moon", status: 400, caching: ERROR },
  page("nba/teams/[id]/splits.astro", "/nba/teams/1/splits"),
  { path: "/nba/teams/1/splits.json?by=month", status: 200, caching: SEASON },
  page("nba/teams/[id]/against/[other].astro", "/nba/teams/1/against/2"),
  { path: "/nba/teams/1/against/2.csv", status: 200, caching: SEASON },
  { path: "/nba/teams/1/against/1", status: 404, caching: ERROR },
  page("nba/teams/[id]/history.astro", "/nba/teams/1/history"),
  page("nba/players/player/[playerName].astro", "/nba/players/player/Kobe%20Bryant"),
  page("nba/players/page/[num].astro", "/nba/players/page/1"),
  page("nba/players/page/[num].astro", "/nba/players/page/2?pos=G&sort=age"),
  page("nba/players/page/[num].json.ts", "/nba/players/page/2.json?pos=G&sort=age"),
  page("nba/players/player/[playerName].astro", "/nba/players/player/Luka%20Don%C4%8Di%C4%87"),
  page("nba/players/player/[playerName]/career.astro", "/nba/players/player/LeBron%20James/career"),
  page("nba/players/player/[playerName]/games.astro", "/nba/players/player/LeBron%20James/games"),
  page("nba/players/player/[playerName]/splits.astro", "/nba/players/player/LeBron%20James/splits"),
  page("nba/players/lists.astro", "/nba/players/lists"),
  page("nba/players/[list]/[value].astro", "/nba/players/country/France"),
  page("nba/players/[list]/[value].astro", "/nba/players/college/Duke"),
  page("nba/players/[list]/[value].astro", "/nba/players/draft/2024"),
  page("nba/players/[list]/[value].astro", "/nba/players/position/guards"),
  { path: "/nba/players/draft/2024.csv", status: 200, caching: SEASON },
  { path: "/nba/players/draft/2024?draft=2023", status: 400, caching: ERROR },
  { path: "/nba/players/country/Atlantis", status: 404, caching: ERROR },
  page("nba/teams/[id]/results.atom.ts", "/nba/teams/14/results.atom"),
  page("nba/teams/[id]/games.ics.ts", "/nba/teams/14/games.ics"),
  page("nba/feats.atom.ts", "/nba/feats.atom"),
  { path: "/nba/teams/99/games.ics", status: 404, caching: ERROR },
  page("nba/compare.astro", "/nba/compare"),
  page("nba/compare.astro", "/nba/compare?teams=LAL,BOS"),
  { path: "/nba/compare.csv?teams=LAL,BOS", status: 200, caching: SEASON },
  { path: "/nba/compare?teams=LAL,MOON", status: 400, caching: ERROR },
  page("nba/stats/players.astro", "/nba/stats/players"),
  page("nba/stats/players.astro", "/nba/stats/players?columns=advanced&season=2025-26"),
  { path: "/nba/stats/players?avg.pts=&per=total", status: 302, caching: SEASON },
  { path: "/nba/stats/players?avg.pts=many", status: 400, caching: ERROR },
  { path: "/nba/stats/players.csv", status: 200, caching: SEASON },
  { path: "/nba/stats/teams.json", status: 200, caching: SEASON },
  page("nba/stats/teams.astro", "/nba/stats/teams"),
  page("nba/leaders/[group]/[category].astro", "/nba/leaders/totals/points"),
  { path: "/nba/leaders/totals/nothing", status: 404, caching: ERROR },
  page("nba/glossary.astro", "/nba/glossary"),
  page("nba/finder.astro", "/nba/finder"),
  page("nba/finder.astro", "/nba/finder?pts=50..&result=l"),
  { path: "/nba/finder?pts=50..&result=", status: 302, caching: SEASON },
  { path: "/nba/finder?pts=many", status: 400, caching: ERROR },
  page("nba/ask.astro", "/nba/ask"),
  page("nba/ask.astro", "/nba/ask?q=most+points+in+a+game"),
  page("nba/ask.json.ts", "/nba/ask.json?q=most+points+in+a+game"),
  page("nba/ask.json.ts", "/nba/ask.json?q=what+channel"),
  { path: "/nba/ask?q=what+channel", status: 422, caching: ERROR },
  { path: "/nba/finder.csv?pts=50..", status: 200, caching: SEASON },
  { path: "/nba/finder.json?pts=50..", status: 200, caching: SEASON },
  { path: "/nba/finder.json?pts=many", status: 400, caching: "no-store" },
  ...guarded("nba/transactions/[...month].astro", "/nba/transactions"),
  ...guarded("nba/news/index.astro", "/nba/news"),
  ...guarded("nba/analysis/index.astro", "/nba/analysis"),
  ...guarded("user/profile.astro", "/user/profile"),
  { route: "nba/news/[id].astro", path: "/nba/news/1", status: 302, caching: PRIVATE },
  { route: "nba/analysis/[id].astro", path: "/nba/analysis/1", status: 302, caching: PRIVATE },
  {
    route: "nba/news/charts/[name].svg.ts",
    path: "/nba/news/charts/a.svg",
    status: 302,
    caching: PRIVATE,
  },
  {
    route: "nba/analysis/charts/[name].svg.ts",
    path: "/nba/analysis/charts/a.svg",
    status: 302,
    caching: PRIVATE,
  },
  { path: "/nba/news/no-such-article", status: 404, caching: PRIVATE, as: "member" },
  { path: "/nba/news/charts/none.svg", status: 404, caching: PRIVATE, as: "member" },
  { route: "user/login.astro", path: "/user/login", status: 200, caching: PRIVATE },
  { route: "user/login.astro", path: "/user/login", status: 302, caching: PRIVATE, as: "member" },
  { route: "user/register.astro", path: "/user/register", status: 200, caching: PRIVATE },
  { route: "404.astro", path: "/nope", status: 404, caching: ERROR },
  { route: "sw.js.ts", path: "/sw.js", status: 200, caching: "no-cache" },
  { path: "/speculation-rules", status: 200, caching: RULES },
  { path: "/nba/teams/99", status: 404, caching: ERROR },
  { path: "/nba/standings/north", status: 404, caching: ERROR },
  { path: "/nba/players/player/Nobody", status: 404, caching: ERROR },
  { path: "/nba/players/page/999", status: 302, caching: SEASON },
  { path: "/nba/players/page/999.json", status: 302, caching: SEASON },
  { path: "/nba/teamsAPI.json", status: 200, caching: "no-cache" },
  { path: "/nba/news.json", status: 401, caching: "no-cache" },
  { path: "/users.json", status: 401, caching: "no-cache" },
  api("GET", "/api/session", 200),
  api("POST", "/api/session", 403),
  api("GET", "/api/profile", 405),
  api("GET", "/api/favorites", 401),
  api("PUT", "/api/favorites/teams/1", 403),
  api("POST", "/api/recovery", 403),
  api("GET", "/api/health", 200),
  api("POST", "/api/purge", 401),
  api("GET", "/api/purge", 405),
  api("POST", "/api/health", 403),
  api("GET", "/api/proxy/scoreboard", 404),
  api("POST", "/api/proxy/scoreboard", 403),
  api("GET", "/api/nope", 404),
  ...ROUTES.flatMap(({ example }) => open(example)),
  ...open("/openapi.json"),
  ...open("/teams/99", 404),
  ...open("/stats?per_page=x", 400),
  ...open("/query?pts=many", 400),
  ...open("/ask", 400),
  ...open("/ask?q=what+channel", 422),
  ...open("/nope", 404),
  ...open("/teams", 405, "POST"),
  ...open("/teams", 204, "OPTIONS"),
];
