import { quotient } from "../../../domain/season/figures.ts";
import { STAT_GROUPS, type StatGroup } from "../../../domain/season/leaders.ts";
import { gamesInOrder, seasonRecords, type TeamRecord } from "../../../domain/season/records.ts";
import { winsAndLosses } from "../../../domain/season/standings-table.ts";
import type { Conference } from "../../../domain/season/team.ts";
import type { BuiltDataset } from "../../season/dataset.ts";
import { DatasetError } from "../../season/dataset-error.ts";
import type { Tables } from "../../season/tables.ts";
import type { Figure } from "../figure.ts";
import { alone } from "./alone.ts";
import { leading } from "./leading.ts";
import { ordinal } from "./ordinal.ts";
import { grouped } from "./player-facts.ts";

export type StandingColumn =
  | "wins"
  | "losses"
  | "record"
  | "winPct"
  | "gamesBehind"
  | "conference"
  | "division"
  | "home"
  | "road"
  | "lastTen"
  | "difference";

export type Extreme = "most" | "least";

/** What the book knows of teams. Teams go by their abbreviation. */
export function teamFacts(tables: Tables, { dataset, standings }: BuiltDataset) {
  const byAbbreviation = new Map(tables.teams.map((team) => [team.abbreviation, team]));
  const abbreviations = new Map(tables.teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const records = seasonRecords(tables.teams, tables.games);
  const rows = [...standings.West.rows, ...standings.East.rows];
  const ties = [...standings.West.ties, ...standings.East.ties];

  const team = (name: string) => byAbbreviation.get(name) ?? unknown("team", name);
  const record = (name: string): TeamRecord => records.get(team(name).id) ?? unknown("team", name);
  const standing = (name: string) =>
    rows.find((row) => row.team.id === team(name).id) ?? unknown("standing", name);
  const results = (name: string) => record(name).results;
  const stretch = (ref: string, letters: string): Figure => ({
    ref,
    text: winsAndLosses(counted(letters)),
  });

  const stat = (name: string, group: StatGroup, label: string): string => {
    const key = label.replaceAll("/", "|");
    const row = dataset.teamStats[group].data.find(({ id }) => id === String(team(name).id));
    return row?.[key] ?? unknown("team stat", label);
  };
  const order = (group: StatGroup, label: string, extreme: Extreme): string[] => {
    const sign = extreme === "most" ? -1 : 1;
    const value = (name: string) => sign * Number(stat(name, group, label));
    return [...byAbbreviation.keys()].sort((a, b) => value(a) - value(b));
  };

  return {
    full: (name: string): Figure => ({ ref: `team/${name}/full`, text: team(name).fullName }),
    nick: (name: string): Figure => ({ ref: `team/${name}/nick`, text: team(name).name }),
    city: (name: string): Figure => ({ ref: `team/${name}/city`, text: team(name).city }),
    path: (name: string, page = "") => `/nba/teams/${team(name).id}${page}`,
    names: [...byAbbreviation.keys()],

    standing(name: string, column: StandingColumn): Figure {
      const row = standing(name);
      const text = column === "record" ? winsAndLosses(row) : String(row[column]);
      return { ref: `standing/${name}/${column}`, text };
    },
    rank: (name: string) => standing(name).rank,
    /** The place in the conference in words, "third". */
    rankWord: (name: string): Figure => ({
      ref: `rank/${name}`,
      text: ordinal(standing(name).rank),
    }),
    wins: (name: string) => standing(name).wins,
    /** The first of a conference, with all that won as many as the last of them. */
    leadersOf: (conference: Conference, many: number): string[] =>
      leading(standings[conference].rows, many, ({ wins }) => wins, `of the ${conference}`).map(
        ({ team }) => team.abbreviation,
      ),
    /** The teams with the fewest wins, with all that won as many as the last of them. */
    fewestWins: (many: number): string[] =>
      leading(
        rows.toReversed().sort((a, b) => a.wins - b.wins),
        many,
        ({ wins }) => wins,
        "by the fewest wins",
      ).map(({ team }) => team.abbreviation),
    /** The teams that ended with equal records, those of one place together, in their order. */
    ties: () =>
      ties.map(({ teamIds }) =>
        teamIds.map((id) => abbreviations.get(id) ?? unknown("team", `${id}`)),
      ),
    /** What put these teams, equal in their records, in this order. */
    tie(...names: string[]): string {
      const ids = names.map((name) => team(name).id);
      const tie = ties.find(({ teamIds }) => teamIds.join() === ids.join());
      return tie?.criterion ?? unknown("tie", names.join());
    },

    stat(name: string, group: StatGroup, label: string): Figure {
      const text = stat(name, group, label);
      return {
        ref: `stat/${name}/${group}/${label}`,
        text: group === "totals" ? grouped(text) : text,
      };
    },
    value: (name: string, group: StatGroup, label: string) => Number(stat(name, group, label)),
    /** The league's order by one figure, in abbreviations. */
    ranked: order,
    /** The first of that order, with all that are printed equal to the last of them. */
    leadingTeams: (group: StatGroup, label: string, extreme: Extreme, many: number): string[] =>
      leading(
        order(group, label, extreme),
        many,
        (name) => stat(name, group, label),
        `in ${label}`,
      ),
    /** The only team at a place of that order; throws where another has the same printed figure. */
    at: (group: StatGroup, label: string, extreme: Extreme, place = 1): string =>
      alone(order(group, label, extreme), place, (name) => stat(name, group, label), `in ${label}`),
    place: (name: string, group: StatGroup, label: string, extreme: Extreme) =>
      order(group, label, extreme).indexOf(name) + 1,

    /** The longest run of wins or losses. */
    run(name: string, letter: "W" | "L"): Figure {
      return { ref: `run/${name}/${letter}`, text: String(longest(results(name), letter)) };
    },
    /** The run at the season's end. */
    endRun(name: string, letter: "W" | "L"): Figure {
      const end = new RegExp(`${letter}*$`).exec(results(name))?.[0] ?? "";
      return { ref: `endrun/${name}/${letter}`, text: String(end.length) };
    },
    longestRun: (name: string, letter: "W" | "L") => longest(results(name), letter),
    opening: (name: string, games: number) =>
      stretch(`opening/${name}/${games}`, results(name).slice(0, games)),
    closing: (name: string, games: number) =>
      stretch(`closing/${name}/${games}`, results(name).slice(-games)),
    /** From one day on to another, both included. */
    between(name: string, first: string, last: string): Figure {
      return stretch(`between/${name}/${first}/${last}`, lettersBetween(name, first, last));
    },
    /** After every game, how many more were won than lost. */
    course(name: string): number[] {
      let above = 0;
      return [...results(name)].map((letter) => {
        above += letter === "W" ? 1 : -1;
        return above;
      });
    },
    groups: STAT_GROUPS,
    /** The average of all teams' printed figures. */
    average(group: StatGroup, label: string, places: number): Figure {
      const sum = [...byAbbreviation.keys()].reduce(
        (all, n) => all + Number(stat(n, group, label)),
        0,
      );
      const ref = `average/${group}/${label}/${places}`;
      return { ref, text: quotient(sum, byAbbreviation.size, places) };
    },
  };

  function lettersBetween(name: string, first: string, last: string): string {
    const { id } = team(name);
    return gamesInOrder(tables.games)
      .filter(({ date }) => date >= first && date <= last)
      .filter(({ homeTeamId, awayTeamId }) => homeTeamId === id || awayTeamId === id)
      .map((game) => (game.homePoints > game.awayPoints === (game.homeTeamId === id) ? "W" : "L"))
      .join("");
  }
}

function counted(letters: string): { wins: number; losses: number } {
  const wins = letters.replaceAll("L", "").length;
  return { wins, losses: letters.length - wins };
}

function longest(results: string, letter: "W" | "L"): number {
  return Math.max(
    0,
    ...[...results.matchAll(new RegExp(`${letter}+`, "g"))].map(([run]) => run.length),
  );
}

function unknown(kind: string, name: string): never {
  throw new DatasetError(`The book has no ${kind} "${name}".`);
}
