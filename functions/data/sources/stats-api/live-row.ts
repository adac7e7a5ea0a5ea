import * as v from "valibot";
import type { GameState, LiveReading } from "#domain/live/live-game.ts";
import { rowParser } from "#functions/data/wire/rows.ts";

/** The ids of the thirty teams; other teams play exhibitions, which no schedule has. */
const teamId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30));
const points = v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)), 0);
const word = v.pipe(v.nullish(v.string(), ""), v.maxLength(100));

/** The states that the API names, where it names them; other words leave the status to decide. */
const STATES: Readonly<Record<string, GameState["kind"]>> = {
  scheduled: "scheduled",
  in_progress: "in-progress",
  final: "final",
  postponed: "postponed",
  canceled: "cancelled",
  cancelled: "cancelled",
  abandoned: "cancelled",
};

/** A clock within a text, without its first zero: "5:23", "Q3 05:23", "0:09.4", "9.4", "Q4 :09.4". */
const CLOCK = /(?:^|\s):?0?(\d{1,2}:[0-5]\d|\d{1,2}\.\d)/;
/** A tip-off, which is the status of a game that has not begun: "7:30 pm ET" or an ISO time. */
const TIP_OFF = /^\d{4}-\d{2}-\d{2}|\d:\d{2}\s*[ap]\.?m/i;
/** An overtime and its number before or after it: "OT", "2OT", "Final/OT2". */
const OVERTIME = /(?:\b|(\d))(?:ot|overtime)(\d?)\b/i;

/** A game of a day in the middle of `games`, with its state. */
export const liveRow = rowParser(
  v.pipe(
    v.object({
      datetime: word,
      status: word,
      status_state: word,
      postponed: v.nullish(v.boolean(), false),
      period: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)), 0),
      time: word,
      home_team: v.object({ id: teamId }),
      visitor_team: v.object({ id: teamId }),
      home_team_score: points,
      visitor_team_score: points,
    }),
    v.transform(
      (row): LiveReading => ({
        homeTeamId: row.home_team.id,
        awayTeamId: row.visitor_team.id,
        tipOff: Number.isNaN(Date.parse(row.datetime)) ? "" : row.datetime,
        state: stateOf(row),
        homePoints: row.home_team_score,
        awayPoints: row.visitor_team_score,
      }),
    ),
  ),
);

interface Told {
  status: string;
  status_state: string;
  postponed: boolean;
  period: number;
  time: string;
}

/** The state that a row tells; undefined where its words contradict each other or say nothing. */
function stateOf(row: Told): GameState | undefined {
  const kind = STATES[row.status_state] ?? (row.postponed ? "postponed" : kindOf(row));
  switch (kind) {
    case "in-progress":
      return playedState(row);
    case "final":
      return { kind, overtimes: overtimeOf(row) };
    case undefined:
      return undefined;
    default:
      return { kind } as GameState;
  }
}

/** Whether a row says that its game waits for another day. */
export function isPostponed(row: Pick<Told, "status" | "status_state" | "postponed">): boolean {
  const kind = STATES[row.status_state];
  if (kind !== undefined) return kind === "postponed";
  return row.postponed || kindOf({ ...row, period: 0, time: "" }) === "postponed";
}

function kindOf({ status, period, time }: Told): GameState["kind"] | undefined {
  if (/^final\b/i.test(status)) return "final";
  if (/^(?:postponed|ppd)\b/i.test(status)) return "postponed";
  if (/^cancell?ed\b/i.test(status)) return "cancelled";
  if (period > 0 || /\b(?:qtr|q[1-4]|half|halftime|\d?ot\d?)\b/i.test(`${status} ${time}`))
    return "in-progress";
  return TIP_OFF.test(status) ? "scheduled" : undefined;
}

function playedState({ status, period, time }: Told): GameState {
  if (/\bhalf/i.test(status) || /\bhalf/i.test(time)) return { kind: "half-time" };
  const words = `${status} ${time}`;
  const read = CLOCK.exec(time)?.[1] ?? (/\bend\b/i.test(words) ? "0:00" : "");
  const clock = read === "0.0" ? "0:00" : read;
  const overtime = overtimeOf({ status, period });
  if (overtime > 0) return { kind: "overtime", overtime, clock };
  return { kind: "in-progress", period: period || quarterOf(words), clock };
}

/** The number of the overtime that a row is in, or ended in; 0 without one. */
function overtimeOf({ status, period }: Pick<Told, "status" | "period">): number {
  const [words, before, after] = OVERTIME.exec(status) ?? [];
  if (period > 0 || words === undefined) return Math.max(0, period - 4);
  return Number(before || after || 1);
}

/** The quarter of "3rd Qtr" or "END Q3"; a game in progress without a word is in its first. */
function quarterOf(words: string): number {
  const [, word, name] = /\b(?:([1-4])(?:st|nd|rd|th)|Q([1-4]))\b/i.exec(words) ?? [];
  return Number(word ?? name ?? 1);
}
