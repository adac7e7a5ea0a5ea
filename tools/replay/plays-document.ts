import { type Floor, playsOnFloor } from "#domain/plays/floor.ts";
import { type GamePlays, type Play, pointsOf, type Side } from "#domain/plays/play.ts";
import type { Json } from "./stats-api.ts";

/** The facts of a document of plays beside the plays. */
export interface PlayedGame {
  id: string;
  /** The abbreviations of both teams. */
  codes: Readonly<Record<Side, string>>;
  /** "N. Alexander-Walker". */
  nameOf: (playerId: string) => string;
  isOver: boolean;
}

/**
 * A game's plays in the shape in which the league's host writes them: a substitution as a player out
 * and one in, those between periods before the period's start; blocks and steals beside their plays.
 */
export function playsDocument(game: GamePlays, about: PlayedGame): Json {
  const moments = playsOnFloor(game);
  const rows = moments.flatMap(({ play }, at): Json[] => {
    const left = moments[at - 1]?.floor;
    const isStart = play.kind === "period_start" && left !== undefined;
    const changes = isStart ? changesBetween(play, left, game.starters[play.period - 1]) : [];
    return [...changes, play].flatMap((one) => actionsOf(one, about));
  });
  const last = game.plays.at(-1);
  if (about.isOver && last) rows.push(rowOf(last, about, { actionType: "game", subType: "end" }));
  const actions = rows.map((row, at) => ({
    actionNumber: at + 1,
    orderNumber: 10_000 * (at + 1),
    ...row,
  }));
  return { meta: { version: 1, code: 200 }, game: { gameId: about.id, actions } };
}

/** The substitutions between two periods. */
function changesBetween(start: Play, left: Floor, starters: Floor | undefined): Play[] {
  return (["home", "away"] as const).flatMap((side) => {
    const now = starters?.[side] ?? [];
    const outs = left[side].filter((player) => !now.includes(player));
    const ins = now.filter((player) => !left[side].includes(player));
    return ins.map(
      (playerId, at): Play => ({ ...start, kind: "sub", side, playerId, otherId: outs[at] }),
    );
  });
}

/** The row of a play; `more` says what happened. */
function rowOf(
  { period, clock, side, homePoints, awayPoints }: Play,
  about: PlayedGame,
  more: Json,
) {
  const [minutes, seconds] = [Math.floor(clock / 60), clock % 60].map((part) =>
    String(part).padStart(2, "0"),
  );
  return {
    clock: `PT${minutes}M${seconds}.00S`,
    period,
    periodType: period > 4 ? "OVERTIME" : "REGULAR",
    ...(side && { teamTricode: about.codes[side] }),
    qualifiers: [],
    personId: 0,
    scoreHome: String(homePoints),
    scoreAway: String(awayPoints),
    ...more,
  };
}

const SHOTS: Readonly<Record<string, string>> = {
  jump: "Jump Shot",
  layup: "Layup",
  dunk: "DUNK",
  hook: "Hook",
};

const FOULS: Readonly<Record<string, [subType: string, descriptor: string]>> = {
  personal: ["personal", ""],
  "personal take": ["personal", "take"],
  offensive: ["offensive", ""],
  "offensive charge": ["offensive", "charge"],
  technical: ["technical", ""],
  "technical coach": ["technical", ""],
  "def 3 sec tech": ["technical", "defensive-3-second"],
  "flagrant type 1": ["flagrant", "flagrant-type-1"],
  "flagrant type 2": ["flagrant", "flagrant-type-2"],
};

/** The rows of a play, with that of the player who blocked or stole. */
function actionsOf(play: Play, about: PlayedGame): Json[] {
  const { kind, side, playerId, otherId, detail, feet } = play;
  const person = (id: string | undefined): Json =>
    id === undefined ? {} : { personId: Number(id), playerNameI: about.nameOf(id) };
  const action = (actionType: string, more: Json, who = playerId) =>
    rowOf(play, about, { actionType, ...person(who), ...more });
  const other = side === "home" ? "away" : "home";
  const byOpponent = (actionType: string) =>
    otherId === undefined
      ? []
      : [rowOf({ ...play, side: other }, about, { actionType, ...person(otherId) })];
  const otherPerson = (name: string) => (otherId === undefined ? {} : { [name]: Number(otherId) });
  switch (kind) {
    case "fg2_made":
    case "fg3_made":
    case "fg2_miss":
    case "fg3_miss": {
      if (playerId === undefined) return [action("heave", { subType: "" })];
      const isMade = pointsOf(kind) > 0;
      const shot = {
        subType: SHOTS[detail] ?? detail,
        shotResult: isMade ? "Made" : "Missed",
        ...(feet !== undefined && { shotDistance: feet }),
        ...otherPerson(isMade ? "assistPersonId" : "blockPersonId"),
      };
      return [
        action(kind.startsWith("fg3") ? "3pt" : "2pt", shot),
        ...(isMade ? [] : byOpponent("block")),
      ];
    }
    case "ft_made":
    case "ft_miss": {
      const [counted = "", at = "1", of = "1"] = /(\d)of(\d)$/.exec(detail) ?? [];
      const descriptor = detail.slice(0, detail.length - counted.length).trim();
      const shotResult = kind === "ft_made" ? "Made" : "Missed";
      return [action("freethrow", { subType: `${at} of ${of}`, descriptor, shotResult })];
    }
    case "oreb":
      return [action("rebound", { subType: "offensive" })];
    case "dreb":
      return [action("rebound", { subType: "defensive" })];
    case "tov": {
      const [, lost] = /^out of bounds (.+)$/.exec(detail) ?? [];
      const words = lost ? { subType: "out-of-bounds", descriptor: lost } : { subType: detail };
      return [
        action("turnover", { ...words, ...otherPerson("stealPersonId") }),
        ...byOpponent("steal"),
      ];
    }
    case "foul": {
      const [subType, descriptor] = FOULS[detail] ?? ["personal", detail];
      return [action("foul", { subType, descriptor, ...otherPerson("foulDrawnPersonId") })];
    }
    case "sub":
      return [
        ...(otherId === undefined ? [] : [action("substitution", { subType: "out" }, otherId)]),
        action("substitution", { subType: "in" }),
      ];
    case "timeout":
      return [action("timeout", { subType: detail })];
    case "viol":
      return [action("violation", { subType: detail })];
    case "eject":
      return [action("ejection", {})];
    case "replay": {
      const [subType, descriptor = ""] = detail.split(": ");
      return [action("instantreplay", { subType, descriptor })];
    }
    case "blk":
      return [action("block", {})];
    case "period_start":
    case "period_end":
      return [action("period", { subType: kind.slice("period_".length) })];
  }
}
