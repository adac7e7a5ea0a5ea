import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import type { PlainRow } from "#tests/fixtures/naive-questions.ts";
import {
  all,
  bestRecords,
  has,
  isAgainst,
  isTeam,
  last,
  linesOf,
  lost,
  record,
  type Test,
  teamGames,
  totals,
  usual,
  won,
} from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

const clubs = sourceRows("teams.csv").map(({ abbreviation = "", name = "" }) => ({
  abbreviation,
  name,
}));

describe("a question about two teams or players", () => {
  const meetings = (own: string, other: string, stage = "season") =>
    record(teamGames(all(isTeam(own), isAgainst(other)), stage));

  it.each([
    ["did the lakers beat the celtics", "BOS", "LAL"],
    ["did the celtics beat the lakers", "BOS", "LAL"],
    ["did the celtcs beat the lakers this season", "BOS", "LAL"],
    ["did the lakers lose to the celtics", "BOS", "LAL"],
    ["how many times did the knicks beat the celts", "NYK", "BOS"],
    ["have the nuggets beaten the jazz", "DEN", "UTA"],
  ])("is answered with their head-to-head record: %s", (question, winner, loser) => {
    const nameOf = (short: string) => clubs.find((one) => one.abbreviation === short)?.name;
    expect(ask(question).text).toContain(
      `The ${nameOf(winner)} beat the ${nameOf(loser)} ${meetings(winner, loser)}`,
    );
  });

  it("is answered for the season and the playoffs when they met in both", () => {
    const { text } = ask("did the knicks beat the spurs");
    expect(text).toContain(meetings("NYK", "SAS"));
    expect(text).toContain(`${meetings("NYK", "SAS", "playoffs")} in the playoffs`);
  });

  const recordOf = (name: string) => bestRecords().find((one) => one.name === name)?.record;

  it.each([
    ["celtics or knicks record", ["Celtics", "Knicks"]],
    ["who has the better record celtics or knicks", ["Celtics", "Knicks"]],
    ["celts or knicks", ["Celtics", "Knicks"]],
    ["knicks or celtics recrod", ["Knicks", "Celtics"]],
    ["lakers or warriors or nuggets record", ["Lakers", "Warriors", "Nuggets"]],
  ])("is answered with each team's record: %s", (question, names) => {
    const said = names.map((name) => `The ${name} went ${recordOf(name)}.`);
    expect(ask(question).text).toBe(said.join(" "));
  });

  it.each([
    ["luka or sga points per game", "pts"],
    ["who has more points sga or luka", "pts"],
    ["who averages more assists luka or sga", "ast"],
  ])("is answered with each player's average: %s", (question, key) => {
    for (const name of ["Luka Dončić", "Shai Gilgeous-Alexander"]) {
      const own = totals(key).find((one) => one.name === name);
      const mean = ((own?.value ?? 0) / (own?.games ?? 1)).toFixed(1);
      expect(ask(question).text).toContain(`${name} averaged ${mean}`);
    }
  });
});

/** The runs of consecutive games that pass a test; the run up to the last game is open. */
function runsOf(rows: readonly PlainRow[], test: Test): { length: number; isOpen: boolean }[] {
  const runs: { length: number; isOpen: boolean }[] = [];
  let length = 0;
  for (const row of last(rows, rows.length)) {
    if (test(row)) length += 1;
    else if (length > 0) {
      runs.push({ length, isOpen: false });
      length = 0;
    }
  }
  return length > 0 ? [...runs, { length, isOpen: true }] : runs;
}

const everyRun = (test: Test) =>
  clubs.flatMap(({ abbreviation, name }) =>
    runsOf(teamGames(isTeam(abbreviation)), test).map((run) => ({ ...run, name })),
  );

