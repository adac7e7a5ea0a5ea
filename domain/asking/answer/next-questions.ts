import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import { isOfSeries } from "#domain/query/conditions/conditions.ts";
import { isOfTeams, type Query } from "#domain/query/query.ts";
import { type SubjectNamed, withoutSubject } from "../follow-up.ts";
import { LONGEST_QUESTION } from "../question.ts";
import type { Vocabulary } from "../read/vocabulary.ts";
import type { AskedQuery, Understanding } from "../understanding.ts";
import { rotated } from "./nearest.ts";
import { OTHERS } from "./nearest-examples.ts";
import { aboutAnother, listBehind, ofSeasonBefore } from "./next-alike.ts";
import {
  afterPlayer,
  afterTeam,
  nameOfTeam,
  nextOfFact,
  nextOfPage,
  OF_PLAYOFFS,
  ownNameOf,
} from "./next-of-facts.ts";

const MOST_NEXT = 3;

/**
 * Up to three questions after an answer, each different: the same about another, of the season before,
 * and the list behind it; then others about its subject. `again` reads them.
 */
export function nextQuestions(
  { text, asked }: { text: string; asked: Understanding },
  vocabulary: Vocabulary,
  again: (question: string) => Understanding | undefined,
): string[] {
  const known = new Set([askedOf(asked)]);
  const isNew = (question: string) => {
    const read = again(question);
    if ((read?.kind !== "query" && read?.kind !== "fact") || question.length > LONGEST_QUESTION)
      return false;
    const key = askedOf(read);
    return !known.has(key) && known.add(key);
  };
  const alike = [aboutAnother, listBehind].flatMap((questionsOf) => {
    const found = questionsOf(text, asked, vocabulary).find(isNew);
    return found === undefined ? [] : [found];
  });
  // Its season is not at hand.
  const before = ofSeasonBefore(text, asked, vocabulary);
  const found = [...alike.slice(0, 1), ...before, ...alike.slice(1)];
  for (const question of candidates(asked, text, vocabulary)) {
    if (found.length >= MOST_NEXT) break;
    if (isNew(question)) found.push(question);
  }
  return found;
}

/** The key of a question: questions with the same query or fact are the same. */
function askedOf(asked: Understanding): string {
  if (asked.kind === "fact") return JSON.stringify(asked.fact);
  return asked.kind === "query" ? addressOf(asked.query) : "";
}

function addressOf({ rows, stage, conditions, figures, groups, sort, by, per }: Query): string {
  return JSON.stringify([rows, stage, conditions, figures, groups, sort, by, per]);
}

function candidates(asked: Understanding, text: string, vocabulary: Vocabulary): string[] {
  const others = rotated(OTHERS, text);
  if (asked.kind === "query") return [...ofQuery(asked, vocabulary), ...others];
  const named = ofSubject(withoutSubject(text, vocabulary).subject, vocabulary);
  const own =
    asked.kind === "fact"
      ? nextOfFact(asked.fact, vocabulary)
      : asked.kind === "page"
        ? nextOfPage(asked)
        : [];
  return [...own, ...named, ...others];
}

function ofSubject(subject: SubjectNamed | undefined, vocabulary: Vocabulary): string[] {
  if (subject === undefined) return [];
  if (subject.role === "player") return afterPlayer(ownNameOf(subject.id, vocabulary));
  return afterTeam(nameOfTeam(Number(subject.id), vocabulary));
}

function ofQuery({ query, wish }: AskedQuery, vocabulary: Vocabulary): string[] {
  const { conditions, stage } = query;
  const team = vocabulary.data.teams.find(({ abbreviation }) => abbreviation === conditions.team);
  const player = conditions.player ?? (conditions.without ?? conditions.with)?.[0];
  if (player !== undefined) {
    const name = ownNameOf(player, vocabulary);
    const asTeam =
      team === undefined
        ? []
        : [`${team.name} record without ${name}`, `${team.name} record with ${name}`];
    const asAll = stage === "playoffs" ? [`${name} playoff high`, `${name} averages`] : [];
    return [...asTeam, ...asAll, ...afterPlayer(name)];
  }
  if (team !== undefined)
    return stage === "playoffs"
      ? [`${team.name} leading scorer in the playoffs`, ...OF_PLAYOFFS]
      : afterTeam(team.name);
  const asked = query.figures[0]?.figure ?? ("figure" in wish ? wish.figure : query.sort.key);
  const isOfPlayoffs = stage === "playoffs";
  const own = isOfTeams(query.rows) ? ofTeams(asked) : ofFigure(asked);
  if (isOfSeries(conditions)) return [...OF_PLAYOFFS, ...own];
  return isOfPlayoffs
    ? [...own.map((question) => `${question} in the playoffs`), ...OF_PLAYOFFS]
    : own;
}

const OF_TEAMS = [
  "best home record",
  "best record in close games",
  "longest win streak",
  "best offense",
  "best defense",
  "biggest blowout",
];

/** Lists near an order of teams' games by their margin or by both teams' points. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  bothpts: ["lowest scoring game", "highest scoring game"],
  margin: ["biggest comeback", "biggest blowout", "one point games"],
  deficit: ["biggest blowout", "biggest lead"],
  date: ["one point games", "overtime games", "biggest comeback"],
};

function ofTeams(figure: string): string[] {
  const words = nameInSentence(figure);
  const isCount = figureOf(figure)?.computation.kind === "count";
  const own = isCount ? [`${words} per game by a team`, `most ${words} by a team in a game`] : [];
  return [...(NEAR[figure] ?? own), ...OF_TEAMS];
}

function ofFigure(figure: string): string[] {
  const words = nameInSentence(figure);
  const isCount = figureOf(figure)?.computation.kind === "count";
  return [
    ...(isCount ? [`most ${words} in a game`, `${words} per game leaders`, `most ${words}`] : []),
    `${words} leaders in the East`,
    `${words} leaders in the West`,
    `${words} leaders since the All-Star break`,
  ];
}
