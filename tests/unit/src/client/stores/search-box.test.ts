import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchIndex } from "#domain/search/search-index.ts";
import type { Move } from "#src/client/stores/search-box.ts";
import { PAUSE_MS } from "#src/client/stores/typed-question.ts";
import { TEAMS } from "#tests/fixtures/league.ts";

const fetchSearchIndex = vi.hoisted(() => vi.fn());
vi.mock(import("#src/client/browser/search-index.ts"), async (original) => ({
  ...(await original()),
  fetchSearchIndex,
}));

const teams = TEAMS.map((team) => ({ ...team, logo: "", nicknames: [] }));
const players = ["Luka Dončić", "Dallas Smith", "Nikola Jokić"].map((name) => ({
  name,
  role: "G",
  team: undefined,
  nicknames: [],
}));
const found = {
  ok: true,
  value: { teams, players, headlines: [], pages: [] } satisfies SearchIndex,
};
const failed = { ok: false, error: { kind: "unavailable" } };

/** Fresh stores, as on a new page, with their own index. */
async function freshBox() {
  vi.resetModules();
  const { $searchIndex } = await import("#src/client/stores/search-index.ts");
  const { createSearchBox, MOST_HITS } = await import("#src/client/stores/search-box.ts");
  const box = createSearchBox();
  box.watch();
  return { box, $searchIndex, MOST_HITS };
}

