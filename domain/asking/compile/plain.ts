import { type Team, teamPath } from "#domain/teams/team.ts";
import type { ComposedFact, FactDocument, Understanding } from "../understanding.ts";

/** A fact, a page or a choice that a question asks for, without its reading in words. */
export type Plain =
  | { kind: "fact"; fact: ComposedFact; needs: FactDocument | undefined; path: string | undefined }
  | { kind: "page"; path: string; title: string }
  | Extract<Understanding, { kind: "choice" }>;

/** A fact with the page on its subject and the document that it needs. */
export function plainFact(fact: ComposedFact, path?: string, needs?: FactDocument): Plain {
  return { kind: "fact", fact, needs, path };
}

export const POSTSEASON: FactDocument = { kind: "postseason" };

export function plainPage(path: string, title: string): Plain {
  return { kind: "page", path, title };
}

/** The players on a team's roster. */
export function rosterFact(team: Team): Plain {
  const people = { team: team.abbreviation };
  return plainFact({ kind: "people", people }, `${teamPath(team)}/roster`);
}

export function historyOf(team: Team): string {
  return `The history of the ${team.fullName}`;
}
