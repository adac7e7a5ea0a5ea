import { join } from "node:path";
import { expect, test } from "vitest";
import {
  endingOf,
  listedPostseason,
  listedStandings,
  listedTotals,
  listsOfLeague,
  type SeasonLists,
} from "#domain/history/season-lists.ts";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leaderList } from "#domain/leaders/leader-lists.ts";
import { playersInSeason } from "#domain/query/storage/all-time.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { seasonName } from "#domain/season/season.ts";
import { FIRST_WITH_AVERAGES } from "#domain/season/season-rules.ts";
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

/** The first of a season's lists in a count, by the rules of the time; undefined where it was not kept. */
function leaderOf(season: string, lists: SeasonLists, count: string): string | undefined {
  const [group, category] =
    season < FIRST_WITH_AVERAGES ? ["totals", count] : ["averages", `${count} per game`];
  const rule = LEADER_RULES.find((own) => own.group === group && own.category === category);
  const totals = listedTotals(listsOfLeague(lists, false).players);
  return rule && leaderList(rule, totals, [], { season, length: 1 }).rows[0]?.player.id;
}

test("the leaders are those of the table of awards", () => {
  const rows = readTable(folder, "alltime/awards.csv.gz", {
    season: text,
    league: text,
    award: text,
    player_id: maybeText,
    computed: text,
  }).filter(({ computed, league }) => computed === "1" && league !== "ABA");
  const names = {
    Points: "Scoring",
    Rebounds: "Rebounding",
    Assists: "Assists",
    Steals: "Steals",
    Blocks: "Blocks",
  };
  const unequal = ofTeams.flatMap(([season, lists]) =>
    Object.entries(names).flatMap(([count, award]) => {
      const leader = leaderOf(season, lists, count);
      const listed = rows.filter((row) => row.season === season && row.award === `${award} Leader`);
      const first = listed.map(({ player_id }) => player_id);
      return leader === undefined || first.includes(leader) ? [] : [`${season} ${count}`];
    }),
  );
  expect(unequal).toEqual([]);
});

test("a count that the league did not keep has no leaders", () => {
  const of = (season: string) =>
    ["Points", "Rebounds", "Assists", "Steals", "Blocks"].filter(
      (count) => leaderOf(season, listsOf(season), count) !== undefined,
    );
  expect(of("1946-47")).toEqual(["Points", "Assists"]);
  expect(of("1972-73")).toEqual(["Points", "Rebounds", "Assists"]);
  expect(of("1973-74")).toEqual(["Points", "Rebounds", "Assists", "Steals", "Blocks"]);
});

test("the champions are those of the league", () => {
  const titles = (id: number) =>
    history.finals.filter(({ championId }) => championId === id).length;
  const nba = history.finals.filter(({ league }) => league !== "ABA");
  expect([nba.length, history.finals.length]).toEqual([79, 88]);
  // Celtics, Lakers, Warriors, Bulls, Spurs, 76ers with Syracuse, Pistons, Heat.
  expect([2, 14, 10, 5, 27, 23, 9, 16].map(titles)).toEqual([18, 17, 7, 6, 5, 3, 3, 3]);
});

// The league's published records, from general knowledge.
test("the games hold the highest and the lowest score, and the longest streaks", () => {
  const games = withResults.flatMap(([, lists]) => lists.games);
  const both = games.toSorted((a, b) => a.homePoints + a.awayPoints - b.homePoints - b.awayPoints);
  const said = [both[0], both.at(-1)].map(
    (game) => `${game?.date} ${game?.awayPoints} at ${game?.homePoints}`,
  );
  expect(said).toEqual(["1950-11-22 19 at 18", "1983-12-13 186 at 184"]);
  const longest = (season: string, teamId: number) => {
    const { teams, games } = listsOf(season);
    const results = seasonRecords(teams, games).get(teamId)?.results ?? "";
    return Math.max(...results.split("L").map(({ length }) => length));
  };
  expect([longest("1971-72", 14), longest("2012-13", 16)]).toEqual([33, 27]);
});

// From general knowledge.
test.each([
  [1969, "Kareem Abdul-Jabbar"],
  [1979, "Magic Johnson"],
  [1984, "Hakeem Olajuwon"],
  [1985, "Patrick Ewing"],
  [1992, "Shaquille O'Neal"],
  [1997, "Tim Duncan"],
  [2003, "LeBron James"],
  [2007, "Greg Oden"],
  [2023, "Victor Wembanyama"],
  [2025, "Cooper Flagg"],
])("the first pick of %i is %s", (year, name) => {
  const picks = drafts.filter(({ season, pick }) => season === seasonName(year) && pick === 1);
  expect(picks.map((own) => own.name)).toEqual([name]);
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
