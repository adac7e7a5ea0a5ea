import { figureOf, isAskedOfTeams, nameInSentence } from "#domain/figures/figures.ts";
import { playerPath } from "#domain/players/players.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { teamPath } from "#domain/teams/team.ts";
import { historyOf } from "../compile/plain.ts";
import type { Asking } from "../read/asking.ts";
import type { Term } from "../read/terms.ts";
import type { Refused, Understanding } from "../understanding.ts";
import { about, OF_PLAYOFFS } from "./near-facts.ts";

const MOST_NEAREST = 3;
/** The names of a question that its suggestions are about. */
const MOST_NAMES = 2;

/** Examples, for questions without a word that leads to others. */
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
const KIN: readonly (readonly [words: RegExp, questions: readonly string[]])[] = [
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

/** Words without which a question says the opposite, or something else. */
const TURNING = new Set(
  (
    "no not non nor never none nobody neither without except excluding besides but minus less unless instead " +
    "fail fails failed opponent opponents cannot didnt doesnt dont isnt wasnt arent werent hasnt havent wont cant"
  ).split(" "),
);

/** The kinds of words that say what a question is about, which names and conditions do not. */
const SUBJECTS =
  /^(?:figure|verb|rate|rank|record|wins|stats|trait|extreme|award|list|special|topic|noun|averaging|vs)$/;
/** The kinds of words that are no conditions. */
const NO_CONDITIONS =
  /^(?:filler|count|and|figure|verb|rate|record|rank|wins|noun|stats|unit|averaging)$/;
/** The causes for which a question stays unanswerable without its refused words: "who will win". */
const OF_OTHER_KIND: readonly Refused["cause"][] = ["forecast", "betting", "television"];

interface Grounds {
  cause: Refused["cause"];
  again: (question: string) => Understanding;
}

/**
 * Up to three answerable questions near a refused one: those that its words lead to, the same question without
 * its unknown words unless they turn its meaning, then questions about the name, the figure or the month in it,
 * then examples.
 */
export function nearestTo(
  asked: Asking,
  bad: readonly Term[],
  { cause, again }: Grounds,
): string[] {
  const { tokens, terms, text } = asked;
  const words = (some: readonly Term[]) =>
    some.flatMap(({ from, to }) => tokens.slice(from, to).map((one) => one.text)).join(" ");
  const left = terms.filter((term) => !bad.includes(term) && !leadsTo(term, bad));
  const known = left.filter((term) => !isEmpty(term));
  const isTurned = bad.some((term) => isTurning(term, asked));
  const isWhole =
    isTurned || OF_OTHER_KIND.includes(cause) || bad.some((term) => isMissed(term, asked));
  const isAsking =
    bad.length > 0 && known.length > 1 && left.some(({ ...term }) => kindIn(term, SUBJECTS));
  const named = left.filter((term) => term.is === "named").slice(0, MOST_NAMES);
  const name = named[0] && words([named[0]]);
  const stage =
    isOfPlayoffs(terms) && !/playoff|finals|champion|title/i.test(words(left))
      ? " in the playoffs"
      : "";
  const candidates = [
    ...kinOf(text, name),
    ...(isAsking && !isWhole ? [`${words(known)}${stage}`] : []),
    ...inTurn(named.map((term) => rotated(aboutName(term, words([term])), text))),
    ...aboutWords(terms, isTurned),
    ...examplesFor(text),
  ];
  const found = new Map<string, string>();
  // "except at home" must not become "at home" by way of an example either.
  const conditions = isTurned
    ? left.filter((term) => term.is === "word" && !kindIn(term, NO_CONDITIONS))
    : [];
  const turned = conditions.map((term) => words([term]).toLowerCase());
  for (const question of candidates) {
    if (found.size === MOST_NEAREST) break;
    if (question === text || turned.some((own) => question.toLowerCase().includes(own))) continue;
    const other = again(question);
    if (other.kind !== "query" && other.kind !== "fact") continue;
    const meaning = JSON.stringify(other.kind === "query" ? other.query : other.fact);
    if (!found.has(meaning)) found.set(meaning, question);
  }
  return [...found.values()];
}

function kindIn(term: Term, kinds: RegExp): boolean {
  return term.is === "word" && kinds.test(term.kind);
}

function isEmpty(term: Term): boolean {
  return kindIn(term, /^(?:filler|count|and)$/) || (term.is === "word" && term.value === "with");
}

/** Returns whether a term is the "by" of an unknown word: "most points by aliens". */
function leadsTo(term: Term, bad: readonly Term[]): boolean {
  return kindIn(term, /^margin$/) && bad.some(({ from }) => from === term.to);
}

/** Returns whether a term turns the meaning of the question, or is what such a word turns. */
function isTurning({ from, to }: Term, { tokens, terms }: Asking): boolean {
  const before = terms.findLast((one) => one.to <= from && !kindIn(one, /^filler$/));
  return tokens
    .slice(before?.from ?? from, to)
    .some(({ folded }) => folded.split(" ").some((word) => TURNING.has(word)));
}

/**
 * Returns whether the other words mean something else without a term: a player who has left, or what
 * "how many" counts.
 */
function isMissed(term: Term, { terms }: Asking): boolean {
  const isPerson = term.is === "word" && (term.value === "retired" || term.value === "early");
  return isPerson || terms.some((one) => one.to === term.from && kindIn(one, /^count$/));
}

/** Questions that mean what the words of a question do that Hardwood does not answer. */
function kinOf(text: string, name: string | undefined): string[] {
  return KIN.filter(([words]) => words.test(text))
    .flatMap(([, questions]) => questions)
    .filter((question) => name !== undefined || !question.includes("*"))
    .map((question) => question.replace("*", name ?? ""));
}

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function aboutName(term: Term, name: string): string[] {
  if (term.is !== "named") return [];
  const { teams, players } = term.named;
  if (players.length > 0) return about(name, "player");
  return teams.length > 0 ? about(name, "team") : [];
}

/** A list from a place that depends on the question, so that questions do not all get its first. */
export function rotated(list: readonly string[], question: string): string[] {
  const start = [...question].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return list.map((_, at) => list[(start + at) % list.length] ?? "");
}

/**
 * Questions about the stage, the figure, the month and the award that the question names. A question
 * that turns something gets none about its month or conference: "not in january".
 */
function aboutWords(terms: readonly Term[], isTurned: boolean): string[] {
  const found = terms.flatMap((term) => (term.is === "word" ? questionsOn(term, isTurned) : []));
  return isOfPlayoffs(terms) ? [...OF_PLAYOFFS, ...found] : found;
}

function questionsOn({ kind, value }: Extract<Term, { is: "word" }>, isTurned: boolean): string[] {
  switch (kind) {
    case "month": {
      const name = MONTH_NAMES[value as keyof typeof MONTH_NAMES];
      return isTurned || !name ? [] : [`best record in ${name}`, `most points in ${name}`];
    }
    case "conf":
      return isTurned ? [] : [`scoring leaders in the ${value}`];
    case "award":
      return [`who won ${value}`];
    case "figure":
    case "verb":
    case "rate": {
      const figure = figureOf(value);
      if (figure === undefined) return [];
      const name = nameInSentence(value);
      if (isAskedOfTeams(value)) return [`best ${name} team`, `worst ${name} team`];
      const isCount = figure.computation.kind === "count";
      return isCount ? [`${name} leaders`, `most ${name} in a game`] : [`best ${name}`];
    }
    default:
      return [];
  }
}

function isOfPlayoffs(terms: readonly Term[]): boolean {
  return terms.some(
    (term) =>
      term.is === "word" &&
      ((term.kind === "refuse" && term.value === "stage") ||
        (term.kind === "stage" && term.value === "playoffs") ||
        (term.kind === "flag" && term.value === "finals") ||
        (term.kind === "condition" && /^(?:round|gameno)=/.test(term.value)) ||
        (term.kind === "page" && term.value === "bracket")),
  );
}

/** Examples, from one that depends on the question. */
export function examplesFor(question: string): string[] {
  const all = rotated(OTHERS, question);
  return question === "" ? all.slice(0, MOST_NEAREST) : all;
}

/** The pages on what a question asks for, where it names no one player or team. */
const PAGES: Readonly<Partial<Record<Refused["cause"], Refused["page"]>>> = {
  forecast: { path: "/nba/ratings", title: "The ratings, with the odds" },
  betting: { path: "/nba/ratings", title: "The ratings, with the odds" },
  television: { path: "/nba/games", title: "The games" },
  season: { path: "/nba/seasons", title: "All seasons" },
  opinion: { path: "/nba/records", title: "The records" },
};
const GLOSSARY = { path: "/nba/glossary", title: "What the figures mean" };

/** The site's page on the subject of a refused question. */
export function pageNear(terms: readonly Term[], cause: Refused["cause"]): Refused["page"] {
  const isOfFigure = terms.some(
    (term) => term.is === "word" && term.kind === "refuse" && term.value === "figure",
  );
  const isOfCup = terms.some((term) => term.is === "word" && term.value === "cup");
  if (isOfCup) return { path: "/nba/playoffs", title: "The playoffs, with the Cup" };
  return pageOfNames(terms, cause) ?? (isOfFigure ? GLOSSARY : PAGES[cause]);
}

function pageOfNames(terms: readonly Term[], cause: Refused["cause"]): Refused["page"] {
  if (isOfPlayoffs(terms)) return { path: "/nba/playoffs", title: "The playoffs" };
  const named = terms.flatMap((term) => (term.is === "named" ? [term.named] : []));
  const [only, ...others] = named;
  if (only === undefined || others.length > 0 || only.teams.length + only.players.length !== 1)
    return undefined;
  const [team] = only.teams;
  const [player] = only.players;
  const isUpcoming = cause === "forecast" || cause === "television";
  if (team !== undefined) {
    if (isUpcoming)
      return { path: `${teamPath(team)}/games`, title: `The games of the ${team.fullName}` };
    if (cause === "season") return { path: `${teamPath(team)}/history`, title: historyOf(team) };
    return { path: teamPath(team), title: `The ${team.fullName}` };
  }
  if (player === undefined) return undefined;
  const path = playerPath(player.name);
  return cause === "season"
    ? { path: `${path}/career`, title: `The career of ${player.name}` }
    : { path, title: player.name };
}
