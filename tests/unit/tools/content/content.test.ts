import { expect, test } from "vitest";
import { dataset, SOURCES, tables } from "#tests/fixtures/season-tables.ts";
import { buildContent, seasonKinds } from "#tools/content/content.ts";
import { gameKinds } from "#tools/content/facts/games.ts";
import { givenKinds } from "#tools/content/facts/given.ts";
import { moveKinds } from "#tools/content/facts/moves.ts";
import { playerKinds } from "#tools/content/facts/players.ts";
import { postseasonKinds } from "#tools/content/facts/postseason.ts";
import { teamKinds } from "#tools/content/facts/teams.ts";
import { moveNames } from "#tools/season/move-names.ts";
import { readMoves } from "#tools/season/moves-table.ts";
import { transactionsWire } from "#tools/season/transactions.ts";
import { ANALYSIS, CHARTS, NEWS } from "./committed.ts";

const moves = transactionsWire(readMoves(SOURCES), moveNames(tables));

test("the articles of the repository are those of the dataset", () => {
  const { news, analysis, charts } = buildContent(SOURCES, tables, dataset, moves);
  expect(news).toEqual(NEWS);
  expect(analysis).toEqual(ANALYSIS);
  expect(charts).toEqual(CHARTS);
});

test("an article whose figures are another season's is not published", () => {
  const games = tables.games.map((game) => ({ ...game, homePoints: game.homePoints + 40 }));
  expect(() => buildContent(SOURCES, { ...tables, games }, dataset, moves)).toThrow(
    /^The articles cannot be published:\n- content\/(news|analysis)\/[\w-]+\.md:\d+: /,
  );
});

test("no kind of reference takes the name of another, and each has a usage", () => {
  const parts = [
    teamKinds(tables, dataset),
    playerKinds(tables),
    gameKinds(tables),
    postseasonKinds(SOURCES, tables),
    moveKinds(moves),
    givenKinds("2025-26"),
  ];
  const kinds = seasonKinds(SOURCES, tables, dataset, moves);
  expect(Object.keys(kinds).sort()).toEqual(parts.flatMap(Object.keys).sort());
  for (const { usage } of Object.values(kinds))
    for (const word of usage.split(" ")) expect(word).toMatch(/^(\[[A-Za-z]+\]|[A-Za-z|]*)$/);
});
