import { STAT_GROUPS, type StatGroup } from "#domain/leaders/leaders.ts";
import { plainRecord } from "#domain/printing/records.ts";
import { quotient } from "#domain/season/figures.ts";
import { gamesInOrder, seasonRecords } from "#domain/season/records.ts";
import { seasonOfGames, yearOfSeason } from "#domain/season/season.ts";
import { type ColumnKey, columnOf } from "#domain/standings/standings-columns.ts";
import type { StandingsRow, StandingsTable } from "#domain/standings/standings-table.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import { storedText } from "#functions/data/wire/standings.ts";
import type { BuiltDataset } from "#tools/season/dataset.ts";
import type { Tables } from "#tools/season/tables.ts";
import { ContentError, type Figure, find, grouped, type Kinds, type Link } from "../figure.ts";

/** The columns of the standings by the names that references give them. */
const COLUMNS = new Map<string, ColumnKey>([
  ["wins", "wins"],
  ["losses", "losses"],
  ["percentage", "pct"],
  ["behind", "gb"],
  ["conference", "conf"],
  ["division", "div"],
  ["home", "home"],
  ["road", "road"],
  ["last-ten", "last10"],
  ["difference", "diff"],
]);

function standingText(row: StandingsRow, name: string): string {
  if (name === "rank") return String(row.rank);
  if (name === "record") return plainRecord(row);
  return storedText(columnOf(find(COLUMNS, name, "column of the standings")), row);
}

