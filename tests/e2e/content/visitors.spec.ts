import { CHART_FOLDERS } from "#domain/articles/charts.ts";
import { printedScores } from "#domain/season/printed.ts";
import { routeOf } from "#domain/site/routes.ts";
import { expect, test } from "../site.ts";
import { ANALYSIS, CHARTS, DAYS, HEADLINES, MEMBER_PAGES, NEWS, pathsOf } from "./members-data.ts";

/** The titles that the front page shows to everyone. */
const TOLD = new Set(HEADLINES.map(({ title }) => title));

/**
 * Texts that only members may read: titles other than headlines, first paragraphs, transactions and
 * descriptions of charts.
 */
const SECRETS = [
  ...[...NEWS, ...ANALYSIS].flatMap(({ title, body }) => [
    TOLD.has(title) ? undefined : title,
    body?.split("\n\n")[0],
  ]),
  ...DAYS.flatMap(({ lines }) => lines.map(({ body }) => body)),
  ...CHARTS.map(({ alt }) => alt),
].filter((text) => text !== undefined);

function leaksOf(text: string): string[] {
  const plain = text
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
  return SECRETS.filter((secret) => plain.includes(secret));
}

const GUARDED = [
  ...MEMBER_PAGES.map(({ path }) => path),
  ...pathsOf("news", NEWS),
  ...pathsOf("analysis", ANALYSIS),
  "/nba/news/0",
  "/nba/analysis/0",
  "/nba/news/no-such-article",
  "/nba/transactions/2026-04?page=2",
  ...CHART_FOLDERS.flatMap((folder) => CHARTS.map(({ name }) => `${folder}${name}.svg`)),
];

test("members' pages redirect a visitor to sign-in without members' texts", async ({ request }) => {
  for (const path of GUARDED) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toBe(`/user/login?next=${encodeURIComponent(path)}`);
    expect(answer.headers()["cache-control"], path).toBe("private, no-store");
    expect(leaksOf(await answer.text()), path).toEqual([]);
  }
});

test("non-canonical paths and other methods reveal no members' texts", async ({
  request,
  baseURL,
}) => {
  const [first = ""] = pathsOf("news", NEWS);
  const spellings = [
    first.toUpperCase(),
    `${baseURL}/${first}`,
    first.replace("/nba", "/NBA"),
    first.replace("news", "%6eews"),
    first.replace("/nba/", "/nba//"),
    `${first}/`,
    `${first}.html`,
    `/nba/x/../news${first.slice("/nba/news".length)}`,
    "/nba/transactions.html",
    "/nba/news.json",
    "/nba/news/data.json",
    "/nba/analysis.json",
    "/nba/transactions.json",
    "/nba/charts.json",
    "/nba/charts/data/0/svg.json",
    "/nba.json",
    "/.json",
    "/season/built/news.json",
    "/_astro/news.json",
  ];
  for (const path of spellings) {
    const answer = await request.get(path);
    expect(leaksOf(await answer.text()), path).toEqual([]);
  }
  for (const method of ["POST", "OPTIONS"]) {
    const answer = await request.fetch(first, { method, maxRedirects: 0 });
    expect(leaksOf(await answer.text()), method).toEqual([]);
  }
});

test("the database denies visitors the members' collections", async ({ request }) => {
  for (const name of ["transactions", "news", "analysis", "charts"]) {
    for (const path of [
      `/nba/${name}.json`,
      `/nba/${name}/data.json`,
      `/nba/${name}/data/0.json`,
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(401);
      expect(await answer.json(), path).toEqual({ error: "Permission denied" });
    }
  }
});

test("the front page shows visitors headlines whose articles require sign-in", async ({
  request,
}) => {
  const page = await (await request.get("/nba")).text();
  const known = [...pathsOf("news", NEWS), ...pathsOf("analysis", ANALYSIS)];
  expect(HEADLINES).toHaveLength(known.length);
  for (const [place, { section, slug }] of HEADLINES.entries()) {
    const path = `/nba/${section}/${slug}`;
    expect(known).toContain(path);
    expect(page.includes(`href="${path}"`)).toBe(place < 8);
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(302);
  }
  const row = await (await request.get("/nba/headlines/data/0.json")).json();
  expect(Object.keys(row).sort()).toEqual(["date", "section", "slug", "title"]);
});

test("the login page names the article behind it, and a shared link its headline", async ({
  request,
}) => {
  const [{ section, slug, title } = { section: "", slug: "", title: "" }] = HEADLINES;
  const body = await (await request.get(`/nba/${section}/${slug}`)).text();
  const plain = body.replace(/<[^>]*class="unit"[^>]*>|<\/span>/g, "");
  expect(body).toContain("<title>Log in | Hardwood</title>");
  expect(plain).toContain(printedScores(title));
  expect(body).toContain('"@type":"NewsArticle"');
  expect(leaksOf(body)).toEqual([]);
  expect(await (await request.get("/user/login?next=/nba/news")).text()).not.toContain(
    "NewsArticle",
  );
});

const PAGES_OF_A_KIND = 2;

test("no public page, API or file found by its links contains members' texts", async ({
  request,
  baseURL,
}) => {
  const queue = (
    "/ /sitemap.xml /robots.txt /site.webmanifest /api/session /search?q=thunder " +
    "/search?q=trade /search?q=hold%20off /api/search?q=thunder /user/login /user/register " +
    "/no-such-page"
  ).split(" ");
  const seen = new Set(queue);
  const counts = new Map<string, number>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await request.get(path);
    const type = answer.headers()["content-type"] ?? "";
    const body = await answer.text();
    expect(leaksOf(body), path).toEqual([]);
    if (!/html|xml/.test(type)) continue;
    for (const [, link, place] of body.matchAll(/(?:href|src)="([^"]+)"|<loc>([^<]+)/g)) {
      const address = link ?? place ?? "";
      const target = URL.parse(address.replaceAll("&amp;", "&"), new URL(path, baseURL));
      if (target === null || target.origin !== baseURL) continue;
      const next = target.pathname + target.search;
      if (seen.has(next)) continue;
      seen.add(next);
      // The pages of one route are alike, so a sample of them is enough.
      const kind = `${routeOf(target.pathname)?.path ?? next}${target.search && "?"}`;
      const count = counts.get(kind) ?? 0;
      if (count === PAGES_OF_A_KIND) continue;
      counts.set(kind, count + 1);
      queue.push(next);
    }
  }
  expect(seen.size).toBeGreaterThan(150);
  const sitemap = await (await request.get("/sitemap/pages.xml")).text();
  expect(sitemap).not.toMatch(/\/nba\/(?:news|analysis|transactions)/);
});
