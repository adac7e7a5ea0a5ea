import { describe, expect, test } from "vitest";
import { parseAssistsQuery } from "#domain/plays/assists-query.ts";
import { cellText } from "#domain/query/answer.ts";
import { loadAssists } from "#functions/views/lineups/assists.ts";
import { loadAssistsFile } from "#functions/views/lineups/assists-file.ts";
import { DUOS } from "#tests/fixtures/play-facts.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  season: "2025-26",
};
const asked = (search: string) => parseAssistsQuery(new URLSearchParams(search));
const pageAt = async (search: string) => pageOf(await loadAssists(reads, asked(search)));
const fileAt = async (search: string) =>
  pageOf(await loadAssistsFile(reads, asked(search), 2_500)).answer;

describe("the page of assists", () => {
  test("has the most frequent passer and scorer", async () => {
    const { rows, notes } = await pageAt("");
    expect(rows[0]?.players.map(({ name }) => name)).toEqual(["Jamal Murray", "Nikola Jokić"]);
    expect(rows[0]?.cells[0]).toBe(String(DUOS[0]?.[2]));
    expect(notes.join(" ")).toContain("All 1,230 games of 2025-26 have play-by-play");
  });

  test("says how many games of the playoffs have plays", async () => {
    const { notes } = await pageAt("stage=playoffs");
    expect(notes.join(" ")).toContain("81 of 85 games of 2025-26 have play-by-play");
  });

  test("of one team has its rows alone, and keeps the team in its links", async () => {
    const { rows, stages, title } = await pageAt("team=LAL");
    expect(title).toBe("Los Angeles Lakers: who assists whom");
    expect(new Set(rows.map(({ team }) => team?.code))).toEqual(new Set(["LAL"]));
    for (const { href } of stages) expect(href).toContain("team=LAL");
  });

  test("of a closed season keeps the season in its links", async () => {
    const view = await loadAssists({ ...reads, season: "2024-25" }, asked("team=LAL"));
    const { rows, stages, kept } = pageOf(view);
    expect(rows[0]?.players.map(({ name }) => name)).toEqual(["LeBron James", "Austin Reaves"]);
    expect(kept).toEqual([{ name: "season", value: "2024-25" }]);
    for (const { href } of stages) expect(href).toContain("season=2024-25");
  });

  test("is missing for a team that does not exist", async () => {
    expect(await loadAssists(reads, asked("team=XXX"))).toEqual({ kind: "missing" });
  });

  test("says so where the plays are not known", async () => {
    const documents = { ...reads.documents, together: unread };
    const view = await loadAssists({ ...reads, documents }, asked(""));
    expect(pageOf(view)).toMatchObject({
      rows: [],
      whyNone: "Figures counted from the plays of 2025-26 aren't available here.",
    });
  });

  test("has each row once over its pages", async () => {
    const { pager } = await pageAt("team=DEN");
    const pages = await Promise.all(
      Array.from({ length: pager?.pages ?? 0 }, (_, at) => pageAt(`team=DEN&page=${at + 1}`)),
    );
    const { total, rows } = await fileAt("team=DEN");
    const shown = pages.flatMap((page) =>
      page.rows.map(({ players }) => players.map(({ name }) => name)),
    );
    expect(shown).toHaveLength(total);
    expect(shown).toEqual(rows.map(({ cells }) => [cells[2], cells[4]]));
  });
});

test("a file of assists names passers and scorers", async () => {
  const { columns, rows } = await fileAt("");
  expect(columns.map(({ key }) => key)).toEqual(
    "rank team passer passer_id scorer scorer_id ast fgm share".split(" "),
  );
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

test("a file has the figures of its page", async () => {
  const page = await pageAt("team=DEN");
  const file = await fileAt("team=DEN");
  const figures = file.columns.slice(-page.heads.length);
  const filed = file.rows
    .slice(0, page.rows.length)
    .map(({ cells }) => figures.map((column, at) => cellText(column, cells[6 + at] ?? null)));
  expect(page.rows.map(({ cells }) => cells.map((cell) => cell.replace(/[,%]/g, "")))).toEqual(
    filed,
  );
});
