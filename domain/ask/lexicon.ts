import { CONDITION_NAMES, declared } from "../query/conditions/conditions.ts";
import { USUAL_MONTHS } from "../query/engine/months.ts";
import { MONTH_NAMES } from "../query/say/words.ts";
import { foldForSearch } from "../text/fold.ts";
import type { ChartEdge } from "./chart.ts";
import { lexiconRows } from "./lexicon-rows.ts";
import { CONDITION } from "./meaning.ts";

/** One meaning of a phrase: its category and value. */
export type Sense = Pick<ChartEdge, "category" | "value">;

/** The senses of phrases by their folded words. */
export type SensesByPhrase = ReadonlyMap<string, readonly Sense[]>;

/**
 * The words of all questions, a category a line, with the value where it has several: "rank=most:
 * most, highest". Topics add their own.
 */
const WORDS = `
the: the, a, an
and: and
glue: also, among, any, back, be, can, for, get(s), got, had, has, have, his, i, its, league, nba
glue: you, could, please, tell, me, show, give
glue: co, of, s, so, still, that, their, them, there, they, this, with
year-said: year
years: seasons, years
since: since
between: between
through: through, until
ever: ever, all time, history, nba history, league history, all seasons
this: this
over: over, during
win: win(s), won
loss: lose(s), lost, loss, losses
more: or more, plus, +
anybody: anybody, anyone, someone, somebody
numbered: no, number
is: is, are
past: did, was, were
do: do, does
who: who(s), whod, whom
what: what(s), which, whose
when: when(s), what day(s), which day(s)
where: where
how: how
many: many
at: at
in: in
on: on
off: off
by: by
to: to
from: from
against: against, v, versus, vs
season: season, regular season, reg season
rank=best: best, top, greatest
rank=most: most, highest, biggest, largest
rank=worst: worst
rank=fewest: fewest, least, lowest
teams: team(s)
game: game(s), match, matches, matchup(s)
per-game: per game, average(s)
play: play(s), played, playing, meet
next: next
last: last, past
first: first
minimum: min, minimum, at least, with at least
minutes: minutes
attempts: attempt(s), attempted
stage=playoffs: playoff(s), postseason
is:result=w: in wins, when they win, when they won
is:result=l: in losses, when they lose, when they lost
`;

/** The categories that every question may have, whatever it is for. */
export const COMMON =
  "the and glue is past do who what when where how many at from in on by to".split(" ");

/** The lexicon of the words that all questions share, of the conditions' own and of topics'. */
export function lexiconOf(tables: readonly string[]): SensesByPhrase {
  const senses = new Map<string, Sense[]>();
  const add = (phrase: string, sense: Sense) => {
    const own = senses.get(phrase) ?? [];
    if (!own.some(({ category, value }) => category === sense.category && value === sense.value))
      senses.set(phrase, [...own, sense]);
  };
  for (const { head, phrases } of lexiconRows([WORDS, ...tables].join("\n"))) {
    const [category = "", value = ""] = head.split("=");
    for (const phrase of phrases) add(phrase, { category, value });
  }
  for (const name of CONDITION_NAMES)
    for (const [phrase, value] of declared(name).phrases ?? [])
      add(foldForSearch(phrase), { category: `${CONDITION}${name}`, value });
  for (const month of USUAL_MONTHS) {
    const sense = { category: `${CONDITION}month`, value: [month] };
    for (const phrase of [month, foldForSearch(MONTH_NAMES[month])]) add(phrase, sense);
  }
  return senses;
}
