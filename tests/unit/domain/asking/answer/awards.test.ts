import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import { nameOf, unmarked } from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

/** The winners of an award in the source table, which has no ids for coaches. */
function winnersOf(award: string): string[] {
  return sourceRows("awards.csv")
    .filter((row) => row.award === award)
    .map((row) => (row.player_id === "" ? (row.name ?? "") : nameOf(row.player_id)));
}

const [MVP, DPOY] = ["Most Valuable Player", "Defensive Player of the Year"];

const WON: [question: string, award: string][] = [
  ["who won mvp", MVP],
  ["MVP?", MVP],
  ["2026 mvp", MVP],
  ["who is the nba mvp this season", MVP],
  ["who won the most valuable player award", MVP],
  ["dpoy", DPOY],
  ["who was defensive player of the year", DPOY],
  ["rookie of the year", "Rookie of the Year"],
  ["who won roy", "Rookie of the Year"],
  ["6moy", "Sixth Man of the Year"],
  ["most improved player", "Most Improved Player"],
  ["clutch player of the year", "Clutch Player of the Year"],
  ["who won coach of the year", "Coach of the Year"],
  ["finals mvp", "Finals MVP"],
  ["all star game mvp", "All-Star MVP"],
  ["nba cup mvp", "NBA Cup MVP"],
  ["all nba first team", "All-NBA First Team"],
  ["all-defense second team", "All-Defensive Second Team"],
  ["all rookie first team", "All-Rookie First Team"],
  ["who made the all nba third team", "All-NBA Third Team"],
];

describe("an award of the season", () => {
  it.each(WON)("names its winners: %s", (question, award) => {
    const { understanding, text } = ask(question);
    expect(understanding).toMatchObject({ kind: "fact", fact: { kind: "award" } });
    const winners = winnersOf(award);
    expect(winners.length).toBeGreaterThan(0);
    for (const name of winners) expect(text).toContain(name);
    expect(text).toContain(award);
  });

  it.each([
    ["all stars", ["All-Star"]],
    ["all nba", ["All-NBA First Team", "All-NBA Second Team", "All-NBA Third Team"]],
    ["all defensive teams", ["All-Defensive First Team", "All-Defensive Second Team"]],
  ])("lists its winners as rows when there are many: %s", (question, awards) => {
    const winners = awards.flatMap(winnersOf);
    const { rows, text } = ask(question);
    expect(text).toContain(`${winners.length} players were `);
    expect(rows).toHaveLength(winners.length);
    for (const name of winners) expect(unmarked(rows.join("\n"))).toContain(unmarked(name));
  });
});

function yearsOf(name: string, award: string): string[] {
  return sourceRows("player_honours.csv")
    .filter((row) => nameOf(row.player_id) === name && row.award?.startsWith(award))
    .map(({ year = "" }) => year);
}

describe("a player's honours", () => {
  it.each([
    ["how many mvps does jokic have", "Nikola Jokić", MVP],
    ["joker mvp", "Nikola Jokić", MVP],
    ["giannis dpoy", "Giannis Antetokounmpo", DPOY],
    ["has steph curry won finals mvp", "Stephen Curry", "Finals MVP"],
    ["how many times was lebron all nba", "LeBron James", "All-NBA"],
  ])("are counted: %s", (question, name, award) => {
    const years = yearsOf(name, award);
    expect(years.length).toBeGreaterThan(0);
    const { text } = ask(question);
    expect(text).toContain(name);
    expect(text).toContain(` ${award} ${years.length} time`);
    expect(text).toContain(String(Math.min(...years.map(Number))));
  });

  it("are zero for an award that the player never won", () => {
    expect(yearsOf("LeBron James", DPOY)).toEqual([]);
    expect(ask("did lebron win dpoy").text).toBe(
      "LeBron James was Defensive Player of the Year 0 times.",
    );
  });
});

it.each<[string, ...string[]]>([
  [
    "clutch player of the year",
    "Shai Gilgeous-Alexander was Clutch Player of the Year in 2025-26.",
    "Name | Award (1)",
    "Shai Gilgeous-Alexander | Clutch Player of the Year",
  ],
  [
    "how many rings does lebron have",
    "LeBron James was NBA Champion 4 times.",
    "Ends of seasons: 2012, 2013, 2016, 2020.",
    "Award | Year (4)",
    "NBA Champion | 2012",
    "NBA Champion | 2013",
    "NBA Champion | 2016",
  ],
  [
    "coach of the year",
    "Joe Mazzulla was Coach of the Year in 2025-26.",
    "Name | Award (1)",
    "Joe Mazzulla | Coach of the Year",
  ],
])("in whole: %s", expectShown);
