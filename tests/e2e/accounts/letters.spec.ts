import { signIn } from "../member.ts";
import {
  setLetters,
  setRootLetters,
  troubledControls,
  troubledLetters,
} from "../public/letters.ts";
import { expect, sharedTest as test } from "../site.ts";
import { favor } from "./people.ts";

const WIDE = { sans: "DejaVu Sans", serif: "DejaVu Serif" };

/** The pages that ask who one is, and those of members, each with the button that opens what it asks. */
const VISITORS: [path: string, opener?: string][] = [["/user/login"], ["/user/register"]];
const MEMBERS: [path: string, opener?: string][] = [
  ["/user/profile", "Delete my account"],
  ["/user/profile", "Avatar: change it"],
  ["/user/notices"],
  ["/"],
  ["/nba/teams/27"],
  ["/nba/players/player/LeBron%20James"],
  ["/nba/transactions"],
  ["/nba/news"],
  ["/nba/analysis"],
  ["/nba/news/knicks-are-champions-for-the-first-time-since-1973"],
];

test("members' pages hold their letters at twice the size", async ({ page }) => {
  // The menu is gone at once where the window narrows.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  const faults: string[] = [];
  const look = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 740 });
    const found = [...(await troubledLetters(page, [WIDE])), ...(await troubledControls(page))];
    // An address has no spaces to break at.
    const own = found.filter((fault) => !email.includes(/"(.*)"/.exec(fault)?.[1] ?? " "));
    faults.push(...own.map((fault) => `${path} at ${width} px ${fault}`));
  };
  let email = "";
  const lookAt = async ([path, opener]: [path: string, opener?: string]) => {
    await page.goto(path);
    if (path === "/") await expect(page.locator(".mine")).toHaveAttribute("data-state", "filled");
    await setLetters(page, client, 200);
    if (opener) await page.getByRole("button", { name: opener }).press("Enter");
    for (const width of [320, 360, 1280]) await look(path, width);
    await setLetters(page, client, 100);
    await setRootLetters(page, 200);
    for (const width of [320, 360, 768, 1280]) await look(`${path}, root`, width);
    await setRootLetters(page, 100);
    for (const width of [180, 384, 640]) await look(`${path}, zoom`, width);
  };
  for (const visited of VISITORS) await lookAt(visited);
  ({ email } = await signIn(page));
  await favor(page, ["teams/27", "players/LeBron%20James"]);
  for (const visited of MEMBERS) await lookAt(visited);
  expect(faults).toEqual([]);
  await client.detach();
});
