import * as v from "valibot";
import {
  AWARDS,
  type Award,
  type Postseason,
  type PostseasonGame,
  type Series,
} from "#domain/season/postseason.ts";
import { count, name, text } from "./cells.ts";
import { gameIdOf, TIMES, timesOf, timesWire } from "./games.ts";
import { objectOf, parseRows, rowParser } from "./rows.ts";

/** A game in `nba/postseason/games`. */
export interface PostseasonGameWire {
  id: number;
  date: string;
  stage: PostseasonGame["stage"];
  label: string;
  home_team_id: number;
  visitor_team_id: number;
  home_team_score: number;
  visitor_team_score: number;
  neutral_site?: true;
  overtimes?: number;
  /** Absent when the quarters are unknown. */
  deficit?: number;
  tip_off?: string;
  moved_from?: string[];
  series?: { id: string; game: number };
}

/** A series in `nba/postseason/series`. */
export interface SeriesWire {
  id: string;
  round: number;
  label: string;
  high_team_id: number;
  low_team_id: number;
  high_wins: number;
  low_wins: number;
  winner_team_id: number;
}

/** An award in `nba/postseason/awards`. */
export interface AwardWire {
  award: Award["award"];
  player_id?: number;
  name: string;
}

export interface PostseasonWire {
  games: PostseasonGameWire[];
  series: SeriesWire[];
  awards?: AwardWire[];
}

const id = v.pipe(count, v.minValue(1));

const gameRow = rowParser(
  v.pipe(
    v.object({
      id,
      date: v.pipe(v.string(), v.isoDate()),
      stage: v.picklist(["cup-final", "play-in", "playoffs"]),
      label: text,
      home_team_id: id,
      visitor_team_id: id,
      home_team_score: count,
      visitor_team_score: count,
      neutral_site: v.optional(v.boolean(), false),
      overtimes: v.optional(count, 0),
      deficit: v.optional(count),
      ...TIMES,
      series: v.optional(v.object({ id: name, game: id })),
    }),
    v.transform(
      (row): PostseasonGame => ({
        id: gameIdOf(row.id),
        date: row.date,
        stage: row.stage,
        label: row.label,
        homeTeamId: row.home_team_id,
        awayTeamId: row.visitor_team_id,
        homePoints: row.home_team_score,
        awayPoints: row.visitor_team_score,
        neutral: row.neutral_site,
        overtimes: row.overtimes,
        ...(row.deficit !== undefined && { deficit: row.deficit }),
        ...timesOf(row),
        series: row.series && { seriesId: row.series.id, number: row.series.game },
      }),
    ),
  ),
);

const seriesRow = rowParser(
  v.pipe(
    v.object({
      id: name,
      round: v.pipe(count, v.minValue(1), v.maxValue(4)),
      label: name,
      high_team_id: id,
      low_team_id: id,
      high_wins: count,
      low_wins: count,
      winner_team_id: id,
    }),
    v.transform(
      (row): Series => ({
        id: row.id,
        round: row.round,
        label: row.label,
        highTeamId: row.high_team_id,
        lowTeamId: row.low_team_id,
        highWins: row.high_wins,
        lowWins: row.low_wins,
        winnerTeamId: row.winner_team_id,
      }),
    ),
  ),
);

const awardRow = rowParser(
  v.pipe(
    v.object({ award: v.picklist(AWARDS), player_id: v.optional(id), name }),
    v.transform(
      (row): Award => ({
        award: row.award,
        playerId: row.player_id === undefined ? undefined : String(row.player_id),
        name: row.name,
      }),
    ),
  ),
);

/** The games, series and awards of `nba/postseason`. Only a bad row is dropped. */
export function parsePostseason(raw: unknown): { value: Postseason; dropped: number } | undefined {
  const root = objectOf(raw);
  const games = root && parseRows(root.games, gameRow);
  const series = root && parseRows(root.series, seriesRow);
  // The database stores no empty list: before the first award the list is missing.
  const awards = root && parseRows(root.awards ?? [], awardRow);
  if (!games || !series || !awards) return undefined;
  return {
    value: { games: games.rows, series: series.rows, awards: awards.rows },
    dropped: games.dropped + series.dropped + awards.dropped,
  };
}

/** The document of the postseason. */
export function postseasonWire({ games, series, awards }: Postseason): PostseasonWire {
  return {
    games: games.map((game) => ({
      id: Number(game.id),
      date: game.date,
      stage: game.stage,
      label: game.label,
      home_team_id: game.homeTeamId,
      visitor_team_id: game.awayTeamId,
      home_team_score: game.homePoints,
      visitor_team_score: game.awayPoints,
      ...(game.neutral && { neutral_site: true as const }),
      ...(game.overtimes > 0 && { overtimes: game.overtimes }),
      ...(game.deficit !== undefined && { deficit: game.deficit }),
      ...timesWire(game),
      ...(game.series && { series: { id: game.series.seriesId, game: game.series.number } }),
    })),
    series: series.map((row) => ({
      id: row.id,
      round: row.round,
      label: row.label,
      high_team_id: row.highTeamId,
      low_team_id: row.lowTeamId,
      high_wins: row.highWins,
      low_wins: row.lowWins,
      winner_team_id: row.winnerTeamId,
    })),
    awards: awards.map(({ award, playerId, name }) => ({
      award,
      ...(playerId !== undefined && { player_id: Number(playerId) }),
      name,
    })),
  };
}
