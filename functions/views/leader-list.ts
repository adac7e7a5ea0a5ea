import { listed } from "../../domain/printing/listed.ts";
import { RATINGS_UNKNOWN } from "../../domain/season/known-since.ts";
import { LEADER_RULES, type LeaderRule } from "../../domain/season/leader-categories.ts";
import {
  categorySlug,
  leaderList,
  leaderRuleAt,
  leadersPath,
} from "../../domain/season/leader-lists.ts";
import { STAT_GROUP_TITLES, type StatGroup } from "../../domain/season/leaders.ts";
import { printedFigure } from "../../domain/season/printed.ts";
import { qualificationOf } from "../../domain/season/qualification.ts";
import { currentSeason } from "../../domain/season/season.ts";
import { inSeason, linksOfSeason } from "../../domain/season/season-links.ts";
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

/** The first fifty of a category of leaders of a season; missing for an unknown category. */
export async function loadLeaderList(
  collections: Collections,
  group: string | undefined,
  slug: string | undefined,
  season = currentSeason(),
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
    // Past seasons have no contracts: there a player's team is his last one.
    const isPast = season !== currentSeason();
    const rowOf = leaderRow(players, teams, linksOfSeason(season));
    const teamIds = new Map(isPast ? totals.map(({ id, teamId }) => [id, teamId]) : []);
    const hasList = ({ isRated }: LeaderRule) => !(isPast && isRated);
    const sort = FIGURES[`${rule.group}/${categorySlug(rule.category)}`];
    return {
      group: rule.group,
      category: rule.category,
      href: leadersPath(rule.group, rule.category),
      sentence: hasList(rule)
        ? sentenceOf(
            rows,
            `${qualified} players ${rule.isCount ? "with at least one" : "who qualify"}`,
          )
        : RATINGS_UNKNOWN,
      qualification: qualificationOf(season)[rule.group],
      rows: rows.map(({ rank, player: { id, name, games }, stat }) => ({
        ...rowOf({ rank, player: name, stat, teamId: teamIds.get(id) }),
        games,
      })),
      table: sort && `/nba/stats/players?sort=${sort}&season=${season}`,
      groups: ORDER.map((own) => ({
        title: STAT_GROUP_TITLES[own],
        lists: LEADER_RULES.filter((other) => other.group === own && hasList(other)).map(
          (other) => ({
            category: other.category,
            href: inSeason(leadersPath(own, other.category), season),
            isCurrent: other === rule,
          }),
        ),
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
