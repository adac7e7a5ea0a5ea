import type { GameEvent } from "#domain/notices/game-events.ts";
import type { NoticeKind } from "#domain/notices/notice-kinds.ts";
import { edgeOf } from "../edge/edge.ts";
import type { Announcement } from "./member-notices.ts";

const MINUTE_MS = 60_000;
/** How long a push service may keep a notice for a device that is away. */
const NEWS_MS: Record<NoticeKind, number> = {
  start: 20 * MINUTE_MS,
  close: 10 * MINUTE_MS,
  overtime: 15 * MINUTE_MS,
  final: 180 * MINUTE_MS,
};

/** Hands events to the objects of their teams. Rejects when one of them does not take them. */
export async function announceEvents(
  env: Cloudflare.Env,
  events: readonly GameEvent[],
): Promise<void> {
  const edge = edgeOf(env);
  if (!edge.ok) throw new Error(edge.error.problems.join("; "));
  const read = await edge.value.collections.teams();
  if (!read.ok) throw new Error(`teams: ${read.error.kind}`);
  const teams = new Map(read.value.value.map((team) => [team.id, team]));
  const now = Date.now();
  const byTeam = new Map<number, Announcement[]>();
  for (const event of events) {
    const [home, away] = [teams.get(event.game.homeTeamId), teams.get(event.game.awayTeamId)];
    if (home === undefined || away === undefined) continue;
    const announcement = { event, home, away, expiresAt: now + NEWS_MS[event.kind] };
    for (const { id } of [home, away]) {
      byTeam.set(id, [...(byTeam.get(id) ?? []), announcement]);
    }
  }
  await Promise.all(
    [...byTeam].map(([id, announcements]) =>
      env.TEAMS.getByName(String(id)).announce(announcements),
    ),
  );
}
