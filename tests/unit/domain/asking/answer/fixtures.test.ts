import { test } from "vitest";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

test.each<[string, ...string[]]>([
  [
    "who plays on christmas",
    "5 games are scheduled on December 25, 2026.",
    "By the 2026-27 schedule, published in August 2026.",
    "Game | Tip-off (5)",
    "Spurs at Knicks | noon ET",
    "Heat at Celtics | 2:30 PM ET",
    "76ers at Lakers | 5:00 PM ET",
  ],
  [
    "who do the warriors play on christmas",
    "1 game of the Warriors is scheduled on December 25, 2026: Nuggets at Warriors, 10:30 PM ET.",
    "By the 2026-27 schedule, published in August 2026.",
    "Game | Tip-off (1)",
    "Nuggets at Warriors | 10:30 PM ET",
  ],
  [
    "who do the lakers play on january 15",
    "No games of the Lakers are scheduled on January 15, 2027.",
    "By the 2026-27 schedule, published in August 2026.",
    "Game | Tip-off (0)",
  ],
])("%s", expectShown);
