import { describe, expect, test } from "vitest";
import {
  sentenceBelowHeadline,
  type UpcomingTold,
  upcomingHeadline,
  upcomingSentence,
} from "#domain/telling/upcoming-day.ts";

const EARLY = "2026-12-25T17:00Z";
const EVENING = "2026-12-25T22:00Z";
const LATE = "2026-12-26T03:30Z";

describe("the headline of a day", () => {
  test.each([
    [1, [LATE], "One game tonight"],
    [2, [EVENING, LATE], "Two games tonight"],
    [5, [EARLY, EVENING, LATE], "Five games today"],
    ["all with a result", [], "Nine games today"],
    [0, [], "No games today"],
  ])("%s", (count, tipOffs, headline) => {
    expect(upcomingHeadline(typeof count === "number" ? count : 9, tipOffs)).toBe(headline);
  });
});

type Side = [name: string, wins?: number, games?: number];

function game(tipOff: string, away: Side, home: Side): UpcomingTold {
  const side = ([name, wins, games = 82]: Side) => ({
    team: { name },
    record: wins === undefined ? undefined : { wins, losses: games - wins },
  });
  return { tipOff, away: side(away), home: side(home) };
}

describe("the sentences of a day", () => {
  const spurs = game(EVENING, ["Spurs", 62], ["Thunder", 64]);
  const jazz = game(LATE, ["Jazz", 20], ["Kings", 24]);
  test.each<[string, UpcomingTold[], string]>([
    ["one game", [spurs], "One game, at 5:00 PM Eastern Time."],
    [
      "two at once",
      [jazz, game(LATE, ["Bulls"], ["Nets"])],
      "Two games, both at 10:30 PM Eastern Time. The day's two best records meet: the Kings, 24–58, and the Jazz, 20–62.",
    ],
    [
      "the two best records meet",
      [spurs, jazz],
      "Two games, from 5:00 PM to 10:30 PM ET. The day's two best records meet: the Thunder, 64–18, and the Spurs, 62–20.",
    ],
    [
      "the two best records meet, of teams with fewer wins than another",
      [game(LATE, ["Spurs", 4, 4], ["Thunder", 3, 4]), game(LATE, ["Jazz", 5, 9], ["Kings", 6, 9])],
      "Two games, both at 10:30 PM Eastern Time. The day's two best records meet: the Spurs, 4–0, and the Thunder, 3–1.",
    ],
    [
      "three at once",
      [1, 2, 3].map(() => game(LATE, ["Bulls"], ["Nets"])),
      "Three games, all at 10:30 PM Eastern Time.",
    ],
    [
      "a third team is as good as the second",
      [spurs, game(LATE, ["Celtics", 62], ["Kings", 24])],
      "Two games, from 5:00 PM to 10:30 PM ET.",
    ],
    [
      "the two best records play others",
      [game(EVENING, ["Spurs", 62], ["Kings", 24]), game(LATE, ["Thunder", 64], ["Jazz", 20])],
      "Two games, from 5:00 PM to 10:30 PM ET.",
    ],
    [
      "no team has played",
      [game(EVENING, ["Spurs"], ["Kings"]), game(EVENING, ["Thunder"], ["Jazz"])],
      "Two games, both at 5:00 PM Eastern Time.",
    ],
  ])("%s", (_, games, sentence) => {
    expect(upcomingSentence(games)).toBe(sentence);
  });
});

test.each<[string, string[], string]>([
  ["several times", [EARLY, EVENING, LATE], "Noon to 10:30 PM Eastern Time."],
  ["one time", [LATE, LATE], "At 10:30 PM Eastern Time."],
])("below a headline, %s", (_, tipOffs, sentence) => {
  const games = tipOffs.map((tipOff) => game(tipOff, ["Spurs"], ["Kings"]));
  expect(sentenceBelowHeadline(games)).toBe(sentence);
  const best = game(tipOffs[0] ?? "", ["Spurs", 62], ["Kings", 61]);
  expect(sentenceBelowHeadline([best, ...games.slice(1)])).toBe(
    `${sentence} The day's two best records meet: the Spurs, 62–20, and the Kings, 61–21.`,
  );
});
