import type { GamePlays } from "#domain/plays/play.ts";
import { dayOfSeason } from "#domain/query/storage/derived-season.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { parseDay } from "#functions/data/wire/days.ts";
import { parseGames } from "#functions/data/wire/games.ts";
import { parseLines } from "#functions/data/wire/lines.ts";
import { parsePostseason } from "#functions/data/wire/postseason.ts";
import { objectOf } from "#functions/data/wire/rows.ts";
import { readDataset } from "../operate/dataset-push.ts";
import { SOURCE_FOLDER } from "../paths.ts";
import { readPlays } from "../season/plays/plays-file.ts";
import {
  finalAt,
  type GameMoment,
  type GameTimeline,
  momentOf,
  timelineOfPeriods,
  timelineOfPlays,
} from "./game-timeline.ts";
import { type Json, type Resources, resourcesOf } from "./stats-api.ts";

/** A game of the season, and how its evening went. */
export interface ReplayedGame {
  game: BoxScore;
  /** The time of its tip-off, in ms since 1970. */
  tipOff: number;
  /** When the stats API calls it final, in ms since 1970. */
  finalAt: number;
  timeline: GameTimeline;
  /** Undefined for a game without plays. */
  plays: GamePlays | undefined;
  /** The names of the day's players, by id. */
  names: ReadonlyMap<string, string>;
}

/** The season's games in the order of their tip-offs: a game without plays by its quarters. */
function readReplayedGames(): ReplayedGame[] {
  const dataset = readDataset();
  const days = Object.entries(dataset.days as Record<string, unknown>);
  const rows = parseGames(objectOf(dataset.games)?.data)?.rows ?? [];
  const facts = {
    games: rows,
    postseason: parsePostseason(dataset.postseason)?.value ?? NO_POSTSEASON,
    lines: parseLines(dataset.lines)?.value,
  };
  const plays = readPlays(SOURCE_FOLDER, seasonOfGames(rows));
  const formerTipOffs = new Map(rows.map((game) => [game.id, game.formerTipOffs]));
  return days
    .flatMap(([date, raw]) => {
      const day = dayOfSeason(date, { ...facts, details: parseDay(raw)?.value ?? new Map() });
      return (day?.games ?? []).map((own) => {
        const former = formerTipOffs.get(own.id);
        return { game: { ...own, formerTipOffs: former }, names: day?.names ?? new Map() };
      });
    })
    .map(({ game, names }) => {
      const own = plays.get(game.id);
      const timeline =
        own === undefined
          ? timelineOfPeriods(game.periods.home, game.periods.away)
          : timelineOfPlays(own);
      const tipOff = Date.parse(game.tipOff ?? `${game.date}T23:30:00Z`);
      const final = tipOff + 1000 * finalAt(timeline);
      return { game, tipOff, timeline, plays: own, names, finalAt: final };
    })
    .sort((a, b) => a.tipOff - b.tipOff);
}

/** The stats API's resources over the season. */
export interface SeasonApi {
  games: readonly ReplayedGame[];
  /** The API's data at a moment, in ms since 1970. */
  at(now: number): Resources;
}

export function createSeasonApi(): SeasonApi {
  const games = readReplayedGames();
  const whole = resourcesOf();
  return {
    games,
    at(now) {
      const moments = games.map((one) => ({
        ...one,
        moment: momentOf(one.timeline, (now - one.tipOff) / 1000),
      }));
      const finals = moments.filter(({ moment }) => moment.kind === "final");
      const lines = finals.flatMap(({ game: { id } }): [number, Json[]][] => {
        const own = whole.stats.get(Number(id));
        return own === undefined ? [] : [[Number(id), own]];
      });
      return {
        ...whole,
        games: moments.map(({ game, tipOff, moment }) => gameRow(game, tipOff, moment)),
        stats: new Map(lines),
      };
    },
  };
}

/** A row of the API's `games` at a moment. */
export function gameRow(game: BoxScore, tipOff: number, moment: GameMoment): Json {
  const row = {
    id: Number(game.id),
    date: game.date,
    season: Number(game.date.slice(0, 4)) - (game.date.slice(5) < "07" ? 1 : 0),
    datetime: new Date(tipOff).toISOString(),
    postseason: game.stage === "play-in" || game.stage === "playoffs",
    home_team: { id: game.homeTeamId },
    visitor_team: { id: game.awayTeamId },
  };
  if (moment.kind === "scheduled") {
    const score = { home_team_score: 0, visitor_team_score: 0 };
    return { ...row, status: row.datetime, period: 0, time: null, ...score };
  }
  const { period, homePoints, awayPoints } = moment;
  const score = { period, home_team_score: homePoints, visitor_team_score: awayPoints };
  if (moment.kind === "final") {
    // The scoreboard's alone.
    const { home: home_periods, away: visitor_periods } = game.periods;
    const ended = { status: "Final", time: "Final", home_periods, visitor_periods };
    return { ...row, ...score, ...ended };
  }
  return { ...row, ...score, ...wordsOf(period, moment.clock) };
}

const QUARTERS = ["", "1st Qtr", "2nd Qtr", "3rd Qtr", "4th Qtr"];

function wordsOf(period: number, clock: number): { status: string; time: string } {
  if (period === 2 && clock === 0) return { status: "Halftime", time: "Half" };
  const name = period <= 4 ? `Q${period}` : `OT${period - 4}`;
  const status = QUARTERS[period] ?? `${period - 4 === 1 ? "" : period - 4}OT`;
  if (clock === 0) return { status, time: `END ${name}` };
  return { status, time: `${name} ${printedClock(clock)}` };
}

/** "5:23". */
function printedClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
