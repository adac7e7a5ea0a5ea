import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { playerPath } from "#domain/players/players.ts";
import { DATA_PAGES, get, PAST_PAGES, PUBLIC_PAGES } from "./http.ts";

const data = join(import.meta.dirname, "../../season/built");
const read = (file: string) => JSON.parse(readFileSync(join(data, file), "utf8"));
const players: { Player: string }[] = read("players.json").data;
const leaders: {
  averages: { data: { category: string; top5: { player: string; stat: string }[] }[] };
} = read("leaders.json");

function first(html: string, pattern: RegExp): string | undefined {
  return pattern.exec(html)?.[1];
}

describe("every public page", () => {
  it.each(PUBLIC_PAGES)("%s answers as HTML with its own policies", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d+/);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("has a unique title and description, and one heading", async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of PUBLIC_PAGES) {
      const html = await (await get(path)).text();
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(first(html, /<title>([^<]+)/)).not.toMatch(/(\d{4}-\d\d)\b.*\1/);
      titles.add(first(html, /<title>([^<]+)<\/title>/) ?? "");
      descriptions.add(first(html, /<meta name="description" content="([^"]+)"/) ?? "");
    }
    expect(titles.size).toBe(PUBLIC_PAGES.length);
    expect(descriptions.size).toBe(PUBLIC_PAGES.length);
    expect(titles.has("")).toBe(false);
  });

  it.each(PUBLIC_PAGES.filter((path) => !path.startsWith("/search")))(
    "%s names its canonical URL",
    async (path) => {
      const html = await (await get(path)).text();
      expect(first(html, /<link rel="canonical" href="([^"]+)"/)).toBe(inject("siteUrl") + path);
      expect(first(html, /<meta property="og:url" content="([^"]+)"/)).toBe(
        inject("siteUrl") + path,
      );
    },
  );

  it.each(DATA_PAGES.filter((path) => !path.startsWith("/search")))(
    "%s shows the one date of the last results",
    async (path) => {
      const html = await (await get(path)).text();
      expect(html).toMatch(/Results through <time datetime="2026-06-13">June 13, 2026<\/time>/);
    },
  );
});

/** The words of pages that say what their figures are of, while the season runs without results. */
const OF_FIGURES: Record<string, string> = {
  "/nba/seasons": "Stats below run through 2025-26.",
  "/nba/teams/14/history": "Stats below run through 2025-26.",
  "/nba/players/player/LeBron%20James/career": "Stats below run through 2025-26.",
  "/nba/stats/players?season=all": "Stats below run through 2025-26.",
  "/nba/records": "Stats below run through 2025-26.",
  "/nba/ratings/odds": "Forecasts below use results through 2025-26.",
};

/** Pages whose address or subject says that they are of a season that is over. */
const OF_PAST = [
  ...PAST_PAGES.filter((path) => !(path in OF_FIGURES)),
  "/nba/games/2025-12-25",
  "/nba/games/0022500437",
  "/nba/seasons/2025-26",
  "/nba/players/player/Kobe%20Bryant",
  "/nba/players/player/Kobe%20Bryant/career",
  "/search?q=los",
  "/api",
  "/privacy",
];

/** Pages of the season that runs, which no other table has. */
const OF_NOW = ["/nba/games", "/nba/games/2026-11-01", "/nba/ratings", "/nba/ratings/odds"];

