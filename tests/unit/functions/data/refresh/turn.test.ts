import { beforeAll, describe, expect, test } from "vitest";
import type { Game } from "#domain/season/facts.ts";
import { seasonNow, seasonOfDate, seasonOfGame } from "#domain/season/season.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { createCollections } from "#functions/data/cached-collections.ts";
import { createDocuments } from "#functions/data/cached-documents.ts";
import { readsOfPastSeason } from "#functions/data/past-season.ts";
import type { RefreshReport } from "#functions/data/refresh/outcome.ts";
import { derivedReads } from "#functions/data/season-reads.ts";
import { parseAllTime } from "#functions/data/wire/all-time.ts";
import { parseCareer } from "#functions/data/wire/careers.ts";
import { parseFormerPlayers } from "#functions/data/wire/former-players.ts";
import { parseFranchise } from "#functions/data/wire/franchises.ts";
import { parseLeaders } from "#functions/data/wire/leaders.ts";
import { parseLines } from "#functions/data/wire/lines.ts";
import { parsePlayers } from "#functions/data/wire/players.ts";
import { parseSeasonTotals } from "#functions/data/wire/season-totals.ts";
import { parseStandings } from "#functions/data/wire/standings.ts";
import { foreignRows, recount } from "#tests/fixtures/recount.ts";
import {
  bothSeasons,
  COMING,
  type UpcomingPlayer,
  upcomingPlayers,
} from "#tests/fixtures/upcoming-season.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import { type Data, type Json, resources, setUp } from "./season.ts";

/** The stand-in of the stats API numbers everyone anew, and plays on from day to day. */
const LAST = resources({ ownIds: true });
const NAMESAKE: UpcomingPlayer = {
  id: 9_900_001,
  name: "Stephen Curry",
  teamId: 10,
  position: "G",
  draft: "2026 Rnd 2 Pick 60",
};
/** A player of past seasons who is on no roster of the tables. */
const RETURNING: UpcomingPlayer = {
  id: 9_900_002,
  tableId: "203957",
  name: "Danté Exum",
  teamId: 7,
  position: "G",
  draft: "2014 Rnd 1 Pick 5",
};
/** The namesakes come first, so that both play. */
const PLAYERS = [NAMESAKE, RETURNING, ...upcomingPlayers({ ownIds: true })].sort(
  (a, b) => Number(b.name === NAMESAKE.name) - Number(a.name === NAMESAKE.name),
);
const PREVIOUS = "2025-26";
const DATASET = readDataset();

function api(playedUpTo: string): Resources {
  const teams = LAST.teams.map((team) =>
    team.abbreviation === "UTA" && playedUpTo > "2026-07"
      ? { ...team, city: "Lake City", full_name: "Lake City Yetis", name: "Yetis" }
      : team,
  );
  return bothSeasons({ ...LAST, teams }, playedUpTo, PLAYERS);
}

/** The mornings of runs: all of the first week, then the first after a pause in January. */
const SUMMER = ["2026-04-13", "2026-07-15", "2026-08-15", "2026-10-10", "2026-10-20"];
const NIGHTS = Array.from({ length: 6 }, (_, at) =>
  new Date(Date.UTC(2026, 9, 21 + at)).toISOString().slice(0, 10),
);
const JANUARY = "2027-01-10";

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** A scheduled run may make so many requests. */
const REQUESTS = 25;

type Site = Awaited<ReturnType<typeof setUp>>;
type Whole = Data & Record<string, Json & { data?: unknown }>;
let site: Site;
const reports = new Map<string, RefreshReport>();
const states = new Map<string, Whole>();
let pastBefore: Record<string, unknown>;

async function runAt(day: string, mostRequests?: number): Promise<void> {
  site.replace(api(dayBefore(day)));
  const outcome = await site.runAt(`${day}T10:17:00Z`, mostRequests);
  if (!outcome.ok) throw new Error(`${day}: ${JSON.stringify(outcome.error)}`);
  reports.set(day, outcome.value);
  states.set(day, (await site.stored()) as Whole);
}

/** The season as the site reads it, as the current one or as a past one. */
async function readSeason(isPast: boolean): Promise<Record<string, unknown>> {
  const current = derivedReads(
    { ...createCollections(site.texts), seasonNow: seasonNow(PREVIOUS) },
    createDocuments(site.texts),
  );
  const { collections, documents } = isPast ? readsOfPastSeason(PREVIOUS, current) : current;
  const names = [
    "standings",
    "leaders",
    "teamStats",
    "seasonTotals",
    "seasonRatings",
    "games",
  ] as const;
  const read: Record<string, unknown> = {};
  for (const name of [...names, "lines", "postseason"] as const) {
    const answer = await collections[name]();
    read[name] = answer.ok ? answer.value.value : answer.error;
  }
  // By id, because a past season has its games by date and each with its stage.
  read.games = (read.games as Game[])
    .map(({ id, homePoints, awayPoints, overtimes = 0 }) => [id, homePoints, awayPoints, overtimes])
    .sort();
  for (const day of ["2025-10-21", "2025-12-25", "2026-04-12", "2026-06-05"]) {
    const answer = await documents.days(day);
    read[day] = answer.ok ? answer.value.value : answer.error.kind;
  }
  const shots = await documents.shots("203999");
  read.shots = shots.ok && shots.value.value.zones;
  const career = await documents.careers("201939");
  read.log = career.ok && career.value.value.log;
  const franchise = await documents.franchises("20");
  read.topScorers = franchise.ok && franchise.value.value.topScorers;
  return plain(read);
}

