import { type AnyPart, isAnyPart, type Part } from "#domain/plays/parts.ts";
import type { Names } from "../names.ts";
import { CLOCK_CONDITIONS } from "./clock-conditions.ts";
import type { Condition } from "./condition.ts";
import { GAME_CONDITIONS } from "./game-conditions.ts";
import { GAME_FLOW_CONDITIONS } from "./game-flow-conditions.ts";
import { PART_CONDITIONS } from "./part-conditions.ts";
import {
  EXCEPT_CONDITION,
  PLAYER_CONDITION,
  ROLE_CONDITION,
  TRAIT_CONDITIONS,
} from "./player-conditions.ts";
import type { Read } from "./reading.ts";
import { COMPANY_CONDITIONS, TEAM_CONDITIONS } from "./team-conditions.ts";

/** Every condition of a query, in the order of canonical addresses. */
export const CONDITIONS = {
  player: PLAYER_CONDITION,
  ...TEAM_CONDITIONS,
  ...GAME_CONDITIONS,
  ...PART_CONDITIONS,
  ...CLOCK_CONDITIONS,
  ...GAME_FLOW_CONDITIONS,
  starter: ROLE_CONDITION,
  except: EXCEPT_CONDITION,
  ...COMPANY_CONDITIONS,
  ...TRAIT_CONDITIONS,
};

export type ConditionName = keyof typeof CONDITIONS;

type ValueOf<Declared> = Declared extends Condition<infer Value> ? Value : never;

/**
 * The conditions of one query. Players are given by id, teams by abbreviation. All apply at the
 * time of the game, except the players' traits, which apply on the season's last day.
 */
export type Conditions = { [Name in ConditionName]?: ValueOf<(typeof CONDITIONS)[Name]> };

export const CONDITION_NAMES = Object.keys(CONDITIONS) as ConditionName[];

/** A condition that a query sets, with its value. */
export interface SetCondition {
  name: ConditionName;
  condition: Condition<unknown>;
  value: unknown;
}

/** The conditions that are set, in canonical order. */
export function setConditions(conditions: Conditions): SetCondition[] {
  return CONDITION_NAMES.flatMap((name) => {
    const value: unknown = conditions[name];
    return value === undefined ? [] : [{ name, condition: declared(name), value }];
  });
}

/** The declaration of a condition, for code that treats all conditions alike. */
export function declared(name: ConditionName): Condition<unknown> {
  // The table pairs each name with its own type of value, which only its own functions see.
  return CONDITIONS[name] as unknown as Condition<unknown>;
}

/** Returns whether conditions are of the playoffs, which alone have rounds and series. */
export function isOfSeries({ round, gameno }: Conditions): boolean {
  return (round ?? gameno) !== undefined;
}

/** Returns whether a condition only makes sense where the rows are players' games. */
export function isOfPlayers(name: ConditionName): boolean {
  const { of } = CONDITIONS[name].tested;
  return of === "players" || of === "role" || of === "company";
}

/** Returns whether lineups have no answer to a condition: one on players, but for a player among them. */
export function isForeignToLineups(name: ConditionName): boolean {
  if (name === "player") return false;
  const { tested, isPlayer } = declared(name);
  return isOfPlayers(name) || tested.of === "part" || isPlayer === true;
}

/** Returns whether a condition is on a player's person, of which past seasons know the name alone. */
export function isTrait(name: ConditionName): boolean {
  return Object.hasOwn(TRAIT_CONDITIONS, name);
}

export const TRAIT_NAMES = CONDITION_NAMES.filter(isTrait);

/** Returns whether conditions are answered from awards and earlier teams. */
export function areOfPast(conditions: Conditions): boolean {
  return setConditions(conditions).some(({ condition }) => condition.isOfPast);
}

/** Returns whether an address has such a condition. */
export function pastAsked(params: URLSearchParams): boolean {
  return CONDITION_NAMES.some((name) => declared(name).isOfPast && params.get(name)?.trim());
}

/** The conditions that ask for a part of each game, as set. */
export function setParts(conditions: Conditions): SetCondition[] {
  return setConditions(conditions).filter(({ condition }) => condition.tested.of === "part");
}

/** The part of each game that is asked for; undefined for whole games. */
export function partOf(conditions: Conditions): Part | AnyPart | undefined {
  const [asked] = setParts(conditions);
  return asked?.condition.tested.of === "part"
    ? asked.condition.tested.part(asked.value)
    : undefined;
}

/** Returns whether any quarter or any half is asked for, each of which is a row of its own. */
export function isOfAnyPart(conditions: Conditions): boolean {
  return isAnyPart(partOf(conditions));
}

/** The noun for a count of rows: games, quarters or halves. */
export function rowNoun({ quarter, half }: Conditions, rows: number): string {
  if (quarter === "any") return rows === 1 ? "quarter" : "quarters";
  if (half === "any") return rows === 1 ? "half" : "halves";
  return rows === 1 ? "game" : "games";
}

/** The part of each game that an address asks for; undefined for whole games or an unreadable part. */
export function partAsked(params: URLSearchParams): Part | AnyPart | undefined {
  const conditions = CONDITION_NAMES.flatMap((name) => {
    const text = params.get(name)?.trim() ?? "";
    if (text === "" || declared(name).tested.of !== "part") return [];
    const read = readCondition(name, text, NO_NAMES);
    return read.ok ? [[name, read.value]] : [];
  });
  return partOf(Object.fromEntries(conditions));
}

/** Conditions that are neither of a player nor of a team are read without names. */
export const NO_NAMES: Names = { season: "", current: "", players: [], teams: [] };

/** Parses the parameter of a condition. */
export function readCondition(name: ConditionName, text: string, names: Names): Read<unknown> {
  return declared(name).read(text, names);
}
