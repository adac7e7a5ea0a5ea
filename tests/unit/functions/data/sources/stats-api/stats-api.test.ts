import { describe, expect, test } from "vitest";
import { apiOf, GAME, LINE } from "./answers.ts";

describe("pages", () => {
  const pages = (cursors: (number | null | undefined)[]) => {
    let page = 0;
    return apiOf(() => {
      const next_cursor = cursors[page];
      page += 1;
      return { data: [{ ...GAME, id: page }], meta: { next_cursor, per_page: 100 } };
    });
  };

  test.each([[[undefined]], [[null]], [[10, undefined]], [[10, 20, 30, null]]])(
    "are read to the last cursor: %j",
    async (cursors) => {
      const { api, requested } = pages(cursors);
      const games = await api.games({ season: 2025, days: [] });
      expect(games.ok && games.value.rows.map(({ id }) => id)).toEqual(
        cursors.map((_, at) => at + 1),
      );
      const question = "games?seasons[]=2025&postseason=false&per_page=100";
      const known = cursors.slice(0, -1).map((cursor) => `${question}&cursor=${cursor}`);
      expect(requested).toEqual([question, ...known]);
    },
  );

  test("end with a response without meta", async () => {
    const { api } = apiOf(() => ({ data: [GAME] }));
    expect(await api.games({ season: 2025, days: [] })).toMatchObject({ ok: true });
  });

  test.each<[string, (number | string)[]]>([
    ["is repeated", [10, 10]],
    ["forms a cycle", [10, 20, 10]],
    ["is not a number", ["next"]],
  ])("are malformed with a cursor that %s", async (_what, cursors) => {
    const { api } = pages(cursors as number[]);
    expect(await api.games({ season: 2025, days: [] })).toEqual({
      ok: false,
      error: { kind: "malformed", source: "stats API", resource: "games" },
    });
  });

  test.each([[{}], [[]], [null], [{ data: {} }], [{ data: null }], ["text"]])(
    "are malformed with the body %j",
    async (body) => {
      const { api } = apiOf(() => body);
      expect(await api.games({ season: 2025, days: [] })).toMatchObject({
        error: { kind: "malformed" },
      });
      expect(await api.teams?.()).toMatchObject({ error: { kind: "malformed" } });
    },
  );
});

test("lines of players are requested by season", async () => {
  const { api, requested } = apiOf(() => ({ data: [LINE] }));
  expect(await api.linesOfPlayers?.(2025, ["7", "8"])).toMatchObject({ ok: true });
  expect(requested).toEqual([
    "stats?player_ids[]=7&player_ids[]=8&seasons[]=2025&postseason=false&per_page=100",
  ]);
});
