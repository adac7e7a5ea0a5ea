import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as v from "valibot";

const Secrets = v.record(v.string(), v.string());
const QUOTED = /=[^\S\n]*(["'`])[\s\S]*?\1/g;
const LINE = /^\s*(?:#.*|(?:export\s+)?[\w.-]+\s*=.*)?$/;

/**
 * Reads a file in one of wrangler's formats: JSON, or lines of NAME=value. Throws a sentence for a
 * file or a line that cannot be read; it names the line and never prints a value.
 */
export function readSecretsFile(file: string): Record<string, string | undefined> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
  if (text.trimStart().startsWith("{")) return jsonSecrets(file, text);
  // A quoted value may have several lines.
  const lines = text.replace(QUOTED, (value) => `=${value.replace(/[^\n]/g, "")}`).split(/\r?\n/);
  const bad = lines.findIndex((line) => !LINE.test(line));
  if (bad !== -1) throw malformed(`${file}:${bad + 1}`, lines[bad] ?? "");
  return parseEnv(text);
}

function malformed(where: string, line: string): Error {
  const [name] = /^[A-Z][A-Z_]+(?=\s)/.exec(line.trim()) ?? [];
  const what = name === undefined ? "this line" : `the line of ${name}`;
  return new Error(`${where}: ${what} is not of the form NAME=value.`);
}

function jsonSecrets(file: string, text: string): Record<string, string> {
  try {
    return v.parse(Secrets, JSON.parse(text));
  } catch {
    throw new Error(`${file} cannot be read: its JSON must be an object of texts.`);
  }
}
