import { describe, expect, test } from "vitest";
import { scoreboardSettings, statsApiSettings } from "#tools/replay/opened-source.ts";
import { dataset, linesIn, lists, resources, setUp, upTo } from "./season.ts";

const DAY_BEFORE = "2026-04-11";
const SCOREBOARD = { sources: scoreboardSettings(10_000) };
const COMPLETED = {
  isFree: true,
  sources: { source: statsApiSettings(10_000), second: scoreboardSettings(10_000) },
};

/** The figures of all lines, which do not say how many seconds somebody played. */
const figures = (data: ReturnType<typeof dataset>) =>
  [...linesIn(data)]
    .flatMap(([game, lines]) =>
      lines.map(({ playerId, teamId, pts, reb, ast, stl, blk, tov, plusMinus }) => {
        const all = [pts, reb, ast, stl, blk, tov, plusMinus];
        return `${game} ${playerId} ${teamId}: ${all.join(" ")}`;
      }),
    )
    .sort();

/** The lines that only one of two databases has. */
const differences = (one: ReturnType<typeof dataset>, other: ReturnType<typeof dataset>) => [
  ...new Set(figures(one)).symmetricDifference(new Set(figures(other))),
];

describe("a keyless scoreboard", () => {
  test("brings results, standings and box scores of the last day, with a request a game", async () => {
    const { run, stored, requested } = await setUp(upTo(DAY_BEFORE), resources(), SCOREBOARD);
    const outcome = await run();
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    expect(outcome.value.waiting).toEqual([]);
    expect(outcome.value.newcomers).toEqual([]);
    const after = await stored();
    expect(lists(after).games).toEqual(lists(dataset()).games);
    expect(lists(after).standings).toEqual(lists(dataset()).standings);
    expect(differences(after, dataset())).toEqual([]);
    expect(lists(after).leaders).toEqual(lists(dataset()).leaders);
    expect(requested.filter((address) => address.includes("summary"))).toHaveLength(15);
    // A finished game is not read twice.
    requested.length = 0;
    expect(await run()).toMatchObject({ ok: true, value: { changes: [] } });
    expect(requested.filter((address) => address.includes("summary"))).toEqual([]);
  });

  test("completes a key that gives scores alone", async () => {
    const { run, stored } = await setUp(upTo(DAY_BEFORE), resources(), COMPLETED);
    const outcome = await run();
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    expect(outcome.value).toMatchObject({ waiting: [], doubts: [] });
    expect(differences(await stored(), dataset())).toEqual([]);
  });
});
