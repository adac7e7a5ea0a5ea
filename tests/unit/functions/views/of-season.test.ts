import { expect, test } from "vitest";
import { ok } from "#domain/result.ts";
import { readsOfPastSeason } from "#functions/data/past-season.ts";
import { playerTabs } from "#functions/views/page/subject-tabs.ts";
import { loadPlayer } from "#functions/views/player/players.ts";
import { loadTeam, loadTeamRoster } from "#functions/views/team/team.ts";
import { builtCollections, builtDocuments, pageOf } from "./built.ts";

const current = { collections: builtCollections(), documents: builtDocuments() };

const team = async (id: string, season: string) => {
  const { collections, documents } = readsOfPastSeason(season, current);
  return loadTeam(collections, documents, id, { season, now: 0, bringsResults: false });
};

const player = async (name: string, season: string, search = "") => {
  const { collections, documents } = readsOfPastSeason(season, current);
  return loadPlayer(collections, documents, name, { season, search: new URLSearchParams(search) });
};

const profile = async (name: string, season: string) => {
  const page = pageOf(await player(name, season));
  if (page.kind !== "known") throw new Error(page.kind);
  return page.profile;
};

test("a team's season: how it stood and ended, its leaders, roster and changes", async () => {
  const page = pageOf(await team("28", "2018-19"));
  expect(page.record).toBe("58–24");
  expect(page.sentence).toBe(
    "Second in the East, 2 games behind Milwaukee; 1 fewer win than the season before. " +
      "Won the championship against the Warriors, 4–2.",
  );
  expect(page.lastTen).toHaveLength(10);
  expect(page.playoffs.map(({ opponent, score }) => [opponent?.name, score])).toEqual([
    ["Magic", "4–1"],
    ["76ers", "4–3"],
    ["Bucks", "4–2"],
    ["Warriors", "4–2"],
  ]);
  expect(page.playoffs[0]?.opponent?.href).toBe("/nba/teams/22?season=2018-19");
  expect(page.leaders?.rows[0]).toMatchObject({
    label: "Points",
    value: "26.6",
    name: "Kawhi Leonard",
    href: "/nba/players/player/Kawhi%20Leonard?season=2018-19",
  });
  // Marc Gasol's figures are of his games for Toronto alone.
  expect(page.roster.rows.find(({ name }) => name === "Marc Gasol")?.figures.at(-1)).toBe("26");
  for (const { name, figures } of page.roster.rows) expect(figures, name).not.toContain("");
  const minutes = page.roster.rows.map(({ figures }) => Number(figures[3]));
  expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  expect(page.changes?.before).toBe("2017-18");
  expect(page.changes?.came[0]).toEqual({
    name: "Kawhi Leonard",
    href: "/nba/players/player/Kawhi%20Leonard?season=2018-19",
    words: "from the Spurs",
  });
  expect(page.changes?.left[0]).toEqual({
    name: "DeMar DeRozan",
    href: "/nba/players/player/DeMar%20DeRozan?season=2017-18",
    words: "to the Spurs",
  });
});

test("of the first season that is held, who came and left is not known", async () => {
  const page = pageOf(await team("4", "1998-99"));
  expect(page.team.fullName).toBe("Charlotte Hornets");
  expect(page.changes).toBeUndefined();
});

test("a team that missed the playoffs says so, and an unknown team is missing", async () => {
  expect(pageOf(await team("23", "2015-16")).sentence).toMatch(/Missed the playoffs\.$/);
  expect(await team("31", "2015-16")).toMatchObject({ kind: "missing" });
});

