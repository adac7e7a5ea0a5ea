import { test } from "vitest";
import { expectNext } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  ["who won the nba finals last season", "champions 2024", "mvp 2025", "who won the Finals"],
  [
    "current mvps",
    "who won Most Valuable Player",
    "most rings among active players",
    "most all stars among active players",
  ],
  [
    "2022-23 most improved player",
    "Most Improved Player 2022",
    "champions 2023",
    "who won Most Improved Player",
  ],
  [
    "which team has the most championships",
    "most rings among active players",
    "most all stars among active players",
    "most mvps among active players",
  ],
  [
    "active career points per game leaders",
    "most rings among active players",
    "most all stars among active players",
    "most mvps among active players",
  ],
])("%s", expectNext);
