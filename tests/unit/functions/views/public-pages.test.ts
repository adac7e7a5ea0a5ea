import { describe, expect, it } from "vitest";
import type { Leaders } from "#domain/leaders/leaders.ts";
import { fail, ok } from "#domain/result.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import type { Collection } from "#functions/data/collections.ts";
import { leaderGroups } from "#functions/views/leaders/leader-tables.ts";
import { loadPlayer } from "#functions/views/player/players.ts";
import { builtNow } from "#tests/built-season.ts";
import { player, TEAMS } from "#tests/fixtures/league.ts";

const read = <Value>(value: Value, updatedAt?: string) => {
  const collection: Collection<Value> = { value, updatedAt, dropped: 0 };
  return async () => ok(collection);
};
const unused = read<never>(undefined as never);
const collections = {
  seasonNow: builtNow,
  teams: read(TEAMS),
  teamLinks: read([]),
  players: read([player("A.J. Lawson")]),
  standings: unused,
  leaders: unused,
  teamStats: unused,
  games: read([]),
  postseason: read(NO_POSTSEASON),
  fixtures: unused,
  lines: unused,
  headlines: unused,
  allTime: unused,
  awards: unused,
  playoffTotals: unused,
  archive: unused,
  ratings: unused,
  season: unused,
  formerPlayers: unused,
  leagueHistory: unused,
  drafts: unused,
  names: unused,
  seasonRatings: unused,
};
const unread = async () => fail({ kind: "malformed" as const, path: "nba" });
const stored = {
  days: unread,
  careers: unread,
  together: unread,
  franchises: unread,
  odds: unread,
  plays: unread,
  parts: unread,
  shots: unread,
  seasons: unread,
  allTime: unread,
  listedSeasons: unread,
  formerCareers: unread,
};
const documents = { ...stored, seasonLists: unread, stored };

describe("a player's page", () => {
  it("has the update time of its newest data", async () => {
    const seasonTotals = read<SeasonTotals[]>([], "2026-01-12T08:00:00Z");
    const teams = read(TEAMS, "2025-10-01T00:00:00Z");
    const view = await loadPlayer(
      { ...collections, teams, seasonTotals },
      documents,
      "A.J. Lawson",
    );
    expect(view).toMatchObject({ kind: "ready", updatedAt: "2026-01-12T08:00:00Z" });
  });

  it("is shown without the season when that cannot be read", async () => {
    const seasonTotals = async () => fail({ kind: "malformed" as const, path: "nba/seasonTotals" });
    const view = await loadPlayer({ ...collections, seasonTotals }, documents, "A.J. Lawson");
    expect(view).toMatchObject({ page: { kind: "known", profile: { season: undefined } } });
  });
});

describe("the back link of a player", () => {
  it.each([
    [0, "/nba/players/page/1"],
    [24, "/nba/players/page/1"],
    [25, "/nba/players/page/2"],
    [29, "/nba/players/page/2"],
  ])("at index %i of the table leads to %s", async (place, listed) => {
    const players = read(
      Array.from({ length: 30 }, (_, index) => player(`Player ${index}`, "Any team")),
    );
    const seasonTotals = read<SeasonTotals[]>([]);
    const view = await loadPlayer(
      { ...collections, players, seasonTotals },
      documents,
      `Player ${place}`,
    );
    expect(view).toMatchObject({ page: { profile: { listed } } });
  });
});

describe("the leaders", () => {
  it("are grouped into averages, totals, advanced and misc, in this order", () => {
    const list = [{ category: "Any", top5: [] }];
    const leaders: Leaders = { advanced: list, averages: list, misc: list, totals: list };
    const groups = leaderGroups(leaders, { players: [], teams: TEAMS, totals: [] }).map(
      ({ group }) => group,
    );
    expect(groups).toEqual(["averages", "totals", "advanced", "misc"]);
  });

  it("omit groups without lists", () => {
    const points = { category: "Points", top5: [{ rank: 1, player: "A.J. Lawson", stat: "9" }] };
    const leaders: Leaders = { advanced: [], averages: [], misc: [], totals: [points] };
    const groups = leaderGroups(leaders, {
      players: [player("A.J. Lawson")],
      teams: TEAMS,
      totals: [],
    });
    expect(groups.map(({ group }) => group)).toEqual(["totals"]);
  });

  it("have formatted figures, the player's team and the qualification rule", () => {
    const points = { category: "Points", top5: [{ rank: 1, player: "Luka", stat: "2143" }] };
    const plus = { category: "Plus-minus", top5: [{ rank: 1, player: "Nobody", stat: "-12" }] };
    const leaders: Leaders = { advanced: [], averages: [], misc: [plus], totals: [points] };
    const [totals, misc] = leaderGroups(leaders, {
      players: [player("Luka", "Los Angeles Lakers")],
      teams: TEAMS,
      totals: [],
    });
    expect(totals).toMatchObject({
      qualification: "Season totals have no minimum.",
      categories: [
        {
          rows: [
            {
              stat: "2,143",
              team: { code: "LAL", name: "Los Angeles Lakers", href: "/nba/teams/14" },
            },
          ],
        },
      ],
    });
    expect(misc?.categories[0]?.rows[0]).toMatchObject({ stat: "−12", team: undefined });
  });
});
