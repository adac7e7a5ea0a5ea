import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { seasonsOfLog } from "#domain/players/career-table.ts";
import { logOf } from "#domain/query/storage/derived-season.ts";
import type { PastSeason } from "#domain/query/storage/past-season.ts";
import { pastGames } from "#domain/query/storage/past-season.ts";
import { gradeOf } from "#domain/season/grades.ts";
import { FINALS_ROUND } from "#domain/season/postseason.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { seasonsBetween } from "#domain/season/season.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { standingsTable } from "#domain/standings/standings-table.ts";
import { root } from "#tools/paths.ts";
import { readAllTimePlayers } from "#tools/season/alltime/player-seasons.ts";
import { readSeasonLists } from "#tools/season/alltime/season-lists.ts";
import { readPastSeasons } from "#tools/season/past/past-seasons.ts";
import { count, maybeCount, readTable, teamId, text } from "#tools/season/read-table.ts";
import {
  readCareers,
  readFranchiseSeasons,
  readFranchises,
  readPastPlayoffs,
} from "#tools/season/record-tables.ts";
import { readTables } from "#tools/season/tables.ts";

const SOURCES = join(root, "season/sources");
const { teams } = readTables(SOURCES);
/** The first season of the tables of lines. */
const FIRST_REBUILT = "1998-99";
const { seasons: lists } = readSeasonLists(SOURCES, new Map());
const everyone = [...readAllTimePlayers(SOURCES).values()];
const seasons = new Map(readPastSeasons(SOURCES, teams, lists, FIRST_REBUILT));
const held = [...seasons.keys()];
const names = held.filter((name) => name >= FIRST_WITH_OFFICIAL_LINES);
const rebuilt = held.filter((name) => name < FIRST_WITH_OFFICIAL_LINES);

const seasonNamed = (name: string): PastSeason => {
  const season = seasons.get(name);
  if (season === undefined) throw new Error(`${name} is not held.`);
  return season;
};

test("every season of the tables before the current one is read", () => {
  expect(held).toEqual(seasonsBetween(FIRST_REBUILT, "2024-25"));
});

