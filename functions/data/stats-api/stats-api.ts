import { fail, ok, type Result } from "../../../domain/result.ts";
import type { SeasonAverages } from "../../../domain/season/season-averages.ts";
import { objectOf } from "../wire/rows.ts";
import type { TeamWire } from "../wire/teams.ts";
import {
  createGetJson,
  type GetJson,
  type Parameters,
  type RequestOptions,
  type StatsApiFailure,
} from "./request.ts";
import {
  type ApiGame,
  type ApiLine,
  averagesRow,
  gameRow,
  lineRow,
  playerRow,
  teamRow,
} from "./rows.ts";

/** What the API said of a question: the rows understood, and how many were not. */
export interface Fetched<Row> {
  rows: Row[];
  dropped: number;
}

type Asked<Row> = Promise<Result<Fetched<Row>, StatsApiFailure>>;

/** The public stats API (spec section 7): five resources, each read whole. */
export interface StatsApi {
  /** The thirty teams that play. */
  teams(): Asked<TeamWire>;
  /** The games of a regular season that are over. `season` is the year it began in. */
  games(season: number): Asked<ApiGame>;
  /** What everybody who played did in these games. */
  lines(gameIds: readonly number[]): Asked<ApiLine>;
  players(ids: readonly string[]): Asked<{ id: string; name: string }>;
  /** The averages of each of the players who has any, by his id. */
  averages(season: number, playerIds: readonly string[]): Asked<[string, SeasonAverages]>;
}

/** The most rows that the API gives at a time. */
const PER_PAGE = 100;
/** No question here has more: past it the cursor leads nowhere. */
const MOST_PAGES = 1_000;

/** A client of the stats API under `options.url`. Its failures never hold the key. */
export function createStatsApi(options: RequestOptions): StatsApi {
  const getJson = createGetJson(options);
  const isKnown = <Row>(row: Row | "historical" | "did-not-play"): row is Row =>
    row !== "historical" && row !== "did-not-play";
  return {
    async teams() {
      const answer = await rowsOf(getJson, "teams", {}, teamRow);
      return only(answer, isKnown<TeamWire>);
    },
    async games(season) {
      const asked = { seasons: [season], postseason: "false" };
      const answer = await pagesOf(getJson, "games", asked, gameRow);
      return only(
        answer,
        (game): game is ApiGame => game.season === season && game.isFinal && !game.isPostseason,
      );
    },
    async lines(gameIds) {
      const answer = await pagesOf(getJson, "stats", { game_ids: gameIds }, lineRow);
      return only(answer, isKnown<ApiLine>);
    },
    players: (ids) => pagesOf(getJson, "players", { player_ids: ids }, playerRow),
    async averages(season, playerIds) {
      const answer = await averagesOf(getJson, season, playerIds);
      if (!answer.ok) return answer;
      const { rows, dropped } = answer.value;
      const own = rows.filter((row) => row.season === season);
      return ok({ rows: own.map(({ playerId, averages }) => [playerId, averages]), dropped });
    },
  };
}

/**
 * Season averages of many players at once; where the API answers only for one (`player_id`, as its
 * newer documentation has it, in which case it refuses the list), of one after the other.
 */
async function averagesOf(getJson: GetJson, season: number, playerIds: readonly string[]) {
  const parse = averagesRow;
  const together = { season, player_ids: playerIds };
  const answer = await rowsOf(getJson, "season_averages", together, parse);
  if (answer.ok || answer.error.kind !== "refused") return answer;
  const all: Fetched<NonNullable<ReturnType<typeof parse>>> = { rows: [], dropped: 0 };
  for (const player_id of playerIds) {
    const one = await rowsOf(getJson, "season_averages", { season, player_id }, parse);
    if (!one.ok) return one;
    all.rows.push(...one.value.rows);
    all.dropped += one.value.dropped;
  }
  return ok(all);
}

function only<Row, Wanted extends Row>(
  answer: Result<Fetched<Row>, StatsApiFailure>,
  isWanted: (row: Row) => row is Wanted,
): Result<Fetched<Wanted>, StatsApiFailure> {
  if (!answer.ok) return answer;
  return ok({ ...answer.value, rows: answer.value.rows.filter(isWanted) });
}

type ParseRow<Row> = (row: unknown) => Row | undefined;

/** The rows of a resource that is answered in one. */
async function rowsOf<Row>(
  getJson: GetJson,
  resource: string,
  parameters: Parameters,
  parse: ParseRow<Row>,
): Asked<Row> {
  const answer = await getJson(resource, parameters);
  if (!answer.ok) return answer;
  const { data } = objectOf(answer.value) ?? {};
  return Array.isArray(data) ? ok(understood(data, parse)) : fail({ kind: "malformed", resource });
}

/** The rows of all pages: each page's `meta.next_cursor` asks for the next until there is none. */
async function pagesOf<Row>(
  getJson: GetJson,
  resource: string,
  parameters: Parameters,
  parse: ParseRow<Row>,
): Asked<Row> {
  const all: Fetched<Row> = { rows: [], dropped: 0 };
  const cursors = new Set<number>();
  for (let page: Parameters = {}; ; ) {
    const answer = await getJson(resource, { ...parameters, per_page: PER_PAGE, ...page });
    if (!answer.ok) return answer;
    const { data, meta } = objectOf(answer.value) ?? {};
    if (!Array.isArray(data)) return fail({ kind: "malformed", resource });
    const { rows, dropped } = understood(data, parse);
    all.rows.push(...rows);
    all.dropped += dropped;
    const cursor = objectOf(meta)?.next_cursor ?? undefined;
    if (cursor === undefined) return ok(all);
    // A cursor that comes again would go round for ever.
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
