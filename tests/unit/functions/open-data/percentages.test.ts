import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { figureOf } from "#domain/figures/figures.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { built, openDataStage } from "#tests/fixtures/open-data.ts";

type Cells = Readonly<Record<string, string>>;
interface Averages {
  player_id: number;
  stats: Record<string, number | null>;
}

const { get } = openDataStage();
const past = (built("archive") as { data: { season: string }[] }).data;
/** Sums of rebuilt lines, which files have, may differ from the official totals of the open data. */
const SEASONS = past
  .map(({ season }) => season)
  .filter((season) => season >= FIRST_WITH_OFFICIAL_LINES)
  .concat("2025-26");
const SHOTS = [
  ["fgpct", "fga", "fg_pct"],
  ["fg3pct", "fg3a", "fg3_pct"],
  ["ftpct", "fta", "ft_pct"],
] as const;

const table = async (query: string): Promise<Cells[]> =>
  parse(await (await get(`/nba/stats/players.csv?columns=shooting&qualified=0&${query}`)).text(), {
    columns: true,
    bom: true,
  });

async function averages(call: string): Promise<Averages[]> {
  const met: Averages[] = [];
  for (let cursor: number | null = 0; cursor !== null; ) {
    const answer = await get(`/api/v1/season_averages/${call}&per_page=100&cursor=${cursor}`);
    const page = (await answer.json()) as {
      data: Averages[];
      meta: { next_cursor: number | null };
    };
    met.push(...page.data);
    cursor = page.meta.next_cursor;
  }
  return met;
}

describe.each(SEASONS)("percentages of all players of %s", (season) => {
  let byId: ReadonlyMap<number, Averages["stats"]>;
  let sums: ReadonlyMap<string, Cells>;

  beforeAll(async () => {
    const year = season.slice(0, 4);
    const open = await averages(`general?season=${year}`);
    byId = new Map(open.map(({ player_id, stats }) => [player_id, stats]));
    const totals = await table(`season=${season}&per=total`);
    sums = new Map(totals.map((row) => [row.player_id ?? "", row]));
  });

  test.each(SHOTS)(
    "%s are of 100 in files, of 1 in the open data, and none of no attempt",
    async (share, tried, name) => {
      const rows = await table(`season=${season}&sort=-${share}`);
      expect(rows.length).toBe(byId.size);
      const decimals = figureOf(share)?.decimals ?? 0;
      for (const { player = "", player_id = "", [share]: cell } of rows) {
        const open = byId.get(Number(player_id))?.[name];
        const attempts = Number(sums.get(player_id)?.[tried]);
        if (attempts === 0) expect([cell, open], player).toEqual(["", null]);
        else expect(Math.abs(Number(cell) - 100 * Number(open)), player).toBeLessThan(0.051);
        expect(cell, player).toMatch(attempts === 0 ? /^$/ : new RegExp(`\\.\\d{${decimals}}$`));
        expect(Number(cell), player).toBeLessThanOrEqual(100);
      }
    },
  );

  test.each(SHOTS)("%s of no attempt come last in either order", async (share) => {
    for (const sort of [share, `-${share}`]) {
      const cells = (await table(`season=${season}&sort=${sort}`)).map((row) => row[share] ?? "");
      const last = cells.indexOf("");
      expect(new Set(last === -1 ? [] : cells.slice(last)).size, sort).toBeLessThan(2);
    }
  });
});

test("a question in words has null where nobody attempted what is asked", async () => {
  const answer = await get("/api/v1/ask?q=gafford+career+three+point+percentage");
  const { rows } = (await answer.json()) as { rows: (string | null)[][] };
  const shares = new Map(rows.map(([season, team, , share]) => [`${season} ${team}`, share]));
  expect(shares.get("2021-22 WAS")).toBe("0.0%");
  expect(shares.get("2025-26 DAL")).toBeNull();
});
