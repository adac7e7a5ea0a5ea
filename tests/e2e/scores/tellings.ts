import type { Page } from "@playwright/test";

/** A score or a record, a streak, and the words of a result. */
const RESULT = /\d{1,3}–\d{1,3}|\b[WL]\d+\b|\b[WL] \d{2,3}\b|, won\b|\b(?:beat|champions?)\b/i;

/**
 * The places where a page tells a team's results, in sight, in the accessibility tree and in its tab: the lines
 * that name the team, or every line of a page that is about it alone.
 */
export async function tellings(page: Page, names: RegExp, isOfTeam: boolean): Promise<string[]> {
  const parts = await page.evaluate(() => {
    const BLOCKS = "tr,li,p,h1,h2,h3,dt,dd,figcaption,caption,summary,a,button,output";
    const texts = [...document.querySelectorAll<HTMLElement>(`main :is(${BLOCKS}),output`)];
    return {
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not in it.
      sight: texts.map((part) => part.innerText.replace(/\s+/g, " ")),
      // The descriptions of a shared link tell the score; no page shows them.
      tab: [document.title],
    };
  });
  const tree = (await page.locator("body").ariaSnapshot()).split("\n");
  const isTold = (line: string) => (isOfTeam || names.test(line)) && RESULT.test(line);
  return Object.entries({ ...parts, tree }).flatMap(([where, lines]) =>
    lines.filter(isTold).map((line) => `${where}: ${line.trim().slice(0, 160)}`),
  );
}
