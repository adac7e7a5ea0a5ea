import { type ChartEdge, chartOf, coversOf } from "#domain/ask/chart.ts";
import { RULES } from "#domain/ask/grammar.ts";
import { lexiconOf } from "#domain/ask/lexicon.ts";
import { agrees, Meaning } from "#domain/ask/meaning.ts";
import { SEASON_RULES, SEASON_WORDS } from "#domain/ask/seasons.ts";
import { NUMBER_WORDS } from "#domain/printing/ordinals.ts";
import type { Coach } from "#domain/search/known-names.ts";
import { yearOfDigits } from "#domain/season/season.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Asking } from "../read/asking.ts";
import type { WordKind } from "../read/lexicon.ts";
import { pastNamesIn } from "../read/past-names.ts";
import { seasonEnding, seasonOf } from "../read/past-season.ts";
import type { Token } from "../read/tokens.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import { namesOfQuestion } from "../restate/segments.ts";
import type { Understanding } from "../understanding.ts";
import { allTime } from "./all-time.ts";
import { bench } from "./bench.ts";
import { calendar } from "./calendar.ts";
import { careers } from "./careers.ts";
import { coaches } from "./coaches.ts";
import { drafts } from "./drafts.ts";
import { formerCareers } from "./former-careers.ts";
import { awards, titles } from "./honors.ts";
import { improvement } from "./improvement.ts";
import { lineups, onOff, passes } from "./on-off.ts";
import { particulars } from "./particulars.ts";
import { projections } from "./projections.ts";
import { lastSeries, seriesFeats } from "./series.ts";
import { squads } from "./squads.ts";
import { standings } from "./standings.ts";
import { starts, teamSeasons } from "./team-seasons.ts";
import { isTaken } from "./topic.ts";
import { upcoming } from "./upcoming.ts";
import { zones } from "./zones.ts";

/** The topics; of two that a question may be about, the first is meant. */
const TOPICS = [
  awards,
  titles,
  drafts,
  particulars,
  formerCareers,
  lastSeries,
  seriesFeats,
  teamSeasons,
  starts,
  improvement,
  careers,
  upcoming,
  calendar,
  projections,
  standings,
  squads,
  lineups,
  passes,
  onOff,
  bench,
  coaches,
  zones,
  allTime,
];

const LEXICON = lexiconOf([SEASON_WORDS, ...TOPICS.map(({ words }) => words)]);
/** The number of words of the longest phrase that begins with a word. */
const LONGEST_FROM = new Map<string, number>();
for (const phrase of LEXICON.keys()) {
  const words = phrase.split(" ");
  const [first = ""] = words;
  LONGEST_FROM.set(first, Math.max(LONGEST_FROM.get(first) ?? 0, words.length));
}
const ALL_RULES = [...RULES, ...SEASON_RULES];
/** The most words of a question that is read by the grammar. */
export const MOST_WORDS = 30;

/** The words of the topics, which are no slips of others. */
export const TOPIC_WORDS: ReadonlySet<string> = new Set(
  [...LEXICON.keys()].flatMap((phrase) => phrase.split(" ")),
);

/** The fact that a question asks of a topic; undefined for a question of no topic. */
export function factAsked(asking: Asking, typed: readonly Token[]): Understanding | undefined {
  const { tokens, vocabulary } = asking;
  if (tokens.length > MOST_WORDS) return undefined;
  const { current } = vocabulary.data.seasonNow;
  const words = tokens.flatMap((_, at) => sensesAt(tokens, at, current));
  const isOfCoach = words.some(({ category }) => category === "coach");
  const edges = chartOf(
    [...words, ...pastNamesIn(asking), ...namesIn(asking, isOfCoach)],
    ALL_RULES,
  );
  const said = new Set(edges.map(({ category }) => category));
  const context = { asking, said: namesOfQuestion(typed, vocabulary) };
  for (const topic of TOPICS) {
    if (!topic.needs.every((need) => said.has(need))) continue;
    const own = edges.filter(({ category }) => isTaken(category, topic));
    for (const cover of coversOf(own, tokens.length, agrees)) {
      const meaning = new Meaning(cover);
      if (!topic.needs.every((need) => meaning.has(need))) continue;
      const found = topic.read(meaning, context);
      if (found !== undefined) return "kind" in found ? found : { kind: "fact", ...found };
    }
  }
  return undefined;
}

