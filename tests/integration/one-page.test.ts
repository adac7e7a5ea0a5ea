import { request } from "node:http";
import { describe, expect, inject, it } from "vitest";
import type { Route } from "#domain/site/route.ts";
import { ROUTES } from "#domain/site/routes.ts";
import { pageKey } from "#functions/page-cache/page-key.ts";
import { builtNow } from "#tests/built-season.ts";
import { PATIENCE_MS } from "#tests/patience.ts";

/** An existing value for each placeholder. */
const VALUES: Readonly<Record<string, string>> = {
  conference: "west",
  other: "20",
  playerName: "LeBron%20James",
  num: "2",
  list: "college",
  value: "Duke",
  group: "averages",
  category: "points-per-game",
  year: "2025",
  month: "12",
  day: "25",
  season: "1995-96",
  game: "sas-at-okc",
};

/** Queries to vary, by the parameters' route or question. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "/search": ["q=james", "q=james&in=players"],
  "/nba/ask": ["q=most+points+in+a+game"],
  "/nba/ask.json": ["q=most+points+in+a+game"],
  "/nba/standings/[conference]": ["on=2026-01-15&sort=home&order=desc", "on=never"],
  "/nba/games/[id]": ["part=q4", "part=q9"],
  "/nba/games/[id]/plays": ["part=q4"],
  "/nba/players/page/[num]": ["pos=G&sort=age", "name=ja"],
  "/nba/players/page/[num].json": ["pos=G&sort=age"],
  "/nba/players/player/[playerName]": ["figure=reb"],
  finder: ["pts=40..&result=l"],
  compare: ["players=LeBron+James,Stephen+Curry&last=9", "last=9"],
  "player-stats": ["columns=advanced"],
  "team-stats": ["sort=-pts"],
};

/** Variants of an address: more parameters, other words, another order. */
const VARIATIONS: readonly ((query: string) => string)[] = [
  (query) => `${query}&season=2025-26`,
  (query) => `season=2025-26&${query}`,
  (query) => `${query}&unknown=1`,
  (query) => query.split("&").reverse().join("&"),
  (query) => query.replaceAll("=", "=%20"),
  (query) => query.replaceAll("&", "%20&").concat("%20"),
  (query) => `${query}&in=zq&sort=zq&order=zq&notice=zq&figure=zq`,
  (query) => `${query}&${query}`,
  (query) => query.replaceAll("+", "%20"),
];

function pathOf({ path }: Route): string {
  return path.replace(/\[(\w+)\]/g, (_, name: string) =>
    name === "id" ? (path.startsWith("/nba/games") ? "0022500437" : "27") : (VALUES[name] ?? ""),
  );
}

const keyOf = (path: string) =>
  pageKey({ method: "GET", url: inject("siteUrl") + path }, builtNow.current)?.key;

/** An address and the other spellings that share its page in the cache. */
function spellings(route: Route): [address: string, others: string[]][] {
  const path = pathOf(route);
  return ["", ...(QUERIES[route.path] ?? QUERIES[route.question ?? ""] ?? [])].map((query) => {
    const address = query === "" ? path : `${path}?${query}`;
    const others = [
      ...VARIATIONS.map((vary) => `${path}?${vary(query).replace(/^&/, "")}`),
      ...(route.isAnyCase
        ? [address.replace("LeBron", "LEBRON").replace("college", "College")]
        : []),
    ];
    return [
      address,
      others.filter((other) => other !== address && keyOf(other) === keyOf(address)),
    ];
  });
}

/** Requests by another host's name, which has pages of its own in the cache. */
function bodyAt(path: string, host: string): Promise<string> {
  const { hostname, port } = new URL(inject("siteUrl"));
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, headers: { host }, timeout: PATIENCE_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const text = `${answer.statusCode} ${answer.headers.location}\n${Buffer.concat(chunks)}`;
          resolve(text.replaceAll(host, "host"));
        });
      },
    );
    sent.on("error", reject);
    sent.on("timeout", () => sent.destroy(new Error(`no answer to ${path}`)));
    sent.end();
  });
}

/** Lines that only one of two pages has, cut so that a report shows them. */
function differencesOf(page: string, other: string): string[] {
  if (page === other) return [];
  const [lines, others] = [page, other].map((text) => text.split(/(?<=>)/));
  const only = (some: string[] = [], rest: string[] = []) =>
    some.filter((line) => !rest.includes(line)).map((line) => line.slice(0, 100));
  const found = [...only(lines, others), ...only(others, lines)].slice(0, 4);
  return found.length > 0 ? found : ["the same lines in another order"];
}

const PAGES = ROUTES.filter(
  ({ path, kind, access, caching }) =>
    access === "everyone" &&
    (kind === "page" || kind === "file") &&
    (caching === "season" || caching === "searchIndex") &&
    path !== "/404",
);

describe("addresses that share a page in the cache", () => {
  let hosts = 0;
  const newHost = () => {
    hosts += 1;
    return `a${hosts}.example`;
  };

  it.each(PAGES.map((route) => [route.path, route] as const))(
    "of %s show one page",
    async (_, route) => {
      for (const [address, others] of spellings(route)) {
        let expected = await bodyAt(address, newHost());
        for (const other of others) {
          const differences = async () => {
            const found = differencesOf(await bodyAt(other, newHost()), expected);
            // What the site reads may have changed in between: the address is asked once more.
            if (found.length > 0) expected = await bodyAt(address, newHost());
            return found;
          };
          await expect.poll(differences, { message: `${other}, ${address}` }).toEqual([]);
        }
      }
    },
  );

  it("are found for most pages", () => {
    const varied = PAGES.filter((route) =>
      spellings(route).some(([, others]) => others.length > 1),
    );
    expect(varied.length).toBeGreaterThan(PAGES.length / 2);
  });
});
