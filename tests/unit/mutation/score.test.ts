import { expect, test } from "vitest";
import { type MutatedFile, scoreOf, scoreTable, survivors } from "#tests/mutation/score.ts";

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: "BooleanLiteral",
  replacement: "false",
  location: { start: { line } },
});

const file = (...mutants: ReturnType<typeof mutant>[]): MutatedFile => ({
  name: "domain/rule.ts",
  source: "const first = true;\n  const second = true;",
  mutants,
});

test.each([
  [["Killed"], 100],
  [["Survived"], 0],
  [["Killed", "Timeout", "Survived"], 66.6],
  [["Killed", "NoCoverage"], 50],
  [["Killed", "RuntimeError", "CompileError", "Ignored"], 100],
])("of %j, %d %% are noticed", (statuses, percent) => {
  expect(scoreOf([file(...statuses.map((status) => mutant(status)))]).percent).toBe(percent);
});

test("without a mutant nothing is noticed", () => {
  expect(scoreOf([file()]).percent).toBe(0);
});

test("tells by folder how many mutants the tests noticed", () => {
  const killed = mutant("Killed");
  const files = [
    { ...file(killed, mutant("Survived")), name: "domain/text/rule.ts" },
    { ...file(mutant("NoCoverage")), name: "domain/rule.ts" },
    { ...file(...Array(10).fill(killed)), name: "domain/text/other.ts" },
  ];
  expect(scoreTable(files)).toEqual([
    "folder       files  killed  survived  not reached  noticed",
    "domain           1       0         0            1      0 %",
    "domain/text      2      11         1            0   91.6 %",
  ]);
});

test("names the line of each mutant that no test notices", () => {
  expect(survivors([file(mutant("Killed"), mutant("Survived", 2), mutant("NoCoverage"))])).toEqual([
    "domain/rule.ts:2 Survived, BooleanLiteral: const second = true; -> false",
    "domain/rule.ts:1 NoCoverage, BooleanLiteral: const first = true; -> false",
  ]);
});
