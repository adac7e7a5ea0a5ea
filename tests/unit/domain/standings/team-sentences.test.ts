import { describe, expect, test } from "vitest";
import type { Series } from "#domain/season/postseason.ts";
import type { Standing } from "#domain/standings/standing.ts";
import {
  fateSentence,
  placeSentence,
  roundName,
  seasonBefore,
  seriesOfTeam,
} from "#domain/standings/team-sentences.ts";
import type { FranchiseSeason } from "#domain/teams/franchise.ts";
import { standing, TEAMS, team } from "#tests/fixtures/league.ts";

function row(rank: number, abbreviation: string, gamesBehind: number, wins = 62): Standing {
  const teamName = team(abbreviation).fullName;
  return standing({ rank, teamName, wins, losses: 82 - wins, gamesBehind });
}

function past(wins: number, losses = 82 - wins, season = "2024-25"): FranchiseSeason {
  const rest = { name: "", playoffs: false, champion: false, arena: undefined };
  return { season, wins, losses, ...rest };
}

describe("placeSentence", () => {
  test.each<[string, Standing[], number, FranchiseSeason[], string]>([
    [
      "behind another team",
      [row(1, "OKC", 0, 64), row(2, "SAS", 2)],
      1,
      [past(34)],
      "Second in the West, 2 games behind Oklahoma City; 28 more wins than the season before.",
    ],
    [
      "ahead by half a game",
      [row(1, "SAS", 0), row(2, "LAL", 0.5)],
      0,
      [past(63)],
      "First in the West, half a game ahead of the Lakers; 1 fewer win than the season before.",
    ],
    [
      "level with another, with as many wins as the season before",
      [row(1, "OKC", 0), row(2, "SAS", 0)],
      1,
      [past(62)],
      "Second in the West, level with Oklahoma City; the same number of wins as the season before.",
    ],
    [
      "whose last season had another length",
      [row(1, "OKC", 0), row(12, "SAS", 1)],
      1,
      [past(30, 42)],
      "12th in the West, 1 game behind Oklahoma City.",
    ],
    ["without rivals or past seasons", [row(1, "SAS", 0)], 0, [], "First in the West."],
  ])("describes a team %s", (_, standings, own, seasons, sentence) => {
    const facts = { teams: TEAMS, standings, past: seasons, season: "2025-26" };
    expect(placeSentence("West", standings[own], facts)).toBe(sentence);
  });

  test("is empty before the first game and without a row", () => {
    const facts = { teams: TEAMS, standings: [], past: [], season: "2025-26" };
    expect(placeSentence("West", undefined, facts)).toBe("");
    expect(placeSentence("West", { ...row(1, "SAS", 0), wins: 0, losses: 0 }, facts)).toBe("");
  });

  test.each([
    ["2025-26", "2024-25"],
    ["2000-01", "1999-00"],
    ["2010-11", "2009-10"],
  ])("seasonBefore %s is %s", (season, before) => {
    expect(seasonBefore(season)).toBe(before);
  });
});

describe("fateSentence", () => {
  const [own, other] = [team("SAS").id, team("NYK").id];
  const series = (round: number, label: string, wins: [number, number], won: boolean): Series => ({
    id: label,
    round,
    label,
    highTeamId: own,
    lowTeamId: other,
    highWins: wins[0],
    lowWins: wins[1],
    winnerTeamId: won ? own : other,
  });
  const first = series(1, "West First Round", [4, 1], true);

  test.each<[string, Series[]]>([
    ["Lost the NBA Finals to the Knicks, 4–1.", [series(4, "NBA Finals", [1, 4], false), first]],
    ["Won the championship against the Knicks, 4–3.", [series(4, "NBA Finals", [4, 3], true)]],
    ["Lost the West finals to the Knicks, 4–2.", [series(3, "West Conf. Finals", [2, 4], false)]],
    ["Won the West first round against the Knicks, 4–1.", [first]],
    ["", []],
  ])("%s", (sentence, all) => {
    expect(fateSentence(seriesOfTeam(own, all), TEAMS, false)).toBe(sentence);
  });

  test("a team without a series missed the playoffs once there is a champion", () => {
    expect(fateSentence([], TEAMS, true)).toBe("Missed the playoffs.");
  });

  test("seriesOfTeam turns a series to the other team's side", () => {
    const all = [first, series(2, "West Conf. Semifinals", [4, 2], true)];
    expect(seriesOfTeam(other, all).map(({ wins, losses, won }) => [wins, losses, won])).toEqual([
      [1, 4, false],
      [2, 4, false],
    ]);
    expect(seriesOfTeam(99, all)).toEqual([]);
    expect(all.map(roundName)).toEqual(["West first round", "West semifinals"]);
  });
});
