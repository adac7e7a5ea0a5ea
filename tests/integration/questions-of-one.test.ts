import { parse } from "csv-parse/sync";
import { describe, expect, inject, it } from "vitest";
import { ROUTES } from "#domain/site/routes.ts";
import { parseCalendar } from "../fixtures/icalendar.ts";
import { parseXml } from "../fixtures/xml.ts";
import { get } from "./http.ts";

const PAGES = [
  "/nba/players/player/James%20Harden/games?where=home",
  "/nba/players/player/James%20Harden/splits",
  "/nba/teams/14/games?result=l",
  "/nba/teams/14/splits?where=home",
  "/nba/teams/27/against/20?stage=playoffs",
  "/nba/compare?teams=LAL,BOS,DEN",
];

describe.each(PAGES)("%s", (path) => {
  it("links CSV and JSON that agree in columns, row count and first column", async () => {
    const page = await get(path);
    expect(page.status).toBe(200);
    const links = [...(page.headers.get("link") ?? "").matchAll(/<([^>]+)>; rel="alternate"/g)];
    const [csv = "", json = ""] = links.map(([, href]) => href ?? "");
    const rows: string[][] = parse(await (await get(csv)).text());
    const answer = await (await get(json)).json();
    expect(answer).toMatchObject({ total: rows.length - 1 });
    const { columns, rows: same } = answer as { columns: { key: string }[]; rows: unknown[][] };
    expect(rows[0]).toEqual(columns.map(({ key }) => key));
    expect(same.length).toBe(rows.length - 1);
    for (const [at, row] of same.entries()) expect(rows[at + 1]?.[0]).toBe(String(row[0] ?? ""));
  });
});

it.each([
  [
    "/nba/players/player/james%20harden/splits?by=month",
    "James%20Harden/splits?season=2025-26#month",
  ],
  ["/nba/teams/14/games?opp=celtics", "/nba/teams/14/games?opp=BOS&season=2025-26"],
  ["/nba/compare?teams=14&teams=2&teams=&month=", "/nba/compare?teams=LAL,BOS&season=2025-26"],
])("%s redirects to %s", async (path, address) => {
  const answer = await get(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toContain(address);
});

it.each([
  "/nba/players/player/James%20Harden/games?where=moon",
  "/nba/players/player/James%20Harden/splits?with=nobody",
  "/nba/teams/14/splits.csv?by=player",
  "/nba/teams/14/games.json?team=BOS",
  "/nba/compare?players=jokic&teams=LAL",
  "/nba/compare.csv?teams=LAL",
])("%s answers 400 with a message", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/[A-Z"&][^<>]{10,}\./);
});

it.each([
  "/nba/teams/14/splits.xml",
  "/nba/teams/99/splits",
  "/nba/teams/14/against/14",
  "/nba/teams/14/against/99.csv",
  "/nba/players/player/Nobody/splits.json",
])("%s answers 404", async (path) => {
  expect((await get(path)).status).toBe(404);
});

/** Every route of a player's files. */
const PLAYER_FILES = ROUTES.filter(
  ({ path, format }) => format !== undefined && path.includes("[playerName]"),
).map(({ path }) => path);

describe("a player's files", () => {
  it("are more than one", () => {
    expect(PLAYER_FILES.length).toBeGreaterThan(2);
  });

  it.each(PLAYER_FILES)("%s is found by a name without its marks, as his page is", async (path) => {
    const read = async (name: string) => {
      const answer = await get(path.replace("[playerName]", encodeURIComponent(name)));
      return { status: answer.status, text: await answer.text() };
    };
    const file = await read("Nikola Jokić");
    expect(file.status).toBe(200);
    for (const name of ["Nikola Jokic", "nikola jokic"]) expect(await read(name)).toEqual(file);
  });
});

describe("feeds", () => {
  it.each([
    ["/nba/teams/14/results.atom", "application/atom+xml; charset=utf-8"],
    ["/nba/feats.atom", "application/atom+xml; charset=utf-8"],
    ["/nba/comebacks.atom", "application/atom+xml; charset=utf-8"],
    ["/nba/headlines.atom", "application/atom+xml; charset=utf-8"],
    ["/nba/teams/14/games.ics", "text/calendar; charset=utf-8"],
    ["/nba/games.ics", "text/calendar; charset=utf-8"],
  ])("%s is %s and allows cross-origin reads", async (path, type) => {
    const answer = await get(path);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const text = await answer.text();
    if (path.endsWith(".ics")) expect(parseCalendar(text).components.length).toBeGreaterThan(82);
    else expect(parseXml(text).name).toBe("feed");
    expect(text).toMatch(new RegExp(`${inject("siteUrl")}/nba/(?:games|news)/`));
  });

  it.each(["/nba/teams/14", "/nba/teams/14/games"])("are linked from %s", async (path) => {
    const html = await (await get(path)).text();
    expect(html).toContain('<link rel="alternate" href="/nba/teams/14/results.atom"');
    expect(html).toContain('<link rel="alternate" href="/nba/teams/14/games.ics"');
    expect(html).toContain('<link rel="alternate" href="/nba/teams/14/results.atom?scores=hidden"');
  });
});
