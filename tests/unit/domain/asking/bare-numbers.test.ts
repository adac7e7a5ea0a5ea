import { describe, expect, it } from "vitest";
import { ask } from "#tests/fixtures/asked.ts";
import {
  averages,
  contractsOf,
  counts,
  has,
  linesOf,
  longestRun,
  record,
  totals,
} from "#tests/fixtures/plain-answers.ts";

/** The last day of the regular season, on which ages are counted. */
const LAST_DAY = "2026-04-12";

function ageOf(id: string | undefined): number {
  const [row] = contractsOf(({ player_id }) => player_id === id);
  if (row === undefined) return Number.NaN;
  const [born, last] = [row.birth_date ?? "", LAST_DAY];
  const years = Number(last.slice(0, 4)) - Number(born.slice(0, 4));
  return last.slice(4) >= born.slice(4) ? years : years - 1;
}

type Row = Record<string, string>;
const isOver = (age: number) => (row: Row) => ageOf(row.player_id) > age;
const isUnder = (age: number) => (row: Row) => ageOf(row.player_id) < age;
const isOf = (team: string, test: (row: Row) => boolean) => (row: Row) =>
  row.team_id === team && test(row);

type Aged = (row: Row) => boolean;
const average = (column: string, enough: number, isWanted: Aged) => {
  const [best] = averages(column, enough, isWanted);
  return [best?.name ?? "?", `: ${best?.text}`];
};
const total = (column: string, isWanted: Aged) => {
  const [best] = totals(column, isWanted);
  return [best?.name ?? "?", (best?.value ?? 0).toLocaleString("en-US")];
};

/** Rankings with a number that is no figure's: it is an age. */
const AGES: [question: string, said: () => string[], known?: string[]][] = [
  ["leading scorer over 35", () => average("pts", 1400, isOver(35)), ["Kevin Durant", ": 26.0"]],
  ["top scorer over 30", () => average("pts", 1400, isOver(30)), ["Kawhi Leonard", ": 27.9"]],
  ["most points under 25", () => total("pts", isUnder(25)), ["Anthony Edwards", "1,757"]],
  ["most assists under 22", () => total("ast", isUnder(22)), ["Stephon Castle", "502"]],
  ["leading rebounder under 22", () => average("reb", 800, isUnder(22)), ["Kel'el Ware", ": 9.0"]],
  ["leading scorer under 21", () => average("pts", 1400, isUnder(21)), ["Cooper Flagg", ": 21.0"]],
  ["scoring leaders over 35", () => average("pts", 1400, isOver(35))],
  ["scorers over 35", () => average("pts", 1400, isOver(35))],
  ["best scorer older than 35", () => average("pts", 1400, isOver(35))],
  ["leading scorer 36 or older", () => average("pts", 1400, isOver(35))],
  ["leading scorer 24 and under", () => average("pts", 1400, isUnder(25))],
  ["top scoring under 25", () => average("pts", 1400, isUnder(25))],
  ["assist leaders more than 30", () => average("ast", 400, isOver(30))],
  ["most steals at least 36", () => total("stl", isOver(35))],
  ["most blocks less than 22", () => total("blk", isUnder(22))],
  ["lakers scoring leaders under 28", () => total("pts", isOf("14", isUnder(28))).slice(0, 1)],
];

describe("a number that counts no named figure", () => {
  it.each(AGES)("is an age where players are ranked: %s", (question, said, known) => {
    const { text, understanding } = ask(question);
    expect(understanding).toMatchObject({ kind: "query", query: { figures: [], groups: [] } });
    for (const part of said()) expect(text).toContain(part);
    if (known !== undefined) expect(said()).toEqual(known);
  });

  it("is an age beside games with a figure", () => {
    const ids = new Set(totals("pts", isUnder(25)).map(({ row }) => row.player_id));
    const [best] = counts((row) => ids.has(row.player) && has("pts", 40)(row)).by;
    const { text } = ask("most 40 point games under 25");
    expect(text).toContain(best?.name ?? "?");
    expect(text).toContain(`: ${best?.value}.`);
  });

  it.each([
    ["points over 30", { figure: "pts", range: { min: 31, max: Number.POSITIVE_INFINITY } }],
    ["luka points over 30", { figure: "pts", range: { min: 31, max: Number.POSITIVE_INFINITY } }],
    ["most games with assists over 9", { figure: "ast", range: { min: 10 } }],
    ["who scored 30 the most", { figure: "pts", range: { min: 30 } }],
    ["games with 24-25 points", { figure: "pts", range: { min: 24, max: 25 } }],
  ])("is none where a figure stands beside it: %s", (question, range) => {
    expect(ask(question).understanding).toMatchObject({ query: { figures: [range] } });
  });
});

