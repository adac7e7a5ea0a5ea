import { FIRST_WITH_LINES } from "../../season/season-rules.ts";
import type { RefusalCause } from "../understanding.ts";
import type WORDS from "./lexicon.json";

/** Why Hardwood does not answer a subject; the phrases that name it are in lexicon.json. */
export const REFUSED = {
  forecast: {
    reason: "Hardwood holds results, not forecasts.",
  },
  now: {
    reason: "Hardwood holds the season to its last day, not what happens now.",
  },
  betting: {
    reason: "Hardwood holds no odds and no bets.",
  },
  television: {
    reason: "Hardwood holds no television listings.",
  },
  season: {
    reason: `Of past seasons Hardwood answers questions about games since ${FIRST_WITH_LINES}.`,
  },
  league: {
    reason: "Hardwood covers only the NBA.",
  },
  opinion: {
    reason: "Hardwood holds figures, not opinions.",
  },
  stage: {
    reason: "Questions cover the regular season or the playoffs as a whole.",
  },
  figure: {
    reason: "Hardwood answers no questions about this figure.",
  },
  clock: {
    reason: "Hardwood keeps figures of whole games, not of halves, quarters or clutch minutes.",
  },
  people: {
    reason: "Hardwood answers no questions about this.",
  },
  retired: {
    reason:
      "Hardwood looks for players in the season that a question names, or else in the current one.",
  },
  award: {
    reason: "Hardwood holds the awards of the season, and each player's honours on his page.",
  },
} as const satisfies Readonly<Record<Refusable, { reason: string }>>;

export type Refusable = keyof (typeof WORDS)["refuse"];

/** The cause of a refusal by its subject. */
export const CAUSES: Readonly<Record<Refusable, RefusalCause>> = {
  forecast: "forecast",
  now: "forecast",
  betting: "betting",
  television: "television",
  season: "season",
  league: "league",
  opinion: "opinion",
  stage: "not-held",
  figure: "not-held",
  clock: "not-held",
  people: "not-held",
  award: "not-held",
  retired: "season",
};
