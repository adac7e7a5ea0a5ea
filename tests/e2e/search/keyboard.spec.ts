import { expect, sharedTest as test } from "../site.ts";
import { combobox, parts } from "./parts.ts";

test.describe("by the keyboard alone", () => {
  test("opens a team", async ({ page }) => {
    await page.goto("/nba/standings");
    await page.keyboard.press("/");
    await expect(parts(page).field).toBeFocused();
    await page.keyboard.type("golden");
    await expect(combobox(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await expect(parts(page).options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/nba\/teams\/10$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Golden State Warriors");
  });

  test("opens a player", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("/");
    await page.keyboard.type("doncic");
    await expect(parts(page).options.first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/nba\/players\/player\/Luka%20Don%C4%8Di%C4%87$/);
  });

  test("opens the page of results when no hit is active", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("/");
    await page.keyboard.type("jokci");
    await expect(parts(page).options).toHaveCount(2);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=jokci$/);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Nikola Jokić C, DEN" })).toBeVisible();
  });

  test("arrows, Home and End move the active descendant", async ({ page }) => {
    await page.goto("/");
    const { field, options } = parts(page);
    await field.focus();
    await page.keyboard.type("barnes");
    // Two players, and the link to all results.
    await expect(options).toHaveCount(3);
    const active = () =>
      options.evaluateAll((all) => all.findIndex((each) => each.ariaSelected === "true"));
    for (const [key, selected] of [
      ["ArrowDown", 0],
      ["ArrowDown", 1],
      ["ArrowDown", 2],
      ["ArrowDown", 0],
      ["End", 2],
      ["Home", 0],
      ["ArrowUp", 2],
      ["ArrowUp", 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(active).toBe(selected);
    }
    const id = (await field.getAttribute("aria-activedescendant")) ?? "";
    await expect(page.locator(`[id="${id}"]`)).toHaveText(/Harrison Barnes/);
    await expect(field).toBeFocused();
    await page.keyboard.type("x");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
  });

  test("Home and End move the caret while no hit is active", async ({ page }) => {
    await page.goto("/");
    const { field, options } = parts(page);
    await field.focus();
    await page.keyboard.type("urry");
    await expect(options.first()).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.type("c");
    await expect(field).toHaveValue("curry");
  });

  test("Escape closes the list, then empties the field, then leaves it", async ({ page }) => {
    await page.goto("/");
    const { field, list } = parts(page);
    await field.focus();
    await page.keyboard.type("heat");
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(combobox(page)).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("heat");
    await page.keyboard.press("ArrowDown");
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(field).not.toBeFocused();
  });

  test("/ types a slash inside a text field", async ({ page }) => {
    await page.goto("/user/login");
    await page.getByLabel("Email").focus();
    await page.keyboard.type("a/b");
    await expect(page.getByLabel("Email")).toHaveValue("a/b");
    await page.keyboard.press("Tab");
    await page.locator("h1").click();
    await page.keyboard.press("/");
    await expect(parts(page).field).toBeFocused();
    await page.keyboard.type("1/2");
    await expect(parts(page).field).toHaveValue("1/2");
  });

  test("the active hit scrolls into view in a list of at most 500 px", async ({ page }) => {
    await page.goto("/");
    const { field, list, options } = parts(page);
    await field.fill("ja");
    await expect(options).toHaveCount(21);
    const box = await list.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(500);
    await field.press("ArrowUp");
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await field.press("ArrowDown");
    await expect(options.first()).toBeInViewport({ ratio: 1 });
  });
});

test("text that an input method composes is searched", async ({ page }) => {
  await page.goto("/");
  const { field, options } = parts(page);
  await field.focus();
  await expect(combobox(page)).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.imeSetComposition", {
    text: "nets",
    selectionStart: 4,
    selectionEnd: 4,
  });
  await expect(options.first()).toHaveText(/Brooklyn Nets/);
  await expect(field).toHaveValue("nets");
  await browser.send("Input.insertText", { text: "heat" });
  await expect(field).toHaveValue("heat");
  await expect(options.first()).toHaveText(/Miami Heat/);
});
