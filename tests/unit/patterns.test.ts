import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkSync } from "recheck";
import ts from "typescript";
import { expect, test, vi } from "vitest";
import { segmentPatterns } from "#domain/site/route-pattern.ts";
import { ROUTES } from "#domain/site/routes.ts";

/** Other backends start programs of another language, or threads. */
vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");

const root = join(import.meta.dirname, "../..");

/** A quantifier without an upper limit; without one, an expression's steps have a limit as well. */
const UNLIMITED = /[*+]|\{\d+,\}/;

/** The checker reads expressions as automata, and has no limit of time, which differs by machine. */
const PARAMETERS = { checker: "automaton", timeout: null } as const;

function sourceFiles(): string[] {
  const files = ["domain", "functions", "src"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      join(folder, file),
    ),
  );
  return files.filter((file) => /\.(?:ts|tsx|astro)$/.test(file));
}

function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** The regular expressions of product code with the files that have them. */
function expressionsInCode(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of sourceFiles()) {
    const text = textOf(file);
    const code = file.endsWith(".astro") ? (text.split(/^---$/m)[1] ?? "") : text;
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        found.set(node.text, [...(found.get(node.text) ?? []), file]);
      }
      ts.forEachChild(node, visit);
    };
    const kind = file.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind));
  }
  return found;
}

/** How the steps of an expression grow with its input; "linear" and "constant" are harmless. */
function growthOf(literal: string): string {
  const end = literal.lastIndexOf("/");
  const flags = literal.slice(end + 1);
  const { source, assertions } = parsed(literal.slice(1, end));
  // An assertion at the start is tried once, any other one at every place.
  const slow = assertions.find(({ text, at }) => at > 1 && UNLIMITED.test(text));
  if (slow !== undefined) return `tries ${slow.text} at every place`;
  const readings = [
    ...assertions.map(({ text }) => `^(?:${text})`),
    ...[HOLDS, FAILS].map((assertion) => source.replaceAll(ASSERTION, assertion)),
  ];
  const growths = [...new Set(readings)]
    .filter((reading) => UNLIMITED.test(reading))
    .map((reading) => growthIn(reading, flags));
  return growths.find((growth) => growth !== "linear") ?? growths[0] ?? "constant";
}

/**
 * Alternatives that are all linear are so together, and are checked in a fraction of the time. One that is
 * not may still be so beside the others, which match first.
 */
function growthIn(reading: string, flags: string): string {
  const apart = alternativesOf(reading);
  const areLinear = apart.every((one) => growthOfWhole(one, flags) === "linear");
  return areLinear ? "linear" : growthOfWhole(reading, flags);
}

function growthOfWhole(source: string, flags: string): string {
  const checked = checkSync(source, flags, PARAMETERS);
  if (checked.status === "safe") return "linear";
  return checked.status === "vulnerable" ? checked.complexity.summary : checked.error.kind;
}

/** The alternatives of an expression, and of its one group where that reaches to the end. */
function alternativesOf(source: string): string[] {
  return (split(source) ?? [source]).flatMap((alternative) => {
    const [, start, group] = /^(\^[^()[\]|]*)\(\?:(.*)\)\$$/.exec(alternative) ?? [];
    const inside = group === undefined ? undefined : split(group);
    return inside?.map((one) => `${start}(?:${one})$`) ?? [alternative];
  });
}

/** What stands between the bars outside of groups; undefined where a group that is not open is closed. */
function split(source: string): string[] | undefined {
  const found = [""];
  let [depth, isClass] = [0, false];
  for (const [token] of source.matchAll(/\\.|./gsu)) {
    if (token === "[") isClass = true;
    else if (token === "]") isClass = false;
    else if (token === "(" && !isClass) depth += 1;
    else if (token === ")" && !isClass) depth -= 1;
    if (depth < 0) return undefined;
    if (token === "|" && depth === 0 && !isClass) found.push("");
    else found.push(`${found.pop()}${token}`);
  }
  return found;
}

/** Stands for an assertion in a source, and is replaced by one that holds, and by one that fails. */
const ASSERTION = "\uE000";
const HOLDS = "";
const FAILS = "\uE001";

/**
 * A source with its look-ahead and look-behind assertions apart, which the checker does not read. An
 * assertion takes no characters, so it either lets the rest go on or ends the attempt.
 */
function parsed(source: string): { source: string; assertions: { text: string; at: number }[] } {
  const opening = /\(\?<?[=!]/.exec(source);
  if (opening === null) return { source, assertions: [] };
  const start = opening.index + opening[0].length;
  let end = start;
  for (let depth = 1, isClass = false; depth > 0; end += 1) {
    const char = source[end];
    if (char === "\\") end += 1;
    else if (char === "[") isClass = true;
    else if (char === "]") isClass = false;
    else if (char === "(" && !isClass) depth += 1;
    else if (char === ")" && !isClass) depth -= 1;
  }
  const rest = parsed(source.slice(end));
  return {
    source: source.slice(0, opening.index) + ASSERTION + rest.source,
    assertions: [
      { text: source.slice(start, end - 1), at: opening.index },
      ...rest.assertions.map(({ text, at }) => ({ text, at: at + end })),
    ],
  };
}

test("the check finds expressions whose steps grow faster than their input", () => {
  for (const literal of [
    "/(?:\\.html)+$/",
    "/\\/+$/",
    "/\\s+x/",
    "/(a+)+$/",
    "/^(.+),(.+),(.+);$/",
    "/^a$|\\s+[|(]x/",
    "/^\\/(?:a|[^)]|(?:b|c+)+)$/",
  ]) {
    expect(growthOf(literal), literal).toMatch(/polynomial|exponential|at every place/);
  }
  expect(growthOf("/^a+$/")).toBe("linear");
});

test("twice the input takes every expression of the product at most twice the steps", () => {
  const slow = [...expressionsInCode()].flatMap(([literal, files]) => {
    const growth = growthOf(literal);
    return ["linear", "constant"].includes(growth) ? [] : [`${files}: ${literal} is ${growth}`];
  });
  expect(slow).toEqual([]);
});

test("so do the expressions that the table of routes is compiled to", () => {
  const patterns = new Set(ROUTES.flatMap(({ path }) => segmentPatterns(path)).map(String));
  expect(
    [...patterns].filter((literal) => !["linear", "constant"].includes(growthOf(literal))),
  ).toEqual([]);
});

test("code compiles no other expressions", () => {
  const compiling = sourceFiles().filter((file) => /\bRegExp\(/.test(textOf(file)));
  expect(compiling).toEqual(["domain/site/route-pattern.ts"]);
});
