import { describe, expect, test } from "vitest";
import { projectionAnswer } from "#domain/asking/answer/projections.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import { ask, data, vocabulary } from "#tests/fixtures/asked.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

describe("questions for what the ratings say", () => {
  test.each([
    [
      "lakers playoff odds",
      /^The Lakers make the playoffs in 7\d of 100 seasons and win the title in \d of 100\./,
    ],
    ["will the lakers make the playoffs", /^The Lakers make the playoffs in 7\d of 100 seasons/],
    ["who will win the title", /^The Knicks win the title in 19 of 100 seasons\./],
    ["who will win the finals?", /^The Knicks win the title in 19 of 100 seasons\./],
    ["championship odds", /^The Knicks win the title in 19 of 100 seasons\./],
    [
      "what are the chances of the Wizards making the playoffs",
      /^The Wizards make the playoffs in \d of 100/,
    ],
    [
      "best team by rating",
      /^The Knicks have the best rating: \+\d+\.\d\. Points better than the average/,
    ],
    ["power rankings", /^The Knicks have the best rating/],
    ["lakers team rating", /^The Lakers are rated [+−]?\d+\.\d, \d+(?:st|nd|rd|th) of 30\./],
    ["worst rating", /^The Wizards have the worst rating: −\d+\.\d\./],
    ["strength of schedule", /^The \w+ had the hardest schedule: \+0\.\d\./],
    ["hardest remaining schedule", /^The \w+(?: \w+)? have the hardest schedule left: \+\d\.\d\./],
    [
      "who has the easiest schedule left",
      /^The \w+(?: \w+)? have the easiest schedule left: −\d\.\d\./,
    ],
    [
      "lakers strength of schedule",
      /^The Lakers had a schedule of strength [+−]?\d\.\d, \d+\w\w of 30\./,
    ],
    ["magic number", /^The first six of both conferences are settled\./],
    ["lakers magic number", /^The Lakers are among the first six for certain\./],
    ["biggest upset", /^The \w+ beat the \w+ \d+–\d+ on .+, with a chance of (?:\d|under 1)%\./],
    [
      "biggest lakers upset",
      /^The Lakers beat the \w+(?: \w+)? \d+–\d+ on .+, with a chance of \d\d%\./,
    ],
  ])("%s", (question, answer) => {
    expect(ask(question).text).toMatch(answer);
  });

  test("list the teams, the likeliest first", () => {
    const { rows } = ask("title odds");
    expect(rows[0]).toMatch(/^New York Knicks 98% \d\d% 19%$/);
    expect(rows).toHaveLength(10);
  });

  test.each([
    ["lakers schedule", "upcoming"],
    ["will the thunder win tomorrow", "refused"],
    ["will the lakers win", "refused"],
    ["lakers moneyline", "refused"],
    ["luka playoff odds", "refused"],
    ["easiest game", "refused"],
  ])("%s is not one of them", (question, kind) => {
    const { understanding } = ask(question);
    expect(understanding.kind === "fact" ? understanding.fact.kind : understanding.kind).toBe(kind);
  });
});

