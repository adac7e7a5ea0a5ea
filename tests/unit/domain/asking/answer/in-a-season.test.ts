import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "pistons worst record ever",
    "Since 2013-14, the Pistons had the worst record in a season: 14–68, in 2023-24.",
    "Then the Pistons 17–65 in 2022-23 and the Pistons 20–52 in 2020-21. Earlier games are not here.",
  ],
  [
    "lakers best record",
    "Since 2013-14, the Lakers had the best record in a season: 52–19, in 2019-20.",
    "Then the Lakers 53–29 in 2025-26 and the Lakers 50–32 in 2024-25. Earlier games are not here.",
  ],
  [
    "most threes in a season ever",
    "Since 2013-14, Stephen Curry had the most three-pointers made in a season: 402, in 2015-16.",
    "Then James Harden 378 in 2018-19 and Stephen Curry 357 in 2023-24. Earlier games are not here.",
  ],
  [
    "most points per game in a season of all time",
    "Since 2013-14, James Harden had the most points a game in a season: 36.1, in 2018-19.",
    "Then James Harden 34.3 in 2019-20 and Luka Dončić 33.9 in 2023-24. Earlier games are not here.",
  ],
  [
    "most wins in a season ever",
    "Since 2013-14, the Warriors had the most wins in a season: 73, in 2015-16.",
    "Then the Thunder 68 in 2024-25 and the Warriors 67 in 2014-15. Earlier games are not here.",
  ],
  [
    "worst record in a season ever",
    "Since 2013-14, the 76ers had the worst record in a season: 10–72, in 2015-16.",
    "Then the Pistons 14–68 in 2023-24 and the Bucks 15–67 in 2013-14. Earlier games are not here.",
  ],
  [
    "highest three point percentage in a season ever",
    "Since 2013-14, Luke Kennard had the best three-point percentage in a season: 49.4%, in 2022-23.",
    "Then Kyle Korver 49.2% in 2014-15 and Luke Kennard 47.8% in 2025-26. Earlier games are not here.",
  ],
  [
    "most points in a season since 2020",
    "Shai Gilgeous-Alexander had the most points in a season: 2,484, in 2024-25.",
    "Then Luka Dončić 2,370 in 2023-24 and Shai Gilgeous-Alexander 2,254 in 2023-24.",
  ],
  [
    "lakers worst record ever",
    "Since 2013-14, the Lakers had the worst record in a season: 17–65, in 2015-16.",
    "Then the Lakers 21–61 in 2014-15 and the Lakers 26–56 in 2016-17. Earlier games are not here.",
  ],
])("%s", expectShown);
