import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import { type Official, officialSeasons } from "#domain/query/engine/official.ts";
import { tablesOf } from "#domain/query/engine/tables.ts";
import { type TeamTotals, teamTotals } from "#domain/query/engine/team-totals.ts";
import { ok } from "#domain/result.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { averagesBy, figuresAsked, linesAveraged } from "./averages-asked.ts";
import { figuresNamed, type Summed } from "./averages-figures.ts";
import { SEASON_TYPES, TEAM_AVERAGES, TEAM_RATINGS, teamAverages } from "./averages-schema.ts";
import { pageAfter } from "./paging.ts";
import { teamsAveraged } from "./parameters.ts";
import { route } from "./route.ts";
import { rounded } from "./season-averages.ts";
import { seasonAskedBy } from "./seasons.ts";
import { teamAnswers } from "./teams.ts";

export const teamAverageRoutes = [
  route({
    path: "/team_season_averages/{category}",
    tag: "Figures",
    summary: "Season averages of teams by type",
    description:
      "What teams and their opponents did per game, under the league's own names. Ratings, pace and shares " +
      "of rebounds are the official ones of the current regular season; the clutch is counted from plays.",
    parameters: { ...averagesBy(TEAM_AVERAGES), ...teamsAveraged },
    example: "/team_season_averages/general?season={year}&type=opponent",
    needs: ["teams"],
    item: teamAverages,
    holds: "pages",
    seasonAsked: (query) => seasonAskedBy.season(query.season),
    async answer(query, { teams }, call) {
      const { category, "team_ids[]": only, season_type } = query;
      const names = figuresAsked(TEAM_AVERAGES[category], query);
      if (!names.ok) return names;
      const lines = await linesAveraged(category, call);
      if (!lines.ok) return lines;
      const isWhole = category === "general" && season_type === "regular";
      const published = isWhole ? await call.collections.teamStats() : undefined;
      const official = published?.ok
        ? officialSeasons(
            {
              lines: lines.value,
              teams,
              teamStats: published.value.value,
              totals: [],
              ratings: [],
            },
            tablesOf(lines.value).teams,
          )
        : [];
      const answers = teamAnswers(teams);
      const played = teamTotals(lines.value)(SEASON_TYPES[season_type]).flatMap((totals) => {
        const team = answers.get(totals.teamId);
        const isAsked = only === undefined || only.includes(totals.teamId);
        return team !== undefined && isAsked ? [{ team, totals }] : [];
      });
      return ok(
        pageAfter(
          played,
          ({ team }) => team.id,
          query,
          ({ team, totals }) => ({
            team,
            season: yearOfSeason(call.season),
            season_type,
            stats: figuresNamed(names.value, summedTeam(totals, official[team.id])),
          }),
        ),
      );
    },
  }),
];

/** A team's sums and ratings, the official ones where they are of the same games. */
function summedTeam(totals: TeamTotals, season: Official | undefined): Summed {
  const { games, seconds, opponents } = totals;
  const official = season?.games === games ? season : undefined;
  const own = { ...totals.own };
  for (const count of BOX_COUNTS) own[count] = official?.sums.get(count) ?? own[count];
  const ratings = Object.entries(TEAM_RATINGS).map(([name, [label, unit]]) => {
    const value = official?.ratings.get(label);
    return [name, value === undefined ? undefined : rounded(value, unit, unit === 1 ? 1 : 3)];
  });
  return {
    ...totals,
    minutes: seconds / 60,
    sums: own,
    plusMinus: minus(own.pts, opponents.pts),
    given: {
      ...(Object.fromEntries(ratings) as Record<string, number | undefined>),
      ast_pct: share(own.ast, own.fgm),
      pct_ast_fgm: share(own.ast, own.fgm),
    },
  };
}

type Sum = number | null;

function minus(sum: Sum, other: Sum): Sum {
  return sum === null || other === null ? null : sum - other;
}

function share(part: Sum, whole: Sum): number | undefined {
  return part === null || whole === null || whole === 0 ? undefined : rounded(part, whole, 3);
}
