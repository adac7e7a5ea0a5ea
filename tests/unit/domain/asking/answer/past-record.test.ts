import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "lakers record last season",
    "The Los Angeles Lakers went 50–32 in 2024-25.",
    "They reached the playoffs.",
    "Season | Team | W | L (1)",
    "2024-25 | Los Angeles Lakers | 50 | 32",
  ],
  [
    "raptors record 1980-81",
    "The Toronto Raptors played no season of 1980-81.",
    "Season | Team | W | L (0)",
  ],
  [
    "lakers 2019-20 record",
    "The Los Angeles Lakers went 52–19 in 2019-20.",
    "They won the championship.",
    "Season | Team | W | L (1)",
    "2019-20 | Los Angeles Lakers | 52 | 19",
  ],
  [
    "lakers 2019",
    "The Los Angeles Lakers went 37–45 in 2018-19.",
    "They missed the playoffs.",
    "Season | Team | W | L (1)",
    "2018-19 | Los Angeles Lakers | 37 | 45",
  ],
])("%s", expectShown);
