import { expect, test } from "vitest";
import { meaningOf } from "../../../../fixtures/meanings.ts";

test.each([
  ["lakers roster", "/nba/teams/14/roster"],
  ["lakers history", "/nba/teams/14/history"],
  ["luka game log", "/nba/players/player/Luka%20Don%C4%8Di%C4%87/games"],
  ["luka splits", "/nba/players/player/Luka%20Don%C4%8Di%C4%87/splits"],
  ["lakers splits", "/nba/teams/14/splits"],
  ["splits", "That page takes no conditions."],
  ["luka career stats", "/nba/players/player/Luka%20Don%C4%8Di%C4%87"],
  ["luka history", "/nba/players/player/Luka%20Don%C4%8Di%C4%87"],
  ["roster", "That page takes no conditions."],
  ["scores on january 15", "/nba/games/2026-01-15"],
  ["schedule january 15", "/nba/games/2026-01-15"],
  ["glossary", "That page takes no conditions."],
  ["bracket", "/nba/playoffs"],
  ["standings", "/nba/standings"],
  ["east standings", "/nba/standings/east"],
  ["lakers standings", "Try asking for a team's record, or for the standings."],
  ["who leads the east", "/nba/standings/east"],
  ["standings in january", "That page takes no conditions."],
  ["compare luka and lebron", "/nba/compare?players=1629029,2544&season=2025-26"],
  ["compare luka", "A comparison takes two to 4 players or teams."],
  ["compare luka lebron curry", "/nba/compare?players=1629029,2544,201939&season=2025-26"],
  ["compare luka lebron curry jokic tatum", "A comparison takes two to 4 players or teams."],
  ["who is first in the west", "/nba/standings/west"],
  ["who plays for the hornets", "/nba/teams/4/roster"],
  ["compare lakers and celtics", "/nba/compare?teams=LAL,BOS&season=2025-26"],
  ["compare lakers celtics and knicks", "/nba/compare?teams=LAL,BOS,NYK&season=2025-26"],
  [
    "compare luka and lebron in january",
    "/nba/compare?players=1629029,2544&month=jan&season=2025-26",
  ],
  ["compare luka and lebron in close games", "A comparison shows all figures."],
  ["luka vs lebron in january", "means pts,reb,ast player=Luka Dončić month=jan vs=LeBron James"],
  ["luka vs lebron", "/nba/compare?players=1629029,2544&season=2025-26"],
  [
    "curry vs lillard",
    "fact each asked=(rows=players player=Stephen Curry) absent=(Damian Lillard)",
  ],
  [
    "luka vs lebron points",
    "fact each asked=(rows=players player=Luka Dončić, rows=players player=LeBron James)",
  ],
  [
    "curry or lillard points",
    "fact each asked=(rows=players player=Stephen Curry) absent=(Damian Lillard)",
  ],
  ["luka vs lebron record", "record player=Luka Dončić vs=LeBron James"],
  ["compare luka vs lebron and curry", "/nba/compare?players=1629029,2544,201939&season=2025-26"],
  ["lakers", "/nba/teams/14"],
  ["luka", "/nba/players/player/Luka%20Don%C4%8Di%C4%87"],
  ["lakers celtics", "record rows=team-games team=LAL opp=BOS"],
  ["luka lakers", "means pts,reb,ast player=Luka Dončić team=LAL"],
  ["luka celtics", "Luka Dončić did not play for the Celtics in the season."],
])("%s means %s", (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});
