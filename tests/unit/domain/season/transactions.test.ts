import { describe, expect, test } from "vitest";
import {
  classifyTag,
  countLines,
  daysByMonth,
  filterDays,
  kindOfLine,
  pageOfDays,
  type TransactionDay,
  tagsOfLine,
  teamOfTag,
} from "#domain/season/transactions.ts";
import { TEAMS, team } from "#tests/fixtures/league.ts";

describe("classifyTag (product.md section 4)", () => {
  const cases: [tag: string, body: string, kind: string, why: string][] = [
    ["Los Angeles Lakers", "They signed him.", "team", "full name"],
    ["LOS ANGELES LAKERS", "They signed him.", "team", "full name in capitals"],
    ["lakers", "They signed him.", "team", "short name"],
    ["Philadelphia 76ers", "They signed him.", "team", "full name with digits"],
    ["Philadelphia Sixers", "They signed him.", "team", "alternative name"],
    ["76ers", "They signed him.", "team", "digits only"],
    ["LA Clippers", "They signed him.", "team", "abbreviated city"],
    ["L.A. Clippers", "They signed him.", "team", "abbreviated city with dots"],
    ["Los Angeles Clippers", "They signed him.", "team", "city spelt out"],
    ["Boston", "They signed him.", "team", "part of one full name"],
    ["Los Angeles", "They signed him.", "player", "part of two full names"],
    [
      "Los Angeles Lakers",
      "The contract ended; free agent.",
      "team",
      "a team despite a body of free agency",
    ],
    ["Nikola Jokić", "Denver signed Nikola Jokić.", "player", "player's name"],
    ["Nikola Jokić", "", "player", "empty body"],
    ["Terry Rozier", "Miami waived him; he is a free agent.", "free-agent", "body says free agent"],
    ["Terry Rozier", "FREE AGENT signed by Miami", "free-agent", "free agent in capitals"],
    ["Terry Rozier", "Now among the free agents.", "free-agent", "body says free agents"],
    ["Terry Rozier", "A free-agent signing.", "free-agent", "free-agent with a hyphen"],
    ["Terry Rozier", "His contract has ended.", "free-agent", "ended and contract"],
    ["Terry Rozier", "It ended all his contracts.", "free-agent", "ended and contracts"],
    ["Terry Rozier", "He ended the season in Miami.", "player", "ended without contract"],
    ["Terry Rozier", "He has a contract.", "player", "contract without ended"],
    ["Terry Rozier", "Miami extended his contract.", "player", "extended contains ended"],
    [
      "Terry Rozier",
      "He suspended himself from contract talks.",
      "player",
      "suspended contains ended",
    ],
    ["Terry Rozier", "Agents are free to call.", "player", "free and agents apart"],
    ["Herb Hornetson", "They signed him.", "player", "short name inside a word"],
    ["Heath Netsky", "They signed him.", "player", "short names at the start of words"],
    ["<img src=x onerror=alert(1)>", "They signed him.", "player", "markup"],
    ["../../user/login", "They signed him.", "player", "path"],
    ["!!!", "They signed him.", "player", "no letters"],
    ["", "They signed him.", "player", "empty tag"],
  ];
  test.each(cases)("%s, %s: %s (%s)", (tag, body, kind) => {
    expect(classifyTag(tag, body, TEAMS).kind).toBe(kind);
  });

  test("does not take the Hornets for the Nets", () => {
    expect(teamOfTag("Charlotte Hornets", TEAMS)?.abbreviation).toBe("CHA");
    expect(
      teamOfTag(
        "Charlotte Hornets",
        TEAMS.filter(({ id }) => id !== 4),
      ),
    ).toBeUndefined();
  });

  test("teamOfTag finds every team by each of its names", () => {
    for (const one of TEAMS) {
      for (const tag of [one.fullName, one.name, one.fullName.toUpperCase()]) {
        expect(teamOfTag(tag, TEAMS), tag).toBe(one);
      }
    }
  });
});

test("a line has its tags, and the free agents that it names beside them", () => {
  const line = { body: "The Nets signed A.", tags: ["Brooklyn Nets", "A"] };
  const tagged = (freeAgents?: string[]) =>
    tagsOfLine({ ...line, ...(freeAgents && { freeAgents }) }, TEAMS).map(
      ({ kind, text }) => `${kind} ${text}`,
    );
  expect(tagged()).toEqual(["team Brooklyn Nets", "player A"]);
  expect(tagged(["B"])).toEqual(["team Brooklyn Nets", "player A", "free-agent B"]);
});

