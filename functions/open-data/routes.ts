import { askRoutes } from "./ask.ts";
import { boxScoreRoutes } from "./box-scores.ts";
import { gameRoutes } from "./games.ts";
import { leaderRoutes } from "./leaders.ts";
import { playerRoutes } from "./players.ts";
import { questionRoutes } from "./question.ts";
import type { OpenDataRoute } from "./route.ts";
import { seasonAverageRoutes } from "./season-averages.ts";
import { standingRoutes } from "./standings.ts";
import { statRoutes } from "./stats.ts";
import { teamRoutes } from "./teams.ts";

/** Every route of the open data; where two match one address, the first answers. */
export const OPEN_DATA_ROUTES: readonly OpenDataRoute[] = [
  ...teamRoutes,
  ...playerRoutes,
  ...gameRoutes,
  ...statRoutes,
  ...boxScoreRoutes,
  ...seasonAverageRoutes,
  ...standingRoutes,
  ...leaderRoutes,
  ...questionRoutes,
  ...askRoutes,
];
