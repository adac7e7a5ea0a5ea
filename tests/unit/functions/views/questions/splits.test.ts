import { describe, expect, test } from "vitest";
import { answerCsv } from "#domain/query/say/csv.ts";
import { loadQuestion } from "#functions/views/questions/load-question.ts";
import {
  loadPlayerSplits,
  loadTeamSplits,
  type SplitsContent,
} from "#functions/views/questions/load-splits.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { pageOf, unread } from "../built.ts";
import { collections } from "./asked.ts";

const ofPlayer = async (name: string, query = "") =>
  pageOf(await loadPlayerSplits(collections, name, new URLSearchParams(query)));
const ofTeam = async (id: string, query = "") =>
  pageOf(await loadTeamSplits(collections, id, new URLSearchParams(query)));

function splitsIn({ content }: { content: { kind: string } }): SplitsContent {
  if (content.kind !== "splits") throw new Error(`The page is ${content.kind}.`);
  return content as SplitsContent;
}

const rowsOf = ({ splits }: SplitsContent, by: string) =>
  splits.splits.find((split) => split.by === by)?.rows ?? [];

const games = sourceRows("games.csv");
const lines = Map.groupBy(sourceRows("player_game_logs.csv"), ({ player_id }) => player_id);
const DONCIC = "1629029";
const LAKERS = "14";

/** Counts the games, the record and the average points of lines, from the source tables. */
function counted(own: readonly { game_id?: string; team_id?: string; pts?: string }[]) {
  const won = own.filter(({ game_id, team_id }) => {
    const game = games.find((other) => other.game_id === game_id);
    const isHome = game?.home_team_id === team_id;
    return Number(game?.home_points) > Number(game?.away_points) === isHome;
  }).length;
  const points = own.reduce((sum, { pts }) => sum + Number(pts), 0);
  return {
    games: String(own.length),
    record: `${won}–${own.length - won}`,
    points: points / own.length,
  };
}

describe("the splits of a player", () => {
  test("match the source tables", async () => {
    const content = splitsIn(await ofPlayer("Luka Dončić"));
    const own = lines.get(DONCIC) ?? [];
    const home = own.filter(
      (line) =>
        games.find(({ game_id }) => game_id === line.game_id)?.home_team_id === line.team_id,
    );
    const march = own.filter((line) =>
      games.find(({ game_id }) => game_id === line.game_id)?.date?.startsWith("2026-03"),
    );
    const points = content.splits.heads.findIndex(({ key }) => key === "pts");
    for (const [by, label, wanted] of [
      ["where", "Home", home],
      ["month", "March", march],
    ] as const) {
      const row = rowsOf(content, by).find((other) => other.label === label);
      const { points: mean, ...record } = counted(wanted);
      expect(row).toMatchObject(record);
      expect(Math.abs(Number(row?.cells[points]) - mean)).toBeLessThanOrEqual(0.0501);
    }
    expect(content.splits.whole).toMatchObject([{ label: "Season", games: "64", record: "43–21" }]);
  });

  test("add up to the whole in each of the groupings", async () => {
    const { splits } = splitsIn(await ofPlayer("Luka Dončić"));
    expect(splits.splits.map(({ title }) => title)).toEqual(
      (
        "Place|Result|Month|Days of rest|Role|Margin|After the first quarter|At halftime|" +
        "After three quarters|Opponent"
      ).split("|"),
    );
    for (const { rows } of splits.splits)
      expect(rows.reduce((sum, row) => sum + Number(row.games), 0)).toBe(64);
  });

  test("have bars with the difference in points from the season", async () => {
    const rows = rowsOf(splitsIn(await ofPlayer("Luka Dončić")), "result");
    expect(rows.map(({ difference }) => difference?.text)).toEqual(["+2.0", "−4.1"]);
    for (const { difference } of rows) {
      expect(Math.abs(difference?.share ?? 2)).toBeLessThanOrEqual(1);
      expect(Math.sign(difference?.share ?? 0)).toBe(difference?.text.startsWith("+") ? 1 : -1);
    }
  });

  test("link to each group's games in the player's log", async () => {
    const content = splitsIn(await ofPlayer("Luka Dončić"));
    const rows = content.splits.splits.flatMap((split) => split.rows);
    const hrefs = rows.flatMap(({ href }) => href ?? []);
    // No condition selects only the season's first game.
    expect(hrefs.length).toBe(rows.length - 1);
    for (const href of hrefs)
      expect(href).toMatch(/^\/nba\/players\/player\/Luka%20Don%C4%8Di%C4%87\/games\?/);
  });

  test("link to the playoffs only for a player who was in them", async () => {
    expect(splitsIn(await ofPlayer("Luka Dončić")).stages).toBeUndefined();
    const { stages } = splitsIn(await ofPlayer("LeBron James"));
    const href = stages?.links[1]?.href ?? "";
    const playoffs = splitsIn(await ofPlayer("LeBron James", href.split("?")[1]));
    expect(playoffs.splits.whole).toMatchObject([{ label: "Playoffs", games: "10" }]);
  });

  test("redirect a single grouping to its section of the page", async () => {
    const { content } = await ofPlayer("luka dončić", "by=month&result=w");
    expect(content).toEqual({
      kind: "elsewhere",
      href: "/nba/players/player/Luka%20Don%C4%8Di%C4%87/splits?result=w&season=2025-26#month",
    });
  });

  test.each([
    ["by=nothing", "by"],
    ["player=1", "player"],
    ["with=nobody", "with"],
  ])("reject the query %s", async (query, parameter) => {
    const { content } = await ofPlayer("Luka Dončić", query);
    expect(content).toMatchObject({ kind: "bad", bad: { parameter } });
  });

  test("are empty without games, missing without a player, unavailable without lines", async () => {
    expect((await ofPlayer("Kyrie Irving")).content).toEqual({ kind: "unplayed" });
    const search = new URLSearchParams();
    const unknown = await loadPlayerSplits(collections, "Nobody Atall", search);
    expect(unknown).toEqual({ kind: "missing" });
    const failing = { ...collections, lines: unread };
    expect(await loadPlayerSplits(failing, "LeBron James", search)).toEqual({
      kind: "unavailable",
    });
  });
});

