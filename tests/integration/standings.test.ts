import { describe, expect, it } from "vitest";
import { get } from "./http.ts";

const WEST = "/nba/standings/west";

async function read(query: string) {
  const answer = await get(WEST + query);
  const html = await answer.text();
  const canonical = /<link rel="canonical" href="[^"]*(\/nba\/[^"]*)"/.exec(html)?.[1];
  const title = /<title>([^<]*)</.exec(html)?.[1];
  return { answer, html, canonical, title };
}

describe("the standings", () => {
  it.each([
    ["", WEST, undefined],
    ["?on=2026-01-15", `${WEST}?on=2026-01-15`, "January 15, 2026"],
    ["?on=2026-01-15&sort=home", `${WEST}?on=2026-01-15`, "January 15, 2026"],
    ["?sort=home&order=asc", WEST, undefined],
    ["?on=2025-10-13", `${WEST}?on=2025-10-21`, "October 21, 2025"],
    ["?on=2019-01-01", `${WEST}?on=2019-01-01&amp;season=2018-19`, "January 1, 2019, 2018-19"],
    ["?on=9999-12-31", `${WEST}?on=2026-04-12`, "April 12, 2026"],
    ["?on=2026-02-30", WEST, undefined],
    ["?on=%3Cscript%3E&sort=%00&order=[]", WEST, undefined],
    ["?on=%ff", WEST, undefined],
  ])("with query %j have the canonical URL %s", async (query, address, day) => {
    const { answer, html, canonical, title } = await read(query);
    expect(answer.status).toBe(200);
    expect(canonical).toBe(address);
    expect(title).toBe(
      `Western Conference standings${day === undefined ? "" : ` on ${day}`} | Hardwood`,
    );
    expect(html.match(/<th scope="row"/g)).toHaveLength(15);
  });

  it("share one cached page across forms of a query", async () => {
    await (await get(`${WEST}?on=2025-12-24&sort=road`)).text();
    const { answer } = await read("?utm_source=mail&sort=road&order=desc&on=2025-12-24");
    expect(answer.headers.get("server-timing")).toContain('page;desc="hit"');
  });
});
