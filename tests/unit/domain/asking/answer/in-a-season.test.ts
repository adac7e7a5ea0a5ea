import { test } from "vitest";
import { expectShown } from "../../../../fixtures/shown-answers.ts";

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
])("%s", expectShown);
