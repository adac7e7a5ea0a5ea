import { logEvent } from "../http/log.ts";
import type { GamesEnded } from "./live-keeper.ts";

/**
 * Called with the finals of a reading after they are stored and sent, or with one that was corrected.
 * While it fails, it is called again, so it may meet the same finals twice.
 */
export async function gamesEnded(_env: Cloudflare.Env, news: GamesEnded): Promise<void> {
  const { date, ended, isDayOver } = news;
  logEvent("info", { event: "games-ended", date, games: ended.length, isDayOver });
}
