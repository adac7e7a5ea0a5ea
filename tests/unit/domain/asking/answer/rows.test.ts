import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "lakers biggest loss this season",
    "The Lakers lost to the Thunder 96–139 on April 2, 2026, by 43.",
  ],
  [
    "spurs longest win streak",
    "The Spurs had the longest winning streak: 11 games.",
    "The Spurs, Mar 14 to Apr 2 and the Spurs, Feb 1 to Feb 26.",
  ],
  [
    "most points in a playin game",
    "Deni Avdija had the most points in a game in the play-in: 41, against the Suns on April 14, 2026.",
  ],
  [
    "who beat the thunder this season",
    "18 wins against the Thunder: most by the Spurs 4, the Timberwolves 2 and the Suns 2.",
    "13 teams in all.",
  ],
  [
    "closest knicks playoff game",
    "The Knicks beat the Spurs 107–106 on June 10, 2026; the Knicks beat the Spurs 105–104 on June 5, " +
      "2026; the Knicks lost to the Hawks 108–109 on April 23, 2026; the Knicks lost to the Hawks " +
      "106–107 on April 20, 2026, by 1.",
  ],
  ["game 7 results", "5 games in game 7 of a series."],
  ["finals game 5 score", "The Knicks beat the Spurs 94–90 on June 13, 2026."],
  [
    "luka plays 30 minutes",
    "Luka Dončić had 56 games with 30 or more minutes.",
    "His team went 39–17 in them.",
  ],
  [
    "most points playoff game",
    "Jalen Brunson, Paolo Banchero and Cade Cunningham had the most points in a game in the playoffs: 45.",
    "Jalen Brunson against the Spurs on June 13, 2026, Paolo Banchero against the Pistons on April " +
      "29, 2026 and Cade Cunningham against the Magic on April 29, 2026.",
  ],
  [
    "players averaging 20.5pts",
    "27 players averaging 20.5 or more points: Luka Dončić, Shai Gilgeous-Alexander, Anthony Edwards, " +
      "Jaylen Brown, Tyrese Maxey, Kawhi Leonard, Donovan Mitchell, Nikola Jokić and 19 more.",
  ],
  [
    "lakers 20 point game streak",
    "Luka Dončić had the longest streak of games with 20 or more points: 21 games, Feb 20 to Mar 31.",
  ],
  [
    "lakers most points by a player in a game",
    "Luka Dončić had the most points in a game for the Lakers: 60, against the Heat on March 19, 2026.",
  ],
  [
    "games with over 45 minutes",
    "53 games with more than 45 minutes: most by Tyrese Maxey 4, Jamal Murray 3 and Kevin Durant 3.",
    "41 players in all.",
  ],
  [
    "players shooting 50 40 90",
    "No players with a field goal percentage of 50 or more, a three-point percentage of 40 or more " +
      "and a free throw percentage of 90 or more.",
  ],
  ["luka 20 points in a quarter", "Luka Dončić had 8 quarters with 20 or more points."],
  [
    "16 game winning streak",
    "1 winning streak of 16 or more games: the longest by the Thunder, 16 games, Nov 7 to Dec 10.",
  ],
  [
    "highest scoring playoff game",
    "The Knicks beat the 76ers 144–114 on May 10, 2026, 258 points together.",
  ],
  ["fewest points in a win", "346 players had the fewest points in a game in wins: 0."],
  [
    "biggest lead",
    "The Knicks beat the Nets 120–66 on January 21, 2026 after leading by as many as 59.",
  ],
  [
    "lakers 30 point games",
    "62 games with 30 or more points by players of the Lakers: Luka Dončić 44, Austin Reaves 12 and " +
      "LeBron James 6.",
    "3 players in all.",
  ],
  ["lakers 1 point wins", "The Lakers won 2 games decided by 1 point."],
  [
    "sga and jokic both scored 30",
    "Shai Gilgeous-Alexander had 1 game with 30 or more points while Nikola Jokić did the same.",
    "His team went 1–0 in it.",
  ],
  ["teams averaging under 110 points", "1 team averaging fewer than 110 points: the Nets."],
  [
    "rookie 20 point streak",
    "VJ Edgecombe, Kon Knueppel and Cooper Flagg had the longest streak of games with 20 or more " +
      "points of all rookies: 4 games.",
  ],
  [
    "most rebounds in a half",
    "Karl-Anthony Towns had the most rebounds in a single half: 16, against the Raptors on January " +
      "28, 2026.",
  ],
  [
    "tatum 30-10-10 games",
    "Jayson Tatum had 0 games with 30 or more points, 10 or more rebounds and 10 or more assists.",
  ],
  [
    "players from france averaging 10",
    "4 players from France averaging 10 or more points: Victor Wembanyama, Maxime Raynaud, Bilal " +
      "Coulibaly and Rudy Gobert.",
  ],
  [
    "8 game losing streaks",
    "20 losing streaks of 8 or more games: the longest by the Wizards, the Pacers and the Kings, 16 " +
      "games.",
  ],
  [
    "longest losing streak",
    "The Wizards, the Pacers and the Kings had the longest losing streak: 16 games.",
    "The Wizards, Feb 22 to Mar 22, the Pacers, Feb 19 to Mar 21 and the Kings, Jan 18 to Feb 21.",
  ],
  [
    "50 win teams",
    "9 teams with 50 or more wins: the Thunder, the Spurs, the Pistons, the Celtics, the Nuggets, the " +
      "Lakers, the Knicks, the Cavaliers and the Rockets.",
  ],
  [
    "which teams beat the thunder twice",
    "3 teams with 2 or more wins against the Thunder: the Spurs, the Timberwolves and the Suns.",
  ],
  [
    "players with 3 assists per turnover",
    "16 players with 3 or more assists per turnover: T.J. McConnell, Cam Spencer, Davion Mitchell, " +
      "Immanuel Quickley, Jamal Shead, Tre Jones, Payton Pritchard, Ryan Nembhard and 8 more.",
  ],
  [
    "best field goal percentage in a game",
    "Alperen Şengün had the best field goal percentage in a game with 15 or more field goals " +
      "attempted: 88.2% (15 of 17), against the Grizzlies on January 26, 2026.",
  ],
  [
    "worst three point percentage in a game",
    "29 players had the worst three-point percentage in a game with 8 or more three-pointers " +
      "attempted: 0.0%.",
  ],
  [
    "biggest comeback",
    "The Spurs beat the Clippers 116–112 on March 6, 2026; the Pelicans beat the Rockets 133–128 on " +
      "December 18, 2025 after trailing by 25.",
  ],
  ["longest run", "The Raptors beat the Magic 139–87 on March 29, 2026 with 31 points in a row."],
  [
    "lowest scoring game",
    "The Trail Blazers beat the Suns 92–77 on February 22, 2026, 169 points together.",
  ],
  ["biggest win", "The Hornets beat the Jazz 150–95 on January 10, 2026, by 55."],
  [
    "who beat the thunder in january",
    "6 wins against the Thunder in January: most by the Hornets 1, the Pacers 1 and the Heat 1.",
    "6 teams in all.",
  ],
  [
    "who beat the celtics in the first round",
    "4 wins against the Celtics in the first round: the 76ers 4.",
    "1 team in all.",
  ],
  ["lakers 1 point losses", "The Lakers lost 1 game decided by 1 point."],
  [
    "how many games did the lakers score 130",
    "The Lakers scored 130 or more in 11 games.",
    "They went 11–0.",
  ],
  [
    "lakers games with 60 points",
    "1 game with 60 or more points by players of the Lakers: Luka Dončić 1.",
    "1 player in all.",
  ],
  ["double overtime games", "8 games with exactly 2 overtimes."],
  [
    "triple overtime games",
    "0 games with exactly 3 overtimes.",
    "Try a smaller number, a longer time or fewer conditions.",
  ],
  [
    "5 game streaks with 30 points",
    "7 streaks of 5 or more games with 30 or more points: the longest by Luka Dončić, 13 games, Mar 6 " +
      "to Mar 31.",
  ],
  [
    "longest winning streak of all time",
    "Since 2013-14, the Warriors had the longest winning streak: 28 games, Apr 9, 2015 to Dec 11, 2015.",
    "Earlier games are not here.",
  ],
  [
    "back to back 40 point games",
    "10 streaks of 2 or more games with 40 or more points: the longest by Luka Dončić, 3 games.",
    "12 pairs of consecutive games.",
  ],
  ["teams with 60 wins", "3 teams with 60 or more wins: the Thunder, the Spurs and the Pistons."],
  [
    "what percentage of games did luka score 30",
    "Luka Dončić had 44 games with 30 or more points.",
    "68.8% of his 64 games. His team went 33–11 in them.",
  ],
  [
    "luka 40 points in the first half",
    "Luka Dončić had 0 games with 40 or more points in the first half.",
  ],
  [
    "most points in a quarter by a team",
    "The Celtics, the Bulls and the Heat had the most points in a single quarter: 53.",
    "The Celtics against the Heat on April 1, 2026, the Bulls against the 76ers on March 25, 2026 and " +
      "the Heat against the Hornets on November 7, 2025.",
  ],
  ["fewest minutes in a game", "4 players had the fewest minutes in a game: 0."],
  [
    "most steals in a game by a team",
    "The Raptors and the Warriors had the most steals in a game: 20.",
    "The Raptors against the Magic on March 29, 2026 and the Warriors against the Timberwolves on " +
      "January 25, 2026.",
  ],
  ["did anyone score 70", "1 game with 70 or more points: Bam Adebayo 1.", "1 player in all."],
  [
    "fewest points in a game by the lakers",
    "which fewest points in a game by the lakers?",
    "By one player",
    "By the whole team",
  ],
  [
    "lakers most points in a game by a team",
    "The Lakers had the most points in a game: 143, against the Jazz on December 18, 2025.",
  ],
])("%s", expectShown);
