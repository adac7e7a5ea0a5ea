import { describe, expect, it } from "vitest";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { routeOf } from "#domain/site/routes.ts";
import { get } from "./http.ts";

const NAMES = ["2003-04", "2005-06", "2012-13", "2013-14", "2014-15", "2015-16"].concat(
  "2016-17 2017-18 2018-19 2019-20 2020-21 2021-22 2022-23 2023-24 2024-25".split(" "),
);

/** The pages of a season, by its name. */
const PAGES = (
  "/nba/standings /nba/standings/west /nba/standings/league /nba/games /nba/playoffs " +
  "/nba/stats/players /nba/stats/teams /nba/finder /nba/leaders/averages/points-per-game " +
  "/nba/players/player/LeBron%20James /nba/teams/10 /nba/teams/10/games /nba/teams/10/splits " +
  "/nba/teams/10/against/14"
).split(" ");

const textOf = (html: string) => html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
const linksIn = (html: string) =>
  [...html.matchAll(/<main.*<\/main>/gs)].flatMap(([main]) =>
    [...main.matchAll(/href="([^"#]+)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")),
  );

describe("a past season", () => {
  it.each(NAMES)("%s has every page of a season, and says so in its footer", async (season) => {
    for (const page of PAGES) {
      // Of the playoffs of rebuilt seasons only series are held, on the season's own page.
      if (page === "/nba/playoffs" && season < FIRST_WITH_OFFICIAL_LINES) continue;
      const answer = await get(`${page}?season=${season}`);
      expect([page, answer.status]).toEqual([page, 200]);
      expect(textOf(await answer.text())).toContain(`Season ${season}.`);
    }
  });

  it("stays in its links: none is dead, and none leads to another season's games", async () => {
    const pages = [
      "/nba/standings/east?season=2013-14",
      "/nba/playoffs?season=2019-20",
      "/nba/games/2020-08-15",
      "/nba/games/0042000406",
      "/nba/stats/players?season=2020-21",
      "/nba/finder?pts=50..&season=2015-16",
      "/nba/teams/4/games?season=2013-14",
      "/nba/teams/5?season=2015-16",
      "/nba/players/player/Kobe%20Bryant?season=2013-14",
      "/nba/leaders/misc/triple-doubles?season=2019-20",
    ];
    const htmls = await Promise.all(pages.map(async (page) => (await get(page)).text()));
    const links = [...new Set(htmls.flatMap(linksIn))].filter((href) => href.startsWith("/nba/"));
    expect(links.length).toBeGreaterThan(300);
    const dead: string[] = [];
    // A tenth of the links, of every page and kind; members' pages redirect visitors.
    const open = links.filter((href) => routeOf(href.split("?")[0] ?? "")?.access !== "members");
    for (const href of open.filter((_, at) => at % 10 === 0)) {
      const { status } = await get(href);
      // A page for members leads to signing in.
      if (status !== 200 && status !== 302) dead.push(`${status} ${href}`);
    }
    expect(dead).toEqual([]);
    const ofPlayers = links.filter((href) => href.startsWith("/nba/players/player/"));
    // A player's page leads to all of his own seasons, a career is of all seasons, and who left a team leads to the season before.
    const ofNone = ofPlayers.filter((href) => !/[?&]season=20(13|14|15|19|20)-/.test(href));
    expect(ofNone.filter((href) => !/Kobe%20Bryant|\/career$/.test(href))).toEqual([]);
  });

  it("has a canonical address with its name, the current season one without", async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="https?:\/\/[^/]+([^"]+)"/.exec(
        await (await get(path)).text(),
      )?.[1];
    expect(await canonical("/nba/standings?season=2015-16")).toBe("/nba/standings?season=2015-16");
    expect(await canonical("/nba/standings?season=2025-26")).toBe("/nba/standings");
    expect(await canonical("/nba/playoffs?season=2015-16")).toBe("/nba/playoffs?season=2015-16");
    expect(await canonical("/nba/games/0041500407")).toBe("/nba/games/0041500407");
  });

  it("answers questions with its own rows, as page, CSV and JSON", async () => {
    const query = "pts=60..&season=2015-16";
    const csv = await (await get(`/nba/finder.csv?${query}`)).text();
    expect(csv).toContain("Kobe Bryant");
    expect(csv.trim().split("\n")).toHaveLength(2);
    expect(await (await get(`/nba/finder.json?${query}`)).json()).toMatchObject({ total: 1 });
    expect(textOf(await (await get(`/nba/finder?${query}`)).text())).toContain("Kobe Bryant");
  });

  it("refuses conditions on persons, of whom only the names are known", async () => {
    const answer = await get("/nba/finder?pos=G&season=2015-16");
    expect(answer.status).toBe(400);
    expect(textOf(await answer.text())).toContain("is available only for players in 2025-26.");
  });
});

