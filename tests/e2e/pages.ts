/** The pages that anyone may read, one of each kind, with their headings. */
export const PAGES: { path: string; heading: string }[] = [
  { path: "/", heading: "The season at a glance" },
  { path: "/nba", heading: "Knicks win the NBA title" },
  { path: "/nba/games/2025-12-25", heading: "Thursday, December 25, 2025" },
  { path: "/nba/games/2025-12-24", heading: "No games on Wednesday, December 24, 2025" },
  { path: "/nba/games/0022500437", heading: "Milwaukee Bucks 112, Chicago Bulls 103" },
  { path: "/nba/games/0042500405", heading: "New York Knicks 94, San Antonio Spurs 90" },
  { path: "/nba/playoffs", heading: "The 2026 playoffs" },
  { path: "/nba/standings", heading: "Standings" },
  { path: "/nba/standings/west", heading: "Western Conference" },
  { path: "/nba/standings/east", heading: "Eastern Conference" },
  { path: "/nba/standings/east?on=2026-01-15&sort=home", heading: "Eastern Conference" },
  { path: "/nba/teams", heading: "Teams" },
  { path: "/nba/teams/27", heading: "San Antonio Spurs" },
  { path: "/nba/teams/13/stats", heading: "LA Clippers Advanced Stats" },
  { path: "/nba/teams/23/roster", heading: "Team Roster" },
  { path: "/nba/teams/20/games", heading: "New York Knicks: games" },
  { path: "/nba/teams/14/history", heading: "Los Angeles Lakers: history" },
  { path: "/nba/players/page/2", heading: "Players" },
  { path: "/nba/players/player/Jaren%20Jackson%20Jr.", heading: "Jaren Jackson Jr." },
  { path: "/nba/players/player/LeBron%20James", heading: "LeBron James" },
  { path: "/nba/players/player/James%20Harden/games", heading: "James Harden: games" },
  { path: "/nba/players/player/Nobody", heading: "Player doesn't exist" },
  { path: "/nba/finder", heading: "Finder" },
  { path: "/nba/finder?pts=40..&result=l", heading: "Games of 40 points or more, lost" },
  { path: "/nba/finder?rows=players", heading: "Players by their games" },
  {
    path: "/nba/finder?pts=200..&team=DEN",
    heading: "Games of 200 points or more, for the Denver Nuggets",
  },
  { path: "/search?q=golden", heading: "Search" },
  { path: "/api", heading: "Open data" },
  { path: "/offline", heading: "You are offline" },
  { path: "/nope", heading: "Page not found!" },
];

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