const franchises = readFranchiseSeasons(SOURCES);
test.each(held)("%s: every team's record is the official one", (name) => {
  const games = pastGames(seasonNamed(name));
  const records = seasonRecords(teams, games);
  const playing = new Set(games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  expect(playing.size).toBeGreaterThanOrEqual(29);
  for (const id of playing) {
    const official = franchises.get(id)?.find(({ season }) => season === name);
    expect(records.get(id)?.overall).toEqual({ wins: official?.wins, losses: official?.losses });
  }
});

const pastStandings = readTable(SOURCES, "past_standings.csv", {
  season: text,
  team_id: teamId,
  conference: v.picklist(["East", "West"]),
  seed: count,
  gb: text,
  conf_rec: text,
  div_rec: text,
  l10: text,
  pf: count,
  pa: count,
});
test.each(names.filter((name) => pastStandings.some(({ season }) => season === name)))(
  "%s: every row of the standings is the official one, ties included",
  (name) => {
    const table = standingsTable(teams, pastGames(seasonNamed(name)));
    const record = (own: { wins: number; losses: number } | undefined) =>
      own && `${own.wins}-${own.losses}`;
    for (const official of pastStandings.filter(({ season }) => season === name)) {
      const row = table[official.conference].rows.find(({ team }) => team.id === official.team_id);
      if (row === undefined) throw new Error(`no row of ${official.team_id}`);
      const { rank, gamesBehind, conference, division, lastTen, wins, losses, difference } = row;
      expect({ team: official.team_id, rank, gamesBehind, difference }).toEqual({
        team: official.team_id,
        rank: official.seed,
        gamesBehind: Number(official.gb),
        difference: (official.pf - official.pa) / (wins + losses),
      });
      expect([conference, division, lastTen].map(record)).toEqual([
        official.conf_rec,
        official.div_rec,
        official.l10,
      ]);
    }
  },
);

test.each(names.filter((name) => name < "2020-21"))(
  "%s: the first round pairs the ranks 1 and 8, 4 and 5, 3 and 6, 2 and 7",
  (name) => {
    const { postseason } = seasonNamed(name);
    const { East, West } = standingsTable(teams, pastGames(seasonNamed(name)));
    const ranks = new Map([...East.rows, ...West.rows].map(({ team, rank }) => [team.id, rank]));
    const pairs = postseason.series
      .filter(({ round }) => round === 1)
      .map(({ highTeamId, lowTeamId }) =>
        [ranks.get(highTeamId) ?? 0, ranks.get(lowTeamId) ?? 0].toSorted().join(" and "),
      );
    const each = ["1 and 8", "2 and 7", "3 and 6", "4 and 5"];
    expect(pairs.toSorted()).toEqual([...each, ...each].toSorted());
  },
);

test.each(held)("%s: the champion is the one of the franchise's list", (name) => {
  const finals = seasonNamed(name).postseason.series.find(({ round }) => round === FINALS_ROUND);
  const champions = teams.filter(({ id }) =>
    franchises.get(id)?.some(({ season, champion }) => season === name && champion),
  );
  expect(champions.map(({ id }) => id)).toEqual([finals?.winnerTeamId]);
  // A title is of the year in which its season ended.
  const year = Number(name.slice(0, 4)) + 1;
  const titled = readFranchises(SOURCES).filter(({ titles }) => titles.includes(year));
  expect(titled.map(({ teamId }) => teamId)).toEqual([finals?.winnerTeamId]);
});

const COUNTS = ["pts", "reb", "ast", "stl", "blk", "tov", "pf", "fgm", "fga"].concat(
  "fg3m fg3a ftm fta oreb dreb".split(" "),
) as ("pts" | "oreb")[];

/** Every player's seasons of a stage, added up from his lines: by "201939 10 2015-16". */
const addedUp = (stage: "season" | "playoffs") =>
  new Map(
    [...seasons.values()].flatMap(({ lines }) =>
      lines.players.flatMap(({ id }) => {
        const log = logOf(lines, id).filter((line) => line.stage === stage);
        return seasonsOfLog(log, { season: lines.season, abbreviationOf: () => "" }).map(
          (sum) => [`${id} ${sum.teamId} ${sum.season}`, sum] as const,
        );
      }),
    ),
  );
const sums = addedUp("season");

const nameOf = new Map(
  [...seasons.values()].flatMap(({ lines }) => lines.players.map(({ id, name }) => [id, name])),
);

/**
 * The player-seasons whose official totals differ from the sums of their lines, by one unit of a
 * count. The official totals are those of a career's page.
 */
const OFFICIAL_DIFFERS: Record<string, readonly string[]> = {
  "2015-16": ["Brook Lopez", "Elfrid Payton", "Kevin Love", "Kyrie Irving", "Tim Hardaway Jr."],
  "2016-17": ["Jaylen Brown", "Kelly Olynyk"],
  "2017-18": (
    "Al Horford|Anthony Davis|DeAndre Jordan|Klay Thompson|Kyrie Irving|Marcus Smart|" +
    "Mason Plumlee|Skal Labissiere"
  ).split("|"),
  "2019-20": ["Matisse Thybulle"],
  "2020-21": ["Draymond Green", "Jalen Smith", "Julius Randle"],
};

test.each(names)("%s: sums of lines are the official totals of players", (name) => {
  const official = [...readCareers(SOURCES)].flatMap(([playerId, career]) =>
    career.flatMap((season) => (season.season === name ? [{ playerId, ...season }] : [])),
  );
  const different = official.filter(({ playerId, teamId, season, games, ...counts }) => {
    const own = sums.get(`${playerId} ${teamId} ${season}`);
    const unequal = COUNTS.filter((figure) => own?.[figure] !== counts[figure]);
    for (const figure of unequal)
      expect(Math.abs((own?.[figure] ?? 0) - (counts[figure] ?? 0))).toBeLessThanOrEqual(2);
    return own?.games !== games || unequal.length > 0;
  });
  expect(official.length).toBeGreaterThan(45);
  expect(different.map(({ playerId }) => nameOf.get(playerId)).sort()).toEqual(
    OFFICIAL_DIFFERS[name] ?? [],
  );
});

const differences = readTable(SOURCES, "history/season_differences.csv.gz", {
  season: text,
  player_id: text,
  team_id: teamId,
  column: text,
  lines: count,
  official: count,
});

test.each(rebuilt)(
  "%s: sums of rebuilt lines are the official totals, but where they are said not to be",
  (name) => {
    const listed = everyone.flatMap(({ id, seasons }) =>
      seasons.flatMap((own) => (own.season === name ? [{ ...own, id }] : [])),
    );
    expect(listed.length).toBeGreaterThan(430);
    const unequal = listed.flatMap(({ id, teamId, games, ...counts }) => {
      const own = sums.get(`${id} ${teamId} ${name}`);
      return [...COUNTS, "games" as const]
        .filter((column) => own?.[column] !== (column === "games" ? games : counts[column]))
        .map((column) => `${id} ${teamId} ${column === "games" ? "g" : column}`);
    });
    const said = differences.filter(({ season, column }) => season === name && column !== "gs");
    expect(unequal.sort()).toEqual(
      said.map(({ player_id, team_id, column }) => `${player_id} ${team_id} ${column}`).sort(),
    );
  },
);

const TEN = "pts reb ast stl blk fgm fga fg3m ftm fta".split(" ");

test.each(rebuilt)("%s: its grade is that of its sums", (name) => {
  const own = everyone.flatMap(({ seasons }) => seasons.filter(({ season }) => season === name));
  const unlike = differences.filter(
    ({ season, column }) => season === name && TEN.includes(column),
  ).length;
  expect(gradeOf(name)).toMatchObject({ sums: own.length * TEN.length, unlike });
});

/** A game of seconds that the official playoffs of 2021-22 count and no table of lines has. */
const WITHOUT_LINE = "Luke Kornet 2021-22";

test("the lines of every player in the playoffs are the games that he officially played", () => {
  const own = addedUp("playoffs");
  const official = [...readPastPlayoffs(SOURCES)].flatMap(([playerId, career]) =>
    career.flatMap((season) => (names.includes(season.season) ? [{ playerId, ...season }] : [])),
  );
  expect(official.length).toBeGreaterThan(1000);
  const different = official.filter(
    ({ playerId, teamId, season, games }) =>
      own.get(`${playerId} ${teamId} ${season}`)?.games !== games,
  );
  expect(different.map(({ playerId, season }) => `${nameOf.get(playerId)} ${season}`)).toEqual([
    WITHOUT_LINE,
  ]);
});

test("the place of every game on a neutral floor is known, and of no other", () => {
  for (const season of held) {
    const { lines, neutralPlaces } = seasonNamed(season);
    const neutral = lines.games.flatMap(({ id, neutral }) => (neutral ? [id] : []));
    expect([season, [...neutralPlaces.keys()].sort()]).toEqual([season, neutral.sort()]);
  }
  expect(seasonNamed("2024-25").neutralPlaces.get("0022400621")).toBe("Paris");
});

test("a team bears its name of the season", () => {
  expect(seasonNamed("2013-14").formerNames).toEqual([
    { teamId: 4, fullName: "Charlotte Bobcats", name: "Bobcats" },
  ]);
  expect(names.slice(1).flatMap((name) => seasonNamed(name).formerNames)).toEqual([]);
});

const games = readTable(SOURCES, "history/games.csv.gz", {
  season: text,
  game_id: text,
  overtimes: count,
  game_no: maybeCount,
});
test.each(held)("%s: every game of the table is there with its overtimes", (name) => {
  const { lines, postseason } = seasonNamed(name);
  const own = games.filter(({ season }) => season === name);
  const overtimes = new Map(lines.games.map(({ id, overtimes }) => [id, overtimes]));
  expect(lines.games).toHaveLength(own.length);
  expect(own.filter(({ game_id, overtimes: count }) => overtimes.get(game_id) !== count)).toEqual(
    [],
  );
  expect(postseason.games.filter(({ series }) => series !== undefined)).toHaveLength(
    own.filter(({ game_no }) => game_no !== null).length,
  );
});
