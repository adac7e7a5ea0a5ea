import { latestUpdate } from "#domain/dates.ts";
import { memoize } from "#domain/memoize.ts";
import { type FormerPlayer, withGames } from "#domain/players/former-player.ts";
import type { Player } from "#domain/players/player.ts";
import { joinedLines } from "#domain/query/storage/joined-lines.ts";
import { pastPlayers } from "#domain/query/storage/past-season.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Collection } from "./collections.ts";
import { missing, NOTHING } from "./not-held.ts";
import type { ReadFailure } from "./realtime-database.ts";
import type { SeasonReads } from "./season-reads.ts";

/**
 * The reads of all held seasons together: their lines as one, the teams of today, and the names of
 * all players. What belongs to one season alone is "empty".
 */
export function readsOfAllSeasons(current: SeasonReads): SeasonReads {
  const read = () => allLines(current);
  return {
    documents: current.documents,
    collections: {
      ...current.collections,
      lines: read,
      players: () => playersWithPages(current),
      standings: missing("standings"),
      leaders: missing("leaders"),
      teamStats: missing("teamStats"),
      postseason: missing("postseason"),
      games: missing("games"),
      async seasonTotals() {
        const lines = await read();
        return lines.ok ? ok({ ...lines.value, value: NOTHING }) : lines;
      },
    },
  };
}

/** The players who have a page, of whom only the names count: their traits belong to one season. */
async function playersWithPages({
  collections,
}: SeasonReads): Promise<Result<Collection<Player[]>, ReadFailure>> {
  const [now, former] = await Promise.all([collections.players(), collections.formerPlayers()]);
  if (!now.ok) return now;
  if (!former.ok) return former;
  const value = namesOfAll(now.value.value)(former.value.value);
  return ok({ ...now.value, value });
}

const namesOfAll = memoize((players: Player[]) =>
  memoize((former: FormerPlayer[]) => pastPlayers({ players: [...players, ...withGames(former)] })),
);

async function allLines(
  current: SeasonReads,
): Promise<Result<Collection<SeasonLines>, ReadFailure>> {
  const [archive, now] = await Promise.all([
    current.collections.archive(),
    current.collections.lines(),
  ]);
  if (!archive.ok) return archive;
  if (!now.ok) return now;
  const names = archive.value.value
    .map(({ season }) => season)
    .filter((season) => season < current.collections.seasonNow.current);
  const past = await Promise.all(names.sort().map((season) => current.documents.seasons(season)));
  const lines: SeasonLines[] = [];
  const times = [now.value.updatedAt];
  for (const read of past) {
    if (!read.ok) return read;
    lines.push(read.value.value.lines);
    times.push(read.value.updatedAt);
  }
  const value = joinedLines([...lines, now.value.value]);
  return ok({ ...now.value, value, updatedAt: latestUpdate(times) });
}
