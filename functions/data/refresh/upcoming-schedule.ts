import { easternDayAt } from "#domain/eastern-days.ts";
import { ok, type Result } from "#domain/result.ts";
import { completeCalendar, whyNotCounted } from "#domain/season/calendar.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import type { ResultsSource, SourceFailure } from "../sources/source.ts";
import { fixturesWire } from "../wire/fixtures.ts";
import { parseTeams } from "../wire/teams.ts";
import type { Change } from "./changes.ts";
import { fixtureOf, followedSchedule, type Listed } from "./followed-schedule.ts";
import type { StoredSeason } from "./stored-season.ts";
import type { Turn } from "./turn.ts";

/**
 * The fixtures of the next season, once the API lists it: a schedule that the database has of that
 * season stays, because it knows more. A run without enough requests leaves them to the next one. A
 * schedule of the season that was read follows the API: games that it adds, as the Cup does, moves,
 * postpones and withdraws.
 */
export async function upcomingSchedule(
  turn: Turn,
  stored: StoredSeason,
  options: { source: ResultsSource; now: () => number; updatedAt: string; read: ReadGames },
): Promise<Result<Change[], SourceFailure>> {
  const { source, updatedAt } = options;
  const { roots, seasons } = stored;
  const isNew = turn.kind === "not-begun" && turn.stage === "listed";
  if (!isNew || seasons.schedule?.season === turn.season) return ok(changedGames(stored, options));
  const { season } = turn;
  const listed = await source.games({ season: yearOfSeason(season), days: [] });
  if (!listed.ok) return listed.error.kind === "exhausted" ? ok([]) : listed;
  if (listed.value.days !== undefined) return ok([]);
  const teams = new Set((parseTeams(roots.teamsAPI.data)?.rows ?? []).map(({ id }) => id));
  const games = listed.value.rows.filter(
    ({ isPostseason, homeTeamId, visitorTeamId }) =>
      !isPostseason && teams.has(homeTeamId) && teams.has(visitorTeamId),
  );
  const calendar = completeCalendar(season, seasons.calendars[season] ?? {}, games);
  const fixtures = games
    .filter(({ date }) => whyNotCounted(calendar, date) === undefined)
    .map(fixtureOf)
    .sort((a, b) => Date.parse(a.tipOff) - Date.parse(b.tipOff));
  return ok([
    changeOf("fixtures", [season], { fixtures: { updatedAt, data: fixturesWire(fixtures) } }),
    changeOf("season", [season], { "season/schedule": { season, published: "" } }),
  ]);
}

/** The games of a season that was read. */
interface ReadGames extends Listed {
  season: string;
}

/** The schedule of the season that was read, as the API has it now. */
function changedGames(
  { fixtures, seasons }: StoredSeason,
  { now, updatedAt, read }: { now: () => number; updatedAt: string; read: ReadGames },
): Change[] {
  if (seasons.schedule?.season !== read.season) return [];
  const today = easternDayAt(now());
  const after = followedSchedule(fixtures, read, { today, changedAt: updatedAt });
  if (after.changed.length === 0) return [];
  const data = fixturesWire(after.fixtures);
  return [changeOf("fixtures", after.changed, { fixtures: { updatedAt, data } })];
}

function changeOf(
  collection: "fixtures" | "season",
  added: string[],
  update: Record<string, unknown>,
): Change {
  return { changed: [], removed: [], collection, path: collection, added, update };
}
