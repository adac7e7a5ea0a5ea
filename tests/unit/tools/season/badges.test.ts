import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { teamColors } from "#domain/teams/team-colors.ts";
import { team } from "#tests/fixtures/league.ts";
import { badgeColours, badgeSprite } from "#tools/season/badges.ts";
import { contrast, darkened, luminance } from "#tools/season/contrast.ts";

const sprite = readFileSync(new URL("../../../../public/badges.svg", import.meta.url), "utf8");
const teams: { abbreviation: string }[] = JSON.parse(
  readFileSync(new URL("../../../../season/built/teamsAPI.json", import.meta.url), "utf8"),
).data;

test("contrast and luminance follow WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#fff", "#ffffff")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(luminance("#ff0000")).toBeCloseTo(0.2126, 4);
  expect(darkened("#ff8000", 0.5)).toBe("#7f4000");
});

describe("badges", () => {
  test.each(teams)("$abbreviation has readable letters and its own view", ({ abbreviation }) => {
    const own = teamColors(abbreviation);
    const { field, ink } = badgeColours(own?.primary ?? "");
    expect(contrast(field, ink)).toBeGreaterThanOrEqual(4.5);
    expect(sprite.split(`<view id="${abbreviation.toLowerCase()}" `)).toHaveLength(2);
    expect(sprite).toContain(`fill="${field}"`);
  });

  test("a pale shield has dark letters, and a medium one is darkened", () => {
    expect(badgeColours("#C4CED4")).toEqual({ field: "#c4ced4", ink: "#191512" });
    expect(badgeColours("#0E2240")).toEqual({ field: "#0e2240", ink: "#fff" });
    expect(badgeColours("#E03A3E").field).not.toBe("#e03a3e");
  });

  test("are one small file without external resources or duplicate ids", () => {
    expect(Buffer.byteLength(sprite)).toBeLessThan(9000);
    expect(sprite).not.toMatch(/font|<text|<script|url\(http|href="(?!#)/);
    const ids = [...sprite.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    const used = new Set([...sprite.matchAll(/href="#(\w+)"/g)].map(([, id]) => id));
    expect(used.size).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining([...used]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("are placed side by side, each with its colours and letters", () => {
    const identity = { officialSite: "", secondary: "#AABBCC" };
    const drawn = badgeSprite(
      [team(1, { abbreviation: "BOS" }), team(2, { abbreviation: "SAS" })],
      [
        { ...identity, id: 1, primary: "#0E2240" },
        { ...identity, id: 2, primary: "#C4CED4" },
      ],
    );
    const size = Number(/^<svg [^>]*viewBox="0 0 (\d+) /.exec(drawn)?.[1]);
    expect(drawn).toContain(`<view id="bos" viewBox="${size} 0 ${size} ${size}"/>`);
    expect(drawn).toContain(`<view id="sas" viewBox="${2 * size} 0 ${size} ${size}"/>`);
    expect(drawn).toContain(`<use href="#s" x="${size}" fill="#0e2240" color="#abc"/>`);
    expect(drawn).toContain(`<use href="#s" x="${2 * size}" fill="#c4ced4" color="#abc"/>`);
    const drawings = [...drawn.matchAll(/<path id="([A-Z])"/g)].map(([, letter]) => letter);
    expect(drawings).toEqual(["A", "B", "O", "S"]);
    // Only the pale shield has dark letters.
    expect(drawn.match(/<g stroke="#191512">/g)).toHaveLength(1);
    const letters = drawn.split("<g fill=").at(-1) ?? "";
    const used = [...letters.matchAll(/<use href="#(\w)" x="/g)].map(([, letter]) => letter);
    expect(used).toEqual([..."BOSSAS"]);
  });

  test("badgeSprite rejects a letter without a drawing and a team without colours", () => {
    const identity = { id: 1, officialSite: "", primary: "#000000", secondary: "#FFFFFF" };
    const jazz = [team(1, { abbreviation: "JAZ" })];
    expect(() => badgeSprite(jazz, [identity])).toThrow('No badge letter is drawn for "J".');
    expect(() => badgeSprite(jazz, [])).toThrow("Team 1 has no colours.");
  });
});

test("teamColors knows no colours for an unknown abbreviation", () => {
  expect(teamColors("BOS")).toEqual({ primary: "#007A33", secondary: "#BA9653" });
  expect(teamColors("constructor")).toBeUndefined();
});
