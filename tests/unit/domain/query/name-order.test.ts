import { expect, test } from "vitest";
import { playerPlaces, teamPlaces, teamsById } from "../../../../domain/query/name-order.ts";
import { seasonQuestionData } from "../../../fixtures/question-data.ts";

const data = seasonQuestionData(() => false);

test("players are ranked by name without regard to marks", () => {
  const named = ["Luka Dončić", "Donovan Mitchell", "Dončić"].map((name, at) => ({
    id: String(at),
    name,
  }));
  expect([...playerPlaces(named)]).toEqual([2, 1, 0]);
});

test("teams are ranked by abbreviation; other ids have no rank", () => {
  const places = teamPlaces(data.teams);
  const ranked = data.teams.toSorted((a, b) => (places[a.id] ?? 0) - (places[b.id] ?? 0));
  const abbreviations = ranked.map(({ abbreviation }) => abbreviation);
  expect(abbreviations).toEqual(abbreviations.toSorted());
  expect(places[0]).toBeNaN();
  expect(teamsById(data.teams).get(ranked[0]?.id ?? 0)).toBe(ranked[0]);
});
