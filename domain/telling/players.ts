import { counted } from "../printing/counted.ts";
import { listed } from "../printing/listed.ts";
import { numberInWords } from "../printing/ordinals.ts";
import { possessive } from "../printing/possessive.ts";
import { type BoxLine, type BoxScore, leadingLine } from "../season/box-score.ts";
import { withoutEstimates } from "../season/line-doubts.ts";
import { doublesOf } from "../season/milestones.ts";
import { seasonOfGames } from "../season/season.ts";
import { inWords } from "../standings/tie-sentences.ts";
import type { Kind } from "./kind.ts";
import type { Telling, ToldSide } from "./telling.ts";

/** The fewest points that are compared with a player's other games. */
const HIGH = 30;
/** The fewest other games with which they are compared. */
const OTHERS = 10;
/** The fewest points of a leader off the bench that are told as such. */
const BENCH_LEADER = 22;
/** The fewest three-pointers that are told. */
const MANY_THREES = 8;

/** The players of a game whose points may be a season high: theirs are the careers to read. */
export function starsOf(game: BoxScore): string[] {
  return [game.homeTeamId, game.awayTeamId].flatMap((id) => {
    const best = leadingLine(game.lines.filter(({ teamId }) => teamId === id));
    return best !== undefined && best.pts >= HIGH ? [best.playerId] : [];
  });
}

/**
 * "career-high" or "season-high" when a player has fewer points in every other game of the season,
 * in whatever stage. Single games of earlier seasons are unknown, so a career high is a rookie's.
 */
function highOf(line: BoxLine, { game, careerOf }: Telling): string | undefined {
  const career = line.pts < HIGH ? undefined : careerOf(line.playerId);
  if (career === undefined) return undefined;
  const others = career.log.filter(({ gameId }) => gameId !== game.id);
  const isKnown = others.length === career.log.length - 1 && others.length >= OTHERS;
  if (!isKnown || others.some(({ pts }) => pts >= line.pts)) return undefined;
  const season = seasonOfGames([game]);
  const isLater = (other: { season: string }) => other.season >= season;
  const before = [...career.seasons, ...career.playoffs];
  const isKnownWhole = !career.isFormer || before.length > 0;
  const isRookie = isKnownWhole && before.every(isLater);
  return isRookie ? "career-high" : "season-high";
}

/** "56 points, 16 rebounds and 15 assists": the points, and what else is in double figures. */
function figuresOf(line: BoxLine, telling: Telling): string {
  const high = highOf(line, telling);
  const others = [
    [line.reb, "rebounds"],
    [line.ast, "assists"],
    [line.stl, "steals"],
    [line.blk, "blocks"],
  ] as const;
  return listed([
    `${high === undefined ? "" : `${high} `}${counted(line.pts, "point")}`,
    ...others.flatMap(([count, name]) => (count >= 10 ? [`${count} ${name}`] : [])),
  ]);
}

/** "scored 41 points", "had a triple-double of 31 points, 12 rebounds and 10 assists". */
function deedOf(held: BoxLine, telling: Telling): string {
  const line = withoutEstimates(held);
  const high = highOf(line, telling) !== undefined;
  const figures = `${high ? "a " : ""}${figuresOf(line, telling)}`;
  const doubles = doublesOf(line);
  if (doubles >= 3) return high ? `had ${figures}` : `had a triple-double of ${figures}`;
  const scored = doubles === 2 ? `had ${figures}` : `scored ${figures}`;
  if (line.fg3m >= MANY_THREES) return `made ${inWords(line.fg3m)} three-pointers and ${scored}`;
  return isBenchLeader(line) ? `came off the bench for ${figures}` : scored;
}

const isBenchLeader = ({ starter, pts }: BoxLine) => starter === false && pts >= BENCH_LEADER;

/** The winners' leading player when his line is of a kind. */
function star(name: string, isSo: (line: BoxLine, telling: Telling) => boolean): Kind {
  return {
    name,
    topic: "star",
    tell(telling) {
      const { winner, result, nameOf } = telling;
      const line = winner.best && withoutEstimates(winner.best);
      if (line === undefined || !isSo(line, telling)) return undefined;
      const did = `${nameOf(line.playerId)} ${deedOf(line, telling)}`;
      return { lead: `${did} as ${result}`, more: `${did} for ${winner.name}` };
    },
  };
}

export const FIFTY = star("fifty points", ({ pts }) => pts >= 50);
export const GREAT_LINE = star(
  "great line",
  (line) =>
    [line.pts, line.reb, line.ast].filter((count) => count >= 20).length > 1 ||
    (line.pts >= 40 && doublesOf(line) >= 3),
);
export const CAREER_HIGH = star(
  "career high",
  (line, telling) => highOf(line, telling) === "career-high",
);
export const FORTY_HIGH = star(
  "season high of forty",
  (line, telling) => line.pts >= 40 && highOf(line, telling) !== undefined,
);
export const TRIPLE_DOUBLE = star("triple-double", (line) => doublesOf(line) >= 3);
export const FORTY = star("forty points", ({ pts }) => pts >= 40);
export const SEASON_HIGH = star(
  "season high",
  (line, telling) => highOf(line, telling) !== undefined,
);
export const THREES_STAR = star("three-pointers", ({ fg3m }) => fg3m >= MANY_THREES);
export const FROM_THE_BENCH = star("leader from the bench", isBenchLeader);
export const LEADER = star("leader", () => true);

