import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import {
  has,
  isHome,
  linesOf,
  playedIn,
  playersIn,
  record,
  type Test,
} from "#tests/fixtures/plain-answers.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

describe("two figures with “or” between them", () => {
  const LUKA = "Luka Dončić";
  const either: Test = (row) => has("pts", 30)(row) || has("ast", 10)(row);

  it.each([
    ["luka games with 30 points or 10 assists", () => linesOf(LUKA, either).length],
    ["how many games did luka have 30 points or 10 assists", () => linesOf(LUKA, either).length],
    [
      "luka 30 points or 10 assists at home",
      () => linesOf(LUKA, (row) => either(row) && isHome(row)).length,
    ],
    ["30 points or 10 assists", () => playersIn("season").filter(either).length],
  ])("are of one game or another: %s", (question, games) => {
    const { text } = ask(question);
    expect(text).toContain(` in ${games().toLocaleString("en-US")} games`);
  });

  it.each([
    "players averaging 25 points or 10 assists",
    "lakers record when luka scores 30 or has 10 assists",
    "most games with 30 points or 10 assists",
    "luka 30 points or 40 points",
  ])("are refused where they are of no single game: %s", (question) => {
    expect(ask(question).understanding.kind).toBe("refused");
  });
});

describe("a condition on one of two players", () => {
  const both = (day: Test) => linesOf("Tyrese Maxey", (row) => has("pts", 30)(row) && day(row));

  it.each([
    ["sixers when maxey scores 30 and embiid plays", playedIn("Joel Embiid")],
    ["sixers record when maxey scores 30 and embiid plays", playedIn("Joel Embiid")],
  ])("leaves the other one in the game: %s", (question, test) => {
    expect(ask(question).text).toContain(record(both(test)));
  });
});

