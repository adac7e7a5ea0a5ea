import * as v from "valibot";
import { momentOf } from "#domain/dates.ts";
import type { BoxOnlyCounts } from "#domain/season/season-totals.ts";
import { cleanText } from "#domain/teams/team-names.ts";
import { type RowParser, rowParser } from "#functions/data/wire/rows.ts";
import type { TeamWire } from "#functions/data/wire/teams.ts";
import type { SourceBoxLine, SourceGame } from "../source.ts";
import { isPostponed } from "./live-row.ts";

/** The rows of the public stats API, as its documentation describes them, parsed at the door. */

export const sourceId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999_999));
export const apiText = v.pipe(v.string(), v.transform(cleanText));
const named = v.pipe(apiText, v.minLength(1), v.maxLength(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A count; the API may send zero as null. */
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
/** The day of a date or a moment. */
const day = v.pipe(
  v.string(),
  v.transform((moment) => moment.slice(0, 10)),
  v.isoDate(),
);
const reference = v.object({ id: sourceId });

/** "34", "34:46" and "34.77" minutes, also as a number. */
export const minutes = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,3}(?::[0-5]\d(?:\.\d+)?|\.\d+)?$/),
  v.transform((clock) => {
    const [whole = "0", seconds = "0"] = clock.split(":");
    return Number(whole) + Number(seconds) / 60;
  }),
);