describe("a date with slashes", () => {
  it.each([
    ["luka on 3/19", "2026-03-19"],
    ["luka on 3/19/2026", "2026-03-19"],
    ["luka on 11/12", "2025-11-12"],
    ["luka on 01/05", "2026-01-05"],
  ])("is a day, and no points and rebounds: %s", (question, day) => {
    expect(ask(question).understanding).toMatchObject({
      query: { conditions: { from: day, to: day }, figures: [] },
    });
  });

  it("leads to the games of that day", () => {
    expect(ask("games on 12/25").text).toBe("/nba/games/2025-12-25");
  });
});

describe("a condition on a player", () => {
  const WEMBY = "Victor Wembanyama";
  const LUKA = "Luka Dončić";
  const minutes = (least: number) => linesOf(WEMBY, has("min", least));
  const spurs = (test: (seconds: number) => boolean) =>
    record(linesOf(WEMBY, (row) => test(row.count("sec") ?? 0)));

  it.each([
    ["spurs record when wemby plays 30 minutes", () => record(minutes(30))],
    ["spurs record when wemby plays at least 30 minutes", () => record(minutes(30))],
    ["spurs record when wemby plays 30 or more minutes", () => record(minutes(30))],
    [
      "spurs record when wemby plays less than 30 minutes",
      () => spurs((seconds) => seconds < 30 * 60),
    ],
    ["spurs record when wemby plays 30", () => record(minutes(30))],
    ["spurs when wembanyama played 30+ minutes", () => record(minutes(30))],
    ["how many games did wemby play 30 minutes", () => `${minutes(30).length} games`],
    ["lakers record when luka scores 40", () => record(linesOf(LUKA, has("pts", 40)))],
    ["lakers record when luka assists 10", () => record(linesOf(LUKA, has("ast", 10)))],
    ["lakers record when luka rebounds 10", () => record(linesOf(LUKA, has("reb", 10)))],
    ["lakers record when luka grabs 10", () => record(linesOf(LUKA, has("reb", 10)))],
    ["lakers record when luka plays", () => record(linesOf(LUKA))],
  ])("is about him, not about his team: %s", (question, said) => {
    expect(ask(question).text).toContain(said());
  });

  it("has the known records of thirty minutes and fewer", () => {
    expect([spurs((sec) => sec >= 1800), spurs((sec) => sec < 1800)]).toEqual(["20–8", "30–6"]);
    expect(ask("spurs record when wemby plays 30 minutes").text).toContain(
      "20–8 when Victor Wembanyama had 30 or more minutes. In his other games they went 30–6",
    );
  });
});

describe("a streak of a figure without a number", () => {
  const MILLER = "Brandon Miller";
  it.each([
    ["brandon miller 3 point streak", "fg3m", 59],
    ["brandon miller three-point streak", "fg3m", 59],
    ["brandon miller longest streak with a steal", "stl", undefined],
    ["brandon miller consecutive games with a block", "blk", undefined],
  ])("counts games with at least one: %s", (question, figure, known) => {
    const run = longestRun(linesOf(MILLER), has(figure, 1));
    expect(ask(question).text).toContain(`: ${run} games`);
    if (known !== undefined) expect(run).toBe(known);
  });

  it("is not one of points", () => {
    const run = longestRun(linesOf(MILLER), has("pts", 20));
    expect(ask("brandon miller 20 point streak").text).toContain(`: ${run} games`);
  });
});
