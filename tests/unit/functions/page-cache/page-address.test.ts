import { describe, expect, it } from "vitest";
import { isPageAddress } from "../../../../functions/page-cache/page-address.ts";

describe("an address", () => {
  it.each([
    "/",
    "/nba",
    "/nba/teams/13",
    "/nba/players/player/A.J.%20Lawson",
    "/nba/players/player/html",
    "/5000",
    "/%",
  ])("%s can be a page's", (path) => {
    expect(isPageAddress(path)).toBe(true);
  });

  it.each([
    "/index.html",
    "/nba.html",
    "/nba.html/",
    "/nba/teams/13%2Ehtml",
    "/nba/teams/13/index.html",
    "/%6eba.%68tml",
    "/500",
    "//500/",
    "/%350%30",
  ])("%s cannot", (path) => {
    expect(isPageAddress(path)).toBe(false);
  });
});
