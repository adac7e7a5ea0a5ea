import { leaderList, leaderRuleOf } from "#domain/leaders/leader-lists.ts";
import type { Filed } from "#domain/query/answer.ts";
import { currentSeason } from "#domain/season/season.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { leaderRow } from "./leader-tables.ts";

/** A list of leaders as a file. */
export interface LeaderFile {
  kind: "answered";
  answer: Filed;
}

/** The rows of a list of leaders, as on its page; missing for an unknown category. */
export async function loadLeaderFile(
  collections: Collections,
  group: string | undefined,
  slug: string | undefined,
  season = currentSeason(),
): Promise<View<LeaderFile>> {
  const rule = leaderRuleOf(`${group}/${slug}`);
  const read = await gather({
    teams: collections.teams(),
    players: collections.players(),
    totals: collections.seasonTotals(),
    ratings: collections.seasonRatings(),
  });
  return viewOf(read, ({ teams, players, totals, ratings }): LeaderFile | undefined => {
    if (rule === undefined) return undefined;
    const { rows } = leaderList(rule, totals, ratings);
    const rowOf = leaderRow({ players, teams, totals });
    const decimals = rows[0]?.stat.replace("%", "").split(".")[1]?.length ?? 0;
    return {
      kind: "answered",
      answer: {
        address: `group=${group}&category=${slug}&season=${season}`,
        sentence: `${rule.category}: ${rule.group} leaders`,
        total: rows.length,
        page: 1,
        pages: 1,
        columns: [
          { key: "rank", name: "Rank", decimals: 0 },
          { key: "player_id", name: "Player ID", decimals: 0 },
          { key: "player", name: "Player", decimals: 0 },
          { key: "team", name: "Team", decimals: 0 },
          { key: "gp", name: "GP", decimals: 0 },
          { key: "stat", name: rule.category, decimals },
        ],
        rows: rows.map(({ rank, player: { id, name, games }, stat }) => ({
          cells: [
            rank,
            id,
            name,
            rowOf({ rank, player: name, stat }).team?.code ?? null,
            games,
            Number(stat.replace("%", "")),
          ],
        })),
      },
    };
  });
}