describe.each(["2015-16", "all", "2015-16.."])("the forms of %s", (season) => {
  it.each([
    `/nba/finder?pts=50..&season=${season}`,
    `/nba/finder?season=${season}`,
    `/nba/finder?pts=high&season=${season}`,
    `/nba/stats/players?season=${season}`,
    `/nba/stats/teams?season=${season}`,
    `/nba/compare?season=${season}`,
    `/nba/compare?teams=GSW,LAL&season=${season}`,
  ])("%s ask about the same season", async (path) => {
    const html = await (await get(path)).text();
    const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
    const forms = main.match(/<form.*?<\/form>/gs) ?? [];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms)
      expect(form).toContain(`<input type="hidden" name="season" value="${season}">`);
  });
});

describe("a season with rebuilt lines", () => {
  const NOTE =
    "Box scores of 1998-99 to 2012-13 are rebuilt from play-by-play; an asterisk marks one that is in part an estimate.";

  it.each([
    ["/nba/games/0020500591", ["Kobe Bryant", "81"]],
    ["/nba/games/2006-01-22", ["Raptors"]],
    ["/nba/teams/14?season=2005-06", ["45–37"]],
    ["/nba/teams/14/games?season=2005-06", ["45–37"]],
    ["/nba/players/player/Kobe%20Bryant?season=2005-06", ["35.4"]],
    ["/nba/players/player/Kobe%20Bryant/games?season=2005-06", ["81"]],
    ["/nba/players/player/Kobe%20Bryant/splits?season=2005-06", ["80"]],
    ["/nba/standings?season=2005-06", ["New Jersey"]],
    ["/nba/stats/players?season=2005-06", ["Kobe Bryant"]],
    ["/nba/seasons/2005-06", ["Grade A: 5,113 of its players' 5,120 season sums equal"]],
    ["/nba/finder?pts=60..&season=all", ["81"]],
    ["/nba/records", ["81"]],
  ])("%s says so once", async (path, words) => {
    const answer = await get(path);
    const text = textOf(await answer.text()).replaceAll("&#39;", "'");
    expect(answer.status).toBe(200);
    for (const word of words) expect(text).toContain(word);
    expect(text.split(NOTE)).toHaveLength(2);
  });

  it("has marks on lines that are in part estimates", async () => {
    // Of three Williamses of the Nets in one game, who did what beside shots is inferred.
    const text = textOf(await (await get("/nba/games/0021100549")).text());
    expect(text).toContain("Deron Williams*");
  });

  it("leads from its playoffs to its own page, which has the series", async () => {
    const answer = await get("/nba/playoffs?season=2005-06");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/nba/seasons/2005-06"]);
  });
});

