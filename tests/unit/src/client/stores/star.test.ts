import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStar } from "../../../../../src/client/stores/star.ts";

const api = vi.hoisted(() => ({ getFavorites: vi.fn(), changeFavorite: vi.fn() }));
const kept = vi.hoisted(() => ({
  keepFavorites: vi.fn(),
  keptFavorites: vi.fn<() => string[] | undefined>(),
  keepUser: vi.fn(),
  showKept: vi.fn(),
}));
vi.mock(import("../../../../../src/client/browser/api.ts"), async (original) => ({
  ...(await original()),
  ...api,
}));
vi.mock(import("../../../../../src/client/browser/kept.ts"), async (original) => ({
  ...(await original()),
  ...kept,
}));

const lists = (...teams: number[]) => ({ ok: true, value: { players: [], teams } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

describe("a star", () => {
  it("starts with what was read last", () => {
    kept.keptFavorites.mockReturnValue(["teams/27"]);
    expect(createStar("teams/27").$star.get().state).toBe("filled");
    expect(createStar("teams/2").$star.get().state).toBe("empty");
    kept.keptFavorites.mockReturnValue(undefined);
    expect(createStar("teams/27").$star.get().state).toBe("empty");
  });

  it("loads for 1,000 ms, then shows what the favorites are", async () => {
    api.changeFavorite.mockResolvedValue(lists(27));
    api.getFavorites.mockResolvedValue(lists(27));
    const star = createStar("teams/27");
    const toggled = star.toggle();
    expect(star.$star.get().state).toBe("loading");
    await vi.advanceTimersByTimeAsync(999);
    expect(star.$star.get().state).toBe("loading");
    expect(api.getFavorites).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await toggled;
    expect(star.$star.get().state).toBe("filled");
    expect(api.changeFavorite).toHaveBeenCalledExactlyOnceWith("PUT", "teams/27");
  });

  it("does nothing while it loads", async () => {
    api.changeFavorite.mockReturnValue(new Promise(() => {}));
    const star = createStar("teams/27");
    void star.toggle();
    await star.toggle();
    expect(api.changeFavorite).toHaveBeenCalledTimes(1);
  });

  it("turns back at once when the change is refused, and says so", async () => {
    kept.keptFavorites.mockReturnValue(["teams/27"]);
    api.changeFavorite.mockResolvedValue({ ok: false, error: { kind: "unavailable" } });
    const star = createStar("teams/27");
    await star.toggle();
    expect(api.changeFavorite).toHaveBeenCalledWith("DELETE", "teams/27");
    expect(star.$star.get().state).toBe("filled");
    expect(star.$star.get().failure).toEqual({ kind: "unavailable" });
  });

  it("gives the page a visitor's look when nobody is signed in any more", async () => {
    api.changeFavorite.mockResolvedValue({ ok: false, error: { kind: "signed-out" } });
    await createStar("teams/27").toggle();
    expect(kept.keepUser).toHaveBeenCalledWith(undefined);
    expect(kept.showKept).toHaveBeenCalled();
  });

  it("is not confused by an answer from before the click", async () => {
    let answer: (value: unknown) => void = () => {};
    api.getFavorites.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    api.changeFavorite.mockResolvedValue(lists(27));
    const star = createStar("teams/27");
    star.watch();
    const toggled = star.toggle();
    answer(lists());
    await vi.advanceTimersByTimeAsync(0);
    expect(star.$star.get().state).toBe("loading");
    api.getFavorites.mockResolvedValue(lists(27));
    await vi.advanceTimersByTimeAsync(1_000);
    await toggled;
    expect(star.$star.get().state).toBe("filled");
  });
});
