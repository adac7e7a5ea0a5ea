import { describe, expect, test } from "vitest";
import { transactionContradictions } from "../../../../tools/season/checks/transactions.ts";
import type { MoveNames } from "../../../../tools/season/move-names.ts";
import type { Move } from "../../../../tools/season/moves-table.ts";
import { transactionsWire } from "../../../../tools/season/transactions.ts";
import { TEAMS, team } from "../../domain/season/league.ts";

const NAMES: MoveNames = {
  team: (id) => TEAMS.find((one) => one.id === id) ?? team("ATL"),
  player: (id, plainName) => ({
    name: plainName === "Nikola Vucevic" ? "Nikola Vučević" : plainName,
    underContract: !id.startsWith("9"),
  }),
};
const id = (abbreviation: string) => team(abbreviation).id;
const of = (abbreviation: string, player: string, player_id = "1") => ({
  date: "2026-02-05",
  team_id: id(abbreviation),
  player_id,
  player,
  position: "guard" as const,
});
const part = (to: string, from: string, player: string | null, player_id = "1"): Move => ({
  date: "2026-02-05",
  kind: "trade",
  team_id: id(to),
  from_team_id: id(from),
  player,
  player_id: player === null ? null : player_id,
  trade_group: "g",
  received: player === null ? "draft consideration" : "player",
});

function told(...moves: Move[]) {
  const days = transactionsWire(moves, NAMES);
  expect(transactionContradictions(days, moves, NAMES, TEAMS)).toEqual([]);
  return days.flatMap(({ lines }) => lines);
}

describe("a move as a sentence", () => {
  const cases: [Move, string][] = [
    [
      { ...of("BKN", "Nikola Vucevic"), kind: "signed", contract: "10-Day Contract" },
      "The Brooklyn Nets signed guard Nikola Vučević to a ten-day contract.",
    ],
    [
      { ...of("BKN", "A B", "9"), kind: "signed", contract: "Two-Way Contract" },
      "The Brooklyn Nets signed guard A B to a two-way contract; he was a free agent when the season was over.",
    ],
    [
      { ...of("PHI", "A B"), kind: "re-signed", contract: "Veteran Extension" },
      "The Philadelphia 76ers signed guard A B to a veteran extension.",
    ],
    [
      { ...of("PHI", "A B"), kind: "re-signed", contract: "Rest-of-Season Contract" },
      "The Philadelphia 76ers re-signed guard A B for the rest of the season.",
    ],
    [{ ...of("LAC", "A B"), kind: "waived" }, "The LA Clippers waived guard A B."],
    [
      { ...of("LAC", "A B", "9"), kind: "waived" },
      "The LA Clippers waived guard A B, who ended the season without a contract.",
    ],
    [
      { ...of("DEN", "A B"), kind: "converted", contract: "NBA contract" },
      "The Denver Nuggets converted guard A B to an NBA contract.",
    ],
    [
      { ...of("DET", "A B"), kind: "claimed off waivers", from_team_id: null },
      "The Detroit Pistons claimed guard A B off waivers.",
    ],
    [
      { ...of("DET", "A B"), kind: "claimed off waivers", from_team_id: id("SAC") },
      "The Detroit Pistons claimed guard A B off waivers from the Sacramento Kings.",
    ],
  ];
  test.each(cases)("%j", (move, body) => {
    expect(told(move)[0]?.body).toBe(body);
    expect(told(move)[0]?.tags).toHaveLength(2);
  });
});

describe("a trade", () => {
  test("is one line with all its parts", () => {
    expect(
      told(
        part("BOS", "CHI", "Nikola Vucevic"),
        part("BOS", "CHI", null),
        { ...of("MIA", "C D"), kind: "waived" },
        part("CHI", "BOS", "A B"),
      ),
    ).toEqual([
      {
        body: "In a trade, the Boston Celtics received Nikola Vučević and draft consideration from the Chicago Bulls; the Bulls received A B from the Celtics.",
        tags: ["Boston Celtics", "Chicago Bulls", "Nikola Vučević", "A B"],
      },
      { body: "The Miami Heat waived guard C D.", tags: ["Miami Heat", "C D"] },
    ]);
  });

  test("of three teams; who is under no contract any more is named and not tagged", () => {
    expect(told(part("BOS", "CHI", "A B"), part("BOS", "MIA", "C D", "9"))).toEqual([
      {
        body: "In a three-team trade, the Boston Celtics received A B from the Chicago Bulls, and C D from the Miami Heat.",
        tags: ["Boston Celtics", "Chicago Bulls", "Miami Heat", "A B"],
      },
    ]);
  });
});

describe("a trade of players who were free agents in the end", () => {
  test("says so, and tags them", () => {
    expect(told(part("UTA", "CLE", "A B", "9"), part("UTA", "CLE", null))).toEqual([
      {
        body: "In a trade, the Utah Jazz received A B and draft consideration from the Cleveland Cavaliers; A B was a free agent when the season was over.",
        tags: ["Utah Jazz", "Cleveland Cavaliers", "A B"],
      },
    ]);
    expect(told(part("UTA", "CLE", "A B", "91"), part("CLE", "UTA", "C D", "92"))[0]).toEqual({
      body: "In a trade, the Utah Jazz received A B from the Cleveland Cavaliers; the Cavaliers received C D from the Jazz; A B and C D were free agents when the season was over.",
      tags: ["Utah Jazz", "Cleveland Cavaliers", "A B", "C D"],
    });
  });
});

test("days come newest first; the check finds what is not told", () => {
  const moves: Move[] = [
    { ...of("MIA", "A B"), kind: "waived", date: "2026-01-01" },
    { ...of("MIA", "C D", "9"), kind: "waived", date: "2026-02-01" },
  ];
  const days = transactionsWire(moves, NAMES);
  expect(days.map(({ date }) => date)).toEqual(["February 1, 2026", "January 1, 2026"]);
  const broken = [
    { date: "x", lines: [{ body: "The Heat waived C D.", tags: ["C D"] }, { body: "Hm." }] },
  ];
  expect(transactionContradictions(broken, moves, NAMES, TEAMS)).toEqual([
    '"C D" has no page, but is linked in "The Heat waived C D."',
    'No kind of move can be read from "Hm."',
    '1 lines tell of "waived", the table has 2',
  ]);
});
