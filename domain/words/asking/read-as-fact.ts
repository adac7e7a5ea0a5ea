import type { Names } from "../../query/names.ts";
import { feetAndInches } from "../../query/parameters.ts";
import type { Query } from "../../query/query.ts";
import { listed } from "../listed.ts";
import { listAt } from "./answer-lists.ts";
import { didWords } from "./answer-words.ts";
import { basisWords, orderWord, rangeText, statName } from "./figure-words.ts";
import { seasonEnding } from "./past-season.ts";
import { inferred, joined, nameSegments, type Said, said } from "./segments.ts";
import { POSITIONS, settingWords } from "./settings.ts";
import type { Fact, People, Segment, Trait } from "./understanding.ts";

/** The words for traits whose keys are not words of a sentence. */
const TRAITS: Partial<Record<Trait, string>> = {
  jersey: "jersey number",
  nation: "country",
  college: "school or club before the draft",
  service: "years of service",
};

/** The adjectives for the most and the least of a trait. */
export const EXTREMES = {
  age: ["oldest", "youngest"],
  height: ["tallest", "shortest"],
  weight: ["heaviest", "lightest"],
} as const;

/** The reading of a question about people or the season, in words. */
export function readAsFact(fact: Fact, context: Said): Segment[] {
  const nameOf = (id: string) => context.names.players.find((one) => one.id === id)?.name ?? id;
  const of = (id: string | undefined) =>
    id === undefined || id === "" ? [] : [said(" of "), ...nameSegments(nameOf(id), context)];
  const around = (query: Query) => {
    const { player, team } = query.conditions;
    const club = context.names.teams.find(({ abbreviation }) => abbreviation === team)?.fullName;
    return [
      ...of(player),
      ...(club === undefined ? [] : [said(" of the "), ...nameSegments(club, context)]),
      said(settingWords(query, context.names)),
      inferred(`, ${query.season} ${query.stage === "season" ? "regular season" : "playoffs"}`),
    ];
  };
  const last = inferred(" under contract on the season's last day");
  switch (fact.kind) {
    case "trait":
      return joined([said(TRAITS[fact.trait] ?? fact.trait), ...of(fact.playerId)]);
    case "extreme":
      return joined([
        said(
          `${EXTREMES[fact.trait][fact.most ? 0 : 1]} of the ${peopleWords(fact.people, context.names)}`,
        ),
        ...(fact.games?.figures ?? []).map(({ figure, range }) =>
          said(` with ${rangeText(figure, range)} in a game`),
        ),
        last,
      ]);
    case "people":
      return joined([said(peopleWords(fact.people, context.names)), last]);
    case "career":
      return joined([
        said(`${statName(fact.figure)}${fact.per === "average" ? " per game" : ""} in the career`),
        ...of(fact.playerId),
        inferred(", regular seasons"),
      ]);
    case "past":
      return joined([
        said(`${listed(fact.figures.map(statName))}${basisWords(fact.figures[0] ?? "", fact.per)}`),
        ...of(fact.playerId),
        said(
          ` in ${fact.stage === "playoffs" ? "the playoffs of " : ""}${seasonEnding(fact.year)}`,
        ),
        inferred(`, the season that ended in ${fact.year}`),
      ]);
    case "list":
      return joined([
        said(listAt(fact.path)?.category ?? ""),
        ...of(fact.playerId),
        inferred(", of players who qualify"),
      ]);
    case "each":
      return joined(
        fact.asked.flatMap(({ readAs }, at) => [said(at === 0 ? "" : "; "), ...readAs]),
      );
    case "team-leaders":
      return joined([
        said(
          `each team's ${orderWord(fact.figure, fact.query.sort.order)} ${statName(fact.figure)}`,
        ),
        ...around(fact.query),
      ]);
    case "current":
      return joined([said("streaks not ended"), ...around(fact.query)]);
    case "beside":
      return joined([
        said(`${listed(fact.figures.map(statName))} per game`),
        ...of(fact.playerId),
        said(" when "),
        ...nameSegments(nameOf(fact.games.conditions.player ?? ""), context),
        said(` ${didWords(fact.games)}`),
        ...around({ ...fact.games, conditions: { ...fact.games.conditions, player: "" } }),
      ]);
    case "finals":
      return [said("winner of the Finals of 2026")];
    case "award":
      return joined([said(fact.award), ...of(fact.playerId)]);
  }
}

/** A group of players in words: "guards of the Boston Celtics from France". */
export function peopleWords(people: People, { teams }: Pick<Names, "teams">): string {
  const { team, conf, pos, nation, college, draft, age, height, rookie } = people;
  const full = teams.find(({ abbreviation }) => abbreviation === team)?.fullName;
  const noun = pos === undefined ? (rookie ? "rookies" : "players") : POSITIONS[pos];
  return [
    `${rookie && pos !== undefined ? "rookie " : ""}${noun}`,
    ...(full === undefined ? [] : [`of the ${full}`]),
    ...(conf === undefined ? [] : [`of the ${conf === "east" ? "East" : "West"}`]),
    ...(nation === undefined ? [] : [`from ${nation}`]),
    ...(college === undefined ? [] : [`who came from ${college}`]),
    ...(draft === undefined
      ? []
      : [draft === "undrafted" ? "whom no team drafted" : `drafted in ${draft.min}`]),
    ...(age === undefined ? [] : [`of ${limitWords(age, String)} years`]),
    ...(height === undefined ? [] : [`of ${limitWords(height, feetAndInches)}`]),
  ].join(" ");
}

function limitWords({ min, max }: { min: number; max: number }, print: (value: number) => string) {
  if (min === max) return print(min);
  if (max === Number.POSITIVE_INFINITY) return `${print(min)} or more`;
  return min === Number.NEGATIVE_INFINITY
    ? `${print(max)} or less`
    : `${print(min)} to ${print(max)}`;
}
