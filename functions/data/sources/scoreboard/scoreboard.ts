import { ok, type Result } from "#domain/result.ts";
import type { GetJson } from "../request.ts";
import type {
  Fetched,
  FetchedLines,
  ListedGames,
  ResultsSource,
  RosterPlayer,
  SourceFailure,
  SourceKind,
} from "../source.ts";
import { unlessMostlyUnread, unreadRow } from "../unread.ts";
import { type DayRow, scoreboardDay } from "./day.ts";
import { scoreboardRoster } from "./roster.ts";
import { readSummary } from "./summary.ts";
import { theirTeamId } from "./team-ids.ts";

/**
 * A keyless scoreboard in the form of ESPN's public site documents, which nobody documents or promises.
 * So it is asked politely: a day at most every 15 seconds, and a finished game once.
 */
export const SCOREBOARD: SourceKind = {
  name: "scoreboard",
  gives: ["scores", "lines", "plays", "rosters"],
  requestsPerMinute: 24,
  liveReadings: 4,
};

/** The path of the documents below the address that the operator gives. */
export const SCOREBOARD_PATH = "apis/site/v2/sports/basketball/nba";

/** The regular season among a season's types. */
const REGULAR = 2;
const TEAMS = 30;

/** The scoreboard as a source of results. */
export function scoreboardSource(getJson: GetJson, requestsLeft: () => number): ResultsSource {
  const day = async (date: string): Promise<Result<Fetched<DayRow>, SourceFailure>> =>
    unlessMalformed(
      await getJson("scoreboard", { dates: date.replaceAll("-", "") }, (raw) =>
        ofDay(date, scoreboardDay(raw)),
      ),
      "scoreboard",
    );
  return {
    async games({ season, days }) {
      const all: ListedGames = { rows: [], unread: [], days: new Set(days) };
      for (const date of days) {
        const answer = await day(date);
        if (!answer.ok) return answer;
        const games = answer.value.rows.filter(({ type }) => type === REGULAR);
        all.rows.push(...games.map(({ game }) => game).filter((game) => game.season === season));
        all.unread.push(...answer.value.unread);
      }
      return unlessMostlyUnread(all, SCOREBOARD.name, "scoreboard");
    },
    async gamesOn(date) {
      const answer = await day(date);
      if (!answer.ok) return answer;
      const { rows, unread } = answer.value;
      return ok({ rows: rows.map(({ reading }) => reading), unread });
    },
    async lines(gameIds) {
      const all: FetchedLines = { rows: [], unread: [], plays: [] };
      for (const id of gameIds) {
        const answer = await getJson("summary", { event: id }, (raw) => readSummary(raw, id));
        if (!answer.ok) return answer;
        all.rows.push(...answer.value.rows);
        all.plays.push(...answer.value.plays);
        all.unread.push(...answer.value.unread);
      }
      return ok(all);
    },
    // A third is left for rosters, which tell who the players are.
    gamesWithin: (requests) => requests - Math.min(TEAMS, Math.ceil(requests / 3)),
    linesAtOnce: 0,
    async activePlayers(teamIds) {
      const all: Fetched<RosterPlayer> = { rows: [], unread: [] };
      for (const id of teamIds) {
        const answer = unlessMalformed(
          await getJson(`teams/${theirTeamId(id)}/roster`, {}, (raw) => scoreboardRoster(raw, id)),
          "roster",
        );
        if (!answer.ok) return answer;
        all.rows.push(...answer.value.rows);
        all.unread.push(...answer.value.unread);
      }
      return ok(all);
    },
    teamsAtOnce: 1,
    daysOfCorrections: 0,
    requestsLeft,
  };
}

/** A day's games; those of another day are not read, because the document may be that day's. */
function ofDay(date: string, day: Fetched<DayRow> | null): Fetched<DayRow> | null {
  if (day === null) return null;
  const { own = [], other = [] } = Object.groupBy(day.rows, ({ game }) =>
    game.date === date ? "own" : "other",
  );
  const unread = other.map(({ game }) =>
    unreadRow(`scoreboard: a game of ${game.date} on the list of ${date}`),
  );
  return { rows: own, unread: [...day.unread, ...unread] };
}

/** The rows of a document; a failure for a document of another form. */
function unlessMalformed<Row>(
  answer: Result<Fetched<Row> | null, SourceFailure>,
  resource: string,
): Result<Fetched<Row>, SourceFailure> {
  if (!answer.ok) return answer;
  if (answer.value !== null) return ok(answer.value);
  return { ok: false, error: { kind: "malformed", source: SCOREBOARD.name, resource } };
}
