import { describe, expect, test } from "vitest";
import { meaningOf } from "../../../../fixtures/meanings.ts";

const RANKED = "Each player's page has his shots of the regular season by place";

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
    "most corner threes",
    "lakers mid range percentage",
    "luka corner threes in january",
    "luka and lebron corner threes",
  ])("no other question is one: %s", (question) => {
    expect(meaningOf(question)).toContain(RANKED);
  });

  test("points in the paint stay a list", () => {
    expect(meaningOf("luka points in the paint")).toContain("fact list");
  });
});
