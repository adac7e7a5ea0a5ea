import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  checkSession,
  closeAccount,
  enter,
  signOut,
  signOutEverywhere,
} from "#src/client/stores/session.ts";

const api = vi.hoisted(() => ({
  getSession: vi.fn(),
  createSession: vi.fn(),
  endSession: vi.fn(),
  endAllSessions: vi.fn(),
  deleteAccount: vi.fn(),
  changeProfile: vi.fn(),
}));
const kept = vi.hoisted(() => ({
  cacheFavorites: vi.fn(),
  cacheUser: vi.fn(),
  showCached: vi.fn(),
}));
const goTo = vi.hoisted(() => vi.fn());
vi.mock(import("#src/client/browser/api.ts"), async (original) => ({
  ...(await original()),
  ...api,
}));
vi.mock(import("#src/client/browser/member-cache.ts"), async (original) => ({
  ...(await original()),
  ...kept,
}));
vi.mock(import("#src/client/browser/navigation.ts"), () => ({
  goTo,
  addressOf: (path) => path,
}));

const user = {
  uid: "1",
  email: "fan@example.com",
  displayName: "hooper",
  photoURL: null,
  emailVerified: false,
  createdAt: null,
  lastLoginAt: null,
};
const tokens = { idToken: "id", refreshToken: "refresh" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

describe("enter", () => {
  it("caches the profile and the favorites", async () => {
    const favorites = { players: [], teams: [1] };
    api.createSession.mockResolvedValue({ ok: true, value: { user, favorites } });
    await enter(tokens, "hooper");
    expect(kept.cacheUser).toHaveBeenCalledExactlyOnceWith(user);
    expect(kept.cacheFavorites).toHaveBeenCalledExactlyOnceWith(favorites, Date.now());
    expect(api.changeProfile).not.toHaveBeenCalled();
  });

  it("saves the name when the profile lacks it", async () => {
    const unnamed = { ...user, displayName: null };
    api.createSession.mockResolvedValue({
      ok: true,
      value: { user: unnamed, favorites: undefined },
    });
    api.changeProfile.mockResolvedValue({ ok: true, value: user });
    expect(await enter(tokens, "hooper")).toEqual({ ok: true, value: user });
    expect(kept.cacheFavorites).not.toHaveBeenCalled();
    expect(api.changeProfile).toHaveBeenCalledWith({ displayName: "hooper" });
  });

  it("caches nothing when the edge refuses", async () => {
    api.createSession.mockResolvedValue({ ok: false, error: { kind: "refused" } });
    expect((await enter(tokens)).ok).toBe(false);
    expect(kept.cacheUser).not.toHaveBeenCalled();
  });
});

describe("signOut", () => {
  it.each([{ ok: true }, { ok: false, error: { kind: "signed-out" } }])(
    "clears the cache when the session has ended, and leaves after 1,000 ms",
    async (ended) => {
      api.endSession.mockResolvedValue(ended);
      const out = signOut();
      await vi.advanceTimersByTimeAsync(999);
      expect(kept.cacheUser).toHaveBeenCalledWith(undefined);
      expect(goTo).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await out).toBeUndefined();
      expect(goTo).toHaveBeenCalledExactlyOnceWith("/");
    },
  );

  it("keeps the member signed in when the edge is unreachable", async () => {
    api.endSession.mockResolvedValue({ ok: false, error: { kind: "offline" } });
    expect(await signOut()).toMatch(/Check your connection/);
    expect(kept.cacheUser).not.toHaveBeenCalled();
    expect(goTo).not.toHaveBeenCalled();
  });
});

describe.each([
  ["signing out everywhere", signOutEverywhere, api.endAllSessions, "/"],
  ["deleting the account", closeAccount, api.deleteAccount, "/?notice=account-deleted"],
])("%s", (_, leave, ending, next) => {
  it("clears the cache and leaves after 1,000 ms", async () => {
    ending.mockResolvedValue({ ok: true });
    const left = leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await left).toBeUndefined();
    expect(kept.cacheUser).toHaveBeenCalledWith(undefined);
    expect(goTo).toHaveBeenCalledExactlyOnceWith(next);
  });

  it.each([
    ["signed-out", "You are signed out. Log in again."],
    ["recent-sign-in-needed", /log in again, and try again within a few minutes/],
    ["unavailable", /Try again in a moment/],
  ])("keeps the member and shows the reason when the edge says %s", async (kind, sentence) => {
    ending.mockResolvedValue({ ok: false, error: { kind } });
    expect(await leave()).toMatch(sentence);
    expect(kept.cacheUser).not.toHaveBeenCalled();
    expect(goTo).not.toHaveBeenCalled();
  });
});

describe("checkSession", () => {
  it("replaces the cached user with the one of the session", async () => {
    api.getSession.mockResolvedValue({ ok: true, value: { state: "visitor" } });
    await checkSession();
    expect(kept.cacheUser).toHaveBeenLastCalledWith(undefined);
    api.getSession.mockResolvedValue({ ok: true, value: { state: "member", user } });
    await checkSession();
    expect(kept.cacheUser).toHaveBeenLastCalledWith(user);
  });

  it("keeps the cached user without a response", async () => {
    api.getSession.mockResolvedValue({ ok: false, error: { kind: "offline" } });
    await checkSession();
    expect(kept.cacheUser).not.toHaveBeenCalled();
  });
});
