import { COLUMN_SETS } from "#domain/figures/figure.ts";
import { figureOf } from "#domain/figures/figures.ts";
import { LEADER_RULES, type LeaderRule } from "#domain/leaders/leader-categories.ts";
import { leaderList, leaderRuleOf, leadersPath } from "#domain/leaders/leader-lists.ts";
import { STAT_GROUP_TITLES, type StatGroup } from "#domain/leaders/leaders.ts";
import { gamesSoFar, qualificationOf } from "#domain/leaders/qualification.ts";
import { RATINGS_UNKNOWN } from "#domain/players/known-since.ts";
import { inSeason, linksOfSeason } from "#domain/players/season-links.ts";
import { listed } from "#domain/printing/listed.ts";
import { completeQuery, qualifiedInTable } from "#domain/query/query.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { type AnswerFiles, addressAt, filesOf } from "../questions/place.ts";
import { PLAYER_STATS } from "../questions/questions.ts";
import { type LeaderRow, leaderRow } from "./leader-tables.ts";

export interface LeaderListPage {
  group: StatGroup;
  category: string;
  path: string;
  /** The path in the season. */
  href: string;
  files: AnswerFiles;
  /** "Luka Dončić leads with 33.5, of 234 players who qualify." A count says "with at least one". */
  sentence: string;
  qualification: string;
  /** `value` is the printed figure as a number. */
  rows: (LeaderRow & { playerId: string; games: number; value: number })[];
  /** The statistics table sorted by the same figure; undefined when the table lacks the figure. */
  table: string | undefined;
  /** Every list, by group. */
  groups: { title: string; lists: { category: string; href: string; isCurrent: boolean }[] }[];
}

const ORDER: readonly StatGroup[] = ["averages", "totals", "advanced", "misc"];

/** The first fifty of a category of leaders of a season; missing for an unknown category. */
export async function loadLeaderList(
  collections: Collections,
  group: string | undefined,
  slug: string | undefined,
  season = collections.seasonNow.current,
): Promise<View<LeaderListPage>> {
  const rule = leaderRuleOf(`${group}/${slug}`);
  const read = await gather({
    teams: collections.teams(),
    players: collections.players(),
    totals: collections.seasonTotals(),
    ratings: collections.seasonRatings(),
  });
  return viewOf(read, ({ teams, players, totals, ratings }) => {
    if (rule === undefined) return undefined;
    const path = leadersPath(rule.group, rule.category);
    const { rows, qualified } = leaderList(rule, totals, ratings, { season });
    const { current } = collections.seasonNow;
    const isPast = season !== current;
    const rowOf = leaderRow({ players, teams, totals }, linksOfSeason(season, current));
    const isListed = season < FIRST_WITH_LINES;
    const hasList = (own: LeaderRule) =>
      isListed
        ? leaderList(own, totals, ratings, { season, length: 1 }).rows.length > 0
        : !own.isRated || ratings.length > 0;
    return {
      group: rule.group,
      category: rule.category,
      path,
      href: inSeason(path, season, current),
      files: filesOf(path, new URLSearchParams(isPast ? { season } : {})),
      sentence: hasList(rule)
        ? sentenceOf(
            rows,
            `${qualified} players ${rule.isCount ? "with at least one" : "who qualify"}`,
          )
        : isPast && rule.isRated
          ? RATINGS_UNKNOWN
          : isListed
            ? `The league did not track this in ${season}.`
            : `Ratings for ${season} aren't available yet.`,
      qualification: (isListed
        ? qualificationOf(season, gamesSoFar(totals))
        : qualificationOf(season))[rule.group],
      rows: rows.map(({ rank, player: { id, name, games }, stat }) => ({
        ...rowOf({ rank, player: name, stat }),
        playerId: id,
        games,
        value: Number(stat.replace("%", "")),
      })),
      table: hasList(rule) && !isListed ? tableOf(rule, season) : undefined,
      groups: ORDER.map((own) => ({
        title: STAT_GROUP_TITLES[own],
        lists: LEADER_RULES.filter((other) => other.group === own && hasList(other)).map(
          (other) => ({
            category: other.category,
            href: inSeason(leadersPath(own, other.category), season, current),
            isCurrent: other === rule,
          }),
        ),
      })),
    };
  });
}

/** The statistics table that prints a list's figure, in the order of the list. */
function tableOf({ figure, isTotal, least }: LeaderRule, season: string): string | undefined {
  const sets = figure === undefined ? undefined : figureOf(figure)?.columns;
  const columns = COLUMN_SETS.find((set) => sets?.[set]?.includes("players"));
  if (figure === undefined || columns === undefined) return undefined;
  const sort = { key: figure, order: least === true ? "asc" : "desc" } as const;
  const per = isTotal ? "total" : "average";
  const query = completeQuery({ rows: "players", season, columns, per, sort });
  return addressAt(PLAYER_STATS, { ...query, qualified: qualifiedInTable(query) });
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