/** Values as JSON, maps and typed arrays as lists. */
function plain(value: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(value, (_, of) => {
      const isList = of instanceof Map || ArrayBuffer.isView(of);
      return isList ? [...(of as unknown as Iterable<unknown>)] : of;
    }),
  );
}

beforeAll(async () => {
  site = await setUp(structuredClone(DATASET) as Data, api(dayBefore(SUMMER[0] ?? "")));
  pastBefore = await readSeason(false);
  for (const day of SUMMER) await runAt(day, REQUESTS);
  for (const day of NIGHTS) await runAt(day, REQUESTS);
  await runAt(JANUARY);
});

const stateOf = (day: string) => states.get(day) as Whole;
const FIRST = NIGHTS[0] as string;

describe("before the first game", () => {
  test.each(SUMMER)("%s: the last season is current, and its figures stay", (day) => {
    const data = stateOf(day);
    expect(data.season?.current).toBe(PREVIOUS);
    expect(reports.get(day)?.turn).toEqual({ kind: "not-begun", season: COMING, stage: "listed" });
    expect(data.lines).toEqual(states.get(SUMMER[0] as string)?.lines);
    expect(data.postseason).toEqual(DATASET.postseason);
  });

  test("rosters follow the summer: trades, rookies and players who return", () => {
    const players = parsePlayers(stateOf("2026-10-20").players.data)?.rows ?? [];
    const tables = new Map(PLAYERS.map((player) => [player.tableId, player]));
    const names = new Map(
      (stateOf("2026-10-20").teamsAPI.data as Json[]).map(({ id, full_name }) => [full_name, id]),
    );
    const moved = players.filter(
      ({ id, currentTeam }) => tables.has(id) && names.get(currentTeam) !== tables.get(id)?.teamId,
    );
    expect(moved.map(({ name }) => name)).toEqual([]);
    expect(players.filter(({ name }) => name === "Stephen Curry")).toHaveLength(2);
    const count = (day: string, team: string) =>
      (stateOf(day).players.data as Json[]).filter((row) => row["Current Team"] === team).length;
    const utah = PLAYERS.filter(({ teamId }) => teamId === 29).length;
    // A new name of a team is the next season's.
    expect(count("2026-10-20", "Utah Jazz")).toBe(utah);
    expect(count(FIRST, "Lake City Yetis")).toBe(utah);
    expect(reports.get(FIRST)?.renamed).toEqual(["Utah Jazz to Lake City Yetis"]);
    const returned = [...reports.values()].flatMap((report) => report.returned);
    expect(returned).toEqual(["Danté Exum"]);
  });

  test("the rookies of the season to come begin it, and those of the last have completed theirs", () => {
    const serviceOn = (day: string) =>
      new Map(
        (parsePlayers(stateOf(day).players.data)?.rows ?? []).map(({ name, yearsOfService }) => [
          name,
          yearsOfService,
        ]),
      );
    const [before, after] = [serviceOn("2026-10-20"), serviceOn(FIRST)];
    expect([before.get("AJ Dybantsa"), after.get("AJ Dybantsa")]).toEqual(["R 2026-27", "R"]);
    expect([before.get("Cooper Flagg"), after.get("Cooper Flagg")]).toEqual(["R", "1"]);
    expect([before.get("LeBron James"), after.get("LeBron James")]).toEqual(["22", "23"]);
  });
});

