import { routeOf } from "#domain/site/routes.ts";

/** One public page of each kind, with its heading. */
export const PAGES: { path: string; heading: string }[] = [
  { path: "/", heading: "Fifteen games tonight" },
  { path: "/nba", heading: "Knicks won the 2026 NBA title" },
  { path: "/nba/games/2025-12-25", heading: "Thursday, December 25, 2025" },
  { path: "/nba/games/2025-12-24", heading: "No games on Wednesday, December 24, 2025" },
  { path: "/nba/games/2026-12-25", heading: "Friday, December 25, 2026" },
  { path: "/nba/games/2026-12-25/sas-at-nyk", heading: "San Antonio Spurs at New York Knicks" },
  { path: "/nba/games/0022500437", heading: "Milwaukee Bucks at Chicago Bulls" },
  { path: "/nba/games/0022500375/story", heading: "Houston Rockets at New Orleans Pelicans" },
  {
    path: "/nba/games/0022500375/plays?part=ot",
    heading: "Houston Rockets at New Orleans Pelicans",
  },
  { path: "/nba/games/0042500405", heading: "New York Knicks at San Antonio Spurs" },
  { path: "/nba/games/2016-01-15", heading: "Friday, January 15, 2016" },
  { path: "/nba/games/0041500407", heading: "Cleveland Cavaliers at Golden State Warriors" },
  { path: "/nba/playoffs", heading: "The 2026 playoffs" },
  { path: "/nba/playoffs?season=2019-20", heading: "The 2020 playoffs" },
  { path: "/nba/seasons", heading: "80 seasons, 21 champions" },
  { path: "/nba/awards", heading: "Awards" },
  { path: "/nba/awards/most-valuable-player", heading: "Most Valuable Player" },
  { path: "/nba/awards/all-star", heading: "All-Star" },
  { path: "/nba/draft", heading: "Drafts" },
  { path: "/nba/records", heading: "Records since 1998-99" },
  { path: "/nba/leaders/all-time", heading: "Most points in a career" },
  {
    path: "/nba/ratings?on=2026-02-11",
    heading: "Oklahoma City is 9.8 points better than the average team",
  },
  {
    path: "/nba/ratings/odds?on=2026-02-11",
    heading: "Thunder are title favorites at 39%",
  },
  { path: "/nba/ratings/peaks", heading: "Highest team ratings since 1950-51" },
  { path: "/nba/standings", heading: "Standings, 2025-26" },
  { path: "/nba/standings/west", heading: "Western Conference" },
  { path: "/nba/standings/league", heading: "Overall" },
  { path: "/nba/standings/wild-card", heading: "Play-in race" },
  { path: "/nba/standings/east?on=2026-01-15&sort=home", heading: "Eastern Conference" },
  { path: "/nba/teams", heading: "Teams" },
  { path: "/nba/teams/27", heading: "San Antonio Spurs" },
  { path: "/nba/teams/6?season=2015-16", heading: "Cleveland Cavaliers" },
  { path: "/nba/seasons/1995-96", heading: "1995-96 NBA season" },
  { path: "/nba/teams/21?season=1995-96", heading: "Seattle SuperSonics" },
  { path: "/nba/teams/13/stats", heading: "LA Clippers Advanced Stats" },
  { path: "/nba/teams/23/roster", heading: "Team Roster" },
  { path: "/nba/teams/20/games", heading: "New York Knicks: games" },
  { path: "/nba/teams/20/games?where=home&result=l", heading: "New York Knicks: games" },
  { path: "/nba/teams/14/splits?with=1629029", heading: "Los Angeles Lakers: splits" },
  {
    path: "/nba/teams/27/against/20",
    heading: "San Antonio Spurs against the New York Knicks",
  },
  { path: "/nba/teams/14/history", heading: "Los Angeles Lakers: history" },
  { path: "/nba/players/page/2", heading: "Players" },
  { path: "/nba/players/player/Jaren%20Jackson%20Jr.", heading: "Jaren Jackson Jr." },
  { path: "/nba/players/player/LeBron%20James", heading: "LeBron James" },
  { path: "/nba/players/player/James%20Harden?figure=pm", heading: "James Harden" },
  { path: "/nba/players/player/Kobe%20Bryant", heading: "Kobe Bryant" },
  { path: "/nba/players/player/LeBron%20James?season=2015-16", heading: "LeBron James" },
  { path: "/nba/players/player/LeBron%20James/career", heading: "LeBron James: career" },
  { path: "/nba/players/player/James%20Harden/games", heading: "James Harden: games" },
  { path: "/nba/players/player/James%20Harden/games?month=jan", heading: "James Harden: games" },
  { path: "/nba/players/player/LeBron%20James/floor", heading: "LeBron James: on the floor" },
  { path: "/nba/players/player/LeBron%20James/splits", heading: "LeBron James: splits" },
  { path: "/nba/players/lists", heading: "Lists of players" },
  { path: "/nba/players/country/France", heading: "Players from France: 21" },
  { path: "/nba/compare", heading: "Compare" },
  { path: "/nba/compare?players=1629029,203999", heading: "Luka Dončić vs. Nikola Jokić" },
  { path: "/nba/players/player/Nobody", heading: "Player doesn't exist" },
  { path: "/nba/stats/players", heading: "Player statistics, 2025-26" },
  {
    path: "/nba/stats/players?columns=advanced&avg.ts=60..",
    heading: "Player statistics, 2025-26",
  },
  { path: "/nba/stats/lineups", heading: "Lineups of five, 2025-26" },
  { path: "/nba/stats/pairs?team=DEN", heading: "Pairs of teammates, 2025-26" },
  { path: "/nba/stats/assists?team=DEN", heading: "Denver Nuggets: who assists whom" },
  { path: "/nba/stats/players?avg.pts=90..", heading: "Player statistics, 2025-26" },
  { path: "/nba/stats/teams?columns=misc", heading: "Team statistics, 2025-26" },
  { path: "/nba/stats/clutch?qualified=0", heading: "Clutch statistics, 2025-26" },
  {
    path: "/nba/leaders/misc/second-chance-points-per-game",
    heading: "Second-chance points per game, 2025-26",
  },
  { path: "/nba/glossary", heading: "Glossary" },
  { path: "/nba/finder", heading: "Finder" },
  { path: "/nba/finder?pts=40..&result=l", heading: "Games with 40 or more points, in losses" },
  { path: "/nba/finder?rows=players", heading: "Players" },
  {
    path: "/nba/finder?pts=60..&season=2015-16..2024-25",
    heading: "Games with 60 or more points, 2015-16 to 2024-25",
  },
  // A finder page of long names, whose rows once lost their last letters.
  { path: "/nba/finder?rows=streaks&pts=20..", heading: "Streaks of games with 20 or more points" },
  {
    path: "/nba/finder?pts=200..&team=DEN",
    heading: "Games with 200 or more points, for the Denver Nuggets",
  },
  { path: "/nba/finder/form?pts=40..&result=l", heading: "All conditions" },
  { path: "/nba/ask", heading: "Ask the season" },
  { path: "/nba/ask?q=williams+points", heading: "Which Williams? Fourteen played." },
  { path: "/search?q=golden", heading: "Search" },
  { path: "/hide-scores", heading: "Hide scores" },
  { path: "/api", heading: "Open data" },
  { path: "/privacy", heading: "Privacy" },
  { path: "/offline", heading: "You're offline" },
  { path: "/nope", heading: "Page not found!" },
];

const kindOf = (path: string) => {
  const [pathname = "", query] = path.split("?");
  return `${routeOf(pathname)?.path ?? pathname} ${query === undefined}`;
};

/** The first page of each route, with a query and without: the others differ in their data. */
export const FIRST_PAGES = PAGES.filter(
  ({ path }, at) => PAGES.findIndex((other) => kindOf(other.path) === kindOf(path)) === at,
);

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
