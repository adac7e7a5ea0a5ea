import { beforeAll, describe, expect, inject, it } from "vitest";
import { SECURITY_HEADERS } from "#functions/http/security-headers.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const CLOSED = "default-src 'none'; frame-ancestors 'none'";
const PAGE = /^default-src 'none';.*require-trusted-types-for 'script';trusted-types worker;/;
/** The headers of resources that pages of other sites may embed or read. */
const SHARED = { "Cross-Origin-Resource-Policy": "cross-origin" };

interface Case {
  path: string;
  status: number;
  method?: string;
  as?: "member";
  csp?: string | RegExp;
  own?: Record<string, string>;
}

const CASES: Case[] = [
  { path: "/", status: 200, csp: PAGE },
  { path: "/api", status: 200, csp: PAGE },
  { path: "/user/login", status: 200, csp: PAGE },
  { path: "/nope", status: 404, csp: PAGE },
  { path: "/nba/teams/%ff", status: 404, csp: PAGE },
  { path: "/nba/news", status: 302 },
  { path: "/nba/news", status: 200, csp: PAGE, as: "member" },
  { path: "/user/profile", status: 200, csp: PAGE, as: "member" },
  { path: "/dashboard", status: 301 },
  { path: "/nba/players", status: 301 },
  { path: "/nba/teams/", status: 301 },
  { path: "/nba", status: 405, method: "POST" },
  { path: `/nba/${"x".repeat(2_048)}`, status: 414 },
  { path: `/api/v1/teams?x=${"x".repeat(8_192)}`, status: 414 },
  { path: "/robots.txt", status: 200 },
  { path: "/sitemap.xml", status: 200 },
  { path: "/search-index.txt", status: 200 },
  { path: "/nba/players/page/1.json", status: 200 },
  { path: "/speculation-rules", status: 200 },
  { path: "/.well-known/security.txt", status: 200 },
  { path: "/sw.js", status: 200, csp: "default-src 'none'; connect-src 'self'; img-src 'self'" },
  { path: "/api/session", status: 200 },
  { path: "/api/favorites", status: 401 },
  { path: "/api/session", status: 403, method: "POST" },
  { path: "/api/nope", status: 404 },
  { path: "/api/v1/teams", status: 200, own: SHARED },
  { path: "/api/v1/nope", status: 404, own: SHARED },
  { path: "/nba/teamsAPI.json", status: 200, own: SHARED },
  { path: "/users.json", status: 401, own: SHARED },
  { path: "/badges.svg", status: 200, own: SHARED },
  { path: "/icons/share.png", status: 200, own: SHARED },
  { path: "/favicon.svg", status: 200, own: SHARED },
  { path: "/favicon.ico", status: 200, own: SHARED },
  { path: "/site.webmanifest", status: 200 },
  { path: "/licenses.txt", status: 200 },
  { path: "/badges.svg", status: 405, method: "POST", own: SHARED },
];

let member: Browser;
beforeAll(async () => {
  member = new Browser(inject("siteUrl"));
  await member.signIn(await signUp(inject("emulatorHost")));
});

function expectHeaders(headers: Headers, { csp = CLOSED, own = {} }: Case): void {
  const { "Content-Security-Policy": _, ...rest } = { ...SECURITY_HEADERS, ...own };
  for (const [name, value] of Object.entries(rest)) expect(headers.get(name), name).toBe(value);
  const policy = headers.get("Content-Security-Policy");
  if (typeof csp === "string") expect(policy).toBe(csp);
  else expect(policy).toMatch(csp);
  expect(policy).not.toMatch(/unsafe|'self' http:\/\/(?!127\.0\.0\.1)/);
}

describe("the security headers", () => {
  it.each(CASES)("are on $method $path as $as: $status", async (requested) => {
    const browser = requested.as === "member" ? member : new Browser(inject("siteUrl"));
    const answer = await browser.send(requested.method ?? "GET", requested.path);
    expect(answer.status).toBe(requested.status);
    expectHeaders(answer.headers, requested);
    const type = answer.headers.get("content-type")?.toLowerCase() ?? "";
    if ((await answer.text()) !== "") expect(type).toMatch(/^[a-z]+\/[a-z]/);
    if (/^text\/|xml/.test(type)) expect(type).toContain("charset=utf-8");
  });

  it.each(["/", "/api/v1/teams", "/badges.svg"])("are on the 304 response of %s", async (path) => {
    const browser = new Browser(inject("siteUrl"));
    const tag = (await browser.get(path)).headers.get("etag") ?? "";
    const again = await browser.get(path, { "If-None-Match": tag });
    expect(again.status).toBe(304);
    const requested = CASES.find((known) => known.path === path && known.status === 200);
    expectHeaders(again.headers, { path, status: 304, ...requested });
  });
});

describe("the license notices", () => {
  it("list the packages in the browser's and the Worker's code", async () => {
    const text = await (await new Browser(inject("siteUrl")).get("/licenses.txt")).text();
    for (const name of ["react", "firebase", "nanostores", "astro", "hono", "jose", "valibot"]) {
      expect(text).toMatch(new RegExp(`(?:^|, )${name} \\d+\\.\\d+\\.\\d+`, "m"));
    }
  });
});

it("the explorer of wrangler's databases is not served", async () => {
  const site = new Browser(inject("siteUrl"));
  for (const path of ["/cdn-cgi/explorer", "/cdn-cgi/explorer/api/d1/database"]) {
    expect((await site.get(path)).status, path).toBe(404);
  }
});