/** Two or more of the winners with thirty points. */
export const PAIR: Kind = {
  name: "two with thirty",
  topic: "star",
  tell({ winner, result, nameOf }) {
    const great = named(winner, nameOf).filter(({ pts }) => pts >= 30);
    if (great.length < 2) return undefined;
    const [first, ...others] = great
      .toSorted((a, b) => b.pts - a.pts)
      .map(({ playerId, pts }, at) => `${nameOf(playerId)} ${at === 0 ? "scored " : ""}${pts}`);
    const did = listed([`${first} points`, ...others]);
    return { lead: `${did} as ${result}`, more: `${did} for ${winner.name}` };
  },
};

/** The losers' leading player with the most points of the game. */
export function inVain(name: string, least: number): Kind {
  return {
    name,
    topic: "loser's star",
    tell(telling) {
      const { winner, loser, score, nameOf } = telling;
      const line = mostOfAll(telling);
      if (line === undefined || line.pts < least) return undefined;
      const figures = `${possessive(nameOf(line.playerId))} ${figuresOf(line, telling)}`;
      return {
        lead: `${figures} were not enough as ${loser.name} lost to ${winner.name} ${score}`,
        more: `${figures} for ${loser.name} were not enough`,
      };
    },
  };
}

export const LED_ALL: Kind = {
  name: "losing side's top scorer",
  topic: "loser's star",
  tell(telling) {
    const line = mostOfAll(telling);
    if (line === undefined || line.pts < 30) return undefined;
    const { nameOf, loser } = telling;
    return {
      more: `${nameOf(line.playerId)} led all scorers with ${line.pts} points for ${loser.name}`,
    };
  },
};

/** The losers' leading line when it has more points than every other of the game. */
function mostOfAll({ game, loser }: Telling): BoxLine | undefined {
  const line = loser.best;
  return line && game.lines.every((other) => other === line || other.pts < line.pts)
    ? line
    : undefined;
}

/** A great figure of a player who does not lead his team in points. */
export const FEAT: Kind = {
  name: "feat",
  topic: "other players",
  tell(telling) {
    const { nameOf } = telling;
    const feats = others(telling).flatMap(({ side, line }) => {
      const name = nameOf(line.playerId);
      return [
        line.reb >= 20 ? `${name} had ${line.reb} rebounds for ${side.name}` : "",
        line.ast >= 15 ? `${name} had ${line.ast} assists for ${side.name}` : "",
        line.blk >= 7 ? `${name} blocked ${inWords(line.blk)} shots for ${side.name}` : "",
        line.stl >= 7 ? `${name} had ${inWords(line.stl)} steals for ${side.name}` : "",
      ].filter(Boolean);
    });
    return feats[0] === undefined ? undefined : { more: feats[0] };
  },
};

/** The most points off the bench of a player who does not lead his team. */
export const BENCH: Kind = {
  name: "points off the bench",
  topic: "other players",
  tell(telling) {
    const [best] = others(telling)
      .filter(({ line }) => line.starter === false && line.pts >= 25)
      .toSorted((a, b) => b.line.pts - a.line.pts);
    return best === undefined
      ? undefined
      : {
          more:
            `${telling.nameOf(best.line.playerId)} scored ${best.line.pts} points off the bench ` +
            `for ${best.side.name}`,
        };
  },
};

export const BALANCE: Kind = {
  name: "eight in double figures",
  topic: "team",
  tell({ winner }) {
    const count = winner.lines.filter(({ pts }) => pts >= 10).length;
    return count < 8
      ? undefined
      : { more: `${numberInWords(count)} players scored in double figures for ${winner.name}` };
  },
};

export const TEAM_THREES: Kind = {
  name: "team's three-pointers",
  topic: "team",
  tell({ winner, loser }) {
    const [best] = [winner, loser]
      .map(({ name, lines }) => ({ name, made: lines.reduce((sum, { fg3m }) => sum + fg3m, 0) }))
      .toSorted((a, b) => b.made - a.made);
    return best === undefined || best.made < 24
      ? undefined
      : { more: `${best.name} made ${best.made} three-pointers` };
  },
};

const named = ({ lines }: ToldSide, nameOf: Telling["nameOf"]) =>
  lines.filter(({ playerId }) => nameOf(playerId) !== "");

/** The lines of both teams but their leaders'. */
function others({ winner, loser, nameOf }: Telling): { side: ToldSide; line: BoxLine }[] {
  return [winner, loser].flatMap((side) =>
    named(side, nameOf)
      .filter((line) => line !== side.best)
      .map((line) => ({ side, line: withoutEstimates(line) })),
  );
}
