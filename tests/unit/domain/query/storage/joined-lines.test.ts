import { expect, test } from "vitest";
import { LINE_FIGURES } from "#domain/figures/line-figures.ts";
import { sidesOf } from "#domain/query/engine/sides.ts";
import { joinedLines } from "#domain/query/storage/joined-lines.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import { gameOf, type SeasonLines } from "#domain/query/storage/season-lines.ts";
import { unpackLines } from "#domain/query/storage/unpacked-lines.ts";
import { small } from "#tests/fixtures/small-season.ts";

/** Lines as they come from the database. */
function unpacked(lines: SeasonLines): SeasonLines {
  const found = unpackLines(packLines(lines));
  if (found === undefined) throw new Error("no lines");
  return found;
}

/** Two seasons, unpacked anew, and both as one. */
function twoSeasons() {
  const lines = unpacked(small.lines);
  const older = unpacked({
    ...small.lines,
    games: small.lines.games.map((game) => ({ ...game, id: `00224${game.id.slice(5)}` })),
    players: small.lines.players.map((player) => ({ ...player, name: `Young ${player.name}` })),
  });
  return { older, lines, joined: joinedLines([older, lines]) };
}

test("every column is those of the seasons, one after the other", () => {
  const { lines, older, joined } = twoSeasons();
  expect(joined.size).toBe(2 * lines.size);
  for (const name of LINE_FIGURES)
    expect([...joined.figures[name]]).toEqual([...lines.figures[name], ...lines.figures[name]]);
  expect([...joined.team]).toEqual([...lines.team, ...lines.team]);
  expect([...joined.starter]).toEqual([...lines.starter, ...lines.starter]);
  expect(Array.from(joined.game, (game) => joined.games[game])).toEqual(
    [older, lines].flatMap((own) => Array.from(own.game, (game) => own.games[game])),
  );
});

test("a game is made alone as among all", () => {
  const { lines, older, joined } = twoSeasons();
  expect(joined.games).toEqual([...older.games, ...lines.games]);
  for (const [place, game] of joined.games.entries()) expect(gameOf(joined, place)).toEqual(game);
  expect(() => gameOf(joined, joined.games.length)).toThrow(RangeError);
});

test("lines that are not packed cannot be joined", () => {
  expect(() => joinedLines([small.lines])).toThrow(RangeError);
});

test("a player is one over all seasons, under his newest name", () => {
  const { lines, older, joined } = twoSeasons();
  expect(joined.players).toHaveLength(lines.players.length);
  const idsOf = ({ player, players }: SeasonLines) => Array.from(player, (own) => players[own]?.id);
  expect(idsOf(joined)).toEqual([...idsOf(older), ...idsOf(lines)]);
  expect(joined.players.map(({ name }) => name)).not.toContain(`Young ${lines.players[0]?.name}`);
});

test("each game has its season, and a team's rest is unknown in its first game of each", () => {
  const { joined } = twoSeasons();
  const sides = sidesOf(joined);
  const half = sides.size / 2;
  expect(sides.seasons).toEqual(["2024-25", "2025-26"]);
  expect([...sides.season]).toEqual([...Array(half).fill(0), ...Array(half).fill(1)]);
  expect(sides.rest.slice(half)).toEqual(sides.rest.slice(0, half));
});

test("the same seasons are joined once", () => {
  const { lines, older, joined } = twoSeasons();
  expect(joinedLines([older, lines])).toBe(joined);
  expect(joinedLines([older, lines, lines])).not.toBe(joined);
  expect(joinedLines([older, older]).games).toEqual([...older.games, ...older.games]);
  expect(() => joinedLines([])).toThrow(RangeError);
});
