import * as v from "valibot";
import { gamesSoFar, qualifiesForAverage } from "#domain/leaders/qualification.ts";
import { ok } from "#domain/result.ts";
import { seasonName } from "#domain/season/season.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import { type LeaderAnswer, leader, STAT_TYPES, type StatType } from "./answer-schemas.ts";
import { seasonParameter } from "./parameters.ts";
import { type PeopleFacts, peopleOf, unknownPlayer } from "./people.ts";
import { route } from "./route.ts";
import { rounded } from "./season-averages.ts";
import { seasonAskedBy } from "./seasons.ts";

const statType = v.pipe(
  v.picklist(STAT_TYPES, `must be one of ${STAT_TYPES.join(", ")}`),
  v.description("By which average players are compared."),
);

export const leaderRoutes = [
  route({
    path: "/leaders",
    tag: "Tables",
    summary: "Season leaders",
    description:
      "Everybody who qualifies for an average by the league's rules (while a season runs, " +
      "by the same part of the games so far), best first. Of any season since 1946-47; none where " +
      "the league did not keep the count.",
    parameters: { stat_type: statType, season: seasonParameter },
    example: "/leaders?stat_type=pts&season={year}",
    needs: ["teams", "players", "seasonTotals"],
    item: leader,
    holds: "list",
    takesLists: true,
    seasonAsked: (query) => seasonAskedBy.season(query.season),
    answer: ({ stat_type, season }, facts) => ok({ data: leadersOf(stat_type, season, facts) }),
  }),
];

/** The ranked averages of a statistic; equal averages share a rank and are sorted by name. */
function leadersOf(type: StatType, season: number, facts: PeopleFacts): LeaderAnswer[] {
  const people = peopleOf(facts);
  const of = type === "min" ? "minutes" : type;
  const soFar = gamesSoFar(facts.seasonTotals);
  const ranked = facts.seasonTotals
    .filter(
      (player) => player.games > 0 && qualifiesForAverage(of, player, soFar, seasonName(season)),
    )
    .map((player) => ({ player, exact: player[of] / player.games }))
    .filter(({ exact }) => !Number.isNaN(exact))
    .sort((a, b) => b.exact - a.exact || compareNames(a.player.name, b.player.name));
  let rank = 0;
  return ranked.map(({ player, exact }, at) => {
    if (ranked[at - 1]?.exact !== exact) rank = at + 1;
    const id = Number(player.id);
    return {
      rank,
      stat_type: type,
      value: rounded(player[of], player.games, 2),
      season,
      games_played: player.games,
      player: people.get(id)?.ofLine ?? unknownPlayer(id),
    };
  });
}