describe("streaks of a length", () => {
  it.each([
    ["10 game winning streaks", won, 10],
    ["10-game win streaks", won, 10],
    ["winning streaks of 10 or more games", won, 10],
    ["10+ game wining streaks", won, 10],
    ["8 game losing streaks", lost, 8],
    ["16 game winning streak", won, 16],
    ["three game winning streaks", won, 3],
  ])("are counted: %s", (question, test, least) => {
    const found = everyRun(test).filter(({ length }) => length >= least);
    const longest = Math.max(...found.map(({ length }) => length));
    const { text, rows } = ask(question);
    expect(text).toMatch(new RegExp(`^${found.length} \\w+ streaks? of ${least} or more games`));
    expect(text).toContain(`${longest} games`);
    expect(rows).toHaveLength(Math.min(found.length, 25));
  });

  it("are none when no streak is that long", () => {
    expect(everyRun(won).every(({ length }) => length < 20)).toBe(true);
    expect(ask("20 game winning streaks").text).toContain("No teams had such a winning streak.");
  });

  it("are counted for one team", () => {
    const own = runsOf(teamGames(isTeam("LAL")), won).filter(({ length }) => length >= 5);
    expect(ask("lakers 5 game winning streaks").text).toContain(`${own.length} winning streaks`);
  });
});

describe("open streaks", () => {
  it.each([
    ["current win streak", won],
    ["longest current winning streak", won],
    ["curent win streaks", won],
    ["longest active losing streak", lost],
    ["who is currently on a losing streak", lost],
  ])("are listed with the longest: %s", (question, test) => {
    const open = everyRun(test).filter(({ isOpen, length }) => isOpen && length > 1);
    const longest = Math.max(...open.map(({ length }) => length));
    const { text, rows } = ask(question);
    expect(text).toContain(`: ${longest} games`);
    for (const { name } of open.filter(({ length }) => length === longest))
      expect(text).toContain(name);
    expect(rows).toHaveLength(open.length);
  });

  it.each([
    ["lakers current streak", "LAL"],
    ["nuggets current win streak", "DEN"],
  ])("are told for one team: %s", (question, club) => {
    const run = runsOf(teamGames(isTeam(club)), won).find(({ isOpen }) => isOpen);
    expect(ask(question).text).toContain(
      `a current winning streak at the end of the season: ${run?.length} games`,
    );
  });

  it("are none when the last game ended them", () => {
    const open = clubs.find(
      ({ abbreviation }) =>
        !runsOf(teamGames(isTeam(abbreviation)), won).some(({ isOpen }) => isOpen),
    );
    expect(ask(`${open?.name} current win streak`).text).toContain("had no current winning");
  });
});

describe("the leaders of each team", () => {
  it.each([
    ["top scorer each team", "leading scorer"],
    ["leading scorer of every team", "leading scorer"],
    ["each team's top scorer", "leading scorer"],
    ["leading scorrer on each team", "leading scorer"],
    ["best rebounder of each team", "best rebounder"],
  ])("match the answers for each single team: %s", (question, single) => {
    const { rows } = ask(question);
    expect(rows).toHaveLength(clubs.length);
    for (const { name } of clubs) {
      const [, leader, value] =
        /^(.+) had the most .+: ([\d.]+)\./.exec(ask(`${name} ${single}`).text) ?? [];
      const own = rows.find((row) => row.includes(`${name} `));
      expect(own).toContain(`${leader} ${value}`);
    }
  });
});

describe("a player's games by a condition on another player", () => {
  const beside = (name: string, other: string, test: Test) => {
    const games = new Set(linesOf(other, test).map(({ game }) => game));
    return linesOf(name, ({ game }) => games.has(game));
  };

  it.each([
    ["lebron when luka scores 30", "LeBron James", "Luka Dončić", has("pts", 30)],
    ["how does lebron do when luka scores 30", "LeBron James", "Luka Dončić", has("pts", 30)],
    ["when luka scores 30 how does lebron do", "LeBron James", "Luka Dončić", has("pts", 30)],
    ["lebron stats when luka has a tripple double", "LeBron James", "Luka Dončić", has("td", 1)],
    ["reaves when luka scores 40", "Austin Reaves", "Luka Dončić", has("pts", 40)],
  ])("are averaged: %s", (question, name, other, test) => {
    const rows = beside(name, other, test);
    expect(rows.length).toBeGreaterThan(0);
    const { text } = ask(question);
    expect(text).toContain(`${name} averaged ${usual(rows)} when ${other}`);
    expect(text).toContain(`${rows.length} of ${linesOf(other, test).length} such games`);
    expect(text).toContain(record(rows));
  });

  it("are none when the two never met", () => {
    expect(beside("LeBron James", "Nikola Jokić", has("pts", 30))).toEqual([]);
    expect(ask("lebron when jokic scores 30").text).toContain("LeBron James played no game");
  });
});

