import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startProcess } from "../../../../../tools/machine/processes.ts";
import { readSecretsFile } from "../../../../../tools/operate/deploy/secrets-file.ts";
import { root } from "../../../../../tools/paths.ts";

/** Some tests start a process, which is slow on a busy machine. */
const folder = mkdtempSync(join(tmpdir(), "hardwood-secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  const args = ["tools/operate/deploy.ts", "--dry-run", `--secrets-file=${file(text)}`];
  const deploy = startProcess(process.execPath, args, { cwd: root });
  expect([await deploy.exited, deploy.output()]).toEqual([1, expect.stringContaining(sentence)]);
  expect(deploy.output()).not.toContain("Building");
});

test("a dry run of npm run deploy names a missing address", async () => {
  const args = ["tools/operate/deploy.ts", "--env=production", "--dry-run"];
  const deploy = startProcess(process.execPath, args, { cwd: root });
  expect(await deploy.exited).toBe(1);
  expect(deploy.output()).toContain("SITE_URL is not set");
  expect(deploy.output()).not.toContain("Building");
});
