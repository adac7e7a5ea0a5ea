import type { TestProject } from "vitest/node";
import { startTestStack } from "#tools/check/test-stack.ts";
import { startLiveApi } from "../fixtures/live-api.ts";
import { VAPID_KEYS, VAPID_SUBJECT } from "../fixtures/vapid.ts";
import { NIGHT } from "./night.ts";

/** Serves the built site once for all engines, on a night with a game that scores at every reading. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { home, away, tipOff, now } = NIGHT;
  const api = await startLiveApi([
    {
      home,
      away,
      datetime: tipOff,
      status: "4th Qtr",
      period: 4,
      time: "Q4 5:23",
      awayScore: 98,
      get homeScore() {
        return 101 + api.readings;
      },
    },
  ]);
  const stack = await startTestStack({
    STATS_API_URL: api.url,
    STATS_API_KEY: api.key,
    STATS_API_REQUESTS_PER_MINUTE: "600",
    VAPID_KEYS,
    VAPID_SUBJECT,
    LIVE_REQUESTS_PER_MINUTE: "60",
    CLOCK_AHEAD_SECONDS: String(Math.round((Date.parse(now) - Date.now()) / 1000)),
  });
  project.provide("siteUrl", stack.site.url);
  return async () => {
    await stack.stop();
    await api.stop();
  };
}
