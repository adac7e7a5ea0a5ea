import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  cacheChange,
  cachedFavorites,
  cacheFavorites,
  cacheUser,
  favoritesAreDue,
  settleChange,
} from "#src/client/browser/member-cache.ts";
import { MEMBER, openPage, type TestPage } from "../page.ts";

const NOW = 1_700_000_000_000;
const lists = (...teams: number[]) => ({ players: [], teams });
let page: TestPage;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  page = openPage();
  cacheUser(MEMBER);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the cached favorites", () => {
  it("are due without an entry, and five minutes after the last read", () => {
    expect(favoritesAreDue()).toBe(true);
    cacheFavorites(lists(1), NOW);
    expect(favoritesAreDue()).toBe(false);
    vi.setSystemTime(NOW + 300_000);
    expect(favoritesAreDue()).toBe(false);
    vi.setSystemTime(NOW + 300_001);
    expect(favoritesAreDue()).toBe(true);
  });

  it("are due ten seconds after a change without a response", () => {
    cacheFavorites(lists(1), NOW);
    cacheChange("teams/2", true);
    vi.setSystemTime(NOW + 10_001);
    expect(favoritesAreDue()).toBe(true);
  });

  it.each([
    ["requested before the change", -1, ["teams/1", "teams/2"]],
    ["requested while the change may be in flight", 10_000, ["teams/1", "teams/2"]],
    ["requested afterwards", 10_001, ["teams/1"]],
  ])("keep a pending change unless the response is newer: %s", (_, after, keys) => {
    cacheFavorites(lists(1), NOW);
    cacheChange("teams/2", true);
    cacheFavorites(lists(1), NOW + after);
    expect(cachedFavorites()).toEqual(keys);
  });

  it("are replaced by the response to a change", () => {
    const changedAt = cacheChange("teams/2", true);
    settleChange("teams/2", true, changedAt, lists(2, 3));
    expect(cachedFavorites()).toEqual(["teams/2", "teams/3"]);
    expect(favoritesAreDue()).toBe(false);
  });

  it.each([true, false])("undo a failed change (added: %s) and are due", (filled) => {
    cacheFavorites(filled ? lists(1) : lists(1, 2), NOW);
    const changedAt = cacheChange("teams/2", filled);
    settleChange("teams/2", filled, changedAt, undefined);
    expect(cachedFavorites()).toEqual(filled ? ["teams/1"] : ["teams/1", "teams/2"]);
    expect(favoritesAreDue()).toBe(true);
  });

  it.each([
    [lists(1), ["teams/2", "teams/1"]],
    [undefined, ["teams/2"]],
  ])("keep a later change when an earlier one is answered with %j", (answer, keys) => {
    const first = cacheChange("teams/1", true);
    vi.setSystemTime(NOW + 1);
    const second = cacheChange("teams/2", true);
    settleChange("teams/1", true, first, answer);
    expect(cachedFavorites()).toEqual(keys);
    settleChange("teams/2", true, second, lists(1, 2));
    expect(cachedFavorites()).toEqual(["teams/1", "teams/2"]);
  });

  it("are not shown to another member, and not kept for a visitor", () => {
    cacheFavorites(lists(1), NOW);
    page.storage.user = JSON.stringify({ ...MEMBER, uid: "2" });
    expect(cachedFavorites()).toBeUndefined();
    cacheUser(undefined);
    cacheFavorites(lists(1), NOW);
    cacheChange("teams/2", true);
    expect(page.storage).toEqual({});
  });

  it.each([
    ["no timestamp", { uid: "1", keys: ["teams/1", 7] }],
    ["a future timestamp", { uid: "1", keys: ["teams/1"], at: NOW + 60_000 }],
  ])("with %s are used and due", (_, kept) => {
    page.storage.favorites = JSON.stringify(kept);
    expect(cachedFavorites()).toEqual(["teams/1"]);
    expect(favoritesAreDue()).toBe(true);
  });

  it.each(["", "7", "null", "[]", '{"uid":"1"}', "{"])(
    "are undefined for the stored text %j",
    (text) => {
      page.storage.favorites = text;
      expect(cachedFavorites()).toBeUndefined();
    },
  );
});
