import type { TeamStats } from "#domain/leaders/team-stats.ts";
import { ANY_PARTS, isAnyPart } from "#domain/plays/parts.ts";
import { pastAsked } from "#domain/query/conditions/conditions.ts";
import { greatGames, greatLines, linesOfAny } from "#domain/query/engine/any-part.ts";
import { playerTotals } from "#domain/query/engine/player-totals.ts";
import { isOfHistory, type Rows } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { withRunning } from "#domain/query/storage/all-time.ts";
import type { PlayedGame } from "#domain/query/storage/lines-of-games.ts";
import { linesAsked } from "#domain/query/storage/part-lines.ts";
import type { LinesOf, PartLines } from "#domain/query/storage/season-lines.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { type KnownNames, NO_KNOWN_NAMES } from "#domain/search/known-names.ts";
import type { SeasonRatings, SeasonTotals } from "#domain/season/facts.ts";
import { isSeveral } from "#domain/season/season-range.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { gather, orElse } from "../page/gather.ts";

/** The data of questions, with the time of its newest part. */
export type QuestionDataRead = Result<
  { values: QuestionData; updatedAt: string | undefined },
  ReadFailure
>;

/** A read of the lines of a part of each game, or of lineups. */
export type PartRead = ReturnType<Documents["parts"]>;

/** The read of the lines that an address asks for; undefined for players' whole games. */
export function readPartAsked(
  search: URLSearchParams,
  parts: Documents["parts"] | undefined,
): PartRead | undefined {
  const part = linesAsked(search);
  return part && parts && readLinesOf(part, parts);
}

/**
 * Reads the data of questions, with a part of each game where one is read. The engine memoizes its
 * indexes by these very values, which a warm isolate reads from memory, so later questions do not
 * build them again.
 */
export async function readQuestionData(
  collections: Collections,
  part?: PartRead,
  { withAwards = false, withAllTime = false, withPlayoffs = false }: Beside = {},
): Promise<QuestionDataRead> {
  const read = await gather({
    awards: withAwards ? collections.awards() : NO_PART,
    allTime: withAllTime ? collections.allTime() : NO_PART,
    playoffTotals: withPlayoffs ? collections.playoffTotals() : NO_PART,
    lines: collections.lines(),
    part: orElse<PartLines | undefined>(part ?? NO_PART, undefined),
    teams: collections.teams(),
    players: collections.players(),
    names: orElse<KnownNames>(collections.names(), NO_KNOWN_NAMES),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), NO_TOTALS),
    ratings: orElse<SeasonRatings[]>(collections.seasonRatings(), NO_RATINGS),
    teamStats: orElse<TeamStats | undefined>(collections.teamStats(), undefined),
  });
  if (!read.ok) return read;
  const { values, times, updatedAt } = read.value;
  const { allTime, playoffTotals, lines, totals, players, teams } = values;
  const { seasonNow } = collections;
  const codeOf = (id: number) => teams.find((team) => team.id === id)?.abbreviation ?? "";
  const running = { season: seasonNow.current, totals, players, codeOf };
  return ok({
    values: {
      ...values,
      allTime: allTime && withRunning(allTime)(running),
      playoffTotals:
        playoffTotals &&
        withRunning(playoffTotals)({ ...running, totals: playerTotals(lines)("playoffs") }),
      seasonNow,
      rostersAt: times.players,
    },
    updatedAt,
  });
}

/** What only some questions read. */
interface Beside {
  withAwards?: boolean;
  withAllTime?: boolean;
  withPlayoffs?: boolean;
}

/** What the question of an address needs beside a season's data. */
export function besideOf(search: URLSearchParams, usual?: Rows): Beside {
  return {
    withAwards: pastAsked(search),
    withAllTime: pastAsked(search) || isOfHistory(search.get("rows")?.trim() || usual),
  };
}

const NO_TOTALS: SeasonTotals[] = [];
const NO_RATINGS: SeasonRatings[] = [];
const NO_PART = Promise.resolve(ok({ value: undefined, updatedAt: undefined, dropped: 0 }));

/**
 * Reads the lines of a part or of lineups; those of any part are read part by part, and of several seasons
 * the great ones are kept of each.
 */
export async function readLinesOf(of: LinesOf, parts: Documents["parts"]): Promise<PartsRead> {
  if (!isAnyPart(of)) return parts(of);
  const found: PartLines[] = [];
  const great: PlayedGame[][] = [];
  let last: PartsRead = fail({ kind: "empty", path: of });
  for (const [part] of ANY_PARTS[of]) {
    last = await parts(part);
    if (!last.ok) return last;
    if (isSeveral(last.value.value.lines.season)) great.push(greatGames(of, last.value.value));
    else found.push(last.value.value);
  }
  if (!last.ok) return last;
  const { value } = last.value;
  const lines = great.length > 0 ? greatLines(of, great, value) : linesOfAny(of, found);
  return ok({ ...last.value, value: lines });
}

type PartsRead = Awaited<PartRead>;
