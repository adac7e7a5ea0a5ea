/** The pages that anyone may read, one of each kind, with their headings. */
export const PAGES: { path: string; heading: string }[] = [
  { path: "/", heading: "The season at a glance" },
  { path: "/nba", heading: "Knicks win the NBA title" },
  { path: "/nba/standings", heading: "Standings" },
  { path: "/nba/standings/west", heading: "Western Conference" },
  { path: "/nba/standings/east", heading: "Eastern Conference" },
  { path: "/nba/teams", heading: "Teams" },
  { path: "/nba/teams/27", heading: "San Antonio Spurs" },
  { path: "/nba/teams/13/stats", heading: "LA Clippers Advanced Stats" },
  { path: "/nba/teams/23/roster", heading: "Team Roster" },
  { path: "/nba/players/page/2", heading: "Players" },
  { path: "/nba/players/player/Jaren%20Jackson%20Jr.", heading: "Jaren Jackson Jr." },
  { path: "/nba/players/player/Nobody", heading: "Player doesn't exist" },
  { path: "/search?q=golden", heading: "Search" },
  { path: "/api", heading: "Open data" },
  { path: "/offline", heading: "You are offline" },
  { path: "/nope", heading: "Page not found!" },
];

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