/** A current team, or "historical" for a former team, which has no conference. */
export const teamRow = rowParser(
  v.pipe(
    v.object({
      id: sourceId,
      abbreviation: named,
      city: apiText,
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

/** A player's two names as one: the site's lists of a line each are separated by commas. */
export function fullName(row: { first_name: string; last_name: string }): string {
  return cleanText(`${row.first_name} ${row.last_name}`).replaceAll(",", "");
}

/** The cells of a player's draft; null for a player who was not drafted. */
export const DRAFT_CELLS = {
  draft_year: v.nullish(count, null),
  draft_round: v.nullish(count, null),
  draft_number: v.nullish(count, null),
};

/** "2017 Rnd 1 Pick 14", or "". */
export function draftOf(row: Record<keyof typeof DRAFT_CELLS, number | null>): string {
  const { draft_year: year, draft_round: round, draft_number: pick } = row;
  return year && round && pick ? `${year} Rnd ${round} Pick ${pick}` : "";
}

const player = v.pipe(
  v.object({
    id: sourceId,
    first_name: v.nullish(apiText, ""),
    last_name: v.nullish(apiText, ""),
    ...DRAFT_CELLS,
  }),
  v.transform((row) => ({ id: String(row.id), name: fullName(row), draft: draftOf(row) })),
  v.check(({ name }) => name !== "" && name.length <= 100),
);

/** The first ISO time among texts: a game to come has its tip-off as status where no cell has it. */
function momentIn(texts: readonly string[]): string | undefined {
  const text = texts.find((own) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(own));
  const moment = momentOf(text);
  return moment === undefined ? undefined : `${new Date(moment).toISOString().slice(0, 16)}Z`;
}

/** The statuses of a game that is not played on its day. */
const OFF = /^(?:postponed|ppd|cancell?ed|abandoned|suspended)\b/i;

/** Team cells of a game whose teams may be to be determined: null, or 0 as id. */
const openId = v.optional(v.nullable(v.pipe(count, v.maxValue(9_999_999_999))));
const openTeam = v.optional(v.nullable(v.object({ id: v.nullish(count, 0) })));

/** The id of a game's team: 0 while it is to be determined, -1 where the row has no cell for it. */
function idOf(team: v.InferOutput<typeof openTeam>, id: v.InferOutput<typeof openId>): number {
  return team === undefined && id === undefined ? -1 : (team?.id ?? id ?? 0);
}

export const gameRow = rowParser(
  v.pipe(
    v.object({
      id: sourceId,
      date: day,
      season: count,
      status: v.nullish(v.string(), ""),
      status_state: v.nullish(v.string(), ""),
      postponed: v.nullish(v.boolean(), false),
      datetime: v.nullish(v.string(), ""),
      postseason: v.nullish(v.boolean(), false),
      ist_stage: v.nullish(v.string(), ""),
      home_team: openTeam,
      home_team_id: openId,
      visitor_team: openTeam,
      visitor_team_id: openId,
      home_team_score: maybeCount,
      visitor_team_score: maybeCount,
      period: v.nullish(count, 0),
    }),
    v.transform(
      (row): SourceGame => ({
        id: row.id,
        date: row.date,
        season: row.season,
        isFinal: /^final\b/i.test(row.status),
        isOff: !/^final\b/i.test(row.status) && (isPostponed(row) || OFF.test(row.status)),
        isCupFinal: /^(?:championship|final)\b/i.test(row.ist_stage),
        isPostseason: row.postseason,
        isPostponed: isPostponed(row),
        homeTeamId: idOf(row.home_team, row.home_team_id),
        visitorTeamId: idOf(row.visitor_team, row.visitor_team_id),
        homePoints: row.home_team_score,
        visitorPoints: row.visitor_team_score,
        // The fifth period is the first overtime.
        overtimes: Math.max(0, row.period - 4),
        tipOff: momentIn([row.datetime, row.status]) ?? row.date,
      }),
    ),
    v.check((game) => game.homeTeamId >= 0 && game.visitorTeamId >= 0),
  ),
);

const maybeShot = v.nullish(count, null);

/** A line's shots; undefined unless every count is known. */
function shotsOf(row: Record<keyof BoxOnlyCounts, number | null>): BoxOnlyCounts | undefined {
  const { fgm, fga, fg3m, fg3a, ftm, fta, oreb, dreb, pf } = row;
  const shots = { fgm, fga, fg3m, fg3a, ftm, fta, oreb, dreb, pf };
  return Object.values(shots).includes(null) ? undefined : (shots as BoxOnlyCounts);
}

/** No minutes: the player stayed on the bench, or played for seconds. */
const NO_MINUTES = ["", "00", "0:00", "00:00"] as const;
const nothing = v.nullish(v.literal(0));

/** A row without minutes and without any figure. */
const benchedRow = rowParser(
  v.object({
    min: v.nullish(v.picklist(NO_MINUTES)),
    pts: nothing,
    reb: nothing,
    ast: nothing,
    stl: nothing,
    blk: nothing,
    turnover: nothing,
    fga: nothing,
    fg3a: nothing,
    fta: nothing,
    pf: nothing,
    plus_minus: nothing,
  }),
);

const playedRow = rowParser(
  v.pipe(
    v.object({
      min: v.union([
        v.pipe(
          v.nullish(v.picklist(NO_MINUTES)),
          v.transform(() => 0),
        ),
        minutes,
      ]),
      pts: maybeCount,
      reb: maybeCount,
      ast: maybeCount,
      stl: maybeCount,
      blk: maybeCount,
      turnover: maybeCount,
      fg_pct: share,
      fg3_pct: share,
      ft_pct: share,
      fgm: maybeShot,
      fga: maybeShot,
      fg3m: maybeShot,
      fg3a: maybeShot,
      ftm: maybeShot,
      fta: maybeShot,
      oreb: maybeShot,
      dreb: maybeShot,
      pf: maybeShot,
      plus_minus: v.nullish(v.pipe(v.number(), v.integer())),
      player,
      team: reference,
      game: reference,
    }),
    v.transform(
      (row): SourceBoxLine => ({
        gameId: row.game.id,
        playerId: row.player.id,
        playerName: row.player.name,
        draft: row.player.draft,
        teamId: row.team.id,
        minutes: Math.round(row.min),
        exactMinutes: row.min,
        shots: shotsOf(row),
        pts: row.pts,
        reb: row.reb,
        ast: row.ast,
        stl: row.stl,
        blk: row.blk,
        tov: row.turnover,
        fgPct: row.fga === 0 ? null : row.fg_pct,
        fg3Pct: row.fg3a === 0 ? null : row.fg3_pct,
        ftPct: row.fta === 0 ? null : row.ft_pct,
        plusMinus: row.plus_minus ?? null,
      }),
    ),
  ),
);

/** A line of a game, or "did-not-play". The share of no attempts is null in any case. */
export const lineRow: RowParser<SourceBoxLine | "did-not-play"> = Object.assign(
  (row: unknown) => (benchedRow(row) === undefined ? playedRow(row) : "did-not-play"),
  { whyNot: (row: unknown) => playedRow.whyNot?.(row) },
);
