import { describe, expect, test } from "vitest";
import type { LeaderCategory } from "#domain/leaders/leaders.ts";
import { leadersTable } from "#domain/leaders/leaders-table.ts";
import { gameLine, oneGame, playerSeason, roadWin, team, win } from "#tests/fixtures/league.ts";
import { gameContradictions } from "#tools/season/checks/games.ts";
import { leaderContradictions } from "#tools/season/checks/leaders.ts";
import {
  contractContradictions,
  playerContradictions,
  rosterContradictions,
} from "#tools/season/checks/players.ts";
import { teamContradictions } from "#tools/season/checks/teams.ts";
import { crossContradictions, legalKey, storageContradictions } from "#tools/season/checks/wire.ts";
import { contradictions } from "#tools/season/checks.ts";
import { buildDataset } from "#tools/season/dataset.ts";
import type { Tables } from "#tools/season/tables.ts";
import { groupsWire } from "#tools/season/wire.ts";

/** An item of a list that is known to be long enough. */
function first<Item>(items: Item[], at = 0): Item {
  const item = items[at];
  if (item === undefined) throw new Error("The list is too short.");
  return item;
}

describe("gameContradictions", () => {
  const teams = [team(1), team(2)];
  const date = (at: number) => new Date(Date.UTC(2025, 9, 21 + at)).toISOString().slice(0, 10);
  const season = () =>
    Array.from({ length: 82 }, (_, at) =>
      at % 2 ? win(1, 2, { date: date(at) }) : roadWin(2, 1, { date: date(at) }),
    );

  test("accepts a season of 82 games per team", () => {
    expect(gameContradictions({ teams, games: season() })).toEqual([]);
  });

  test.each<[string, (games: ReturnType<typeof season>) => void, string]>([
    ["a missing game", (games) => games.pop(), "There are 81 games, not 82."],
    ["a team with 81 games", (games) => games.pop(), "City 1 Team 1 have 81 games, not 82."],
    ["a game listed twice", (games) => (first(games).id = first(games, 1).id), "is listed twice."],
    [
      "a tied game",
      (games) => (first(games).homePoints = first(games).awayPoints),
      "has no winner.",
    ],
    [
      "an unknown team",
      (games) => (first(games).awayTeamId = 9),
      "names team 9, which there is not.",
    ],
    [
      "a team against itself",
      (games) => (first(games).awayTeamId = first(games).homeTeamId),
      "plays itself.",
    ],
    [
      "two games on one day",
      (games) => (first(games).date = first(games, 1).date),
      "play twice on 2025-10-22.",
    ],
  ])("reports %s", (_name, breakIt, message) => {
    const games = season();
    breakIt(games);
    expect(gameContradictions({ teams, games }).join("\n")).toContain(message);
  });
});

type Break = [string, (tables: Tables) => unknown, string];

function finds(check: (tables: Tables) => string[], cases: Break[]): void {
  test("accepts consistent tables", () => {
    expect(check(oneGame())).toEqual([]);
  });
  test.each(cases)("reports wrong %s", (_name, breakIt, message) => {
    const tables = oneGame();
    breakIt(tables);
    expect(check(tables).join("\n")).toContain(message);
  });
}

describe("contractContradictions", () => {
  finds(contractContradictions, [
    ["names", (t) => (first(t.contracts).player = "Player 11"), "are named Player 11."],
    ["ids", (t) => (first(t.contracts).player_id = "11"), "Player 11 is under contract twice."],
    ["teams", (t) => (first(t.contracts).team_id = 30), "is with team 30, which there is not."],
    ["contract names", (t) => (first(t.contracts).player = "X"), "is X by contract but Player 10"],
  ]);
});

describe("rosterContradictions", () => {
  finds(rosterContradictions, [
    ["dates", (t) => (t.rosters.asOf = ""), "The rosters have no date."],
    ["ids", (t) => (first(t.rosters.rows).player_id = "11"), "Player 11 is on a roster twice."],
    ["names", (t) => (first(t.rosters.rows).player = "Player 11"), "are named player 11."],
    [
      "teams",
      (t) => (first(t.rosters.rows).team_id = 30),
      "is on the roster of 30, which there is",
    ],
    ["namesakes", (t) => (first(t.rosters.rows).player_id = "99"), "(99) is another player's name"],
  ]);
});

