import { expect, test } from "vitest";
import { progressBar } from "#tools/operate/progress-bar.ts";

function shown(isTTY: boolean): string[] {
  const written: string[] = [];
  const show = progressBar({ isTTY, write: (text) => written.push(text) });
  for (const done of [0, 615, 1230]) show({ step: "stats", done, of: 1230 });
  show({ step: "players", done: 0, of: 0 });
  return written;
}

test("a terminal shows each step as a growing bar on one line", () => {
  expect(shown(true)).toEqual([
    "\r\u001b[2K[------------------------] stats 0 of 1230",
    "\r\u001b[2K[############------------] stats 615 of 1230",
    "\r\u001b[2K[########################] stats 1230 of 1230\n",
    "\r\u001b[2K[########################] players 0 of 0\n",
  ]);
});

test("other outputs get one line per finished step", () => {
  expect(shown(false)).toEqual(["stats: 1230\n", "players: 0\n"]);
});
