import { expect, sharedTest as test } from "../site.ts";
import { smallTargets } from "../targets.ts";

test.use({ viewport: { width: 360, height: 740 } });

// `pages.spec.ts` measures the public pages.
for (const path of ["/user/login", "/user/register"]) {
  test(`${path} has targets for a thumb`, async ({ page }) => {
    await page.goto(path);
    expect(await smallTargets(page)).toEqual([]);
  });
}
