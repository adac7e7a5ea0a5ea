import { describe, expect, test } from "vitest";
import { NOT_IN_OPEN_DATA } from "../../../../domain/open-api.ts";
import { OPEN_DATA_ROUTES } from "../../../../functions/open-data/routes.ts";
import { openDataStage } from "../../../fixtures/open-data.ts";

const { get } = openDataStage();

describe("what is not answered", () => {
  const held = (last: string, year: number) =>
    `must be of a season that is here: 2013-14 to ${last}, by their first years 2013 to ${year}.`;

  test.each([
    ["/games?seasons[]=2025&seasons[]=2012", `seasons[] ${held("2026-27", 2026)}`],
    ["/games?seasons[]=2027", `seasons[] ${held("2026-27", 2026)}`],
    ["/games?dates[]=2013-04-17", `dates[] ${held("2026-27", 2026)}`],
    ["/games?end_date=2013-04-17", `end_date ${held("2026-27", 2026)}`],
    ["/stats?seasons[]=2012", `seasons[] ${held("2026-27", 2026)}`],
    ["/stats?game_ids[]=21200001", `game_ids[] ${held("2026-27", 2026)}`],
    ["/box_scores?date=2013-04-17", `date ${held("2026-27", 2026)}`],
    ["/standings?season=2012", `season ${held("2025-26", 2025)}`],
    ["/leaders?stat_type=pts&season=2026", `season ${held("2025-26", 2025)}`],
    ["/season_averages?season=2026&player_id=1629029", `season ${held("2025-26", 2025)}`],
    [
      "/season_averages/clutch?season=2025",
      "category must be general: other averages are at /nba/stats, and /query asks for any of them.",
    ],
    ["/season_averages/general?season=2025&type=x", "type must be one of base, advanced, misc."],
    [
      "/season_averages/general?season=2025&season_type=playoffs",
      "season_type must be regular: /query?rows=players&stage=playoffs has the rest.",
    ],
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

  test.each(OPEN_DATA_ROUTES.filter(({ parses }) => !parses))(
    "an unknown parameter of $path",
    async ({ example }) => {
      const answer = await get(`/api/v1${example}${example.includes("?") ? "&" : "?"}nonsense=1`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: expect.stringContaining('"nonsense"') });
    },
  );

  test.each(Object.entries(NOT_IN_OPEN_DATA))("%s says where to look", async (path, error) => {
    const answer = await get(`/api/nba/v1${path}?anything=1`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error });
    expect(error).toMatch(/^[A-Z].+ (?:at|is at) \/[\w/]+\.$/);
  });
});
