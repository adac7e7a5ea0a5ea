import { expect, test } from "vitest";
import { playerPlaces, teamPlaces, teamsById } from "#domain/query/engine/name-order.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";

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

test("teams given in another order have the same ranks", () => {
  const ids = data.teams.map(({ id }) => id);
  const [own, turned] = [[...data.teams], data.teams.toReversed()].map(teamPlaces);
  expect(ids.map((id) => turned?.[id])).toEqual(ids.map((id) => own?.[id]));
  expect(ids.map((id) => own?.[id] ?? -1).sort((a, b) => a - b)).toEqual([...ids.keys()]);
  expect(own).toHaveLength(256);
});

test("a team is found by its id alone", () => {
  const found = teamsById([...data.teams]);
  expect(found.size).toBe(data.teams.length);
  for (const team of data.teams) expect(found.get(team.id)).toBe(team);
});
