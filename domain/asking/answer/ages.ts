import { completedYears, formatUpdated } from "#domain/dates.ts";
import type { Player } from "#domain/players/player.ts";
import type { AnswerRow } from "#domain/query/answer.ts";
import type { Mark } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** A player on the day of one of his games. */
export interface PlayerOnDay {
  player: Player;
  /** An ISO date. */
  day: string;
}

/**
 * The players on the day of the first or the last of their games in the rows of a query, the youngest
 * first; `most` puts the oldest first. Players without a known day of birth are left out.
 */
export function agesAtGames(
  rows: readonly AnswerRow[],
  most: boolean,
  players: readonly Player[],
): PlayerOnDay[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  const aged = rows.flatMap(({ subject }) => {
    const player = byId.get(subject.player?.id ?? "");
    if (subject.kind !== "group" || !player?.born) return [];
    const day = subject[most ? "last" : "first"].date;
    return [{ player, day, age: Date.parse(day) - Date.parse(player.born) }];
  });
  return aged.toSorted((a, b) => (most ? b.age - a.age : a.age - b.age));
}

/** "18 years old on December 15, 2025, born on December 21, 2006." */
export function ageMarks({ born }: Player, day: string): Mark[] {
  return [
    figureMark(String(completedYears(born, day))),
    plain(` years old on ${formatUpdated(day)}, born on ${formatUpdated(born)}.`),
  ];
}
