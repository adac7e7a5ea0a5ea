import type { GamePlays } from "#domain/plays/play.ts";
import { largestLeads, longestRun, runsOf, scoresOf } from "#domain/plays/score-walk.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import { digitsOf, isColumn, joinColumns, numbersAt, splitColumns } from "../storage/digits.ts";
import {
  COURSE_COLUMNS,
  type CourseColumn,
  type Courses,
  type LineGame,
  MISSING,
  type SeasonLines,
} from "../storage/season-lines.ts";
import { foldBack, zigzag } from "../storage/zigzag.ts";

/** The columns of leads, which can be negative. */
const LEADS = ["afterq1", "athalf", "afterq3"] as const satisfies readonly CourseColumn[];
const SIGNED: ReadonlySet<CourseColumn> = new Set(LEADS);

/** The course of one game, as far as it is known. */
export type GameCourse = { readonly [Name in CourseColumn]?: number };

/** A game's course: its leads by the points of its quarters, the rest by its plays. */
export function courseOf(
  { periods }: Pick<BoxScore, "periods">,
  plays?: Pick<GamePlays, "plays">,
): GameCourse {
  return { ...leadsOf(periods), ...(plays && swingsOf(plays)) };
}

function leadsOf({ home, away }: BoxScore["periods"]): GameCourse {
  let lead = 0;
  const leads = LEADS.flatMap((name, at) => {
    const [own, other] = [home[at], away[at]];
    if (own === undefined || other === undefined) return [];
    lead += own - other;
    return [[name, lead] as const];
  });
  return Object.fromEntries(leads);
}

function swingsOf(plays: Pick<GamePlays, "plays">): GameCourse {
  const scores = scoresOf(plays);
  const leads = largestLeads(scores);
  const runs = runsOf(scores);
  return {
    homeLead: leads.home.points,
    awayLead: leads.away.points,
    homeRun: longestRun(runs, "home")?.points ?? 0,
    awayRun: longestRun(runs, "away")?.points ?? 0,
  };
}

/** The courses by column; undefined when nothing is known of any game. */
export function coursesOf(courses: readonly (GameCourse | undefined)[]): Courses | undefined {
  if (courses.every((course = {}) => Object.keys(course).length === 0)) return undefined;
  return byColumn((name) => Int16Array.from(courses, (course) => course?.[name] ?? MISSING));
}

/** The course of the game at a place. */
export function courseAt(courses: Courses | undefined, place: number): GameCourse {
  if (courses === undefined) return {};
  return Object.fromEntries(
    COURSE_COLUMNS.flatMap((name) => {
      const value = courses[name][place] ?? MISSING;
      return value === MISSING ? [] : [[name, value]];
    }),
  );
}

/** The courses as text (digits.ts). */
export function packCourses(courses: Courses): string {
  return joinColumns(
    COURSE_COLUMNS.map((name) =>
      digitsOf(
        Array.from(courses[name], (value) =>
          value === MISSING ? undefined : SIGNED.has(name) ? zigzag(value) : value,
        ),
      ),
    ),
  );
}

/** Unpacks the courses of some games; undefined for malformed text. */
export function unpackCourses(text: string, games: number): Courses | undefined {
  const columns = splitColumns(text, COURSE_COLUMNS);
  if (columns === undefined) return undefined;
  if (!COURSE_COLUMNS.every((name) => isColumn(columns[name], games))) return undefined;
  const places = Uint32Array.from({ length: games }, (_, place) => place);
  return byColumn((name) => {
    const values = new Int16Array(games);
    numbersAt(columns[name], places, MISSING, values);
    if (SIGNED.has(name)) foldBack(values, MISSING);
    return values;
  });
}

function byColumn(column: (name: CourseColumn) => Int16Array): Courses {
  return Object.fromEntries(COURSE_COLUMNS.map((name) => [name, column(name)])) as Courses;
}

/** The games of which plays are held: they alone tell the largest lead. */
export function gamesWithPlays({ games, courses }: SeasonLines): LineGame[] {
  return games.filter((_, place) => (courses?.homeLead[place] ?? MISSING) !== MISSING);
}
