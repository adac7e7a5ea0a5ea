import { describe, expect, test } from "vitest";
import { fail } from "#domain/result.ts";
import { answerTable } from "#functions/views/questions/answer-table.ts";
import { loadQuestion, type QuestionOutcome } from "#functions/views/questions/load-question.ts";
import { loadStats } from "#functions/views/questions/load-stats.ts";
import { statsPage } from "#functions/views/questions/stats-page.ts";
import { builtDocuments, pageOf } from "../built.ts";
import { collections } from "./asked.ts";

const { parts } = builtDocuments();

/** The clutch statistics of an address's query. */
async function clutch(query: string) {
  const search = new URLSearchParams(query);
  const asked = pageOf(await loadStats(collections, "clutch-stats", search, parts));
  if (asked.kind === "bad") throw new Error(asked.bad.sentence);
  return { asked, page: statsPage(asked), table: answerTable(asked) };
}

/** The first row of a question as its cells by column. */
function firstRow(asked: QuestionOutcome): Record<string, unknown> {
  if (asked.kind === "bad") throw new Error(asked.bad.sentence);
  const { columns, rows } = asked.answer;
  return Object.fromEntries(columns.map(({ key }, at) => [key, rows[0]?.cells[at]]));
}

const ask = async (name: "finder" | "team-stats" | "player-games", query: string, player = "") =>
  pageOf(
    await loadQuestion(collections, name, {
      placeholders: { playerName: player },
      search: new URLSearchParams(query),
      parts,
    }),
  );

describe("questions of a part of each game", () => {
  test("read its lines alone", async () => {
    const read: string[] = [];
    const counted: typeof parts = (key, call) => {
      read.push(key);
      return parts(key, call);
    };
    for (const query of ["pts=50..", "quarter=4&pts=20..", "half=3", "clutch=1&quarter=1"]) {
      const search = new URLSearchParams(query);
      await loadQuestion(collections, "finder", { placeholders: {}, search, parts: counted });
    }
    expect(read).toEqual(["q4", "q1"]);
  });

  test("have the figures of the part, and the game's result", async () => {
    expect(firstRow(await ask("finder", "quarter=3&pts=25.."))).toMatchObject({
      player: "Kawhi Leonard",
      pts: 26,
      min: 12,
      score: "112-99",
    });
    const row = firstRow(await ask("team-stats", "quarter=1&per=total&sort=-pts"));
    expect(row).toMatchObject({ team: "SAS", pts: 2614, gp: 82, w: 62 });
  });

  test("are refused where whole games are listed", async () => {
    expect(await ask("player-games", "quarter=4", "Luka Dončić")).toMatchObject({
      kind: "bad",
      bad: {
        parameter: "quarter",
        sentence: 'This page shows whole games, without "quarter". Try the finder.',
      },
    });
  });

  test("say that no plays are held where the lines cannot be read", async () => {
    const search = new URLSearchParams("quarter=4");
    const unread = async () => fail({ kind: "malformed" as const, path: "nba/parts/q4" });
    const view = await loadQuestion(collections, "finder", {
      placeholders: {},
      search,
      parts: unread,
    });
    const asked = pageOf(view);
    expect(asked).toMatchObject({ answer: { total: 0 } });
    expect(asked.kind === "answered" && asked.answer.notes.join(" ")).toContain(
      "Figures counted from the plays of 2025-26 aren't available here.",
    );
  });
});

describe("the statistics of the clutch", () => {
  test("print what the clutch is and their minimum, and have no condition set", async () => {
    const { page, asked } = await clutch("");
    expect(page.definition).toContain("last five minutes of the fourth quarter, and overtime");
    expect(page.qualified?.words).toMatch(/^Players with at least 15 games, or 117 points/);
    expect(page.form).toMatchObject({ set: 0, isOpen: false, action: "/nba/stats/clutch" });
    expect(page.subjects.find(({ isCurrent }) => isCurrent)?.text).toBe("Clutch");
    expect(asked.href).toBe("/nba/stats/clutch?season=2025-26");
    expect(firstRow(asked)).toMatchObject({ player: "Shai Gilgeous-Alexander", gp: 27 });
  });

  test("mark the players with few games", async () => {
    const { table } = await clutch("qualified=0&sort=-fgpct");
    const games = table.rows.map(({ cells }) =>
      cells.find(({ after }) => /game/.test(after ?? "")),
    );
    const marked = games.filter((cell) => cell?.after?.endsWith("*"));
    expect(marked.length).toBeGreaterThan(10);
    for (const cell of games) expect(cell?.after?.endsWith("*")).toBe(Number(cell?.text) < 15);
    expect(table.notes).toContain("* A small sample: fewer than 15 games.");
  });

  test("keep the clutch where the conditions are cleared", async () => {
    const { page } = await clutch("team=DEN");
    expect(page.form.set).toBe(1);
    expect(page.form.clear).toBe("/nba/stats/clutch?season=2025-26");
  });
});
