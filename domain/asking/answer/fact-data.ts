import type { DraftPick } from "#domain/history/season-lists.ts";
import type { Career } from "#domain/players/career.ts";
import type { SeasonOnOff } from "#domain/plays/season-on-off.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { SeasonRatings } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import type { Shots } from "#domain/season/shots.ts";
import type { Franchise } from "#domain/teams/franchise.ts";
import type { ClubYears } from "./clubs.ts";
import type { Honors } from "./honors.ts";
import type { RankedSeason } from "./improved.ts";
import type { ProjectionData } from "./projections.ts";
import type { HeldPostseason } from "./series-since.ts";
import type { HeldStandings } from "./standings.ts";
import type { GamesOfSeason } from "./starts.ts";
import type { TeamYear } from "./team-season.ts";
import type { UpcomingData } from "./upcoming.ts";

/** The data behind the answer to a fact: that of all questions, and the document the fact needs. */
export interface FactData {
  data: QuestionData;
  franchise?: Franchise | undefined;
  ratings?: readonly SeasonRatings[] | undefined;
  honors?: Honors | undefined;
  careers?: readonly Career[] | undefined;
  draft?: readonly DraftPick[] | undefined;
  allTime?: Pick<QuestionData, "allTime" | "playoffTotals"> | undefined;
  postseason?: Postseason | undefined;
  fixtures?: readonly Fixture[] | undefined;
  /** The day of the question. */
  today?: string | undefined;
  upcoming?: UpcomingData | undefined;
  projection?: ProjectionData | undefined;
  /** The seasons asked for, the oldest first. */
  together?: readonly SeasonOnOff[] | undefined;
  shots?: Shots | undefined;
  /** The postseasons and the results of seasons, the oldest first. */
  postseasons?: readonly HeldPostseason[] | undefined;
  seasonGames?: readonly GamesOfSeason[] | undefined;
  standings?: HeldStandings | undefined;
  teamYears?: readonly TeamYear[] | undefined;
  /** One ranking in two seasons. */
  rankings?: readonly [before: RankedSeason, now: RankedSeason] | undefined;
  /** A player's teams in order, each with its seasons. */
  clubs?: readonly ClubYears[] | undefined;
}
