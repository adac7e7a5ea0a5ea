import type { LiveReading } from "#domain/live/live-game.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { objectOf, type RowParser } from "../wire/rows.ts";
import type { TeamWire } from "../wire/teams.ts";
import { liveRow } from "./live-row.ts";
import {
  type ApiParameters,
  type ApiRequestOptions,
  createRequests,
  type GetJson,
  type Requests,
  type StatsApiFailure,
} from "./request.ts";
import { type ApiRosterPlayer, rosterRow } from "./roster-row.ts";
import { type ApiGame, type ApiLine, gameRow, lineRow, teamRow } from "./rows.ts";

/** A row that cannot be understood, and what can be told of it. */
export interface UnreadRow {
  gameId: number | undefined;
  playerId: string | undefined;
  /** "stats (game 5, player 7): pts: Invalid type: Expected number but received "12"". */
  says: string;
}

/** The rows of an answer, and those that cannot be understood. */
export interface Fetched<Row> {
  rows: Row[];
  unread: UnreadRow[];
  /** The rows that came once more, as where pages overlap. */
  repeated?: number;
}

type Fetching<Row> = Promise<Result<Fetched<Row>, StatsApiFailure>>;

/** The public stats API: the resources that determine a season, each read whole. */
export interface StatsApi {
  /** The thirty current teams. */
  teams(): Fetching<TeamWire>;
  /**
   * The games of a season, those to come included, all of them or those up to an ISO date. `season`
   * is the year in which it began.
   */
  games(season: number, upTo?: string): Fetching<ApiGame>;
  /** The games of a day as they stand. */
  gamesOn(date: string): Fetching<LiveReading>;
  /** All players' lines of these games. */
  lines(gameIds: readonly number[]): Fetching<ApiLine>;
  /** These players' lines of all games of a season, including games that count in no standings. */
  linesOfPlayers(season: number, playerIds: readonly string[]): Fetching<ApiLine>;
  /** The players whom these teams have now. */
  activePlayers(teamIds: readonly number[]): Fetching<ApiRosterPlayer>;
  /** The number of requests that may still be made. */
  requestsLeft(): number;
}

/** The API's limit of rows in one answer. */
export const ROWS_OF_A_PAGE = 100;
/** The limit of pages, which no request needs: beyond it the cursor loops. */
const MOST_PAGES = 1_000;

/** A client of the stats API under `options.url`. Its failures never hold the key. */
export function createStatsApi(options: ApiRequestOptions): StatsApi {
  return statsApiOf(createRequests(options));
}

/** The client that asks by these requests. */
export function statsApiOf({ getJson, left }: Requests): StatsApi {
  const isKnown = <Row>(row: Row | "historical" | "did-not-play"): row is Row =>
    row !== "historical" && row !== "did-not-play";
  const lines = async (parameters: ApiParameters) =>
    only(await pagesOf(getJson, "stats", parameters, lineRow), isKnown<ApiLine>);
  return {
    async teams() {
      const answer = await rowsOf(getJson, "teams", {}, teamRow);
      return only(answer, isKnown<TeamWire>);
    },
    async games(season, upTo) {
      const until = upTo === undefined ? {} : { end_date: upTo };
      const parameters = { seasons: [season], postseason: "false", ...until };
      const answer = await pagesOf(getJson, "games", parameters, gameRow);
      return only(answer, (game): game is ApiGame => game.season === season);
    },
    gamesOn: (date) => pagesOf(getJson, "games", { dates: [date] }, liveRow),
    lines: (gameIds) => lines({ game_ids: gameIds }),
    linesOfPlayers: (season, playerIds) =>
      lines({ player_ids: playerIds, seasons: [season], postseason: "false" }),
    activePlayers: (teamIds) =>
      pagesOf(getJson, "players/active", { team_ids: teamIds }, rosterRow),
    requestsLeft: left,
  };
}

function only<Row, Wanted extends Row>(
  answer: Result<Fetched<Row>, StatsApiFailure>,
  isWanted: (row: Row) => row is Wanted,
): Result<Fetched<Wanted>, StatsApiFailure> {
  if (!answer.ok) return answer;
  return ok({ ...answer.value, rows: answer.value.rows.filter(isWanted) });
}

/** The rows of a resource without pages. */
async function rowsOf<Row>(
  getJson: GetJson,
  resource: string,
  parameters: ApiParameters,
  parse: RowParser<Row>,
): Fetching<Row> {
  const answer = await getJson(resource, parameters);
  if (!answer.ok) return answer;
  const { data } = objectOf(answer.value) ?? {};
  if (!Array.isArray(data)) return fail({ kind: "malformed", resource });
  return unlessMostlyUnread(understood(resource, data, parse), resource);
}

/** The rows of all pages, by each page's `meta.next_cursor`. */
async function pagesOf<Row>(
  getJson: GetJson,
  resource: string,
  parameters: ApiParameters,
  parse: RowParser<Row>,
): Fetching<Row> {
  const all: Fetched<Row> = { rows: [], unread: [] };
  const cursors = new Set<number>();
  const seen = new Set<string>();
  for (let page: ApiParameters = {}; ; ) {
    const answer = await getJson(resource, { ...parameters, per_page: ROWS_OF_A_PAGE, ...page });
    if (!answer.ok) return answer;
    const { data, meta } = objectOf(answer.value) ?? {};
    if (!Array.isArray(data)) return fail({ kind: "malformed", resource });
    const { rows, unread, repeated = 0 } = understood(resource, data, parse, seen);
    if (repeated > 0) all.repeated = (all.repeated ?? 0) + repeated;
    all.rows.push(...rows);
    all.unread.push(...unread);
    const cursor = objectOf(meta)?.next_cursor ?? undefined;
    if (cursor === undefined) return unlessMostlyUnread(all, resource);
    // A repeated cursor would loop for ever.
    const leadsOn = typeof cursor === "number" && !cursors.has(cursor);
    if (!leadsOn || cursors.size >= MOST_PAGES) return fail({ kind: "malformed", resource });
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

/** This many unread rows are bad rows; more are another format, if they are most of an answer. */
const MOST_BAD_ROWS = 10;

function unlessMostlyUnread<Row>(
  all: Fetched<Row>,
  resource: string,
): Result<Fetched<Row>, StatsApiFailure> {
  const { rows, unread } = all;
  const isOtherFormat = unread.length > MOST_BAD_ROWS && unread.length > rows.length;
  return isOtherFormat ? fail({ kind: "malformed", resource }) : ok(all);
}
