import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#tools/paths.ts";
import { BELIEFS, rowsOfBeliefs } from "#tools/probe/beliefs.ts";
import { PROBES } from "#tools/probe/probes.ts";

const manual = readFileSync(join(root, "docs/operate.md"), "utf8");

test("the manual's table has every belief, and no other", () => {
  const [, table = ""] = /^\| belief .*\n\| -.*\n((?:\|.*\n)+)/m.exec(manual) ?? [];
  const rows = table
    .trimEnd()
    .split("\n")
    .map((line) => line.split("|").slice(1, -1));
  expect(rows.map((cells) => cells.map((cell) => cell.trim()))).toEqual(rowsOfBeliefs());
});

test("every probe tries one belief", () => {
  const tried = BELIEFS.flatMap(({ probe }) => (probe === undefined ? [] : [probe]));
  expect(tried.toSorted()).toEqual(Object.keys(PROBES).toSorted());
});

test("a belief that was tried names a file that exists", () => {
  const files = BELIEFS.flatMap(({ tried }) => tried.match(/tests\/[\w./-]+/g) ?? []);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
