import type { RefusalCause } from "../understanding.ts";

/** The cause of a refusal by its subject. */
export const CAUSES = {
  forecast: "forecast",
  now: "forecast",
  betting: "betting",
  television: "television",
  season: "season",
  league: "league",
  opinion: "opinion",
  stage: "not-held",
  figure: "not-held",
  zone: "not-held",
  clock: "not-held",
  "season-half": "not-held",
  people: "not-held",
  money: "not-held",
  award: "not-held",
  retired: "season",
  early: "season",
  sonics: "season",
} as const satisfies Record<string, RefusalCause>;
