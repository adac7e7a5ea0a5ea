import type { BoundedCache } from "./bounded-cache.ts";
import { headersOfText } from "./saved-copy.ts";

/** The empty list of offline.astro that receives the links. */
const LIST = /( data-offline-page(?:="")?>)(<\/ul>)/;
const TITLE = /<title>([^<]*)<\/title>/;

/** The offline page with a link to every saved page, newest first. */
export async function listSavedPages(
  offlinePage: Response,
  pages: BoundedCache,
): Promise<Response> {
  const keys = await pages.keys().catch(() => []);
  const items = await Promise.all(keys.map(async (key) => itemOf(key, await pages.match(key))));
  const list = items.join("") || "<li>None yet: open a page while you are online.</li>";
  const headers = headersOfText(offlinePage);
  const html = (await offlinePage.text()).replace(LIST, (_, start, end) => start + list + end);
  return new Response(html, { status: offlinePage.status, headers });
}

/** A link with the page's title, which is already escaped in its HTML. */
async function itemOf(key: string, page: Response | undefined): Promise<string> {
  const [, title] = TITLE.exec((await page?.text()) ?? "") ?? [];
  const path = new URL(key).pathname;
  const name = title?.replace(/^Hardwood: | \| Hardwood$/g, "") || path;
  return `<li><a href="${path}">${name}</a></li>`;
}
