import { describe, expect, test } from "vitest";
import type { QuestionName } from "../../../../../domain/site/questions.ts";
import { answerTable } from "../../../../../functions/views/questions/answer-table.ts";
import { searchOf } from "../../../../../functions/views/questions/place.ts";
import { statsPage } from "../../../../../functions/views/questions/stats-page.ts";
import { ask } from "./asked.ts";

async function answered(query: string, name: QuestionName = "player-stats") {
  const asked = await ask(query, name);
  if (asked.kind === "bad") throw new Error(asked.bad.sentence);
  return asked;
}

async function page(query: string, name?: QuestionName) {
  const asked = await answered(query, name);
  return { ...statsPage(asked), href: asked.href, total: asked.answer.total };
}

describe("the links above a statistics table", () => {
  test("keep the conditions and drop the sort order", async () => {
    const { views } = await page("pos=C&avg.ast=5..&sort=-reb");
    expect(views.map(({ text, href, isCurrent }) => [text, href, isCurrent])).toEqual([
      ["Averages", "/nba/stats/players?pos=C&avg.ast=5..&season=2025-26", true],
      ["Totals", "/nba/stats/players?pos=C&avg.ast=5..&per=total&season=2025-26", false],
      ["Per 36 minutes", "/nba/stats/players?pos=C&avg.ast=5..&per=per36&season=2025-26", false],
      ["Advanced", "/nba/stats/players?pos=C&avg.ast=5..&columns=advanced&season=2025-26", false],
      ["Shooting", "/nba/stats/players?pos=C&avg.ast=5..&columns=shooting&season=2025-26", false],
      ["Misc", "/nba/stats/players?pos=C&avg.ast=5..&columns=misc&season=2025-26", false],
    ]);
  });

  test("omit figures per 36 minutes for teams, whose table has thirty rows", async () => {
    const { views, qualified, total } = await page("", "team-stats");
    expect(views.map(({ text }) => text)).not.toContain("Per 36 minutes");
    expect(qualified).toBeUndefined();
    expect(total).toBe(30);
  });

  test("keep the qualification rule switched off", async () => {
    const { views, qualified } = await page("qualified=0");
    expect(views.every(({ href, text }) => text === "Totals" || href.includes("qualified=0"))).toBe(
      true,
    );
    expect(qualified?.link.href).toBe("/nba/stats/players?season=2025-26");
  });

  test("state the qualification rule of the sorted figure", async () => {
    const { qualified } = await page("columns=shooting&sort=-ftpct");
    expect(qualified?.words).toBe(
      "Players with at least 125 free throws made; fewer during the season.",
    );
  });
});

describe("a table of players", () => {
  test.each([
    "",
    "sort=player",
    "sort=team",
    "sort=-gp",
    "sort=-w",
    "gp=10..&sort=-pts",
    "gp=10..",
    "columns=advanced&sort=player",
    "per=per36&sort=team",
  ])("keeps the qualification rule with %j", async (query) => {
    const { qualified, total } = await page(query);
    expect(total).toBeLessThan(300);
    expect(qualified?.words).toMatch(/^Players with at least /);
    expect(qualified?.link.href).toContain("qualified=0");
    const all = await page(searchOf(qualified?.link.href ?? "").toString());
    expect(all.total).toBeGreaterThan(500);
    expect(all.qualified?.link.text).toBe("Only those who qualify");
  });

  test.each([
    ["", 234],
    ["sort=-fgpct", 125],
    ["qualified=0", 582],
    ["per=total", 582],
  ])("has the same rows with %j, whatever name sorts them", async (query, total) => {
    const asked = await answered(query);
    expect(asked.answer.total).toBe(total);
    for (const { key, href } of answerTable(asked).heads) {
      if (key !== "player" && key !== "gp") continue;
      const other = await page(searchOf(href ?? "").toString());
      expect(other.total > 300).toBe(total > 300);
    }
  });
});

describe("a table without rows", () => {
  test.each([
    ["avg.pts=50..&avg.reb=3..", "avg.reb=3.."],
    ["avg.pts=50..&gp=10..&qualified=0", "gp=10..&qualified=0"],
    ["team=DEN&avg.pts=50..&avg.reb=50..", "team=DEN"],
  ])("offers %s with fewer conditions: %s", async (query, fewer) => {
    const { total, wider } = await page(query);
    expect(total).toBe(0);
    const href = new URL(wider?.href ?? "", "https://localhost");
    expect(decodeURIComponent(href.search)).toBe(`?${fewer}&season=2025-26`);
    expect(String((await page(href.search)).total)).toBe(wider?.total);
  });

  test("is the only one that offers another", async () => {
    expect((await page("avg.reb=3..")).wider).toBeUndefined();
  });
});

describe("the form", () => {
  test("has a field for each printed figure and keeps the rest of the query", async () => {
    const { form } = await page("per=total&sum.pts=2000..&month=jan&sort=-ast");
    expect(form.fields.map(({ name }) => name)).toEqual([
      "gp",
      "w",
      "l",
      "sum.min",
      "sum.pts",
      "sum.reb",
      "sum.ast",
      "sum.stl",
      "sum.blk",
      "sum.tov",
      "avg.fgpct",
      "avg.fg3pct",
      "avg.ftpct",
      "sum.pm",
    ]);
    expect(form.fields.find(({ label }) => label === "PTS")?.value).toBe("2000..");
    expect(form.kept).toEqual([
      { name: "month", value: "jan" },
      { name: "per", value: "total" },
      { name: "sort", value: "-ast" },
      { name: "season", value: "2025-26" },
    ]);
    expect(form.set).toBe(2);
    expect(form.clear).toBe("/nba/stats/players?per=total&season=2025-26");
  });

  test("sends the question that it shows", async () => {
    const shown = await page("columns=advanced&avg.ts=60..&team=DEN&qualified=0");
    const sent = new URLSearchParams([
      ...shown.form.kept.map(({ name, value }): [string, string] => [name, value]),
      ...shown.form.fields.map(({ name, value }): [string, string] => [name, value]),
      ...shown.form.choices.map(({ name, options }): [string, string] => [
        name,
        options.find(({ isSelected }) => isSelected)?.value ?? "",
      ]),
    ]);
    expect((await page(String(sent))).href).toBe(shown.href);
  });
});
