import type { Meaning } from "#domain/ask/meaning.ts";
import { figureOf, isCount, nameInSentence } from "#domain/figures/figures.ts";
import { playerPath } from "#domain/players/players.ts";
import { listed } from "#domain/printing/listed.ts";
import { isOfTotals } from "#domain/query/engine/history-columns.ts";
import { ALL_SEASONS, isSeveral } from "#domain/season/season-range.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import type { CareerFact } from "../career-fact.ts";
import { playersMeant } from "../read/player-meant.ts";
import { inferred, joined, nameSegments, said } from "../restate/segments.ts";
import { isOfOneGame } from "./all-time.ts";
import { type TopicContext, topic } from "./topic.ts";

/** The careers of players who have left: "stockton assists", "wilt rebounds 1961-62", "when did bird retire". */
export const formerCareers = topic({
  words: `
stats: stats, statistics, numbers, stat line
retire: retire, retired, retirement, retiring, last play, play last
long: long
total: total(s), finish, finished, end up with, hit, make, made, grab, grabbed, dish, dished
compare: compare, compared, comparison, or, better
`,
  needs: "person",
  takes:
    "person player figure mean scoring stats career season seasons per-game total retire play played long " +
    "team club took many time ever years at-least mean-at-least number stage compare against rank first last " +
    "game perfect",
  read(meaning, context) {
    if (isOfOneGame(context.asking.tokens.map(({ folded }) => folded))) return undefined;
    const names = meaning.parts.filter(({ category }) => /^(?:person|player)$/.test(category));
    const inOrder = playersMeant(context.asking, names);
    if (meaning.all("player").length > 1 || inOrder.length !== names.length) return undefined;
    if (inOrder.length > MOST_COMPARED) return undefined;
    // "cade vs the west" is no player of the name.
    const articles = meaning.parts.filter(({ category }) => category === "the");
    const areNamed = meaning.parts.every(
      ({ category, from }) => category !== "person" || articles.every(({ to }) => to !== from),
    );
    if (inOrder.length > 1 && !areNamed) return undefined;
    const asked = formOf(meaning, context, inOrder.length > 1);
    if (asked === undefined) return undefined;
    const [first] = inOrder;
    const [club, ...clubs] = [
      ...meaning.all("team").map(({ id, name }) => ({ id, name })),
      ...meaning.all("club").map(({ teamId, name }) => ({ id: teamId, name })),
    ];
    const isOfClub = asked.of === "figures" && inOrder.length === 1 && clubs.length === 0;
    if (club && meaning.has("against")) return undefined;
    if (club && !(isOfClub && first && hasLeft(first.id, club.id, context))) return undefined;
    const fact: CareerFact = { kind: "career", players: inOrder, club, ...asked };
    return {
      fact,
      needs: { kind: "careers", playerIds: inOrder.map(({ id }) => id) },
      path: first && `${playerPath(first.name)}/career`,
      readAs: joined([
        ...nameSegments(
          `${wordsOf(fact)} of ${listed(inOrder.map(({ name }) => name))}` +
            (club ? ` with the ${club.name}` : ""),
          context.said,
        ),
        fact.season === undefined ? inferred(", whole career") : said(`, ${fact.season}`),
        inferred(fact.stage === "season" ? ", regular season" : ""),
      ]),
    };
  },
});

const MOST_COMPARED = 3;
const USUAL = ["pts", "reb", "ast"];

/** Returns whether a player has no game of the season for a team. */
function hasLeft(id: string, teamId: number, { asking }: TopicContext): boolean {
  const { lines } = asking.vocabulary.data;
  const at = lines.players.findIndex((player) => player.id === id);
  return !lines.player.some((player, line) => player === at && lines.team[line] === teamId);
}

type Form = Omit<CareerFact, "kind" | "players" | "club">;

