import { expect, test } from "../site.ts";
import { smallTargets } from "../targets.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const path of [
  "/nba/teams",
  "/nba/teams/27",
  "/nba/teams/13/stats",
  "/nba/teams/23/roster",
  "/nba/teams/20/games",
  "/nba/teams/14/splits",
  "/nba/teams/14/history",
  "/nba/players/player/LeBron%20James",
  "/nba/players/player/LeBron%20James/career",
  "/nba/players/player/James%20Harden/games",
  "/nba/players/player/LeBron%20James/splits",
  "/nba/players/player/Kobe%20Bryant",
  "/nba/players/player/Nobody",
  "/user/login",
  "/user/register",
]) {
  test(`${path} has targets for a thumb`, async ({ page }) => {
    await page.goto(path);
    expect(await smallTargets(page)).toEqual([]);
  });
}