/** The edges of the phrases and numbers that begin at a token. */
export function sensesAt(tokens: readonly Token[], from: number, current: string): ChartEdge[] {
  const edges: ChartEdge[] = [];
  const text = tokens[from]?.folded ?? "";
  const left = Math.min(LONGEST_FROM.get(text) ?? 0, tokens.length - from);
  for (let size = 1; size <= left; size += 1) {
    const senses = LEXICON.get(phraseAt(tokens, from, size)) ?? [];
    edges.push(...senses.map((sense) => ({ ...sense, from, to: from + size })));
  }
  const ended = seasonOf(text, current);
  if (ended !== undefined)
    edges.push({ category: "season-name", value: seasonEnding(ended), from, to: from + 1 });
  if (/^\d{1,2}-\d{1,2}$/.test(text))
    edges.push({ category: "score", value: text, from, to: from + 1 });
  const value = /^\d{1,5}$/.test(text) ? Number(text) : NUMBER_WORDS.indexOf(text);
  if (value >= 0) {
    const category = value > 1900 ? "year" : "number";
    edges.push({ category, value, from, to: from + 1 });
    // "the 07 finals"
    if (/^0\d$/.test(text))
      edges.push({ category: "year", value: yearOfDigits(value), from, to: from + 1 });
  }
  return edges;
}

/** The kinds of words that mean a figure. */
const FIGURES: readonly WordKind[] = ["figure", "rate", "verb"];
/** The refusals of names whose players have left. */
const STRANGERS: readonly string[] = ["retired", "early"];

/** The teams, players, coaches and figures that a question names. */
function namesIn({ terms, tokens, vocabulary }: Asking, isOfCoach: boolean): ChartEdge[] {
  const coaches = isOfCoach ? coachesNamed(vocabulary) : new Map<string, readonly Coach[]>();
  const named = tokens.flatMap((_, from) =>
    [1, 2, 3].flatMap((size) => {
      const [coach, ...others] = coaches.get(phraseAt(tokens, from, size)) ?? [];
      const isOne = coach !== undefined && others.length === 0;
      return isOne ? [{ category: "coach-name", value: coach, from, to: from + size }] : [];
    }),
  );
  const inTerms = terms.flatMap((term): ChartEdge[] => {
    const { from, to } = term;
    if (term.is === "word" && FIGURES.includes(term.kind))
      return [{ category: "figure", value: term.value, from, to }];
    if (term.is === "unknown" || (term.is === "word" && STRANGERS.includes(term.value)))
      return [{ category: "stranger", value: "", from, to }];
    if (term.is !== "named") return [];
    const { named } = term;
    const [team, ...others] = named.teams;
    const isTeam = team !== undefined && others.length === 0;
    return [
      ...(isTeam ? [{ category: "team", value: team, from, to }] : []),
      ...(named.players.length > 0 ? [{ category: "player", value: named.players, from, to }] : []),
    ];
  });
  return [...named, ...inTerms];
}

/** The coaches of the season by their names, and by all but the first. */
function coachesNamed({ data: { seasonNow, names } }: Vocabulary): Map<string, readonly Coach[]> {
  const coaching = (names?.coaches ?? []).filter(
    ({ until }) => until === undefined || until >= seasonNow.current,
  );
  const named = coaching.flatMap((coach) => {
    const folded = foldForSearch(coach.name);
    return [folded, folded.split(" ").slice(1).join(" ")].map((name) => ({ name, coach }));
  });
  const byName = Map.groupBy(named, ({ name }) => name);
  return new Map([...byName].map(([name, all]) => [name, all.map(({ coach }) => coach)]));
}

function phraseAt(tokens: readonly Token[], from: number, size: number): string {
  return tokens
    .slice(from, from + size)
    .map(({ folded }) => folded)
    .join(" ");
}
