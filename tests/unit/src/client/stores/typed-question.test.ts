import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSearchBox } from "#src/client/stores/search-box.ts";
import { ensureSearchIndex } from "#src/client/stores/search-index.ts";
import { PAUSE_MS } from "#src/client/stores/typed-question.ts";
import { TEAMS } from "#tests/fixtures/league.ts";

vi.mock(import("#src/client/browser/search-index.ts"), async (original) => ({
  ...(await original()),
  fetchSearchIndex: async () => ({
    ok: true as const,
    value: {
      teams: TEAMS.map((team) => ({ ...team, logo: "", nicknames: [] })),
      players: ["Luka Dončić", "Luka Garza"].map((name) => ({
        name,
        role: "G",
        nicknames: [],
        team: undefined,
      })),
      headlines: [],
      pages: [],
    },
  }),
}));

const ANSWER = {
  kind: "answer",
  sentence: "Luka Dončić leads the league with 33.5 points a game.",
  href: "/nba/ask?q=who+leads+in+scoring",
};
const answered = (answer: unknown) => async () => Response.json({ answer });
const fetching = vi.fn<typeof fetch>();

const asked = () => fetching.mock.calls.map(([address]) => decodeURIComponent(String(address)));
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

async function readyBox() {
  const box = createSearchBox();
  await ensureSearchIndex();
  box.enter();
  return box;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("fetch", fetching);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetching.mockReset();
});

describe("a typed question", () => {
  it("is sent when typing pauses, and its answer is the first hit", async () => {
    const box = await readyBox();
    fetching.mockImplementation(answered(ANSWER));
    for (const text of ["who", "who le", "who leads", "who leads in scoring"]) {
      box.search(text);
      await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    }
    expect(fetching).not.toHaveBeenCalled();
    await pause();
    expect(asked()).toEqual(["/nba/ask.json?q=who leads in scoring"]);
    expect(box.$popup.get()).toEqual({
      kind: "hits",
      answer: ANSWER,
      teams: [],
      players: [],
      first: "teams",
      pages: [],
      articles: [],
      links: [],
      total: 0,
      active: undefined,
    });
  });

  it("says why there is no answer, in place of names with a typo", async () => {
    const box = await readyBox();
    fetching.mockImplementation(answered({ ...ANSWER, kind: "reason", sentence: "Not held." }));
    box.search("garsa");
    expect(box.$popup.get()).toMatchObject({ kind: "hits", players: [{ name: "Luka Garza" }] });
    await pause();
    expect(box.$popup.get()).toMatchObject({ kind: "nothing", title: "Not held." });
  });

  it("is sent as one word when the word finds no name", async () => {
    const box = await readyBox();
    fetching.mockImplementation(answered(ANSWER));
    box.search("mvp");
    await pause();
    expect(asked()).toEqual(["/nba/ask.json?q=mvp"]);
    expect(box.$popup.get()).toMatchObject({ answer: ANSWER });
  });

  it.each(["garza", " luka ", "luka d", "luka doncic", "Dallas  Mavericks", "l", ""])(
    "%j is not sent, as the beginning of a name or too short",
    async (text) => {
      const box = await readyBox();
      box.search(text);
      await pause();
      expect(fetching).not.toHaveBeenCalled();
    },
  );

  it("is not sent when the box is left before the pause", async () => {
    const box = await readyBox();
    box.search("who leads");
    box.close();
    await pause();
    expect(fetching).not.toHaveBeenCalled();
    fetching.mockImplementation(answered(ANSWER));
    box.enter();
    await pause();
    expect(box.$popup.get()).toMatchObject({ answer: ANSWER });
  });

  it("aborts an earlier question and ignores its late answer", async () => {
    const box = await readyBox();
    const signals: (AbortSignal | null | undefined)[] = [];
    let answer: (response: Response) => void = () => {};
    fetching.mockImplementation((_, init) => {
      signals.push(init?.signal);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    box.search("luka points");
    await pause();
    const late = answer;
    box.search("luka garza points");
    expect(signals[0]?.aborted).toBe(true);
    late(Response.json({ answer: ANSWER }));
    await vi.advanceTimersByTimeAsync(0);
    expect(box.$popup.get().kind).toBe("closed");
  });

  it("keeps the active hit when the answer arrives", async () => {
    const box = await readyBox();
    fetching.mockImplementation(answered(ANSWER));
    box.search("garza luka");
    box.move("next");
    expect(box.$popup.get()).toMatchObject({ answer: undefined, active: 0 });
    await pause();
    expect(box.$popup.get()).toMatchObject({ answer: ANSWER, active: 1 });
    box.move("last");
    box.move("next");
    expect(box.$popup.get()).toMatchObject({ active: 0 });
  });
});

describe("without an answer", () => {
  it.each([
    ["a question that is not understood", answered(null)],
    ["an answer in the format of another release", answered("33.5 points a game")],
    ["an error status", async () => new Response("", { status: 503 })],
    ["an HTML page", async () => new Response("<!doctype html>")],
    ["a failed fetch", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("%s leaves the hits unchanged", async (_, answer) => {
    const box = await readyBox();
    fetching.mockImplementation(answer);
    box.search("garza luka");
    const before = box.$popup.get();
    await pause();
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(box.$popup.get()).toEqual(before);
    box.search("who leads");
    expect(box.$popup.get()).toEqual({ kind: "closed" });
    await pause();
    expect(box.$popup.get()).toMatchObject({
      kind: "nothing",
      title: expect.stringContaining("who leads"),
    });
  });
});
