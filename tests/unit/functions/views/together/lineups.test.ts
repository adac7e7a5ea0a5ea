import { describe, expect, test } from "vitest";
import { parseLineupsQuery } from "../../../../../domain/plays/lineups-query.ts";
import { loadLineups } from "../../../../../functions/views/together/lineups.ts";
import { loadLineupsFile } from "../../../../../functions/views/together/lineups-file.ts";
import { DUOS, FIVES } from "../../../../fixtures/play-facts.ts";
import { builtCollections, pageOf, unread } from "../built.ts";

const collections = builtCollections();
const asked = (search: string) => parseLineupsQuery(new URLSearchParams(search));
const pageAt = async (search: string) => pageOf(await loadLineups(collections, asked(search)));
const fileAt = async (search: string) =>
  pageOf(await loadLineupsFile(collections, asked(search), 2_500)).answer;

describe("the page of lineups", () => {
  test("has the most used five first, as it was counted elsewhere", async () => {
    const { rows, title } = await pageAt("sort=minutes");
    const [, , minutes, scored, allowed] = FIVES[0] ?? [];
    expect(title).toBe("Lineups of five");
    expect(rows[0]?.team?.code).toBe("MIN");
    expect(rows[0]?.players).toHaveLength(5);
    expect(rows[0]?.cells.slice(1)).toEqual([
      String(Math.round(minutes ?? 0)),
      `+${(scored ?? 0) - (allowed ?? 0)}`,
      scored?.toLocaleString("en"),
      allowed?.toLocaleString("en"),
    ]);
  });

  test("is ordered by points of 48 minutes, and its minimum holds", async () => {
    const { rows } = await pageAt("least=200");
    const numbers = rows.map(({ cells }) =>
      cells.map((cell) => Number(cell.replace("−", "-").replace(",", ""))),
    );
    const nets = numbers.map(([net = 0]) => net);
    expect(nets).toEqual(nets.toSorted((a, b) => b - a));
    for (const [net = 0, minutes = 0, margin = 0, scored = 0, allowed = 0] of numbers) {
      expect(minutes).toBeGreaterThanOrEqual(200);
      expect(margin).toBe(scored - allowed);
      expect(Math.abs((48 * margin) / minutes - net)).toBeLessThan(0.2);
    }
  });

  test("has the most frequent passer and scorer", async () => {
    const { rows, notes } = await pageAt("of=assists");
    expect(rows[0]?.players.map(({ name }) => name)).toEqual(["Jamal Murray", "Nikola Jokić"]);
    expect(rows[0]?.cells[0]).toBe(String(DUOS[0]?.[2]));
    expect(notes.join(" ")).toContain("All 1,230 games of 2025-26 have plays");
  });

  test("says which games of the playoffs have no plays", async () => {
    const { notes } = await pageAt("stage=playoffs");
    expect(notes.join(" ")).toContain("81 of 85 games of 2025-26 have plays");
  });

  test("of one team has its rows alone, and keeps the team in its links", async () => {
    const { rows, choices, title } = await pageAt("of=pairs&team=LAL");
    expect(title).toBe("Los Angeles Lakers: pairs");
    expect(new Set(rows.map(({ team }) => team?.code))).toEqual(new Set(["LAL"]));
    for (const { links } of choices)
      for (const { href } of links) expect(href).toContain("team=LAL");
  });

  test("is missing for a team that does not exist", async () => {
    expect(await loadLineups(collections, asked("team=XXX"))).toEqual({ kind: "missing" });
  });

  test("says so where the plays are not known", async () => {
    const view = await loadLineups({ ...collections, together: unread }, asked(""));
    expect(pageOf(view)).toMatchObject({
      rows: [],
      notes: ["The plays of this season are not known."],
    });
  });

  test("has each row once over its pages", async () => {
    const { pager } = await pageAt("of=pairs");
    const pages = await Promise.all(
      Array.from({ length: pager?.pages ?? 0 }, (_, at) => pageAt(`of=pairs&page=${at + 1}`)),
    );
    const { total, rows } = await fileAt("of=pairs");
    const shown = pages.flatMap((page) =>
      page.rows.map(({ players }) => players.map(({ name }) => name).join(" / ")),
    );
    expect(shown).toHaveLength(total);
    expect(shown).toEqual(rows.map(({ cells }) => cells[2]));
  });
});

test("a file of assists names passers and scorers", async () => {
  const { columns, rows } = await fileAt("of=assists");
  expect(columns.map(({ key }) => key)).toEqual([
    "rank",
    "team",
    "passer",
    "passer_id",
    "scorer",
    "scorer_id",
    "ast",
    "fgm",
  ]);
  const [passer, scorer, assists] = DUOS[0] ?? [];
  expect(rows[0]?.cells.slice(0, 7)).toEqual([
    1,
    "DEN",
    "Jamal Murray",
    passer,
    "Nikola Jokić",
    scorer,
    assists,
  ]);
});
