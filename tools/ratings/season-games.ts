import type { Game } from "#domain/season/facts.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { readPostseason } from "../season/game-tables.ts";
import { readPastGames } from "../season/past/game-tables.ts";
import { readGames } from "../season/tables.ts";

/** The games of a season that move ratings, in order: all but the final of the NBA Cup. */
export interface SeasonGames {
  season: string;
  games: Game[];
  /** The ids of its games of the regular season, on which forecasts are judged. */
  regular: ReadonlySet<string>;
}

/** Every season with playoff games, the oldest first. */
export function readSeasonGames(folder: string): SeasonGames[] {
  const current = [
    ...readGames(folder).map((game) => ({ ...game, stage: "season" })),
    ...readPostseason(folder),
  ].filter(({ stage }) => stage !== "cup-final");
  const seasons = [
    ...Map.groupBy(
      readPastGames(folder).filter(({ season }) => season >= FIRST_WITH_OFFICIAL_LINES),
      ({ season }) => season,
    ),
    [seasonOfGames(current), current] as const,
  ];
  return seasons.map(([season, games]) => ({
    season,
    games: gamesInOrder(games),
    regular: new Set(games.flatMap(({ id, stage }) => (stage === "season" ? [id] : []))),
  }));
}
