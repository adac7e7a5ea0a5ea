import { signIn } from "../member.ts";
import { setLetters, troubledLetters } from "../public/letters.ts";
import { expect, sharedTest as test } from "../site.ts";

const WIDE = { sans: "DejaVu Sans", serif: "DejaVu Serif" };

/** The members' pages, each with the button that opens what it asks. */
const PAGES: [path: string, opener?: string][] = [
  ["/user/profile", "Delete my account"],
  ["/user/profile", "Avatar: change it"],
  ["/nba/transactions"],
  ["/nba/news"],
  ["/nba/news/knicks-are-champions-for-the-first-time-since-1973"],
];

test("members' pages hold their letters at twice the size", async ({ page }) => {
  const { email } = await signIn(page);
  // The menu is gone at once where the window narrows.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  const faults: string[] = [];
  for (const [path, opener] of PAGES) {
    await page.goto(path);
    await setLetters(page, client, 200);
    if (opener) await page.getByRole("button", { name: opener }).press("Enter");
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const found = await troubledLetters(page, [WIDE]);
      // An address has no spaces to break at.
      const own = found.filter((fault) => !email.includes(/"(.*)"/.exec(fault)?.[1] ?? " "));
      faults.push(...own.map((fault) => `${path} at ${width} px ${fault}`));
    }
    await setLetters(page, client, 100);
  }
  expect(faults).toEqual([]);
  await client.detach();
});
