import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { firstPaint } from "../../../../../tools/build/browser-script.ts";

describe("the script before the first paint", () => {
  const { code, hash } = firstPaint();

  it("fits into 2 kB", () => {
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(2_048);
  });

  it("cannot end its own element, and carries its hash", () => {
    expect(code).not.toMatch(/<\/script|<!--/i);
    expect(hash).toBe(`sha256-${createHash("sha256").update(code).digest("base64")}`);
  });

  it("knows where the islands are, in a build and in development", () => {
    expect(code).toMatch(/import\(`\/islands-[\da-f]{8}\.js`\)/);
    expect(firstPaint("dev").code).toContain("import(`/src/client/islands/touch.ts`)");
  });

  it("is the same each time", () => {
    expect(firstPaint()).toEqual({ code, hash });
  });
});