describe("the first night", () => {
  test("turns the season, and nothing of two seasons is mixed", () => {
    const data = stateOf(FIRST);
    expect(reports.get(FIRST)?.turn).toEqual({ kind: "turns", season: COMING });
    expect(data.season?.current).toBe(COMING);
    expect(data.postseason).toBeUndefined();
    expect(data.teamStats).toBeUndefined();
    expect(data.seasonRatings).toBeUndefined();
    const games = (data.games.data as Json[]).map(({ id }) => String(id).padStart(10, "0"));
    expect(games).toHaveLength(3);
    expect(new Set(games.map(seasonOfGame))).toEqual(new Set([COMING]));
    for (const day of [FIRST, JANUARY]) expect(foreignRows(stateOf(day), PREVIOUS)).toEqual([]);
  });

  test("keeps the last season: its past reads are what its current ones were", async () => {
    for (const [name, value] of Object.entries(await readSeason(true))) {
      expect([name, value]).toEqual([name, pastBefore[name]]);
    }
  });

  test("writes the last season once", () => {
    for (const day of [...NIGHTS, JANUARY]) {
      const data = stateOf(day);
      expect(data.seasons).toEqual(stateOf(FIRST).seasons);
      expect(data.archive).toEqual(stateOf(FIRST).archive);
      const past = Object.entries(data.days ?? {}).filter(([date]) => seasonOfDate(date) < COMING);
      expect(Object.fromEntries(past)).toEqual(DATASET.days);
    }
  });

  test("adds the season to histories and careers", () => {
    const data = stateOf(FIRST);
    const knicks = parseFranchise((data.franchises as Json)[20])?.value;
    expect(knicks?.seasons.at(-1)).toMatchObject({ season: PREVIOUS, champion: true });
    expect(knicks?.titles.at(-1)).toBe(2026);
    const doncic = parseCareer((data.careers as Json)[1629029])?.value;
    const totals = parseSeasonTotals((DATASET.seasonTotals as Json).data)?.rows ?? [];
    const official = totals.find(({ id }) => id === "1629029");
    expect(doncic?.seasons.at(-1)).toMatchObject({
      season: PREVIOUS,
      pts: official?.pts,
      games: official?.games,
    });
    const [archived] = (data.archive as { data: Json[] }).data;
    expect(archived).toMatchObject({ season: PREVIOUS, champion_id: 20 });
    const playoffs = parseAllTime(data.playoffTotals as Json)?.value;
    const brunson = playoffs?.players.findIndex(({ id }) => id === "1628973") ?? -1;
    const rows = [...(playoffs?.columns.player.keys() ?? [])].filter(
      (row) => playoffs?.columns.player[row] === brunson,
    );
    const career = parseCareer((data.careers as Json)[1628973])?.value;
    const points = rows.map((row) => playoffs?.columns.pts[row]);
    expect(points).toEqual(career?.playoffs.map(({ pts }) => pts));
  });

  test("makes former players of those without a team, with their careers", () => {
    const data = stateOf(FIRST);
    const former = parseFormerPlayers(data.formerPlayers?.data)?.rows ?? [];
    const left = former.filter(({ seasons }) => seasons.at(-1) === PREVIOUS);
    expect(left.length).toBeGreaterThan(20);
    const signed = new Set((parsePlayers(data.players.data)?.rows ?? []).map(({ id }) => id));
    expect(former.filter(({ id }) => signed.has(id))).toEqual([]);
    for (const { id } of left) {
      expect((data.careers as Json)[id]).toBeUndefined();
      expect(parseCareer((data.formerCareers as Json)[id])?.value.seasons.length).toBeGreaterThan(
        0,
      );
    }
  });
});

describe("the nights after", () => {
  test.each(NIGHTS)("%s: no game waits, within the requests of a run", (day) => {
    const { waiting, unreadable, unclear } = reports.get(day) as RefreshReport;
    expect([waiting, unreadable, unclear]).toEqual([[], [], []]);
  });

  test.each([FIRST, ...NIGHTS.slice(1, 3), NIGHTS.at(-1) as string, JANUARY])(
    "%s: standings, totals and leaders equal a plain recount",
    (day) => {
      const plain = recount(api(dayBefore(day)));
      const data = stateOf(day);
      const { east = [], west = [] } =
        parseStandings(data.standings.westConference, data.standings.eastConference)?.value ?? {};
      expect(
        Object.fromEntries([...east, ...west].map((row) => [row.teamName, [row.wins, row.losses]])),
      ).toEqual(plain.records);
      const totals = parseSeasonTotals(data.seasonTotals.data)?.rows ?? [];
      expect(
        totals
          .map(({ name, games, pts, reb, ast }) =>
            [foldForSearch(name), games, pts, reb, ast].join(),
          )
          .sort(),
      ).toEqual(plain.totals);
      const leaders = data.leaders as unknown as Record<string, { data: Json[] }>;
      const [points] = (parseLeaders(leaders.totals?.data)?.rows ?? []).filter(
        ({ category }) => category === "Points",
      );
      expect(points?.top5.map(({ stat }) => stat)).toEqual(plain.mostPoints);
      expect(parseLines(data.lines)?.value.size).toBe(plain.lines);
    },
  );

  test("everyone of the tables is himself, whatever his team and number", () => {
    const data = stateOf(JANUARY);
    const known = new Set([
      ...(DATASET.players as { data: Json[] }).data.map(({ id }) => String(id)),
      ...(DATASET.formerPlayers as { data: Json[] }).data.map(({ id }) => String(id)),
    ]);
    const names = new Map(PLAYERS.map((player) => [foldForSearch(player.name), player.tableId]));
    const totals = parseSeasonTotals(data.seasonTotals.data)?.rows ?? [];
    const strangers = totals.filter(({ id, name }) => {
      const own = names.get(foldForSearch(name));
      return name !== NAMESAKE.name && own !== undefined && known.has(own) && own !== id;
    });
    expect(strangers.map(({ name }) => name)).toEqual([]);
    const curries = totals.filter(({ name }) => name === NAMESAKE.name).map(({ id }) => id);
    expect(curries).toHaveLength(2);
    expect(curries).toContain("201939");
  });
});
