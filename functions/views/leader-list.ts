import { listed } from "../../domain/printing/listed.ts";
import { LEADER_RULES } from "../../domain/season/leader-categories.ts";
import {
  categorySlug,
  leaderList,
  leaderRuleAt,
  leadersPath,
} from "../../domain/season/leader-lists.ts";
import { STAT_GROUP_TITLES, type StatGroup } from "../../domain/season/leaders.ts";
import { printedFigure } from "../../domain/season/printed.ts";
import { QUALIFICATION } from "../../domain/season/qualification.ts";
import { SEASON } from "../../domain/season/season.ts";
import type { Collections } from "../data/cached-collections.ts";
import { gather, viewOf } from "./gather.ts";
import { type LeaderRow, leaderRow } from "./leader-tables.ts";
import type { View } from "./view.ts";

export interface LeaderListPage {
  group: StatGroup;
  category: string;
  href: string;
  /** "Luka Dončić leads with 33.5, of 234 players who qualify." A count says "with at least one". */
  sentence: string;
  qualification: string;
  rows: (LeaderRow & { games: number })[];
  /** The statistics table sorted by the same figure; undefined when the table lacks the figure. */
  table: string | undefined;
  /** Every list, by group. */
  groups: { title: string; lists: { category: string; href: string; isCurrent: boolean }[] }[];
}

/** The `sort` and further parameters of each list's statistics table, by the list's address. */
const FIGURES: Readonly<Record<string, string>> = {
  "averages/points-per-game": "-pts",
  "averages/rebounds-per-game": "-reb",
  "averages/assists-per-game": "-ast",
  "averages/steals-per-game": "-stl",
  "averages/blocks-per-game": "-blk",
  "averages/minutes-per-game": "-min",
  "averages/field-goal-percentage": "-fgpct",
  "averages/three-point-percentage": "-fg3pct",
  "averages/free-throw-percentage": "-ftpct",
  "advanced/true-shooting-percentage": "-ts&columns=shooting",
  "advanced/effective-field-goal-percentage": "-efg&columns=shooting",
  "misc/assists-per-turnover": "-astto&columns=advanced",
  "misc/double-doubles": "-dd&columns=misc&per=total",
  "misc/triple-doubles": "-td&columns=misc&per=total",
  "misc/plus-minus": "-pm&per=total",
  "totals/points": "-pts&per=total",
  "totals/rebounds": "-reb&per=total",
  "totals/assists": "-ast&per=total",
  "totals/steals": "-stl&per=total",
  "totals/blocks": "-blk&per=total",
  "totals/threes-made": "-fg3m&per=total&columns=shooting",
  "totals/field-goals-made": "-fgm&per=total&columns=shooting",
  "totals/free-throws-made": "-ftm&per=total&columns=shooting",
  "totals/minutes": "-min&per=total",
};

const ORDER: readonly StatGroup[] = ["averages", "totals", "advanced", "misc"];

/** The first fifty of a category of leaders; missing for an unknown category. */
export async function loadLeaderList(
  collections: Collections,
  group: string | undefined,
  slug: string | undefined,
): Promise<View<LeaderListPage>> {
  const rule = leaderRuleAt(group ?? "", slug ?? "");
  const read = await gather({
    teams: collections.teams(),
    players: collections.players(),
    totals: collections.seasonTotals(),
    ratings: collections.seasonRatings(),
  });
  return viewOf(read, ({ teams, players, totals, ratings }) => {
    if (rule === undefined) return undefined;
    const { rows, qualified } = leaderList(rule, totals, ratings);
    const rowOf = leaderRow(players, teams);
    const sort = FIGURES[`${rule.group}/${categorySlug(rule.category)}`];
    return {
      group: rule.group,
      category: rule.category,
      href: leadersPath(rule.group, rule.category),
      sentence: sentenceOf(
        rows,
        `${qualified} players ${rule.isCount ? "with at least one" : "who qualify"}`,
      ),
      qualification: QUALIFICATION[rule.group],
      rows: rows.map(({ rank, player: { name, games }, stat }) => ({
        ...rowOf({ rank, player: name, stat }),
        games,
      })),
      table: sort && `/nba/stats/players?sort=${sort}&season=${SEASON}`,
      groups: ORDER.map((own) => ({
        title: STAT_GROUP_TITLES[own],
        lists: LEADER_RULES.filter((other) => other.group === own).map((other) => ({
          category: other.category,
          href: leadersPath(own, other.category),
          isCurrent: other === rule,
        })),
      })),
    };
  });
}

function sentenceOf(
  rows: readonly { rank: number; player: { name: string }; stat: string }[],
  among: string,
): string {
  const first = rows.filter(({ rank }) => rank === 1);
  const [leader] = first;
  if (leader === undefined) return "No player qualifies yet.";
  const names = first.map(({ player }) => player.name);
  const who = names.length > 3 ? `${names.length} players` : listed(names);
  const verb = names.length > 1 ? "lead" : "leads";
  return `${who} ${verb} with ${printedFigure(leader.stat)}, of ${among}.`;
}
