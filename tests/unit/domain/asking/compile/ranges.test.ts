import { describe, expect, it } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";
import type { PlainRow } from "../../../../fixtures/naive-questions.ts";
import {
  all,
  counts,
  has,
  isTeam,
  linesOf,
  record,
  type Test,
  teamGames,
} from "../../../../fixtures/plain-answers.ts";

const minutes = (isIt: (minutes: number) => boolean): Test => {
  return (row) => isIt((row.count("sec") ?? -1) / 60);
};
const shot = (isIt: (made: number, tried: number) => boolean): Test => {
  return (row) => isIt(row.count("fgm") ?? 0, row.count("fga") ?? 0);
};

describe("a comparison", () => {
  it.each([
    ["games with more than 45 minutes", 53, minutes((played) => played > 45)],
    ["games over 45 minutes", 53, minutes((played) => played > 45)],
    ["games above 45 minutes", 53, minutes((played) => played > 45)],
    [
      "30 points in under 25 minutes",
      9,
      all(
        has("pts", 30),
        minutes((played) => played < 25),
      ),
    ],
    [
      "30 points in less than 25 minutes",
      9,
      all(
        has("pts", 30),
        minutes((played) => played < 25),
      ),
    ],
    [
      "30 points in 25 or fewer minutes",
      undefined,
      all(
        has("pts", 30),
        minutes((played) => played <= 25),
      ),
    ],
    [
      "games with a field goal percentage over 50",
      undefined,
      shot((made, tried) => 2 * made > tried),
    ],
    ["games shooting over 55 percent", undefined, shot((made, tried) => 20 * made > 11 * tried)],
  ])("of all games counts what it says: %s", (question, known, test) => {
    const { total } = counts(test);
    expect(total).toBe(known ?? total);
    expect(ask(question).text).toMatch(new RegExp(`^${total.toLocaleString("en")} games? with `));
  });

  it.each([
    ["luka games with over 40 minutes", minutes((played) => played > 40)],
    ["luka games with at least 40 minutes", minutes((played) => played >= 40)],
    ["luka games with less than 30 minutes", minutes((played) => played < 30)],
    ["luka games with 30 or fewer minutes", minutes((played) => played <= 30)],
    ["luka games with over 30 points", has("pts", 31)],
    ["luka games with more than 30 points", has("pts", 31)],
    ["luka games with 30+ points", has("pts", 30)],
    ["luka games with 30 or more points", has("pts", 30)],
    ["luka games with fewer than 5 turnovers", (row: PlainRow) => (row.count("tov") ?? 9) < 5],
    ["luka games with at most 5 turnovers", (row: PlainRow) => (row.count("tov") ?? 9) <= 5],
  ])("of a player's games counts what it says: %s", (question, test) => {
    expect(ask(question).text).toContain(
      `Luka Dončić had ${linesOf("Luka Dončić", test).length} games`,
    );
  });

  it("says what it leaves out", () => {
    expect(ask("luka games with over 40 minutes").text).toContain("more than 40 minutes");
    expect(ask("luka games with less than 30 minutes").text).toContain("less than 30 minutes");
    expect(ask("players averaging over 25 points").text).toContain("averaging more than 25 points");
  });

  it("leaves a share of exactly one half out of a team's games above it", () => {
    const above = teamGames(
      all(
        isTeam("LAL"),
        shot((made, tried) => 2 * made > tried),
      ),
    );
    expect(ask("lakers record when they shoot over 50 percent").text).toContain(
      `went ${record(above)}`,
    );
  });

  it("reads a winning percentage in hundredths", () => {
    expect(ask("teams with a win percentage above 70").text).toMatch(
      /^4 teams|^\d teams with a winning percentage of more than 0.7: the Thunder/,
    );
  });
});
