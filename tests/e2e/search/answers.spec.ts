import { expect, sharedTest as test } from "../site.ts";
import { combobox, parts } from "./parts.ts";

const ANSWERS = "**/nba/ask.json?*";

test("a question's answer is the first hit and opens by keyboard", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/nba/ask.json") asked.push(search);
  });
  await page.goto("/");
  const { field, options, status } = parts(page);
  await field.focus();
  await expect(combobox(page)).toBeVisible();
  expect(asked).toEqual([]);
  await field.fill("celtics vs knicks");
  await expect(options.first()).toContainText("3–1");
  await expect(options.first()).toContainText("Answer");
  await expect(status).toContainText("3–1");
  expect(asked).toEqual(["?q=celtics%20vs%20knicks"]);
  await field.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await expect(page).toHaveURL("/nba/ask?q=celtics+vs+knicks");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("3–1");
});

test("one word that is no name is asked", async ({ page }) => {
  await page.goto("/");
  const { field, options } = parts(page);
  await field.fill("mvp");
  await expect(options.first()).toHaveText(/ was Most Valuable Player in .* Answer$/);
});

test("names alone do not request an answer", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  const { field, options } = parts(page);
  for (const name of ["nikola jokic", "golden state", "luka d"]) {
    await field.fill(name);
    await expect(options.first()).toBeVisible();
  }
  await field.fill("best defense");
  await expect(options.first()).toContainText("Answer");
  expect(asked.filter((path) => path === "/nba/ask.json")).toHaveLength(1);
});

test("a failed request for an answer leaves the hits as they are", async ({ page }) => {
  await page.route(ANSWERS, (route) => route.abort());
  await page.goto("/");
  const { field, options, status } = parts(page);
  await field.fill("who leads in scoring");
  await expect(status).toHaveText('No results for "who leads in scoring"');
  await field.fill("curry stephen");
  await expect(options.first()).toHaveText(/Stephen Curry/);
});

test("a search without results says why", async ({ page }) => {
  await page.goto("/");
  const { field, list, status } = parts(page);
  await field.fill("wnba");
  await expect(status).toHaveText("Hardwood covers only the NBA.");
  await expect(list.getByRole("group", { name: "Hardwood covers only the NBA." })).toBeVisible();
});