/** A fetch that resolves when the test calls the returned function. */
function held(): (answer: unknown) => Promise<void> {
  let answer: (value: unknown) => void = () => {};
  fetchSearchIndex.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return async (value) => {
    answer(value);
    await vi.advanceTimersByTimeAsync(0);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("the search index", () => {
  it("is fetched once, when the visitor enters the box", async () => {
    const { box, $searchIndex } = await freshBox();
    const answer = held();
    expect($searchIndex.get().state).toBe("idle");
    expect(fetchSearchIndex).not.toHaveBeenCalled();
    box.enter();
    box.search("lu");
    await answer(found);
    box.search("luk");
    expect($searchIndex.get().state).toBe("ready");
    expect(fetchSearchIndex).toHaveBeenCalledTimes(1);
  });

  it("is slow from 150 ms on", async () => {
    const { box, $searchIndex } = await freshBox();
    const answer = held();
    box.enter();
    await vi.advanceTimersByTimeAsync(149);
    expect($searchIndex.get()).toEqual({ state: "loading", isSlow: false });
    await vi.advanceTimersByTimeAsync(1);
    expect($searchIndex.get()).toEqual({ state: "loading", isSlow: true });
    await answer(found);
    expect($searchIndex.get().state).toBe("ready");
  });

  it.each([found, failed])("never turns slow after it has settled", async (settled) => {
    const { box, $searchIndex } = await freshBox();
    const answer = held();
    box.enter();
    await answer(settled);
    const { state } = $searchIndex.get();
    await vi.advanceTimersByTimeAsync(10_000);
    expect($searchIndex.get().state).toBe(state);
  });

  it("is fetched again by the next keystroke after a failure", async () => {
    const { box } = await freshBox();
    fetchSearchIndex.mockResolvedValueOnce(failed).mockResolvedValueOnce(found);
    box.search("luka");
    await vi.advanceTimersByTimeAsync(0);
    expect(box.$popup.get()).toEqual({ kind: "unavailable" });
    box.search("luka d");
    await vi.advanceTimersByTimeAsync(0);
    expect(box.$popup.get()).toMatchObject({ kind: "hits", players: [{ name: "Luka Dončić" }] });
  });
});

describe("the popup", () => {
  async function readyBox() {
    fetchSearchIndex.mockResolvedValue(found);
    const fresh = await freshBox();
    fresh.box.enter();
    await vi.advanceTimersByTimeAsync(0);
    return fresh;
  }

  it("opens from two characters on, not counting outer white space", async () => {
    const { box } = await readyBox();
    for (const text of ["", "d", " d ", "  "]) {
      box.search(text);
      expect(box.$popup.get().kind).toBe("closed");
    }
    box.search(" da");
    expect(box.$popup.get()).toMatchObject({
      kind: "hits",
      teams: [{ name: "Dallas Mavericks", href: "/nba/teams/7" }],
      players: [{ name: "Dallas Smith" }],
      active: undefined,
    });
    box.search("d");
    expect(box.$popup.get().kind).toBe("closed");
  });

  it("shows the hits of text typed while the index was loading", async () => {
    const { box } = await freshBox();
    const answer = held();
    box.search("do");
    box.search("donc");
    expect(box.$popup.get().kind).toBe("closed");
    await answer(found);
    expect(box.$popup.get()).toMatchObject({ kind: "hits", players: [{ name: "Luka Dončić" }] });
  });

  it("stays closed when the box was left while the index was loading", async () => {
    const { box } = await freshBox();
    const answer = held();
    box.search("donc");
    box.close();
    await answer(found);
    expect(box.$popup.get().kind).toBe("closed");
    box.enter();
    expect(box.$popup.get().kind).toBe("hits");
  });

  it("shows articles below the names, within the limit of hits", async () => {
    const many = Array.from({ length: 19 }, (_, at) => ({
      name: `Knox ${at}`,
      role: "",
      nicknames: [],
      team: undefined,
    }));
    const headlines = ["Knox, again", "How Knox won"].map((title) => ({
      section: "news" as const,
      title,
      slug: "knox",
    }));
    fetchSearchIndex.mockResolvedValue({
      ok: true,
      value: { teams, players: many, headlines, pages: [] },
    });
    const { box } = await freshBox();
    box.enter();
    await vi.advanceTimersByTimeAsync(0);
    box.search("knox");
    expect(box.$popup.get()).toMatchObject({
      articles: [{ name: "Knox, again", href: "/nba/news/knox" }],
      links: [{ name: "All results", detail: "20 of 21 shown", href: "/search?q=knox" }],
      total: 21,
    });
  });

  it("reports no matches, and stays closed when the index fails to load", async () => {
    const { box } = await readyBox();
    vi.stubGlobal("fetch", async () => Response.json({ answer: null }));
    box.search(" zzz ");
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
    expect(box.$popup.get()).toMatchObject({
      kind: "nothing",
      title: 'No results for "zzz"',
      links: [{ href: "/search?q=zzz" }, { href: "/nba/ask?q=zzz" }, {}, {}, {}, {}],
      active: undefined,
    });
    box.move("previous");
    expect(box.$popup.get()).toMatchObject({ kind: "nothing", active: 5 });
    fetchSearchIndex.mockResolvedValue(failed);
    const other = await freshBox();
    other.box.enter();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.box.$popup.get().kind).toBe("closed");
  });

  it("finds pages by what people call them, below the names", async () => {
    const pages = [{ name: "Playoffs", href: "/nba/playoffs", words: "finals bracket" }];
    fetchSearchIndex.mockResolvedValue({ ok: true, value: { ...found.value, pages } });
    const { box } = await freshBox();
    box.enter();
    await vi.advanceTimersByTimeAsync(0);
    box.search("bracket");
    expect(box.$popup.get()).toMatchObject({
      pages: [{ name: "Playoffs", href: "/nba/playoffs" }],
      links: [
        { name: "All results", detail: "Every former player, too", href: "/search?q=bracket" },
      ],
      total: 1,
    });
  });

  it("shows a page once, although it is the answer to a misspelt name, too", async () => {
    const { box } = await readyBox();
    const answer = {
      kind: "answer",
      sentence: "Nikola Jokić",
      href: "/nba/players/player/Nikola%20Joki%C4%87",
    };
    const asked = vi.fn(async () => Response.json({ answer }));
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("addEventListener", () => {});
    box.search("jokoc");
    const before = box.$popup.get();
    expect(before).toMatchObject({ kind: "hits", players: [{ href: answer.href }] });
    await vi.advanceTimersByTimeAsync(2 * PAUSE_MS);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(box.$popup.get()).toEqual(before);
  });

  it("limits the number of hits", async () => {
    const { box, MOST_HITS } = await readyBox();
    box.search("an");
    const popup = box.$popup.get();
    if (popup.kind !== "hits") throw new Error(popup.kind);
    expect(popup.teams.length + popup.players.length).toBeLessThanOrEqual(MOST_HITS);
  });

  it("reopens on an arrow key without moving", async () => {
    const { box } = await readyBox();
    box.search("da");
    box.close();
    box.move("next");
    expect(box.$popup.get()).toMatchObject({ kind: "hits", active: undefined });
  });

  it("resets the active hit when the text changes", async () => {
    const { box } = await readyBox();
    box.search("da");
    box.move("next");
    box.search("dal");
    expect(box.$popup.get()).toMatchObject({ kind: "hits", active: undefined });
  });

  // The text "da" has two hits, a team and a player, and the link to all results.
  it.each<[Move[], number]>([
    [["next"], 0],
    [["next", "next"], 1],
    [["next", "next", "next", "next"], 0],
    [["previous"], 2],
    [["previous", "previous"], 1],
    [["next", "previous"], 2],
    [["last"], 2],
    [["last", "next"], 0],
    [["last", "first"], 0],
  ])("moves %j to hit %d", async (moves, active) => {
    const { box } = await readyBox();
    box.search("da");
    for (const move of moves) box.move(move);
    expect(box.$popup.get()).toMatchObject({ active });
  });
});
