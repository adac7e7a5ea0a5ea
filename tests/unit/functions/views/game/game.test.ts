import { describe, expect, test } from "vitest";
import { missing } from "#functions/data/not-held.ts";
import { loadGame } from "#functions/views/game/game.ts";
import { builtCollections, builtDocuments, noDocuments } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();

async function gameOf(id: string) {
  const view = await loadGame(collections, documents, id);
  if (view.kind !== "ready") throw new Error(`no game ${id}`);
  return view.page;
}

describe("a game", () => {
  test("has its score, arena, date and officials", async () => {
    expect(await gameOf("0022500437")).toMatchObject({
      title: "Milwaukee Bucks at Chicago Bulls",
      score: "Bucks 112, Bulls 103",
      date: "2025-12-27",
      arena: "United Center, Chicago",
      officials: ["Kevin Cutler", "Gediminas Petraitis", "Evan Scott"],
      television: expect.arrayContaining([expect.stringMatching(/\S/)]),
      overtimes: "",
      series: undefined,
      away: { points: 112, won: true, record: "13–19, 5–11 away", periods: [28, 26, 31, 27] },
      home: { points: 103, won: false, record: "15–16, 8–7 home", periods: [26, 24, 30, 23] },
    });
  });

  test("whose points by period are not held has those of its plays", async () => {
    const days: typeof documents.days = async (date) => {
      const read = await documents.days(date);
      if (!read.ok) return read;
      const { value } = read.value;
      const games = value.games.map((game) => ({ ...game, periods: { home: [], away: [] } }));
      return { ok: true, value: { ...read.value, value: { ...value, games } } };
    };
    const id = "0022500375";
    const view = await loadGame(collections, { ...documents, days }, id);
    const { away, home, overtimes, leads } = await gameOf(id);
    expect(view.kind === "ready" && view.page).toMatchObject({
      overtimes,
      leads,
      away: { periods: away.periods },
      home: { periods: home.periods },
    });
    expect(overtimes).toBe("OT");
  });

  test("links to both teams' previous and next games", async () => {
    const { away, home } = await gameOf("0022500437");
    expect([away.before, away.after, home.before, home.after].map((link) => link?.words)).toEqual([
      "Lost 125–104 at Grizzlies",
      "Won 123–113 at Hornets",
      "Won 109–102 vs. 76ers",
      "Lost 136–101 vs. Timberwolves",
    ]);
    const back = await gameOf(away.before?.href.split("/").at(-1) ?? "");
    const same = [back.away, back.home].find(({ team }) => team.id === away.team.id);
    expect(same?.after?.href).toBe("/nba/games/0022500437");
  });

  test("has no link before a team's first game or after its last", async () => {
    const first = await gameOf("0022500001");
    expect([first.away.before, first.home.before]).toEqual([undefined, undefined]);
    const last = await gameOf("0042500405");
    expect([last.away.after, last.home.after]).toEqual([undefined, undefined]);
  });

  test.each([
    ["0022500001", "2OT", ["1", "2", "3", "4", "OT1", "OT2"]],
    ["0022500013", "OT", ["1", "2", "3", "4", "OT"]],
    ["0022500437", "", ["1", "2", "3", "4"]],
  ])("%s has the overtimes %j", async (id, overtimes, heads) => {
    const game = await gameOf(id);
    expect(game.overtimes).toBe(overtimes);
    expect(game.periodHeads).toEqual(heads);
    for (const { periods, points } of [game.away, game.home]) {
      expect(periods.reduce((sum, one) => sum + one)).toBe(points);
    }
  });

  test("shows the leader after each period", async () => {
    const { leads, widest } = await gameOf("0022500437");
    expect(leads.map(({ words }) => words)).toEqual(["MIL 2", "MIL 4", "MIL 5", "MIL 9"]);
    expect(leads.map(({ margin }) => margin)).toEqual([-2, -4, -5, -9]);
    expect(widest).toBe(9);
  });

  test.each([
    ["0042500401", "Game 1: the Knicks lead the series 1–0"],
    ["0042500405", "Game 5: the Knicks win the championship 4–1"],
  ])("%s shows the state of the series after it", async (id, series) => {
    expect((await gameOf(id)).series).toBe(series);
  });

  test("has the four factors, the season series, and the season highs of the game", async () => {
    const { factors, seasonSeries, highs, meetingsHref } = await gameOf("0022500396");
    expect(factors.map(({ short, away, home }) => `${short} ${away} ${home}`)).toEqual(
      "eFG% 68.5 63.8|TOV% 9.2 8.2|ORB% 27.5 17.1|FTr 42.4 32.7".split("|"),
    );
    expect({ seasonSeries, meetingsHref }).toEqual({
      seasonSeries: "Bulls 3–0",
      meetingsHref: "/nba/teams/5/against/1",
    });
    expect(highs).toEqual([
      { name: "Bulls", words: "152 points", href: "/nba/teams/5/games?sort=-pts" },
      { name: "Hawks", words: "150 points", href: "/nba/teams/1/games?sort=-pts" },
      {
        name: "Trae Young",
        words: "35 points",
        href: "/nba/players/player/Trae%20Young/games?sort=-pts",
      },
    ]);
  });

  test("has neither season highs of players nor the most points when lines cannot be read", async () => {
    const without = { ...collections, lines: missing("lines") };
    const view = await loadGame(without, documents, "0022500938");
    const page = view.kind === "ready" ? view.page : undefined;
    expect(page?.highs).toEqual([]);
    expect(page?.sentence).toMatch(/^Bam Adebayo scored a season-high 83 points/);
  });

  test("has no team records when it is the NBA Cup final", async () => {
    const { away, home, isNeutral } = await gameOf("0062500001");
    expect({ records: [away.record, home.record], isNeutral }).toEqual({
      records: ["", ""],
      isNeutral: true,
    });
  });

  test.each(["0022599999", "1", "", "00225004370", "constructor", "../0022500437"])(
    "is missing for the id %j",
    async (id) => {
      expect(await loadGame(collections, documents, id)).toEqual({ kind: "missing" });
    },
  );

  test("is unavailable when its day cannot be read", async () => {
    expect(await loadGame(collections, noDocuments, "0022500437")).toEqual({ kind: "unavailable" });
  });
});

test.each([
  ["0022500437", "Bucks 112, Bulls 103"],
  ["0022500009", "Knicks 126, Cavaliers 124"],
  ["0042500405", "Knicks 94, Spurs 90"],
])("%s has the score %j, the winner first", async (id, score) => {
  expect((await gameOf(id)).score).toBe(score);
});