describe("kindOfLine", () => {
  test.each([
    ["The Nets signed forward A to a ten-day contract.", "signed"],
    ["The Nets re-signed guard A for the rest of the season.", "re-signed"],
    ["The Nets resigned guard A.", "re-signed"],
    ["The Nets waived guard A, who ended the season without a contract.", "waived"],
    ["The Nets claimed forward A off waivers.", "claimed"],
    ["The Nets converted guard A to an NBA contract.", "converted"],
    ["In a three-team trade, the Nets received A; he signed later.", "trade"],
    ["The Nets traded A.", "trade"],
    ["Trademarks were assigned.", undefined],
    ["", undefined],
  ])("%s: %s", (body, kind) => {
    expect(kindOfLine({ body })).toBe(kind);
  });
});

const line = (body: string, ...tags: string[]) => ({ body, tags });
const DAYS: TransactionDay[] = [
  { day: "2026-03-01", lines: [line("The Nets waived A.", "Brooklyn Nets", "A")] },
  {
    day: "2026-04-02",
    lines: [
      line("The Nets signed B.", "Brooklyn Nets", "B"),
      line("The Hornets signed C.", "Charlotte Hornets", "C"),
      line("Somebody signed somebody."),
    ],
  },
  { day: "2026-04-12", lines: [line("The Hornets waived D.", "Charlotte Hornets", "D")] },
  { day: "2026-04-02", lines: [line("The Nets waived E.", "Brooklyn Nets", "E")] },
];

describe("days of transactions", () => {
  test("daysByMonth puts the newest first and merges entries of a day", () => {
    const months = daysByMonth(DAYS);
    expect([...months.keys()]).toEqual(["2026-04", "2026-03"]);
    expect(months.get("2026-04")?.map(({ day, lines }) => [day, lines.length])).toEqual([
      ["2026-04-12", 1],
      ["2026-04-02", 4],
    ]);
    expect(daysByMonth([]).size).toBe(0);
  });

  test("filterDays keeps the matching lines", () => {
    const bodies = (filter: Parameters<typeof filterDays>[1]) =>
      filterDays(DAYS, filter, TEAMS).flatMap(({ lines }) => lines.map(({ body }) => body));
    expect(bodies({ team: team("BKN") })).toEqual([
      "The Nets waived A.",
      "The Nets signed B.",
      "The Nets waived E.",
    ]);
    expect(bodies({ team: team("CHA"), kind: "waived" })).toEqual(["The Hornets waived D."]);
    expect(bodies({ kind: "trade" })).toEqual([]);
    expect(countLines(filterDays(DAYS, {}, TEAMS))).toBe(6);
  });

  test.each([
    ["LAL", "Los Angeles Lakers", true],
    ["LAL", "Los Angeles", false],
    ["LAC", "Los Angeles", false],
    ["LAC", "LA", false],
    ["LAC", "LA Clippers", true],
    ["BKN", "Charlotte Hornets", false],
    ["BOS", "Boston", true],
  ])("a filter by %s matches the tag %s: %s", (abbreviation, tag, fits) => {
    const days = [{ day: "2026-04-12", lines: [line("They signed him.", tag)] }];
    const found = filterDays(days, { team: team(abbreviation) }, TEAMS);
    expect(countLines(found)).toBe(fits ? 1 : 0);
    expect(teamOfTag(tag, TEAMS)?.abbreviation === abbreviation).toBe(fits);
  });

  test("pageOfDays fills each page and splits a day across pages", () => {
    const sizes = (page: number) =>
      pageOfDays(DAYS, page, 3).map(({ day, lines }) => [day, lines.length]);
    expect(sizes(1)).toEqual([
      ["2026-03-01", 1],
      ["2026-04-02", 2],
    ]);
    expect(sizes(2)).toEqual([
      ["2026-04-02", 1],
      ["2026-04-12", 1],
      ["2026-04-02", 1],
    ]);
    expect(sizes(3)).toEqual([]);
  });
});