// The tests' site is set to November 2, 2026, and nothing brings results to it.
describe("a season that runs without results", () => {
  it.each([...new Set([...PUBLIC_PAGES, ...OF_PAST, ...OF_NOW, "/nba/records"])])(
    "%s says it once, or is of a season that is over",
    async (path) => {
      const html = await (await get(path)).text();
      const said = [
        ...html.matchAll(/2026-27<\/span> results aren&#39;t available here\.(.*?)<\/p>/gs),
      ];
      const words = said.map(([, of = ""]) =>
        of
          .replace(/<[^>]+>/g, "")
          .replace(/\s+/g, " ")
          .trim(),
      );
      const own = OF_FIGURES[path] ?? "Stats below are from 2025-26.";
      expect(words).toEqual(OF_PAST.includes(path) ? [] : [own]);
    },
  );

  it("says nowhere that a game has begun or how its teams stood last season", async () => {
    for (const path of ["/", ...OF_NOW]) {
      const html = await (await get(path)).text();
      expect(html).not.toMatch(/has begun|before the first game|Records are those of|Last ten/i);
    }
  });

  it("says of a upcoming game that its leaders are of the rosters, by last season's averages", async () => {
    const html = await (await get("/nba/games/2026-12-25/sas-at-nyk")).text();
    const text = html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
    expect(text).toContain("Roster leaders by 2025-26 averages");
    expect(text).not.toContain("Leaders, 2025-26");
  });
});

describe("redirects", () => {
  it.each([
    ["/dashboard", "/"],
    ["/nba/players", "/nba/players/page/1"],
    ["/nba/players/page/0", "/nba/players/page/1"],
    ["/nba/players/page/-3", "/nba/players/page/1"],
    ["/nba/players/page/abc", "/nba/players/page/1"],
    ["/nba/players/page/2abc", "/nba/players/page/1"],
    ["/nba/players/page/999", "/nba/players/page/25"],
    ["/nba/players/page/9".padEnd(400, "9"), "/nba/players/page/25"],
    ["/nba/players/page/02", "/nba/players/page/2"],
    ["/nba/teams/", "/nba/teams"],
    ["/api/", "/api"],
  ])("%s redirects to %s", async (from, to) => {
    const answer = await get(from);
    expect([301, 302, 308]).toContain(answer.status);
    const location = new URL(answer.headers.get("location") ?? "", inject("siteUrl"));
    expect(location.pathname).toBe(to);
    expect(answer.headers.get("cache-control")).not.toBeNull();
  });
});

describe("an address with a slash at its end", () => {
  it.each([
    ["/nba/standings/?on=2026-01-15&next=/a?b=1", "/nba/standings?on=2026-01-15&next=/a?b=1"],
    ["/nba/standings/?on=2026-01-15", "/nba/standings?on=2026-01-15"],
    ["/search/?q=a%20b", "/search?q=a%20b"],
    ["/dashboard/", "/"],
    ["/nba/players/?season=2015-16", "/nba/players/page/1?season=2015-16"],
    ["/nba/players/player/Luka%20Don%C4%8Di%C4%87/", "/nba/players/player/Luka%20Don%C4%8Di%C4%87"],
    ["/nba/standings//", "/nba/standings"],
  ])("leads on in one step, with its whole query: %s", async (from, to) => {
    const site = inject("siteUrl");
    const answer = await get(from);
    expect(answer.status).toBe(301);
    expect(new URL(answer.headers.get("location") ?? "", site).href).toBe(new URL(to, site).href);
    expect((await get(to)).status).toBe(200);
  });
});

describe("missing pages", () => {
  it.each([
    "/nope",
    "/user",
    "/nba/nope",
    "/nba/games/0022599999",
    "/nba/games/1",
    "/nba/games/2026-02-30",
    "/nba/games/2025-13-01",
    "/nba/games/2025-12-5",
    "/nba/games/25-12-25",
    "/nba/games/2025-12-25T00:00",
    "/nba/games/__proto__",
    "/nba/playoffs/2026",
    "/nba/standings/north",
    "/nba/standings/__proto__",
    "/nba/teams/0",
    "/nba/teams/31",
    "/nba/teams/01",
    "/nba/teams/1e0",
    "/nba/teams/constructor",
    "/nba/teams/99/stats",
    "/nba/teams/99/roster",
    "/nba/teams/99/games",
    "/nba/teams/99/history",
    "/nba/teams/01/games",
    "/nba/players/player/Nobody%20Atall/games",
    "/nba/players/player/LeBron%20James/nope",
    "/nba/players/player/LeBron%20James/GAMES",
    "/NBA/teams",
    "/nba/players/player",
    "/api/nope",
    "/_image",
    "/_image?href=/favicon.svg&f=svg",
    "/_server-islands/Page",
    "/_actions/act",
    "/nba/teams/%ff",
    "/user/profile/%ff",
  ])("%s answers 404", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).not.toBeNull();
  });

  it.each(
    (
      "/index.html /nba.html /nba/standings/west/index.html /nba/teams/13.html " +
      "/nba/teams/13%2ehtml /nba/teams/13/index.html /nba/teams/13/stats/index.html " +
      "/nba/players/page/1/index.html /nba/players/player/Luka%20Don%C4%8Di%C4%87/index.html " +
      "/user/login.html /robots.txt.html /500 /500.html"
    ).split(" "),
  )("%s answers 404 with the page for missing pages", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Page not found!");
  });

  it("have the specified text and link", async () => {
    const html = await (await get("/nope")).text();
    expect(html).toContain("404");
    expect(html).toContain("Page not found!");
    expect(html).toContain(
      "The page you're looking for cannot be found or you do not have access to this page.",
    );
    expect(html).toMatch(/<a class="button" href="\/">To Dashboard<\/a>/);
  });

  it("a player who is new on a roster has a page, which says once what is not known", async () => {
    const answer = await get("/nba/players/player/AJ%20Dybantsa");
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("Rookie in 2026-27");
    expect(html.match(/No data/g)?.length).toBe(1);
    expect(html).toContain("Age, Draft Status, Nationality, Pre-Draft Team, Height, Weight");
  });

  it("an unknown player answers 404 with a placeholder", async () => {
    const answer = await get("/nba/players/player/Nobody%20Atall");
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain("Player doesn't exist");
    expect(html).toContain("Removed from DB. Sorry!");
    expect(html.match(/<dd>No data<\/dd>/g)?.length).toBe(9);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain("Did you mean");
  });

  it.each([
    ["nikola jokic", "Nikola Jokić", ""],
    ["De’Aaron Fox", "De'Aaron Fox", "?figure=ast"],
    ["luka doncic", "Luka Dončić", "?season=2024-25"],
  ])("%j leads to %j with its query", async (requested, meant, query) => {
    const address = `/nba/players/player/${encodeURIComponent(requested)}${query}`;
    const answer = await get(address, { redirect: "manual" });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(`${playerPath(meant)}${query}`);
  });

  it.each([
    ["Jalen Jonson", "Jalen Johnson"],
    ["Antetokounmpo", "Giannis Antetokounmpo"],
  ])("%j is answered with the suggestion %j", async (requested, meant) => {
    const answer = await get(`/nba/players/player/${encodeURIComponent(requested)}`);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain("Player doesn't exist");
    const question = html.slice(html.indexOf("Did you mean"), html.indexOf("<dl"));
    expect(question).toContain(`<a translate="no" href="${playerPath(meant)}">${meant}</a>`);
  });
});

