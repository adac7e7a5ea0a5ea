import type { LineFigure } from "#domain/figures/line-figures.ts";
import { memoize } from "#domain/memoize.ts";
import { ANY_PARTS, type AnyPart } from "#domain/plays/parts.ts";
import type { BoxLine } from "#domain/season/box-score.ts";
import { joinedLines } from "../storage/joined-lines.ts";
import { boxLine, linesOfGames, type PlayedGame } from "../storage/lines-of-games.ts";
import { gameOf, type PartLines, type SeasonLines } from "../storage/season-lines.ts";
import { gameFlowAt } from "./game-flow.ts";

/**
 * The lines of several parts of each game as one: each game is there once for each part, which takes
 * the place of the season in joined lines. `parts` are in the order of `ANY_PARTS`.
 */
export function linesOfAny(of: AnyPart, parts: readonly PartLines[]): PartLines {
  const [first] = parts;
  if (first === undefined) throw new RangeError("no parts to join");
  const joined = joinedLines(parts.map(({ lines }) => lines));
  const lines = namedLines(joined)(of, parts);
  return { lines, withoutPlays: first.withoutPlays };
}

/** Kept with the joined lines, because indexes are memoized by the identity of lines. */
const namedLines = memoize((joined: SeasonLines) => {
  let made: PartLines["lines"] | undefined;
  return (part: AnyPart, of: readonly PartLines[]): PartLines["lines"] => {
    made ??= Object.assign(Object.create(joined) as SeasonLines, {
      season: of[0]?.lines.season ?? "",
      part,
      parts: partsNamed(part, joined.parts?.map(({ games }) => games) ?? []),
    });
    return made;
  };
});

/** The parts with their numbers of games, in the place of joined seasons. */
function partsNamed(part: AnyPart, games: readonly number[]): SeasonLines["parts"] {
  const names = ANY_PARTS[part];
  return games.map((count, at) => ({ season: names[at]?.[1] ?? "", games: count }));
}

/**
 * The lines of single parts that several seasons list have one of these figures: all of them would take
 * more memory than an isolate has.
 */
export const GREAT_PARTS = {
  quarters: { pts: 15, reb: 8, ast: 6, stl: 4, blk: 4 },
  halves: { pts: 25, reb: 12, ast: 9, stl: 5, blk: 5 },
} as const satisfies Record<AnyPart, Partial<Record<LineFigure, number>>>;

/** The games with great lines of one part of several seasons, with these lines alone. */
export function greatGames(of: AnyPart, { lines }: PartLines): PlayedGame[] {
  const least = Object.entries(GREAT_PARTS[of]).map(
    ([name, count]) => [lines.figures[name as LineFigure], count] as const,
  );
  const found = new Map<number, BoxLine[]>();
  for (let line = 0; line < lines.size; line += 1) {
    if (!least.some(([column, count]) => (column[line] as number) >= count)) continue;
    const game = lines.game[line] as number;
    const own = found.get(game) ?? [];
    own.push(boxLine(lines, line));
    found.set(game, own);
  }
  return [...found].map(([place, own]) => ({
    ...gameOf(lines, place),
    flow: gameFlowAt(lines.flows, place),
    lines: own,
  }));
}

/** The great lines of the parts of several seasons as one; `games` are those of each part in order. */
export function greatLines(
  of: AnyPart,
  games: readonly (readonly PlayedGame[])[],
  { lines: { season, players }, withoutPlays }: PartLines,
): PartLines {
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const parts = partsNamed(
    of,
    games.map((own) => own.length),
  );
  const lines = { ...linesOfGames(games.flat(), names), season, part: of, parts };
  return { lines, withoutPlays };
}
