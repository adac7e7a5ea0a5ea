import { figureOf, isAskedOfTeams, nameInSentence } from "#domain/figures/figures.ts";
import { playerPath } from "#domain/players/players.ts";
import { queryAddress } from "#domain/query/address.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { teamPath } from "#domain/teams/team.ts";
import { historyOf } from "../compile/plain.ts";
import type { Asking } from "../read/asking.ts";
import { seasonEnding } from "../read/past-season.ts";
import type { Term } from "../read/terms.ts";
import type { Refused, Understanding } from "../understanding.ts";
import { EXAMPLES, KIN, OTHERS } from "./nearest-examples.ts";
import {
  isCondition,
  isFigure,
  isMissed,
  isNamed,
  isOfOneName,
  isOr,
  isSubject,
  isTurning,
} from "./nearest-terms.ts";

const MOST_NEAREST = 3;
/** The names of a question that its suggestions are about. */
const MOST_NAMES = 2;

/** Parts of questions that Hardwood cannot answer, with their replacements. */
const INSTEAD: readonly (readonly [part: RegExp, other: string])[] = [
  [/\bcareer(?= highs?\b)/i, "season"],
  [/\b(?:career|clutch)\s+/i, ""],
  [/\b(?:(?:in|of) )?(?:the )?(?:nba )?finals\b(?! mvp)\s*/i, ""],
];

interface Grounds {
  cause: Refused["cause"];
  /** Questions that the reader may have meant. */
  meant: readonly string[];
  again: (question: string) => Understanding;
}

/**
 * Up to three answerable questions near a refused one: the same question without its unknown words
 * unless they turn its meaning, then questions about the name, the figure or the month in it, then
 * examples that suit the reason.
 */
export function nearestTo(
  asked: Asking,
  bad: readonly Term[],
  { cause, meant, again }: Grounds,
): string[] {
  const { tokens, terms } = asked;
  // "most points by aliens" without the aliens
  const isByBad = (term: Term) =>
    term.is === "word" && term.kind === "margin" && bad.some(({ from }) => from === term.to);
  const left = terms.filter((term) => !bad.includes(term) && !isByBad(term));
  const words = (some: readonly Term[]) =>
    some
      .map(({ from, to }) =>
        tokens
          .slice(from, to)
          .map(({ text }) => text)
          .join(" "),
      )
      .join(" ");
  const isTurned = bad.some((term) => isTurning(term, asked));
  const named = left.filter((term) => term.is === "named").slice(0, MOST_NAMES);
  const isEmpty = (term: Term | undefined) =>
    term?.is === "word" &&
    (["filler", "count", "and"].includes(term.kind) || term.value === "with");
  const known = left.filter((term) => !isEmpty(term));
  while (isEmpty(left.at(-1))) left.pop();
  // "most points and rebounds", "lakers or celtics playoff odds": either of them.
  const ofEach = (isOne: (term: Term) => boolean, whole: readonly Term[]) => {
    const several = whole.filter(isOne);
    const isOther = (term: Term) => isOne(term) || isEmpty(term) || isOr(term);
    return several.map((one) => words(whole.filter((term) => term === one || !isOther(term))));
  };
  const figures = known.some((term) => !isFigure(term)) ? ofEach(isFigure, known) : [];
  const isOfEach = !isTurned && !bad.some(isNamed) && !terms.some(isOfOneName);
  const ofNames = isOfEach ? ofEach(isNamed, terms) : [];
  // A player without a game in the season may have played in the one before.
  const before =
    cause === "incomplete" && ofNames.length > 0
      ? ofNames.filter((text) => again(text).kind === "refused")
      : [];
  const candidates = [
    ...meant,
    ...(cause === "incomplete" && figures.length > 1 ? figures : []),
    ...(ofNames.length > 1 ? ofNames : []),
    ...before.map(
      (text) => `${text} ${seasonEnding(yearOfSeason(asked.vocabulary.data.seasonNow.current))}`,
    ),
    ...kinOf(asked.text, named.map((term) => words([term]))[0]),
    ...INSTEAD.map(([part, other]) => inPlayoffs(asked.text.replace(part, other).trim(), terms)),
    ...(bad.length > 0 &&
    !isOfOtherKind(cause) &&
    !isTurned &&
    !bad.some((term) => isMissed(term, asked)) &&
    known.length > 1 &&
    left.some(isSubject)
      ? [words(left), words(known)].map((text) => inPlayoffs(text, terms))
      : []),
    ...(cause === "incomplete" && named.length === 0 && !/\bgames?\b/i.test(asked.text)
      ? [`${asked.text} per game`, `${asked.text} by a team`]
      : []),
    ...inTurn(named.map((term) => rotated(aboutName(term, words([term])), asked.text))),
    ...aboutWords(terms, isTurned),
    ...examplesFor(cause, asked.text),
  ];
  const found = new Map<string, string>();
  // "except at home" must not become "at home" by way of an example either.
  const turned = isTurned ? left.filter(isCondition).map((term) => words([term])) : [];
  for (const question of candidates) {
    if (found.size === MOST_NEAREST || question === asked.text) continue;
    if (turned.some((text) => question.toLowerCase().includes(text.toLowerCase()))) continue;
    const other = again(question);
    if (other.kind !== "query" && other.kind !== "fact") continue;
    const meaning = other.kind === "query" ? queryAddress(other.query) : JSON.stringify(other.fact);
    if (!found.has(meaning)) found.set(meaning, question);
  }
  return [...found.values()];
}

