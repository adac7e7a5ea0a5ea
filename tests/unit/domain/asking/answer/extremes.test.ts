import { describe, expect, it } from "vitest";
import { ask } from "../../../../fixtures/asked.ts";
import { contractsOf, linesOf } from "../../../../fixtures/plain-answers.ts";

describe("the table under the youngest and the oldest with a game", () => {
  it.each([
    ["youngest player to score 40", 40, 1],
    ["oldest player to score 30", 30, -1],
  ])("has ages on the day of the game: %s", (question, least, sign) => {
    const born = new Map(
      contractsOf(() => true).map((row) => [row.player ?? "", row.birth_date ?? ""]),
    );
    const { rows } = ask(question);
    const ages = rows.map((row) => {
      const name = [...born.keys()].find((one) => row.startsWith(`${one} `)) ?? "?";
      const birth = born.get(name) ?? "";
      const days = linesOf(name, (line) => (line.count("pts") ?? 0) >= least)
        .map(({ date }) => date)
        .toSorted();
      const day = (sign > 0 ? days.at(0) : days.at(-1)) ?? "";
      const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
      const age = day.slice(5) < birth.slice(5) ? years - 1 : years;
      expect(row).toContain(` ${age} `);
      return sign * (Date.parse(day) - Date.parse(birth));
    });
    expect(ages).toHaveLength(10);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  });
});
