import { memoize } from "../memoize.ts";
import type { Stage } from "../season/box-score.ts";
import type { Game } from "../season/facts.ts";
import type { StagedGame } from "../season/team-log.ts";
import { inWords } from "../season/tie-sentences.ts";
import type { Kind } from "./kind.ts";

/** The games among which a game is compared: those of its own stage. */
const SCOPES: Partial<Record<Stage, string>> = {
  season: "the regular season",
  playoffs: "the playoffs",
};

/** The fewest games of a stage among which a game is called an extreme. */
const FEWEST_GAMES = 20;
/** The games of a stage for each that may be more extreme. */
const GAMES_BEYOND = 50;

/** A figure by which games are compared. */
interface Extreme extends Pick<Kind, "name" | "topic"> {
  /** A game's figures, larger when they are more extreme: of several, one for each team. */
  figures(score: Pick<Game, "homePoints" | "awayPoints">): number[];
  /** What is said of the games beyond this one: "win", "was wider". */
  noun: string;
  than: string;
  /** What the game alone is when there is none beyond it, if there is a word for it. */
  superlative?: string;
}

const WIDEST: Extreme = {
  name: "widest win",
  topic: "margin",
  figures: ({ homePoints, awayPoints }) => [Math.abs(homePoints - awayPoints)],
  noun: "win",
  than: "was wider",
  superlative: "the widest win",
};
const HIGHEST: Extreme = {
  name: "highest score",
  topic: "points",
  figures: ({ homePoints, awayPoints }) => [homePoints, awayPoints],
  noun: "score",
  than: "was higher",
  superlative: "the highest score",
};
const LOWEST: Extreme = {
  name: "lowest score",
  topic: "points",
  figures: ({ homePoints, awayPoints }) => [-homePoints, -awayPoints],
  noun: "score",
  than: "was lower",
};
const MOST_IN_DEFEAT: Extreme = {
  name: "most points in defeat",
  topic: "points",
  figures: ({ homePoints, awayPoints }) => [Math.min(homePoints, awayPoints)],
  noun: "losing score",
  than: "was higher",
};
const MOST_TOGETHER: Extreme = {
  name: "most points together",
  topic: "points",
  figures: ({ homePoints, awayPoints }) => [homePoints + awayPoints],
  noun: "game",
  than: "had more points",
};
const FEWEST_TOGETHER: Extreme = {
  name: "fewest points together",
  topic: "points",
  figures: ({ homePoints, awayPoints }) => [-homePoints - awayPoints],
  noun: "game",
  than: "had fewer points",
};

/** The kinds of a game of which no other of its stage was more extreme. */
export const FIRST_EXTREMES: readonly Kind[] = [
  WIDEST,
  MOST_TOGETHER,
  HIGHEST,
  LOWEST,
  FEWEST_TOGETHER,
  MOST_IN_DEFEAT,
].map((extreme) => kindOf(extreme, 0, extreme.name));

/** The kinds of a game of which a few others were more extreme. */
export const NEAR_EXTREMES: readonly Kind[] = [WIDEST, MOST_TOGETHER, HIGHEST, LOWEST].map(
  (extreme) => kindOf(extreme, 4, `near the ${extreme.name}`),
);

function kindOf(extreme: Extreme, mostBeyond: number, name: string): Kind {
  const { topic, figures, noun, than, superlative } = extreme;
  const rankedStages = memoize((season: readonly StagedGame[]) => {
    const stages = Map.groupBy(season, ({ stage }) => stage ?? "season");
    return new Map(
      [...stages].map(([stage, games]) => {
        const ranked = games.flatMap(figures).sort((a, b) => b - a);
        // Among few games every one is an extreme.
        const most = Math.min(mostBeyond, Math.floor(games.length / GAMES_BEYOND));
        return [stage, games.length < FEWEST_GAMES ? [] : ranked.slice(0, most + 2)];
      }),
    );
  });
  return {
    name,
    topic,
    tell({ game, season, result }) {
      const scope = SCOPES[game.stage];
      const ranked = rankedStages(season).get(game.stage) ?? [];
      const own = Math.max(...figures(game));
      // One figure more is kept, which shows whether the game shares its place.
      const beyond = ranked.slice(0, -1).findIndex((other) => other <= own);
      if (scope === undefined || beyond < 0) return undefined;
      if (beyond === 0 && superlative !== undefined && ranked[1] !== own) {
        const words = `${superlative} of ${scope}`;
        return { lead: `${result}, ${words}`, more: `it was ${words}` };
      }
      const others =
        beyond > 1
          ? `only ${inWords(beyond)} ${noun}s of ${scope} ${than.replace("was", "were")}`
          : `${beyond === 0 ? "no" : "only one"} ${noun} of ${scope} ${than}`;
      return { lead: `${result}; ${others}`, more: others };
    },
  };
}
