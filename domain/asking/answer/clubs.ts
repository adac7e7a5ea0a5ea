import { listed } from "#domain/printing/listed.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** A team of a player, with his seasons there. */
export interface ClubYears {
  name: string;
  href: string | undefined;
  seasons: string;
}

/** The teams for which a player has played. */
export function clubsAnswer(name: string, clubs: readonly ClubYears[]): FactAnswer {
  const names = [...new Set(clubs.map((club) => club.name))];
  return {
    headline: [
      plain(`${name} has played for `),
      ...(names.length > 1 ? [figureMark(`${names.length} teams`), plain(": ")] : []),
      plain(`the ${listed(names)}.`),
    ],
    deck: undefined,
    heads: ["Team", "Seasons"],
    rows: clubs.map(({ name: club, href, seasons }) => ({ name: club, href, cells: [seasons] })),
  };
}