describe("the splits of a team", () => {
  test("add up to the season, with neutral games apart", async () => {
    for (const id of ["20", "27", LAKERS]) {
      const { splits } = splitsIn(await ofTeam(id));
      for (const { rows } of splits.splits)
        expect(rows.reduce((sum, row) => sum + Number(row.games), 0)).toBe(82);
      expect(splits.whole[0]?.games).toBe("82");
    }
    expect(rowsOf(splitsIn(await ofTeam("20")), "where").map(({ label }) => label)).toEqual([
      "Home",
      "Away",
      "Neutral floor",
    ]);
  });

  test("by opponent link to the page of the two teams", async () => {
    const rows = rowsOf(splitsIn(await ofTeam(LAKERS)), "opponent");
    expect(rows).toHaveLength(29);
    expect(rows.find(({ label }) => label === "Celtics")?.href).toBe("/nba/teams/14/against/2");
  });

  test("are measured by the margin per game", async () => {
    const { splits } = splitsIn(await ofTeam(LAKERS));
    expect(splits.measure?.key).toBe("diff");
  });

  test("are missing for an unknown team", async () => {
    expect(await loadTeamSplits(collections, "99", new URLSearchParams())).toEqual({
      kind: "missing",
    });
  });
});

describe("with and without a team-mate", () => {
  test("a team's games are split by whether he played", async () => {
    const { withWithout } = splitsIn(await ofTeam(LAKERS, `with=${DONCIC}`));
    expect(withWithout.chosen?.rows).toMatchObject([
      { label: "With Luka Dončić", games: "64", record: "43–21" },
      { label: "Without Luka Dončić", games: "18", record: "10–8" },
    ]);
  });

  test("a player's games are split by whether his team-mate played", async () => {
    const james = "2544";
    const { withWithout } = splitsIn(await ofPlayer("Luka Dončić", `without=${james}`));
    const of = (id: string) => new Set(lines.get(id)?.map(({ game_id }) => game_id));
    const both = of(DONCIC).intersection(of(james)).size;
    expect(withWithout.chosen?.rows.map((row) => Number(row.games))).toEqual([both, 64 - both]);
  });

  test("the team-mates with the most minutes come first, for both teams of a trade", async () => {
    const { withWithout } = splitsIn(await ofPlayer("James Harden", ""));
    expect(withWithout.first.map(({ name }) => name)).toEqual(
      "Donovan Mitchell|Kris Dunn|Kawhi Leonard|Evan Mobley|John Collins|Jaylon Tyson".split("|"),
    );
  });

  test("every team-mate is offered, and the form keeps the query", async () => {
    const { withWithout } = splitsIn(await ofPlayer("LeBron James", "stage=playoffs&where=home"));
    expect(withWithout.mates.map(({ name }) => name)).not.toContain("LeBron James");
    expect(withWithout.first.length).toBe(6);
    expect(withWithout.kept).toEqual([
      { name: "where", value: "home" },
      { name: "stage", value: "playoffs" },
      { name: "season", value: "2025-26" },
    ]);
    for (const { href } of withWithout.mates) expect(href).toContain("with=");
  });
});

test.each([
  ["player-splits", { playerName: "Luka Dončić" }, "by=month"],
  ["team-splits", { id: LAKERS }, "by=opponent"],
  ["team-splits", { id: LAKERS }, ""],
] as const)(
  "the file of %s for %j by %j has the page's rows",
  async (name, placeholders, query) => {
    const search = new URLSearchParams(query);
    const asked = pageOf(await loadQuestion(collections, name, { placeholders, search }));
    if (asked.kind !== "answered") throw new Error(asked.bad.sentence);
    const [, ...rows] = answerCsv(asked.answer).trimEnd().split("\r\n");
    const content = splitsIn(
      "id" in placeholders
        ? await ofTeam(placeholders.id)
        : await ofPlayer(placeholders.playerName),
    );
    const printed = rowsOf(content, asked.answer.query.by ?? "");
    expect(rows.map((row) => row.split(",")[1])).toEqual(printed.map((row) => row.games));
  },
);

test.each([ofPlayer("Luka Dončić", "columns=advanced"), ofTeam(LAKERS, "columns=advanced")])(
  "advanced figures stand below their heads, without a record that they do not count",
  async (read) => {
    const { heads, whole, splits } = splitsIn(await read).splits;
    const rows = [...whole, ...splits.flatMap((split) => split.rows)];
    const shooting = heads.findIndex(({ key }) => key === "ts");
    for (const { label, cells, record } of rows) {
      expect([label, cells.length, record]).toEqual([label, heads.length, undefined]);
      expect(Number(cells[shooting]), label).toBeLessThan(100);
    }
  },
);
