import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import {
  type ConditionName,
  type Conditions,
  isOfSeries,
} from "#domain/query/conditions/conditions.ts";
import { isOfTeams, type Query } from "#domain/query/query.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import { LONGEST_QUESTION } from "../question.ts";
import { ownNameOf, type Vocabulary } from "../read/vocabulary.ts";
import { type AskedQuery, type Understanding, wishedIn } from "../understanding.ts";
import { divisionMate, idAlike } from "./alike.ts";
import { about, nearFact, OF_PLAYOFFS } from "./near-facts.ts";
import { OTHERS, rotated } from "./nearest.ts";
import { questionInWords } from "./printed-question.ts";

const MOST_NEXT = 3;

/** Reads a question; undefined for one that is not to be offered. */
export type Reads = (question: string) => Understanding | undefined;

/**
 * Up to three questions after an answer, each different: the same about another, of the season before, and the
 * list behind it; then others about its subject. `again` reads them.
 */
export function nextQuestions(
  { text, asked }: { text: string; asked: Understanding },
  vocabulary: Vocabulary,
  again: Reads,
): string[] {
  const known = new Set([keyOf(asked)]);
  const found: string[] = [];
  for (const question of [...nearest(asked, vocabulary, again), ...rotated(OTHERS, text)]) {
    if (found.length >= MOST_NEXT) break;
    const read = again(question);
    const key = keyOf(read);
    const isLong = question.length > LONGEST_QUESTION;
    // A season that a question names is not at hand.
    const isOfSeason = SEASON.test(question);
    if (isLong || (!isOfSeason && (key === "" || known.has(key)))) continue;
    known.add(key);
    found.push(question);
  }
  return found;
}

const SEASON = /\b\d{4}-\d\d$/;

/** The key of a question: questions with the same query or fact are the same; "" for one without an answer. */
function keyOf(asked: Understanding | undefined): string {
  if (asked?.kind === "fact") return JSON.stringify(asked.fact);
  if (asked?.kind !== "query") return "";
  const { rows, stage, conditions, figures, groups, sort, by, per } = asked.query;
  return JSON.stringify([rows, stage, conditions, figures, groups, sort, by, per]);
}

function nearest(asked: Understanding, vocabulary: Vocabulary, again: Reads): string[] {
  if (asked.kind === "fact") return nearFact(asked.fact, vocabulary);
  if (asked.kind === "query") return nearQuery(asked, vocabulary, again);
  if (asked.kind !== "page") return [];
  const team = vocabulary.data.teams.find(({ id }) => asked.path.startsWith(`/nba/teams/${id}/`));
  return asked.path.startsWith("/nba/playoffs") ? OF_PLAYOFFS : about(team?.name, "team");
}

function nearQuery(asked: AskedQuery, vocabulary: Vocabulary, again: Reads): string[] {
  const { query, wish } = asked;
  const { conditions, stage, rows } = query;
  const { teams } = vocabulary.data;
  const team = teams.find(({ abbreviation }) => abbreviation === conditions.team);
  const player = conditions.player ?? (conditions.without ?? conditions.with)?.[0];
  const name = player === undefined ? "" : ownNameOf(player, vocabulary);
  const company =
    name && team ? [`${team.name} record without ${name}`, `${team.name} record with ${name}`] : [];
  const key = query.figures[0]?.figure ?? ("figure" in wish ? wish.figure : query.sort.key);
  const lists = isOfTeams(rows) ? teamLists(key) : playerLists(key);
  const isOfPlayoffs = stage === "playoffs";
  const said = (changed: Pick<AskedQuery, "query" | "wish">) =>
    questionInWords(changed, vocabulary) ?? [];
  return [
    ...anotherOf(asked, vocabulary).flatMap(said),
    ...seasonBefore(asked, vocabulary, again),
    ...listBehind(asked).flatMap(said),
    ...company,
    ...about(name, "player"),
    ...(team === undefined || isOfPlayoffs ? [] : about(team.name, "team")),
    ...(isOfPlayoffs ? [...lists.map((list) => `${list} in the playoffs`), ...OF_PLAYOFFS] : lists),
  ];
}