/** References to teams. Teams are named by their abbreviations. */
export function teamKinds(tables: Tables, { dataset, standings }: BuiltDataset): Kinds {
  const byCode = new Map(tables.teams.map((team) => [team.abbreviation, team]));
  const codes = new Map(tables.teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const records = seasonRecords(tables.teams, tables.games);
  const conferences = [standings.West, standings.East];
  const rows = new Map(
    conferences.flatMap((table) => table.rows.map((row) => [row.team.abbreviation, row] as const)),
  );
  const ties = new Map(
    conferences.flatMap(({ ties }) =>
      ties.map(({ teamIds, criterion }) => [teamIds.map(codeOf).join("-"), criterion] as const),
    ),
  );

  function codeOf(id: number): string {
    return find(codes, id, "team");
  }

  const year = yearOfSeason(seasonOfGames(tables.games));
  const teamOf = (code: string) => find(byCode, code, "team");
  const each = () => [...byCode.keys()].map((code) => [code]);
  const resultsOf = (code: string) => find(records, teamOf(code).id, "record of the team").results;

  /** A figure of one team; `page` is the address of the page that prints it. */
  const of = (code: string, text: string, page?: string): Figure => {
    return { text, href: page, subjects: [pageOf(teamOf(code))] };
  };
  const name = (code: string, text: (team: Team) => string): Figure => {
    const team = teamOf(code);
    return { ...of(code, text(team), teamPath(team)), isName: true };
  };
  const stretch = (code: string, letters: string): Figure => of(code, recordOf(letters));

  const standing = ([code = "", column = ""]: readonly string[]): Figure => {
    const text = standingText(find(rows, code, "team"), column);
    const page = `/nba/standings/${teamOf(code).conference.toLowerCase()}`;
    return { ...of(code, text, page), data: `/api/v1/standings?season=${year}` };
  };

  const statOf = (code: string, group: string, label: string): string => {
    const row = dataset.teamStats[groupOf(group)].data.find(
      ({ id }) => id === String(teamOf(code).id),
    );
    return find(new Map(Object.entries(row ?? {})), label.replaceAll("/", "|"), "team stat");
  };

  const between = (code: string, first: string, last: string): Figure => {
    const { id } = teamOf(code);
    const letters = gamesInOrder(tables.games)
      .filter(({ date }) => date >= first && date <= last)
      .filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id)
      .map((game) => (game.homePoints > game.awayPoints === (game.homeTeamId === id) ? "W" : "L"));
    const range = `start_date=${first}&end_date=${last}&per_page=100`;
    return {
      ...stretch(code, letters.join("")),
      data: `/api/v1/games?team_ids[]=${id}&${range}`,
    };
  };

  return {
    team: { usage: "TEAM", figure: ([code = ""]) => name(code, ({ fullName }) => fullName) },
    nick: { usage: "TEAM", figure: ([code = ""]) => name(code, (team) => team.name) },
    city: { usage: "TEAM", figure: ([code = ""]) => name(code, ({ city }) => city) },
    standing: { usage: "TEAM COLUMN", figure: standing, each },
    /** Like `standing`, but "*" is every team of the East or of the West. */
    eastern: { usage: "TEAM COLUMN", figure: standing, each: () => membersOf(standings.East) },
    western: { usage: "TEAM COLUMN", figure: standing, each: () => membersOf(standings.West) },
    /** The criterion that broke a tie: `tie TOR-ATL`. */
    tie: {
      usage: "TEAMS",
      figure([teams = ""]) {
        const text = find(ties, teams, "tie");
        return { text, subjects: teams.split("-").map((code) => pageOf(teamOf(code))) };
      },
    },
    /** All ties, for claims that there are no others. */
    ties: { usage: "", figure: () => ({ text: [...ties.keys()].join(" "), subjects: [] }) },
    stat: {
      usage: "TEAM GROUP LABEL",
      figure([code = "", group = "", label = ""]) {
        const text = statOf(code, group, label);
        const page = `${teamPath(teamOf(code))}/stats`;
        return of(code, group === "totals" ? grouped(text) : text, page);
      },
      each,
    },
    /**
     * A team's rank in the league by one figure: the largest first, or with "least" the smallest.
     */
    place: {
      usage: "TEAM GROUP LABEL [least]",
      figure([code = "", group = "", label = "", least]) {
        const sign = least === "least" ? -1 : 1;
        const value = (one: string) => sign * Number(statOf(one, group, label));
        const ahead = [...byCode.keys()].filter((other) => value(other) > value(code));
        return of(code, String(ahead.length + 1));
      },
      each,
    },
    /** The mean of the printed figures of all teams. */
    average: {
      usage: "GROUP LABEL",
      figure([group = "", label = ""]) {
        const printed = [...byCode.keys()].map((code) => statOf(code, group, label));
        const sum = printed.reduce((all, text) => all + Number(text), 0);
        const decimals = printed[0]?.split(".")[1]?.length ?? 0;
        return { text: quotient(sum, printed.length, decimals), subjects: [] };
      },
    },
    /** The longest winning or losing streak. */
    run: {
      usage: "TEAM W|L",
      figure: ([code = "", letter = ""]) => of(code, String(longest(resultsOf(code), letter))),
      each,
    },
    /** The streak at the season's end. */
    "end-run": {
      usage: "TEAM W|L",
      figure([code = "", letter = ""]) {
        const end = new RegExp(`${letter}*$`).exec(resultsOf(code))?.[0] ?? "";
        return of(code, String(end.length));
      },
      each,
    },
    opening: {
      usage: "TEAM GAMES",
      figure: ([code = "", games]) => stretch(code, resultsOf(code).slice(0, Number(games))),
      each,
    },
    closing: {
      usage: "TEAM GAMES",
      figure: ([code = "", games]) => stretch(code, resultsOf(code).slice(-Number(games))),
      each,
    },
    /** A team's record from one day to another, both included. */
    between: {
      usage: "TEAM FIRST LAST",
      figure: ([code = "", first = "", last = ""]) => between(code, first, last),
      each,
    },
  };
}

/** Each team's wins minus losses after each of its games, by abbreviation. */
export function seasonCourses({ teams, games }: Tables): ReadonlyMap<string, number[]> {
  const records = [...seasonRecords(teams, games).values()];
  return new Map(
    records.map(({ team, results }) => {
      let above = 0;
      const course = [...results].map((letter) => {
        above += letter === "W" ? 1 : -1;
        return above;
      });
      return [team.abbreviation, course];
    }),
  );
}

function membersOf({ rows }: StandingsTable): string[][] {
  return rows.map(({ team }) => [team.abbreviation]);
}

function groupOf(name: string): StatGroup {
  const group = STAT_GROUPS.find((known) => known === name);
  if (group === undefined) throw new ContentError(`There is no group of stats "${name}".`);
  return group;
}

function pageOf(team: Team): Link {
  return { text: team.fullName, href: teamPath(team) };
}

function recordOf(letters: string): string {
  const wins = letters.replaceAll("L", "").length;
  return plainRecord({ wins, losses: letters.length - wins });
}

function longest(results: string, letter: string): number {
  const runs = [...results.matchAll(new RegExp(`${letter}+`, "g"))];
  return Math.max(0, ...runs.map(([run]) => run.length));
}
