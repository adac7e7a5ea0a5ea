import type { Annals } from "#domain/players/annals.ts";
import type { Career } from "#domain/players/career.ts";
import type { SeasonOnOff } from "#domain/plays/season-on-off.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { SeasonRatings } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import type { Shots } from "#domain/season/shots.ts";
import type { Franchise } from "#domain/teams/franchise.ts";
import type { ProjectionData } from "./projections.ts";
import type { UpcomingData } from "./upcoming.ts";

/** The data behind the answer to a fact: that of all questions, and the document the fact needs. */
export interface FactData {
  data: QuestionData;
  career?: Career | undefined;
  franchise?: Franchise | undefined;
  ratings?: readonly SeasonRatings[] | undefined;
  annals?: Annals | undefined;
  postseason?: Postseason | undefined;
  fixtures?: readonly Fixture[] | undefined;
  /** The day of the question. */
  today?: string | undefined;
  upcoming?: UpcomingData | undefined;
  projection?: ProjectionData | undefined;
  together?: SeasonOnOff | undefined;
  shots?: Shots | undefined;
}
