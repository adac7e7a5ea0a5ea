import { fail, ok, type Result } from "../../../domain/result.ts";
import { objectOf } from "../wire/rows.ts";
import type { TeamWire } from "../wire/teams.ts";
import {
  createRequests,
  type GetJson,
  type Parameters,
  type RequestOptions,
  type StatsApiFailure,
} from "./request.ts";
import { type ApiGame, type ApiLine, gameRow, lineRow, teamRow } from "./rows.ts";

/** The rows of an answer, and the number of malformed ones. */
export interface Fetched<Row> {
  rows: Row[];
  dropped: number;
}

type Fetching<Row> = Promise<Result<Fetched<Row>, StatsApiFailure>>;

/** The public stats API: the three resources that determine a season, each read whole. */
export interface StatsApi {
  /** The thirty current teams. */
  teams(): Fetching<TeamWire>;
  /** The finished games of a season. `season` is the year in which it began. */
  games(season: number): Fetching<ApiGame>;
  /** All players' lines of these games. */
  lines(gameIds: readonly number[]): Fetching<ApiLine>;
  /** These players' lines of all games of a season, including games that count in no standings. */
  linesOfPlayers(season: number, playerIds: readonly string[]): Fetching<ApiLine>;
  /** The number of requests that may still be made. */
  requestsLeft(): number;
}

/** The API's limit of rows in one answer. */
export const ROWS_OF_A_PAGE = 100;
/** The limit of pages, which no request needs: beyond it the cursor loops. */
const MOST_PAGES = 1_000;

/** A client of the stats API under `options.url`. Its failures never hold the key. */
export function createStatsApi(options: RequestOptions): StatsApi {
  const { getJson, left } = createRequests(options);
  const isKnown = <Row>(row: Row | "historical" | "did-not-play"): row is Row =>
    row !== "historical" && row !== "did-not-play";
  const lines = async (parameters: Parameters) =>
    only(await pagesOf(getJson, "stats", parameters, lineRow), isKnown<ApiLine>);
  return {
    async teams() {
      const answer = await rowsOf(getJson, "teams", {}, teamRow);
      return only(answer, isKnown<TeamWire>);
    },
    async games(season) {
      const parameters = { seasons: [season], postseason: "false" };
      const answer = await pagesOf(getJson, "games", parameters, gameRow);
      return only(answer, (game): game is ApiGame => game.season === season && game.isFinal);
    },
    lines: (gameIds) => lines({ game_ids: gameIds }),
    linesOfPlayers: (season, playerIds) =>
      lines({ player_ids: playerIds, seasons: [season], postseason: "false" }),
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

type ParseRow<Row> = (row: unknown) => Row | undefined;

/** The rows of a resource without pages. */
async function rowsOf<Row>(
  getJson: GetJson,
  resource: string,
  parameters: Parameters,
  parse: ParseRow<Row>,
): Fetching<Row> {
  const answer = await getJson(resource, parameters);
  if (!answer.ok) return answer;
  const { data } = objectOf(answer.value) ?? {};
  return Array.isArray(data) ? ok(understood(data, parse)) : fail({ kind: "malformed", resource });
}

/** The rows of all pages, by each page's `meta.next_cursor`. */
async function pagesOf<Row>(
  getJson: GetJson,
  resource: string,
  parameters: Parameters,
  parse: ParseRow<Row>,
): Fetching<Row> {
  const all: Fetched<Row> = { rows: [], dropped: 0 };
  const cursors = new Set<number>();
  for (let page: Parameters = {}; ; ) {
    const answer = await getJson(resource, { ...parameters, per_page: ROWS_OF_A_PAGE, ...page });
    if (!answer.ok) return answer;
    const { data, meta } = objectOf(answer.value) ?? {};
    if (!Array.isArray(data)) return fail({ kind: "malformed", resource });
    const { rows, dropped } = understood(data, parse);
    all.rows.push(...rows);
    all.dropped += dropped;
    const cursor = objectOf(meta)?.next_cursor ?? undefined;
    if (cursor === undefined) return ok(all);
    // A repeated cursor would loop for ever.
    const leadsOn = typeof cursor === "number" && !cursors.has(cursor);
    if (!leadsOn || cursors.size >= MOST_PAGES) return fail({ kind: "malformed", resource });
    cursors.add(cursor);
    page = { cursor };
  }
}

function understood<Row>(data: unknown[], parse: ParseRow<Row>): Fetched<Row> {
  const rows = data.map(parse).filter((row) => row !== undefined);
  return { rows, dropped: data.length - rows.length };
}
