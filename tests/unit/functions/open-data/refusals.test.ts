import { describe, expect, test } from "vitest";
import { openDataStage } from "../../../fixtures/open-data.ts";

const { get } = openDataStage();

describe("what is not answered", () => {
  const OTHER =
    "must be 2025: only the current season is here; /nba/finder.json?season=2024-25 " +
    "and the finder's other files answer for earlier ones.";

  test.each([
    ["/games?seasons[]=2025&seasons[]=2024", `seasons[] ${OTHER}`],
    ["/stats?seasons[]=2024", `seasons[] ${OTHER}`],
    ["/standings?season=2024", `season ${OTHER}`],
    ["/leaders?stat_type=pts&season=2026", `season ${OTHER}`],
    ["/season_averages?season=2015&player_id=1629029", `season ${OTHER}`],
    [
      "/teams?page=2",
      'There is no parameter "page" at this address. Known are: conference, division.',
    ],
    ["/box_scores/live?x=1", 'There is no parameter "x" at this address. Known are: none.'],
  ])("%s: %s", async (call, error) => {
    const answer = await get(`/api/v1${call}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error });
  });
});
