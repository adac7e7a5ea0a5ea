import { describe, expect, test } from "vitest";
import { answerCsv } from "#domain/query/say/csv.ts";
import { type ComparedContent, loadCompare } from "#functions/views/questions/load-compare.ts";
import { loadQuestion } from "#functions/views/questions/load-question.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { pageOf, unread } from "../built.ts";
import { collections } from "./asked.ts";

const load = async (query: string) =>
  pageOf(await loadCompare(collections, new URLSearchParams(query)));

async function compared(query: string): Promise<ComparedContent> {
  const { content } = await load(query);
  if (content.kind !== "compared") throw new Error(`The page is ${JSON.stringify(content)}.`);
  return content;
}

const DONCIC = "1629029";
const JOKIC = "203999";
const EDWARDS = "1630162";

const rowOf = ({ figures }: ComparedContent, name: string) =>
  figures.find(({ text }) => text === name)?.cells ?? [];

describe("a comparison of players", () => {
  test("has the official averages of each, with the better one marked", async () => {
    const content = await compared(`players=${DONCIC},${JOKIC}`);
    const totals = sourceRows("player_totals.csv");
    const means = [DONCIC, JOKIC].map((id) => {
      const own = totals.find(({ player_id }) => player_id === id);
      return Number(own?.pts) / Number(own?.gp);
    });
    const points = rowOf(content, "PTS");
    for (const [at, { text, isBest }] of points.entries()) {
      expect(Math.abs(Number(text) - (means[at] ?? 0))).toBeLessThanOrEqual(0.0501);
      expect(isBest).toBe(means[at] === Math.max(...means));
    }
    expect(content.title).toBe("Luka Dončić vs. Nikola Jokić");
  });

  test("marks the fewest turnovers, and neither minutes nor games", async () => {
    const content = await compared(`players=${DONCIC},${JOKIC},${EDWARDS}`);
    const turnovers = rowOf(content, "TOV");
    const least = Math.min(...turnovers.map(({ text }) => Number(text)));
    for (const { text, isBest } of turnovers) expect(isBest).toBe(Number(text) === least);
    expect(rowOf(content, "MIN").some(({ isBest }) => isBest)).toBe(false);
    expect(rowOf(content, "GP").some(({ isBest }) => isBest)).toBe(false);
  });

  test("has true shooting, usage and ratings of whole seasons", async () => {
    const content = await compared(`players=${DONCIC},${JOKIC}`);
    for (const name of ["TS%", "USG%", "ORtg", "DRtg", "NetRtg"])
      expect(rowOf(content, name).map(({ text }) => text)).toEqual([
        expect.stringMatching(/^[−-]?\d+\.\d$/),
        expect.stringMatching(/^[−-]?\d+\.\d$/),
      ]);
    expect(rowOf(content, "USG%").some(({ isBest }) => isBest)).toBe(false);
    const playoffs = await compared(`players=${JOKIC},${EDWARDS}&stage=playoffs`);
    expect(rowOf(playoffs, "TS%")).toHaveLength(2);
    expect(rowOf(playoffs, "USG%")).toEqual([]);
  });

  test("lists the games in which the two met, with each player's line", async () => {
    const { meetings } = await compared(`players=${DONCIC},${JOKIC}`);
    const lines = Map.groupBy(sourceRows("player_game_logs.csv"), ({ player_id }) => player_id);
    const games = (id: string) => new Set(lines.get(id)?.map(({ game_id }) => game_id));
    const both = games(DONCIC).intersection(games(JOKIC));
    const [pair] = meetings.pairs;
    expect(new Set(pair?.games.map(({ href }) => href.slice(-10)))).toEqual(both);
    for (const { lines: own } of pair?.games ?? []) {
      expect(own).toHaveLength(2);
      for (const line of own) expect(line).toMatch(/^\d+ PTS, \d+ REB, \d+ AST$/);
    }
  });

  test("of three players has an entry for each pair, with a link to their games", async () => {
    const { meetings } = await compared(`players=${DONCIC},${JOKIC},${EDWARDS}&where=home`);
    expect(meetings.hasGames).toBe(false);
    expect(meetings.pairs).toHaveLength(3);
    const href = `/nba/compare?players=${DONCIC},${JOKIC}&where=home&season=2025-26`;
    expect(meetings.pairs[0]?.href).toBe(href);
    const { meetings: own } = await compared(href.split("?")[1] ?? "");
    expect(own.pairs[0]).toMatchObject({ record: meetings.pairs[0]?.record, href: undefined });
  });

  test("draws the points by month, unless it is narrowed to one month", async () => {
    const { months } = await compared(`players=${DONCIC},${JOKIC}`);
    expect(months?.months[0]?.name).toBe("October");
    expect(months?.lines.map(({ points }) => points.length)).toEqual(
      months?.lines.map(() => months.months.length),
    );
    const [most = 0, middle = 0, least = 0] = months?.ticks ?? [];
    const points = months?.lines.flatMap((line) => line.points.filter(Boolean).map(Number)) ?? [];
    expect(Math.min(...points)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...points)).toBeLessThanOrEqual(most);
    expect(middle).toBe((most + least) / 2);
    expect([most, middle, least].every(Number.isInteger)).toBe(true);
    for (const { path } of months?.lines ?? []) expect(path).toMatch(/^M\d+ \d+(L\d+ \d+)*$/);
    expect((await compared(`players=${DONCIC},${JOKIC}&month=jan`)).months).toBeUndefined();
  });

  test("applies the same conditions to all", async () => {
    const content = await compared(`players=${DONCIC},${JOKIC}&where=home&last=5`);
    expect(rowOf(content, "GP").map(({ text }) => text)).toEqual(["5", "5"]);
    expect(content.narrowed).toMatch(/at home/);
    expect(content.narrowed).toMatch(/last 5/);
  });

  test("links to the whole season when no player has a game in the period", async () => {
    const pair = `players=${JOKIC},${DONCIC}`;
    const { whole } = await compared(`${pair}&from=2019-01-01&to=2019-02-01&pts=30..`);
    expect(whole).toBe(`/nba/compare?${pair}&season=2025-26`);
    expect((await compared(`${pair}&stage=playoffs`)).whole).toBeUndefined();
  });

  test("prints a dash for the figures of a player without games", async () => {
    const content = await compared(`players=${DONCIC},${JOKIC}&stage=playoffs`);
    const [first, second] = rowOf(content, "PTS");
    expect(first).toEqual({ text: "–", isBest: false });
    expect(second?.text).not.toBe("");
    expect(content.isPlayoffs).toBe(true);
  });
});

