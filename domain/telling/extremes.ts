import { memoize } from "../memoize.ts";
import type { Stage } from "../season/box-score.ts";
import type { Game } from "../season/facts.ts";
import type { StagedGame } from "../season/team-log.ts";
import { inWords } from "../standings/tie-sentences.ts";
import type { Kind } from "./kind.ts";
import type { Telling } from "./telling.ts";

/** The games among which a game is compared: those of its own stage. */
const SCOPES: Partial<Record<Stage, string>> = {
  season: "the regular season",
  playoffs: "the playoffs",
};

/** The fewest games of a stage among which a game is called an extreme. */
const FEWEST_GAMES = 20;

/** All games of a game's stage. */
export function gamesOfStage({ game, season }: Telling): readonly StagedGame[] {
  return stagesOf(season).get(game.stage) ?? [];
}

/** The name of a game's stage, when the stage has enough games for extremes. */
export function scopeOf(telling: Telling): string | undefined {
  return gamesOfStage(telling).length < FEWEST_GAMES ? undefined : SCOPES[telling.game.stage];
}

/** The games of a stage for each that may be more extreme, and the most that may. */
const GAMES_BEYOND = 50;
const MOST_BEYOND = 4;

/** A figure by which games are compared. */
interface Extreme extends Pick<Kind, "name" | "topic"> {
  /** A game's figures, larger when they are more extreme: of several, one for each team. */
  figures(score: Pick<Game, "homePoints" | "awayPoints">): number[];
  /** The noun and the predicate for a more extreme game: "one win", "was wider". */
  noun: string;
  than: string;
  /** The name of the most extreme game; undefined when sentences have none. */
  superlative?: string;
}

const WIDEST: Extreme = {
  name: "widest win",
  topic: "margin",
  figures: ({ homePoints, awayPoints }) => [Math.abs(homePoints - awayPoints)],
  noun: "win",
  than: "was more lopsided",
  superlative: "the most lopsided win",
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

const stagesOf = memoize((season: readonly StagedGame[]) =>
  Map.groupBy(season, ({ stage }) => stage ?? "season"),
);

/** The most extreme figures of some games, the first of them first. */
function firstOf(games: readonly StagedGame[], { figures }: Extreme, count: number): number[] {
  const found: number[] = [];
  for (const game of games) {
    for (const figure of figures(game)) {
      if (found.length === count && figure <= (found[count - 1] ?? 0)) continue;
      found.push(figure);
      found.sort((a, b) => b - a);
      found.length = Math.min(count, found.length);
    }
  }
  return found;
}

/** The kinds of a game beyond which no other game of its stage was, and beyond which few were. */
function kindsOf(extreme: Extreme): { first: Kind; near: Kind } {
  const { topic, figures, noun, than, superlative } = extreme;
  const rankedIn = memoize(
    (season: readonly StagedGame[]) =>
      new Map(
        [...stagesOf(season)].map(([stage, games]) => {
          // Among few games every one is an extreme.
          const most = Math.min(MOST_BEYOND, Math.floor(games.length / GAMES_BEYOND));
          // One figure more shows whether a game shares the first place.
          return [stage, games.length < FEWEST_GAMES ? [] : firstOf(games, extreme, most + 2)];
        }),
      ),
  );
  const kind = (name: string, isOf: (beyond: number) => boolean): Kind => ({
    name,
    topic,
    tell({ game, season, result }) {
      const scope = SCOPES[game.stage];
      const ranked = rankedIn(season).get(game.stage) ?? [];
      const own = Math.max(...figures(game));
      const beyond = ranked.slice(0, -1).findIndex((other) => other <= own);
      if (scope === undefined || !isOf(beyond)) return undefined;
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
  });
  return {
    first: kind(extreme.name, (beyond) => beyond === 0),
    near: kind(`near the ${extreme.name}`, (beyond) => beyond > 0),
  };
}

const OFTEN_TOLD = [WIDEST, MOST_TOGETHER, HIGHEST, LOWEST].map(kindsOf);
const RARELY_TOLD = [FEWEST_TOGETHER, MOST_IN_DEFEAT].map(kindsOf);

export const FIRST_EXTREMES = [...OFTEN_TOLD, ...RARELY_TOLD].map(({ first }) => first);
export const NEAR_EXTREMES = OFTEN_TOLD.map(({ near }) => near);
