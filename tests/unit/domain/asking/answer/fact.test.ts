import { describe, expect, test } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";
import { contractsOf } from "../../../../fixtures/plain-answers.ts";

type Row = Record<string, string>;

const [lebron] = contractsOf(({ player }) => player === "LeBron James");

describe("a trait of a player", () => {
  test.each<[string, (row: Row) => string]>([
    ["how tall is lebron", ({ height }) => `is ${height} tall.`],
    ["lebron weight", ({ weight_lb }) => `weighs ${weight_lb} pounds.`],
    ["lebron jersey", ({ jersey }) => `wears number ${jersey}.`],
    ["lebron position", ({ position }) => `is listed as ${position}.`],
    ["lebron country", ({ nationality }) => `is from ${nationality}.`],
    ["lebron college", ({ pre_draft_team }) => `came to the draft from ${pre_draft_team}.`],
    ["lebron draft", ({ draft_status }) => `in the draft: ${draft_status}.`],
    ["lebron experience", ({ years_of_service }) => `has years of service: ${years_of_service}.`],
    ["lebron birthday", () => "was born on December 30, 1984."],
    ["how old is lebron", () => "is 41 years old."],
    ["what team does lebron play for", () => "plays for the Los Angeles Lakers."],
  ])("stands in the table of contracts: %s", (question, said) => {
    const { text, rows } = ask(question);
    expect(text).toBe(`LeBron James ${said(lebron ?? {})}`);
    expect(rows).toEqual(["LeBron James LAL F 41 6-9 250 USA St. Vincent-St. Mary HS (OH)"]);
  });
});

const isFrom = (nation: string) => (row: Row) => row.nationality === nation;

describe("players of a kind", () => {
  test.each<[string, (row: Row) => boolean, string]>([
    ["players from france", isFrom("France"), "players from France."],
    ["players from duke", (row) => row.pre_draft_team === "Duke", "players who came from Duke."],
    [
      "players born in 2003",
      (row) => row.birth_date?.startsWith("2003") === true,
      "players born in 2003.",
    ],
    [
      "7 footers from france",
      (row) => isFrom("France")(row) && row.height?.startsWith("7-") === true,
      "players from France of 7-0 or more.",
    ],
    [
      "guards from canada",
      (row) => isFrom("Canada")(row) && row.position?.includes("G") === true,
      "guards from Canada.",
    ],
    ["players with 22 years of service", (row) => row.years_of_service === "22", ""],
    ["players aged 50", () => false, "players of 50 years."],
  ])("are those of the table of contracts: %s", (question, isOne, said) => {
    const found = contractsOf(isOne).map(({ player }) => player ?? "");
    const { text, rows } = ask(question);
    if (found.length !== 1) expect(text).toBe(`${found.length} ${said}`);
    else expect(text.startsWith(`${found[0]} is the only one of the `)).toBe(true);
    expect(rows).toHaveLength(found.length);
  });
});
