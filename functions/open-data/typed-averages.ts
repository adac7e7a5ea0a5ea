import * as v from "valibot";
import { ok } from "../../domain/result.ts";
import type { SeasonRatings, SeasonTotals } from "../../domain/season/facts.ts";
import { currentYear, yearOfSeason } from "../../domain/season/season.ts";
import { byName } from "../data/by-name.ts";
import {
  AVERAGES_TYPES,
  type AveragesOf,
  type AveragesType,
  LEAGUE_RATINGS,
  MEANS,
  OFFICIAL_MEANS,
  typedAverages,
} from "./averages-schema.ts";
import { pageAfter } from "./paging.ts";
import { averagesParameters, paging, seasonParameter } from "./parameters.ts";
import { peopleOf, unknownPlayer } from "./people.ts";
import { route } from "./route.ts";
import { accuracy, rounded } from "./season-averages.ts";
import { seasonAskedBy } from "./seasons.ts";

const CATEGORIES = ["general"] as const;

const parameters = {
  category: v.pipe(
    v.picklist(
      CATEGORIES,
      "must be general: other averages are at /nba/stats, and /query asks for any of them",
    ),
    v.description("The category."),
  ),
  season: seasonParameter,
  season_type: v.optional(
    v.pipe(
      v.picklist(["regular"], "must be regular: /query?rows=players&stage=playoffs has the rest"),
      v.description("The regular season, also unless said."),
    ),
    "regular",
  ),
  type: v.optional(
    v.pipe(
      v.picklist(AVERAGES_TYPES, `must be one of ${AVERAGES_TYPES.join(", ")}`),
      v.description("Which figures; base unless said."),
    ),
    "base",
  ),
  "player_ids[]": averagesParameters["player_ids[]"],
  ...paging,
};

export const typedAveragesRoutes = [
  route({
    path: "/season_averages/{category}",
    tag: "Figures",
    summary: "Season averages by type",
    description:
      "The averages and official ratings of everybody who has played, under the league's own names; " +
      "without player_ids[] of all players, page by page.",
    parameters,
    get example() {
      const season = currentYear();
      return `/season_averages/general?season=${season}&type=advanced&player_ids[]=1629029` as const;
    },
    needs: ["teams", "players", "seasonTotals", "seasonRatings"],
    item: typedAverages,
    holds: "pages",
    seasonAsked: (query) => seasonAskedBy.season(query.season),
    answer(query, facts, call) {
      const { "player_ids[]": only, season_type } = query;
      const people = peopleOf(facts);
      const ratings = new Map(facts.seasonRatings.map((own) => [own.id, own]));
      const played = facts.seasonTotals
        .filter(({ id, games }) => games > 0 && (only === undefined || only.includes(Number(id))))
        .sort((a, b) => Number(a.id) - Number(b.id));
      return ok(
        pageAfter(
          played,
          ({ id }) => Number(id),
          query,
          (totals) => {
            const player_id = Number(totals.id);
            return {
              player_id,
              player: people.get(player_id)?.ofLine ?? unknownPlayer(player_id),
              season: yearOfSeason(call.season),
              season_type,
              stats: STATS[query.type](totals, ratings.get(totals.id)),
            };
          },
        ),
      );
    },
  }),
];

const STATS: {
  [Type in AveragesType]: (
    totals: SeasonTotals,
    official: SeasonRatings | undefined,
  ) => AveragesOf<Type>;
} = {
  base: (totals) => ({
    ...playing(totals),
    w: totals.wins,
    l: totals.losses,
    w_pct: rounded(totals.wins, totals.games, 3),
    ...byName(MEANS, (name) => mean(totals[name], totals)),
    fg_pct: accuracy(totals.fgm, totals.fga),
    fg3_pct: accuracy(totals.fg3m, totals.fg3a),
    ft_pct: accuracy(totals.ftm, totals.fta),
    plus_minus: mean(totals.plusMinus, totals),
    dd2: totals.doubleDoubles,
    td3: totals.tripleDoubles,
  }),
  advanced: (totals, official) => ({
    ...playing(totals),
    ...renamed(LEAGUE_RATINGS, official?.ratings),
    ast_to: totals.tov === 0 ? null : rounded(totals.ast, totals.tov, 2),
    efg_pct: accuracy(totals.fgm + 0.5 * totals.fg3m, totals.fga),
    ts_pct: accuracy(totals.pts, 2 * (totals.fga + 0.44 * totals.fta)),
  }),
  misc: (totals, official) => ({
    ...playing(totals),
    ...renamed(OFFICIAL_MEANS, official?.perGame),
  }),
};

function playing(totals: SeasonTotals) {
  return { gp: totals.games, min: mean(totals.minutes, totals) };
}

function mean(sum: number | null, { games }: SeasonTotals): number | null {
  return sum === null ? null : rounded(sum, games, 1);
}

/** Figures under other names; null without any. */
function renamed<Name extends string, Own extends string>(
  names: Readonly<Record<Name, Own>>,
  figures: Readonly<Record<Own, number>> | undefined,
) {
  return byName(Object.keys(names) as Name[], (name) => figures?.[names[name]] ?? null);
}