it.each<[string, ...string[]]>([
  [
    "luka or sga points in the fourth quarter",
    "Luka Dončić averaged 5.6 points in the fourth quarter. Shai Gilgeous-Alexander averaged 7.7 " +
      "points in the fourth quarter.",
    "Name | PTS | GP | W | L (2)",
    "Luka Dončić in the fourth quarter | 5.6 | 52 | 37 | 15",
    "Shai Gilgeous-Alexander in the fourth quarter | 7.7 | 42 | 31 | 11",
  ],
  [
    "longest active losing streak",
    "The Wizards had the longest current losing streak at the end of the season: 10 games, since Mar 27.",
    "Name | Streak | Games | Since (8)",
    "The Wizards | L | 10 | Mar 27",
    "The Grizzlies | L | 8 | Mar 30",
    "The Warriors | L | 3 | Apr 9",
  ],
  [
    "luka points when lebron scores 30",
    "Luka Dončić averaged 28.6 points when LeBron James scored 30 or more.",
    "5 of 6 such games: 4–1.",
    "Date | Opp | Score | PTS (5)",
    "Mar 18, 2026 | HOU | 124–116 | 40",
    "Jan 13, 2026 | ATL | 141–116 | 27",
    "Jan 6, 2026 | NOP | 111–103 | 30",
  ],
  [
    "luka games vs celtics or knicks",
    "Luka Dončić had 25 points, 5 rebounds and 3 assists against the Celtics. Luka Dončić averaged " +
      "32.5 points, 11.5 rebounds and 6.0 assists against the Knicks.",
    "Name | PTS | REB | AST | GP | W | L (2)",
    "Luka Dončić against the Celtics | 25 | 5 | 3 | 1 | 0 | 1",
    "Luka Dončić against the Knicks | 32.5 | 11.5 | 6.0 | 2 | 1 | 1",
  ],
  [
    "top scorer of each team",
    "30 teams' leaders in points per game: most by Luka Dončić of the Los Angeles Lakers, 33.5.",
    "Team | Player | PTS (30)",
    "Los Angeles Lakers | Luka Dončić | 33.5",
    "Oklahoma City Thunder | Shai Gilgeous-Alexander | 31.1",
    "Minnesota Timberwolves | Anthony Edwards | 28.8",
  ],
  [
    "current streaks",
    "The Nuggets had the longest current winning streak at the end of the season: 12 games, since Mar 20.",
    "Name | Streak | Games | Since (16)",
    "The Nuggets | W | 12 | Mar 20",
    "The Wizards | L | 10 | Mar 27",
    "The Grizzlies | L | 8 | Mar 30",
  ],
  [
    "current 20 point streaks",
    "Shai Gilgeous-Alexander had the longest current streak at the end of the season in games with 20 " +
      "or more points: 68 games, since Oct 21.",
    "Name | Streak | Games | Since (36)",
    "Shai Gilgeous-Alexander |  | 68 | Oct 21",
    "Kawhi Leonard |  | 57 | Nov 28",
    "Jaylen Brown |  | 11 | Mar 16",
  ],
  [
    "lakers record when luka or lebron scores 30",
    "The Lakers went 33–11 when Luka Dončić scored 30 or more. The Lakers went 4–2 when LeBron James " +
      "scored 30 or more.",
    "Name | GP | W | L (2)",
    "Luka Dončić with 30 or more points | 44 | 33 | 11",
    "LeBron James with 30 or more points | 6 | 4 | 2",
  ],
  [
    "luka 30 points or 10 assists at home",
    "Luka Dončić had 30 or more points or 10 or more assists in 25 games at home.",
    "Luka Dončić had 22 games with 30 or more points at home. Luka Dončić had 12 games with 10 or " +
      "more assists at home.",
    "Name | GP | W | L (2)",
    "Luka Dončić with 30 or more points at home | 22 | 17 | 5",
    "Luka Dončić with 10 or more assists at home | 12 | 10 | 2",
  ],
  [
    "nuggets current win streak",
    "The Nuggets had a current winning streak at the end of the season: 12 games, since Mar 20.",
    "Name | Streak | Games | Since (1)",
    "The Nuggets | W | 12 | Mar 20",
  ],
  [
    "lebron when jokic scores 30",
    "LeBron James played no game in which Nikola Jokić scored 30 or more.",
  ],
  [
    "lillard or curry",
    "Stephen Curry averaged 26.6 points, 3.6 rebounds and 4.7 assists.",
    "Damian Lillard played no game in 2025-26.",
    "Name | PTS | REB | AST | GP | W | L (1)",
    "Stephen Curry | 26.6 | 3.6 | 4.7 | 43 | 24 | 19",
  ],
  [
    "wemby playoffs vs regular season",
    "Victor Wembanyama averaged 25.0 points, 11.5 rebounds and 3.1 assists. Victor Wembanyama " +
      "averaged 23.8 points, 10.9 rebounds and 2.7 assists in the playoffs.",
    "Name | PTS | REB | AST | GP | W | L (2)",
    "Victor Wembanyama | 25.0 | 11.5 | 3.1 | 64 | 50 | 14",
    "Victor Wembanyama in the playoffs | 23.8 | 10.9 | 2.7 | 22 | 12 | 10",
  ],
  [
    "guards or forwards points leaders",
    "Luka Dončić had the most points per game of all guards: 33.5. Luka Dončić had the most points " +
      "per game of all forwards: 33.5.",
    "Name | GP | W | L (2)",
    "Guards | 13,229 | 6,810 | 6,419",
    "Forwards | 12,688 | 6,374 | 6,314",
  ],
  [
    "top scorer of each team in january",
    "30 teams' leaders in points per game in January: most by Luka Dončić of the Los Angeles Lakers, " +
      "34.0.",
    "Team | Player | PTS (30)",
    "Los Angeles Lakers | Luka Dončić | 34.0",
    "Oklahoma City Thunder | Shai Gilgeous-Alexander | 31.7",
    "Minnesota Timberwolves | Anthony Edwards | 30.1",
  ],
  [
    "lakers or celtics longest winning streak",
    "The Lakers had the longest winning streak: 9 games, Mar 6 to Mar 21. The Celtics had the longest " +
      "winning streak: 5 games.",
  ],
  [
    "current lakers losing streak",
    "The Lakers had no current losing streak at the end of the season.",
  ],
  [
    "luka current 20 point streak",
    "Luka Dončić had no current streak at the end of the season in games with 20 or more points.",
  ],
  [
    "current 60 point streaks",
    "There was no current streak at the end of the season in games with 60 or more points.",
  ],
  [
    "current 10 assist streaks",
    "Andrew Nembhard had the longest current streak at the end of the season in games with 10 or more " +
      "assists: 4 games, since Mar 23.",
    "Name | Streak | Games | Since (4)",
    "Andrew Nembhard |  | 4 | Mar 23",
    "Ja Morant |  | 3 | Jan 2",
    "Nikola Topić |  | 2 | Apr 10",
  ],
  [
    "20 points or 10 rebounds at home",
    "Players had 20 or more points or 10 or more rebounds in 2,715 games at home.",
    "2,112 games with 20 or more points at home: most by Shai Gilgeous-Alexander 36, Jaylen Brown 34 " +
      "and Kawhi Leonard 34. 933 games with 10 or more rebounds at home: most by Karl-Anthony Towns 31, " +
      "Donovan Clingan 27 and Nikola Jokić 24.",
    "Name | GP | W | L (2)",
    "Players with 20 or more points at home | 2,112 | 1,351 | 761",
    "Players with 10 or more rebounds at home | 933 | 581 | 352",
  ],
  [
    "luka stats when reaves has 10 assists",
    "Luka Dončić averaged 39.0 points, 11.0 rebounds and 9.0 assists when Austin Reaves had 10 or " +
      "more assists.",
    "2 of 4 such games: 2–0.",
    "Date | Opp | Score | PTS | REB | AST (2)",
    "Nov 2, 2025 | MIA | 130–120 | 29 | 11 | 10",
    "Oct 24, 2025 | MIN | 128–110 | 49 | 11 | 8",
  ],
  [
    "best three point percentage of each team",
    "30 teams' leaders in three-point percentage: best by Bobby Portis of the Milwaukee Bucks, 45.6%.",
    "Team | Player | 3P% (30)",
    "Milwaukee Bucks | Bobby Portis | 45.6%",
    "Chicago Bulls | Ayo Dosunmu | 45.1%",
    "Memphis Grizzlies | Cam Spencer | 44.9%",
  ],
  [
    "luka or lebron in january",
    "Luka Dončić averaged 34.0 points, 7.2 rebounds and 9.1 assists in January. LeBron James averaged " +
      "23.5 points, 6.7 rebounds and 6.7 assists in January.",
    "Name | PTS | REB | AST | GP | W | L (2)",
    "Luka Dončić in January | 34.0 | 7.2 | 9.1 | 15 | 9 | 6",
    "LeBron James in January | 23.5 | 6.7 | 6.7 | 15 | 9 | 6",
  ],
  [
    "luka 50 points or 20 assists",
    "Luka Dončić had 50 or more points or 20 or more assists in 2 games.",
    "Luka Dončić had 2 games with 50 or more points. Luka Dončić had 0 games with 20 or more assists.",
    "Name | GP | W | L (2)",
    "Luka Dončić with 50 or more points | 2 | 2 | 0",
    "Luka Dončić with 20 or more assists | 0 | 0 | 0",
  ],
])("in whole: %s", expectShown);