describe("today, by the clock of the tests' site", () => {
  it("is shown at /nba/games with the day's canonical URL", async () => {
    const html = await (await get("/nba/games")).text();
    expect(first(html, /<h1>([^<]+)</)).toBe("Monday, November 2, 2026");
    expect(first(html, /<link rel="canonical" href="([^"]+)"/)).toBe(
      `${inject("siteUrl")}/nba/games/2026-11-02`,
    );
    expect(html).toContain("Season 2025-26. Results through");
  });
});

describe("a day without games", () => {
  it.each([
    ["2025-12-24", ["2025-12-23", "2025-12-25"]],
    ["2026-07-04", ["2026-06-13", "2026-10-20"]],
    ["1000-01-01", ["2025-10-21"]],
  ])("%s answers 404 with links to the nearest days", async (date, days) => {
    const answer = await get(`/nba/games/${date}`);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"');
    const turn = first(html, /<nav class="turn" aria-label="Days">(.*?)<\/nav>/s) ?? "";
    const links = [...turn.matchAll(/<a href="\/nba\/games\/([^"]+)" rel="(?:prev|next)">/g)];
    expect(links.map(([, day]) => day)).toEqual(days);
  });
});

describe("player addresses", () => {
  it("answer 200 for the players of every special letter under contract", async () => {
    expect(players.length).toBeGreaterThan(500);
    const lettersOf = (name: string) => new Set(name.match(/[^A-Za-z ]/gu));
    const asked = players.filter(({ Player }, at) =>
      [...lettersOf(Player)].some(
        (letter) =>
          players.slice(0, at).filter((one) => lettersOf(one.Player).has(letter)).length < 2,
      ),
    );
    expect(asked.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const { Player } of asked) {
      const answer = await get(playerPath(Player));
      await answer.body?.cancel();
      if (answer.status !== 200) wrong.push(Player);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    "/nba/players/player/luka%20don%C4%8Di%C4%87",
    "/nba/players/player/DE'AARON%20FOX",
    "/nba/players/player/De%27Aaron%20Fox",
    "/nba/players/player/jaren%20jackson%20jr.",
    "/nba/players/player/Shai%20Gilgeous-Alexander",
    "/nba/players/player/luka%20don%C4%8Di%C4%87/games",
  ])("%s is found in any letter case", async (path) => {
    expect((await get(path)).status).toBe(200);
  });
});

describe("a player's season", () => {
  const TILES = {
    "Points per game": "PTS",
    "Rebounds per game": "REB",
    "Assists per game": "AST",
    "Steals per game": "STL",
    "Blocks per game": "BLK",
    "Field goal %": "FG%",
    "Three-point %": "3P%",
    "Free throw %": "FT%",
  };

  it.each(Object.entries(TILES))(
    "agrees with the list of leaders of %s",
    async (category, tile) => {
      const { top5 } = leaders.averages.data.find((list) => list.category === category) ?? {};
      expect(top5).toHaveLength(5);
      for (const { player, stat } of top5 ?? []) {
        const html = await (await get(playerPath(player))).text();
        expect(html).toContain(`>${tile}</a></dt><dd>${stat}</dd>`);
      }
    },
  );

  it("is omitted for a player who has not played", async () => {
    const html = await (await get(playerPath("Kyrie Irving"))).text();
    expect(html).toContain("<dt>Draft Status</dt>");
    const text = html.replace(/<span class="unit"[^>]*>([^<]*)<\/span>/g, "$1");
    expect(text).not.toContain("2025-26 season</h2>");
    expect(text).toContain("Kyrie Irving has not played in the 2025-26 regular season.");
  });
});

describe("links from a team and a player to their games", () => {
  it.each([
    ["/nba/teams/27", /href="\/nba\/teams\/27\/games"><svg/],
    ["/nba/teams/27", /href="\/nba\/teams\/27\/history"/],
    ["/nba/teams/27", /href="\/nba\/standings\/west"/],
    ["/nba/teams/27", /href="\/nba\/transactions\?team=27"/],
    ["/nba/teams/27", /href="\/nba\/news"/],
    [playerPath("LeBron James"), /href="\/nba\/players\/player\/LeBron%20James\/games"/],
    [playerPath("LeBron James"), /href="\/nba\/games\/0022501\d{3}"/],
  ])("%s has a link that matches %s", async (path, link) => {
    expect(await (await get(path)).text()).toMatch(link);
  });

  it("are in the sitemap", async () => {
    const files = ["teams", "players"].map((kind) => get(`/sitemap/${kind}.xml`));
    const sitemap = (
      await Promise.all((await Promise.all(files)).map((file) => file.text()))
    ).join();
    for (const path of [
      "/nba/teams/27/games",
      "/nba/teams/27/history",
      `${playerPath("LeBron James")}/games`,
    ]) {
      expect(sitemap).toContain(`<loc>${inject("siteUrl")}${path}</loc>`);
    }
  });
});
