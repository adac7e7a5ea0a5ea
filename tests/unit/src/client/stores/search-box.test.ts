import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchIndex } from "../../../../../domain/words/search-index.ts";
import type { Move } from "../../../../../src/client/stores/search-box.ts";
import { TEAMS } from "../../../domain/season/league.ts";

const fetchSearchIndex = vi.hoisted(() => vi.fn());
vi.mock(import("../../../../../src/client/browser/search-index.ts"), async (original) => ({
  ...(await original()),
  fetchSearchIndex,
}));

const teams = TEAMS.map((team) => ({ ...team, logo: "", nicknames: [] }));
const players = ["Luka Dončić", "Dallas Smith", "Nikola Jokić"].map((name) => ({
  name,
  position: "G",
  team: undefined,
  nicknames: [],
}));
const found = { ok: true, value: { teams, players } satisfies SearchIndex };
const failed = { ok: false, error: { kind: "unavailable" } };

/** The stores as a page has them: with an index of its own. */
async function freshBox() {
  vi.resetModules();
  const { $searchIndex } = await import("../../../../../src/client/stores/search-index.ts");
  const { createSearchBox, MOST_HITS } = await import(
    "../../../../../src/client/stores/search-box.ts"
  );
  const box = createSearchBox();
  box.watch();
  return { box, $searchIndex, MOST_HITS };
}

/** A fetch that is answered when the test says so. */
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
  vi.resetAllMocks();
});

describe("the index", () => {
  it("is not fetched before the visitor means to search, and then once", async () => {
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

  it("is slow after 150 ms, and not before", async () => {
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

  it.each([found, failed])("never turns slow once it is settled", async (settled) => {
    const { box, $searchIndex } = await freshBox();
    const answer = held();
    box.enter();
    await answer(settled);
    const { state } = $searchIndex.get();
    await vi.advanceTimersByTimeAsync(10_000);
    expect($searchIndex.get().state).toBe(state);
  });

  it("is requested for again by the keystroke after a failure", async () => {
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

  it("opens from two characters on, white space at the ends not counted", async () => {
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

  it("shows what was typed while the index was on its way", async () => {
    const { box } = await freshBox();
    const answer = held();
    box.search("do");
    box.search("donc");
    expect(box.$popup.get().kind).toBe("closed");
    await answer(found);
    expect(box.$popup.get()).toMatchObject({ kind: "hits", players: [{ name: "Luka Dončić" }] });
  });

  it("stays closed when it was left meanwhile", async () => {
    const { box } = await freshBox();
    const answer = held();
    box.search("donc");
    box.close();
    await answer(found);
    expect(box.$popup.get().kind).toBe("closed");
    box.enter();
    expect(box.$popup.get().kind).toBe("hits");
  });

  it("says that nothing was found, or that nothing can be", async () => {
    const { box } = await readyBox();
    box.search(" zzz ");
    expect(box.$popup.get()).toEqual({ kind: "nothing", query: "zzz" });
    fetchSearchIndex.mockResolvedValue(failed);
    const other = await freshBox();
    other.box.enter();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.box.$popup.get().kind).toBe("closed");
  });

  it("holds no more than can be looked through", async () => {
    const { box, MOST_HITS } = await readyBox();
    box.search("an");
    const popup = box.$popup.get();
    if (popup.kind !== "hits") throw new Error(popup.kind);
    expect(popup.teams.length + popup.players.length).toBeLessThanOrEqual(MOST_HITS);
  });

  it("opens again on an arrow key, without moving", async () => {
    const { box } = await readyBox();
    box.search("da");
    box.close();
    box.move("next");
    expect(box.$popup.get()).toMatchObject({ kind: "hits", active: undefined });
  });

  it("forgets which hit was active when something else is requested", async () => {
    const { box } = await readyBox();
    box.search("da");
    box.move("next");
    box.search("dal");
    expect(box.$popup.get()).toMatchObject({ kind: "hits", active: undefined });
  });

  // "da" finds a team and a player.
  it.each<[Move[], number]>([
    [["next"], 0],
    [["next", "next"], 1],
    [["next", "next", "next"], 0],
    [["previous"], 1],
    [["previous", "previous"], 0],
    [["next", "previous"], 1],
    [["last"], 1],
    [["last", "next"], 0],
    [["last", "first"], 0],
  ])("moves %j to hit %d", async (moves, active) => {
    const { box } = await readyBox();
    box.search("da");
    for (const move of moves) box.move(move);
    expect(box.$popup.get()).toMatchObject({ active });
  });
});
