import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import {
  contractsOf,
  counts,
  isTeam,
  linesOf,
  record,
  sum,
  totals,
} from "#tests/fixtures/plain-answers.ts";

const counted = (games: number) =>
  counts(() => true, "playoffs").by.filter((one) => one.value >= games);

describe("an answer with a minimum", () => {
  it("prints the minimum of the playoffs", () => {
    const most = counts(() => true, "playoffs").by[0]?.value ?? 0;
    const [games, assists] = [Math.ceil(0.7 * most - 1e-9), Math.ceil((400 * most) / 82)];
    expect(counted(games).length).toBeGreaterThan(0);
    expect(ask("playoff assist leaders").text).toContain(
      `Only players with at least ${games} games, or ${assists} assists.`,
    );
  });

  it("prints none beside the rule of a whole season", () => {
    expect(ask("assist leaders").text).not.toContain("Only players");
  });

  it.each([
    ["lakers bench leading scorer", "LAL", "0"],
    ["bench scoring leaders", undefined, "0"],
    ["scoring leaders among starters", undefined, "1"],
  ])("asks half of the games in one of two roles: %s", (question, team, starter) => {
    const lines = counts(
      (row) => row.starter === starter && (team === undefined || isTeam(team)(row)),
    ).by;
    const most = Math.min(82, lines[0]?.value ?? 0);
    const games = Math.ceil(0.7 * (most / 2) - 1e-9);
    const points = Math.ceil((1400 * most) / 2 / 82);
    const means = lines.map(({ name, value }) => {
      const own = linesOf(
        name,
        (row) => row.starter === starter && (team === undefined || isTeam(team)(row)),
      );
      return { name, games: value, points: sum(own, "pts"), mean: sum(own, "pts") / value };
    });
    const [best] = means
      .filter((one) => one.games >= games || one.points >= points)
      .toSorted((a, b) => b.mean - a.mean);
    const { text } = ask(question);
    expect(text).toContain(`${best?.name} had the most points per game`);
    expect(text).toContain(`: ${best?.mean.toFixed(1)}.`);
    expect(text).toContain(
      `Only players with at least ${games} games, or ${points.toLocaleString("en")} points.`,
    );
  });

  it("ranks players by record among those with enough games", () => {
    const [best] = totals("w", (row) => Number(row.gp) >= 58).toSorted(
      (a, b) => b.value / b.games - a.value / a.games,
    );
    const { text } = ask("best win percentage player");
    expect(text).toContain(`${best?.name} had the best record`);
    expect(text).toContain(record(linesOf(best?.name ?? "")));
    expect(text).toContain("Only players with at least 58 games.");
  });
});

describe("a figure that somebody made", () => {
  it.each([
    "kon knueppel 3 pointers made",
    "kon knueppel threes made",
    "knueppel three-pointers made",
  ])("is a total: %s", (question) => {
    const total = sum(linesOf("Kon Knueppel"), "fg3m");
    expect(ask(question).text).toContain(`had ${total} three-pointers made`);
  });

  it("is a mean where the question says so", () => {
    expect(ask("kon knueppel 3 pointers made per game").text).toContain("averaged 3.4");
  });
});

describe("the youngest and the oldest with a game", () => {
  it.each([
    ["youngest player to score 40", 40, 1],
    ["youngest player to score 30", 30, 1],
    ["oldest player to score 30", 30, -1],
  ])("have their age on its day: %s", (question, least, sign) => {
    const born = new Map(
      contractsOf(() => true).map((row) => [row.player ?? "", row.birth_date ?? ""]),
    );
    const scorers = counts((row) => (row.count("pts") ?? 0) >= least).by;
    const known = [...born].filter(([name]) => scorers.some((one) => one.name === name));
    const aged = known.flatMap(([name, birth]) =>
      linesOf(name, (row) => (row.count("pts") ?? 0) >= least).map(({ date }) => ({
        name,
        birth,
        date,
        age: sign * (Date.parse(date) - Date.parse(birth)),
      })),
    );
    const [first] = aged.toSorted((a, b) => a.age - b.age);
    const { birth = "", date = "", name = "?" } = first ?? {};
    const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4));
    const age = date.slice(5) < birth.slice(5) ? years - 1 : years;
    expect(ask(question).text).toContain(name);
    expect(ask(question).text).toContain(`: ${age} years old on `);
  });
});
