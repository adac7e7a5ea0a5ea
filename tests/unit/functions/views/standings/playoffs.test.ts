import { describe, expect, test } from "vitest";
import { missing } from "#functions/data/not-held.ts";
import { loadPlayoffs, loadSeeds } from "#functions/views/standings/playoffs.ts";
import { builtCollections, builtDocuments, builtValue, noDocuments } from "../built.ts";
import { collectionsOf } from "../collections.ts";

const collections = builtCollections();
const postseason = await builtValue("postseason");

const SUNS_BLAZERS_CLIPPERS_WARRIORS = new Set([24, 25, 13, 10]);
const isInEastPlayIn = ({ stage, homeTeamId }: (typeof postseason.games)[number]) =>
  stage === "play-in" && !SUNS_BLAZERS_CLIPPERS_WARRIORS.has(homeTeamId);

const leader = (player: string, code: string, stat: string) =>
  expect.objectContaining({ rank: 1, player, stat, team: expect.objectContaining({ code }) });

async function playoffs(documents = builtDocuments()) {
  const view = await loadPlayoffs(collections, documents);
  if (view.kind !== "ready") throw new Error("no playoffs");
  return view.page;
}

describe("the playoffs", () => {
  test("have fifteen series in bracket order", async () => {
    const { rounds, finals } = await playoffs();
    expect(
      rounds.map(({ name, conference, series }) => [
        `${name} ${conference}`,
        series.map(({ high, low }) => `${high.seed}-${low.seed}`).join(" "),
      ]),
    ).toEqual([
      ["First round West", "1-8 4-5 3-6 2-7"],
      ["First round East", "1-8 4-5 3-6 2-7"],
      ["Semifinals West", "1-4 2-6"],
      ["Semifinals East", "1-4 3-7"],
      ["Conference final West", "1-2"],
      ["Conference final East", "3-4"],
    ]);
    expect([finals?.high.name, finals?.low.name]).toEqual(["Spurs", "Knicks"]);
  });

  test("list as many games as each series' result", async () => {
    const { rounds, finals } = await playoffs();
    const all = [...rounds.flatMap(({ series }) => series), ...(finals ? [finals] : [])];
    expect(all).toHaveLength(15);
    for (const { high, low, games } of all) {
      expect(games.filter(({ wonByHigh }) => wonByHigh)).toHaveLength(high.points);
      expect(games).toHaveLength(high.points + low.points);
      expect(games.map(({ number }) => number)).toEqual(games.map((_, at) => at + 1));
      expect([high.won, low.won]).toEqual([high.points === 4, low.points === 4]);
    }
  });

  test("name the champion, the awards and the Finals' top scorers", async () => {
    const { champion, conferenceMvps, finals, firstDate, lastDate } = await playoffs();
    expect(champion?.sentence).toBe(
      "The Knicks beat the Spurs 4–1 in the Finals for their first title since 1973, going 16–3 in the playoffs; no game of the Finals was decided by more than 10 points.",
    );
    expect(champion?.mvp).toEqual({
      name: "Jalen Brunson",
      href: "/nba/players/player/Jalen%20Brunson",
      means: [
        ["PPG", "32.6"],
        ["RPG", "4.2"],
        ["APG", "4.6"],
      ],
    });
    expect(champion?.coach).toBe("Mike Brown");
    expect(conferenceMvps.map(({ name, conference }) => [conference, name])).toEqual([
      ["West", "Victor Wembanyama"],
      ["East", "Jalen Brunson"],
    ]);
    expect(finals?.games.map(({ best }) => `${best?.name}, ${best?.points}`)).toEqual([
      "Jalen Brunson, 30",
      "Karl-Anthony Towns, 21",
      "Victor Wembanyama, 32",
      "Jalen Brunson, 36",
      "Jalen Brunson, 45",
    ]);
    expect([firstDate, lastDate]).toEqual(["2026-04-14", "2026-06-13"]);
  });

  test("include the play-in with the seeds before it", async () => {
    const { playIn } = await playoffs();
    const west = playIn.find(({ conference }) => conference === "West")?.games;
    expect(
      west?.map(({ words, sides }) => [
        words,
        ...sides.map(({ seed, name, points }) => `${seed} ${name} ${points}`),
      ]),
    ).toEqual([
      ["7 vs. 8: winner is the No. 7 seed", "7 Suns 110", "8 Trail Blazers 114"],
      ["9 vs. 10: loser is out", "9 Clippers 121", "10 Warriors 126"],
      ["Winner is the No. 8 seed", "7 Suns 111", "10 Warriors 96"],
    ]);
  });

  test("have leaders, with what a player needs to be one of them", async () => {
    const { leaders } = await playoffs();
    expect(leaders.map(({ category, least, rows }) => [category, least, rows[0]])).toEqual([
      ["Points per game", "17 games, or 393 points", leader("Jalen Brunson", "NYK", "28.4")],
      [
        "Rebounds per game",
        "17 games, or 225 rebounds",
        leader("Victor Wembanyama", "SAS", "10.9"),
      ],
      [
        "Assists per game",
        "17 games, or 113 assists",
        leader("Shai Gilgeous-Alexander", "OKC", "7.9"),
      ],
    ]);
    expect(leaders[0]?.rows).toHaveLength(5);
    expect(leaders[0]?.href).toBe("/nba/stats/players?stage=playoffs&season=2025-26");
  });

  test("have no leaders when the lines cannot be read", async () => {
    const view = await loadPlayoffs({ ...collections, lines: missing("lines") }, builtDocuments());
    expect(view).toMatchObject({ kind: "ready", page: { leaders: [] } });
  });

  test("are those of today's places while they have not begun", async () => {
    const view = await loadSeeds(collections);
    const { west, east } = await builtValue("standings");
    const [own, others] = view.kind === "ready" ? view.page : [];
    for (const [seeds, rows] of [
      [own, west],
      [others, east],
    ] as const) {
      const pairs = seeds?.games.map(({ sides }) =>
        sides.map(({ seed, points }) => [seed, points]),
      );
      const winsAt = (rank: number) => [rank, rows.find((row) => row.rank === rank)?.wins];
      expect(pairs).toEqual([
        [1, 8].map(winsAt),
        [4, 5].map(winsAt),
        [3, 6].map(winsAt),
        [2, 7].map(winsAt),
      ]);
    }
    const begun = { ...collections, ...collectionsOf({ games: [] }) };
    expect(await loadSeeds(begun)).toMatchObject({ kind: "missing" });
  });

  test("omit details from documents that are missing", async () => {
    const { champion, finals } = await playoffs(noDocuments);
    expect(champion?.sentence).toMatch(/^The Knicks beat the Spurs 4–1 in the Finals, going 16–3/);
    expect(champion?.mvp?.means).toEqual([]);
    expect(finals?.games.map(({ best }) => best)).toEqual(Array(5).fill(undefined));
  });

  test.each([
    ["no game", { games: [], series: [], awards: [] }, { kind: "missing" }],
    [
      "no award",
      { ...postseason, awards: [] },
      { page: { champion: { mvp: undefined, coach: undefined }, conferenceMvps: [] } },
    ],
    [
      "no final yet",
      { ...postseason, series: postseason.series.filter(({ round }) => round < 4) },
      { page: { champion: undefined, finals: undefined } },
    ],
    [
      "a play-in of one conference, as in 2020",
      { ...postseason, games: postseason.games.filter((game) => !isInEastPlayIn(game)) },
      { page: { playIn: [{ conference: "West" }] } },
    ],
  ])("may have %s", async (_, known, expected) => {
    const others = { ...collections, ...collectionsOf({ games: [], postseason: known }) };
    expect(await loadPlayoffs(others, builtDocuments())).toMatchObject(expected);
  });
});
