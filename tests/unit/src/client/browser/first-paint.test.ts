import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, it } from "vitest";
import { firstPaint, loneScript } from "#tools/build/browser-script.ts";

describe("the script before the first paint", () => {
  const { code, hash } = firstPaint();

  it("has at most 2 kB", () => {
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(2_048);
  });

  it("contains no closing script tag, and has a matching hash", () => {
    expect(code).not.toMatch(/<\/script|<!--/i);
    expect(hash).toBe(`sha256-${createHash("sha256").update(code).digest("base64")}`);
  });

  it("imports the other scripts, in a build and in development", () => {
    expect(code).toMatch(/import\(`\/\$\{\w+\}-[\da-f]{8}\.js`\)/);
    const dev = firstPaint("dev").code;
    expect(dev).toContain("islands:`src/client/islands/touch.ts`");
    expect(dev).toContain("members:`src/client/members/for-members.ts`");
    expect(dev).toContain("hush:`src/client/scores/hide-scores.ts`");
  });
});

it.each(["members", "hush"] as const)("the script %s is one file of at most 3 kB", async (name) => {
  const code = await loneScript(name);
  expect(code).not.toMatch(/\b(?:import|export)\b/);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  expect(brotliCompressSync(code, { params }).byteLength).toBeLessThanOrEqual(3_072);
});
