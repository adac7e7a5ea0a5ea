import { describe, expect, test } from "vitest";
import {
  classifyTag,
  countLines,
  daysByMonth,
  filterDays,
  kindOfLine,
  pageOfDays,
  type TransactionDay,
  teamOfTag,
} from "../../../../domain/season/transactions.ts";
import { TEAMS, team } from "./league.ts";

describe("what a tag stands for (product.md section 4)", () => {
  const cases: [tag: string, body: string, kind: string, why: string][] = [
    ["Los Angeles Lakers", "They signed him.", "team", "a full name"],
    ["LOS ANGELES LAKERS", "They signed him.", "team", "whatever the case"],
    ["lakers", "They signed him.", "team", "a short name"],
    ["Philadelphia 76ers", "They signed him.", "team", "a name of digits"],
    ["Philadelphia Sixers", "They signed him.", "team", "its other name"],
    ["76ers", "They signed him.", "team", "only the digits"],
    ["LA Clippers", "They signed him.", "team", "a city that is not spelt out"],
    ["L.A. Clippers", "They signed him.", "team", "with dots"],
    ["Los Angeles Clippers", "They signed him.", "team", "spelt out"],
    ["Boston", "They signed him.", "team", "a part of one full name"],
    ["Los Angeles", "They signed him.", "player", "a part of two names is neither's"],
    ["Los Angeles Lakers", "The contract ended; free agent.", "team", "a team whatever is said"],
    ["Nikola Jokić", "Denver signed Nikola Jokić.", "player", "a player"],
    ["Nikola Jokić", "", "player", "a line of no words"],
    ["Terry Rozier", "Miami waived him; he is a free agent.", "free-agent", "free agent"],
    ["Terry Rozier", "FREE AGENT signed by Miami", "free-agent", "in capitals"],
    ["Terry Rozier", "Now among the free agents.", "free-agent", "free agents"],
    ["Terry Rozier", "A free-agent signing.", "free-agent", "with a hyphen"],
    ["Terry Rozier", "His contract has ended.", "free-agent", "ended, and contract"],
    ["Terry Rozier", "It ended all his contracts.", "free-agent", "ended, and contracts"],
    ["Terry Rozier", "He ended the season in Miami.", "player", "ended alone"],
    ["Terry Rozier", "He has a contract.", "player", "contract alone"],
    ["Terry Rozier", "Miami extended his contract.", "player", "extended is not ended"],
    ["Terry Rozier", "He suspended himself from contract talks.", "player", "nor is suspended"],
    ["Terry Rozier", "Agents are free to call.", "player", "the words apart"],
    ["Herb Hornetson", "They signed him.", "player", "a short name inside a word"],
    ["Heath Netsky", "They signed him.", "player", "short names at the start of words"],
    ["<img src=x onerror=alert(1)>", "They signed him.", "player", "markup is only a name"],
    ["../../user/login", "They signed him.", "player", "so is a path"],
    ["!!!", "They signed him.", "player", "and what has no letters"],
    ["", "They signed him.", "player", "and nothing"],
  ];
  test.each(cases)("%s, %s: %s (%s)", (tag, body, kind) => {
    expect(classifyTag(tag, body, TEAMS).kind).toBe(kind);
  });

  test("Charlotte is the Hornets, not the Nets in them", () => {
    expect(teamOfTag("Charlotte Hornets", TEAMS)?.abbreviation).toBe("CHA");
    expect(
      teamOfTag(
        "Charlotte Hornets",
        TEAMS.filter(({ id }) => id !== 4),
      ),
    ).toBeUndefined();
  });

  test("every team is found by each of its names", () => {
    for (const one of TEAMS) {
      for (const tag of [one.fullName, one.name, one.fullName.toUpperCase()]) {
        expect(teamOfTag(tag, TEAMS), tag).toBe(one);
      }
    }
  });
});

describe("the kind of a move", () => {
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

describe("grouping", () => {
  test("months and days from the newest on, one day as one", () => {
    const months = daysByMonth(DAYS);
    expect([...months.keys()]).toEqual(["2026-04", "2026-03"]);
    expect(months.get("2026-04")?.map(({ day, lines }) => [day, lines.length])).toEqual([
      ["2026-04-12", 1],
      ["2026-04-02", 4],
    ]);
    expect(daysByMonth([]).size).toBe(0);
  });

  test("a filter leaves the lines that fit, and no empty day", () => {
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
  ])("a filter by %s and the tag %s agree: %s", (abbreviation, tag, fits) => {
    const days = [{ day: "2026-04-12", lines: [line("They signed him.", tag)] }];
    const found = filterDays(days, { team: team(abbreviation) }, TEAMS);
    expect(countLines(found)).toBe(fits ? 1 : 0);
    expect(teamOfTag(tag, TEAMS)?.abbreviation === abbreviation).toBe(fits);
  });

  test("pages are full, and a day goes on where it has to", () => {
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
