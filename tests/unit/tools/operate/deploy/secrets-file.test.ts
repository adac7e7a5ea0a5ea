import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startPrograms } from "#tests/fixtures/programs.ts";
import { readSecretsFile } from "#tools/operate/deploy/secrets-file.ts";
import { root } from "#tools/paths.ts";

const folder = mkdtempSync(join(tmpdir(), "hardwood-secrets-"));
const programs = startPrograms();
afterAll(() => {
  programs.stop();
  rmSync(folder, { recursive: true, force: true });
});

const deploy = (...args: string[]) =>
  programs.run({
    file: join(root, "tools/operate/deploy.ts"),
    args: [...args, "--dry-run"],
    env: {},
  });

function file(text: string): string {
  const path = join(folder, "secrets");
  writeFileSync(path, text);
  return path;
}

test.each([
  ["lines", "# mine\n\nA=one\nexport B='two'\n"],
  ["lines with Windows line breaks", "A=one\r\nB=two\r\n"],
  ["JSON", '{"A": "one", "B": "two"}'],
])("readSecretsFile reads %s", (_, text) => {
  expect(readSecretsFile(file(text))).toEqual({ A: "one", B: "two" });
});

test("readSecretsFile reads a quoted value of several lines", () => {
  expect(readSecretsFile(file('A="one\nmore"\nB=two\n'))).toEqual({ A: "one\nmore", B: "two" });
});

test.each([
  ["A=1\nSESSION_SECRET hunter2\n", /secrets:2: the line of SESSION_SECRET is not of the form/],
  ["hunter2\n", /secrets:1: this line is not of the form NAME=value/],
  ['A="1\n2"\nB: hunter2\n', /secrets:3: this line is not/],
  ['{"A": 1, "B": "hunter2"}', /its JSON must be an object of texts/],
])("readSecretsFile rejects %j by its line without printing the value", (text, message) => {
  expect(() => readSecretsFile(file(text))).toThrow(message);
  expect(() => readSecretsFile(file(text))).not.toThrow(/hunter2/);
});

test.each([
  ["SESSION_SECRET=short\n", "SESSION_SECRET must be 32 characters or longer"],
  ["SESSION_SECRET x\n", "secrets:1: the line of SESSION_SECRET is not of the form NAME=value."],
])("a dry run of npm run deploy rejects %j before it builds", async (text, sentence) => {
  const { code, output } = await deploy(`--secrets-file=${file(text)}`);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  expect(output).not.toContain("Building");
});

test("a dry run of npm run deploy names a missing address", async () => {
  const { code, output } = await deploy("--env=production");
  expect(code).toBe(1);
  expect(output).toContain("SITE_URL is not set");
  expect(output).not.toContain("Building");
});
