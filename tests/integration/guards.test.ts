import { request } from "node:http";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { PATIENCE_MS } from "#tests/patience.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const site = inject("siteUrl");
let memberCookie = "";
beforeAll(async () => {
  const browser = new Browser(site);
  await browser.signIn(await signUp(inject("emulatorHost")));
  memberCookie = `session=${browser.cookies.get("session")}`;
});

interface Answer {
  status: number;
  location: string | undefined;
  caching: string | undefined;
  body: string;
}

/** Sends a path unchanged; `fetch` would normalize it. */
function ask(path: string, cookie = "", method = "GET"): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const headers = cookie === "" ? {} : { cookie };
    const sent = request(
      { hostname, port, path, method, headers, timeout: PATIENCE_MS },
      (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (text) => {
          body += text;
        });
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location,
            caching: answer.headers["cache-control"],
            body,
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

const GUARDED = (
  "/user/profile /nba/transactions /nba/news /nba/news/1 /nba/news/any-slug /nba/analysis " +
  "/nba/analysis/1"
).split(" ");

describe("members' pages", () => {
  it.each(GUARDED)(
    "%s redirects a visitor to sign-in with the address to return to",
    async (path) => {
      expect(await ask(`${path}?a=1&b=%2F`)).toMatchObject({
        status: 302,
        location: `/user/login?next=${encodeURIComponent(`${path}?a=1&b=%2F`)}`,
        caching: "private, no-store",
        body: "",
      });
    },
  );

  it.each(["/user/profile", "/nba/transactions", "/nba/news", "/nba/analysis"])(
    "%s answers a member with 200 and no-store",
    async (path) => {
      expect(await ask(path, memberCookie)).toMatchObject({
        status: 200,
        caching: "private, no-store",
      });
    },
  );

  it.each([
    ["HEAD", 302],
    ["POST", 405],
    ["PUT", 405],
    ["OPTIONS", 405],
    ["PROPFIND", 405],
  ])("answer a visitor's %s with %i and no article", async (method, status) => {
    const answer = await ask("/nba/news", "", method);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain("<article");
  });

  it("ignore spoofed headers and other cookies", async () => {
    const headers = {
      "x-member": "1",
      authorization: "Bearer x",
      "x-forwarded-for": "127.0.0.1",
      "x-astro-path": "/nba/teams",
      "x-original-url": "/nba/teams",
      "x-rewrite-url": "/nba/teams",
      "x-middleware-subrequest": "functions/middleware",
      cookie: 'user={"uid":"ada"}; loggedIn=true; session=; __Host-session=x',
    };
    const answer = await fetch(`${site}/nba/news`, { headers, redirect: "manual" });
    expect(answer.status).toBe(302);
  });
});

describe("visitors' pages", () => {
  const home = "/?notice=already-logged-in";

  it.each([
    ["/user/login", home],
    ["/user/register", home],
    ["/user/login?next=%2Fnba%2Fnews%3Fpage%3D2", "/nba/news?page=2"],
    ["/user/register?next=%2Fuser%2Fprofile", "/user/profile"],
    ["/user/login?next=%2Fuser%2Flogin", home],
    ["/user/login?next=%2F%2Fexample.com", home],
    ["/user/login?next=%2Fapi%2Fsession", home],
  ])("%s answers a visitor with 200 and redirects a member to %s", async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 200, caching: "private, no-store" });
    expect(await ask(path, memberCookie)).toMatchObject({
      status: 302,
      location,
      caching: "private, no-store",
    });
  });
});

/** The titles of the members' pages, which no response to a visitor may contain. */
const secrets = new Map<string, string>();
const SPELLINGS = [
  "/NBA/NEWS",
  "/Nba/News",
  "//nba/news",
  "///nba///news",
  "/nba//news",
  "/nba/news/",
  "/nba/news//",
  "/nba/./news",
  "/nba/teams/../news",
  "/x/../nba/news",
  "/nba/%6eews",
  "/nba/%6Eews",
  "/%6eba/news",
  "/nba%2fnews",
  "/nba%2Fnews",
  "/nba%252fnews",
  "/nba/%256eews",
  "/nba/%25256eews",
  "/nba/teams/%2e%2e/news",
  "/nba/teams/..%2fnews",
  "/nba/teams/%252e%252e/news",
  "/nba\\news",
  "/\\nba\\news",
  "/nba%5cnews",
  "/nba/news;x=1",
  "/nba;x=1/news",
  "/nba/news;.css",
  "/nba/news.html",
  "/nba/news/index.html",
  "/nba/news.json/",
  "/nba/news%00",
  "/nba/news%20",
  "/nba/news%0a",
  "/nba/news%3f",
  "/nba/news%23",
  "/nba/news?",
  "/nba/news?next=/nba/teams",
  "/nba/news/1/",
  "/nba/news/%31",
  "/nba/news/.",
  "/nba/news/..%2f..%2fnba%2fnews",
  "/nba/ｎews",
  "/nba/%EF%BD%8Eews",
  "/nba/news%zz",
  "/nba/%zz/../news",
  "/user/PROFILE",
  "/user//profile",
  "/user/%70rofile",
  "/user/profile;",
  "/user/profile/",
  "/nba/transactions/",
  "/nba//transactions",
  "/nba/%74ransactions",
  "/nba/analysi%73",
  "/NBA/ANALYSIS/1",
];

describe("non-canonical paths", () => {
  beforeAll(async () => {
    for (const path of ["/nba/news", "/nba/transactions", "/nba/analysis", "/user/profile"]) {
      const { body } = await ask(path, memberCookie);
      const title = /<title>([^<]*)<\/title>/.exec(body)?.[1];
      secrets.set(path, title ?? "no title");
    }
  });

  it.each(SPELLINGS)("%s shows a visitor no members' page", async (path) => {
    const raw = encodeURI(path).replaceAll("%25", "%");
    const first = await ask(raw);
    expect(first.status).not.toBe(200);
    expect(first.status).toBeLessThan(500);
    for (const title of secrets.values()) expect(first.body).not.toContain(title);
    if (first.status === 302) {
      expect(first.location).toMatch(/^\/user\/login\?next=%2F(?!%2F|%5C)/);
    }
    if (first.status === 301 || first.status === 308) {
      expect(first.location).toMatch(/^\/(?![/\\])/);
      expect([302, 401]).toContain((await ask(first.location ?? "")).status);
    }
  });
});

describe("public pages", () => {
  it.each(["/", "/nba", "/nba/teams/2", "/nba/newspaper", "/user", "/nba/nope"])(
    "%s is the same with and without a session cookie",
    async (path) => {
      // The lifetimes depend on the age of the data.
      const shown = async (cookie?: string) => {
        const answer = await ask(path, cookie);
        return { ...answer, caching: answer.caching?.replace(/\d+/g, "N") };
      };
      const [visitors, members, forged] = await Promise.all([
        shown(),
        shown(memberCookie),
        shown("session=forged"),
      ]);
      expect(members).toEqual(visitors);
      expect(forged).toEqual(visitors);
      expect(visitors.caching).toContain("public");
    },
  );
});
