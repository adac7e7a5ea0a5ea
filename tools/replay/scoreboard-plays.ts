import {
  type GamePlays,
  type Play,
  type PlayKind,
  pointsOf,
  type Side,
} from "#domain/plays/play.ts";
import { clockWords } from "#domain/plays/play-words.ts";
import type { Json } from "./stats-api.ts";

const SHOTS: Readonly<Record<string, string>> = {
  layup: "Driving Layup Shot",
  dunk: "Cutting Dunk Shot",
  hook: "Hook Shot",
  tip: "Tip Shot",
};

const TYPES: Partial<Record<PlayKind, string>> = {
  oreb: "Offensive Rebound",
  dreb: "Defensive Rebound",
  sub: "Substitution",
  timeout: "Full Timeout",
  eject: "Ejection",
  replay: "Coach's Challenge (Overturned)",
  period_end: "End Period",
};

/** A game's plays as a summary of the scoreboard has them: a period has no start, and its end is a play. */
export function scoreboardPlays(
  { plays }: GamePlays,
  teamIds: Readonly<Record<Side, string>>,
): Json[] {
  return plays.flatMap((play, at) =>
    play.kind === "period_start" || play.kind === "blk" ? [] : [rowOf(play, at, teamIds)],
  );
}

function rowOf(play: Play, at: number, teamIds: Readonly<Record<Side, string>>): Json {
  const { kind, period, clock, side, playerId, otherId, homePoints, awayPoints } = play;
  const people = [playerId, otherId].filter((id) => id !== undefined);
  const isShot = /^f[gt]/.test(kind);
  return {
    id: String(at),
    sequenceNumber: String(at),
    type: { text: typeOf(play) },
    text: play.feet === undefined ? "" : `takes a ${play.feet}-foot shot`,
    period: { number: period },
    clock: { displayValue: clock < 60 ? clock.toFixed(1) : clockWords(clock) },
    homeScore: homePoints,
    awayScore: awayPoints,
    scoringPlay: pointsOf(kind) > 0,
    shootingPlay: isShot,
    scoreValue: pointsOf(kind),
    pointsAttempted: isShot ? Number(kind[2]) || 1 : 0,
    ...(side && { team: { id: teamIds[side] } }),
    participants: people.map((id) => ({ athlete: { id } })),
  };
}

function typeOf({ kind, detail }: Play): string {
  if (kind.startsWith("fg")) return SHOTS[detail] ?? "Jump Shot";
  switch (kind) {
    case "ft_made":
    case "ft_miss":
      return detail.startsWith("technical")
        ? "Free Throw - Technical"
        : `Free Throw - ${detail.replace("of", " of ")}`;
    case "tov":
      return `${detail}\nTurnover`;
    case "foul":
      return detail.startsWith("def 3") ? "Defensive 3-Seconds Technical" : `${detail} Foul`;
    case "viol":
      return `${detail} Violation`;
    default:
      return TYPES[kind] ?? "";
  }
}
