import { expect, test } from "../site.ts";

test.use({ viewport: { width: 360, height: 740 } });

for (const path of [
  "/nba/stats/players",
  "/nba/stats/players?sort=-reb",
  "/nba/leaders/advanced/true-shooting-percentage",
]) {
  test(`${path} leaves room after ranks and breaks no name inside a word`, async ({ page }) => {
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
  });
}
