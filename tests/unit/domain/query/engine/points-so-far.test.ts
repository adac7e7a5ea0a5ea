import { expect, test } from "vitest";
import { pointsSoFar } from "#domain/query/engine/points-so-far.ts";
import { small } from "#tests/fixtures/small-season.ts";

test("a player's points are those of the regular season, his team is the last one", () => {
  const { lines } = small;
  for (const [place, { id }] of lines.players.entries()) {
    const own = [...lines.player.keys()].filter((line) => lines.player[line] === place);
    const points = own
      .filter((line) => lines.games[lines.game[line] ?? -1]?.stage === "season")
      .reduce((sum, line) => sum + Math.max(0, lines.figures.pts[line] ?? 0), 0);
    const last = own.at(-1);
    expect([id, pointsSoFar(lines).get(id)]).toEqual([
      id,
      last === undefined ? undefined : { points, latest: points, teamId: lines.team[last] },
    ]);
  }
});
