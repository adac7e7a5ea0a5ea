import { fail, ok, type Result } from "#domain/result.ts";
import { objectOf, type RowParser } from "#functions/data/wire/rows.ts";
import type { TeamWire } from "#functions/data/wire/teams.ts";
import type { GetJson, QueryParameters } from "../request.ts";
import type {
  Fetched,
  Fetching,
  ResultsSource,
  SourceBoxLine,
  SourceFailure,
  SourceGame,
  SourceKind,
  UnreadRow,
} from "../source.ts";
import { unlessMostlyUnread } from "../unread.ts";
import { liveRow } from "./live-row.ts";
import { rosterRow } from "./roster-row.ts";
import { gameRow, lineRow, teamRow } from "./rows.ts";

/** The public stats API. A free key gives fixtures and scores alone, five times a minute. */
export const STATS_API: SourceKind = {
  name: "stats API",
  gives: ["fixtures", "scores", "lines", "rosters"],
  requestsPerMinute: 5,
  liveReadings: 4,
};

/** The API's limit of rows in one answer. */
const ROWS_OF_A_PAGE = 100;
/** The limit of pages, which no request needs: beyond it the cursor loops. */
const MOST_PAGES = 1_000;
/** A team may name 18 players for a game; the API includes those who did not play. */
const MOST_LINES_OF_A_GAME = 36;
/** Requests reserved for the whole seasons of players who are corrected or not identified. */
const PAGES_OF_PLAYERS = 3;

/** The stats API as a source of results. Its failures never hold the key. */
export function statsApiSource(getJson: GetJson, requestsLeft: () => number): ResultsSource {
  const isKnown = <Row>(row: Row | "historical" | "did-not-play"): row is Row =>
    row !== "historical" && row !== "did-not-play";
  const lines = async (parameters: QueryParameters) =>
    only(await pagesOf(getJson, "stats", parameters, lineRow), isKnown<SourceBoxLine>);
  return {
    async teams() {
      const answer = await rowsOf(getJson, "teams", {}, teamRow);
      return only(answer, isKnown<TeamWire>);
    },
    async games({ season, upTo }) {
      const until = upTo === undefined ? {} : { end_date: upTo };
      const parameters = { seasons: [season], postseason: "false", ...until };
      const answer = await pagesOf(getJson, "games", parameters, gameRow);
      return only(answer, (game): game is SourceGame => game.season === season);
    },
    gamesOn: (date) => pagesOf(getJson, "games", { dates: [date] }, liveRow),
    lines: (gameIds) => lines({ game_ids: gameIds }),
    gamesWithin(requests) {
      const pages = requests - PAGES_OF_PLAYERS;
      return Math.max(0, Math.floor((pages * ROWS_OF_A_PAGE) / MOST_LINES_OF_A_GAME));
    },
    linesOfPlayers: (season, playerIds) =>
      lines({ player_ids: playerIds, seasons: [season], postseason: "false" }),
    activePlayers: (teamIds) =>
      pagesOf(getJson, "players/active", { team_ids: teamIds }, rosterRow),
    linesAtOnce: ROWS_OF_A_PAGE,
    // Four rosters of at most 21, as in training camps, are one page.
    teamsAtOnce: 4,
    daysOfCorrections: 3,
    requestsLeft,
  };
}

function only<Row, Wanted extends Row>(
  answer: Result<Fetched<Row>, SourceFailure>,
  isWanted: (row: Row) => row is Wanted,
): Result<Fetched<Wanted>, SourceFailure> {
  if (!answer.ok) return answer;
  return ok({ ...answer.value, rows: answer.value.rows.filter(isWanted) });
}

/** The rows of a resource without pages. */
async function rowsOf<Row>(
  getJson: GetJson,
  resource: string,
  parameters: QueryParameters,
  parse: RowParser<Row>,
): Fetching<Row> {
  const answer = await getJson(resource, parameters);
  if (!answer.ok) return answer;
  const { data } = objectOf(answer.value) ?? {};
  if (!Array.isArray(data)) return fail({ kind: "malformed", source: STATS_API.name, resource });
  return unlessMostlyUnread(understood(resource, data, parse), STATS_API.name, resource);
}

/** The rows of all pages, by each page's `meta.next_cursor`. */
async function pagesOf<Row>(
  getJson: GetJson,
  resource: string,
  parameters: QueryParameters,
  parse: RowParser<Row>,
): Fetching<Row> {
  const all: Fetched<Row> = { rows: [], unread: [] };
  const cursors = new Set<number>();
  const seen = new Set<string>();
  for (let page: QueryParameters = {}; ; ) {
    const answer = await getJson(resource, { ...parameters, per_page: ROWS_OF_A_PAGE, ...page });
    if (!answer.ok) return answer;
    const { data, meta } = objectOf(answer.value) ?? {};
    if (!Array.isArray(data)) return fail({ kind: "malformed", source: STATS_API.name, resource });
    const { rows, unread, repeated = 0 } = understood(resource, data, parse, seen);
    if (repeated > 0) all.repeated = (all.repeated ?? 0) + repeated;
    all.rows.push(...rows);
    all.unread.push(...unread);
    const cursor = objectOf(meta)?.next_cursor ?? undefined;
    if (cursor === undefined) return unlessMostlyUnread(all, STATS_API.name, resource);
    // A repeated cursor would loop for ever.
    const leadsOn = typeof cursor === "number" && !cursors.has(cursor);
    if (!leadsOn || cursors.size >= MOST_PAGES)
      return fail({ kind: "malformed", source: STATS_API.name, resource });
    cursors.add(cursor);
    page = { cursor };
  }
}

/** The rows of an answer without those that were seen before. */
function understood<Row>(
  resource: string,
  data: readonly unknown[],
  parse: RowParser<Row>,
  seen = new Set<string>(),
): Fetched<Row> {
  const all: Fetched<Row> = { rows: [], unread: [] };
  for (const raw of data) {
    const row = parse(raw);
    if (row === undefined) all.unread.push(unreadRow(resource, raw, parse.whyNot?.(raw)));
    else if (seen.size < seen.add(JSON.stringify(raw)).size) all.rows.push(row);
    else all.repeated = (all.repeated ?? 0) + 1;
  }
  return all;
}

function unreadRow(resource: string, raw: unknown, why = "no row of this resource"): UnreadRow {
  const row = objectOf(raw) ?? {};
  const [own, game, player] = [row, row.game, row.player].map((of) => objectOf(of)?.id);
  const ids = Object.entries({ row: own, game, player }).flatMap(([what, id]) =>
    typeof id === "number" ? [`${what} ${id}`] : [],
  );
  const which = ids.length === 0 ? "" : ` (${ids.join(", ")})`;
  return {
    gameId: typeof game === "number" ? game : undefined,
    playerId: typeof player === "number" ? String(player) : undefined,
    says: `${resource}${which}: ${why}`,
  };
}
