import { STAT_GROUPS } from "#domain/leaders/leaders.ts";
import { ok, type Result } from "#domain/result.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import type { DatabaseCredential, ReadFailure, RealtimeDatabase } from "../realtime-database.ts";
import { listOf, objectOf } from "../wire/rows.ts";
import { parseTeamLinks } from "../wire/team-links.ts";
import type { Change } from "./changes.ts";
import { listDifference } from "./difference.ts";
import type { RenamedTeam } from "./renamed-teams.ts";

/**
 * The changes of the collections that name teams and that the API does not determine: official
 * sites and team statistics keep their team. They are read only when a team has another name.
 */
export async function renamingChanges(
  renamed: readonly RenamedTeam[],
  { database, credential }: { database: RealtimeDatabase; credential: DatabaseCredential },
  updatedAt: string,
): Promise<Result<Change[], ReadFailure>> {
  if (renamed.length === 0) return ok([]);
  const links = await database.read("nba/teamLinks/data", credential);
  if (!links.ok) return links;
  const stats = await database.read("nba/teamStats", credential);
  if (!stats.ok) return stats;
  return ok([
    ...changeOf(
      "teamLinks",
      "teamLinks",
      links.value,
      renamedLinks(links.value, renamed),
      updatedAt,
    ),
    ...STAT_GROUPS.flatMap((group) => {
      const rows = objectOf(objectOf(stats.value)?.[group])?.data;
      const wanted = renamedStats(rows, renamed);
      return changeOf("teamStats", `teamStats/${group}`, rows, wanted, updatedAt);
    }),
  ]);
}

function changeOf(
  collection: "teamLinks" | "teamStats",
  root: string,
  stored: unknown,
  wanted: readonly unknown[],
  updatedAt: string,
): Change[] {
  const nameOf = (row: unknown) => String(objectOf(row)?.Team ?? objectOf(row)?.name);
  const difference = listDifference(`${root}/data`, stored, wanted, nameOf);
  if (difference === undefined) return [];
  const update = { ...difference.update, [`${root}/updatedAt`]: updatedAt };
  return [{ ...difference, collection, update }];
}

function renamedLinks(raw: unknown, renamed: readonly RenamedTeam[]): unknown[] {
  const links = parseTeamLinks(raw)?.rows ?? [];
  const names = new Map(
    renamed.flatMap(({ before, now }) => {
      const link = linkOfTeam(before, links);
      return link === undefined ? [] : [[link.name, now.name.toLowerCase()] as const];
    }),
  );
  return (listOf(raw) ?? []).map((row) => {
    const name = names.get(String(objectOf(row)?.name));
    return name === undefined ? row : { ...objectOf(row), name };
  });
}

/** Statistics name a team by its city, or by its whole name. */
function renamedStats(raw: unknown, renamed: readonly RenamedTeam[]): unknown[] {
  return (listOf(raw) ?? []).map((row) => {
    const name = objectOf(row)?.Team;
    for (const { before, now } of renamed) {
      if (name === before.city) return { ...objectOf(row), Team: now.city };
      if (name === before.fullName) return { ...objectOf(row), Team: now.fullName };
    }
    return row;
  });
}
