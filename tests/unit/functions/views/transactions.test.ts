import { describe, expect, test } from "vitest";
import { ok } from "../../../../domain/result.ts";
import type { Collections } from "../../../../functions/data/cached-collections.ts";
import { loadTransactions } from "../../../../functions/views/transactions.ts";
import { TEAMS } from "../../domain/season/league.ts";
import { membersOf } from "./members.ts";

const collections = {
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

async function feed(query: string, transactions: unknown = FEED) {
  const members = membersOf({ transactions });
  const asked = { month: undefined, query: new URLSearchParams(query) };
  const view = await loadTransactions(collections, members, asked);
  if (view.kind !== "ready") throw new Error(view.kind);
  return view.page;
}

describe("the feed says what it shows", () => {
  test.each([
    ["", "Transactions: April 2026", "2 moves, the newest first. A trade"],
    ["kind=waived", "Transactions: Waived", "1 move. A trade is one move"],
    ["kind=trade", "Transactions: Trades", "No move fits this choice."],
    ["team=13", "Transactions: LA Clippers", "No move fits this choice."],
  ])("?%s: %s, %s", async (query, title, summary) => {
    const page = await feed(query);
    expect(page.title).toBe(title);
    expect(page.summary.slice(0, summary.length)).toBe(summary);
  });

  test("a free agent is told as one and leads nowhere", async () => {
    const lines = [{ ...line("The Nets waived A.", "Brooklyn Nets"), freeAgents: ["A"] }];
    const page = await feed("", { data: [{ date: "April 12, 2026", lines }] });
    expect(page.days[0]?.lines[0]?.tags).toEqual([
      { kind: "team", text: "Brooklyn Nets", href: "/nba/teams/3" },
      { kind: "free-agent", text: "A", href: undefined },
    ]);
  });

  test("and an empty one, that there is nothing", async () => {
    expect(await feed("", {})).toMatchObject({
      title: "Transactions",
      shown: "2025-26",
      summary: "There are no moves yet.",
      days: [],
    });
  });
});
