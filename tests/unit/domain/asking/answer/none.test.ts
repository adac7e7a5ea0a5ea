import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { counts, has, linesOf, teamGames } from "#tests/fixtures/plain-answers.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

describe("leaders of a figure that nobody has", () => {
  it.each([
    ["most 5x5 games", "No players had any five-by-fives."],
    ["most triple doubles by a rookie in october", "No rookies had any triple-doubles in October."],
    ["second most five by fives", "No players had any five-by-fives."],
  ])("are none: %s", (question, sentence) => {
    expect(counts(has("5x5", 1)).total).toBe(0);
    expect(ask(question).text).toBe(sentence);
  });

  it.each(["most 5x5 games", "most triple doubles by a rookie in october"])(
    "are no rows: %s",
    (question) => {
      expect(ask(question).rows).toEqual([]);
    },
  );

  it("are no one in a list of teams", () => {
    const { rows } = ask("most triple doubles of each team");
    const without = rows.filter((row) => row.endsWith(" 0"));
    expect(without.length).toBeGreaterThan(0);
    for (const row of without) expect(row).toContain("No one");
  });
});

describe("a question that nothing answers", () => {
  it.each([
    ["most 80 point games at home by a rookie", "No rookies had such a game at home."],
    ["streak with 35 assists", "No players had such a streak."],
    ["20 game winning streaks", "No teams had such a winning streak."],
    ["who scored 60 in january", "0 games with 60 or more points in January."],
    ["lakers 35 point wins", "The Lakers won 0 games decided by 35 points or more."],
    ["mavericks 30-10-10 games", "rebounds and 10 or more assists by players of the Mavericks."],
  ])("says so and what to try: %s", (question, sentence) => {
    const { text } = ask(question);
    expect(text).toContain(sentence);
    expect(text).toMatch(/ Try a smaller number, a longer time or fewer conditions\.$/);
  });

  it("says how many there are when a place is further down", () => {
    expect(ask("who was 5th in blocks dutch").text).toBe(
      "Only 1 player from Netherlands qualifies.",
    );
  });
});

describe("a number of games", () => {
  it.each([
    ["how many games did lebron play", () => linesOf("LeBron James").length],
    ["lebron games played", () => linesOf("LeBron James").length],
    ["how many games did luka play at home", () => linesOf("Luka Dončić", atHome).length],
    ["lakers games played", () => teamGames(({ team }) => team === 14).length],
  ])("is played in: %s", (question, games) => {
    expect(ask(question).text).toContain(` played in ${games()} games`);
  });
});

function atHome({ place }: { place: string }): boolean {
  return place === "home";
}

it.each<[string, ...string[]]>([
  [
    "where does embiid rank in scoring",
    "Joel Embiid has no place: he does not qualify.",
    "Players with at least 58 games, or 1,400 points; fewer during the season.",
  ],
  [
    "where does embiid rank in scoring in january",
    "Joel Embiid had the 4th most points per game in January: 29.7.",
    "Of 249 who qualify. First: Luka Dončić 34.0. Only players with at least 12 games, or 291 points.",
  ],
  [
    "3rd most points by a player from cameroon",
    "Yves Missi had the 3rd most points of players from Cameroon: 377.",
    "Of 4. First: Pascal Siakam 1,485.",
  ],
  [
    "10th best record in the atlantic division",
    "Only 5 teams have a place in the Atlantic Division.",
  ],
])("in whole: %s", expectShown);

it.each<[string, ...string[]]>([
  ["gafford three point percentage", "Daniel Gafford had no three-point percentage."],
  [
    "gafford three point percentage in wins",
    "Daniel Gafford had no three-point percentage in wins.",
  ],
  [
    "gafford free throw percentage march 3 2026",
    "Daniel Gafford had no free throw percentage on March 3, 2026.",
  ],
  [
    "gafford points and three point percentage",
    "Daniel Gafford averaged 9.5 points and no three-point percentage.",
  ],
  [
    "gafford or lively three point percentage",
    "Daniel Gafford had no three-point percentage. Dereck Lively II had no three-point percentage.",
  ],
  [
    "gafford career three point percentage",
    "Daniel Gafford has a three-point percentage of 0.0% in the regular seasons of his career.",
    "0.0% to 2024-25 and none in 2025-26.",
  ],
  [
    "gafford career three point percentage in the playoffs",
    "Daniel Gafford had no three-point percentage in the playoffs of his career.",
  ],
  [
    "rudy gobert three point percentage 2015-16",
    "Rudy Gobert had no three-point percentage in 2015-16.",
  ],
  [
    "gafford best three point percentage in a game",
    "Daniel Gafford had no three-point percentage in a game.",
  ],
])("%s: no attempt is said", (question, ...shown) => expectShown(question, ...shown));
