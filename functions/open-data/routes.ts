import { advancedStatRoutes } from "./advanced-stats.ts";
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
import { teamAverageRoutes } from "./team-averages.ts";
import { teamRoutes } from "./teams.ts";
import { typedAveragesRoutes } from "./typed-averages.ts";

/** Every route of the open data; where two match one address, the first answers. */
export const OPEN_DATA_ROUTES: readonly OpenDataRoute[] = [
  ...teamRoutes,
  ...playerRoutes,
  ...gameRoutes,
  ...statRoutes,
  ...advancedStatRoutes,
  ...boxScoreRoutes,
  ...seasonAverageRoutes,
  ...typedAveragesRoutes,
  ...teamAverageRoutes,
  ...standingRoutes,
  ...leaderRoutes,
  ...questionRoutes,
  ...askRoutes,
];
