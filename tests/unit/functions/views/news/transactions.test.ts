import { describe, expect, test } from "vitest";
import { ok } from "#domain/result.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { loadTransactions } from "#functions/views/news/transactions.ts";
import { builtNow } from "#tests/built-season.ts";
import { TEAMS } from "#tests/fixtures/league.ts";
import { membersOf } from "../members.ts";

const collections = {
  seasonNow: builtNow,
  teams: async () => ok({ value: TEAMS, updatedAt: undefined, dropped: 0 }),
} satisfies Partial<Collections> as unknown as Collections;

const line = (body: string, ...tags: string[]) => ({ body, tags });
const FEED = {
  data: [
    {
      date: "April 12, 2026",
      lines: [line("The Nets waived A.", "Brooklyn Nets"), line("LA signed B.", "LA")],
    },
    { date: "March 1, 2026", lines: [line("The Nets signed C.", "Brooklyn Nets")] },
  ],
};

async function feed(query: string, transactions: unknown = FEED, month?: string) {
  const members = membersOf({ transactions });
  const requested = { month, query: new URLSearchParams(query) };
  const view = await loadTransactions(collections, members, requested);
  if (view.kind !== "ready") throw new Error(view.kind);
  return view.page;
}

describe("the transactions feed", () => {
  test.each([
    [
      "",
      "Transactions: April 2026",
      "2 moves, newest first. A trade counts as one. Listed through April 12, 2026.",
    ],
    [
      "kind=waived",
      "Transactions: Waivers",
      "1 move. A trade counts as one. Listed through April 12, 2026.",
    ],
    ["kind=trade", "Transactions: Trades", "No moves match."],
    ["team=13", "Transactions: LA Clippers", "No moves match."],
  ])("for ?%s has the title %s and the summary %s", async (query, title, summary) => {
    const page = await feed(query);
    expect(page.title).toBe(title);
    expect(page.summary.slice(0, summary.length)).toBe(summary);
  });

  test("shows a free agent as one, without a link", async () => {
    const lines = [{ ...line("The Nets waived A.", "Brooklyn Nets"), freeAgents: ["A"] }];
    const page = await feed("", { data: [{ date: "April 12, 2026", lines }] });
    expect(page.days[0]?.lines[0]?.tags).toEqual([
      { kind: "team", text: "Brooklyn Nets", href: "/nba/teams/3" },
      { kind: "free-agent", text: "A", href: undefined },
    ]);
  });

  test("says that it is empty", async () => {
    expect(await feed("", {})).toMatchObject({
      title: "Transactions",
      shown: "2025-26",
      summary: "There are no moves yet.",
      days: [],
    });
  });
});

describe("the filters by month, kind and team", () => {
  const FILTERED = "/nba/transactions/2026-03?team=3&kind=signed";
  const href = (links: { text: string; href: string }[], text: string) =>
    links.find((link) => link.text === text)?.href;
  const current = (links: { text: string; current: boolean }[]) =>
    links.filter((link) => link.current).map(({ text }) => text);

  test("change one value per link and keep the others", async () => {
    const page = await feed("team=3&kind=signed", FEED, "2026-03");
    expect(page.title).toBe("Transactions: Brooklyn Nets, Signings, March 2026");
    expect(page.days).toHaveLength(1);
    expect(href(page.months, "March")).toBe(FILTERED);
    expect(href(page.months, "April")).toBe("/nba/transactions/2026-04?team=3&kind=signed");
    expect(href(page.months, "All")).toBe("/nba/transactions?team=3&kind=signed");
    expect(href(page.kinds, "Trades")).toBe("/nba/transactions/2026-03?team=3&kind=trade");
    expect(href(page.kinds, "All moves")).toBe("/nba/transactions/2026-03?team=3");
    expect(href(page.teams, "LAC")).toBe("/nba/transactions/2026-03?team=13&kind=signed");
    expect(page.team?.all).toBe("/nba/transactions/2026-03?kind=signed");
  });

  test.each([
    ["2026-03", "team=3&kind=signed", ["March"], ["Signings"], ["BKN"]],
    [undefined, "kind=signed", ["All"], ["Signings"], []],
    ["2026-03", "", ["March"], ["All moves"], []],
    [undefined, "", ["April"], ["All moves"], []],
  ])("for %s?%s mark the current values", async (month, query, months, kinds, teams) => {
    const page = await feed(query, FEED, month);
    expect(current(page.months)).toEqual(months);
    expect(current(page.kinds)).toEqual(kinds);
    expect(current(page.teams)).toEqual(teams);
  });
});