function formOf(meaning: Meaning, { asking }: TopicContext, areSeveral: boolean): Form | undefined {
  const named = meaning.one("seasons")?.(asking.vocabulary.data.seasonNow) ?? ALL_SEASONS;
  const season = isSeveral(named) ? undefined : named;
  // The games of seasons whose lines are the league's tell more; of rebuilt ones the totals are official.
  if (season === undefined ? named !== ALL_SEASONS : season >= FIRST_WITH_OFFICIAL_LINES)
    return undefined;
  const stage = meaning.one("stage") === "playoffs" ? ("playoffs" as const) : ("season" as const);
  const base = { stage, season, least: undefined, figures: [], per: "average" as const };
  const figures = [
    ...meaning.all("figure"),
    ...meaning.all("mean"),
    ...(meaning.has("scoring") && meaning.all("figure").length === 0 ? ["pts"] : []),
  ];
  const isSpan = meaning.has("retire", "long") || (meaning.has("when") && meaning.has("play"));
  const isCounted =
    meaning.has("many") && meaning.has("years", "season") && meaning.has("play", "played");
  const reached = reachedIn(meaning);
  if (areSeveral && !meaning.has("career", "compare", "against", "stats")) return undefined;
  if (areSeveral && figures.length === 0 && !meaning.has("career", "compare", "against"))
    return undefined;
  if (isSpan || isCounted)
    return figures.length > 0 || reached ? undefined : { ...base, of: "span" };
  if (reached !== undefined) {
    const isAsked = meaning.has("seasons", "time", "past") && !meaning.has("rank") && !areSeveral;
    if (!isAsked || figures.length > 1) return undefined;
    return {
      ...base,
      of: "reached",
      figures: [figures[0] ?? reached.figure],
      least: reached.least,
      isYesOrNo: !meaning.has("many"),
    };
  }
  if (meaning.has("game") && figures.length === 0) figures.push("gp");
  else if (meaning.has("game")) return undefined;
  if (meaning.has("number", "first", "last") || figures.some((key) => !isKept(key)))
    return undefined;
  if (meaning.has("rank")) {
    const isBest = ["best", "most"].includes(meaning.one("rank") ?? "") && meaning.has("season");
    if (!isBest || areSeveral || figures.length > 1 || season !== undefined) return undefined;
    return { ...base, of: "best", figures: figures.length === 0 ? ["pts"] : figures };
  }
  if (figures.length === 0) {
    const isAll =
      areSeveral || meaning.has("stats", "per-game", "career", "compare") || season !== undefined;
    return isAll ? { ...base, of: "figures", figures: USUAL } : undefined;
  }
  const isSum = figures.every((key) => key === "gp" || isSummed(key));
  const isMean =
    !isSum || meaning.has("mean", "per-game", "stats") || !meaning.has("career", "many", "total");
  return { ...base, of: "figures", figures, per: isMean ? "average" : "total" };
}

function isSummed(key: string): boolean {
  const figure = figureOf(key);
  return figure !== undefined && isCount(figure);
}

function isKept(key: string): boolean {
  const figure = figureOf(key);
  return figure !== undefined && isOfTotals(figure);
}

/** The mean of "average 30", "20 points a game" and "25 ppg". */
function reachedIn(meaning: Meaning): { figure: string; least: number } | undefined {
  const [text = meaning.one("at-least")] = meaning.all("mean-at-least");
  if (text !== undefined) {
    const [figure = "pts", least] = text.split(" ");
    return { figure, least: Number(least) };
  }
  const number = meaning.one("number");
  const isMean = number !== undefined && meaning.has("per-game");
  return isMean ? { figure: "pts", least: number } : undefined;
}

function wordsOf({ of, figures, per, least }: CareerFact): string {
  const names = listed(figures.map(nameInSentence));
  switch (of) {
    case "span":
      return "first and last season";
    case "reached":
      return `seasons with ${least} ${names} per game`;
    case "best":
      return `best season by ${names} per game`;
    case "figures":
      return per === "average" && figures.every(isSummed) ? `${names} per game` : names;
  }
}
