import { easternDayAt } from "#domain/eastern-days.ts";
import { ok, type Result } from "#domain/result.ts";
import { completeCalendar, whyNotCounted } from "#domain/season/calendar.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { yearOfSeason } from "#domain/season/season.ts";
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
 * season stays, because it knows more. A run without enough requests leaves them to the next one. To a
 * schedule of the season that was read come the games that the API has added since, as the Cup does.
 */
export async function comingSchedule(
  turn: Turn,
  stored: StoredSeason,
  options: { api: StatsApi; now: () => number; updatedAt: string; read: ReadGames },
): Promise<Result<Change[], StatsApiFailure>> {
  const { api, updatedAt } = options;
  const { roots, seasons } = stored;
  const isNew = turn.kind === "not-begun" && turn.stage === "listed";
  if (!isNew || seasons.schedule?.season === turn.season) return ok(addedGames(stored, options));
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
  return ok([
    changeOf("fixtures", [season], { fixtures: { updatedAt, data: fixturesWire(fixtures) } }),
    changeOf("season", [season], { "season/schedule": { season, published: "" } }),
  ]);
}

/** The games to come of a season that was read. */
interface ReadGames {
  season: string;
  coming: readonly ApiGame[];
}

/** The games to come that the schedule lacks; one that was moved takes the place of its old date. */
function addedGames(
  { fixtures, seasons }: StoredSeason,
  { now, updatedAt, read }: { now: () => number; updatedAt: string; read: ReadGames },
): Change[] {
  if (seasons.schedule?.season !== read.season) return [];
  const keyOf = ({ date, homeTeamId }: Pick<Fixture, "date" | "homeTeamId">) =>
    `${date} ${homeTeamId}`;
  const known = new Set(fixtures.map(keyOf));
  const listed = new Set(read.coming.map(keyOf));
  const today = easternDayAt(now());
  const after = [...fixtures];
  const added: string[] = [];
  for (const game of read.coming) {
    if (game.date < today || known.has(keyOf(game))) continue;
    const at = after.findIndex(
      (old) =>
        old.date >= today &&
        old.homeTeamId === game.homeTeamId &&
        old.awayTeamId === game.visitorTeamId &&
        !listed.has(keyOf(old)),
    );
    const { neutral, label, arena } = after[at] ?? UNKNOWN;
    const fixture = { ...fixtureOf(game), neutral, label, arena };
    if (at === -1) after.push(fixture);
    else after[at] = fixture;
    added.push(keyOf(game));
  }
  if (added.length === 0) return [];
  const data = fixturesWire(after.sort((a, b) => Date.parse(a.tipOff) - Date.parse(b.tipOff)));
  return [changeOf("fixtures", added, { fixtures: { updatedAt, data } })];
}

function changeOf(
  collection: "fixtures" | "season",
  added: string[],
  update: Record<string, unknown>,
): Change {
  return { changed: [], removed: [], collection, path: collection, added, update };
}

/** The fields of a game that the API does not have. */
const UNKNOWN = { neutral: false, television: [], label: "", arena: "" };

function fixtureOf({ date, tipOff, homeTeamId, visitorTeamId }: ApiGame): Fixture {
  return { ...UNKNOWN, date, tipOff, homeTeamId, awayTeamId: visitorTeamId };
}
