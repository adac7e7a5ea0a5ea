import { expect, sharedTest as test } from "../site.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("tables leave room after ranks and break no name inside a word", async ({ page }) => {
  for (const path of [
    "/nba/stats/players",
    "/nba/stats/players?sort=-reb",
    "/nba/leaders/advanced/true-shooting-percentage",
  ]) {
    await page.goto(path);
    const names = await page.locator("tbody .pinned").evaluateAll((cells) =>
      cells.map((cell) => {
        const text = cell.querySelector("a")?.firstChild as Text;
        const boxOf = (start: number, end: number) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, end);
          return range;
        };
        const rank = document.createRange();
        rank.selectNodeContents(cell.querySelector("i") ?? cell);
        const words = [...text.data.matchAll(/[^\s-]+/gu)];
        return {
          name: text.data,
          room: boxOf(0, 1).getBoundingClientRect().left - rank.getBoundingClientRect().right,
          broken: words
            .filter(({ 0: word, index }) => {
              return boxOf(index, index + word.length).getClientRects().length > 1;
            })
            .map(([word]) => word),
        };
      }),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter(({ broken }) => broken.length > 0)).toEqual([]);
    expect(names.filter(({ room }) => room < 4)).toEqual([]);
  }
});

test("what a row is stays in its cell", async ({ page }) => {
  await page.goto("/nba/finder?pts=50..");
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const beyond = await page
      .locator("tbody .lines")
      .evaluateAll((all) =>
        all.flatMap((one) => (one.scrollWidth > one.clientWidth ? one.textContent : [])),
      );
    expect(beyond, `${width} px`).toEqual([]);
  }
});

test("the finder's form shows what its rows are", async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/nba/finder?pts=50..");
    await page.getByText("Change the conditions").click();
    const cut = await page.getByLabel("Show", { exact: true }).evaluate((element) => {
      const select = element as HTMLElement;
      const before = select.clientWidth;
      select.style.width = "auto";
      return select.offsetWidth - before;
    });
    expect(cut).toBeLessThanOrEqual(0);
  }
});

test("a comparison prints each date on one line", async ({ page }) => {
  await page.goto("/nba/compare?players=1629029,203999");
  const dates = page.getByRole("region", { name: /against each other$/ }).locator("tbody th a");
  await expect(dates).toHaveCount(2);
  for (const date of await dates.all()) {
    expect(await date.evaluate((link) => link.getClientRects().length)).toBe(1);
    expect((await date.boundingBox())?.height).toBeLessThan(30);
  }
});

test("a list of leaders ends its sentences and keeps its lines alike", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto("/nba/leaders/averages/points-per-game");
  const note = page.locator(".leader-list .note");
  await expect(note).toContainText("All players in the statistics table. This list as CSV");
  const { lines, height } = await note.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return { lines: new Set(tops).size, height: element.clientHeight };
  });
  expect(height).toBe(24 * lines);
});
