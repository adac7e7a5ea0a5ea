import { memoize } from "#domain/memoize.ts";
import { ANY_PARTS, type AnyPart } from "#domain/plays/parts.ts";
import { joinedLines } from "../storage/joined-lines.ts";
import {
  FLOW_COLUMNS,
  type GameFlows,
  type PartLines,
  type SeasonLines,
} from "../storage/season-lines.ts";

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
    const names = ANY_PARTS[part];
    made ??= Object.assign(Object.create(joined) as SeasonLines, {
      season: of[0]?.lines.season ?? "",
      part,
      flows: gameFlowsOfAll(of),
      parts: joined.parts?.map(({ games }, at) => ({ season: names[at]?.[1] ?? "", games })),
    });
    return made;
  };
});

/** The flows of the games, once for each part. */
function gameFlowsOfAll(parts: readonly PartLines[]): GameFlows | undefined {
  const all = parts.flatMap(({ lines }) => lines.flows ?? []);
  if (all.length < parts.length) return undefined;
  const columns = FLOW_COLUMNS.map((name) => [name, all.flatMap((of) => [...of[name]])] as const);
  return Object.fromEntries(
    columns.map(([name, values]) => [name, Int16Array.from(values)]),
  ) as unknown as GameFlows;
}
