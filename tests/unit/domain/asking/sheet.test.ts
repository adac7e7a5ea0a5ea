import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";

/** Questions with parts of their answers, computed from the source tables independently. */
const ANSWERED: [question: string, ...said: string[]][] = [
  [
    "who leads the nba in scoring",
    "Luka Dončić",
    "33.5",
    "Shai Gilgeous-Alexander 31.1",
    "Anthony Edwards 28.8",
  ],
  ["most assists this season", "Nikola Jokić", "697", "Cade Cunningham 634", "Jalen Johnson 566"],
  [
    "rebounds per game leaders",
    "Nikola Jokić",
    "12.9",
    "Karl-Anthony Towns 11.9",
    "Donovan Clingan 11.6",
  ],
  ["blocks leaders east", "Jay Huff", "1.9", "Evan Mobley 1.7", "Myles Turner 1.6"],
  ["best three point percentage", "Luke Kennard", "47.8%"],
  ["highest true shooting", "Jalen Duren", "68.8%", "Deandre Ayton 67.6%"],
  [
    "best plus minus",
    "Shai Gilgeous-Alexander",
    "+788",
    "Victor Wembanyama +682",
    "Chet Holmgren +678",
  ],
  ["most minutes", "Amen Thompson", "2,953"],
  ["rookie scoring leaders", "Cooper Flagg", "21.0", "Kon Knueppel 18.5", "VJ Edgecombe 16.0"],
  ["hawks leading scorer", "Jalen Johnson", "22.5", "Hawks"],
  ["most double doubles", "Karl-Anthony Towns", "56", "Nikola Jokić 55", "Jalen Johnson 49"],
  ["most triple doubles", "Nikola Jokić", "34", "Jalen Johnson 13", "Josh Giddey 13"],
  ["most 40 point games", "Luka Dončić", "16", "Anthony Edwards 10", "Shai Gilgeous-Alexander 8"],
  ["most 30 point 10 assist games", "Luka Dončić", "18", "Nikola Jokić 14", "Cade Cunningham 8"],
  ["30-10-10 games", "37 games", "Nikola Jokić 12", "Luka Dončić 7", "Jalen Johnson 3"],
  ["jokic triple doubles", "Nikola Jokić had 34 games with a triple-double"],
  ["wembanyama games with 5 blocks", "Victor Wembanyama had 17 games with 5 or more blocks"],
  ["5x5 games", "0 games with a five-by-five"],
  [
    "most points in a game",
    "Bam Adebayo had the most points in a game: 83, against the Wizards on March 10, 2026.",
  ],
  ["most assists in a game", "Ryan Nembhard", "23, against the Bulls on April 12, 2026"],
  ["most rebounds in a game", "Scottie Barnes", "25, against the Warriors on December 28, 2025"],
  ["most blocks in a game", "Victor Wembanyama", "9, against the Pelicans on October 24, 2025"],
  ["most turnovers in a game", "Stephon Castle", "Nikola Jokić", "Jahmai Mashack", ": 10."],
  ["steph curry season high", "Stephen Curry", "49, against the Spurs on November 14, 2025"],
  ["most points in a loss", "Anthony Edwards", "55", "January 17, 2026"],
  ["oldest player to score 30", "LeBron James"],
  ["luka vs celtics", "25 points, 5 rebounds and 3 assists", "0–1"],
  ["sga last 10 games", "26.1 points, 2.7 rebounds and 8.1 assists", "6–4"],
  ["anthony edwards in january", "30.1 points, 5.4 rebounds and 3.9 assists", "13 games", "8–5"],
  [
    "jaylen brown in wins and losses",
    "29.0 points in wins (47 games)",
    "28.2 in losses (24 games)",
  ],
  [
    "brunson since the all-star break",
    // 198 assists in 24 games are 8.25 a game; halves round away from zero.
    "24.0 points, 3.4 rebounds and 8.3 assists",
    "24 games",
    "February 19, 2026",
  ],
  [
    "players averaging 20 10",
    "5 players",
    "Jalen Johnson",
    "Karl-Anthony Towns",
    "Nikola Jokić",
    "Victor Wembanyama",
    "Bam Adebayo",
  ],
  [
    "lakers record when lebron scores 30",
    "The Lakers went 4–2 when LeBron James scored 30 or more.",
  ],
  ["lakers record without lebron", "The Lakers went 14–8 without LeBron James.", "39–21"],
  ["best home record", "The Thunder had the best record at home: 34–7."],
  ["celtics vs knicks", "The Knicks beat the Celtics 3–1"],
  ["thunder record in january", "The Thunder went 9–6 in January."],
  ["best record in close games", "The Lakers", "decided by 3 points or fewer: 8–3"],
  ["longest win streak", "The Thunder had the longest winning streak: 16 games"],
  ["longest losing streak", "Wizards", "Kings", "Pacers", "16 games"],
  ["warriors on back to backs", "The Warriors went 7–9 on the second day of back-to-backs."],
  ["heat when they score 120", "The Heat went 31–10 when they scored 120 or more."],
  ["best offense", "The Nuggets", "121.2"],
  ["best defense", "The Thunder", "106.5"],
  ["highest scoring game", "The Bulls beat the Hawks 152–150 on December 21, 2025"],
  ["biggest blowout", "The Hornets beat the Jazz 150–95 on January 10, 2026"],
  ["biggest comeback", "The Spurs beat the Clippers 116–112 on March 6, 2026", "trailing by 25."],
  ["lakers biggest comeback", "The Lakers beat the", "after trailing by"],
  ["biggest lead", "The Knicks beat the Nets 120–66 on January 21, 2026 after leading by as many"],
  ["longest run", "The Raptors beat the Magic 139–87", "with 31 points in a row."],
  ["longest run of 20 point games", "longest streak of"],
  [
    "clutch points leaders",
    "Shai Gilgeous-Alexander had the most points per game in the clutch: 6.5.",
    "Only players with at least 15 games, or 117 points.",
  ],
  ["kevin durant total clutch points", "146"],
  ["luka first half points", "Luka Dončić averaged 19.2 points in the first half."],
  ["fourth quarter scoring leaders", "Donovan Mitchell", "7.7", "Jamal Murray 7.3"],
  ["most points in a fourth quarter", "in the fourth quarter"],
  ["lakers first quarter points allowed", "averaged 30.0 points allowed in the first quarter."],
  ["sga overtime points", "averaged 11.0 points in overtime alone."],
  ["dubs overtime record", "The Warriors went 3–2 in overtime."],
  ["lakers third quarter", "The Lakers averaged", "in the third quarter."],
  ["lakers in the clutch", "The Lakers went 22–8 in the clutch."],
  ["lakers when trailing at halftime", "The Lakers went 14–26 when trailing at half-time."],
  ["celtics record when leading after three quarters", "The Celtics went"],
  ["best record when trailing by 15 at halftime", "The Spurs", "by 15 points or more", "2–1"],
  ["lakers record when trailing by 20 or more", "when trailing by 20 points or more at any time"],
  ["luka points when behind at the half", "averaged 32.0 points when trailing at half-time."],
  ["best lineup", "Ausar Thompson and Daniss Jenkins of the Pistons", "28.4 points better"],
  ["lakers best five", "of the Lakers were 24.3 points better", "at least 50 minutes together"],
  ["top duos", "Victor Wembanyama and Dylan Harper of the Spurs", "at least 500 minutes"],
  ["best lineup of the celtics", "of the Celtics were 22.9 points better", "50 minutes"],
  ["most points in a quarter", "Bam Adebayo had the most points in a single quarter: 31, against"],
  ["most threes in a half", "Stephen Curry had the most three-pointers made in a single half: 9"],
  ["30 points in a half", "29 halves with 30 or more points."],
  ["luka 20 points in a quarter", "Luka Dončić had 8 quarters with 20 or more points."],
  ["most points by a team in a quarter", "the most points in a single quarter: 53."],
  ["best pairs", "Victor Wembanyama and Dylan Harper of the Spurs"],
  ["best pairs in the playoffs", "Pairs with at least 300 minutes together."],
  ["most used lineup", "of the Timberwolves were on the floor together for 710 minutes."],
  ["worst lineup", "of the Nets were 24.5 points worse than their opponents in 48 minutes"],
  ["clutch leaders", "Shai Gilgeous-Alexander had the most points per game in the clutch: 6.5."],
  ["knicks best duo", "Karl-Anthony Towns and Tyler Kolek of the Knicks"],
  ["jokic best partner", "Aaron Gordon and Nikola Jokić of the Nuggets"],
  ["who assists jokic most", "Jamal Murray assisted Nikola Jokić most: 170 times."],
  ["who does jokic assist most", "Nikola Jokić assisted Jamal Murray most: 147 times."],
  ["who is assisted by jokic most", "Nikola Jokić assisted Jamal Murray most"],
  ["top assist duos", "Jamal Murray assisted Nikola Jokić most: 170 times."],
  ["jokic on off", "+11.7", "with Nikola Jokić on the floor, and −3.6 without him"],
  ["unassisted share leaders", "Shai Gilgeous-Alexander", "80.3%", "James Harden 75.4%"],
  ["jokic unassisted share", "Nikola Jokić had an unassisted share of 39.4%"],
  ["one point games", "47 games decided by 1 point."],
  ["youngest player", "Cooper Flagg is the youngest", "born on December 21, 2006"],
  ["oldest player", "LeBron James"],
  ["how tall is wembanyama", "Victor Wembanyama is 7-4 tall."],
  ["tallest player", "Victor Wembanyama", "7-4"],
  ["players from france", "21 players from France."],
  ["lakers last 5 games", "The Lakers went 1–4 in their last 5 games."],
  ["lebron career points", "43,440 points in the regular seasons of his career", "42,184"],
  ["who won the 2026 finals", "The New York Knicks won the Finals", "4–1", "San Antonio Spurs"],
];