describe("a player of the rosters without a game in the season", () => {
  const season = sourceRows("player_totals.csv");
  const absent = sourceRows("players.csv").filter(
    ({ player_id }) => !season.some((row) => row.player_id === player_id),
  );

  test("is the first of a comparison, as his own page's tab has it", async () => {
    expect(absent.length).toBeGreaterThan(0);
    for (const { player = "" } of absent) {
      const { content } = await load(String(new URLSearchParams({ players: player })));
      expect([player, content.kind]).toEqual([player, "unfinished"]);
    }
  });

  test("has his seasons side by side where he has played in one", async () => {
    const played = new Set(
      [...season, ...sourceRows("history/players.csv")].map(({ player_id }) => player_id),
    );
    const newcomers = sourceRows("coming_rosters.csv").filter(
      ({ in_players_csv }) => in_players_csv === "0",
    );
    for (const { player_id = "", player } of [...absent, ...newcomers]) {
      const { content } = await load(`players=${player_id}`);
      if (content.kind !== "unfinished") throw new Error(`${player} is ${content.kind}.`);
      expect([player, content.bySeason !== undefined]).toEqual([player, played.has(player_id)]);
    }
  });

  test("has dashes beside one who has played", async () => {
    const [first] = absent;
    const content = await compared(`players=${first?.player_id},${JOKIC}`);
    expect(rowOf(content, "PTS").map(({ text }) => text === "–")).toEqual([true, false]);
  });
});

describe("a comparison of teams", () => {
  test("has their games against each other and their opponents' points", async () => {
    const { meetings, figures } = await compared("teams=SAS,NYK");
    expect(meetings.pairs).toMatchObject([{ record: "1–1" }]);
    expect(meetings.pairs[0]?.games[0]).toMatchObject({ result: "L 89–114", lines: [] });
    expect(figures.map(({ text }) => text)).toContain("OPP");
  });
});

