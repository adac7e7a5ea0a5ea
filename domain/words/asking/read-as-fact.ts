import type { Names } from "../../query/names.ts";
import { feetAndInches } from "../../query/parameters.ts";
import { rangeText, statName } from "./figure-words.ts";
import { inferred, joined, nameSegments, type Said, said } from "./segments.ts";
import type { Fact, People, Segment, Trait } from "./understanding.ts";

const TRAITS: Record<Trait, string> = {
  age: "age",
  height: "height",
  weight: "weight",
  position: "position",
  jersey: "jersey number",
  team: "team",
  nation: "country",
  college: "school or club before the draft",
  draft: "draft",
  service: "years of service",
};

const EXTREMES = {
  age: ["oldest", "youngest"],
  height: ["tallest", "shortest"],
  weight: ["heaviest", "lightest"],
} as const;

/** How a question about people was read. */
export function readAsFact(fact: Fact, context: Said): Segment[] {
  const nameOf = (id: string) => context.names.players.find((one) => one.id === id)?.name ?? id;
  const last = inferred(" under contract on the season's last day");
  switch (fact.kind) {
    case "trait":
      return joined([
        said(`${TRAITS[fact.trait]} of `),
        ...nameSegments(nameOf(fact.playerId), context),
      ]);
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
        said(
          `${statName(fact.figure)}${fact.per === "average" ? " per game" : ""} in the career of `,
        ),
        ...nameSegments(nameOf(fact.playerId), context),
        inferred(", regular seasons"),
      ]);
    case "finals":
      return [said("winner of the Finals of 2026")];
    case "award":
      return fact.playerId === undefined
        ? [said(fact.award), inferred(", 2025-26")]
        : joined([
            said(`${fact.award} among the honours of `),
            ...nameSegments(nameOf(fact.playerId), context),
          ]);
  }
}

const POSITIONS = { G: "guards", F: "forwards", C: "centers" } as const;

/** "guards of the Boston Celtics from France, 25 or younger". */
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
