import { becomeMember } from "../accounts/people.ts";
import { expect, sharedTest as test } from "../site.ts";
import { widerThan } from "../widths.ts";
import { MEMBER_PAGES } from "./members-data.ts";

const LONGEST_NAME = "W".repeat(300);
/** Texts of the page itself, and figures; all other texts come from the database. */
const OURS =
  "button, label, select, nav, thead, td, time, figcaption, style, .button, .rank, .record, .lists b, .more, .pts, .score, .line-score th small, .group-head small, .group-head a, .mine dd, .ask-block span, .unit, .titled .links, .season-choice, .tie i, .tie b, .factors th, .factors caption, svg";
const PATHS = [
  ...MEMBER_PAGES.map(({ path }) => path),
  "/",
  "/nba",
  "/nba/standings",
  "/nba/standings/west",
  "/nba/teams",
  "/nba/teams/14",
  "/nba/teams/14/roster",
  "/nba/teams/14/stats",
  "/nba/players/page/1",
  "/search?q=ja",
  "/nba/games/2025-12-25",
  "/nba/games/0022500437",
  "/nba/playoffs",
  "/nba/teams/14/games",
  "/nba/teams/14/history",
  "/nba/players/player/LeBron%20James/games",
  "/nba/players/player/LeBron%20James",
  "/nba/players/player/Lebron%20Jame",
  "/user/profile",
];

test("very long words wrap, and no page scrolls sideways", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/nba/teams/14");
  await page.getByRole("button", { name: /^Favorite:/ }).click();
  await expect(page.getByRole("button", { name: /^Favorite:/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  for (const path of PATHS) {
    await page.goto(path);
    const replaced = await page.locator("main").evaluate(
      (main, { word, ours }) => {
        for (const closed of main.querySelectorAll("details")) closed.open = true;
        let count = 0;
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const isOurs = text.parentElement?.closest(ours);
          if (isOurs || text.nodeValue?.trim() === "") continue;
          text.nodeValue = word;
          count += 1;
        }
        return count;
      },
      { word: LONGEST_NAME, ours: OURS },
    );
    expect(replaced, path).toBeGreaterThan(1);
    expect(await widerThan(page, [320, 768, 1280]), path).toEqual([]);
  }
});
