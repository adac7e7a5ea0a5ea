import { describe, expect, test } from "vitest";
import { understand } from "#domain/asking/understand.ts";
import { vocabulary } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";

const RANKED = "Hardwood knows shots by place of players in the whole regular season.";

describe("shots from a place", () => {
  test.each([
    ["lebron corner threes", "fact zone place=corner playerId=LeBron James"],
    ["sga shots at the rim", "fact zone place=rim playerId=Shai Gilgeous-Alexander"],
    ["jokic mid range percentage", "fact zone place=mid playerId=Nikola Jokić"],
    ["jokic mid-range", "fact zone place=mid playerId=Nikola Jokić"],
    ["how many left corner 3s did luka make", "fact zone place=left-corner playerId=Luka Dončić"],
    ["luka above the break threes", "fact zone place=above playerId=Luka Dončić"],
    ["luka shooting in the paint", "fact zone place=paint playerId=Luka Dončić"],
    ["luka shoots in the paint", "fact zone place=paint playerId=Luka Dončić"],
    ["whats luka fg percentage in the paint", "fact zone place=paint playerId=Luka Dončić"],
    ["curry shots in the restricted area", "fact zone place=rim playerId=Stephen Curry"],
    ["curry midrange shots", "fact zone place=mid playerId=Stephen Curry"],
    ["how good is luka from mid range", "fact zone place=mid playerId=Luka Dončić"],
    ["curry right corner threes", "fact zone place=right-corner playerId=Stephen Curry"],
    ["luka corners", "fact zone place=corner playerId=Luka Dončić"],
    ["does curry shoot from the corner", "fact zone place=corner playerId=Stephen Curry"],
    ["luka has made corner 3 pointers this season", "fact zone place=corner playerId=Luka Dončić"],
    ["luka above the break 3s", "fact zone place=above playerId=Luka Dončić"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });

  test.each([
    "most corner threes by a rookie",
    "team with the most corner threes",
    "most corner threes in january",
    "most corner threes 200 games",
    "lakers mid range percentage",
    "luka corner threes in january",
    "luka and lebron corner threes",
    "williams corner threes",
    "corner threes",
    "luka left and right corner",
    "victor oladipo corner threes",
  ])("no other question is one: %s", (question) => {
    expect(meaningOf(question)).toContain(RANKED);
  });

  test.each([
    ["most corner threes", "fact zone-rank place=corner by=made order=best"],
    ["corner three leaders", "fact zone-rank place=corner by=made order=best"],
    ["who took the most corner 3s", "fact zone-rank place=corner by=tried order=best"],
    [
      "most three point attempts from the corner",
      "fact zone-rank place=corner by=tried order=best",
    ],
    [
      "best fg% at the rim min 200 attempts",
      "fact zone-rank place=rim by=percentage order=best least=200",
    ],
    ["worst midrange shooters", "fact zone-rank place=mid by=percentage order=worst"],
    ["highest percentage in the paint", "fact zone-rank place=paint by=percentage order=best"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });

  test("offers the others of the name", () => {
    expect(understand("curry corner threes", vocabulary)).toMatchObject({
      namesakes: [{ label: "Seth Curry", question: "seth curry corner threes" }],
    });
    expect(understand("lebron corner threes", vocabulary)).toMatchObject({ namesakes: [] });
  });

  test("points in the paint stay a list", () => {
    expect(meaningOf("luka points in the paint")).toContain("fact list");
  });
});
