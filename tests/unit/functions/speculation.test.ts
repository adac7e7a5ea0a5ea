import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { SPECULATION_RULES, speculation, speculationRules } from "#functions/speculation.ts";

const site = new Hono();
site.use(speculation);
site.get("/page", (c) => c.html("<!doctype html>"));
site.get("/data", (c) => c.json({}));

describe("speculation rules", () => {
  it("are linked from every page", async () => {
    const { headers } = await site.request("/page");
    expect(headers.get("speculation-rules")).toBe('"/speculation-rules"');
    expect(headers.get("vary")).toBe("Save-Data");
  });

  it.each(["on", "On"])("are omitted with Save-Data: %s", async (saving) => {
    const { headers } = await site.request("/page", { headers: { "Save-Data": saving } });
    expect(headers.get("speculation-rules")).toBeNull();
    expect(headers.get("vary")).toBe("Save-Data");
  });

  it("are omitted from other responses", async () => {
    const { headers } = await site.request("/data");
    expect(headers.get("speculation-rules")).toBeNull();
    expect(headers.get("vary")).toBeNull();
  });

  it("are served with their content type and cached for a day", async () => {
    const answer = speculationRules();
    expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
    expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=86400/);
    expect(await answer.json()).toEqual(SPECULATION_RULES);
  });

  it("exclude the links that the players table fetches itself", () => {
    const { and } = SPECULATION_RULES.prefetch[0]?.where ?? {};
    const left = and?.flatMap((part) => part.not?.selector_matches ?? []);
    expect(left).toEqual(["[target=_blank]", ".pager a", "thead a"]);
  });

  it("only prefetch, with moderate eagerness", () => {
    expect(Object.keys(SPECULATION_RULES)).toEqual(["prefetch"]);
    expect(SPECULATION_RULES.prefetch.map(({ eagerness }) => eagerness)).toEqual(["moderate"]);
  });

  it.each([
    ["/user/profile", false],
    ["/user/login?next=%2Fnba%2Fnews", false],
    ["/api/session", false],
    ["/nba/transactions", false],
    ["/nba/transactions/2026-02", false],
    ["/nba/news", false],
    ["/nba/news/3", false],
    ["/nba/analysis", false],
    ["/nba/finder?pts=40..", false],
    ["/nba/ask?q=lakers+record", false],
    ["/nba/ask", true],
    ["/nba/finder.csv?pts=40..", false],
    ["/nba/finder.json", false],
    ["/nba/finder", true],
    ["/", true],
    ["/nba/standings/west", true],
    ["/nba/teams/13/stats", true],
    ["/nba/players/player/Luka%20Don%C4%8Di%C4%87", true],
  ])("prefetch %s: %s", (path, may) => {
    const url = new URL(path, "https://site.example");
    const matches = (pattern: string) => new URLPattern(pattern, url.origin).test(url.href);
    const [all, without] = SPECULATION_RULES.prefetch[0]?.where.and ?? [];
    const included = [all?.href_matches ?? []].flat().some(matches);
    const excluded = [without?.not?.href_matches ?? []].flat().some(matches);
    expect(included && !excluded).toBe(may);
  });
});
