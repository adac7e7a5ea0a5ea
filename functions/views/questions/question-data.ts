import type { QuestionData } from "../../../domain/query/question-data.ts";
import type { Result } from "../../../domain/result.ts";
import type { SeasonRatings, SeasonTotals } from "../../../domain/season/facts.ts";
import type { TeamStats } from "../../../domain/season/team-stats.ts";
import type { Collections } from "../../data/cached-collections.ts";
import type { ReadFailure } from "../../data/realtime-database.ts";
import { gather, orElse } from "../gather.ts";

/** The data of questions, with the time of its newest part. */
export type QuestionDataRead = Result<
  { values: QuestionData; updatedAt: string | undefined },
  ReadFailure
>;

/**
 * Reads the data of questions. The engine memoizes its indexes by these very values, which a warm
 * isolate reads from memory, so later questions do not build them again.
 */
export function readQuestionData(collections: Collections): Promise<QuestionDataRead> {
  return gather({
    lines: collections.lines(),
    teams: collections.teams(),
    players: collections.players(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), NO_TOTALS),
    ratings: orElse<SeasonRatings[]>(collections.seasonRatings(), NO_RATINGS),
    teamStats: orElse<TeamStats | undefined>(collections.teamStats(), undefined),
  });
}

const NO_TOTALS: SeasonTotals[] = [];
const NO_RATINGS: SeasonRatings[] = [];