/** Questions that mean what the words of a question do that Hardwood does not answer. */
function kinOf(text: string, name: string | undefined): string[] {
  return KIN.filter(([words]) => words.test(text))
    .flatMap(([, questions]) => questions)
    .filter((question) => name !== undefined || !question.includes("*"))
    .map((question) => question.replace("*", name ?? ""));
}

/** A question without its round or game of the playoffs, which is still about the playoffs. */
function inPlayoffs(text: string, terms: readonly Term[]): string {
  return isOfPlayoffs(terms) && !/playoff|finals|champion|title/i.test(text)
    ? `${text} in the playoffs`
    : text;
}

/** Returns whether the question stays unanswerable without its refused words: "who will win". */
function isOfOtherKind(cause: Refused["cause"]): boolean {
  return cause === "forecast" || cause === "betting" || cause === "television";
}

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

function aboutName(term: Term, name: string): string[] {
  if (term.is !== "named") return [];
  const { teams, players } = term.named;
  const questions = players.length > 0 ? OF_PLAYERS : teams.length > 0 ? OF_TEAMS : [];
  return questions.map((words) => `${name} ${words}`);
}

const OF_TEAMS = [
  "record",
  "last 10 games",
  "leading scorer",
  "record at home",
  "longest winning streak",
  "points per game",
  "last loss",
];
const OF_PLAYERS = [
  "averages",
  "last 10 games",
  "season high",
  "in wins and losses",
  "double doubles",
  "home and away",
  "total points",
];

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
  const valuesOf = (...kinds: readonly string[]) =>
    terms.flatMap((term) => (term.is === "word" && kinds.includes(term.kind) ? [term.value] : []));
  const stages = isOfPlayoffs(terms) ? OF_PLAYOFFS : [];
  const months = valuesOf("month").flatMap((month) => {
    const name = MONTH_NAMES[month as keyof typeof MONTH_NAMES];
    return name === undefined ? [] : [`best record in ${name}`, `most points in ${name}`];
  });
  const figures = valuesOf("figure", "verb", "rate").flatMap((key) => {
    const figure = figureOf(key);
    if (figure === undefined) return [];
    const name = nameInSentence(key);
    if (isAskedOfTeams(key)) return [`best ${name} team`, `worst ${name} team`];
    const isCount = figure.computation.kind === "count";
    return isCount ? [`${name} leaders`, `most ${name} in a game`] : [`best ${name}`];
  });
  const awards = valuesOf("award").map((award) => `who won ${award}`);
  const places = valuesOf("conf").map((conf) => `scoring leaders in the ${conf}`);
  return [...stages, ...(isTurned ? [] : [...months, ...places]), ...figures, ...awards];
}

const OF_PLAYOFFS = [
  "who won the finals",
  "scoring leaders in the playoffs",
  "most points in a playoff game",
];

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

/** The examples for a reason, from one that depends on the question. */
export function examplesFor(cause: Refused["cause"], question: string): readonly string[] {
  const all = rotated(EXAMPLES[cause] ?? OTHERS, question);
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
