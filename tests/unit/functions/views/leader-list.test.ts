import { expect, test } from "vitest";
import { loadLeaderList } from "../../../../functions/views/leader-list.ts";
import { builtCollections, pageOf } from "./built.ts";

const collections = builtCollections();

test.each([
  ["misc", "triple-doubles", "Nikola Jokić leads with 34, of 37 players with at least one."],
  ["averages", "points-per-game", "Luka Dončić leads with 33.5, of 234 players who qualify."],
])("%s/%s says among whom the leader leads", async (group, slug, sentence) => {
  expect(pageOf(await loadLeaderList(collections, group, slug)).sentence).toBe(sentence);
});
