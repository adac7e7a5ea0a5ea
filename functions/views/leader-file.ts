import type { Filed } from "../../domain/query/answer.ts";
import { leaderList, leaderRuleAt, leadersPath } from "../../domain/season/leader-lists.ts";
import type { Collections } from "../data/cached-collections.ts";
import { gather, viewOf } from "./gather.ts";
import type { View } from "./view.ts";

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
): Promise<View<LeaderFile>> {
  const rule = leaderRuleAt(group ?? "", slug ?? "");
  const read = await gather({
    totals: collections.seasonTotals(),
    ratings: collections.seasonRatings(),
  });
  return viewOf(read, ({ totals, ratings }): LeaderFile | undefined => {
    if (rule === undefined) return undefined;
    const { rows } = leaderList(rule, totals, ratings);
    const decimals = rows[0]?.stat.replace("%", "").split(".")[1]?.length ?? 0;
    return {
      kind: "answered",
      answer: {
        address: leadersPath(rule.group, rule.category),
        sentence: `${rule.category}: ${rule.group} leaders`,
        total: rows.length,
        page: 1,
        pages: 1,
        columns: [
          { key: "rank", name: "Rank", decimals: 0 },
          { key: "player_id", name: "Player ID", decimals: 0 },
          { key: "player", name: "Player", decimals: 0 },
          { key: "gp", name: "GP", decimals: 0 },
          { key: "stat", name: rule.category, decimals },
        ],
        rows: rows.map(({ rank, player: { id, name, games }, stat }) => ({
          cells: [rank, id, name, games, Number(stat.replace("%", ""))],
        })),
      },
    };
  });
}
