import { onOffIn } from "#domain/plays/on-off.ts";
import type { GamePlays } from "#domain/plays/play.ts";
import type { PlayedStage, SeasonOnOff } from "#domain/plays/season-on-off.ts";
import type { PlayedGame } from "#domain/query/storage/lines-of-games.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { type OnOffWire, onOffWire } from "#functions/data/wire/on-off.ts";
import { type PartLinesWire, partKey, partLinesWire } from "#functions/data/wire/part-lines.ts";
import { type PlaysWire, playsWire } from "#functions/data/wire/plays.ts";
import type { Updated } from "../wire.ts";
import { lineupLines } from "./lineup-lines.ts";
import { partLines } from "./part-lines.ts";

/** The documents of a season that are made of its plays, by kind and key. */
export interface PlayDocuments {
  plays: Record<string, PlaysWire>;
  parts: Record<string, PartLinesWire & Updated>;
  together: Record<string, OnOffWire & Updated>;
}

/** Plays by the game's id. */
export type PlaysById = ReadonlyMap<string, GamePlays>;

/** The documents of the games of a season in the order they were played; `games` have their flow. */
export function playDocuments(
  games: readonly PlayedGame[],
  plays: PlaysById,
  names: ReadonlyMap<string, string>,
): PlayDocuments {
  const updatedAt = `${games.at(-1)?.date ?? ""}T00:00:00.000Z`;
  const lines = [...partLines(games, plays, names), ...lineupLines(games, plays, names)];
  const together = onOffOf(games, plays, names);
  return {
    plays: Object.fromEntries([...plays].map(([id, of]) => [id, playsWire(of)])),
    parts: Object.fromEntries(
      lines.map((of) => [
        partKey(of.lines.season, of.lines.part),
        { updatedAt, ...partLinesWire(of) },
      ]),
    ),
    together: { [together.season]: { updatedAt, ...onOffWire(together) } },
  };
}

/** The lineups and assists of a season. */
function onOffOf(
  games: readonly PlayedGame[],
  plays: PlaysById,
  names: ReadonlyMap<string, string>,
): SeasonOnOff {
  const inStage = (wanted: PlayedStage) =>
    onOffIn(
      games
        .filter(({ stage }) => stage === wanted)
        .map((game) => ({ ...game, plays: plays.get(game.id) })),
    );
  const stages = { season: inStage("season"), playoffs: inStage("playoffs") };
  const all = Object.values(stages).flatMap(({ players }) => players);
  const ids = [...new Set(all.map(({ playerId }) => playerId))];
  return {
    season: seasonOfGames(games),
    through: games.findLast(({ id }) => plays.has(id))?.date ?? "",
    names: new Map(ids.map((id) => [id, names.get(id) ?? id])),
    stages,
  };
}
