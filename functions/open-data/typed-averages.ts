import { playerTotals } from "#domain/query/engine/player-totals.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { SeasonRatings, SeasonTotals } from "#domain/season/facts.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import type { ZoneShooting } from "#domain/season/shots.ts";
import { averagesBy, figuresAsked, linesAveraged } from "./averages-asked.ts";
import { figuresNamed, type Summed } from "./averages-figures.ts";
import {
  LEAGUE_RATINGS,
  OFFICIAL_MEANS,
  PLAYER_AVERAGES,
  SEASON_TYPES,
  typedAverages,
} from "./averages-schema.ts";
import type { OpenDataFailure } from "./failures.ts";
import { pageAfter } from "./paging.ts";
import { averagesParameters } from "./parameters.ts";
import { peopleOf, unknownPlayer } from "./people.ts";
import type { QueryOf } from "./query.ts";
import { type Call, route } from "./route.ts";
import { seasonAskedBy } from "./seasons.ts";

/** The limit of players whose shots an answer has: those of each are a read. */
const MOST_SHOOTERS = 25;

const parameters = {
  ...averagesBy(PLAYER_AVERAGES),
  "player_ids[]": averagesParameters["player_ids[]"],
};
type Asked = QueryOf<typeof parameters>;

export const typedAveragesRoutes = [
  route({
    path: "/season_averages/{category}",
    tag: "Figures",
    summary: "Season averages by type",
    description:
      "The averages and official ratings of everybody who has played, under the league's own names; " +
      "without player_ids[] of all players, page by page. The clutch is counted from plays; shots by zone " +
      `are of the current regular season, for ${MOST_SHOOTERS} players at once.`,
    parameters,
    example: "/season_averages/general?season={year}&type=advanced&player_ids[]=1629029",
    needs: ["teams", "players", "seasonTotals", "seasonRatings"],
    item: typedAverages,
    holds: "pages",
    seasonAsked: (query) => seasonAskedBy.season(query.season),
    async answer(query, facts, call) {
      const { category, "player_ids[]": only, season_type } = query;
      const names = figuresAsked(PLAYER_AVERAGES[category], query);
      if (!names.ok) return names;
      const totals = await totalsAsked(query, facts.seasonTotals, call);
      if (!totals.ok) return totals;
      const shots = category === "shooting" ? await shotsAsked(query, call) : NO_SHOTS;
      if (!shots.ok) return shots;
      const people = peopleOf(facts);
      const isOfficial = category !== "clutch" && season_type === "regular";
      const official = isOfficial ? facts.seasonRatings : [];
      const ratings = new Map(official.map((own) => [own.id, own]));
      const played = totals.value
        .filter(({ id, games }) => games > 0 && (only === undefined || only.includes(Number(id))))
        .sort((a, b) => Number(a.id) - Number(b.id));
      return ok(
        pageAfter(
          played,
          ({ id }) => Number(id),
          query,
          (own) => {
            const player_id = Number(own.id);
            const summed = {
              ...summedPlayer(own, ratings.get(own.id)),
              shots: shots.value.get(player_id),
            };
            return {
              player_id,
              player: people.get(player_id)?.ofLine ?? unknownPlayer(player_id),
              season: yearOfSeason(call.season),
              season_type,
              stats: figuresNamed(names.value, summed),
            };
          },
        ),
      );
    },
  }),
];

/** The official totals of a regular season, or sums of the lines that the call asks for. */
async function totalsAsked(
  { category, season_type }: Asked,
  official: readonly SeasonTotals[],
  call: Call,
): Promise<Result<readonly SeasonTotals[], OpenDataFailure>> {
  if (category !== "clutch" && season_type === "regular") return ok(official);
  const lines = await linesAveraged(category, call);
  return lines.ok ? ok(playerTotals(lines.value)(SEASON_TYPES[season_type])) : lines;
}

const NO_SHOTS = ok(new Map<number, ZoneShooting>());

async function shotsAsked(
  { "player_ids[]": ids, season_type }: Asked,
  { season, collections, documents }: Call,
): Promise<Result<ReadonlyMap<number, ZoneShooting>, OpenDataFailure>> {
  const bad = (name: string, message: string) =>
    fail({ kind: "bad-parameter", name, message: `${message} in the category shooting` } as const);
  if (season !== collections.seasonNow.current) return bad("season", "must be the current one");
  if (season_type !== "regular") return bad("season_type", "must be regular");
  if (ids === undefined) return bad("player_ids[]", "is required");
  if (ids.length > MOST_SHOOTERS) {
    return bad("player_ids[]", `must not have more than ${MOST_SHOOTERS} values`);
  }
  const reads = ids.map(async (id) => [id, await documents.shots(String(id))] as const);
  const found = new Map<number, ZoneShooting>();
  for (const [id, shots] of await Promise.all(reads)) {
    if (shots.ok) found.set(id, shots.value.value.zones);
  }
  return ok(found);
}

function summedPlayer(totals: SeasonTotals, official: SeasonRatings | undefined): Summed {
  const unassisted = official?.unassisted;
  const isSplit = totals.oreb + totals.dreb === totals.reb;
  return {
    ...totals,
    // Of some games only the sum of rebounds is known.
    sums: isSplit ? totals : { ...totals, oreb: null, dreb: null },
    given: {
      ...renamed(LEAGUE_RATINGS, official?.ratings),
      ...renamed(OFFICIAL_MEANS, official?.perGame),
      ...(unassisted === undefined ? {} : sharesOf(unassisted)),
    },
  };
}

function sharesOf(unassisted: number) {
  const share = Number(unassisted.toFixed(3));
  return { pct_uast_fgm: share, pct_ast_fgm: Number((1 - share).toFixed(3)) };
}

/** Figures under other names. */
function renamed<Own extends string>(
  names: Readonly<Record<string, Own>>,
  figures: Readonly<Record<Own, number>> | undefined,
): Record<string, number | undefined> {
  return Object.fromEntries(Object.entries(names).map(([name, own]) => [name, figures?.[own]]));
}
