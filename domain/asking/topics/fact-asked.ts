import { type ChartEdge, chartOf, coversOf } from "#domain/ask/chart.ts";
import { RULES } from "#domain/ask/grammar.ts";
import { lexiconOf } from "#domain/ask/lexicon.ts";
import { agrees, Meaning } from "#domain/ask/meaning.ts";
import { NUMBER_WORDS } from "#domain/printing/ordinals.ts";
import type { Coach } from "#domain/search/known-names.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Asking } from "../read/asking.ts";
import type { Token } from "../read/tokens.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import { namesOfQuestion } from "../restate/segments.ts";
import type { AskedFact } from "../understanding.ts";
import { bench } from "./bench.ts";
import { calendar } from "./calendar.ts";
import { coaches } from "./coaches.ts";
import { lineups, onOff, passes } from "./on-off.ts";
import { projections } from "./projections.ts";
import { upcoming } from "./upcoming.ts";
import { zones } from "./zones.ts";

/** The topics; of two that a question may be about, the first is meant. */
const TOPICS = [upcoming, calendar, projections, lineups, passes, onOff, bench, coaches, zones];

const LEXICON = lexiconOf(TOPICS.map(({ words }) => words));
const LONGEST_PHRASE = 8;
/** The most words of a question that is read by the grammar. */
const MOST_WORDS = 30;

/** The words of the topics, which are no slips of others. */
export const TOPIC_WORDS: ReadonlySet<string> = new Set(
  [...LEXICON.keys()].flatMap((phrase) => phrase.split(" ")),
);

/** The fact that a question asks for; undefined for a question about no topic. */
export function factAsked(asking: Asking, typed: readonly Token[]): AskedFact | undefined {
  const { tokens, vocabulary } = asking;
  if (tokens.length > MOST_WORDS) return undefined;
  const words = tokens.flatMap((_, at) => sensesAt(tokens, at));
  const isOfCoach = words.some(({ category }) => category === "coach");
  const edges = chartOf([...words, ...namesIn(asking, isOfCoach)], RULES);
  const said = new Set(edges.map(({ category }) => category));
  const topics = TOPICS.filter(({ needs }) => needs.every((need) => said.has(need)));
  const context = { asking, said: namesOfQuestion(typed, vocabulary) };
  for (const cover of coversOf(edges, tokens.length, agrees)) {
    const meaning = new Meaning(cover);
    for (const { needs, takes, read } of topics) {
      const fact = meaning.fits(needs, takes) ? read(meaning, context) : undefined;
      if (fact !== undefined) return { kind: "fact", ...fact };
    }
  }
  return undefined;
}

/** The edges of the phrases and numbers that begin at a token. */
function sensesAt(tokens: readonly Token[], from: number): ChartEdge[] {
  const edges: ChartEdge[] = [];
  const left = Math.min(LONGEST_PHRASE, tokens.length - from);
  for (let size = 1; size <= left; size += 1) {
    const senses = LEXICON.get(phraseAt(tokens, from, size)) ?? [];
    edges.push(...senses.map((sense) => ({ ...sense, from, to: from + size })));
  }
  const text = tokens[from]?.folded ?? "";
  if (/^\d{4}-\d{2}$/.test(text))
    edges.push({ category: "season-name", value: text, from, to: from + 1 });
  const value = /^\d{1,4}$/.test(text) ? Number(text) : NUMBER_WORDS.indexOf(text);
  if (value >= 0) {
    const category = value > 1900 ? "year" : "number";
    edges.push({ category, value, from, to: from + 1 });
  }
  return edges;
}

/** The teams, players and coaches that a question names. */
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
    if (term.is !== "named") return [];
    const { from, to, named } = term;
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
