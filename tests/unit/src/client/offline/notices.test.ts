import { describe, expect, test } from "vitest";
import { openNotice, showNotice } from "#src/client/offline/notices.ts";

const ORIGIN = "https://x.example";
const PATH = "/nba/games/2026-12-25/sas-at-nyk";

test("a message is shown with its tag, so that a second one of an event replaces it", async () => {
  const shown: unknown[] = [];
  const message = { title: "Tip-off", body: "The game has begun.", path: PATH, tag: "t" };
  await showNotice(message, { showNotification: async (...notice) => void shown.push(notice) });
  const options = { body: message.body, tag: "t", icon: "/icons/192.png", data: PATH };
  expect(shown).toEqual([["Tip-off", options]]);
});

describe("a click on a notice", () => {
  /** The effect of a click while these pages are open. */
  async function click(path: string, open: string[]): Promise<string[]> {
    const done: string[] = [];
    const windows = open.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) }));
    await openNotice(ORIGIN + path, {
      matchAll: async () => windows,
      openWindow: async (url) => void done.push(`open ${url}`),
    });
    return done;
  }

  test("opens the game's page", async () => {
    expect(await click(PATH, [`${ORIGIN}/`])).toEqual([`open ${ORIGIN}${PATH}`]);
  });

  test("shows the window that has the page", async () => {
    const open = [`${ORIGIN}/`, ORIGIN + PATH];
    expect(await click(PATH, open)).toEqual([`focus ${ORIGIN}${PATH}`]);
  });
});
