import { join } from "node:path";
import { expect, test } from "vitest";
import { eraLeaders } from "#domain/history/era-leaders.ts";
import {
  endingOf,
  listedPostseason,
  listedStandings,
  listedTotals,
  listsOfLeague,
  type SeasonLists,
} from "#domain/history/season-lists.ts";
import { playersInSeason } from "#domain/query/storage/all-time.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { standingOfTeam } from "#domain/standings/standing-teams.ts";
import { draftsWire, parseDrafts } from "#functions/data/wire/drafts.ts";
import { parseSeasonLists, seasonListsWire } from "#functions/data/wire/season-lists.ts";
import { casesOf } from "#tests/fixtures/cases.ts";
import { root } from "#tools/paths.ts";
import { allTimeBefore } from "#tools/season/alltime/all-time-seasons.ts";
import { readAllTimePlayers } from "#tools/season/alltime/player-seasons.ts";
import { readSeasonLists } from "#tools/season/alltime/season-lists.ts";
import { maybeText, readTable, text } from "#tools/season/read-table.ts";

const folder = join(root, "season/sources");
const { seasons, history, drafts } = readSeasonLists(folder, new Map());
const allTime = allTimeBefore("2025-26", readAllTimePlayers(folder));
const ofTeams = [...seasons.keys()]
  .map((season) => [season, listsOf(season)] as const)
  .filter(([, { teams }]) => teams.length > 0);

function listsOf(season: string): SeasonLists {
  const lists = seasons.get(season);
  if (lists === undefined) throw new Error(`There is no ${season}.`);
  return { ...lists, players: playersInSeason(allTime, season), awards: [], draft: [] };
}

/** All games of the regular season, without the team that disbanded. */
const withResults = ofTeams.filter(([, { games }]) => games.length > 0);

// The league's published figures, from general knowledge.
test.each(casesOf("tests/unit/tools/season/season-lists-truths.tsv"))(
  "%s: the %s are %s, %s",
  (season = "", name = "", record = "", ending = "") => {
    const lists = listsOf(season);
    const team = lists.teams.find(({ fullName }) => fullName === name);
    const own = listsOfLeague(lists, team?.league === "ABA");
    const { east, west } = listedStandings(own, season);
    const standing = team && standingOfTeam(team, [...east, ...west]);
    expect(`${standing?.wins}-${standing?.losses}`).toBe(record);
    expect(endingOf(team?.id ?? 0, listedPostseason(own).series)).toBe(ending);
  },
);

test("every season from 1946-47 to 2012-13 has teams, players, series and a champion", () => {
  expect(ofTeams).toHaveLength(67);
  for (const [season, { players, series }] of ofTeams) {
    expect(players.length, season).toBeGreaterThan(90);
    expect(series.filter(({ round }) => round === 4).length, season).toBeGreaterThan(0);
  }
});

test("every row of the standings is that of its team alone", () => {
  const unequal = ofTeams.flatMap(([season, lists]) =>
    [false, true].flatMap((isAba) => {
      const own = listsOfLeague(lists, isAba);
      const { east, west } = listedStandings(own, season);
      return own.teams
        .filter((team) => {
          const row = standingOfTeam(team, [...east, ...west]);
          return row?.teamName !== (team.wins === null ? undefined : team.fullName);
        })
        .map(({ fullName }) => `${season} ${fullName}`);
    }),
  );
  expect(unequal).toEqual([]);
});

test("the records of the games are those of the teams, but for one game that is not known", () => {
  const unequal = withResults.flatMap(([season, lists]) => {
    const { teams, games } = listsOfLeague(lists, false);
    const records = seasonRecords(teams, games);
    return teams.flatMap(({ id, fullName, wins, losses }) => {
      const { overall } = records.get(id) ?? {};
      return wins === null || (overall?.wins === wins && overall.losses === losses)
        ? []
        : [`${season} ${fullName}`];
    });
  });
  expect(withResults).toHaveLength(63);
  expect(unequal).toEqual(["1953-54 Baltimore Bullets", "1953-54 Milwaukee Hawks"]);
});

test("the leaders are those of the table of awards", () => {
  const rows = readTable(folder, "alltime/awards.csv.gz", {
    season: text,
    league: text,
    award: text,
    player_id: maybeText,
    computed: text,
  }).filter(
    ({ computed, league, season }) => computed === "1" && league !== "ABA" && season < "2013-14",
  );
  const names = { pts: "Scoring", reb: "Rebounding", ast: "Assists", stl: "Steals", blk: "Blocks" };
  const unequal = ofTeams.flatMap(([season, lists]) =>
    eraLeaders(listedTotals(listsOfLeague(lists, false).players), season).flatMap(
      ({ key, rows: own }) => {
        const listed = rows.filter(
          (row) => row.season === season && row.award === `${names[key]} Leader`,
        );
        const first = listed.map(({ player_id }) => player_id);
        return first.includes(own[0]?.player.id ?? "") ? [] : [`${season} ${key}`];
      },
    ),
  );
  expect(unequal).toEqual([]);
});

test("a count that the league did not keep has no leaders", () => {
  const of = (season: string) =>
    eraLeaders(listedTotals(listsOfLeague(listsOf(season), false).players), season).map(
      ({ key }) => key,
    );
  expect(of("1946-47")).toEqual(["pts", "ast"]);
  expect(of("1972-73")).toEqual(["pts", "reb", "ast"]);
  expect(of("1973-74")).toEqual(["pts", "reb", "ast", "stl", "blk"]);
});

test("the champions are those of the league", () => {
  const titles = (id: number) =>
    history.finals.filter(({ championId }) => championId === id).length;
  const nba = history.finals.filter(({ league }) => league !== "ABA");
  expect([nba.length, history.finals.length]).toEqual([79, 88]);
  expect([titles(2), titles(14), titles(5)]).toEqual([18, 17, 6]);
});

test.each(["1946-47", "1953-54", "1975-76", "1995-96"])(
  "the document of %s gives the same lists again",
  (season) => {
    const lists = listsOf(season);
    const stored = JSON.parse(JSON.stringify(seasonListsWire(lists)));
    const { value, dropped = 1 } = parseSeasonLists(season, stored) ?? {};
    expect(dropped).toBe(0);
    expect(value).toMatchObject({
      games: lists.games.map(({ season: _, ...game }: { season?: string } & object) => game),
    });
    expect(value?.teams.map(({ id }) => id)).toEqual(lists.teams.map(({ id }) => id));
  },
);

test("the document of first rounds gives the same again", () => {
  const { value, dropped } = parseDrafts(JSON.parse(JSON.stringify(draftsWire(drafts))));
  expect(dropped).toBe(0);
  expect(value).toEqual(drafts.toSorted((a, b) => a.season.localeCompare(b.season)));
});
