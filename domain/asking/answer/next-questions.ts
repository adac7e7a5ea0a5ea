import { figureOf, nameInSentence } from "../../figures/figures.ts";
import { isOfTeams, type Query } from "../../query/query.ts";
import { type SubjectNamed, withoutSubject } from "../follow-up.ts";
import { LONGEST_QUESTION } from "../question.ts";
import { ownName, type Vocabulary } from "../read/vocabulary.ts";
import type { AskedQuery, ClubTopic, Fact, Understanding } from "../understanding.ts";
import { rotated } from "./nearest.ts";
import { OTHERS } from "./nearest-examples.ts";
import { aboutAnother, listBehind, ofSeasonBefore } from "./next-alike.ts";

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
  const own = asked.kind === "fact" ? ofFact(asked.fact, vocabulary) : [];
  return [...own, ...named, ...others];
}

function ofFact(fact: Fact, vocabulary: Vocabulary): string[] {
  switch (fact.kind) {
    case "trait":
    case "career":
    case "past":
    case "beside":
      return ofPlayer(nameOf(fact.playerId, vocabulary));
    case "extreme":
      return ["tallest player", "youngest player", "oldest player to score 30", "oldest player"];
    case "people": {
      const { nation } = fact.people;
      return nation === undefined ? ["rookie scoring leaders"] : [`scoring leaders from ${nation}`];
    }
    case "club":
      return ofClub(fact.teamId, fact.topic, vocabulary);
    case "playoff-teams":
    case "winner":
      return [
        "who won the Finals",
        "who won the East",
        "who won the West",
        "scoring leaders in the playoffs",
      ];
    case "award":
      return [
        "who won Most Valuable Player",
        "who won Defensive Player of the Year",
        "who won Rookie of the Year",
        "who won Finals MVP",
      ];
    case "each":
      return fact.asked.flatMap((one) => ofQuery(one, vocabulary).slice(0, 2));
    case "pick":
      return [`second overall pick ${fact.year}`, `first overall pick ${fact.year}`];
    case "finals":
      return [
        "scoring leaders in the playoffs",
        "most points in a game in the playoffs",
        "Finals MVP",
        "who won the Finals",
      ];
    default:
      return [];
  }
}

function ofSubject(subject: SubjectNamed | undefined, vocabulary: Vocabulary): string[] {
  if (subject === undefined) return [];
  if (subject.role === "player") return ofPlayer(nameOf(subject.id, vocabulary));
  return ofTeam(teamName(Number(subject.id), vocabulary));
}

function teamName(teamId: number, { data }: Vocabulary): string {
  return data.teams.find(({ id }) => id === teamId)?.name ?? "";
}

function ofClub(teamId: number, topic: ClubTopic, vocabulary: Vocabulary): string[] {
  const name = teamName(teamId, vocabulary);
  const others: readonly ClubTopic[] = ["coach", "arena", "titles", "seed"];
  return [
    `${name} record`,
    ...others.filter((other) => other !== topic).map((other) => `${name} ${other}`),
  ];
}

function ofQuery({ query, wish }: AskedQuery, vocabulary: Vocabulary): string[] {
  const { conditions } = query;
  const team = vocabulary.data.teams.find(({ abbreviation }) => abbreviation === conditions.team);
  const player = conditions.player ?? (conditions.without ?? conditions.with)?.[0];
  if (player !== undefined) {
    const name = nameOf(player, vocabulary);
    const asTeam =
      team === undefined
        ? []
        : [`${team.name} record without ${name}`, `${team.name} record with ${name}`];
    return [...asTeam, ...ofPlayer(name)];
  }
  if (team !== undefined) return ofTeam(team.name);
  if (isOfTeams(query.rows)) return OF_TEAMS;
  const asked = "figure" in wish ? wish.figure : query.sort.key;
  return ofFigure(query.figures[0]?.figure ?? asked);
}

function ofTeam(name: string): string[] {
  return [
    `${name} leading scorer`,
    `${name} record at home`,
    `${name} last 10 games`,
    `${name} longest winning streak`,
    `${name} record`,
  ];
}

const OF_TEAMS = [
  "best home record",
  "best record in close games",
  "longest win streak",
  "best offense",
  "best defense",
  "biggest blowout",
];

function ofFigure(figure: string): string[] {
  const words = nameInSentence(figure);
  const ofGames =
    figureOf(figure)?.computation.kind === "count"
      ? [`most ${words} in a game`, `${words} per game leaders in the East`, `most ${words}`]
      : [`${words} leaders in the East`];
  return [`rookie ${words} leaders`, ...ofGames, `${words} leaders since the All-Star break`];
}

function ofPlayer(name: string): string[] {
  return [
    `${name} last 10 games`,
    `${name} season high`,
    `${name} in wins and losses`,
    `${name} averages`,
    `${name} double doubles`,
  ];
}

function nameOf(id: string, vocabulary: Vocabulary): string {
  const player = vocabulary.data.lines.players.find((one) => one.id === id);
  return player === undefined ? "" : ownName(player, vocabulary);
}
