import { printedScores } from "#domain/season/printed.ts";
import { signIn } from "../member.ts";
import { expect, sharedTest as test } from "../site.ts";
import { useTheme } from "../theme.ts";
import { ANALYSIS, CHARTS, NEWS, pathsOf } from "./members-data.ts";

test.beforeEach(({ page }) => signIn(page).then(() => undefined));

/** The maximum number of stories on one page of a list. */
const A_PAGE = 28;

const SECTIONS = [
  { section: "news", items: NEWS, name: "News" },
  { section: "analysis", items: ANALYSIS, name: "Analysis" },
] as const;

for (const { section, items, name } of SECTIONS) {
  test.describe(name, () => {
    test("opens the first story, and only one at a time", async ({ page }) => {
      await page.goto(`/nba/${section}`);
      const stories = page.locator(".stories details");
      await expect(stories).toHaveCount(Math.min(items.length, A_PAGE));
      await expect(stories.nth(0)).toHaveAttribute("open");
      await stories.nth(3).locator("summary").click();
      await expect(stories.nth(3)).toHaveAttribute("open");
      await expect(page.locator(".stories details[open]")).toHaveCount(1);
      await stories
        .nth(3)
        .locator(".answer")
        .click({ position: { x: 2, y: 2 } });
      await expect(stories.nth(3)).toHaveAttribute("open");
      await stories.nth(3).locator("summary").click();
      await expect(page.locator(".stories details[open]")).toHaveCount(0);
    });

    test("opens and closes stories by keyboard", async ({ page }) => {
      await page.goto(`/nba/${section}`);
      const summaries = page.locator(".stories summary");
      await summaries.nth(0).focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(".stories details[open]")).toHaveCount(0);
      await page.keyboard.press("Tab");
      await expect(summaries.nth(1)).toBeFocused();
      await page.keyboard.press("Space");
      await expect(page.locator(".stories details").nth(1)).toHaveAttribute("open");
      await page.keyboard.press("Tab");
      await expect(page.locator(".stories details").nth(1).getByRole("link")).toBeFocused();
    });

    test("prints the dates of closed stories, and filters them by team", async ({ page }) => {
      await page.goto(`/nba/${section}`);
      const second = page.locator(".stories summary").nth(1);
      await expect(second).toContainText(items[1]?.postedOn ?? "no date");
      await page.locator(".narrow summary").click();
      const team = page.getByRole("navigation", { name: "Teams" }).getByRole("link").first();
      const [, count = ""] = /(\d+)\s*$/.exec((await team.textContent()) ?? "") ?? [];
      await team.click();
      await expect(page).toHaveURL(/\?team=\d+$/);
      await expect(page.locator(".stories details")).toHaveCount(Number(count));
    });

    test("redirects every index to the article's address", async ({ page }) => {
      const paths = pathsOf(section, items);
      for (const [index, path] of paths.entries()) {
        const answer = await page.request.get(`/nba/${section}/${index}`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location]).toEqual([302, path]);
        expect(answer.headers()["cache-control"]).toBe("private, no-store");
      }
    });

    test("shows every article in full on its page", async ({ page }) => {
      // Parsed without being drawn: what is asked of all of them is what the server sends.
      const sent = pathsOf(section, items).map(async (path) =>
        (await page.request.get(path)).text(),
      );
      const documents = await Promise.all(sent);
      // A page of the site parses only trusted text.
      await page.goto("about:blank");
      const shown = await page.evaluate((all) => {
        const textOf = (part: Element | null) =>
          part?.textContent.replace(/\s+/g, " ").trim() ?? "";
        return all.map((html) => {
          const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
          const links = [...(main?.querySelectorAll("a") ?? [])];
          const hrefOf = (words: string) =>
            links.find((link) => textOf(link).includes(words))?.getAttribute("href");
          return {
            heading: textOf(main?.querySelector("h1") ?? null),
            all: textOf(main),
            paragraphs: [...(main?.querySelectorAll(".prose p") ?? [])].map(textOf),
            source: hrefOf("Open Source"),
            back: hrefOf("Back to "),
          };
        });
      }, documents);
      expect(shown).toHaveLength(items.length);
      for (const [index, { heading, all, paragraphs, source, back }] of shown.entries()) {
        const { title = "", postedOn = "", body, sourceURL } = items[index] ?? {};
        expect(heading).toBe(printedScores(title));
        expect(all).toContain(`${name} > Details`);
        expect(all).toContain(postedOn);
        if (body === undefined) {
          expect(all).toContain("This article is only available on the source website.");
        } else {
          expect(paragraphs).toEqual(printedScores(body).split("\n\n"));
        }
        expect(source).toBe(sourceURL);
        expect(back).toBe(`/nba/${section}`);
        if (section === "analysis") expect(all).toContain("Author: Hardwood desk");
      }
    });

    test("links an article to its list, neighbours, subjects and figures", async ({ page }) => {
      const paths = pathsOf(section, items);
      await page.goto(paths[1] ?? "");
      const main = page.getByRole("main");
      const { links = [], subjects = [] } = items[1] ?? {};
      const hrefs = (of: string) =>
        main.locator(of).evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(await hrefs(".prose a")).toEqual(links.map(({ href }) => href));
      expect(await hrefs(".subjects a")).toEqual(subjects.map(({ href }) => href));
      expect(await hrefs(".neighbours a")).toEqual([paths[0], paths[2]]);
      const crumb = main.locator(".eyebrow").getByRole("link", { name, exact: true });
      expect((await crumb.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      await crumb.click();
      await expect(page).toHaveURL(new RegExp(`/nba/${section}$`));
    });
  });
}

