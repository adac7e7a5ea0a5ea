import * as v from "valibot";
import type { GameLine } from "../../../domain/season/facts.ts";
import type { SeasonAverages } from "../../../domain/season/season-averages.ts";
import { cleanText } from "../../../domain/season/team-names.ts";
import { rowParser } from "../wire/rows.ts";
import type { TeamWire } from "../wire/teams.ts";

/** The rows of the public stats API, as its documentation describes them, parsed at the door. */

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999_999));
const text = v.pipe(v.string(), v.transform(cleanText));
const named = v.pipe(text, v.minLength(1), v.maxLength(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Nothing counted is sent as null. */
const maybeCount = v.nullish(count, 0);
const share = v.nullish(
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1),
    v.transform((value) => Math.round(value * 1000) / 1000),
  ),
  null,
);
/** A day, or a moment whose day counts. */
const day = v.pipe(
  v.string(),
  v.transform((moment) => moment.slice(0, 10)),
  v.isoDate(),
);
const reference = v.object({ id });

/** "34", "34:46" and "34.77" minutes, also as a number. */
export const minutes = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,3}(?::[0-5]\d(?:\.\d+)?|\.\d+)?$/),
  v.transform((clock) => {
    const [whole = "0", seconds = "0"] = clock.split(":");
    return Number(whole) + Number(seconds) / 60;
  }),
);

/** A team that plays, or "historical": one that does not any more and has no conference. */
export const teamRow = rowParser(
  v.pipe(
    v.object({
      id,
      abbreviation: named,
      city: text,
      conference: v.pipe(v.nullish(v.string(), ""), v.transform(cleanText)),
      division: v.pipe(v.nullish(v.string(), ""), v.transform(cleanText)),
      full_name: named,
      name: named,
    }),
    v.transform((row): TeamWire | "historical" =>
      row.conference === "East" || row.conference === "West" ? row : "historical",
    ),
  ),
);

export const playerRow = rowParser(
  v.pipe(
    v.object({ id, first_name: v.nullish(text, ""), last_name: v.nullish(text, "") }),
    v.transform((row) => ({
      id: String(row.id),
      name: cleanText(`${row.first_name} ${row.last_name}`).replaceAll(",", ""),
    })),
    v.check(({ name }) => name !== "" && name.length <= 100),
  ),
);

/** A game of the API: its own id of it, and how far it is. */
export interface ApiGame {
  id: number;
  date: string;
  season: number;
  isFinal: boolean;
  isPostseason: boolean;
  homeTeamId: number;
  visitorTeamId: number;
  homePoints: number;
  visitorPoints: number;
}

export const gameRow = rowParser(
  v.pipe(
    v.object({
      id,
      date: day,
      season: count,
      status: v.nullish(v.string(), ""),
      postseason: v.nullish(v.boolean(), false),
      home_team: v.optional(reference),
      home_team_id: v.optional(id),
      visitor_team: v.optional(reference),
      visitor_team_id: v.optional(id),
      home_team_score: maybeCount,
      visitor_team_score: maybeCount,
    }),
    v.transform((row) => ({
      id: row.id,
      date: row.date,
      season: row.season,
      isFinal: /^final\b/i.test(row.status),
      isPostseason: row.postseason,
      homeTeamId: row.home_team?.id ?? row.home_team_id ?? 0,
      visitorTeamId: row.visitor_team?.id ?? row.visitor_team_id ?? 0,
      homePoints: row.home_team_score,
      visitorPoints: row.visitor_team_score,
    })),
    v.check((game) => game.homeTeamId > 0 && game.visitorTeamId > 0),
  ),
);

/** What somebody did in a game, under the API's own ids. */
export interface ApiLine extends Omit<GameLine, "gameId"> {
  gameId: number;
}

/** Who was on the bench for the whole game has no minutes at all. */
const benched = v.nullish(v.picklist(["", "00"]));

/** A line of a game, or "did-not-play". A share of no attempts is null, however it is sent. */
export const lineRow = rowParser(
  v.union([
    v.pipe(
      v.object({ min: benched }),
      v.transform((): "did-not-play" => "did-not-play"),
    ),
    v.pipe(
      v.object({
        min: minutes,
        ...{ pts: maybeCount, reb: maybeCount, ast: maybeCount },
        ...{ stl: maybeCount, blk: maybeCount, turnover: maybeCount },
        ...{ fg_pct: share, fg3_pct: share, ft_pct: share },
        ...{ fga: v.nullish(count), fg3a: v.nullish(count), fta: v.nullish(count) },
        plus_minus: v.nullish(v.pipe(v.number(), v.integer())),
        player: reference,
        team: reference,
        game: reference,
      }),
      v.transform(
        (row): ApiLine => ({
          gameId: row.game.id,
          playerId: String(row.player.id),
          teamId: row.team.id,
          minutes: Math.round(row.min),
          ...{ pts: row.pts, reb: row.reb, ast: row.ast },
          ...{ stl: row.stl, blk: row.blk, tov: row.turnover },
          fgPct: row.fga === 0 ? null : row.fg_pct,
          fg3Pct: row.fg3a === 0 ? null : row.fg3_pct,
          ftPct: row.fta === 0 ? null : row.ft_pct,
          plusMinus: row.plus_minus ?? null,
        }),
      ),
    ),
  ]),
);

const average = v.pipe(v.number(), v.minValue(0), v.maxValue(200));

/** A player's averages of a season, over the games that he played. */
export const averagesRow = rowParser(
  v.pipe(
    v.object({
      player_id: id,
      season: count,
      games_played: v.pipe(count, v.minValue(1)),
      min: minutes,
      ...{ fgm: average, fga: average, fg3m: average, fg3a: average, ftm: average, fta: average },
      ...{ oreb: average, dreb: average, reb: average, ast: average, stl: average, blk: average },
      ...{ turnover: average, pf: average, pts: average },
    }),
    v.transform(({ player_id, games_played, min, turnover, season, ...figures }) => ({
      playerId: String(player_id),
      season,
      averages: {
        games: games_played,
        minutes: min,
        perGame: { ...figures, tov: turnover },
      } satisfies SeasonAverages,
    })),
  ),
);
