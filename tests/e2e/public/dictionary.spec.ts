import type { Page, Response } from "@playwright/test";
import { goOffline, install, untilSaved } from "../offline/line.ts";
import { expect, test } from "../site.ts";

test.use({ serviceWorkers: "allow" });

const DICTIONARY = "/dictionary/";
const pathOf = (response: Response) => new URL(response.url()).pathname;

function codingOf(response: Response | null): string | undefined {
  return response?.headers()["content-encoding"];
}

/** Opens a first page, and waits until the browser uses the dictionary that it announces. */
async function takeDictionary(page: Page): Promise<void> {
  const taken = page.waitForResponse((response) => pathOf(response).startsWith(DICTIONARY));
  await page.goto("/nba/teams");
  await (await taken).finished();
  // The browser stores the dictionary some time after the response; each request is for a new page.
  let team = 0;
  await expect
    .poll(async () => {
      team += 1;
      return codingOf(await page.goto(`/nba/teams/${team}`));
    })
    .toBe("dcz");
}

test("later pages use the dictionary and show the same text", async ({
  page,
  browser,
  baseURL,
}) => {
  await takeDictionary(page);
  const plain = await browser.newPage({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { "Save-Data": "on" },
  });
  for (const path of ["/nba/standings", "/", "/nba/teams/27/games", "/nba/finder?pts=40.."]) {
    const response = await page.goto(path);
    expect(codingOf(response), path).toBe("dcz");
    const other = await plain.goto(path);
    expect(codingOf(other), path).not.toBe("dcz");
    expect(other?.headers().link ?? "", path).not.toContain(DICTIONARY);
    const shown = (where: Page) => where.locator("main").textContent();
    expect(await shown(page), path).toBe(await shown(plain));
  }
  await plain.close();
});

test("the dictionary is fetched once, after the first page has loaded", async ({ page }) => {
  const events: string[] = [];
  page.on("load", () => events.push("load"));
  page.on("response", (response) => {
    if (!pathOf(response).startsWith(DICTIONARY)) return;
    events.push(response.fromServiceWorker() ? "service worker" : "dictionary");
  });
  await takeDictionary(page);
  expect(events.slice(0, 2)).toEqual(["load", "dictionary"]);
  expect(events.filter((event) => event === "dictionary")).toHaveLength(1);
});

test("pages use the dictionary with the service worker and are readable offline", async ({
  page,
  context,
}) => {
  await takeDictionary(page);
  await install(page);
  expect(codingOf(await page.goto("/nba/standings/west"))).toBe("dcz");
  await untilSaved(page, "/nba/standings/west");
  await goOffline(context, page);
  await page.goto("/nba/standings/west");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Western Conference");
  await expect(page.getByText("Saved copy from")).toBeVisible();
});
