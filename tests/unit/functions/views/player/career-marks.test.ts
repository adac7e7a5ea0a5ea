import { expect, test } from "vitest";
import { loadPlayerCareer } from "#functions/views/player/career-page.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const [collections, documents] = [builtCollections(), builtDocuments()];
const marksOf = async (name: string) => {
  const { marks } = pageOf(await loadPlayerCareer(collections, documents, name));
  if (marks === undefined) throw new Error(name);
  return marks;
};

test("a career that is held from its beginning: debut, teams, highs and milestones", async () => {
  const { debut, teams, highs, milestones, since } = await marksOf("Luka Dončić");
  expect(debut).toMatchObject({ words: "Debut: Oct 17, 2018" });
  expect(teams.map(({ name, seasons }) => [name, seasons])).toEqual([
    ["Dallas Mavericks", "2018-19 to 2024-25"],
    ["Los Angeles Lakers", "2024-25 to 2025-26"],
  ]);
  expect(highs[0]).toMatchObject({
    label: "Points",
    rows: [{ figure: "73", words: "Mavericks at Atlanta, Jan 26, 2024" }],
  });
  expect(milestones.map(({ what }) => what)).toContain("10,000th point");
  expect(since).toBeUndefined();
});

test("a career with rebuilt lines: debut and milestones by its official seasons", async () => {
  const { debut, milestones, since } = await marksOf("LeBron James");
  expect(debut).toEqual({ words: "Debut: Oct 29, 2003", href: "/nba/games/0020300014" });
  // The league dates his 40,000th point March 2, 2024, and his 30,000th January 23, 2018.
  const dates = Object.fromEntries(milestones.map(({ what, date }) => [what, date]));
  expect(dates).toMatchObject({
    "30,000th point": "Jan 23, 2018",
    "40,000th point": "Mar 2, 2024",
  });
  expect(since).toBeUndefined();
});

test("of a former player, the whole career counts, and the highs of the held seasons", async () => {
  const page = pageOf(await loadPlayerCareer(collections, documents, "Kobe Bryant"));
  expect(page).toMatchObject({ isFormer: true, name: "Kobe Bryant" });
  expect(page.marks?.debut.words).toBe("Debut in 1996-97");
  expect(page.marks?.since).toBe("Games since 1998-99; earlier ones aren't available here.");
  // The league dates his 30,000th point December 5, 2012.
  expect(page.marks?.milestones).toContainEqual({
    what: "30,000th point",
    date: "Dec 5, 2012",
    href: "/nba/games/0021200263",
  });
  expect(page.marks?.highs[0]).toMatchObject({
    rows: [{ figure: "81", words: "Lakers vs. Toronto, Jan 22, 2006" }],
  });
});

test.each([
  [
    "Michael Jordan",
    [
      "30.1 Points per game 1st",
      "2,514 Steals 4th",
      "12,192 Field goals made 5th",
      "32,292 Points 6th",
    ],
  ],
  [
    "Wilt Chamberlain",
    ["22.9 Rebounds per game 1st", "23,924 Rebounds 1st", "30.1 Points per game 2nd"],
  ],
  ["LeBron James", ["43,440 Points 1st", "12,016 Assists 4th"]],
  ["Kwame Brown", []],
])("%s has his best places of all time", async (name, places) => {
  const { ranks } = pageOf(await loadPlayerCareer(collections, documents, name));
  const shown = ranks.map(({ label, rows: [own] }) => `${own?.figure} ${label} ${own?.words}`);
  expect(shown).toEqual(expect.arrayContaining(places.map((place) => `${place} all-time`)));
  expect(shown.length).toBeLessThanOrEqual(places.length === 0 ? 0 : 6);
});
