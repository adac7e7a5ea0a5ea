import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { TransactionDayWire } from "#functions/data/wire/transactions.ts";
import { TEAMS, team } from "#tests/fixtures/league.ts";
import { transactionContradictions } from "#tools/season/checks/transactions.ts";
import type { MoveNames } from "#tools/season/move-names.ts";
import type { Move } from "#tools/season/moves-table.ts";
import { transactionsWire } from "#tools/season/transactions.ts";

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

describe("the sentence of a move", () => {
  const cases: [Move, string][] = [
    [
      { ...of("BKN", "Nikola Vucevic"), kind: "signed", contract: "10-Day Contract" },
      "The Brooklyn Nets signed guard Nikola Vučević to a ten-day contract.",
    ],
    [
      { ...of("BKN", "A B", "9"), kind: "signed", contract: "Two-Way Contract" },
      "The Brooklyn Nets signed guard A B to a two-way contract.",
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
    [{ ...of("LAC", "A B", "9"), kind: "waived" }, "The LA Clippers waived guard A B."],
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
  test.each(cases)("describes %j", (move, body) => {
    expect(told(move)[0]?.body).toBe(body);
    const { tags = [], freeAgents = [] } = told(move)[0] ?? {};
    expect([...tags, ...freeAgents]).toHaveLength(2);
  });

  test("lists a player without a contract as a free agent, not as a tag", () => {
    expect(told({ ...of("LAC", "A B", "9"), kind: "waived" })).toEqual([
      { body: "The LA Clippers waived guard A B.", tags: ["LA Clippers"], freeAgents: ["A B"] },
    ]);
  });
});

describe("a trade", () => {
  test("is one line with all of its parts", () => {
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

  test("of three teams lists a free agent apart from the tags", () => {
    expect(told(part("BOS", "CHI", "A B"), part("BOS", "MIA", "C D", "9"))).toEqual([
      {
        body: "In a three-team trade, the Boston Celtics received A B from the Chicago Bulls, and C D from the Miami Heat.",
        tags: ["Boston Celtics", "Chicago Bulls", "Miami Heat", "A B"],
        freeAgents: ["C D"],
      },
    ]);
  });
});

test("no line of the season mentions free agency or the end of the season", () => {
  const built = new URL("../../../../season/built/transactions.json", import.meta.url);
  const { data }: { data: TransactionDayWire[] } = JSON.parse(readFileSync(built, "utf8"));
  const lines = data.flatMap((day) => day.lines);
  expect(lines.filter(({ body }) => /free agent|ended|season was over/.test(body))).toEqual([]);
  expect(lines.filter(({ freeAgents }) => freeAgents).length).toBeGreaterThan(100);
});

test("transactionsWire puts the newest day first, and the check reports broken lines", () => {
  const moves: Move[] = [
    { ...of("MIA", "A B"), kind: "waived", date: "2026-01-01" },
    { ...of("MIA", "C D", "9"), kind: "waived", date: "2026-02-01" },
  ];
  const days = transactionsWire(moves, NAMES);
  expect(days.map(({ date }) => date)).toEqual(["February 1, 2026", "January 1, 2026"]);
  const waived = { body: "The Heat waived C D.", tags: ["C D"], freeAgents: ["A B"] };
  const broken = [{ date: "x", lines: [waived, { body: "Hm." }] }];
  expect(transactionContradictions(broken, moves, NAMES, TEAMS)).toEqual([
    '"C D" has no page, but is linked in "The Heat waived C D."',
    '"A B" is under contract, but a free agent in "The Heat waived C D."',
    'No kind of move can be read from "Hm."',
    '1 lines tell of "waived", the table has 2',
  ]);
});
