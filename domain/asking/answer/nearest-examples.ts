import type { Refused } from "../understanding.ts";

/** Examples for the reasons of refusals. */
export const EXAMPLES: Readonly<Partial<Record<Refused["cause"], readonly string[]>>> = {
  forecast: [
    "best home record",
    "longest win streak",
    "best record since the all-star break",
    "best offense",
    "best defense",
    "first 50 point game of the season",
  ],
  betting: [
    "best record in close games",
    "highest scoring game",
    "biggest blowout",
    "best home record",
    "one point games",
    "longest win streak",
  ],
  season: [
    "who leads the NBA in scoring",
    "lebron career points",
    "most 40 point games",
    "most points in a game",
    "luka stats 2024",
    "longest win streak",
  ],
  opinion: [
    "best plus minus",
    "who won mvp",
    "highest true shooting",
    "best home record",
    "most triple doubles",
    "who leads the NBA in scoring",
  ],
  "not-held": [
    "best record in close games",
    "highest true shooting",
    "most minutes",
    "usage rate leaders",
    "best plus minus",
    "youngest team",
  ],
};

/** Examples for all other reasons. */
export const OTHERS = [
  "who leads the NBA in scoring",
  "most 40 point games",
  "best home record",
  "most triple doubles",
  "longest win streak",
  "most assists in a game",
  "rookie scoring leaders",
  "best three point percentage",
  "best record in close games",
  "most rebounds per game",
  "best offense",
  "tallest player",
];
