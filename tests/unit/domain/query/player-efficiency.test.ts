import { expect, test } from "vitest";
import { MEAN_EFFICIENCY, playerEfficiency } from "../../../../domain/query/player-efficiency.ts";
import { ask } from "../../../fixtures/asked.ts";
import { seasonQuestionData } from "../../../fixtures/question-data.ts";

const { totals, teamStats, teams } = seasonQuestionData();
if (teamStats === undefined) throw new Error("The season has no team statistics.");
const efficiency = playerEfficiency(totals)(teamStats)(teams);

test("every player with minutes has a rating, and the mean of all minutes is 15", () => {
  const rated = totals.filter(({ minutes }) => minutes > 0);
  expect(efficiency.size).toBe(rated.length);
  const minutes = rated.reduce((sum, player) => sum + player.minutes, 0);
  const mean =
    rated.reduce((sum, player) => sum + (efficiency.get(player.id) ?? 0) * player.minutes, 0) /
    minutes;
  expect(mean).toBeCloseTo(MEAN_EFFICIENCY, 9);
});

test("more of what helps raises a rating, more of what costs lowers it", () => {
  const [player] = totals.toSorted((a, b) => b.minutes - a.minutes);
  if (player === undefined) throw new Error("The season has no player.");
  const own = efficiency.get(player.id) ?? 0;
  const after = (change: object) => {
    const others = totals.map((one) => (one === player ? { ...one, ...change } : one));
    return playerEfficiency(others)(teamStats)(teams).get(player.id) ?? 0;
  };
  expect(after({ stl: player.stl + 50 })).toBeGreaterThan(own);
  expect(after({ ast: player.ast + 50 })).toBeGreaterThan(own);
  expect(after({ tov: player.tov + 50 })).toBeLessThan(own);
  expect(after({ fga: player.fga + 50 })).toBeLessThan(own);
});

test("the best of the season are near what is published elsewhere of such seasons", () => {
  const regulars = totals.filter(({ minutes }) => minutes > 1500);
  const best = Math.max(...regulars.map(({ id }) => efficiency.get(id) ?? 0));
  expect(best).toBeGreaterThan(26);
  expect(best).toBeLessThan(35);
});

test.each(["best PER", "luka PER", "player efficiency rating leaders"])(
  "%s is answered",
  (question) => {
    expect(ask(question).text).toMatch(/player efficiency rating.*\d\d\.\d/i);
  },
);
