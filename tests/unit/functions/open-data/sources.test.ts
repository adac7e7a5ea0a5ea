import { expect, test } from "vitest";
import { openDataStage } from "#tests/fixtures/open-data.ts";
import { sourceRows } from "#tests/fixtures/season.ts";

/** Compares the open data with the source tables of the dataset. */

type Cells = Record<string, string>;
type Row = Record<string, unknown> & { game: { id: number }; player: { id: number } };

const { get } = openDataStage();

async function everything(call: string): Promise<Row[]> {
  const found: Row[] = [];
  for (let cursor: number | null = 0; cursor !== null; ) {
    const answer = await get(`/api/v1${call}&per_page=100&cursor=${cursor}`);
    const page = (await answer.json()) as { data: Row[]; meta: { next_cursor: number | null } };
    found.push(...page.data);
    cursor = page.meta.next_cursor;
  }
  return found;
}

const number = (cell: string | undefined) => (cell ? Number(cell) : null);
const keyOf = ({ game_id, player_id }: Cells) => `${Number(game_id)} ${player_id}`;

const COUNTS = "pts reb ast stl blk fgm fga fg3m fg3a ftm fta oreb dreb pf plus_minus".split(" ");

test.each([
  ["of the season's first days", "end_date=2025-10-26", 900],
  ["of the season's last day", "start_date=2026-04-12&postseason=false", 300],
  ["of the play-in and the playoffs", "postseason=true", 2_065],
])("lines %s have the figures of the source tables", async (_, query, atLeast) => {
  const logs = new Map(
    [...sourceRows("player_game_logs.csv"), ...sourceRows("postseason_player_lines.csv")].map(
      (row) => [keyOf(row), row],
    ),
  );
  const shots = new Map(sourceRows("player_game_shots.csv").map((row) => [keyOf(row), row]));
  const found = await everything(`/stats?${query}`);
  expect(found.length).toBeGreaterThanOrEqual(atLeast);
  for (const line of found) {
    const key = `${line.game.id} ${line.player.id}`;
    const cells: Cells = { ...logs.get(key), ...shots.get(key) };
    const wanted = Object.fromEntries(COUNTS.map((name) => [name, number(cells[name])]));
    expect(line).toMatchObject({ ...wanted, turnover: number(cells.tov) });
  }
});

test("games have as many periods as in the source tables", async () => {
  const extras = [...sourceRows("game_extras.csv"), ...sourceRows("postseason_games.csv")];
  const periods = new Map(extras.map(({ game_id, ot }) => [Number(game_id), 4 + Number(ot)]));
  const found = await everything("/games?");
  expect(found).toHaveLength(1_322);
  expect(found.filter(({ id, period }) => periods.get(Number(id)) !== period)).toEqual([]);
});
