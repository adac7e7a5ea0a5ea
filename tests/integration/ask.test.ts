import { describe, expect, it } from "vitest";
import { get } from "./http.ts";

const ask = (question: string, path = "/nba/ask") =>
  get(`${path}?${new URLSearchParams({ q: question })}`);

const LEBRON = "lakers record when lebron scores 30";

/** The visible text of a page. */
const textOf = (html: string) =>
  html
    .replace(/<(?:style|script|head)\b.*?<\/(?:style|script|head)>/gs, "")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");

const linkIn = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1]?.replace(/&(?:amp|#38);/g, "&");

describe("an understood question", () => {
  it("is answered in a sentence, with the finder query as its canonical URL", async () => {
    const answer = await ask(LEBRON);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("link")).toMatch(/^<\/nba\/finder\.csv\?[^>]+>; rel="alternate"/);
    const html = await answer.text();
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "")).toMatch(/4–2/);
    expect(html).not.toContain('name="robots"');
    const canonical = new URL(linkIn(html, "canonical") ?? "");
    expect(canonical.pathname).toBe("/nba/finder");
    expect(canonical.searchParams.get("season")).toBe("2025-26");
    expect((await get(canonical.pathname + canonical.search)).status).toBe(200);
  });

  it("shares one cached page with other spacings of it", async () => {
    await (await ask("celtics  vs knicks ")).text();
    const again = await ask("celtics vs knicks");
    expect(again.headers.get("server-timing")).toContain('page;desc="hit"');
    const tag = again.headers.get("etag") ?? "";
    const known = await get("/nba/ask?q=celtics+vs+knicks", { headers: { "If-None-Match": tag } });
    expect(known.status).toBe(304);
  });

  it("is the one from which a follow-up goes on", async () => {
    const answer = await get("/nba/ask?q=and+at+home%3F&after=lakers+record");
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "")).toMatch(/28–13 at home/);
    expect(html).toMatch(/<input[^>]+name="q"[^>]+value="lakers record at home"/);
    expect(html).toMatch(/<input[^>]+name="after"[^>]+value="lakers record at home"/);
    expect(textOf(html)).toContain("“and at home?” goes on from “lakers record”");
  });

  it("gets a small JSON answer for the search box", async () => {
    const answer = await ask(LEBRON, "/nba/ask.json");
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      answer: {
        kind: "answer",
        sentence: expect.stringContaining("4–2"),
        href: "/nba/ask?q=lakers+record+when+lebron+scores+30",
      },
    });
    expect(text.length).toBeLessThan(500);
  });

  it("is answered by the API with a query that repeats the result", async () => {
    const answer = await ask(LEBRON, "/api/v1/ask");
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { answer: string; query: string; total: number };
    expect(body.answer).toContain("4–2");
    const again = (await (await get(`/api/v1/query?${body.query}`)).json()) as typeof body;
    expect(again).toMatchObject({ query: body.query, total: body.total });
  });
});

describe("unanswered questions", () => {
  it.each([
    ["will the thunder win tomorrow", "Hardwood's only forecasts are playoff and title odds."],
    ["lakers over under", "Hardwood doesn't track betting lines."],
    ["flibbertigibbet points", null],
  ])(
    "%j answers 422 on the page and in the API, and its reason in the search box",
    async (question, reason) => {
      const answer = await ask(question);
      expect(answer.status).toBe(422);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=10");
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(linkIn(html, "canonical")).toBeUndefined();
      expect(html).toContain("Your question isn't stored.");
      const call = await ask(question, "/api/v1/ask");
      expect(call.status).toBe(422);
      expect(await call.json()).toMatchObject({ error: expect.any(String), choices: [] });
      expect(await (await ask(question, "/nba/ask.json")).json()).toEqual({
        answer: reason && {
          kind: "reason",
          sentence: reason,
          href: `/nba/ask?q=${question.replaceAll(" ", "+")}`,
        },
      });
    },
  );

  it("list the choices for an ambiguous name", async () => {
    const answer = await ask("williams points");
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain("Which Williams? Fourteen played.");
    expect(html).toContain('<meta name="robots" content="noindex"');
    const call = await ask("williams points", "/api/v1/ask");
    expect(call.status).toBe(422);
    const { kind, choices } = (await call.json()) as { kind: string; choices: unknown[] };
    expect([kind, choices.length]).toEqual(["ambiguous", 14]);
  });

  it("are refused over 120 characters, and cut to 120 in the form", async () => {
    const long = "lakers ".repeat(40).trim();
    const answer = await ask(long);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`value="${long.slice(0, 120)}"`);
    expect((await ask(long, "/api/v1/ask")).status).toBe(422);
  });

  it("without text answer 400 in the API and show the help on the page", async () => {
    const call = await get("/api/v1/ask");
    expect(call.status).toBe(400);
    expect(await call.json()).toEqual({ error: "q is required." });
    const html = await (await get("/nba/ask?q=+")).text();
    expect(html).toContain("What Hardwood can't answer");
    expect(new URL(linkIn(html, "canonical") ?? "").pathname).toBe("/nba/ask");
  });
});

describe("arbitrary questions", () => {
  it.each([
    '<script>alert("x")</script>',
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus=alert(1) '",
    "{{7*7}} <!-- 7 -->",
    "\u0000\u202e lakers \ud800",
  ])("%j is not echoed as markup", async (question) => {
    const answer = await ask(question);
    expect(answer.status).toBe(422);
    // A quoted attribute may contain any text except quotes.
    const html = (await answer.text()).replace(/ value="[^"]*"/, "");
    for (const markup of ["<script>alert", "<img src=x", "' autofocus", "<!-- 7 -->"])
      expect(html).not.toContain(markup);
    const call = await ask(question, "/api/v1/ask");
    expect(call.headers.get("content-type")).toBe("application/json");
  });

  it("do not evict other cached pages", async () => {
    const warm = ["/", "/nba/finder?pts=57..", "/nba/players/page/3?pos=C"];
    for (const path of warm) await (await get(path)).text();
    // More questions than fit in their share of the cache.
    for (let points = 1; points <= 160; points += 1)
      await (
        await ask(`games with ${points % 40} points and ${Math.ceil(points / 40)} steals`)
      ).text();
    for (const path of warm)
      expect((await get(path)).headers.get("server-timing"), path).toContain('page;desc="hit"');
  });
});
