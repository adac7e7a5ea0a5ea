import { describe, expect, test } from "vitest";
import { formatShortDay } from "#domain/dates.ts";
import { fail } from "#domain/result.ts";
import { loadTeam } from "#functions/views/team/team.ts";
import { loadTeamGames } from "#functions/views/team/team-games.ts";
import { loadTeamHistory } from "#functions/views/team/team-history.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { builtCollections, builtDocuments, pageOf, unread } from "../built.ts";

const CLOCK = { season: "2025-26", now: 0, bringsResults: false };
const collections = builtCollections();
const documents = builtDocuments();
const lines = sourceRows("player_game_logs.csv");
const games = sourceRows("games.csv");
const extras = new Map(sourceRows("game_extras.csv").map((row) => [row.game_id, row]));
const OVERTIMES = ["", "OT", "2OT", "3OT", "4OT"];
const names = new Map(
  ["player_totals.csv", "players.csv"]
    .flatMap(sourceRows)
    .map((row) => [row.player_id, row.player]),
);

const TEAMS = [1, 2, 4, 8, 9, 13, 14, 20, 21, 27];

describe.each(TEAMS)("the games of team %i", (id) => {
  const own = games
    .filter((row) => [row.home_team_id, row.away_team_id].includes(String(id)))
    .toSorted((a, b) => `${a.date}${a.game_id}`.localeCompare(`${b.date}${b.game_id}`));

  test("match the source tables, with record, rest and top scorer", async () => {
    const { season } = pageOf(await loadTeamGames(collections, documents, String(id)));
    const rows = season.toReversed();
    expect(rows).toHaveLength(own.length);
    let wins = 0;
    for (const [at, game] of own.entries()) {
      const isHome = game.home_team_id === String(id);
      const won = Number(game.home_points) > Number(game.away_points) === isHome;
      wins += Number(won);
      const before = own[at - 1]?.date;
      const rest = before && (Date.parse(game.date ?? "") - Date.parse(before)) / 86_400_000 - 1;
      const row = rows[at];
      expect(row).toMatchObject({
        date: formatShortDay(game.date ?? ""),
        href: `/nba/games/${game.game_id}`,
        won,
        record: `${wins}–${at + 1 - wins}`,
        overtimes: OVERTIMES[Number(extras.get(game.game_id)?.ot)],
      });
      // The Cup final shortens the rest of the two teams that played in it.
      if (![20, 27].includes(id)) expect(row?.rest).toBe(rest === undefined ? "" : String(rest));
      const scorers = lines.filter(
        (line) => line.game_id === game.game_id && line.team_id === String(id),
      );
      const most = Math.max(...scorers.map(({ pts }) => Number(pts)));
      expect(row?.top?.pts).toBe(most);
      expect(
        scorers.filter(({ pts }) => Number(pts) === most).map((line) => names.get(line.player_id)),
      ).toContain(`${row?.top?.given}${row?.top?.name}`);
    }
  });

  test("appear on the team's page as the last ten and by month", async () => {
    const page = pageOf(await loadTeam(collections, documents, String(id), CLOCK));
    expect(page.lastTen.map(({ href }) => href)).toEqual(
      own
        .slice(-10)
        .toReversed()
        .map((game) => `/nba/games/${game.game_id}`),
    );
    const months = page.strip?.months.map(({ record }) => record.split("–").map(Number)) ?? [];
    const sum = months.flat().reduce((total, count) => total + count, 0);
    expect(sum).toBe(own.length);
    expect(page.strip?.months.map(({ month }) => month)).toEqual(
      "Oct Nov Dec Jan Feb Mar Apr".split(" "),
    );
  });

  test("add up to the latest season of the team's history", async () => {
    const page = pageOf(await loadTeamHistory(collections, documents, String(id)));
    const past = sourceRows("team_seasons.csv").filter((row) => row.team_id === String(id));
    expect(page.rows).toHaveLength(past.length + 1);
    const won = own.filter(
      (game) =>
        Number(game.home_points) > Number(game.away_points) === (game.home_team_id === String(id)),
    ).length;
    expect(page.rows[0]).toMatchObject({ season: "2025-26", wins: won, losses: own.length - won });
    expect(page.total.wins).toBe(past.reduce((sum, row) => sum + Number(row.w), 0) + won);
    const champions = page.rows.filter(({ outcome }) => outcome === "Champions").length;
    expect(champions).toBe(page.titles.length);
  });
});

test("the Knicks' games name the playoff rounds and the Cup final", async () => {
  const { others } = pageOf(await loadTeamGames(collections, documents, "20"));
  expect(others[0]).toMatchObject({ label: "NBA Finals, game 5", won: true, streak: "" });
  expect(others.at(-1)).toMatchObject({ label: "NBA Cup, Championship", record: "" });
});

test("the Lakers' history has their earlier names and arenas", async () => {
  const { names, arenas } = pageOf(await loadTeamHistory(collections, documents, "14"));
  expect(names.map(({ text }) => text)).toEqual(["Minneapolis Lakers", "Los Angeles Lakers"]);
  expect(arenas.at(-1)).toEqual({ text: "Crypto.com Arena", first: "2021-22", last: "2025-26" });
});

describe("a team", () => {
  test.each([
    ["games", loadTeamGames],
    ["history", loadTeamHistory],
  ])("has no %s when it is unknown", async (_, load) => {
    expect(await load(collections, documents, "99")).toEqual({ kind: "missing" });
    expect(await load(collections, documents, undefined)).toEqual({ kind: "missing" });
  });

  test("has this season's history where its document is missing, and none where the read fails", async () => {
    const history = (kind: "empty" | "unreachable") =>
      loadTeamHistory(
        collections,
        { ...documents, franchises: async () => fail({ kind, path: "" }) },
        "20",
      );
    const page = pageOf(await history("empty"));
    expect(page).toMatchObject({ founded: undefined, total: { seasons: 1 } });
    expect(page.rows).toMatchObject([
      { season: "2025-26", name: "New York Knicks", outcome: "Champions", arena: "" },
    ]);
    expect(await history("unreachable")).toEqual({ kind: "unavailable" });
  });

  test("has games without top scorers where its document is missing, and none where the read fails", async () => {
    const games = (kind: "empty" | "unreachable") =>
      loadTeamGames(
        collections,
        { ...documents, franchises: async () => fail({ kind, path: "" }) },
        "14",
      );
    expect((await games("empty")).kind).toBe("ready");
    expect(await games("unreachable")).toEqual({ kind: "unavailable" });
  });

  test("is shown without top scorers when its document cannot be read", async () => {
    const broken = { ...documents, franchises: unread };
    const page = pageOf(await loadTeam(collections, broken, "14", CLOCK));
    expect(page.lastTen).toHaveLength(10);
    expect(page.lastTen.every(({ top }) => top === undefined)).toBe(true);
  });
});