describe("several seasons", () => {
  it.each([
    ["/nba/finder?pts=70..&season=all", "Games with 70 or more points, all seasons"],
    ["/nba/finder?pts=60..&season=2015-16..2019-20", "60 or more points, 2015-16 to 2019-20"],
    ["/nba/finder?rows=team-streaks&result=w&season=..2019-20", "until 2019-20"],
    ["/nba/stats/players?season=2015-16..", "Since 2015-16"],
    ["/nba/stats/teams?season=all&stage=playoffs", "All seasons"],
    ["/nba/compare?players=201939,2544&season=all", "Stephen Curry vs. LeBron James"],
  ])("%s has a page: %s", async (path, words) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const text = textOf(await answer.text());
    expect(text).toContain(words);
    const first = path.includes("stage=playoffs") ? "2013-14" : "1998-99";
    expect(text).toContain(`The games that are held begin with the season ${first}.`);
  });

  it("have no dead link in their rows", async () => {
    const pages = [
      "/nba/finder?pts=55..&season=all",
      "/nba/finder?rows=players&by=season&sort=-pts&season=all",
      "/nba/stats/players?season=2013-14..2015-16",
    ];
    const htmls = await Promise.all(pages.map(async (page) => (await get(page)).text()));
    const links = [...new Set(htmls.flatMap(linksIn))].filter((href) =>
      /^\/nba\/(?:players\/player|games|teams)\//.test(href),
    );
    expect(links.length).toBeGreaterThan(60);
    const answers = await Promise.all(links.map(async (href) => [href, (await get(href)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it("are offered beside the heading, with the same question", async () => {
    const html = await (await get("/nba/finder?pts=60..&season=2015-16")).text();
    expect(linksIn(html)).toContain("/nba/finder?pts=60..&season=all");
  });

  it.each([
    [
      "/nba/teams/10/games?result=w&season=all",
      "/nba/finder?rows=team-games&team=GSW&result=w&season=all",
    ],
    [
      "/nba/players/player/Stephen%20Curry/games?fg3m=10..&season=2015-16..2019-20",
      "/nba/finder?player=201939&fg3m=10..&season=2015-16..2019-20",
    ],
  ])("%s is a list of the finder", async (path, list) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, list]);
    expect((await get(list)).status).toBe(200);
    expect((await get(path.replace("/games?", "/games.csv?"))).status).toBe(200);
  });

  it("have files of five hundred rows", async () => {
    const file = await get("/nba/finder.csv?rows=players&by=season&season=all");
    expect((await file.text()).trim().split("\n")).toHaveLength(501);
    expect(file.headers.get("link")).toContain('&page=2>; rel="next"');
  });
});

describe("a season that is not held", () => {
  it.each([
    ["/nba/standings?season=1890-91", 404, "Hardwood does not have 1890-91"],
    ["/nba/finder?season=1930-31", 404, "Hardwood does not have 1930-31"],
    ["/nba/finder?season=1990-91", 404, "1990-91 has no such page"],
    ["/nba/standings?season=2024-26", 400, "No such season"],
    ["/nba/playoffs?season=2024-25..2015-16", 400, "No such season"],
    [`/nba/standings?season=${"2015-16,".repeat(40)}`, 400, "No such season"],
    ["/nba/finder?season=2024-26", 400, "Try one like 2025-26."],
    ["/nba/finder?season=2024-25..2015-16", 400, "Try one like 2025-26."],
    ["/nba/compare?season=2024-26", 400, "Try one like 2025-26."],
    ["/nba/finder?season=1990-91..2015-16", 404, "Hardwood does not have 1990-91"],
    ["/nba/finder?season=2005-06&stage=playoffs", 400, "Playoff box scores start in 2013-14."],
    ["/nba/stats/players?season=2015-16..2030-31", 404, "Hardwood does not have 2030-31"],
    ["/nba/teams/10/splits?season=all", 400, "Try one like 2025-26."],
    ["/nba/standings?season=all", 400, "No such season"],
    ["/nba/standings/wild-card?season=2015-16", 404, "Page not found!"],
    ["/nba/teams/10?season=1930-31", 404, "Hardwood does not have 1930-31"],
    ["/nba/teams/10?season=all", 400, "No such season"],
    ["/nba/players/player/LeBron%20James?season=2024-26", 400, "No such season"],
    [
      "/nba/players/player/Luka%20Don%C4%8Di%C4%87?season=2013-14",
      404,
      "Luka Dončić did not play in 2013-14",
    ],
    ["/nba/games/1940-01-15", 404, "No games on Monday, January 15, 1940"],
    ["/nba/games/0024500001", 404, "Page not found!"],
  ])("%s answers %i: %s", async (path, status, words) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(textOf(await answer.text())).toContain(words);
  });

  it("is refused by files too", async () => {
    expect((await get("/nba/finder.csv?season=1990-91")).status).toBe(404);
    expect((await get("/nba/finder.json?season=2024-26")).status).toBe(400);
  });
});

const LEFT_OUT = "home and road records leave this game out";

it.each([
  ["/nba/games/0021300579", ["London", LEFT_OUT]],
  ["/nba/games/0022400621", ["Paris", LEFT_OUT]],
  ["/nba/games/0022501229", ["T-Mobile Arena, Las Vegas", LEFT_OUT]],
  ["/nba/games/2025-01-23", ["Paris"]],
])("%s names the neutral floor: %j", async (path, words) => {
  const page = textOf(await (await get(path)).text());
  for (const word of [...words, " vs. "]) expect(page).toContain(word);
});

describe("a season of lists", () => {
  it.each([
    ["1946-47", "Philadelphia Warriors", 11],
    ["1949-50", "Minneapolis Lakers", 17],
    ["1975-76", "Boston Celtics", 27],
    ["1995-96", "Chicago Bulls", 29],
    ["2012-13", "Miami Heat", 30],
  ])(
    "%s names the %s as champions, and each of its %i teams has a page",
    async (season, champion, count) => {
      const html = await (await get(`/nba/seasons/${season}`)).text();
      expect(textOf(html)).toContain(`The ${champion} went`);
      const teams = new Set(linksIn(html).filter((href) => href.startsWith("/nba/teams/")));
      expect(teams.size).toBe(count);
      for (const href of teams) expect([href, (await get(href)).status]).toEqual([href, 200]);
    },
  );

  it.each([
    ["/nba/standings?season=1990-91", ["Western Conference", "Blazers", "63–19", "Bulls", "61–21"]],
    ["/nba/standings?season=1949-50", ["Central Division", "Nationals", "51–13"]],
    ["/nba/standings/east?season=1961-62", ["Eastern Division", "Boston Celtics", "★ Champions"]],
    ["/nba/standings/west?season=1990-91&on=1991-01-15", ["January 15, 1991", "Portland Trail"]],
    [
      "/nba/leaders/averages/points-per-game?season=1990-91",
      ["Michael Jordan", "31.5", "70 games"],
    ],
    [
      "/nba/leaders/averages/three-point-percentage?season=1990-91",
      ["Jim Les", "46.1", "50 threes"],
    ],
    ["/nba/leaders/totals/minutes?season=1961-62", ["Wilt Chamberlain", "3,882"]],
    ["/nba/leaders/totals/blocks?season=1960-61", ["The league did not track this in 1960-61."]],
  ])("has its standings and leaders: %s says %j", async (page, words) => {
    const answer = await get(page);
    const said = textOf(await answer.text());
    expect(answer.status).toBe(200);
    for (const word of words) expect(said).toContain(word);
  });

  it("has its playoffs on its own page", async () => {
    const answer = await get("/nba/playoffs?season=1995-96");
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("/nba/seasons/1995-96");
  });

  it("has its standings and leaders in the open data", async () => {
    const standings = (await (await get("/api/v1/standings?season=1961")).json()) as {
      data: { team: { full_name: string }; wins: number }[];
    };
    expect(standings.data.map(({ team, wins }) => [team.full_name, wins]).slice(0, 2)).toEqual([
      ["Boston Celtics", 60],
      ["Philadelphia Warriors", 49],
    ]);
    const blocks = await (await get("/api/v1/leaders?stat_type=blk&season=1961")).json();
    expect(blocks).toEqual({ data: [] });
  });

  it.each([
    "/nba/finder?pts=50..&season=1995-96",
    "/nba/stats/players?season=1995-96",
    "/nba/ratings?season=1995-96",
  ])("says on %s that box scores are not known, and leads to its page", async (page) => {
    const answer = await get(page);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(textOf(html)).toContain("Box scores start in 1998-99.");
    expect(html).toContain('href="/nba/seasons/1995-96"');
  });
});
