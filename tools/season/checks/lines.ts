import { KNOWN_COUNTS, type KnownCount, LINE_FIGURES } from "#domain/figures/line-figures.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { MISSING, type SeasonLines } from "#domain/query/storage/season-lines.ts";
import { CORRECTION } from "#domain/season/contradictions.ts";
import type { PlayerSeason } from "#domain/season/facts.ts";
import { parseLines } from "#functions/data/wire/lines.ts";

/**
 * Checks that reading the packed lines gives the original lines, and that their sums are the
 * official totals. Empty means no contradiction.
 */
export function packedLinesContradictions(
  lines: SeasonLines,
  players: readonly Pick<PlayerSeason, "id" | "name" | KnownCount>[],
): string[] {
  const read = parseLines(packLines(lines))?.value;
  if (read === undefined) return ["The packed lines cannot be read back."];
  const before = rowsOf(lines);
  const after = rowsOf(read);
  const isSame = before.length === after.length && before.every((row, at) => row === after[at]);
  return [
    ...(isSame ? [] : ["The packed lines are not those that were packed."]),
    ...sumContradictions(read, players),
  ];
}

/** Each line as a text with its game and its player, sorted. */
export function rowsOf({ size, games, players, ...columns }: SeasonLines): string[] {
  const { game, player, team, starter, figures } = columns;
  return Array.from({ length: size }, (_, line) =>
    JSON.stringify([
      games[game[line] ?? -1],
      players[player[line] ?? -1],
      team[line],
      starter[line],
      ...LINE_FIGURES.map((figure) => figures[figure][line]),
    ]),
  ).sort();
}

function sumContradictions(
  lines: SeasonLines,
  players: Parameters<typeof packedLinesContradictions>[1],
): string[] {
  const places = new Map(lines.players.map(({ id }, at) => [id, at]));
  const isSeason = lines.games.map(({ stage }) => stage === "season");
  return KNOWN_COUNTS.flatMap((figure) => {
    const sums = new Float64Array(lines.players.length);
    lines.figures[figure].forEach((value, line) => {
      const player = lines.player[line] ?? 0;
      if (value !== MISSING && isSeason[lines.game[line] ?? -1])
        sums[player] = (sums[player] ?? 0) + value;
    });
    return players
      .filter(
        ({ id, [figure]: total }) =>
          Math.abs((sums[places.get(id) ?? -1] ?? 0) - total) > CORRECTION,
      )
      .map(({ name }) => `${name}: the ${figure} of his packed lines are not his total.`);
  });
}
