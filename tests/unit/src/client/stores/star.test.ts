import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStar } from "#src/client/stores/star.ts";
import { MEMBER, openPage, type TestPage } from "../page.ts";

const KEY = "teams/27";
let page: TestPage;
/** The favorite teams that the edge has stored. */
let teams: number[];

/** A working edge: changes its list and responds with it. */
function edge(request: string): Response {
  if (request === `PUT /api/favorites/${KEY}`) teams = [...teams, 27];
  if (request === `DELETE /api/favorites/${KEY}`) teams = teams.filter((id) => id !== 27);
  return Response.json({ players: [], teams });
}

function openStar() {
  const star = createStar(KEY);
  const stop = star.watch();
  return { star, stop, shown: () => star.$star.get().state };
}

/** The first state of a star on a page opened now. */
const nextPageShows = () => createStar(KEY).$star.get().state;

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  page = openPage();
  page.storage.user = JSON.stringify(MEMBER);
  teams = [];
  page.answer(edge);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a favorite star", () => {
  it("shows the cached state, then the state from the edge", async () => {
    teams = [27];
    const { shown } = openStar();
    expect(shown()).toBe("empty");
    await settle();
    expect(shown()).toBe("filled");
    expect(nextPageShows()).toBe("filled");
  });

  it("loads for 1,000 ms after a click, then shows the answer without a second read", async () => {
    const { star, shown } = openStar();
    await settle();
    const toggled = star.toggle();
    await vi.advanceTimersByTimeAsync(999);
    expect(shown()).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    await toggled;
    expect(shown()).toBe("filled");
    expect(page.requests).toEqual(["GET /api/favorites", `PUT /api/favorites/${KEY}`]);
  });

  it.each([
    [[], "filled"],
    [[27], "empty"],
  ])(
    "has the new state on the next page before the edge responds, from %j",
    async (before, after) => {
      teams = before;
      const { star } = openStar();
      await settle();
      page.answer(() => new Promise(() => {}));
      void star.toggle();
      expect(nextPageShows()).toBe(after);
    },
  );

  it("caches the response of the edge before the 1,000 ms have passed", async () => {
    const { star } = openStar();
    await settle();
    void star.toggle();
    await settle();
    expect(JSON.parse(page.storage.favorites ?? "")).toMatchObject({ keys: [KEY], state: "read" });
  });

  it("ignores a second click while it loads", async () => {
    const { star } = openStar();
    await settle();
    void star.toggle();
    void star.toggle();
    await settle();
    expect(page.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(1);
  });

  it("reverts when the edge refuses, also on the next page", async () => {
    teams = [27];
    const { star, shown } = openStar();
    await settle();
    page.answer(() => Response.json({ code: "database-unavailable" }, { status: 503 }));
    await star.toggle();
    expect(shown()).toBe("filled");
    expect(star.$star.get().failure).toEqual({ kind: "unavailable" });
    expect(nextPageShows()).toBe("filled");
  });

  it.each<[string, (page: TestPage) => unknown]>([
    ["the connection is back", ({ dispatch }) => dispatch("online")],
    ["5,000 ms have passed", () => vi.advanceTimersByTimeAsync(5_000)],
  ])("clears its error when %s", async (_, change) => {
    const { star, shown } = openStar();
    await settle();
    page.answer(() => Promise.reject(new TypeError("offline")));
    await star.toggle();
    expect(star.$star.get().failure).toEqual({ kind: "offline" });
    await change(page);
    expect(star.$star.get().failure).toBeUndefined();
    expect(shown()).toBe("empty");
  });

  it("keeps the signed-out error and clears the cache", async () => {
    const { star } = openStar();
    await settle();
    page.answer(() => Response.json({ code: "signed-out" }, { status: 401 }));
    await star.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(star.$star.get().failure).toEqual({ kind: "signed-out" });
    expect(page.storage).toEqual({});
  });

  it("ignores a response to a request from before the click", async () => {
    let answerLate: (response: Response) => void = () => {};
    page.answer((request) =>
      request.startsWith("GET") ? new Promise((resolve) => (answerLate = resolve)) : edge(request),
    );
    const { star, shown } = openStar();
    void star.toggle();
    answerLate(Response.json({ players: [], teams: [] }));
    await settle();
    expect(shown()).toBe("loading");
    expect(nextPageShows()).toBe("filled");
  });

  it("follows a change of the storage in another tab", async () => {
    const { shown } = openStar();
    await settle();
    const kept = JSON.parse(page.storage.favorites ?? "");
    page.storage.favorites = JSON.stringify({ ...kept, keys: [KEY] });
    page.dispatch("storage", { key: "favorites" });
    expect(shown()).toBe("filled");
  });

  it("stops loading when the page is left", async () => {
    const { star, shown } = openStar();
    await settle();
    page.answer(() => new Promise(() => {}));
    void star.toggle();
    page.dispatch("pagehide");
    expect(shown()).toBe("filled");
  });
});
