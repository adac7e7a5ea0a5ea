import { logEvent } from "../http/log.ts";
import { type RefreshObjects, refreshOf } from "../refresh/start.ts";
import type { GamesEnded } from "./live-keeper.ts";

/**
 * Called with the finals of a reading after they are stored and sent, or with one that was corrected:
 * starts the refresh. While it fails, it is called again, so it may meet the same finals twice.
 */
export async function gamesEnded(env: RefreshObjects, news: GamesEnded): Promise<void> {
  const { date, ended, isDayOver } = news;
  logEvent("info", { event: "games-ended", date, games: ended.length, isDayOver });
  await refreshOf(env).start("final");
}
