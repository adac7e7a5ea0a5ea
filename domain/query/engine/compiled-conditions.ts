import { memoize } from "#domain/memoize.ts";
import { isAnyPart } from "#domain/plays/parts.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { isInSeasons } from "#domain/season/season-range.ts";
import { equals, type PlayerTest, type SideTest } from "../conditions/condition.ts";
import { type Conditions, setConditions } from "../conditions/conditions.ts";
import { isOfTeams, isPartOfAll, type Query } from "../query.ts";
import { factsThen, type QuestionData } from "../question-data.ts";
import { STAGES } from "../storage/season-lines.ts";
import { pastsOf } from "./player-past.ts";
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
export function compileConditions(query: Query, data: QuestionData, tables: Tables): Conditioned {
  const known = compiled(data).get(query);
  if (known !== undefined) return known;
  const { starter } = query.conditions;
  const tests = sideTests(query, data, tables);
  const made: Conditioned = {
    sides: markedSides(tests, tables),
    isWholeStage: tests.length === 1,
    subjects: isOfTeams(query.rows) ? undefined : markedPlayers(query.conditions, data),
    starter: starter === undefined ? undefined : starter ? 1 : 0,
  };
  compiled(data).set(query, made);
  return made;
}

/** Marks each side that passes all tests with 1; a side that fails one skips the others. */
function markedSides(tests: readonly SideTest[], { sides }: Tables): Uint8Array {
  const marks = new Uint8Array(sides.size).fill(1);
  for (const test of tests) {
    for (let side = 0; side < sides.size; side += 1) {
      if (marks[side] === 1 && !test(side)) marks[side] = 0;
    }
  }
  return marks;
}

function sideTests(
  { conditions, stage, season }: Query,
  data: QuestionData,
  tables: Tables,
): SideTest[] {
  const isOfStage: SideTest =
    stage === "any" ? () => true : equals(tables.sides.stage, STAGES.indexOf(stage));
  // A game without the part has no lines of it.
  const ofStage = tables.lines.part === undefined ? isOfStage : both(isOfStage, haveLines(tables));
  const others = setConditions(conditions).flatMap(({ condition: { tested }, value }) =>
    tested.of === "games" ? [tested.test(value, data, tables)] : [],
  );
  return isPartOfAll(season)
    ? [ofStage, ofSeasons(season, tables), ...others]
    : [ofStage, ...others];
}

function both(one: SideTest, other: SideTest): SideTest {
  return (side) => one(side) && other(side);
}

const haveLines = memoize(({ players, sides }: Tables): SideTest => {
  const marks = new Uint8Array(sides.size);
  for (let line = 0; line < players.size; line += 1) marks[players.side[line] as number] = 1;
  return (side) => marks[side] === 1;
});

function ofSeasons(name: string, { lines, sides }: Tables): SideTest {
  if (isAnyPart(lines.part)) {
    // There the parts take the place of seasons.
    const isHeld = lines.games.map((game) => isInSeasons(seasonOfGames([game]), name));
    return (side) => isHeld[side >> 1] === true;
  }
  const { season, seasons } = sides;
  const isAsked = seasons.map((one) => isInSeasons(one, name));
  return (side) => isAsked[season[side] as number] === true;
}

/** Marks each player of the lines who fulfils the conditions with 1. */
function markedPlayers(conditions: Conditions, data: QuestionData): Uint8Array | undefined {
  const tests = setConditions(conditions).flatMap(
    ({ condition: { tested }, value }): PlayerTest[] =>
      tested.of === "players" ? [tested.test(value)] : [],
  );
  if (tests.length === 0) return undefined;
  const facts = factsThen(data.players)(data.lines.games);
  const pasts = pastsOf(data);
  return Uint8Array.from(data.lines.players, (player) =>
    tests.every((test) => test(player, facts.get(player.id), pasts.get(player.id))) ? 1 : 0,
  );
}
