import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { meaningOf } from "#tests/fixtures/meanings.ts";
import type { PlainRow } from "#tests/fixtures/naive-questions.ts";
import {
  all,
  counts,
  has,
  isTeam,
  linesOf,
  record,
  type Test,
  teamGames,
} from "#tests/fixtures/plain-answers.ts";

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

it.each([
  ["6 point games", "count rows=team-games result=w margin=6"],
  ["15 fouls", "list rows=players sum.pf=15.."],
  ["7 fouls", "list rows=players sum.pf=7.."],
  ["luka 101 points", "Limits on averages are for many players or teams."],
  ["players with 41 rebounds", "list rows=players sum.reb=41.."],
  ["15 steals", "count rows=players stl=15.."],
  ["16 steals", "list rows=players sum.stl=16.."],
  ["lakers 84 points", "record rows=team-games team=LAL pts=84.."],
  ["lakers 83 points", "count rows=players team=LAL pts=83.."],
  ["lakers 25 assists", "record rows=team-games team=LAL ast=25.."],
  ["lakers 24 assists", "count rows=players team=LAL ast=24.."],
  ["lakers games with 24 assists", "count rows=players team=LAL ast=24.."],
  ["games with over 45 minutes", "count rows=players min=>45.."],
  ["games with over 30 game score", "count rows=players gmsc=>30.."],
  ["luka over 10.5 rebounds", "count player=Luka Dončić reb=11.."],
  ["luka under 10.5 rebounds", "count player=Luka Dončić reb=..10"],
  [
    "lakers record when luka scores over 24.5 points",
    "record player=Luka Dončić team=LAL pts=25..",
  ],
  ["win percentage above 70", "list rows=teams winpct=>0.7.."],
  ["teams with a win percentage above 50", "list rows=teams winpct=>0.5.."],
  ["teams with a win percentage under .400", "list rows=teams winpct=..<0.4"],
  ["teams with a win percentage above 0.5", "list rows=teams winpct=>0.5.."],
  ["games shooting over 50 percent", "count rows=players fgpct=>50.."],
  ["players shooting over 50 percent", "list rows=players avg.fgpct=>50.."],
  ["jokic without a triple double", "count player=Nikola Jokić td=0"],
  ["players without a triple double", "list rows=players sum.td=0"],
  ["most games without a triple double", "leaders gp rows=players td=0"],
])("%s means %s", (question, meaning) => {
  expect(meaningOf(question)).toBe(meaning);
});

describe("a number without a figure of one player's games", () => {
  it.each([
    ["luka games with 35 or more", "count player=Luka Dončić pts=35.."],
    ["luka games with at least 20", "count player=Luka Dončić pts=20.."],
    ["luka games with 19 or more", "The question does not say what the number counts."],
    ["luka games with 35", "The question does not say what the number counts."],
    ["games with 35 or more", "The question does not say what the number counts."],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});

describe("a percentage beside a count", () => {
  it.each([
    [
      "20 points on 50/40/90",
      "list rows=players avg.pts=20.. avg.fgpct=50.. avg.fg3pct=40.. avg.ftpct=90..",
    ],
    ["players with 20 points shooting 50 percent", "list rows=players avg.pts=20.. avg.fgpct=50.."],
    ["games with 20 points shooting 50 percent", "count rows=players pts=20.. fgpct=50.."],
    ["most points on 100% shooting", "high pts fgpct=100.. sort=-pts"],
    ["most points on 60% shooting", "leaders pts rows=players avg.fgpct=60.. per=total sort=-pts"],
  ])("%s means %s", (question, meaning) => {
    expect(meaningOf(question)).toBe(meaning);
  });
});
