import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { teamColors } from "../../../../domain/season/team-colors.ts";
import { badgeColours, badgeSprite } from "../../../../tools/season/badges.ts";
import { contrast, darkened, luminance } from "../../../../tools/season/contrast.ts";
import { team } from "./season.ts";

const sprite = readFileSync(new URL("../../../../public/badges.svg", import.meta.url), "utf8");
const teams: { abbreviation: string }[] = JSON.parse(
  readFileSync(new URL("../../../../season/built/teamsAPI.json", import.meta.url), "utf8"),
).data;

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#fff", "#ffffff")).toBe(1);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(luminance("#ff0000")).toBeCloseTo(0.2126, 4);
  expect(darkened("#ff8000", 0.5)).toBe("#7f4000");
});

describe("badges", () => {
  test.each(teams)("$abbreviation can be read and has a view of its own", ({ abbreviation }) => {
    const own = teamColors(abbreviation);
    const { field, ink } = badgeColours(own?.primary ?? "");
    expect(contrast(field, ink)).toBeGreaterThanOrEqual(4.5);
    expect(sprite.split(`<view id="${abbreviation.toLowerCase()}" `)).toHaveLength(2);
    expect(sprite).toContain(`fill="${field}"`);
  });

  test("a pale shield takes ink, a shade too light is deepened", () => {
    expect(badgeColours("#C4CED4")).toEqual({ field: "#c4ced4", ink: "#191512" });
    expect(badgeColours("#0E2240")).toEqual({ field: "#0e2240", ink: "#fff" });
    expect(badgeColours("#E03A3E").field).not.toBe("#e03a3e");
  });

  test("are one small file that needs nothing else", () => {
    expect(Buffer.byteLength(sprite)).toBeLessThan(9000);
    expect(sprite).not.toMatch(/font|<text|<script|url\(http|href="(?!#)/);
    for (const [, id] of sprite.matchAll(/href="#(\w+)"/g)) expect(sprite).toContain(` id="${id}"`);
    const ids = [...sprite.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("stand side by side, each with its letters in their colour", () => {
    const identity = { officialSite: "", secondary: "#AABBCC" };
    const drawn = badgeSprite(
      [team(1, { abbreviation: "BOS" }), team(2, { abbreviation: "SAS" })],
      [
        { ...identity, id: 1, primary: "#0E2240" },
        { ...identity, id: 2, primary: "#C4CED4" },
      ],
    );
    const size = Number(/^<svg [^>]*viewBox="0 0 (\d+) /.exec(drawn)?.[1]);
    expect(drawn).toContain(`<view id="bos" viewBox="0 0 ${size} ${size}"/>`);
    expect(drawn).toContain(`<view id="sas" viewBox="${size} 0 ${size} ${size}"/>`);
    expect(drawn).toContain('<use href="#s" x="0" fill="#0e2240" color="#abc"/>');
    expect(drawn).toContain(`<use href="#s" x="${size}" fill="#c4ced4" color="#abc"/>`);
    const drawings = [...drawn.matchAll(/<path id="([A-Z])"/g)].map(([, letter]) => letter);
    expect(drawings).toEqual(["A", "B", "O", "S"]);
    // Dark ink on the pale shield only.
    expect(drawn.match(/<g stroke="#191512">/g)).toHaveLength(1);
    const letters = drawn.split("<g fill=").at(-1) ?? "";
    const used = [...letters.matchAll(/<use href="#(\w)" x="/g)].map(([, letter]) => letter);
    expect(used).toEqual([..."BOSSAS"]);
  });

  test("no letter is left undrawn", () => {
    const identity = { id: 1, officialSite: "", primary: "#000000", secondary: "#FFFFFF" };
    const jazz = [team(1, { abbreviation: "JAZ" })];
    expect(() => badgeSprite(jazz, [identity])).toThrow('No badge letter is drawn for "J".');
    expect(() => badgeSprite(jazz, [])).toThrow("Team 1 has no colours.");
  });
});

test("an unknown abbreviation has no colours", () => {
  expect(teamColors("BOS")).toEqual({ primary: "#007A33", secondary: "#BA9653" });
  expect(teamColors("constructor")).toBeUndefined();
});
