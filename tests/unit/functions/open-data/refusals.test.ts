import { describe, expect, test } from "vitest";
import { NOT_IN_OPEN_DATA } from "#domain/open-api.ts";
import { exampleOf } from "#functions/open-data/route.ts";
import { OPEN_DATA_ROUTES } from "#functions/open-data/routes.ts";
import { openDataStage } from "#tests/fixtures/open-data.ts";

const { get } = openDataStage();

describe("what is not answered", () => {
  const held = (last: string, year: number) =>
    `must be of a season that is here: 1998-99 to ${last}, by their first years 1998 to ${year}.`;
  const heldAsLists =
    "must be of a season that is here: 1946-47 to 2025-26, by their first years 1946 to 2025.";

  test.each([
    ["/games?seasons[]=2025&seasons[]=1997", `seasons[] ${held("2026-27", 2026)}`],
    ["/games?seasons[]=2027", `seasons[] ${held("2026-27", 2026)}`],
    ["/games?dates[]=1998-04-17", `dates[] ${held("2026-27", 2026)}`],
    ["/games?end_date=1998-04-17", `end_date ${held("2026-27", 2026)}`],
    ["/stats?seasons[]=1997", `seasons[] ${held("2026-27", 2026)}`],
    ["/stats?game_ids[]=29700001", `game_ids[] ${held("2026-27", 2026)}`],
    ["/box_scores?date=1998-04-17", `date ${held("2026-27", 2026)}`],
    ["/leaders?stat_type=pts&season=2026", `season ${heldAsLists}`],
    ["/season_averages?season=2026&player_id=1629029", `season ${held("2025-26", 2025)}`],
    ["/season_averages/x?season=2025", "category must be one of general, clutch, shooting."],
    [
      "/season_averages/general?season=2025&type=x",
      "type must be one of base, advanced, misc, scoring, defense, by_zone.",
    ],
    [
      "/season_averages/clutch?season=2025&type=misc",
      "type must be one of base, advanced, scoring in the category clutch.",
    ],
    [
      "/season_averages/general?season=2025&season_type=preseason",
      "season_type must be one of regular, playoffs, playin, ist.",
    ],
    [
      "/season_averages/clutch?season=2024",
      "season must be one with plays, from which the clutch is counted; of 2024-25 there are none.",
    ],
    [
      "/season_averages/shooting?season=2024&player_ids[]=1628973",
      "season must be the current one in the category shooting.",
    ],
    [
      "/season_averages/shooting?season=2025&season_type=playoffs&player_ids[]=1628973",
      "season_type must be regular in the category shooting.",
    ],
    ["/season_averages/shooting?season=2025", "player_ids[] is required in the category shooting."],
    [
      `/season_averages/shooting?season=2025&${"player_ids[]=1&".repeat(26)}`,
      "player_ids[] must not have more than 25 values in the category shooting.",
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
    async (route) => {
      const example = exampleOf(route, 2025);
      const answer = await get(`/api/v1${example}${example.includes("?") ? "&" : "?"}nonsense=1`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ error: expect.stringContaining('"nonsense"') });
    },
  );

  test.each(["/odds", "/odds/player_props"])(
    "%s of the newest version says where",
    async (path) => {
      const answer = await get(`/api/nba/v2${path}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: NOT_IN_OPEN_DATA["/odds"] });
    },
  );

  test.each(Object.entries(NOT_IN_OPEN_DATA))("%s says where to look", async (path, error) => {
    const answer = await get(`/api/nba/v1${path}?anything=1`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error });
    expect(error).toMatch(/^[A-Z].+ at \/[\w/]+\.$/);
  });
});