describe("playerContradictions", () => {
  finds(playerContradictions, [
    ["names", (t) => (first(t.players).name = "Player 11"), "of the season are named Player 11"],
    ["points", (t) => (first(t.players).pts += 1), "23 points, but his shots make 22"],
    ["sums of points", (t) => (first(t.lines).pts += 1), "22 points, but 23 in his games"],
    ["rebounds", (t) => (first(t.players).oreb += 1), "rebounds are not those of both ends"],
    ["wins", (t) => (first(t.players).losses += 1), "wins and losses are not his games"],
    ["shots", (t) => (first(t.players).fga = 5), "more shots made than attempted"],
    ["threes", (t) => (first(t.players).fg3a = 21), "more threes than shots"],
    ["doubles", (t) => (first(t.players).tripleDoubles = 1), "more triple- than double-doubles"],
    ["eFG%", (t) => (first(t.players).ratings.effectiveFieldGoal = 0.6), "effective field goal"],
    ["TS%", (t) => (first(t.players).ratings.trueShooting = 0.6), "the true shooting percentage"],
    ["net rating", (t) => (first(t.players).ratings.net = 1), "the net rating is not"],
    ["line counts", (t) => t.lines.shift(), "1 games, but lines for 0"],
    ["sums of rebounds", (t) => (first(t.lines).reb += 2), "6 reb, but 8 in his games"],
    ["minutes", (t) => (first(t.players).minutes = 50), "the minutes are not those of his games"],
    ["double-doubles", (t) => (first(t.players).doubleDoubles = 2), "are not those of his games"],
    ["player ids", (t) => t.lines.push(gameLine("99")), "Player 99 has games but no season."],
  ]);

  test("accepts a count that the league corrected by one", () => {
    const tables = oneGame();
    first(tables.lines).reb += 1;
    expect(playerContradictions(tables)).toEqual([]);
  });

  test("reports a corrected double-double of a traded player", () => {
    const traded = playerSeason("1", { games: 2, wins: 2, minutes: 96, doubleDoubles: 1 });
    const found = playerContradictions({
      players: [traded],
      lines: [gameLine("1"), gameLine("1", { teamId: 2 })],
    });
    expect(found.join()).toContain("cannot be given to one of his teams");
  });
});

describe("teamContradictions", () => {
  const own = (t: Tables) => first(t.teamSeasons);
  finds(teamContradictions, [
    ["minutes", (t) => t.lines.map((l) => (l.minutes = 53)), "minutes of players, official"],
    ["league totals", (t) => (first(t.players).stl = 9), "stl: players 9, teams 0."],
    ["league points", (t) => (first(t.players).pts += 1), "pts: players 203, teams 202."],
    ["team lists", (t) => t.teamSeasons.shift(), "City 1 Team 1 have no season totals."],
    ["points", (t) => (own(t).totals.pts = 104), "104 points in total, 102 in the games"],
    ["shots", (t) => (own(t).totals.ftm = 1), "the shots do not make the points"],
    ["rebounds", (t) => (own(t).totals.reb = 1), "rebounds are not those of both ends"],
    [
      "eFG%",
      (t) => (own(t).ratings.effectiveFieldGoal = 0.6),
      "the effective field goal percentage",
    ],
    ["TS%", (t) => (own(t).ratings.trueShooting = 0.6), "the true shooting percentage"],
    ["AST%", (t) => (own(t).ratings.assistPercentage = 0.6), "the assist percentage"],
    ["pace", (t) => (own(t).ratings.pace = 101), "pace and rating do not make the points"],
    ["net rating", (t) => (own(t).ratings.net = 9), "the net rating is not that of both ends"],
    [
      "opponents' eFG%",
      (t) => (own(t).ratings.opponentEffectiveFieldGoal = 0.9),
      "opponents' effective field goal percentage is not",
    ],
    [
      "opponents' free throws",
      (t) => (own(t).ratings.opponentFreeThrowRate = 0.9),
      "opponents' free throw rate is not",
    ],
    [
      "opponents' points",
      (t) => (own(t).opponent.pts = 101),
      "opponents average 101 points, but scored 100",
    ],
  ]);
});

