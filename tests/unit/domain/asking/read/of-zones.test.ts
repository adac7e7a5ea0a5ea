import { describe, expect, test } from "vitest";
import { meaningOf } from "../../../../fixtures/meanings.ts";

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

  test("points in the paint stay a list", () => {
    expect(meaningOf("luka points in the paint")).toContain("fact list");
  });
});
