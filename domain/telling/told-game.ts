import { capital } from "../printing/capital.ts";
import { MOST_POINTS } from "./bests.ts";
import { FIRST_EXTREMES, NEAR_EXTREMES } from "./extremes.ts";
import {
  ALL_QUARTERS,
  ANY_QUARTER,
  comeback,
  GREAT_QUARTER,
  LARGEST_COMEBACK,
  ONE_POINT,
  overtime,
  QUARTER_WON,
  ROUT,
  THIRD_QUARTER,
} from "./game-flow.ts";
import type { Kind, Topic } from "./kind.ts";
import {
  BALANCE,
  BENCH,
  CAREER_HIGH,
  FEAT,
  FIFTY,
  FORTY,
  FORTY_HIGH,
  FROM_THE_BENCH,
  GREAT_LINE,
  inVain,
  LEADER,
  LED_ALL,
  PAIR,
  SEASON_HIGH,
  TEAM_THREES,
  THREES_STAR,
  TRIPLE_DOUBLE,
} from "./players.ts";
import {
  FIRST_WIN,
  LOSSES_EXTENDED,
  lossesEnded,
  ROUND_WIN,
  runEnded,
  runExtended,
} from "./runs.ts";
import {
  CUP_WON,
  PLAY_IN,
  SERIES_STATE,
  SERIES_TURNED,
  SERIES_WON,
  SEVENTH_GAME,
  TITLE,
} from "./stages.ts";
import type { Telling } from "./telling.ts";

/** The kinds of sentences about a game, the most telling first. */
export const GAME_KINDS: readonly Kind[] = [
  TITLE,
  CUP_WON,
  SERIES_TURNED,
  SERIES_WON,
  PLAY_IN,
  MOST_POINTS,
  FIFTY,
  inVain("fifty points in vain", 50),
  LARGEST_COMEBACK,
  ...FIRST_EXTREMES,
  GREAT_LINE,
  comeback("great comeback", 20, ANY_QUARTER),
  SEVENTH_GAME,
  runEnded("long run ended", 10),
  FIRST_WIN,
  overtime("several overtimes", 2),
  CAREER_HIGH,
  FORTY_HIGH,
  inVain("forty points in vain", 40),
  comeback("comeback", 15, ANY_QUARTER),
  ...NEAR_EXTREMES,
  lossesEnded("many losses ended", 10),
  runExtended("long run", 10),
  FORTY,
  SERIES_STATE,
  TRIPLE_DOUBLE,
  comeback("late comeback", 10, THIRD_QUARTER),
  runEnded("run ended", 5),
  QUARTER_WON,
  SEASON_HIGH,
  PAIR,
  ONE_POINT,
  overtime("overtime", 1),
  THREES_STAR,
  lossesEnded("losses ended", 5),
  GREAT_QUARTER,
  ROUT,
  runExtended("run", 5),
  FROM_THE_BENCH,
  LEADER,
  ROUND_WIN,
  LOSSES_EXTENDED,
  FEAT,
  LED_ALL,
  BENCH,
  BALANCE,
  TEAM_THREES,
  ALL_QUARTERS,
];

/** The length of all sentences together that fills about two lines of a page. */
const TWO_LINES = 220;
const MOST_SENTENCES = 3;

export interface ToldGame {
  /** The first has the result. */
  sentences: string[];
  /** The kind of each sentence; "result" for a bare one. */
  kinds: string[];
}

/** The most telling sentence of a game with its result, and up to two more that still fit. */
export function toldGame(telling: Telling): ToldGame {
  const lead = GAME_KINDS[rankOf(telling)];
  const sentences = [sentence(lead?.tell(telling)?.lead ?? telling.result)];
  const kinds = [lead?.name ?? "result"];
  const topics = new Set<Topic | undefined>([lead?.topic]);
  for (const { name, topic, tell } of GAME_KINDS) {
    if (sentences.length === MOST_SENTENCES) break;
    const more = topics.has(topic) ? undefined : tell(telling)?.more;
    if (more === undefined || !fits(sentences, sentence(more))) continue;
    sentences.push(sentence(more));
    kinds.push(name);
    topics.add(topic);
  }
  return { sentences, kinds };
}

/** The place of a game's first sentence among all kinds: the lower, the more telling. */
export function rankOf(telling: Telling): number {
  const rank = GAME_KINDS.findIndex(({ tell }) => tell(telling)?.lead !== undefined);
  return rank < 0 ? GAME_KINDS.length : rank;
}

/** Returns whether one more sentence still fits. */
export function fits(sentences: readonly string[], more: string): boolean {
  return [...sentences, more].join(" ").length <= TWO_LINES;
}

function sentence(words: string): string {
  return `${capital(words)}.`;
}
