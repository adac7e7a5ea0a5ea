import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { FAULTS, type Fault } from "#tests/fixtures/faults.ts";
import { until } from "#tests/fixtures/until.ts";
import {
  ALL_PAGES,
  type FaultySite,
  MEMBER_PAGES,
  type Shown,
  startFaultySite,
} from "./faulty-site.ts";

/** The faults that leave no response of the database to show. */
const FAILURES = FAULTS.filter((fault) => fault !== "bad-row");
/** No data yet is valid for these pages; the others need teams, players or standings. */
const isBelieved = (fault: Fault, path: string) =>
  ["empty", "null"].includes(fault) && ["/nba/news", "/nba/analysis"].includes(path);
/** Optional parts (leaders, statistics, games, links) may be empty, which changes the pages. */
const isWhole = (fault: Fault) => !["empty", "null"].includes(fault);
/** A refused token of a member does not mark the data as unavailable. */
const isExempt = (fault: Fault, path: string) =>
  isBelieved(fault, path) || (fault === "unauthorized" && MEMBER_PAGES.includes(path));
/**
 * Far below the delay of a slow database and far above a healthy read on a busy machine. Lineup tests
 * with a fake clock show when a read times out; the bench measures how long pages take.
 */
const READ_TIMEOUT_SECONDS = "3";

const OLD = /Data from <time datetime="[^"]+">/;
const UNAVAILABLE = "Stats aren't available right now";

/**
 * The collections whose last line says that they cannot be read. Documents do not count: without its
 * collections a page asks for others, which no healthy page reads again.
 */
function unread(site: FaultySite): string[] {
  const last = new Map<string, boolean>();
  for (const line of site.lines("read-failed", "read-recovered")) {
    const [, kind, name] = /"kind":"([^"]+)","collection":"([^"/]+)"/.exec(line) ?? [];
    if (name !== undefined) last.set(name, kind === "read-failed");
  }
  return [...last].flatMap(([name, isUnread]) => (isUnread ? name : []));
}

const facts = ({ path, status }: Shown) => ({ path, status });
const allWith = (status: number) => ALL_PAGES.map((path) => ({ path, status }));
const plain = ({ html }: Shown) => html.replace(/\s*Data from <time.*?<\/time>\./s, "");