test("a story without a body links to its source, another to its page", async ({ page }) => {
  const without = NEWS.findIndex(({ body }) => body === undefined);
  const first = without - (without % A_PAGE);
  await page.goto(`/nba/news?page=${first / A_PAGE + 1}`);
  const stories = page.locator(".stories details");
  const story = stories.nth(without - first);
  await story.locator("summary").click();
  const link = story.getByRole("link", { name: /^Open Source/ });
  await expect(link).toHaveAttribute("href", NEWS[without]?.sourceURL ?? "");
  await expect(link).toHaveAttribute("rel", "noopener");
  const other = stories.nth(without === first ? 1 : 0);
  await other.locator("summary").click();
  await other.getByRole("link", { name: /^Read more/ }).click();
  const title = NEWS[without === first ? first + 1 : first]?.title;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(printedScores(title ?? ""));
});

test("every source on this site answers 200", async ({ page }) => {
  for (const path of new Set([...NEWS, ...ANALYSIS].map(({ sourceURL }) => sourceURL))) {
    if (!path.startsWith("/")) continue;
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

for (const theme of ["light", "dark"] as const) {
  test(`a chart uses the colors of the ${theme} theme`, async ({ page }) => {
    await useTheme(page, theme);
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") requested.push(request.url());
    });
    const drawn = NEWS.findIndex(({ img }) => img !== undefined);
    const { alt = "" } =
      CHARTS.find(({ name }) => NEWS[drawn]?.img?.endsWith(`/${name}.svg`)) ?? {};
    await page.goto(pathsOf("news", NEWS)[drawn] ?? "");
    const chart = page.locator(".picture img:visible");
    await expect(chart).toHaveCount(1);
    await expect(chart).toHaveAttribute("alt", alt);
    await expect
      .poll(() => chart.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    expect(requested.filter((url) => url.includes("/charts/"))).toHaveLength(1);
    // The corner shows the background color that the picture itself draws for the theme.
    const pixel = await chart.evaluate((img: HTMLImageElement) => {
      const canvas = document.createElement("canvas");
      canvas.width = img.naturalWidth;
      canvas.height = img.naturalHeight;
      const paint = canvas.getContext("2d");
      paint?.drawImage(img, 0, 0);
      return [...(paint?.getImageData(3, 3, 1, 1).data ?? [])].slice(0, 3);
    });
    expect(pixel).toEqual(theme === "dark" ? [0x1c, 0x18, 0x15] : [0xff, 0xfd, 0xfa]);
  });
}

test("charts are served as SVG with a restrictive CSP", async ({ page }) => {
  for (const { img, img2 } of [...NEWS, ...ANALYSIS]) {
    for (const src of [img, img2]) {
      if (src === undefined) continue;
      const answer = await page.request.get(src);
      expect(answer.status(), src).toBe(200);
      expect(answer.headers()).toMatchObject({
        "content-type": "image/svg+xml; charset=utf-8",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      });
      expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
    }
  }
});
