import { memoize } from "../memoize.ts";
import { foldForSearch } from "../words/search.ts";
import type { Names } from "./names.ts";
import { teamOf } from "./names.ts";
import { type Conditions, isOfTeams, MONTHS, type Query, type Range } from "./query.ts";
import { factsOf, type PlayerFacts, type QuestionData } from "./question-data.ts";
import { STAGES } from "./season-lines.ts";
import { dayOf, PLACES } from "./sides.ts";
import type { Tables } from "./tables.ts";

/**
 * The compiled conditions of a query: a mark for each side and each subject that fulfils them, so
 * that two look-ups decide a row. `subjects` is undefined when all subjects fulfil them.
 */
export interface Conditioned {
  sides: Uint8Array;
  /** True when all sides of the query's stage are marked. */
  isWholeStage: boolean;
  subjects: Uint8Array | undefined;
  starter: 0 | 1 | undefined;
}

/** Compiled conditions by query, cached because rows and summary need the same ones. */
const compiled = memoize((_data: QuestionData) => new WeakMap<Query, Conditioned>());

/** Compiles a query's conditions on games and on players. */
export function compile(query: Query, data: QuestionData, tables: Tables): Conditioned {
  const known = compiled(data).get(query);
  if (known !== undefined) return known;
  const { conditions } = query;
  const tests = sideTests(query, data, tables);
  const made: Conditioned = {
    sides: markedSides(tests, tables),
    isWholeStage: tests.length === 1,
    subjects: isOfTeams(query.rows) ? undefined : markedPlayers(conditions, data),
    starter: conditions.starter === undefined ? undefined : conditions.starter ? 1 : 0,
  };
  compiled(data).set(query, made);
  return made;
}

type SideTest = (side: number) => boolean;

/** Marks each side that passes all tests with 1; a side that fails one skips the others. */
function markedSides(tests: readonly SideTest[], tables: Tables): Uint8Array {
  const { sides } = tables;
  const marks = new Uint8Array(sides.size).fill(1);
  for (const test of tests) {
    for (let side = 0; side < sides.size; side += 1) {
      if (marks[side] === 1 && !test(side)) marks[side] = 0;
    }
  }
  return marks;
}

function sideTests(query: Query, data: QuestionData, tables: Tables): SideTest[] {
  const { conditions, stage } = query;
  const { sides } = tables;
  const tests: SideTest[] = [];
  const test = <Value>(value: Value | undefined, make: (value: Value) => SideTest) => {
    if (value !== undefined) tests.push(make(value));
  };
  test(stage, (wanted) => equals(sides.stage, STAGES.indexOf(wanted)));
  test(conditions.team, (team) => equals(sides.team, teamOf(team, namesOf(data))?.id));
  test(conditions.opp, (team) => equals(sides.opponent, teamOf(team, namesOf(data))?.id));
  const among = (of: "conference" | "division", by: "team" | "opponent") => (name: string) => {
    const column = sides[by];
    const own = new Set(
      data.teams.filter((team) => team[of].toLowerCase() === name).map(({ id }) => id),
    );
    return (side: number) => own.has(column[side] ?? 0);
  };
  test(conditions.conf, among("conference", "team"));
  test(conditions.div, among("division", "team"));
  test(conditions.oppconf, among("conference", "opponent"));
  test(conditions.oppdiv, among("division", "opponent"));
  test(conditions.where, (place) => equals(sides.place, PLACES.indexOf(place)));
  test(conditions.result, (result) => {
    const isWon = result === "w";
    return (side) => (sides.margin[side] ?? 0) > 0 === isWon;
  });
  test(conditions.month, (month) => {
    const wanted = (MONTHS.indexOf(month) + 9) % 12;
    const { month: months } = sides;
    return (side) => (months[side] ?? 0) % 12 === wanted;
  });
  test(conditions.from, (from) => {
    const first = dayOf(from);
    const { day } = sides;
    return (side) => (day[side] as number) >= first;
  });
  test(conditions.to, (to) => {
    const last = dayOf(to);
    const { day } = sides;
    return (side) => (day[side] as number) <= last;
  });
  test(conditions.rest, (rest) => {
    const { rest: days } = sides;
    return (side) => (days[side] ?? -1) >= 0 && isWithin(days[side] ?? -1, rest);
  });
  test(
    conditions.margin,
    (margin) => (side) => isWithin(Math.abs(sides.margin[side] ?? 0), margin),
  );
  test(conditions.ot, (isOvertime) => {
    const { overtimes } = sides;
    return (side) => (overtimes[side] ?? 0) > 0 === isOvertime;
  });
  test(conditions.with, (id) => {
    const { played } = gamesOf(id, tables);
    return (side) => played[side] === 1;
  });
  test(conditions.without, (id) => {
    const { played, teams } = gamesOf(id, tables);
    return (side) => played[side] === 0 && teams.has(sides.team[side] ?? 0);
  });
  test(conditions.vs, (id) => {
    const { played } = gamesOf(id, tables);
    return (side) => played[side ^ 1] === 1;
  });
  return tests;
}

/** The sides that a player played for, and his teams of the season. */
function gamesOf(id: string, { lines, sides, players }: Tables) {
  const played = new Uint8Array(sides.size);
  const teams = new Set<number>();
  const wanted = lines.players.findIndex((player) => player.id === id);
  for (let line = 0; line < lines.size; line += 1) {
    if (lines.player[line] !== wanted) continue;
    played[players.side[line] ?? 0] = 1;
    teams.add(lines.team[line] ?? 0);
  }
  return { played, teams };
}

/** Marks each player of the lines who fulfils the conditions with 1. */
function markedPlayers(conditions: Conditions, data: QuestionData): Uint8Array | undefined {
  const { player } = conditions;
  const tests = playerTests(conditions);
  if (player === undefined && tests.length === 0) return undefined;
  const facts = factsOf(data.players);
  return Uint8Array.from(data.lines.players, ({ id }) => {
    if (player !== undefined && id !== player) return 0;
    if (tests.length === 0) return 1;
    const own = facts.get(id);
    return own !== undefined && tests.every((test) => test(own)) ? 1 : 0;
  });
}

type PlayerTest = (facts: PlayerFacts) => boolean;

function playerTests(conditions: Conditions): PlayerTest[] {
  const { pos, age, rookie, nation, college, draft, height } = conditions;
  const tests: PlayerTest[] = [];
  if (pos !== undefined) tests.push(({ positions }) => positions.includes(pos));
  if (rookie !== undefined) tests.push(({ isRookie }) => isRookie === rookie);
  if (age !== undefined) tests.push((facts) => isKnownWithin(facts.age, age));
  if (draft === "undrafted") tests.push(({ isUndrafted }) => isUndrafted);
  else if (draft !== undefined) tests.push(({ draftYear }) => isKnownWithin(draftYear, draft));
  if (height !== undefined) tests.push(({ inches }) => isKnownWithin(inches, height));
  if (nation !== undefined) {
    const wanted = foldForSearch(nation);
    tests.push((facts) => facts.nation === wanted);
  }
  if (college !== undefined) {
    const wanted = foldForSearch(college);
    tests.push((facts) => facts.college === wanted);
  }
  return tests;
}

export function isWithin(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

function isKnownWithin(value: number | undefined, range: Range): boolean {
  return value !== undefined && isWithin(value, range);
}

function equals(column: Uint8Array, wanted: number | undefined): SideTest {
  return (side) => column[side] === wanted;
}

function namesOf({ lines, teams }: QuestionData): Names {
  return { players: lines.players, teams };
}
