import type { AnalysisStory, Written } from "../story.ts";
import { playerAnalyses } from "./players.ts";
import { ratingAnalyses } from "./ratings.ts";
import { shareAnalyses } from "./shares.ts";
import { shootingAnalyses } from "./shooting.ts";

/** All analyses; among those of one day the order here is the order of the page. */
export const analyses: Written<AnalysisStory>[] = [
  ...playerAnalyses,
  ...ratingAnalyses,
  ...shootingAnalyses,
  ...shareAnalyses,
];
