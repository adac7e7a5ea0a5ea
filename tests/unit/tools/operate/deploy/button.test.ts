import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "#package.json" with { type: "json" };
import { isPublicRepository, withButton, withRepository } from "#tools/operate/deploy/button.ts";
import { root } from "#tools/paths.ts";

const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const MINE = "https://github.com/me/hardwood";
const buttonsOf = (readme: string) =>
  [...readme.matchAll(/deploy\.workers\.cloudflare\.com\/\?url=([^)\s]+)/g)].map(([, url]) => url);

test("the README has a button for the repository that the manifest names, and else none", () => {
  const { repository } = manifest as { repository?: string };
  expect(buttonsOf(textOf("README.md"))).toEqual(repository === undefined ? [] : [repository]);
});

describe("naming a repository", () => {
  test("puts one button into the README, and names another by it later", () => {
    const named = withButton(textOf("README.md"), "https://gitlab.com/a/b/hardwood");
    expect(buttonsOf(named)).toEqual(["https://gitlab.com/a/b/hardwood"]);
    expect(buttonsOf(withButton(named, MINE))).toEqual([MINE]);
    expect(withButton(withButton(named, MINE), MINE)).toBe(withButton(named, MINE));
    expect(() => withButton("# Hardwood", MINE)).toThrow("README.md has no line");
  });

  test("adds it to the manifest and changes nothing else", () => {
    const text = textOf("package.json");
    const named = withRepository(withRepository(text, "https://github.com/a/b"), MINE);
    expect(JSON.parse(named)).toEqual({ ...manifest, repository: MINE });
    expect(named.split("\n").length - text.split("\n").length).toBeLessThanOrEqual(1);
  });
});

test.each([
  [MINE, true],
  ["https://gitlab.com/group/sub/hardwood", true],
  ["https://github.com/me", false],
  ["https://github.com/me/hardwood.git", false],
  ["git@github.com:me/hardwood", false],
  ["http://github.com/me/hardwood", false],
  ["https://example.com/me/hardwood", false],
  [`${MINE}?x`, false],
])("%s is a public repository: %s", (url, is) => {
  expect(isPublicRepository(url)).toBe(is);
});