it("a player's figures by team or by opponent name the teams", () => {
  expect(ask("harden points by team").text).toMatch(/ for the Clippers .* for the Cavaliers /);
  expect(ask("luka points by opponent").text).toContain(" against the ");
});

describe("alternatives of opponents and conditions", () => {
  it.each([
    ["luka vs celtics or knicks", ["BOS", "NYK"]],
    ["luka vs the celtics and knicks", ["BOS", "NYK"]],
    ["luka averages vs celtics, knicks and nets", ["BOS", "NYK", "BKN"]],
  ])("are answered one by one: %s", (question, opponents) => {
    const { text, understanding } = ask(question);
    for (const short of opponents) {
      const rows = linesOf("Luka Dončić", isAgainst(short));
      const words = rows.length === 1 ? usual(rows).replaceAll(".0", "") : usual(rows);
      expect(text).toContain(words);
    }
    expect(understanding).toMatchObject({ fact: { kind: "each" } });
  });

  it("keep the team that they are asked of", () => {
    const { text } = ask("celtics record against knicks or 76ers");
    expect(text).toContain("Knicks beat the Celtics");
    expect(text).toContain("The Celtics and the 76ers split");
  });

  it("are the games of each player where one team's record is asked", () => {
    const { text } = ask("lakers record when luka or lebron scores 30");
    for (const name of ["Luka Dončić", "LeBron James"])
      expect(text).toContain(
        `The Lakers went ${record(linesOf(name, all(isTeam("LAL"), has("pts", 30))))} when ${name}`,
      );
  });

  it("take a part of each game", () => {
    const { text } = ask("luka or sga points in the fourth quarter");
    expect(text).toMatch(/^Luka Dončić averaged [1-9]/);
  });

  it.each([
    ["compare luka vs lebron and curry", "/nba/compare?players=1629029,2544,201939"],
    ["luka vs lebron and curry", "/nba/compare?players=1629029,2544,201939"],
    ["compare celtics vs lakers and knicks", "/nba/compare?teams=BOS,LAL,NYK"],
  ])("are compared where they are no games: %s", (question, path) => {
    expect(ask(question).text).toContain(path);
  });

  it.each([
    "lakers record without luka or lebron",
    "players averaging 20 points or 10 assists",
    "celtics or knicks record vs lakers or nets",
    "lakers record at home or on the road in january or on may 3",
  ])("are refused where they are of two kinds: %s", (question) => {
    expect(ask(question).understanding.kind).toBe("refused");
  });
});

describe("two players who did the same in one game", () => {
  const both = (name: string, other: string, test: Test) => {
    const theirs = new Set(linesOf(other, test).map(({ game }) => game));
    return linesOf(name, test).filter(({ game }) => theirs.has(game));
  };

  it.each<[string, string, string, Test]>([
    ["luka and reaves both scored 30", "Luka Dončić", "Austin Reaves", has("pts", 30)],
    ["games where luka and reaves both scored 30", "Luka Dončić", "Austin Reaves", has("pts", 30)],
    [
      "games where luka and lebron both had 10 assists",
      "Luka Dončić",
      "LeBron James",
      has("ast", 10),
    ],
    ["sga and jokic both scored 30", "Shai Gilgeous-Alexander", "Nikola Jokić", has("pts", 30)],
  ])("are counted: %s", (question, name, other, test) => {
    const { length } = both(name, other, test);
    expect(ask(question).text).toContain(`${length} game`);
  });

  it.each<[string, number]>([
    ["lakers record when luka and reaves both score 20", 20],
    ["lakers record when luka and reaves score 20", 20],
    ["lakers record when luka and reaves both score 30", 30],
  ])("have their team's record: %s", (question, least) => {
    const rows = both("Luka Dončić", "Austin Reaves", all(isTeam("LAL"), has("pts", least)));
    expect(ask(question).text).toContain(`went ${record(rows)}`);
  });

  it.each(["luka and lebron both averaged 20", "lebron points when luka and reaves both score 30"])(
    "are refused beside another question: %s",
    (question) => {
      expect(ask(question).understanding.kind).toBe("refused");
    },
  );
});