describe("the URL of a comparison", () => {
  test.each([
    [
      "players=luka+doncic&players=jokic&players=&month=",
      `?players=${DONCIC},${JOKIC}&season=2025-26`,
    ],
    ["teams=lakers&teams=2&stage=playoffs", "?teams=LAL,BOS&stage=playoffs&season=2025-26"],
    [`players=${DONCIC},${JOKIC}&sort=-reb&page=3`, `?players=${DONCIC},${JOKIC}&season=2025-26`],
  ])("redirects from %s to %s", async (query, address) => {
    const { content } = await load(query);
    expect(content).toEqual({ kind: "elsewhere", href: `/nba/compare${address}` });
    expect((await load(address)).content.kind).toBe("compared");
  });

  test.each([
    ["players=nobody,jokic", "players"],
    ["teams=moon,LAL", "teams"],
    ["players=jokic&teams=LAL", "teams"],
    ["players=a,b,c,d,e", "players"],
    ["teams=LAL,BOS,DEN,NYK,SAS", "teams"],
    [`players=${DONCIC},${JOKIC}&player=2544`, "player"],
    [`players=${DONCIC},${JOKIC}&by=month`, "by"],
    [`players=${DONCIC},${JOKIC}&rows=teams`, "rows"],
    [`players=${DONCIC},${JOKIC}&month=juli`, "month"],
    ["teams=LAL,BOS&team=LAL", "team"],
  ])("is invalid for %s, because of %s", async (query, parameter) => {
    expect((await load(query)).content).toMatchObject({ kind: "bad", bad: { parameter } });
  });

  test("offers each player for an ambiguous name and keeps the others", async () => {
    const { content } = await load("players=curry,jokic");
    if (content.kind !== "bad") throw new Error("It is answered.");
    expect(content.choices.map(({ text }) => text)).toContain("Stephen Curry");
    const curry = content.choices.find(({ text }) => text === "Stephen Curry");
    expect((await load(curry?.href.split("?")[1] ?? "")).content.kind).toBe("elsewhere");
  });

  test.each(["", "players=jokic", "teams=LAL"])(
    "is unfinished for %j, with a form to complete it",
    async (query) => {
      const { content, form } = await load(query);
      expect(content).toMatchObject({ kind: "unfinished" });
      expect(form.fields).toHaveLength(4);
      expect(form.fields.filter(({ value }) => value !== "")).toHaveLength(query === "" ? 0 : 1);
    },
  );

  test.each([
    ["players=jokic", "Nikola Jokić", "/nba/finder?by=season&player=203999&season=all"],
    [
      "teams=LAL",
      "Los Angeles Lakers",
      "/nba/finder?rows=team-games&by=season&team=LAL&season=all",
    ],
  ])("leads for %j to the seasons of %s side by side", async (query, name, href) => {
    const { content } = await load(query);
    expect(content).toMatchObject({ bySeason: { text: `${name}, season by season`, href } });
  });

  test.each(["season=2024-26", "players=jokic&season=2024-25..2015-16", "sort=nothing"])(
    "is refused for %j, though nobody is named yet",
    async (query) => {
      expect((await load(query)).content.kind).toBe("bad");
    },
  );

  test("is unavailable without the season's lines", async () => {
    const failing = { ...collections, lines: unread };
    expect(await loadCompare(failing, new URLSearchParams("teams=LAL,BOS"))).toEqual({
      kind: "unavailable",
    });
  });
});

describe("the files of a comparison", () => {
  const file = async (query: string) => {
    const address = { placeholders: {}, search: new URLSearchParams(query) };
    return pageOf(await loadQuestion(collections, "compare", address));
  };

  test("have a row for each compared team", async () => {
    const asked = await file("teams=LAL,BOS,DEN");
    if (asked.kind !== "answered") throw new Error(asked.bad.sentence);
    const [head, ...rows] = answerCsv(asked.answer).trimEnd().split("\r\n");
    expect(head).toMatch(/^team,gp,w,l,/);
    expect(rows.map((row) => row.split(",")[0])).toEqual(["LAL", "BOS", "DEN"]);
    expect(asked.answer.sentence).toBe(
      "Los Angeles Lakers, Boston Celtics and Denver Nuggets compared",
    );
  });

  test("are rejected for a single player", async () => {
    expect(await file("players=jokic")).toMatchObject({ kind: "bad" });
  });
});
