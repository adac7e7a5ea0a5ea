import { expect, it } from "vitest";
import { pageScript } from "#tools/build/browser-script.ts";

it.each([
  ["the script of games in progress", "virtual:live-script", 2_048],
  ["the script of their stories", "virtual:story-script", 1_024],
] as const)("%s has at most so many bytes", (_, name, bytes) => {
  expect(Buffer.byteLength(pageScript(name))).toBeLessThanOrEqual(bytes);
});
