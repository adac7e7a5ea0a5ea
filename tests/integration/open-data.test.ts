import { describe, expect, inject, it } from "vitest";
import { built } from "../fixtures/open-data.ts";
import { get } from "./http.ts";

interface Line {
  id: number;
  pts: number;
  reb: number;
  ast: number;
  player: { id: number };
  game: { id: number };
}
interface Page<Row> {
  data: Row[];
  meta: { next_cursor: number | null; per_page: number };
}

const rows = (name: string) => (built(name) as { data: string[] }).data;

/** Fetches every item of a list, page by page, as a client would. */
async function walk<Row>(path: string): Promise<Row[]> {
  // A separate address does not use up the rate limit of the other tests.
  const headers = { "CF-Connecting-IP": "192.0.2.62" };
  const met: Row[] = [];
  let cursor: number | null = 0;
  while (cursor !== null) {
    const answer = await get(`${path}per_page=100&cursor=${cursor}`, { headers });
    expect(answer.status).toBe(200);
    const page = (await answer.json()) as Page<Row>;
    met.push(...page.data);
    cursor = page.meta.next_cursor;
  }
  return met;
}

describe("pagination", () => {
  it("returns each line of the regular season once, adding up to the season totals", async () => {
    const lines = await walk<Line>("/api/v1/stats?postseason=false&");
    const ids = lines.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    const games = (built("games") as { data: unknown[] }).data;
    expect(new Set(lines.map(({ game }) => game.id)).size).toBe(games.length);

    const points = Map.groupBy(lines, ({ player }) => player.id);
    const totals = rows("seasonTotals").map((row) => row.split(","));
    expect(points.size).toBe(totals.length);
    for (const cells of totals) {
      const own = points.get(Number(cells[0])) ?? [];
      expect([own.length, own.reduce((sum, { pts }) => sum + pts, 0)]).toEqual([
        Number(cells[3]),
        Number(cells[23]),
      ]);
    }
  });

  it("returns all games and players", async () => {
    expect(await walk("/api/nba/v1/games?postseason=false&")).toHaveLength(1230);
    expect(await walk("/api/nba/v1/games?")).toHaveLength(1230 + 92);
    expect(await walk("/api/nba/v1/players?")).toHaveLength(716 + 2119);
    expect(await walk("/api/nba/v1/players/active?")).toHaveLength(614);
  });
});

describe("the open data API", () => {
  it("returns the same under both prefixes, with and without a key", async () => {
    for (const call of "/teams /players?search=jok /games/22500001 /standings?season=2025".split(
      " ",
    )) {
      const headers = { Authorization: "some-key" };
      const [own, known] = await Promise.all([
        get(`/api/v1${call}`),
        get(`/api/nba/v1${call}`, { headers }),
      ]);
      expect(own.status).toBe(200);
      expect(await known.text()).toBe(await own.text());
      expect(known.headers.get("etag")).toBe(own.headers.get("etag"));
      expect(JSON.stringify([...known.headers])).not.toContain("some-key");
    }
  });

  it("answers 304 to a matching If-None-Match", async () => {
    const tag = (await get("/api/v1/leaders?stat_type=ast&season=2025")).headers.get("etag") ?? "";
    const again = await get("/api/v1/leaders?stat_type=ast&season=2025", {
      headers: { "If-None-Match": tag },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("allows cross-origin reads with a key, and sets no cookies", async () => {
    const Origin = "https://elsewhere.example.com";
    const requested = await get("/api/nba/v1/players", {
      method: "OPTIONS",
      headers: {
        Origin,
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "authorization,content-type",
      },
    });
    expect(requested.status).toBe(204);
    expect(requested.headers.get("access-control-allow-headers")?.toLowerCase()).toContain(
      "authorization",
    );
    const answer = await get("/api/nba/v1/players", { headers: { Origin, Cookie: "session=x" } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-expose-headers")).toContain("ETag");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("answers 405 to %s", async (method) => {
    const answer = await get("/api/nba/v1/teams", {
      method,
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await answer.json()).toEqual({ error: "This data can only be read." });
  });

  it.each([
    ["/api/v1/players/1", 404, "There is no such player."],
    ["/api/v1", 404, "There is no such address."],
    ["/api/nba/v1", 404, "There is no such address."],
    ["/api/v1/", 404, "There is no such address."],
    ["/api/v1/teams.json", 404, "There is no such address."],
    ["/api/v1/players?per_page=1000", 400, "per_page must be a whole number from 1 to 100."],
    ["/api/v1/games?dates[]=today", 400, "dates[] must be a day, as 2026-04-12."],
  ])("%s: %i %s", async (path, status, error) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error });
  });

  it("answers HEAD with an ETag and no body", async () => {
    const answer = await get("/api/v1/teams", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).toMatch(/^W\//);
    expect(await answer.text()).toBe("");
  });

  it("names this site in its OpenAPI document", async () => {
    const document = (await (await get("/api/v1/openapi.json")).json()) as {
      openapi: string;
      servers: { url: string }[];
    };
    expect(document.openapi).toBe("3.1.0");
    expect(document.servers[0]?.url).toBe(`${inject("siteUrl")}/api/v1`);
  });

  it("allows 600 calls a minute per address", async () => {
    const from = (address: string) =>
      get("/api/v1/box_scores/live", { headers: { "CF-Connecting-IP": address } });
    const answers: Response[] = [];
    // A window can end during the loop, so only twice the limit is sure to exceed it.
    while (answers.length < 1_250) {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => from("192.0.2.60")))));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(600);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toBe("60");
    expect(await refused[0]?.json()).toEqual({
      error: "Too many requests. Wait a minute and try again.",
    });
    expect((await from("192.0.2.61")).status).toBe(200);
  });
});
