import { expect, it } from "vitest";
import { liveScript } from "../../../../../tools/build/browser-script.ts";

it("the script of games in progress has at most 2 kB", () => {
  expect(Buffer.byteLength(liveScript())).toBeLessThanOrEqual(2_048);
});
