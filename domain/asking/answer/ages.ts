import { completedYears, formatUpdated } from "#domain/dates.ts";
import type { Player } from "#domain/players/player.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Mark } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

const EVERY_GAME = 50_000;

/** A player on the day of one of his games. */
export interface PlayerOnDay {
  player: Player;
  /** An ISO date. */
  day: string;
}

/**
 * The players with a game that a query finds, each on the day of the first or the last of them, the
 * youngest first; `most` puts the oldest first. Players without a known day of birth are left out.
 */
export function agesAtGames(
  { season, figures, conditions, stage }: Query,
  most: boolean,
  players: readonly Player[],
  data: QuestionData,
): PlayerOnDay[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  const games = completeQuery({ season, rows: "games", figures, conditions, stage });
  const aged = runQuery(games, data, EVERY_GAME).rows.flatMap(({ subject }) => {
    const player = byId.get(subject.player?.id ?? "");
    if (subject.kind !== "game" || player === undefined || player.born === "") return [];
    const { date } = subject.game;
    return [{ player, day: date, age: Date.parse(date) - Date.parse(player.born) }];
  });
  const sorted = aged.toSorted((a, b) => (most ? b.age - a.age : a.age - b.age));
  const [...firsts] = Map.groupBy(sorted, ({ player }) => player.id).values();
  return firsts.flatMap(([first]) => first ?? []);
}

/** "18 years old on December 15, 2025, born on December 21, 2006." */
export function ageMarks({ born }: Player, day: string): Mark[] {
  return [
    figureMark(String(completedYears(born, day))),
    plain(` years old on ${formatUpdated(day)}, born on ${formatUpdated(born)}.`),
  ];
}
