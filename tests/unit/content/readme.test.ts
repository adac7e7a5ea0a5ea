import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { publish } from "#tools/content/articles.ts";
import { verify } from "#tools/content/claims.ts";
import { seasonKinds } from "#tools/content/content.ts";
import { seasonCourses } from "#tools/content/facts/teams.ts";
import { createResolver } from "#tools/content/resolver.ts";
import { buildDataset } from "#tools/season/dataset.ts";
import { moveNames } from "#tools/season/move-names.ts";
import { readMoves } from "#tools/season/moves-table.ts";
import { readTables } from "#tools/season/tables.ts";
import { transactionsWire } from "#tools/season/transactions.ts";

// Holds content/README.md, the manual of articles, to the build of articles.

const root = resolve(import.meta.dirname, "../../..");
const manual = readFileSync(join(root, "content/README.md"), "utf8");
const folder = join(root, "season/sources");
const tables = readTables(folder);
const moves = transactionsWire(readMoves(folder), moveNames(tables));
const kinds = seasonKinds(folder, tables, buildDataset(tables), moves);
const resolver = createResolver(kinds);

/** The rows of all tables of four columns: a reference or filter, an example, its figure. */
const rows = manual.split("\n").flatMap((line): [string, string, string][] => {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
  const [, name = "", example = "", gives = "", , ...rest] = cells;
  const code = /^`(.+)`$/;
  if (rest.length !== 1 || !code.test(name) || !code.test(example)) return [];
  return [[name.slice(1, -1), example.slice(1, -1), gives]];
});

const blockOf = (language: string) =>
  new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(manual)?.[1] ?? "";

describe("the manual of articles", () => {
  it("names every kind of reference with its words", () => {
    const usages = Object.entries(kinds).map(([kind, { usage }]) => `${kind} ${usage}`.trim());
    expect(rows.map(([name]) => name)).toEqual(expect.arrayContaining(usages));
  });

  it.each(rows)("%s: %s gives %s", (_name, example, gives) => {
    expect(resolver.figure(example).text).toBe(gives);
  });

  it("has an article that is published without a problem", () => {
    const facts = {
      teams: new Map(tables.teams.map((team) => [team.abbreviation, team])),
      courses: seasonCourses(tables),
    };
    const file = { path: "content/README.md", text: blockOf("markdown") };
    const { articles, charts, problems } = publish("news", [file], resolver, facts);
    expect(problems).toEqual([]);
    expect(articles).toHaveLength(1);
    expect(charts).toHaveLength(1);
  });

  const claims = blockOf("claims").trim().split("\n");

  it.each(claims)("has a claim that holds: %s", (claim) => {
    expect(() => verify(claim, resolver)).not.toThrow();
  });
});
