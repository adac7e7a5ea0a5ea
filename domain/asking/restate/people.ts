import type { Names } from "#domain/query/names.ts";
import { peopleNoun, saidFilters } from "#domain/query/say/filters.ts";
import type { People } from "../understanding.ts";

/** A group of players in words: "guards of the Boston Celtics from France". */
export function peopleWords({ team, conf, ...conditions }: People, names: Names): string {
  const club = names.teams.find(({ abbreviation }) => abbreviation === team)?.fullName;
  const traits = saidFilters({ conditions }, names).flatMap(({ trait }) => trait ?? []);
  return peopleNoun(traits, [
    ...(club === undefined ? [] : [`of the ${club}`]),
    ...(conf === undefined ? [] : [`of the ${conf === "east" ? "East" : "West"}`]),
  ]);
}
