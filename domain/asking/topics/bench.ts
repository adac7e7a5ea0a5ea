import { CONDITION, type Meaning } from "#domain/ask/meaning.ts";
import {
  type ConditionName,
  type Conditions,
  isOfPlayers,
} from "#domain/query/conditions/conditions.ts";
import { completeQuery, type Query, type QueryStage } from "#domain/query/query.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";
import { teamPath } from "#domain/teams/team.ts";
import { joined, nameSegments, said } from "../restate/segments.ts";
import { topic } from "./topic.ts";

/** Bench points of teams: "best bench scoring team in january", "knicks bench most points in a game". */
export const bench = topic({
  words: `
bench: bench, benches
points: point(s), scoring, ppg
in-a-game: in a game, in one game, in any game, in a single game, single game
`,
  needs: "bench points",
  takes: `season year-said rank team teams opponent per-game in-a-game many stage latest ${CONDITION}`,
  read(meaning, { said: context }) {
    const [team, ...others] = meaning.all("team");
    const rank = meaning.one("rank");
    const isOfGame = meaning.has("in-a-game");
    // "best bench points of the knicks" may be a player's.
    const isOfTeams = rank !== undefined || meaning.has("teams");
    const isRanked = isOfGame ? rank !== undefined : team !== undefined ? !rank : isOfTeams;
    if (others.length > 0 || !isRanked) return undefined;
    if (meaning.parts.some(({ category }) => isForeign(category))) return undefined;
    const games = gamesOf(meaning, context.seasonNow.current);
    const order = rank === "fewest" || rank === "worst" ? "fewest" : "most";
    const whose = team === undefined ? "all teams" : `the ${team.fullName}`;
    return {
      fact: { kind: "bench", order, teamId: team?.id, games, isOfGame },
      needs: undefined,
      path: team && teamPath(team),
      readAs: joined([
        {
          text: team === undefined || isOfGame ? `${order} ` : "",
          isInferred: rank === undefined,
        },
        ...nameSegments(`bench points ${isOfGame ? "in a" : "per"} game of ${whose}`, context),
        said(games === undefined ? "" : filterWords(games, context.names)),
        {
          text: `, ${STAGE_NAMES[games?.stage ?? "season"]}`,
          isInferred: !meaning.has("stage", "season"),
        },
      ]),
    };
  },
});

/** Returns whether a category is of a condition on players, of which a bench has several. */
function isForeign(category: string): boolean {
  return (
    category.startsWith(CONDITION) && isOfPlayers(category.slice(CONDITION.length) as ConditionName)
  );
}

/** The games of a question; undefined for those of the whole regular season. */
function gamesOf(meaning: Meaning, season: string): Query | undefined {
  const given = meaning.parts.flatMap(({ category, value }) =>
    category.startsWith(CONDITION) ? [[category.slice(CONDITION.length), value]] : [],
  );
  const opp = meaning.one("opponent")?.abbreviation;
  const last = meaning.one("latest");
  const conditions: Conditions = {
    ...Object.fromEntries(given),
    ...(opp !== undefined && { opp }),
    ...(last !== undefined && { last }),
  };
  const stage = meaning.one("stage") as QueryStage | undefined;
  if (Object.keys(conditions).length === 0 && stage === undefined) return undefined;
  return completeQuery({ season, rows: "team-games", stage, conditions });
}
