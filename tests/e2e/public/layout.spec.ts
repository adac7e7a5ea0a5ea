import type { Page } from "@playwright/test";
import { THEMES } from "../pages.ts";
import { expect, sharedTest, test } from "../site.ts";
import { lookLikeMember } from "../storage.ts";
import { useTheme } from "../theme.ts";
import { widerThan } from "../widths.ts";
import { addStyles } from "./styles.ts";

const HEADS = [
  "Shai Gilgeous-Alexander",
  "Giannis Antetokounmpo",
  "Kentavious Caldwell-Pope",
  "Nickeil Alexander-Walker",
  "Yanic Konan Niederhäuser",
  "Karl-Anthony Towns",
].map((name) => `/nba/players/player/${encodeURIComponent(name)}`);

sharedTest("no text of a head overlaps the star", async ({ page }) => {
  await lookLikeMember(page);
  for (const path of [...HEADS, "/nba/teams/18"]) {
    await page.goto(path);
    for (const width of [320, 360, 390, 412, 580, 768, 800, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const covered = await page.locator(".team-head").evaluate((head) => {
        const star = head.querySelector(".star")?.getBoundingClientRect();
        if (star === undefined || star.width === 0) return ["no star"];
        const range = document.createRange();
        return [...head.querySelectorAll("h1, .eyebrow, .links a:not(.for-visitors), .back")]
          .filter((text) => {
            range.selectNodeContents(text);
            // The boxes of a link exclude its text for screen readers.
            const boxes = text.matches("a") ? text.getClientRects() : range.getClientRects();
            return [...boxes].some(
              ({ left, right, top, bottom }) =>
                left < star.right && right > star.left && top < star.bottom && bottom > star.top,
            );
          })
          .map((text) => text.textContent);
      });
      expect(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
});

const TABLES = (
  "/nba/standings/west /nba/players/page/1 /nba/teams/23/roster " +
  "/nba/teams/14 / /nba/players/player/LeBron%20James " +
  "/nba/players/player/James%20Harden/games /nba/teams/20/games /nba/teams/14/history"
).split(" ");

/** The cells of the open page that are cut off, in each of the fonts; the next call begins with the last. */
function cutCells(page: Page, fonts: readonly string[]): Promise<string[]> {
  return page.locator("main").evaluate((main, all) => {
    const isCut = (cell: HTMLElement, widest: number) => {
      const region = cell.closest<HTMLElement>(".scroll, .shelf");
      if (region !== null) return region.tabIndex !== 0;
      const place = cell.parentElement ?? main;
      return cell.getBoundingClientRect().right > widest || place.scrollWidth > place.clientWidth;
    };
    const cells = [...main.querySelectorAll<HTMLElement>("td, th, dd, dt")];
    const { style } = document.documentElement;
    const isSet = (font: string) => style.getPropertyValue("--sans") === `"${font}"`;
    return all
      .toSorted((a, b) => Number(isSet(b)) - Number(isSet(a)))
      .flatMap((font) => {
        style.setProperty("--sans", `"${font}"`);
        const widest = main.getBoundingClientRect().right;
        return cells
          .filter((cell) => isCut(cell, widest))
          .map(({ textContent }) => `${textContent} in ${font}`);
      });
  }, fonts);
}

sharedTest("no table cuts off a figure at any width in the widest fonts", async ({ page }) => {
  for (const path of TABLES) {
    await page.goto(path);
    for (let width = 320; width <= 1920; width += width < 1500 ? 80 : 140) {
      await page.setViewportSize({ width: width + (width % 3), height: 700 });
      const cut = await cutCells(page, ["DejaVu Sans", "DejaVu Sans Mono"]);
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

sharedTest("the standings fit in the usual fonts, also beside the menu", async ({ page }) => {
  for (const path of ["/nba/standings/west", "/nba/standings/east"]) {
    await page.goto(path);
    for (const font of ["DejaVu Sans", "Liberation Sans"]) {
      await addStyles(page, `:root { --sans: "${font}" }`);
      for (const width of [320, 581, 769, 780, 820, 901, 907, 961, 1202, 1275, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 700 });
        const beyond = await page
          .locator(".scroll")
          .evaluate((region) => region.scrollWidth - region.clientWidth);
        expect(beyond, `${path}, ${font} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  }
});

for (const theme of THEMES) {
  sharedTest(`a table has a shadow at its edge while it can scroll, ${theme}`, async ({ page }) => {
    await useTheme(page, theme);
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto("/nba/standings/west");
    // Transparent text leaves only the background of the last column.
    await addStyles(page, ".standings td, .standings th { color: transparent !important }");
    const region = page.getByRole("region", { name: "Western Conference standings" });
    const edge = async () => {
      const box = await region.boundingBox();
      if (box === null) throw new Error("no region");
      const clip = { x: box.x + box.width - 16, y: box.y + 60, width: 12, height: 12 };
      const picture = await page.screenshot({ clip });
      // The difference in brightness between the two sides of the strip, in levels of 255.
      return page.evaluate(
        async (bytes) => {
          const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context2d = canvas.getContext("2d");
          context2d?.drawImage(bitmap, 0, 0);
          const at = (x: number) => context2d?.getImageData(x, 2, 1, 1).data[0] ?? 0;
          return Math.abs(at(bitmap.width - 1) - at(0));
        },
        [...picture],
      );
    };
    expect(await edge()).toBeLessThanOrEqual(2);
    await addStyles(
      page,
      ".standings td, .standings th { color: transparent !important; padding-inline: 40px !important }",
    );
    expect(await edge()).toBeGreaterThan(5);
    await region.evaluate((scrolled) => scrolled.scrollTo(scrolled.scrollWidth, 0));
    expect(await edge()).toBeLessThanOrEqual(2);
    await expect(region).toHaveAttribute("tabindex", "0");
  });
}

sharedTest(
  "the longest greeting and the search's placeholder are not cut off",
  async ({ page }) => {
    await lookLikeMember(page);
    await page.goto("/");
    for (const width of [769, 780, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const cut = await page.locator(".greeting .words").evaluate((words) => {
        const input = document.querySelector<HTMLInputElement>(".search input");
        const pen = document.createElement("canvas").getContext("2d");
        if (!input || !pen) throw new Error("no search");
        pen.font = getComputedStyle(input).font;
        return {
          greeting: words.scrollWidth > words.clientWidth,
          placeholder: pen.measureText(input.placeholder).width > input.clientWidth,
        };
      });
      expect(cut, `${width} px`).toEqual({ greeting: false, placeholder: false });
    }
  },
);

sharedTest(
  "at 1920 px a page is centered, and the login form is aligned with its message",
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto("/user/login?next=%2Fnba%2Fnews");
    const sides = await page.locator("main").evaluate((main) => {
      const { left, right } = main.getBoundingClientRect();
      const menu = document.querySelector("#menu")?.getBoundingClientRect().right ?? 0;
      const [message, card] = [".message", ".entry"].map((part) => {
        const box = main.querySelector(part)?.getBoundingClientRect();
        return [box?.left, box?.right];
      });
      return { beside: Math.round(left - menu - (innerWidth - right)), message, card };
    });
    expect(sides.beside).toBe(0);
    expect(sides.message).toEqual(sides.card);
  },
);

test("text and breakpoints follow the reader's font size", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  await client.send("Page.setFontSizes", { fontSizes: { standard: 24, fixed: 20 } });
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto("/nba/standings/west");
  const sizes = await page.evaluate(() =>
    ["body", "h1", ".data td", ".button"].map((part) =>
      Number.parseFloat(getComputedStyle(document.querySelector(part) ?? document.body).fontSize),
    ),
  );
  expect(sizes).toEqual([22.5, expect.any(Number), 22.5, 22.5]);
  expect(sizes[1]).toBeGreaterThanOrEqual(42);
  // At 24 px text, 1,100 px is below the breakpoint of 768 px at 16 px text.
  await expect(page.getByRole("link", { name: "Open menu" })).toBeVisible();
  expect(await widerThan(page, [360, 1152, 1280])).toEqual([]);
});

sharedTest(
  "the printed page is light and has no controls, even in the dark theme",
  async ({ page }) => {
    await useTheme(page, "dark");
    await page.goto("/nba/players/page/2");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const controls = page.locator("nav, search, button, input, select, .button");
    for (const control of await controls.all()) await expect(control).toBeHidden();
    await page.goto("/nba/standings/west");
    const pdf = await page.pdf({ format: "Letter", margin: { top: "12mm", bottom: "12mm" } });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

test("without JavaScript the menu has the links for visitors and for members", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/nba/standings");
  const menu = page.getByRole("navigation", { name: "Main" });
  for (const name of ["Transactions", "News", "Analysis", "Profile", "Log in", "Register"]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
  await expect(page.getByRole("switch", { name: "Dark mode" })).toBeHidden();
  await context.close();
});
