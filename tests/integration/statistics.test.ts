import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { termOfLabel } from "#domain/glossary/glossary.ts";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leadersPath } from "#domain/leaders/leader-lists.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { root } from "#tools/paths.ts";
import { get, PUBLIC_PAGES } from "./http.ts";

const built = (name: string): unknown =>
  JSON.parse(readFileSync(join(root, "season/built", `${name}.json`), "utf8"));

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#39;", "'")
    .trim();

/** The HTML of a page's column headers. */
function headsOf(html: string): string[] {
  return [...html.matchAll(/<th(?=[ >])(?![^>]* scope=)[^>]*>(.*?)<\/th>/gs)].map(
    ([, head]) => head ?? "",
  );
}

/** Column headers that are names: the teams of a series, and categories. */
const NAMES = new Set<string>([
  ...(built("teamsAPI") as { data: { name: string }[] }).data.map(({ name }) => name),
  ...LEADER_RULES.map(({ category }) => category),
]);

const MORE_PAGES = (
  "/nba/stats/players?columns=advanced /nba/stats/players?columns=shooting " +
  "/nba/stats/players?columns=misc /nba/stats/teams?columns=advanced " +
  "/nba/finder?rows=streaks&pts=30.. /nba/finder?rows=players&by=month&player=203999 " +
  "/nba/finder?rows=team-games /nba/teams/20/games /nba/compare?teams=LAL,BOS"
).split(" ");

describe("the glossary", () => {
  it.each([...PUBLIC_PAGES, ...MORE_PAGES])("explains every column of %s", async (path) => {
    const html = await (await get(path, { redirect: "follow" })).text();
    const unknown = headsOf(html).filter((head) => {
      // The second line of a first header repeats columns of their own.
      const text = plain(head.replace(/<small>.*<\/small>/s, ""));
      // A header with a title explains itself.
      return !/title="[^"]+"/.test(head) && !NAMES.has(text) && termOfLabel(text) === undefined;
    });
    expect(unknown).toEqual([]);
  });

  it("has an anchor for every link to it", async () => {
    const glossary = await (await get("/nba/glossary")).text();
    const places = new Set([...glossary.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const path of [...PUBLIC_PAGES, ...MORE_PAGES]) {
      const html = await (await get(path, { redirect: "follow" })).text();
      const links = [...html.matchAll(/href="\/nba\/glossary#([^"]+)"/g)].map(([, id]) => id);
      expect({ path, missing: links.filter((id) => !places.has(id)) }).toEqual({
        path,
        missing: [],
      });
    }
  });
});