describe("a reference question", () => {
  it.each(ANSWERED)("is answered: %s", (question, ...said) => {
    const { understanding, text } = ask(question);
    expect(["query", "fact"]).toContain(understanding.kind);
    for (const part of said) expect(text).toContain(part);
  });

  it.each([
    ["compare jokic doncic", "/nba/compare?players=203999,1629029&season=2025-26"],
    ["celtics roster", "/nba/teams/2/roster"],
    ["who leads the east", "/nba/standings/east"],
    ["scores on january 15", "/nba/games/2026-01-15"],
    ["games on christmas", "/nba/games/2025-12-25"],
    ["jokic game log", "/nba/players/player/Nikola%20Joki%C4%87/games"],
    ["lakers banners", "/nba/teams/14/history"],
  ])("leads to a page: %s", (question, path) => {
    expect(ask(question).understanding).toMatchObject({ kind: "page", path });
  });

  it("offers fourteen players as choices, the top scorers first", () => {
    const { understanding, rows } = ask("williams points");
    expect(understanding).toMatchObject({ kind: "choice", of: "players" });
    expect(rows).toHaveLength(14);
    expect(rows.slice(0, 2)).toEqual(["Brandon Williams", "Mark Williams"]);
  });

  it.each([
    ["lakers over under", "betting"],
    ["what channel", "television"],
    ["will the thunder win tomorrow", "forecast"],
  ])("is refused: %s", (question, cause) => {
    expect(ask(question).understanding).toMatchObject({ kind: "refused", cause });
  });
});
