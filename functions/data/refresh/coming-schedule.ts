import { ok, type Result } from "../../../domain/result.ts";
import { completeCalendar, whyNotCounted } from "../../../domain/season/calendar.ts";
import type { Fixture } from "../../../domain/season/fixtures.ts";
import { yearOfSeason } from "../../../domain/season/season.ts";
import type { StatsApiFailure } from "../stats-api/request.ts";
import type { ApiGame } from "../stats-api/rows.ts";
import type { StatsApi } from "../stats-api/stats-api.ts";
import { fixturesWire } from "../wire/fixtures.ts";
import { parseTeams } from "../wire/teams.ts";
import type { Change } from "./changes.ts";
import type { StoredSeason } from "./stored-season.ts";
import type { Turn } from "./turn.ts";

/**
 * The fixtures of the next season, once the API lists it: a schedule that the database has of that
 * season stays, because it knows more. A run without enough requests leaves them to the next one.
 */
export async function comingSchedule(
  turn: Turn,
  { roots, seasons }: StoredSeason,
  { api, updatedAt }: { api: StatsApi; updatedAt: string },
): Promise<Result<Change[], StatsApiFailure>> {
  const isNew = turn.kind === "not-begun" && turn.stage === "listed";
  if (!isNew || seasons.schedule?.season === turn.season) return ok([]);
  const { season } = turn;
  const listed = await api.games(yearOfSeason(season));
  if (!listed.ok) return listed.error.kind === "exhausted" ? ok([]) : listed;
  const teams = new Set((parseTeams(roots.teamsAPI.data)?.rows ?? []).map(({ id }) => id));
  const games = listed.value.rows.filter(
    ({ isPostseason, homeTeamId, visitorTeamId }) =>
      !isPostseason && teams.has(homeTeamId) && teams.has(visitorTeamId),
  );
  const days = games.map(({ date }) => date);
  const calendar = completeCalendar(season, seasons.calendars[season] ?? {}, days);
  const fixtures = games
    .filter(({ date }) => whyNotCounted(calendar, date) === undefined)
    .map(fixtureOf)
    .sort((a, b) => Date.parse(a.tipOff) - Date.parse(b.tipOff));
  const rows = { changed: [], removed: [] };
  const change = (collection: "fixtures" | "season", update: Record<string, unknown>): Change => ({
    ...rows,
    collection,
    path: collection,
    added: [season],
    update,
  });
  return ok([
    change("fixtures", { fixtures: { updatedAt, data: fixturesWire(fixtures) } }),
    change("season", { "season/schedule": { season, published: "" } }),
  ]);
}

function fixtureOf({ date, tipOff, homeTeamId, visitorTeamId }: ApiGame): Fixture {
  const unknown = { neutral: false, television: [], label: "", arena: "" };
  return { ...unknown, date, tipOff, homeTeamId, awayTeamId: visitorTeamId };
}
