import {
  type GamePlays,
  otherSide,
  type Play,
  type PlayKind,
  pointsOf,
  type Side,
  type Starters,
} from "#domain/plays/play.ts";
import { detailOf } from "./action-details.ts";
import type { Action } from "./actions.ts";

/** The plays of a game so far. */
export interface ReadPlays {
  plays: GamePlays;
  /** By id, as "N. Alexander-Walker". */
  names: Map<string, string>;
  isOver: boolean;
}

type Teams = Readonly<Record<Side, number>>;

/**
 * The plays of a game's actions; undefined where the actions contradict themselves: a period without
 * its start, or a score that the plays do not make.
 */
export function playsOfActions(actions: readonly Action[], teams: Teams): ReadPlays | undefined {
  const walk = new ActionWalk(actions, teams);
  for (const action of actions) if (!walk.take(action)) return undefined;
  const last = actions.at(-1);
  const isEqual = last?.scoreHome === walk.points.home && last.scoreAway === walk.points.away;
  if (!isEqual) return undefined;
  return {
    plays: { isWhole: true, starters: walk.starters, plays: walk.plays },
    names: namesOf(actions),
    isOver: actions.some(({ actionType, subType }) => actionType === "game" && subType === "end"),
  };
}

class ActionWalk {
  readonly plays: Play[] = [];
  readonly starters: Starters[] = [];
  readonly points = { home: 0, away: 0 };
  readonly #teams: Teams;
  #floor: Starters;
  /** The players who have gone out and whose substitutes have not come in yet. */
  readonly #out: Record<Side, string[]> = { home: [], away: [] };
  /** The actions that are written before the start of their period. */
  #early: Action[] = [];

  constructor(actions: readonly Action[], teams: Teams) {
    this.#teams = teams;
    this.#floor = firstLineups(actions, teams);
  }

  /** Takes the next action; false for one that cannot follow. */
  take(action: Action): boolean {
    const { period, actionType, subType } = action;
    const started = this.starters.length;
    if (actionType === "period" && subType === "start") {
      if (period !== started + 1) return false;
      this.starters.push(this.#floor);
      this.#add(action, "period_start");
      const early = this.#early;
      this.#early = [];
      return early.every((one) => this.take(one));
    }
    if (actionType === "substitution") this.#substitute(action, period > started);
    else if (period > started) this.#early.push(action);
    else if (period === started) this.#add(action, kindOf(action));
    return period >= started;
  }

  /** Players who come in between periods start the next one. */
  #substitute(action: Action, isBetween: boolean): void {
    const side = sideOf(action, this.#teams);
    const player = idOf(action.personId);
    if (side === undefined || player === undefined) return;
    if (action.subType === "out") {
      this.#out[side].push(player);
      return;
    }
    const out = this.#out[side].shift();
    const others = this.#floor[side].filter((one) => one !== out && one !== player);
    this.#floor = { ...this.#floor, [side]: inOrder([...others, player]) };
    if (!isBetween) this.#add(action, "sub", out);
  }

  #add(action: Action, kind: PlayKind | undefined, other = otherOf(action)): void {
    if (kind === undefined) return;
    const side = kind.startsWith("period") ? undefined : sideOf(action, this.#teams);
    if (side !== undefined) this.points[side] += pointsOf(kind);
    const { period, clock, shotDistance } = action;
    const isHeave = action.actionType === "heave";
    this.plays.push({
      period,
      clock,
      kind,
      side,
      playerId: isHeave ? undefined : idOf(action.personId),
      otherId: other,
      detail: isHeave ? "heave" : detailOf(kind, action),
      feet: isHeave || !kind.startsWith("fg") ? undefined : feetOf(shotDistance),
      homePoints: this.points.home,
      awayPoints: this.points.away,
    });
  }
}

/** The kinds of actions that are plays of their own; steals and blocks are part of others. */
const KINDS: Readonly<Record<string, PlayKind>> = {
  heave: "fg3_miss",
  "rebound offensive": "oreb",
  "rebound defensive": "dreb",
  turnover: "tov",
  foul: "foul",
  timeout: "timeout",
  violation: "viol",
  ejection: "eject",
  instantreplay: "replay",
  "period end": "period_end",
  "2pt Made": "fg2_made",
  "2pt Missed": "fg2_miss",
  "3pt Made": "fg3_made",
  "3pt Missed": "fg3_miss",
  "freethrow Made": "ft_made",
  "freethrow Missed": "ft_miss",
};

function kindOf({ actionType, subType, shotResult }: Action): PlayKind | undefined {
  return [actionType, `${actionType} ${subType}`, `${actionType} ${shotResult}`]
    .filter((name) => Object.hasOwn(KINDS, name))
    .map((name) => KINDS[name])[0];
}

function otherOf(action: Action): string | undefined {
  const { assistPersonId, blockPersonId, stealPersonId, foulDrawnPersonId } = action;
  return idOf(assistPersonId || blockPersonId || stealPersonId || foulDrawnPersonId);
}

/** 0 is the team's own. */
function idOf(person: number | null | undefined): string | undefined {
  return person ? String(person) : undefined;
}

function feetOf(distance: number | null | undefined): number | undefined {
  return distance === null || distance === undefined ? undefined : Math.round(distance);
}

function sideOf({ teamId }: Action, { home, away }: Teams): Side | undefined {
  return teamId === home ? "home" : teamId === away ? "away" : undefined;
}

const FIVE = 5;

/** The actions of players on the bench, or of no player. */
const IS_OFF_THE_FLOOR: Readonly<Record<string, true>> = { ejection: true, timeout: true };

/**
 * The players with whom both sides start: those who act before they come in. Early in a game, a
 * player who has not acted yet is missing.
 */
function firstLineups(actions: readonly Action[], teams: Teams): Starters {
  const seen = new Set<string>();
  const first: Record<Side, string[]> = { home: [], away: [] };
  const appear = (side: Side | undefined, player: string | undefined, isNew: boolean) => {
    if (side === undefined || player === undefined || seen.has(player)) return;
    seen.add(player);
    if (!isNew && first[side].length < FIVE) first[side].push(player);
  };
  for (const action of actions) {
    const { actionType, subType, personId } = action;
    if (Object.hasOwn(IS_OFF_THE_FLOOR, actionType) || subType === "technical") continue;
    const side = sideOf(action, teams);
    appear(side, idOf(personId), actionType === "substitution" && subType === "in");
    appear(side, idOf(action.assistPersonId), false);
    if (side) appear(otherSide(side), idOf(action.foulDrawnPersonId), false);
  }
  return { home: inOrder(first.home), away: inOrder(first.away) };
}

function inOrder(players: readonly string[]): string[] {
  return players.toSorted((a, b) => Number(a) - Number(b));
}

function namesOf(actions: readonly Action[]): Map<string, string> {
  return new Map(
    actions.flatMap(({ personId, playerNameI }): [string, string][] =>
      personId && playerNameI !== "" ? [[String(personId), playerNameI]] : [],
    ),
  );
}
