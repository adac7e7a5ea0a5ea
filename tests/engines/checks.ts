import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type EngineName, findEngine } from "#tools/machine/engines.ts";
import { FIRST_PAGES } from "../e2e/pages.ts";
import type { Engine } from "./engine.ts";
import { islandFaults, pageFaults, printFaults } from "./faults.ts";
import { NIGHT } from "./night.ts";
import { Visitor } from "./visitor.ts";
import { type WatchedSite, watchSite } from "./watched-site.ts";

/** A page of each route: a query changes which rows a page has, not how an engine draws them. */
const DRAWN = FIRST_PAGES.filter(({ path }) => !path.includes("?"));

/** Pages with a scroll region, and with a table longer than a sheet of paper. */
const PRINTED = ["/nba/games/0022500437", "/nba/stats/players"];

/** The islands that a visitor meets, each with a page that has it. */
const ISLANDS: [path: string, island: string][] = [
  ["/nba/teams", "SearchBox"],
  ["/nba/players/page/1", "PlayersTable"],
  ["/nba/players/player/LeBron%20James", "WayBack"],
  ["/user/login", "LoginForm"],
  ["/user/register", "RegisterForm"],
  ["/hide-scores", "HideScores"],
];
/** The islands that members alone meet. */
const ISLANDS_FOR_MEMBERS: [path: string, island: string][] = [
  ["/nba/teams/20", "FavoriteStar"],
  ["/user/profile", "AvatarBox"],
  ["/user/profile", "VerificationMail"],
  ["/user/profile", "AccountEnding"],
  ["/user/notices", "NoticesPanel"],
  ["/nba/teams", "LogOut"],
];

const isVisible = (selector: string) => {
  const element = document.querySelector(selector);
  return element !== null && getComputedStyle(element).visibility === "visible";
};
/** The address that a form led to, or its message, which it takes back after a moment. */
const outcome = () => {
  window.watch.said ||= document.querySelector("form [role=alert]")?.textContent ?? "";
  return { path: location.pathname, said: window.watch.said };
};
const hasFocus = (selector: string) => document.activeElement?.matches(selector) ?? false;
const typedInto = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

/**
 * The behaviour of an engine that Chromium's tests cannot show. All checks share one browser;
 * each has an address of the site to itself, hence a storage.
 */
