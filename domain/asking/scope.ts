import type { AskedQuery } from "./understanding.ts";

/** Returns whether a text asks for a whole career, by the present perfect: "has scored", "does he have". */
export function hasHad(text: string): boolean {
  return /\b(?:has|have)\b/i.test(text) && !/\bdid\b/i.test(text);
}

type Test = (asked: AskedQuery, text: string) => boolean;

const isOfPlayer: Test = ({ query: { conditions } }) => conditions.player !== undefined;
const isOfOne: Test = ({ query: { conditions } }) =>
  (conditions.player ?? conditions.team) !== undefined;
const isOfDays: Test = ({ query: { conditions } }) =>
  (conditions.from ?? conditions.to ?? conditions.last ?? conditions.first) !== undefined;
const isOfOneDay: Test = ({ query: { conditions } }) =>
  conditions.from !== undefined && conditions.from === conditions.to;
const isSum: Test = ({ wish, query }) => wish.kind === "means" && query.per === "total";

const HOLIDAYS = /\b(?:christmas|xmas|new year(?:'|’)?s?|halloween|valentine(?:'|’)?s?)\b/i;

/** The questions that are about all that is held unless they name a season. */
const OF_ALL: readonly Test[] = [
  // "how many times has wemby fouled out"
  (asked, text) =>
    /\bhow (?:many times|often (?:has|have|did))\b/i.test(text) &&
    isOfOne(asked, text) &&
    !isOfDays(asked, text),
  // "how many 40 point games does ant have", "most points luka has scored"
  (asked, text) => {
    const { kind } = asked.wish;
    const isDone =
      kind === "count" || kind === "streak" || (kind === "high" && isOfPlayer(asked, text));
    const isHis = isSum(asked, text) && isOfPlayer(asked, text);
    return hasHad(text) && isOfOne(asked, text) && (isDone || isHis) && !isOfDays(asked, text);
  },
  // "klay most threes in a game", as opposed to "luka season high"
  (asked, text) =>
    (asked.wish.kind === "high" || asked.wish.kind === "streak") &&
    isOfPlayer(asked, text) &&
    !/\bseason\b/i.test(text) &&
    !isOfDays(asked, text),
  // "most rebounds in a playoff game", "brunson 40 point playoff games"
  (asked, text) => {
    const { kind } = asked.wish;
    const isOfGame = kind === "high" && /\b(?:a|one|single) playoff game\b/i.test(text);
    const isHis = kind === "count" && /\bplayoff games\b/i.test(text) && isOfPlayer(asked, text);
    return (isOfGame || isHis) && !isOfDays(asked, text);
  },
  // "giannis vs embiid record"
  ({ wish, query: { conditions } }) => wish.kind === "record" && conditions.vs !== undefined,
  (asked, text) => /\b(?:head[- ]to[- ]head|h2h)\b/i.test(text) && isOfOne(asked, text),
  // "anthony davis stats on christmas", "most points on christmas"
  (asked, text) =>
    HOLIDAYS.test(text) &&
    isOfOneDay(asked, text) &&
    (isOfOne(asked, text) || asked.wish.kind === "high"),
  // "first time luka scored 40"
  ({ wish, query: { conditions, figures } }) =>
    wish.kind === "occasion" &&
    wish.end === "first" &&
    (conditions.player !== undefined || (conditions.team !== undefined && figures.length > 0)),
  // "who was the last player to score 60"
  (asked, text) =>
    asked.wish.kind === "occasion" &&
    asked.wish.end === "last" &&
    asked.query.figures.length > 0 &&
    !isOfOne(asked, text) &&
    !isOfDays(asked, text),
];

/** Returns whether a question names no season, and is about all seasons that are held. */
export function isOfAllHeld(asked: AskedQuery, text: string): boolean {
  return isOfAnySeason(asked, text) && OF_ALL.some((isOf) => isOf(asked, text));
}

/** Returns whether the season of a query is not the question's own. */
export function isOfAnySeason({ query, readAs }: AskedQuery, text: string): boolean {
  const isInferred = readAs.some((part) => part.isInferred && part.text.includes(query.season));
  return isInferred && !/\b(?:19|20)\d\d\b/.test(text);
}