/** The same question about another: a player alike, a team of the division, or the other stage. */
function anotherOf({ query, wish }: AskedQuery, vocabulary: Vocabulary) {
  const { conditions, stage } = query;
  const { teams } = vocabulary.data;
  const having = (changed: Partial<Query>) => [{ wish, query: { ...query, ...changed } }];
  if (conditions.player !== undefined) {
    const player = idAlike(conditions.player, vocabulary);
    const { team: _, ...others } = conditions;
    return player === undefined ? [] : having({ conditions: { ...others, player } });
  }
  const own = teams.find(({ abbreviation }) => abbreviation === conditions.team);
  if (own !== undefined) {
    const mate = teams.find(({ id }) => id === divisionMate(own.id, vocabulary));
    const isMet = mate?.abbreviation === conditions.opp;
    return mate && !isMet ? having({ conditions: { ...conditions, team: mate.abbreviation } }) : [];
  }
  // No one wins 50 games of the playoffs, and the regular season has no rounds and series.
  const isOfLength = query.groups.some(({ figure }) => ["gp", "w", "l"].includes(figure));
  if (stage === "season" && !isOfLength) return having({ stage: "playoffs" });
  return stage === "playoffs" && !isOfSeries(conditions) ? having({ stage: "season" }) : [];
}

/** The conditions that hold in every season: none depends on who plays in it. */
const LASTING: readonly ConditionName[] = ["player", "team", "where", "result", "month", "opp"];

/** The same question of the season before, which players in their first season did not play. */
function seasonBefore(asked: AskedQuery, vocabulary: Vocabulary, again: Reads): string[] {
  const { season, lines, seasonNow, players } = vocabulary.data;
  const { conditions, stage, by, rows } = asked.query;
  const names = Object.keys(conditions) as ConditionName[];
  const isNow = season === undefined && lines.season === seasonNow.current;
  const isLasting = names.every((one) => LASTING.includes(one));
  const isHeld = isLasting && stage === "season" && by === undefined && rows !== "streaks";
  const { player, team } = conditions;
  const own = players.find(({ id }) => id === player);
  // He may have played for another team.
  const hasPlayed = player === undefined || (Number(own?.yearsOfService) > 0 && team === undefined);
  if (!isNow || !isHeld || !hasPlayed || isRated(asked)) return [];
  const words = questionInWords(asked, vocabulary);
  // What is not said the same way would mean another question.
  if (words === undefined || keyOf(again(words)) !== keyOf(asked)) return [];
  return [`${words} ${seasonName(yearOfSeason(seasonNow.current) - 1)}`];
}

/** Returns whether a question is about official ratings, which past seasons do not have. */
export function isRated({ query, wish }: AskedQuery): boolean {
  const keys = [query.sort.key, ...wishedIn(wish), ...query.figures.map(({ figure }) => figure)];
  return keys.some((key) => figureOf(key)?.computation.kind === "rating");
}

/** The list in which the answer about one player or team stands. */
function listBehind({ query, wish }: AskedQuery): Pick<AskedQuery, "query" | "wish">[] {
  const { player, team, ...conditions }: Conditions = query.conditions;
  if ((player ?? team) === undefined) return [];
  const rows = player === undefined ? ("teams" as const) : ("players" as const);
  const led = (figure: string) => {
    const sort = { key: figure, order: "desc" as const };
    const of = { ...query, rows, conditions, sort, figures: figure === "gp" ? query.figures : [] };
    return [{ wish: { kind: "leaders" as const, figure }, query: of }];
  };
  switch (wish.kind) {
    case "record":
      return player === undefined ? led("winpct") : [];
    case "means":
    case "split":
      return led(wish.figures[0] ?? "pts");
    case "count":
      return led("gp");
    case "high":
    case "streak":
      return [{ wish, query: { ...query, conditions } }];
    default:
      return [];
  }
}

/** Lists near an order of teams' games by their margin or by both teams' points. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  bothpts: ["lowest scoring game", "highest scoring game"],
  margin: ["biggest comeback", "biggest blowout", "one point games"],
  deficit: ["biggest blowout", "biggest lead"],
  date: ["one point games", "overtime games", "biggest comeback"],
};

function teamLists(figure: string): string[] {
  const words = nameInSentence(figure);
  const isCount = figureOf(figure)?.computation.kind === "count";
  const own = isCount ? [`most ${words} by a team in a game`, `${words} per game by a team`] : [];
  return [
    ...(NEAR[figure] ?? own),
    "best home record",
    "best record in close games",
    "longest win streak",
  ];
}

function playerLists(figure: string): string[] {
  const words = nameInSentence(figure);
  const isCount = figureOf(figure)?.computation.kind === "count";
  return [
    ...(isCount ? [`most ${words} in a game`, `${words} per game leaders`, `most ${words}`] : []),
    `${words} leaders in the East`,
    `${words} leaders in the West`,
  ];
}
