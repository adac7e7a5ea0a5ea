import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { PostseasonGame } from "#domain/season/postseason.ts";
import { fatesOf, fateWords } from "#domain/standings/fates.ts";
import { standingsOn } from "#domain/standings/standings-on.ts";
import { sourceGames, sourceTeams } from "#tests/fixtures/season.ts";
import { root } from "#tools/paths.ts";
import { readPostseason } from "#tools/season/game-tables.ts";
import { readSeries } from "#tools/season/record-tables.ts";

const folder = join(root, "season/sources");
const games = readPostseason(folder) as unknown as PostseasonGame[];
const postseason = { games, series: readSeries(folder) };
const teams = sourceTeams();
const { East, West } = standingsOn("2026-04-12", teams, sourceGames());

function ended(rows: typeof East.rows) {
  const fates = fatesOf(new Map(rows.map(({ team, rank }) => [team.id, rank])), postseason);
  return rows.map(({ team }) => {
    const fate = fates.get(team.id) ?? { kind: "out" as const };
    const seed = fate.kind === "playoffs" ? ` ${fate.seed}` : "";
    return `${team.abbreviation}${seed} ${fateWords(fate)}`.trim();
  });
}

describe("fatesOf", () => {
  test("tells how the season ended in the East", () => {
    expect(ended(East.rows)).toEqual([
      "DET 1 Lost in the conference semifinals",
      "BOS 2 Lost in the first round",
      "NYK 3 Champions",
      "CLE 4 Lost in the conference finals",
      "TOR 5 Lost in the first round",
      "ATL 6 Lost in the first round",
      "PHI 7 Lost in the conference semifinals",
      "ORL 8 Lost in the first round",
      "CHA Lost in the play-in",
      "MIA Lost in the play-in",
      "MIL",
      "CHI",
      "BKN",
      "IND",
      "WAS",
    ]);
  });

  test("tells how the season ended in the West", () => {
    expect(ended(West.rows).slice(0, 11)).toEqual([
      "OKC 1 Lost in the conference finals",
      "SAS 2 Lost in the Finals",
      "DEN 3 Lost in the first round",
      "LAL 4 Lost in the conference semifinals",
      "HOU 5 Lost in the first round",
      "MIN 6 Lost in the conference semifinals",
      "PHX 8 Lost in the first round",
      "POR 7 Lost in the first round",
      "LAC Lost in the play-in",
      "GSW Lost in the play-in",
      "NOP",
    ]);
  });

  test("is empty before the playoffs", () => {
    expect(fatesOf(new Map([[1, 1]]), { games: [], series: [] }).size).toBe(0);
  });
});