test("a player's season: places by that season's rules, highs, stages and honours", async () => {
  const page = await profile("Stephen Curry", "2015-16");
  expect(page.season?.places).toMatch(/^First in the league in scoring \(30\.1\)/);
  expect(page.season?.figures.find(({ label }) => label === "PTS")?.place?.rank).toBe(1);
  expect(page.ofLines?.highs[0]).toMatchObject({ label: "Points", rows: [{ figure: "53" }] });
  expect(page.ofLines?.means.rows.map(({ label, games }) => [label, games])).toEqual([
    ["Regular season", "79"],
    ["Playoffs", "18"],
  ]);
  expect(page.honours.map(({ award }) => award)).toContain("Most Valuable Player");
  expect(page.record?.lastTen.rows).toHaveLength(10);
  expect(page.seasons).toHaveLength(17);
  expect(page.record?.chart?.choices[1]?.href).toBe("?figure=reb&season=2015-16#figure");
});

test("a former player has the seasons in which he played, and several teams", async () => {
  const page = await profile("DeMarcus Cousins", "2016-17");
  expect(page.teams.map(({ name }) => name)).toEqual(["Sacramento Kings", "New Orleans Pelicans"]);
  expect(page.seasons[0]).toBe("2010-11");
  expect(page.seasons.at(-1)).toBe("2021-22");
});

test("nobody of a name who did not play then", async () => {
  expect(await player("Luka Dončić", "2013-14")).toMatchObject({ kind: "missing" });
});

test("who came and left since the season's games stands beside a newer roster", async () => {
  const { collections, documents } = current;
  const { changes, asOf } = pageOf(await loadTeamRoster(collections, documents, "14"));
  expect(asOf).toBe("Roster as of October 8, 2026");
  expect(changes).toMatchObject({ before: "2025-26", isRoster: true });
  const wordsOf = (movers: { name: string; words: string }[] = []) =>
    new Map(movers.map(({ name, words }) => [name, words]));
  const [came, left] = [wordsOf(changes?.came), wordsOf(changes?.left)];
  expect(came.get("Kevon Looney")).toBe("from the Pelicans");
  expect(came.get("Cameron Carr")).toBe("");
  expect(left.get("LeBron James")).toBe("to the 76ers");
  expect(left.get("Maxi Kleber")).toBe("");
  for (const movers of [came, left]) expect(movers.has("Austin Reaves")).toBe(false);
});

test("a roster of the running season stands beside the season before", async () => {
  const { collections, documents } = current;
  const players: typeof collections.players = async () => {
    const read = await collections.players();
    return read.ok ? ok({ ...read.value, updatedAt: "2026-02-10T08:00:00.000Z" }) : read;
  };
  const page = pageOf(await loadTeamRoster({ ...collections, players }, documents, "10"));
  expect(page.asOf).toBe("Roster as of February 10, 2026");
  expect(page.changes).toMatchObject({ before: "2024-25", isRoster: true });
  expect(page.changes?.came.find(({ name }) => name === "Al Horford")).toEqual({
    name: "Al Horford",
    href: "/nba/players/player/Al%20Horford",
    words: "from the Celtics",
  });
  expect(page.changes?.left.find(({ name }) => name === "Kevon Looney")?.href).toBe(
    "/nba/players/player/Kevon%20Looney?season=2024-25",
  );
});

test("a roster without a date says none", async () => {
  const { collections, documents } = current;
  const players: typeof collections.players = async () => {
    const read = await collections.players();
    return read.ok ? ok({ ...read.value, updatedAt: undefined }) : read;
  };
  const page = pageOf(await loadTeamRoster({ ...collections, players }, documents, "10"));
  expect(page.asOf).toBe("");
});

test.each([
  ["LeBron James", true],
  ["Kobe Bryant", false],
])("%s has a star on the page of 2013-14: %s", async (name, isActive) => {
  expect((await profile(name, "2013-14")).hasStar).toBe(isActive);
});

test("a comparison of a player whose name another has begins with his id", async () => {
  const { id } = (await profile("Tony Mitchell", "2013-14")).player;
  const [compare] = playerTabs(
    { href: "/x", name: "Tony Mitchell", id },
    "2025-26",
    "2013-14",
  ).slice(-1);
  expect(compare?.href).toBe(`/nba/compare?players=${id}&season=2013-14`);
});