describe("leaderContradictions", () => {
  const players = Array.from({ length: 7 }, (_, at) =>
    playerSeason(String(at), { games: 70, minutes: 2000, pts: 1000 + at, fgm: 350, fga: 700 }),
  );
  const built = () => groupsWire(leadersTable(players), "2026-04-12T00:00:00.000Z", (list) => list);
  const check = (change: (points: LeaderCategory) => unknown) => {
    const leaders = built();
    const points = leaders.totals.data.find(({ category }) => category === "Points");
    if (points === undefined) throw new Error("There is no list of points.");
    change(points);
    return leaderContradictions(leaders, players)
      .filter((line) => line.includes("Points"))
      .join();
  };

  test("accepts the computed lists", () => {
    expect(check(() => {})).toBe("");
  });

  test.each<[string, (points: LeaderCategory) => unknown, string]>([
    ["a wrong figure", ({ top5 }) => (first(top5).stat = "9"), "Player 6 has 1006, not 9."],
    ["a wrong rank", ({ top5 }) => (first(top5, 1).rank = 1), "Player 5 is number 2, not 1."],
    [
      "a worse player in first place",
      ({ top5 }) => (first(top5).player = "Player 0"),
      "is number 7, not 1.",
    ],
    ["an unknown player", ({ top5 }) => (first(top5).player = "X"), "X has no season."],
    ["a missing row", ({ top5 }) => top5.pop(), "4 rows, not 5."],
    ["a duplicate player", ({ top5 }) => (top5[1] = first(top5)), "Player 6 is listed twice."],
    ["a list out of order", ({ top5 }) => top5.reverse(), "is out of order."],
    [
      "an unknown list",
      (points) => (points.category = "Points?"),
      'nothing says what "Points?" is.',
    ],
  ])("reports %s", (_name, change, message) => {
    expect(check(change)).toContain(message);
  });

  test("reports a group of fewer than six lists and a player who does not qualify", () => {
    const leaders = built();
    leaders.totals.data.length = 5;
    expect(leaderContradictions(leaders, players).join()).toContain("5 categories, fewer than 6.");
    const idle = players.map((of) => (of.id === "6" ? { ...of, games: 9 } : of));
    expect(leaderContradictions(leaders, idle).join()).toContain("does not qualify");
  });
});

describe("storageContradictions", () => {
  test.each(["Ast/TO", "a.b", "#", "$x", "[0]", "tab\t", "", "x".repeat(769)])(
    "rejects the key %j",
    (key) => {
      expect(legalKey(key)).toBe(false);
      expect(storageContradictions({ [key]: "1" }).join()).toContain("cannot be stored");
    },
  );

  test.each(["Ast|TO", "WIN%", "W's", "Total S%", "é"])("accepts the key %j", (key) => {
    expect(storageContradictions({ [key]: "1" })).toEqual([]);
  });

  test.each([[null], [undefined], [[]], [{}], [Number.NaN]])("rejects the value %j", (value) => {
    expect(storageContradictions({ data: [{ key: value }] })).toHaveLength(1);
  });
});

describe("crossContradictions", () => {
  const dataset = () => {
    const tables = oneGame();
    tables.teams = [
      team(1, { abbreviation: "BKN", name: "Nets", fullName: "Brooklyn Nets", conference: "East" }),
      team(2, { abbreviation: "CHA", name: "Hornets", fullName: "Charlotte Hornets" }),
    ];
    return buildDataset(tables).dataset;
  };

  test("accepts the built collections", () => {
    expect(crossContradictions(dataset())).toEqual([]);
  });

  test.each<[string, (of: ReturnType<typeof dataset>) => unknown, string]>([
    [
      "wrong wins",
      (of) => (first(of.teamStats.misc.data)["W's"] = "9"),
      "standings and team stats disagree",
    ],
    [
      "a wrong team link",
      (of) => (first(of.teamLinks.data, 1).name = "x"),
      '"Charlotte Hornets" finds the link "nets"',
    ],
    [
      "an unknown team of a player",
      (of) => (first(of.players.data)["Current Team"] = "X"),
      'is with "X", which there is not.',
    ],
  ])("reports %s", (_name, change, message) => {
    const changed = dataset();
    change(changed);
    expect(crossContradictions(changed).join("\n")).toContain(message);
  });
});

test("contradictions joins the findings of every check", () => {
  const tables = oneGame();
  first(tables.contracts).team_id = 30;
  first(tables.players).wins += 1;
  const list = contradictions(tables, buildDataset(tables)).join("\n");
  expect(list).toContain("City 1 Team 1 have 1 games, not 82.");
  expect(list).toContain("is with team 30");
  expect(list).toContain("wins and losses are not his games");
});
