import { latestUpdate } from "#domain/dates.ts";
import { memoize } from "#domain/memoize.ts";
import { type FormerPlayer, withGames } from "#domain/players/former-player.ts";
import type { Player } from "#domain/players/player.ts";
import { joinedLines } from "#domain/query/storage/joined-lines.ts";
import { pastPlayers } from "#domain/query/storage/past-season.ts";
import type { PartLines, SeasonLines } from "#domain/query/storage/season-lines.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { ArchivedSeason } from "#domain/season/archived-season.ts";
import { hasPlays } from "#domain/season/season-range.ts";
import type { Collection } from "./collections.ts";
import { documentsPath, isDocumentKey } from "./documents.ts";
import { missing, NOTHING } from "./not-held.ts";
import type { ReadFailure } from "./realtime-database.ts";
import type { SeasonReads } from "./season-reads.ts";
import { partKey } from "./wire/part-lines.ts";

/**
 * The reads of all held seasons together: their lines as one, the teams of today, and the names of
 * all players. What belongs to one season alone is "empty".
 */
export function readsOfAllSeasons(current: SeasonReads): SeasonReads {
  const read = () => allLines(current);
  return {
    documents: {
      ...current.documents,
      parts: (part) =>
        isDocumentKey("parts", part) ? current.documents.parts(part) : allPartLines(current, part),
    },
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

/** The lines of a part, or of lineups, of every season that has plays. */
async function allPartLines(
  current: SeasonReads,
  part: string,
): Promise<Result<Collection<PartLines>, ReadFailure>> {
  const archive = await current.collections.archive();
  if (!archive.ok) return archive;
  const names = pastSeasons(archive.value.value, current).filter(hasPlays);
  const reads = await Promise.all([
    ...names.map((season) => current.documents.parts(partKey(season, part))),
    current.documents.parts(part),
  ]);
  const held: Collection<PartLines>[] = [];
  for (const read of reads) {
    if (read.ok) held.push(read.value);
    else if (read.error.kind !== "empty") return read;
  }
  const [first] = held;
  if (first === undefined) return fail({ kind: "empty", path: documentsPath("parts") });
  const lines = joinedLines(
    held.map(({ value }) => value.lines),
    false,
  );
  return ok({
    value: {
      lines: Object.assign(lines, { part: first.value.lines.part }),
      withoutPlays: held.flatMap(({ value }) => value.withoutPlays),
    },
    updatedAt: latestUpdate(held.map(({ updatedAt }) => updatedAt)),
    dropped: 0,
  });
}

/** The names of past seasons, oldest first. */
function pastSeasons(
  archive: readonly ArchivedSeason[],
  { collections: { seasonNow } }: SeasonReads,
): string[] {
  return archive
    .map(({ season }) => season)
    .filter((season) => season < seasonNow.current)
    .sort();
}

async function allLines(
  current: SeasonReads,
): Promise<Result<Collection<SeasonLines>, ReadFailure>> {
  const [archive, now] = await Promise.all([
    current.collections.archive(),
    current.collections.lines(),
  ]);
  if (!archive.ok) return archive;
  if (!now.ok) return now;
  const names = pastSeasons(archive.value.value, current);
  const past = await Promise.all(names.map((season) => current.documents.seasons(season)));
  const lines: SeasonLines[] = [];
  const times = [now.value.updatedAt];
  for (const read of past) {
    if (!read.ok) return read;
    lines.push(read.value.value.lines);
    times.push(read.value.updatedAt);
  }
  const value = joinedLines([...lines, now.value.value], false);
  return ok({ ...now.value, value, updatedAt: latestUpdate(times) });
}
