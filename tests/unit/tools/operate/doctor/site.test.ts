import { expect, test } from "vitest";
import { type SiteHealth, siteFindings } from "#tools/operate/doctor/site.ts";

type Facts = Partial<Omit<SiteHealth, "refresh">> & { refresh?: Partial<SiteHealth["refresh"]> };

const health = ({ refresh, ...facts }: Facts = {}): SiteHealth => ({
  status: "ok",
  services: { database: "reachable", identity: "reachable" },
  missing: [],
  filling: false,
  live: { state: "off", reason: null },
  proxy: "off",
  ...facts,
  refresh: {
    state: "off",
    lastSuccess: null,
    lastFailure: null,
    reason: null,
    says: [],
    backlog: { games: 0, oldest: null, says: [] },
    unreadable: [],
    doubts: [],
    progress: null,
    ...refresh,
  },
});
const DAY = "2026-04-12T10:17:00.000Z";
const NEXT = "2026-04-13T10:17:00.000Z";

test.each<[string, SiteHealth, string[]]>([
  ["well", health(), ["The site at S is well."]],
  [
    "new",
    health({ status: "degraded", missing: ["games"], filling: true }),
    ["The site at S is still filling its database."],
  ],
  [
    "without accounts",
    health({ services: { database: "reachable", identity: "off" } }),
    ["The site at S is well.", expect.stringMatching(/^The site has no accounts: FIREBASE_/)],
  ],
  [
    "between games",
    health({ live: { state: "resting", reason: null } }),
    ["The site at S is well.", "Games in progress are read (resting now)."],
  ],
  [
    "without its stats API during games",
    health({ status: "degraded", live: { state: "failing", reason: "throttled" } }),
    [
      "The site at S is well.",
      "Games in progress cannot be read (throttled); pages show the last state.",
    ],
  ],
  [
    "refreshed",
    health({ refresh: { state: "ok", lastSuccess: DAY, lastFailure: null, reason: null } }),
    ["The site at S is well.", `The last refresh succeeded (${DAY}).`],
  ],
  [
    "being refreshed",
    health({ refresh: { state: "waiting", progress: { what: "games", done: 212, of: 281 } } }),
    ["The site at S is well.", "A refresh is under way: 212 of 281 games."],
  ],
  [
    "refreshed but for an odd game",
    health({ refresh: { state: "ok", lastSuccess: DAY, doubts: ["games: 3 rows came twice"] } }),
    ["The site at S is well.", `The last refresh succeeded (${DAY}).`, "games: 3 rows came twice."],
  ],
  [
    "not refreshed",
    health({
      status: "degraded",
      refresh: { state: "failing", lastSuccess: DAY, lastFailure: NEXT, reason: "contradictions" },
    }),
    [
      "The site at S is well.",
      `The last refresh failed (contradictions, ${NEXT}); the last success was ${DAY}.`,
    ],
  ],
  [
    "never refreshed",
    health({
      status: "degraded",
      refresh: { state: "failing", lastSuccess: null, lastFailure: NEXT, reason: "source" },
    }),
    [
      "The site at S is well.",
      `The last refresh failed (source, ${NEXT}); none has succeeded yet.`,
    ],
  ],
  [
    "short of a collection",
    health({ status: "degraded", missing: ["games"], refresh: { state: "late" } }),
    [
      "The site at S is degraded: its database has lost: games.",
      expect.stringContaining("No refresh has run"),
    ],
  ],
  [
    "refreshed long ago",
    health({
      status: "degraded",
      refresh: { state: "late", lastSuccess: DAY, lastFailure: null, reason: null },
    }),
    ["The site at S is well.", `No refresh has run for two days; the last success was ${DAY}.`],
  ],
  [
    "without its database",
    health({
      status: "degraded",
      services: { database: "unreachable", identity: "reachable" },
      refresh: { state: "unknown", lastSuccess: null, lastFailure: null, reason: "unreachable" },
    }),
    ["The site at S is degraded: it cannot reach: database."],
  ],
  [
    "half set to refresh",
    health({
      refresh: { state: "off", says: ["STATS_API_URL is set, but STATS_API_KEY is not."] },
    }),
    ["The site at S is well.", "STATS_API_URL is set, but STATS_API_KEY is not."],
  ],
  [
    "behind",
    health({
      status: "degraded",
      refresh: {
        state: "behind",
        lastSuccess: NEXT,
        unreadable: ["stats (game 5): pts: no number"],
        backlog: { games: 8, oldest: "2026-04-10", says: ["games: 8 left for the next run"] },
      },
    }),
    [
      "The site at S is well.",
      `The last refresh succeeded (${NEXT}).`,
      "8 games wait since 2026-04-10.",
      "Rows of the source of results cannot be read: 1.",
    ],
  ],
  [
    "refused by its proxy's upstream",
    health({ status: "degraded", proxy: "refused" }),
    ["The site at S is well.", "The proxy's upstream refuses this site."],
  ],
  ["without data", health({ status: "down" }), ["The site at S is down: it has no data."]],
])("siteFindings describes a site that is %s", (_what, own, sentences) => {
  expect(siteFindings("S", own).map(({ says }) => says)).toEqual(sentences);
});

test("a failed refresh is mended by its reason in words", () => {
  const says = ["What the stats API says contradicts itself.", "Game 1 is listed twice."];
  const own = health({ refresh: { state: "failing", lastFailure: NEXT, reason: "x", says } });
  const [, failed] = siteFindings("S", own);
  expect(failed).toMatchObject({ mend: `${says.join(" ")} \`npm run data:refresh\` tries again.` });
});