export function checkEngine(name: EngineName, start: (program: string) => Promise<Engine>): void {
  const program = findEngine(name);

  describe.skipIf(program === undefined)(name, () => {
    let engine: Engine;
    let site: WatchedSite;
    let visitor: Visitor;
    beforeAll(async () => {
      engine = await start(program ?? "");
    });
    afterAll(() => engine?.stop());
    beforeEach(async () => {
      site = await watchSite(inject("siteUrl"));
      await engine.renew();
      visitor = new Visitor(engine, site.url);
      await visitor.resize(1280);
    });
    afterEach(() => site.stop());

    it("loads a first view of at most 20 kB, without scripts but the game's in progress", async () => {
      await visitor.open("/");
      const paths = site.passed.map(({ path }) => path);
      expect(paths[0]).toBe("/");
      expect(paths.filter((path) => /dictionary|\.png|\.js$/.test(path))).toEqual([
        expect.stringMatching(/^\/live-/),
      ]);
      expect(site.passed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(20_000);
    });

    it("shows every kind of public page without an error, no wider than its window", async () => {
      const faults: Record<string, string[]> = {};
      for (const { path } of DRAWN) {
        const found = await pageFaults(visitor, path);
        if (found.length > 0) faults[path] = found;
      }
      expect(faults).toEqual({});
    });

    it.each(PRINTED)("prints %s whole", async (path) => {
      expect(await printFaults(visitor, path)).toEqual([]);
    });

    it("wakes every island without an error, no wider than its window", async () => {
      expect(await islandFaults(visitor, ISLANDS)).toEqual({});
    });

    it("keeps a page whose first click is a link in the back-forward cache", async () => {
      await visitor.open("/nba/teams");
      await visitor.mark();
      await visitor.click("a", "Standings");
      await expect.poll(() => visitor.path()).toBe("/nba/standings");
      await visitor.look(() => history.back());
      await expect.poll(() => visitor.path()).toBe("/nba/teams");
      expect(await visitor.isMarked()).toBe(true);
    });

    it.each([0, 20, 80])("loses no letter in a sleeping field, %i ms apart", async (gap) => {
      const field = "[data-island=PlayersTable] input[name=name]";
      await visitor.open("/nba/players/page/1");
      await visitor.fill(field, "curry", gap);
      await expect.poll(() => visitor.path()).toBe("/nba/players/page/1?name=curry");
      await expect.poll(() => visitor.text("tbody")).toContain("Stephen Curry");
      expect(await visitor.look(typedInto, "input[name=name]")).toBe("curry");
    });

    it("searches, with one request for the index", async () => {
      await visitor.open("/nba/teams");
      await visitor.fill("#search", "doncic", 20);
      await expect.poll(() => visitor.text("[role=option]")).toContain("Luka Dončić");
      await visitor.click("[role=option]");
      await expect.poll(() => visitor.text("h1")).toBe("Luka Dončić");
      expect(site.passed.filter(({ path }) => path.startsWith("/search-index"))).toHaveLength(1);
    });

    it("returns from a player to the filters of the table", async () => {
      await visitor.open("/nba/players/page/1?name=luka&sort=age");
      await visitor.click("tbody a", "Luka Dončić");
      await expect.poll(() => visitor.text("h1")).toBe("Luka Dončić");
      await visitor.click("a.back");
      await expect.poll(() => visitor.path()).toBe("/nba/players/page/1?name=luka&sort=age");
    });

    it("opens the menu on a phone, and closes it with Escape", async () => {
      await visitor.resize(390);
      await visitor.open("/nba/teams");
      await visitor.click(".menu-open");
      await expect.poll(() => visitor.look(isVisible, "#menu")).toBe(true);
      await expect.poll(() => visitor.look(hasFocus, ".menu-close")).toBe(true);
      await visitor.press("Escape");
      await expect.poll(() => visitor.look(isVisible, "#menu")).toBe(false);
      expect(await visitor.look(hasFocus, ".menu-open")).toBe(true);
    });

    it("turns dark, and begins the next page dark", async () => {
      await visitor.open("/nba/teams");
      await visitor.click(".theme");
      await expect
        .poll(() => visitor.look(() => document.documentElement.className))
        .toMatch("dark");
      await visitor.open("/nba/standings");
      expect(await visitor.firstFrame()).toContain("dark");
    });

    it("hides scores before the first frame, and shows one at a touch", async () => {
      await visitor.open("/robots.txt");
      await visitor.look(() => localStorage.setItem("hush", "all"));
      await visitor.open("/nba/games/2026-04-12");
      expect(await visitor.firstFrame()).toContain("hush");
      expect(await visitor.look(isVisible, ".line-score td")).toBe(false);
      await visitor.click(".line-score button", "Show");
      await expect.poll(() => visitor.look(isVisible, ".line-score td")).toBe(true);
    });

    it("moves the score of a game in progress without loading the page again", async () => {
      const card = `[data-live="${NIGHT.home}"]`;
      await expect
        .poll(async () => {
          await visitor.open(`/nba/games/${NIGHT.date}`);
          return visitor.text(card);
        })
        .toContain("5:23");
      await visitor.mark();
      for (const _ of ["once", "twice"]) {
        const before = await visitor.text(card);
        await expect.poll(() => visitor.text(card)).not.toBe(before);
      }
      expect(await visitor.isMarked()).toBe(true);
    });

    it("shows saved pages, and says which are not, without a connection", async () => {
      await visitor.open("/nba/teams");
      await visitor.click("h1");
      await expect
        .poll(() => visitor.look(() => navigator.serviceWorker.controller !== null))
        .toBe(true);
      await visitor.open("/nba/standings");
      const isSaved = (path: string) => caches.match(path).then((page) => page !== undefined);
      await expect.poll(() => visitor.look(isSaved, "/nba/standings")).toBe(true);
      site.cut();
      await visitor.open("/nba/teams");
      expect(await visitor.text("h1")).toBe("Teams");
      await visitor.open("/nba/standings");
      expect(await visitor.text("h1")).toBe("Standings, 2025-26");
      await visitor.open("/nba/glossary");
      expect(await visitor.text("h1")).toBe("You're offline");
    });

    it("registers a member, keeps a favorite, signs out and in, and deletes the account", async () => {
      const email = `fan-${randomUUID()}@example.com`;
      const password = "alley-oop";
      await visitor.open("/user/register");
      await visitor.fill("#username", "hooper");
      await visitor.fill("#email", email);
      await visitor.fill("#password", password);
      await visitor.fill("#repeat", password);
      await visitor.click("main button", "Register");
      await expect.poll(() => visitor.look(outcome)).toEqual({ path: "/", said: "" });
      await expect.poll(() => visitor.text(".greeting")).toContain("hooper");

      await visitor.open("/nba/teams/27");
      await visitor.click("button.star");
      await expect
        .poll(() => visitor.look(() => document.querySelector(".star")?.ariaPressed))
        .toBe("true");
      expect(await islandFaults(visitor, ISLANDS_FOR_MEMBERS)).toEqual({});

      await visitor.open("/nba/teams");
      await visitor.click("button.log-out");
      await expect.poll(() => visitor.path()).toBe("/");
      await visitor.open("/user/login?next=/user/profile");
      await visitor.fill("#email", email);
      await visitor.fill("#password", password);
      await visitor.press("Enter");
      await expect.poll(() => visitor.look(outcome)).toEqual({ path: "/user/profile", said: "" });
      await expect.poll(() => visitor.text("main")).toContain("Favorite Teams (1)");
      await visitor.click("main button", "Delete my account");
      await visitor.click("main button", "Delete for good");
      await expect.poll(() => visitor.path()).toBe("/?notice=account-deleted");
    });
  });
}
