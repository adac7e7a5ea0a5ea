import type { NewsStory, Written } from "../story.ts";
import { gameNews } from "./games.ts";
import { leaderNews } from "./leaders.ts";
import { moveNews } from "./moves.ts";
import { raceNews } from "./races.ts";
import { rookieNews } from "./rookies.ts";

/** All news; among those of one day the order here is the order of the page. */
export const news: Written<NewsStory>[] = [
  ...raceNews,
  ...leaderNews,
  ...rookieNews,
  ...gameNews,
  ...moveNews,
];
