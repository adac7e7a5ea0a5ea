import { describe, expect, test } from "vitest";
import { LOG_FIGURES } from "#domain/players/log-figures.ts";
import { loadPlayerCareer } from "#functions/views/player/career-page.ts";
import { loadPlayer } from "#functions/views/player/players.ts";
import { vitalsOf } from "#functions/views/player/vitals.ts";
import { player as anyPlayer } from "#tests/fixtures/league.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "../built.ts";

const collections = builtCollections();
const documents = builtDocuments();
const totals = new Map(sourceRows("player_totals.csv").map((row) => [row.player, row]));
const lines = Map.groupBy(sourceRows("player_game_logs.csv"), (row) => row.player_id);
const zones = new Map(
  sourceRows("shot_zones.csv")
    .filter(({ stage }) => stage === "rs")
    .map((row) => [row.player_id, row]),
);

async function load(name: string, search = "", from = documents) {
  const page = pageOf(
    await loadPlayer(collections, from, name, { search: new URLSearchParams(search) }),
  );
  if (page.kind !== "known") throw new Error(`No player ${name}`);
  return page.profile;
}

const PLAYERS = "Luka Dončić|LeBron James|Victor Wembanyama|James Harden|Stephen Curry".split("|");

describe.each(PLAYERS)("the shots of %s", (name) => {
  const row = zones.get(totals.get(name)?.player_id) ?? {};

  test("match the source table by zone and in sum", async () => {
    const { shots } = await load(name);
    const table = ["ra", "paint", "mid", "lc3", "rc3", "atb3"].map((zone) => {
      const [made, tried] = [row[`${zone}_fgm`], row[`${zone}_fga`]];
      return `${made}-${tried}`;
    });
    expect(shots?.zones.slice(0, 6).map(({ shots }) => shots)).toEqual(table);
    const { fgm, fga, fg3m, fg3a } = totals.get(name) ?? {};
    expect(shots?.sums.map(({ shots }) => shots)).toEqual([
      `${Number(fgm) - Number(fg3m)}-${Number(fga) - Number(fg3a)}`,
      `${fg3m}-${fg3a}`,
      `${fgm}-${fga}`,
    ]);
  });

  test("are drawn with each hexagon once", async () => {
    const { shots } = await load(name);
    const places = (shots?.paths ?? []).flatMap(({ d }) => {
      let [column, row] = [0, 0];
      return [...d.matchAll(/([Mlh])(-?\d+)(?: ?(-?\d+))?/g)].flatMap(([, step, x, y], at) => {
        if (step === "h" && x === "0") return [];
        column = (at === 0 ? 0 : column) + Number(x);
        row = (at === 0 ? 0 : row) + Number(y ?? 0);
        return `${column} ${row}`;
      });
    });
    expect(places.length).toBeGreaterThan(100);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe("the texts of a shot chart", () => {
  test.each([
    ["Luka Dončić", "Dončić takes 48% of his shots from three", "The league: 42%."],
    ["Tyrese Maxey", "Maxey makes 46% of his shots", "The league: 47%."],
    ["Rudy Gobert", "Gobert takes 86% of his shots at the rim", "The league: 28%."],
    ["DeMar DeRozan", "DeRozan takes 48% of his shots from mid-range", "The league: 10%."],
  ])("compare the shots of %s with the league's", async (name, headline, beside) => {
    const { shots } = await load(name);
    expect(shots).toMatchObject({ headline, note: expect.stringContaining(beside) });
  });

  test("give the number of made shots when there are few", async () => {
    const { shots } = await load("Antonio Reeves");
    const { fgm, fga } = totals.get("Antonio Reeves") ?? {};
    expect(shots?.headline).toBe(`Reeves made ${fgm} of ${fga} shots`);
  });

  test("are missing for a player without shots, or when they cannot be read", async () => {
    expect((await load("Kyrie Irving")).shots).toBeUndefined();
    const broken = { ...documents, shots: unread };
    expect((await load("Luka Dončić", "", broken)).shots).toBeUndefined();
  });
});

describe.each(PLAYERS)("the chart of %s", (name) => {
  const own = lines.get(totals.get(name)?.player_id ?? "") ?? [];

  test.each(["pts", "reb", "ast", "stl", "blk", "tov"])("draws every game's %s", async (key) => {
    const { chart } = (await load(name, `figure=${key}`)).record ?? {};
    const heights = (chart?.plot.bars ?? []).flatMap(({ d }) =>
      [...d.matchAll(/v(-?[\d.]+)V0/g)].map(([, height]) => Number(height)),
    );
    const drawn = heights.filter((height) => height >= 1).toSorted((a, b) => a - b);
    const values = own.map((line) => Number(line[key]));
    expect(drawn).toEqual(values.filter((value) => value > 0).toSorted((a, b) => a - b));
    expect(heights).toHaveLength(values.length);
    const mean = Number(totals.get(name)?.[key]) / values.length;
    expect(Math.abs(Number(chart?.plot.mean.text) - mean)).toBeLessThanOrEqual(0.0501);
  });
});

test.each(PLAYERS)("the months of %s that large letters keep are far apart", async (name) => {
  const { record } = await load(name);
  const kept = (record?.chart?.plot.months ?? []).filter(({ isClose }) => !isClose);
  expect(kept.length).toBeGreaterThan(1);
  const places = kept.map(({ x }) => Number.parseFloat(x));
  for (const [at, place] of places.entries())
    expect(place - (places[at - 1] ?? -100)).toBeGreaterThanOrEqual(27.9);
});

describe("the texts of a chart", () => {
  test.each([
    ["Luka Dončić", "", "40 points or more in 16 of 64 games"],
    ["Luka Dončić", "figure=moon", "40 points or more in 16 of 64 games"],
    ["Victor Wembanyama", "figure=blk", "5 blocks or more in 17 of 64 games"],
  ])("of %s with %j count the games at a round figure", async (name, search, headline) => {
    expect((await load(name, search)).record?.chart?.headline).toBe(headline);
  });

  test("give the high, the missed games and the last ten", async () => {
    const { chart } = (await load("Luka Dončić")).record ?? {};
    expect(chart).toMatchObject({
      missed: 18,
      lastMean: "36.9",
      plot: { peak: { text: "60", where: "at Miami, Mar 19" }, mean: { text: "33.5" } },
    });
  });

  test("link to each figure and mark the current one", async () => {
    const { chart, href } = await load("Luka Dončić", "figure=reb").then(({ record, href }) => ({
      chart: record?.chart,
      href,
    }));
    expect(chart?.choices.map(({ href }) => href)).toEqual(
      LOG_FIGURES.map(({ key }, at) => (at === 0 ? `${href}#figure` : `?figure=${key}#figure`)),
    );
    expect(chart?.choices.filter(({ isShown }) => isShown).map(({ name }) => name)).toEqual([
      "Rebounds",
    ]);
  });

  test("are missing for a player without a game", async () => {
    expect((await load("Kyrie Irving")).record?.chart).toBeUndefined();
  });
});

describe("a player's season", () => {
  test.each([
    [
      "Luka Dončić",
      "First in the league in scoring (33.5), fourth in assists (8.3) and tied for sixth in steals (1.6); " +
        "the Lakers went 43–21 with him.",
    ],
    ["James Harden", /; his teams went \d+–\d+ with him\.$/],
    ["Antonio Reeves", /^[\d.]+ points, [\d.]+ rebounds and [\d.]+ assists a game; the \S/],
  ])("of %s is summarized in a sentence", async (name, sentence) => {
    const { season } = await load(name);
    expect(`${season?.places}; ${season?.record}.`).toMatch(sentence);
    const { w, l } = totals.get(name) ?? {};
    expect(season?.record).toContain(`${w}–${l}`);
  });

  test("has ranks among qualified players", async () => {
    const { season } = await load("Luka Dončić");
    expect(season?.note).toBe("64 games, 34 double-doubles, 8 triple-doubles.");
    expect(season?.averages).toBe("33.5 points, 7.7 rebounds and 8.3 assists a game");
    expect(season?.figures).toHaveLength(15);
    expect(season?.figures.slice(0, 2)).toEqual([
      {
        label: "PTS",
        value: "33.5",
        place: { rank: 1, words: "1st", of: 234, percentile: 100, isTop: true },
      },
      {
        label: "REB",
        value: "7.7",
        place: { rank: 22, words: "22nd", of: 234, percentile: 90, isTop: false },
      },
    ]);
    expect(season?.figures.find(({ label }) => label === "TOV")?.place).toEqual({
      rank: 234,
      words: "234th",
      of: 234,
      percentile: 0,
      isTop: false,
    });
  });

  test("has usage and ratings with their places on the leaders' lists", async () => {
    const { season } = await load("Nikola Jokić");
    const figures = season?.figures.filter(({ label }) => /USG%|Rtg/.test(label));
    expect(figures?.map(({ label, place }) => [label, place?.rank, place?.isTop])).toEqual([
      ["USG%", expect.any(Number), false],
      ["ORtg", 1, true],
      ["DRtg", expect.any(Number), false],
    ]);
  });

  test("begins with points, ends with minutes, and marks the first five places alone", async () => {
    const { season } = await load("Luka Dončić");
    expect(season?.figures.at(0)?.label).toBe("PTS");
    expect(season?.figures.at(-1)).toMatchObject({ label: "MIN", value: "35.8" });
    for (const { place } of season?.figures ?? [])
      if (place?.isTop) expect(place.rank).toBeLessThanOrEqual(5);
  });

  test("rounds percentiles down, so that only the first is the 100th", async () => {
    const { season } = await load("Victor Wembanyama");
    expect(season?.figures.find(({ label }) => label === "+/-")).toMatchObject({
      place: { words: "2nd", of: 234, percentile: 99 },
    });
  });

  test.each([
    ["Antonio Reeves", "all"],
    ["Luka Dončić", "none"],
  ])("of %s says how many figures have no place: %s", async (name, unplaced) => {
    const { season } = await load(name);
    expect(season?.unplaced).toBe(unplaced);
    expect(season?.figures.filter(({ place }) => place === undefined)).toHaveLength(
      unplaced === "all" ? (season?.figures.length ?? 0) : 0,
    );
  });

  test("is missing for a player without a game", async () => {
    expect((await load("Kyrie Irving")).season).toBeUndefined();
  });
});

describe("a player's vitals", () => {
  const known = { ...anyPlayer("Luka Dončić"), age: "27", height: "6-8", weight: "230" };
  test.each([
    [
      { ...known, position: "F-G", jersey: "77" },
      ["Forward-guard, no. 77", "27 years", "6 ft 8 in (2.03 m)", "230 lb (104 kg)"],
    ],
    [{ ...anyPlayer("A"), position: "C", yearsOfService: "R" }, ["Center", "Rookie in 2025-26"]],
    [
      { ...anyPlayer("A"), position: "C", yearsOfService: "R 2026-27" },
      ["Center", "Rookie in 2026-27"],
    ],
    [{ ...anyPlayer("A"), jersey: "00" }, ["No. 00"]],
    [anyPlayer("A"), []],
  ])("are listed for case %#", (player, words) => {
    expect(vitalsOf(player, "2025-26")).toEqual(words);
  });
});

describe("a career page", () => {
  test("has every season and all honours", async () => {
    const { career } = pageOf(await loadPlayerCareer(collections, documents, "LeBron James"));
    expect(career.rows).toHaveLength(23);
    const won = sourceRows("player_honours.csv").filter(({ player_id }) => player_id === "2544");
    expect(career.honours.reduce((sum, { times }) => sum + times, 0)).toBe(won.length);
  });

  test("is missing for an unknown player, and unavailable when it cannot be read", async () => {
    expect(await loadPlayerCareer(collections, documents, "Nobody Atall")).toEqual({
      kind: "missing",
    });
    const broken = { ...documents, careers: unread };
    expect(await loadPlayerCareer(collections, broken, "LeBron James")).toEqual({
      kind: "unavailable",
    });
  });
});
