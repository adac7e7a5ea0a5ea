import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "players averaging a double double",
    "8 players averaged a double-double.",
    "Nikola Jokić: 27.7 points, 12.9 rebounds and 10.7 assists. Victor Wembanyama: 25.0 points and " +
      "11.5 rebounds. Jalen Johnson: 22.5 points and 10.3 rebounds. Bam Adebayo: 20.1 points and 10.0 " +
      "rebounds. Karl-Anthony Towns: 20.1 points and 11.9 rebounds. Jalen Duren: 19.5 points and 10.5 " +
      "rebounds. Donovan Clingan: 12.1 points and 11.6 rebounds. Rudy Gobert: 10.9 points and 11.5 " +
      "rebounds. Players with at least 58 games, or 1,400 points; fewer during the season.",
    "Player | GP | PTS | REB | AST | STL | BLK (8)",
    "Nikola Jokić | 65 | 27.7 | 12.9 | 10.7 | 1.4 | 0.8",
    "Victor Wembanyama | 64 | 25.0 | 11.5 | 3.1 | 1.0 | 3.1",
    "Jalen Johnson | 72 | 22.5 | 10.3 | 7.9 | 1.2 | 0.4",
  ],
  [
    "did luka average a triple double",
    "Luka Dončić did not average a triple-double: 33.5 points, 7.7 rebounds and 8.3 assists.",
    "Player | GP | PTS | REB | AST | STL | BLK (1)",
    "Luka Dončić | 64 | 33.5 | 7.7 | 8.3 | 1.6 | 0.5",
  ],
  [
    "did jokic average a double double in january",
    "Nikola Jokić averaged a double-double in January: 31.0 points and 12.0 rebounds.",
    "Player | GP | PTS | REB | AST | STL | BLK (1)",
    "Nikola Jokić | 1 | 31.0 | 12.0 | 5.0 | 3.0 | 0.0",
  ],
  [
    "rookies who averaged a double double",
    "0 rookies averaged a double-double.",
    "Players with at least 58 games, or 1,400 points; fewer during the season.",
    "Player | GP | PTS | REB | AST | STL | BLK (0)",
  ],
  [
    "players averaging a double double in january",
    "7 players averaged a double-double in January.",
    "Victor Wembanyama: 23.6 points and 10.2 rebounds. Jalen Johnson: 21.3 points and 10.8 rebounds. " +
      "Bam Adebayo: 18.6 points and 10.2 rebounds. Karl-Anthony Towns: 15.9 points and 12.1 rebounds. " +
      "Ivica Zubac: 12.3 points and 10.2 rebounds. Donovan Clingan: 12.0 points and 12.5 rebounds. Rudy " +
      "Gobert: 10.3 points and 12.1 rebounds. Only players with at least 12 games, or 291 points.",
    "Player | GP | PTS | REB | AST | STL | BLK (7)",
    "Victor Wembanyama | 13 | 23.6 | 10.2 | 1.7 | 0.9 | 2.2",
    "Jalen Johnson | 15 | 21.3 | 10.8 | 7.1 | 1.0 | 0.5",
    "Bam Adebayo | 17 | 18.6 | 10.2 | 3.2 | 0.9 | 0.5",
  ],
  [
    "did anyone average a triple double in the playoffs",
    "0 players averaged a triple-double in the playoffs.",
    "Only players with at least 17 games, or 393 points.",
    "Player | GP | PTS | REB | AST | STL | BLK (0)",
  ],
  [
    "does curry average a double double",
    "Stephen Curry did not average a double-double: 26.6 points, 3.6 rebounds and 4.7 assists.",
    "Player | GP | PTS | REB | AST | STL | BLK (1)",
    "Stephen Curry | 43 | 26.6 | 3.6 | 4.7 | 1.1 | 0.4",
  ],
])("%s", expectShown);