describe("a warm site", () => {
  let warm: FaultySite;
  let known: Shown[];
  beforeAll(async () => {
    warm = await startFaultySite("warm", {
      READ_FRESH_SECONDS: "0.2",
      READ_PAUSE_SECONDS: "0.2",
      READ_TIMEOUT_SECONDS,
    });
    // On a busy machine some first reads may time out, and pages then lack their optional parts: the
    // pages are known once a whole round of them has met no failure.
    const failures = () => warm.lines("read-failed").length;
    const round = await until(
      async () => {
        const before = failures();
        const pages = await warm.showAll();
        return { pages, isClean: failures() === before && unread(warm).length === 0 };
      },
      ({ pages, isClean }) => isClean && pages.every(({ status }) => status === 200),
    );
    known = round.pages;
  });
  afterEach(() => warm.database.play());
  afterAll(() => warm?.stop());

  const isSame = (page: Shown) =>
    known.some((before) => before.path === page.path && plain(before) === plain(page));

  it("shows every page without a fault", () => {
    expect(known.map(facts)).toEqual(allWith(200));
    expect(known.filter(({ html }) => OLD.test(html))).toEqual([]);
  });

  it.each(FAILURES)("shows stale data with its age while the database is %s", async (fault) => {
    const linesBefore = warm.lines("read-failed").length;
    await warm.database.play(fault);
    const isOld = ({ path, html }: Shown) => OLD.test(html) || isExempt(fault, path);
    const shown = await warm.showAllUntil(isOld);
    expect(shown.filter((page) => !isOld(page)).map(facts)).toEqual([]);
    expect(shown.map(facts)).toEqual(allWith(200));
    expect(shown.filter((page) => isWhole(fault) && !isSame(page)).map(facts)).toEqual([]);
    for (const { path, caching } of shown) {
      const isGuarded = MEMBER_PAGES.includes(path);
      expect(caching).toBe(isGuarded ? "private, no-store" : "public, max-age=10");
    }

    await warm.database.play();
    const healed = await warm.showEachUntil((page) => isSame(page) && !OLD.test(page.html));
    expect(healed.filter((page) => !isSame(page)).map(facts)).toEqual([]);
    expect(healed.filter(({ html }) => OLD.test(html)).map(facts)).toEqual([]);
    // One line for each kind of failure of a collection or document, however many requests there were.
    const lines = warm.lines("read-failed").slice(linesBefore);
    const failure = /"collection":"[^"]+","failure":\{"kind":"[^"]+"/;
    const reads = lines.map((line) => failure.exec(line)?.[0]);
    expect(reads.length).toBeGreaterThan(0);
    expect(new Set(reads).size).toBe(reads.length);

    // What timed out on a busy machine recovers when a page reads it again, and its line may lag behind.
    const stillUnread = await until(
      async () => {
        if (unread(warm).length > 0) await warm.showAll();
        return unread(warm);
      },
      ({ length }) => length === 0,
    );
    expect(stillUnread).toEqual([]);
  });

  it("drops only the invalid rows", async () => {
    await warm.database.play("bad-row");
    const isChanged = ({ html }: Shown) => html.includes("613 under contract");
    const changed = await until(() => warm.show("/nba/players/page/1"), isChanged);
    expect(isChanged(changed)).toBe(true);
    expect((await warm.showAll()).map(facts)).toEqual(allWith(200));
    const dropped = () => warm.lines("rows-dropped").filter((line) => line.includes('"players"'));
    const lines = await until(
      async () => dropped(),
      ({ length }) => length > 0,
    );
    expect(lines).toHaveLength(1);
  });
});

describe("a cold site", () => {
  let cold: FaultySite;
  // Everything read is at once too old to be shown.
  beforeAll(async () => {
    cold = await startFaultySite("cold", {
      READ_FRESH_SECONDS: "0.001",
      READ_STALE_SECONDS: "0.002",
      READ_PAUSE_SECONDS: "0.001",
      READ_TIMEOUT_SECONDS,
    });
  });
  afterEach(() => cold.database.play());
  afterAll(() => cold?.stop());

  it.each(FAILURES)("answers 503 while the database is %s, and recovers", async (fault) => {
    await cold.database.play(fault);
    // A read that began before the fault may still succeed for the first requests that wait for it.
    const shown = await cold.showAllUntil(
      ({ path, status }) => isBelieved(fault, path) || status === 503,
    );
    const failed = shown.filter(({ path }) => !isBelieved(fault, path));
    expect(failed.filter(({ status }) => status !== 503).map(facts)).toEqual([]);
    expect(failed.filter(({ html }) => !html.includes(UNAVAILABLE)).map(facts)).toEqual([]);
    const others = shown.filter((page) => !failed.includes(page));
    expect(others.filter(({ status }) => status !== 200).map(facts)).toEqual([]);
    // No internal detail leaks into a page.
    for (const { html } of shown) expect(html).not.toMatch(/127\.0\.0\.1:|firebaseio|stack|Error:/);

    await cold.database.play();
    const healed = await cold.showEachUntil(({ status }) => status === 200);
    expect(healed.map(facts)).toEqual(allWith(200));
  });

  it("drops only the invalid rows", async () => {
    await cold.database.play("bad-row");
    const shown = await cold.showAll();
    expect(shown.map(facts)).toEqual(allWith(200));
    const page = shown.find(({ path }) => path === "/nba/players/page/1");
    expect(page?.html.includes("613 under contract")).toBe(true);
  });
});