test.each<[string, ...string[]]>([
  [
    "biggest lakers upset",
    "The Lakers beat the Nuggets 115–107 on Tuesday, January 20, 2026, with a chance of 32%.",
    "The winner's chance by the ratings before the game. The ratings know results, not injuries or " +
      "trades.",
    "Game | Date | Chance (10)",
    "Lakers 115–107 | Jan 20, 2026 | 32%",
    "Lakers 129–101 | Feb 28, 2026 | 35%",
    "Lakers 116–115 | Oct 29, 2025 | 35%",
  ],
  [
    "what are the chances of the Wizards making the playoffs",
    "The Wizards make the playoffs in 2 of 100 seasons and win the title in fewer than 1 of 100.",
    "Counted in ten thousand seasons of 2026-27 played out by the ratings, before its first game. The " +
      "ratings know results, not injuries or trades.",
    "Team | Playoffs | Finals | Title (1)",
    "Washington Wizards | 2% | <1% | <1%",
  ],
  [
    "lakers team rating",
    "The Lakers are rated +3.0, 10th of 30.",
    "Points better than the average team on a neutral floor. The ratings know results, not injuries " +
      "or trades.",
    "Team | Rating (10)",
    "New York Knicks | +12.4",
    "San Antonio Spurs | +11.8",
    "Oklahoma City Thunder | +11.3",
  ],
  [
    "lakers magic number",
    "The Lakers are among the first six for certain.",
    "The wins of a team and the losses of its pursuer that settle a place among the first six.",
  ],
  [
    "easiest schedule",
    "The Pistons had the easiest schedule: −0.6.",
    "The mean rating of the opponents, in points better than the average team.",
    "Team | Opponents (10)",
    "Detroit Pistons | −0.6",
    "New York Knicks | −0.5",
    "Cleveland Cavaliers | −0.4",
  ],
  [
    "biggest upset",
    "The Nets beat the Pistons 107–105 on Saturday, March 7, 2026, with a chance of 6%.",
    "The winner's chance by the ratings before the game. The ratings know results, not injuries or " +
      "trades.",
    "Game | Date | Chance (10)",
    "Nets 107–105 | Mar 7, 2026 | 6%",
    "Pacers 117–114 | Jan 23, 2026 | 7%",
    "Wizards 126–117 | Feb 5, 2026 | 7%",
  ],
  [
    "lakers remaining schedule strength",
    "The Lakers have a schedule left of strength 0.0, 12th of 30.",
    "The mean rating of the opponents, in points better than the average team.",
    "Team | Opponents (10)",
    "Brooklyn Nets | +0.4",
    "Utah Jazz | +0.4",
    "Memphis Grizzlies | +0.3",
  ],
])("in whole: %s", expectShown);

const open = (count: number) => ({ kind: "open", count }) as const;
const [CERTAIN, IMPOSSIBLE] = [{ kind: "certain" }, { kind: "impossible" }] as const;

test.each([
  [CERTAIN, CERTAIN, "lakers playoff odds", "The Lakers won the title."],
  [CERTAIN, CERTAIN, "title odds", "The Lakers won the title."],
  [IMPOSSIBLE, IMPOSSIBLE, "lakers playoff odds", "The Lakers are out of the playoffs."],
  [CERTAIN, IMPOSSIBLE, "lakers playoff odds", "The Lakers are out of the race for the title."],
  [
    CERTAIN,
    open(2_500),
    "lakers playoff odds",
    "The Lakers are in the playoffs, and win the title in 25 of 100 seasons.",
  ],
  [
    open(5_000),
    open(20),
    "lakers playoff odds",
    "The Lakers make the playoffs in 50 of 100 seasons and win the title in fewer than 1 of 100.",
  ],
] as const)("playoffs %j, title %j: %s", (playoffs, title, question, said) => {
  const asked = understand(question, vocabulary);
  if (asked.kind !== "fact" || asked.fact.kind !== "projection") throw new Error(asked.kind);
  const day = {
    date: "2026-03-01",
    season: "2025-26",
    isCurrent: true,
    days: ["2025-10-20", "2026-03-01"],
    left: 400,
  };
  const own = { teamId: 14, wins: 50, places: [], playoffs, title, conference: title };
  const odds = { day, teams: [own] };
  const answer = projectionAnswer(
    asked.fact,
    { ratings: NO_RATINGS, games: [], fixtures: [], odds },
    data,
  );
  expect(plainText(answer.headline)).toBe(said);
  expect(answer.deck).toContain(
    "seasons of 2025-26 played out by the ratings, through Sunday, March 1, 2026.",
  );
});

test("the lowest odds come first where they are asked for", () => {
  const [most, least] = ["title odds", "lowest title odds"].map(ask);
  expect(least?.text).toMatch(
    /^The .+ make the playoffs in \d+ of 100 seasons and win the title in/,
  );
  const shareOf = (row = "") => Number(/(\d+)%/.exec(row)?.[1]);
  expect(shareOf(least?.rows[0])).toBeLessThan(shareOf(most?.rows.at(-1)));
});
