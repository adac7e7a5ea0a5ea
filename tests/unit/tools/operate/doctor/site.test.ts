import { expect, test } from "vitest";
import { type SiteHealth, siteFindings } from "../../../../../tools/operate/doctor/site.ts";

const health = (facts: Partial<SiteHealth> = {}): SiteHealth => ({
  status: "ok",
  services: { database: "reachable", identity: "reachable" },
  refresh: { state: "off", lastSuccess: null, lastFailure: null, reason: null },
  ...facts,
});
const DAY = "2026-04-12T10:17:00.000Z";
const NEXT = "2026-04-13T10:17:00.000Z";

test.each<[string, SiteHealth, string[]]>([
  ["well", health(), ["The site at S is well."]],
  [
    "refreshed",
    health({ refresh: { state: "ok", lastSuccess: DAY, lastFailure: null, reason: null } }),
    ["The site at S is well.", `The last refresh succeeded (${DAY}).`],
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
      refresh: { state: "failing", lastSuccess: null, lastFailure: NEXT, reason: "stats-api" },
    }),
    [
      "The site at S is well.",
      `The last refresh failed (stats-api, ${NEXT}); none has succeeded yet.`,
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
  ["without data", health({ status: "down" }), ["The site at S is down: it has no data."]],
])("siteFindings describes a site that is %s", (_what, own, sentences) => {
  expect(siteFindings("S", own).map(({ says }) => says)).toEqual(sentences);
});
