import * as v from "valibot";
import type { GameState, LiveReading } from "#domain/live/live-game.ts";
import { isCupFinalLabel } from "#domain/season/calendar.ts";
import { easternDateOf } from "#domain/season/fixtures.ts";
import { objectOf, rowParser } from "#functions/data/wire/rows.ts";
import type { Fetched, SourceGame } from "../source.ts";
import { unreadRow } from "../unread.ts";
import { teamIdOf } from "./team-ids.ts";

/** A game of a day's scoreboard. */
export interface DayRow {
  /** The part of the season: 1 before it, 2 the regular season, then the postseason. */
  type: number;
  game: SourceGame;
  reading: LiveReading;
}

const word = v.pipe(v.nullish(v.string(), ""), v.maxLength(100));
const digits = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^\d{1,10}$/, "no whole number"),
  v.transform(Number),
);
const points = v.optional(v.pipe(digits, v.maxValue(999)), "0");

const status = v.object({
  period: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(14)), 0),
  displayClock: word,
  type: v.object({
    name: word,
    state: v.picklist(["pre", "in", "post"]),
    completed: v.nullish(v.boolean(), false),
  }),
});
type Status = v.InferOutput<typeof status>;

const competitor = v.object({
  homeAway: v.picklist(["home", "away"]),
  score: points,
  linescores: v.nullish(v.array(v.object({ value: v.number() })), []),
  team: v.object({ id: v.string() }),
});

type Competitor = v.InferOutput<typeof competitor>;

const eventRow = rowParser(
  v.object({
    id: digits,
    date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, "no time")),
    season: v.object({ year: v.number(), type: v.number() }),
    competitions: v.tupleWithRest(
      [
        v.object({
          timeValid: v.nullish(v.boolean(), true),
          competitors: v.tuple([competitor, competitor]),
          notes: v.nullish(v.array(v.object({ headline: word })), []),
          status,
        }),
      ],
      v.unknown(),
    ),
  }),
);

/** The games of a day between teams of the league; null for a document of another form. */
export function scoreboardDay(raw: unknown): Fetched<DayRow> | null {
  const events = objectOf(raw)?.events;
  if (!Array.isArray(events)) return null;
  const day: Fetched<DayRow> = { rows: [], unread: [] };
  for (const event of events) {
    const row = eventRow(event);
    const own = row && dayRow(row);
    if (own === undefined) {
      const why = eventRow.whyNot?.(event) ?? "both teams play at home, or away";
      day.unread.push(unreadRow(`scoreboard: ${why}`));
    } else if (own !== "other") day.rows.push(own);
  }
  return day;
}

function dayRow(event: NonNullable<ReturnType<typeof eventRow>>): DayRow | "other" | undefined {
  const [{ competitors, status, timeValid, notes }] = event.competitions;
  const home = competitors.find(({ homeAway }) => homeAway === "home");
  const away = competitors.find(({ homeAway }) => homeAway === "away");
  if (home === undefined || away === undefined) return undefined;
  const [homeTeamId, awayTeamId] = [teamIdOf(home.team.id), teamIdOf(away.team.id)];
  if (homeTeamId === undefined || awayTeamId === undefined) return "other";
  const state = stateOf(status);
  const date = easternDateOf(event.date);
  const tipOff = timeValid ? `${event.date.slice(0, 16)}Z` : "";
  const [homePoints, awayPoints] = [home.score, away.score];
  return {
    type: event.season.type,
    reading: { homeTeamId, awayTeamId, tipOff, state, homePoints, awayPoints },
    game: {
      id: event.id,
      date,
      season: event.season.year - 1,
      isFinal: state?.kind === "final",
      isOff: state?.kind === "postponed" || state?.kind === "cancelled",
      isCupFinal: notes.some(({ headline }) => isCupFinalLabel(headline)),
      isPostseason: false,
      homeTeamId,
      visitorTeamId: awayTeamId,
      homePoints,
      visitorPoints: awayPoints,
      isPostponed: state?.kind === "postponed",
      overtimes: state?.kind === "final" ? state.overtimes : 0,
      tipOff: tipOff || date,
      periods: state?.kind === "final" ? periodsOf(home, away) : undefined,
    },
  };
}

/** The points by period; undefined where they do not make the score. */
function periodsOf(home: Competitor, away: Competitor): SourceGame["periods"] {
  const [own, other] = [home, away].map(({ score, linescores }) => {
    const values = linescores.map(({ value }) => value);
    return values.reduce((sum, value) => sum + value, 0) === score ? values : [];
  });
  const isWhole = own && other && own.length >= 4 && own.length === other.length;
  return isWhole ? { home: own, away: other } : undefined;
}

const OFF: Readonly<Record<string, GameState>> = {
  STATUS_POSTPONED: { kind: "postponed" },
  STATUS_CANCELED: { kind: "cancelled" },
  STATUS_ABANDONED: { kind: "cancelled" },
  STATUS_SUSPENDED: { kind: "cancelled" },
};

/** The state of a game; undefined where its words contradict each other. */
function stateOf({ type, period, displayClock }: Status): GameState | undefined {
  const off = OFF[type.name];
  if (off !== undefined) return off;
  if (type.state === "pre") return { kind: "scheduled" };
  const overtime = Math.max(0, period - 4);
  if (type.state === "post")
    return type.completed ? { kind: "final", overtimes: overtime } : undefined;
  if (type.name === "STATUS_HALFTIME") return { kind: "half-time" };
  const isBetween = type.name === "STATUS_END_PERIOD" || displayClock === "0.0";
  const clock = isBetween ? "0:00" : displayClock;
  if (overtime > 0) return { kind: "overtime", overtime, clock };
  return { kind: "in-progress", period: Math.max(1, period), clock };
}
