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

/**
 * Words that Hardwood does not answer, with the questions nearest to their meaning; "*" stands for the
 * name in the question.
 */
export const KIN: readonly (readonly [words: RegExp, questions: readonly string[]])[] = [
  [
    /\b(?:mid ?-?range|corner|rim|restricted)\b/i,
    ["* mid range percentage", "jokic mid range percentage", "curry corner threes"],
  ],
  [
    /\b(?:dunk|layup|alley|post up)/i,
    ["* field goal percentage", "points in the paint leaders", "best field goal percentage"],
  ],
  [
    /\b(?:vorp|win shares|bpm|raptor|epm|warp|darko|goat|greatest|better|best player)\b/i,
    [
      "* plus minus",
      "* true shooting",
      "best plus minus",
      "highest true shooting",
      "best net rating",
    ],
  ],
  [
    /\b(?:injur|hurt|healthy)/i,
    ["how many games did * miss", "* games played", "most games played"],
  ],
  [
    /\b(?:technical|ejection|flagrant|charge|referee|refs?\b)/i,
    ["* fouls", "most fouls", "most fouled out"],
  ],
  [
    /\b(?:touches|passes|screens)\b/i,
    ["* assists per game", "usage rate leaders", "assists leaders"],
  ],
  [/\b(?:deflections?|stops)\b/i, ["* steals per game", "stocks leaders", "best defense"]],
  [
    /\b(?:logo|deep|range)\b/i,
    ["* three point percentage", "most threes", "most threes in a game"],
  ],
  [
    /\b(?:bet|betting|odds|spread|parlay|moneyline|over under|prop|props|prizepicks|fantasy)\b/i,
    [
      "* record in close games",
      "* points per game",
      "* last 10 games",
      "best record in close games",
    ],
  ],
  [
    /\b(?:channel|tv|watch|stream|replay|broadcast|espn|abc|nbc|tnt|league pass)\b/i,
    ["* game tv", "games on tv", "* next game", "games on espn"],
  ],
  [
    /\b(?:ticket|courtside|attendance|parking|fans|crowd)/i,
    ["* next game", "* arena", "* record at home", "games on tv"],
  ],
  [
    /\b(?:wingspan|vertical|hands?|hand size|shoes?|shoe size|fastest)\b/i,
    ["how tall is *", "how much does * weigh", "tallest player"],
  ],
  [
    /\b(?:wife|girlfriend|kids|salar|contract|paid|earn|net worth|high school)/i,
    ["how old is *", "what team does * play for", "how tall is *"],
  ],
  [/\bcoach/i, ["* coach", "coach of the year", "best record"]],
  [/\bcup\b/i, ["who won the Cup", "cup mvp", "* next game"]],
  [/\b(?:champion|title|trophy|rings?\b)/i, ["who won the Finals", "* titles", "who won the Cup"]],
];
