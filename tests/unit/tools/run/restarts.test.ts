import { expect, test } from "vitest";
import type { Site } from "#tools/build/site.ts";
import { untilOver } from "#tools/run/restarts.ts";

function siteOf(exited: Promise<number>): Site {
  const stop = async () => {};
  return { url: "http://site", process: { pid: 1, output: () => "why", exited, stop }, stop };
}

/** A stack of which each site falls silent at once, or after the given number ends by itself. */
async function run(silences: number) {
  const printed: string[] = [];
  const forever = new Promise<never>(() => {});
  let left = silences;
  const stack = {
    site: siteOf(forever),
    async restartSite() {
      left -= 1;
      stack.site = siteOf(left > 0 ? forever : Promise.resolve(1));
    },
  };
  const silence = async () => (left > 0 ? undefined : forever);
  const print = (line: string) => void printed.push(line);
  return { cause: await untilOver(stack, [], { silence, print }), printed };
}

test.each([1, 2, 3])("a site that falls silent %i times is started again", async (silences) => {
  const { cause, printed } = await run(silences);
  expect(cause).toBe("The site ended:\nwhy");
  expect(printed.filter((line) => line.endsWith("again."))).toHaveLength(silences);
});

test("a site that falls silent once more is left alone", async () => {
  const { cause, printed } = await run(4);
  expect(cause).toBe("The site no longer answers. Everything was stopped; start it again.");
  expect(printed).toHaveLength(6);
});

test("a run that is stopped ends", async () => {
  const stack = { site: siteOf(new Promise(() => {})), restartSite: async () => {} };
  const silence = () => new Promise<void>(() => {});
  expect(await untilOver(stack, [Promise.resolve("stopped")], { silence })).toBe("stopped");
});
