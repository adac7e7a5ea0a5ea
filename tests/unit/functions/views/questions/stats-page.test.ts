import { describe, expect, test } from "vitest";
import { LEADER_RULES, type LeaderRule } from "#domain/leaders/leader-categories.ts";
import { leaderList } from "#domain/leaders/leader-lists.ts";
import type { Result } from "#domain/result.ts";
import type { QuestionName } from "#domain/site/questions.ts";
import type { ReadFailure } from "#functions/data/realtime-database.ts";
import { answerTable } from "#functions/views/questions/answer-table.ts";
import { loadStats } from "#functions/views/questions/load-stats.ts";
import { statsPage } from "#functions/views/questions/stats-page.ts";
import { searchOf } from "#tests/fixtures/addresses.ts";
import { pageOf } from "../built.ts";
import { ask, collections } from "./asked.ts";

function rowsOf<Value>(read: Result<{ value: Value }, ReadFailure>): Value {
  if (!read.ok) throw new Error("The collection cannot be read.");
  return read.value.value;
}

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
    expect(qualified?.words).toBe("Players with at least 125 free throws made.");
  });
});

describe("a table of players", () => {
  test.each(
    (
      "|sort=player|sort=team|sort=-gp|sort=-w|gp=10..&sort=-pts|gp=10..|" +
      "columns=advanced&sort=player|per=per36&sort=team"
    ).split("|"),
  )("keeps the qualification rule with %j", async (query) => {
    const { qualified, total } = await page(query);
    expect(total).toBeLessThan(300);
    expect(qualified?.words).toMatch(/^Players with at least /);
    expect(qualified?.link.href).toContain("qualified=0");
    const all = await page(searchOf(qualified?.link.href ?? "").toString());
    expect(all.total).toBeGreaterThan(500);
    expect(all.qualified?.link.text).toBe("Qualified only");
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

describe("the minimum of games", () => {
  const load = async (query: string) =>
    pageOf(await loadStats(collections, "player-stats", new URLSearchParams(query)));

  test.each([
    ["least=20", "/nba/stats/players?gp=20..&qualified=0&sort=-pts&season=2025-26"],
    [
      "least=20&gp=60..&pos=C",
      "/nba/stats/players?pos=C&gp=20..&qualified=0&sort=-pts&season=2025-26",
    ],
    ["least=&pos=C", "/nba/stats/players?pos=C&season=2025-26"],
  ])("%s leads to %s", async (query, href) => {
    expect(await load(query)).toMatchObject({ kind: "answered", href, isOwnAddress: false });
  });

  test("that is no number is refused", async () => {
    expect(await load("least=many")).toMatchObject({ kind: "bad", bad: { parameter: "gp" } });
  });

  test("is printed in the place of the qualification rule", async () => {
    const { qualified, least, form, total } = await page("gp=20..&qualified=0&pos=C&sort=-pts");
    expect(qualified?.words).toBe("Players with at least 20 games.");
    expect(qualified?.link.text).toBe("Qualified only");
    expect(least).toEqual({
      label: "Games, at least",
      value: "20",
      kept: [
        { name: "pos", value: "C" },
        { name: "season", value: "2025-26" },
      ],
    });
    expect(form.isOpen).toBe(true);
    expect(total).toBeGreaterThan((await page("pos=C")).total);
  });

  test("alone does not open the other conditions", async () => {
    const { form, least } = await page("gp=20..&qualified=0&sort=-pts");
    expect(form.isOpen).toBe(false);
    expect(least?.value).toBe("20");
    expect((await page("")).least?.value).toBe("");
    expect((await page("", "team-stats")).least).toBeUndefined();
  });
});

describe("a table of players' ratings", () => {
  test("qualifies by games and minutes, and has the league's figures", async () => {
    const asked = await answered("columns=advanced&sort=-netrtg");
    const { qualified } = statsPage(asked);
    expect(qualified?.words).toBe("Players with at least 58 games and 15 minutes a game.");
    const ratings = rowsOf(await collections.seasonRatings());
    const { columns, rows } = asked.answer;
    const at = (key: string) => columns.findIndex((column) => column.key === key);
    for (const { cells } of rows) {
      const own = ratings.find(({ id }) => id === cells[at("player_id")])?.ratings;
      expect(cells[at("netrtg")]).toBe(own?.net);
      expect(cells[at("usg")]).toBe(100 * (own?.usage ?? 0));
      expect(cells[at("astpct")]).toBe(100 * (own?.assistPercentage ?? 0));
      expect(Number(cells[at("min")])).toBeGreaterThanOrEqual(15);
    }
  });

  test("starts with the players of the league's list", async () => {
    const { answer } = await answered("columns=advanced&sort=-usg");
    const [totals, ratings] = [
      rowsOf(await collections.seasonTotals()),
      rowsOf(await collections.seasonRatings()),
    ];
    const rule = LEADER_RULES.find(({ category }) => category === "Usage %") as LeaderRule;
    const listed = leaderList(rule, totals, ratings).rows.slice(0, 5);
    expect(answer.rows.slice(0, 5).map(({ cells }) => cells[0])).toEqual(
      listed.map(({ player }) => player.name),
    );
  });

  test("names teams, by code on phones", async () => {
    const { heads, rows } = answerTable(await answered(""));
    const team = heads.findIndex(({ key }) => key === "team");
    expect(rows[0]?.cells[team]).toMatchObject({ text: "Lakers", short: "LAL" });
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
    expect(form.fields.map(({ name }) => name)).toEqual(
      (
        "gp w l sum.min sum.pts sum.reb sum.ast sum.stl sum.blk sum.tov avg.fgpct avg.fg3pct " +
        "avg.ftpct sum.pm"
      ).split(" "),
    );
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