describe("a table of statistics", () => {
  it.each([
    ["/nba/stats/players", 234],
    ["/nba/stats/players?per=per36&sort=-blk", 234],
    ["/nba/stats/players?columns=advanced&avg.ts=60..", 49],
    ["/nba/stats/teams?columns=shooting", 30],
  ])("%s has the same rows in CSV and JSON", async (address, total) => {
    const [path, query = ""] = address.split("?");
    const csv = await (await get(`${path}.csv?${query}`)).text();
    const rows = parse(csv, { columns: true }) as Record<string, string>[];
    const json = (await (await get(`${path}.json?${query}`)).json()) as {
      total: number;
      columns: { key: string }[];
      rows: (string | number | null)[][];
    };
    expect(json.total).toBe(rows.length);
    expect(json.columns.map(({ key }) => key)).toEqual(Object.keys(rows[0] ?? {}));
    for (const [at, row] of json.rows.entries()) {
      const own = Object.values(rows[at] ?? {});
      expect(row.map((cell) => (typeof cell === "number" ? cell : (cell ?? "")))).toEqual(
        own.map((cell, place) => (typeof row[place] === "number" ? Number(cell) : cell)),
      );
    }
    expect(rows).toHaveLength(total);
    const answer = await get(address, { redirect: "follow" });
    const html = await answer.text();
    const first = Object.values(rows[0] ?? {})[0] ?? "";
    expect(headsOf(html).length).toBeGreaterThan(8);
    expect(html).toContain(first);
    expect(html).toContain(`of ${total}<`);
  });

  it("explains who is qualified and links to all players", async () => {
    const html = await (await get("/nba/stats/players")).text();
    expect(html).toContain("Players with at least 58 games, or 1,400 points");
    const href = /<a href="([^"]+)">Show all players</.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(href).toBe("/nba/stats/players?qualified=0&season=2025-26");
    const all = await (await get(href ?? "")).text();
    expect(all).toContain("of 582<");
    expect(all).toContain(">Qualified only<");
  });

  it("answers 400 with an alert to an invalid query", async () => {
    for (const query of ["avg.pts=many", "rows=teams", "sort=nothing"]) {
      const answer = await get(`/nba/stats/players?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('role="alert"');
    }
  });
});

describe("the lists of leaders", () => {
  it.each(LEADER_RULES)(
    "$group: $category starts with the five leaders of the dashboard",
    async (rule) => {
      const path = leadersPath(rule.group, rule.category);
      const html = await (await get(path)).text();
      const rows = [...html.matchAll(/<tr><th scope="row".*?<\/tr>/gs)].map(([row]) => ({
        player: plain(/<span>.*?<\/span>/s.exec(row)?.[0] ?? ""),
        stat: plain(/<b>.*?<\/b>/.exec(row)?.[0] ?? ""),
      }));
      expect(rows).toHaveLength(rule.category === "Triple-doubles" ? 37 : 50);
      const known = (
        built("leaders") as Record<
          string,
          { data: { category: string; top5: { player: string; stat: string }[] }[] }
        >
      )[rule.group]?.data.find(({ category }) => category === rule.category)?.top5;
      expect(rows.slice(0, 5)).toEqual(
        known?.map(({ player, stat }) => ({ player, stat: printedFigure(stat) })),
      );
    },
  );

  it("link to their rows as CSV and JSON", async () => {
    const path = "/nba/leaders/totals/points";
    const links = (await get(path)).headers.get("link");
    for (const format of ["csv", "json"])
      expect(links).toContain(`<${path}.${format}>; rel="alternate"`);
  });

  it("are linked from the headings of the dashboard and the front page", async () => {
    const dashboard = await (await get("/")).text();
    for (const { group, category } of LEADER_RULES)
      expect(dashboard).toContain(`href="${leadersPath(group, category)}"`);
    const front = await (await get("/nba")).text();
    expect(front).toContain('<h3><a href="/nba/leaders/averages/points-per-game">');
  });
});

it.each([
  "/nba/leaders/averages/points",
  "/nba/leaders/nothing/points-per-game",
  "/nba/leaders/averages",
  "/nba/stats",
  "/nba/stats/coaches",
  "/nba/stats/coaches.csv",
])("%s answers 404", async (path) => {
  expect((await get(path)).status).toBe(404);
});

describe("ranks", () => {
  it("are shown on players' and teams' pages", async () => {
    const player = await (await get("/nba/players/player/Luka%20Don%C4%8Di%C4%87")).text();
    expect(player).toContain("First in the league in scoring (33.5)");
    expect(player).toContain("1st");
    expect(player).toContain("234th");
    expect(player).toContain("100th percentile");
    const team = await (await get("/nba/teams/27")).text();
    expect(team).toContain("Third in offense, third in defense");
    const stats = await (await get("/nba/teams/13/stats")).text();
    expect(stats.match(/class="place/g)?.length).toBeGreaterThan(65);
  });
});

it.each(
  "/nba/stats/players /nba/stats/clutch /nba/stats/lineups /nba/stats/pairs /nba/stats/assists".split(
    " ",
  ),
)("the line above the heading of %s names the season once", async (path) => {
  const html = await (await get(path)).text();
  const [line = ""] = /<div class="eyebrow[^"]*">.*?<\/div>/s.exec(html) ?? [];
  const shown = line.replace(/<ul>.*<\/ul>/s, "").replace(/<[^>]+>/g, " ");
  expect(shown.match(/2025-26/g)).toHaveLength(1);
});
