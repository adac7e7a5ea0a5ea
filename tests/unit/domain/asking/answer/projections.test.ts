import { expect, test } from "vitest";
import { projectionAnswer } from "#domain/asking/answer/projections.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { NO_RATINGS } from "#domain/ratings/rating-facts.ts";
import { data, vocabulary } from "#tests/fixtures/asked.ts";

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
