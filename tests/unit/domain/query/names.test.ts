import { describe, expect, test } from "vitest";
import { namesOf, playerName, playerNamed, teamNamed, teamOf } from "#domain/query/names.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";

const data = seasonQuestionData((id) => id.endsWith("1"));
const { lines, teams } = data;
const names = namesOf(data);

describe("playerNamed", () => {
  test.each([
    ["Nikola Jokić", "203999"],
    ["nikola jokic", "203999"],
    ["  JOKIC ", "203999"],
    ["203999", "203999"],
    // Words may come in any order.
    ["jokic nikola", "203999"],
    ["de'aaron fox", "1628368"],
    ["deaaron", "1628368"],
  ])("%j is %s", (text, id) => {
    expect(playerNamed(text, lines.players)).toMatchObject({ kind: "found", item: { id } });
  });

  test("a family name of several is several, a whole name one", () => {
    const found = playerNamed("curry", lines.players);
    expect(found.kind).toBe("several");
    const all = found.kind === "several" ? found.items.map(({ name }) => name) : [];
    expect(all.sort()).toEqual(["Seth Curry", "Stephen Curry"]);
    expect(playerNamed("seth curry", lines.players).kind).toBe("found");
  });

  test("two players of one name are several, though each id is one", () => {
    const twins = [
      { id: "1", name: "Jalen Twin" },
      { id: "2", name: "Jalen Twin" },
    ];
    expect(playerNamed("jalen twin", twins)).toEqual({ kind: "several", items: twins });
    expect(playerNamed("2", twins)).toMatchObject({ kind: "found", item: { id: "2" } });
  });

  test("an exact name comes before longer ones that have its words", () => {
    const players = [
      { id: "1", name: "Gary Payton" },
      { id: "2", name: "Gary Payton II" },
    ];
    expect(playerNamed("gary payton", players)).toMatchObject({ item: { id: "1" } });
    expect(playerNamed("payton ii", players)).toMatchObject({ item: { id: "2" } });
  });

  // Part of a word is no name.
  test.each(["", " ", "…", "joki", "nikola curry"])("%j is nobody", (text) => {
    expect(playerNamed(text, lines.players)).toEqual({ kind: "none" });
  });
});

describe("teamNamed", () => {
  test.each([
    ["den", "DEN"],
    ["Denver Nuggets", "DEN"],
    ["nuggets", "DEN"],
    ["denver", "DEN"],
    ["trail blazers", "POR"],
    ["LA Clippers", "LAC"],
    ["Los Angeles Lakers", "LAL"],
    ["1", "ATL"],
  ])("%j is %s", (text, abbreviation) => {
    expect(teamNamed(text, teams)).toMatchObject({ kind: "found", item: { abbreviation } });
  });

  test.each(["", "?", "supersonics", "den nuggets"])("%j is no team", (text) => {
    expect(teamNamed(text, teams)).toEqual({ kind: "none" });
  });
});

test("names are printed by id or abbreviation, an unknown id as itself", () => {
  expect(playerName("203999", names)).toBe("Nikola Jokić");
  expect(playerName("0", names)).toBe("0");
  expect(teamOf("DEN", names)?.name).toBe("Nuggets");
  expect(teamOf("SEA", names)).toBeUndefined();
});
