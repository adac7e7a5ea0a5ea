import { type Fate, fatesOf, fateWords } from "../../domain/season/fates.ts";
import type { Postseason } from "../../domain/season/postseason.ts";
import { printedFigure } from "../../domain/season/printed.ts";
import { STANDING_COLUMNS, type Standing } from "../../domain/season/standing.ts";
import { teamOfStanding } from "../../domain/season/standing-teams.ts";
import type { MovingRow } from "../../domain/season/standings-on.ts";
import type { StandingsQuery, StandingsSort } from "../../domain/season/standings-query.ts";
import type { Team } from "../../domain/season/team.ts";
import { badgeUrl } from "../../domain/season/team-links.ts";
import { inWords } from "../../domain/season/tie-sentences.ts";
import { compareNames } from "../../domain/words/names.ts";
import { teamPath } from "./links.ts";

export interface StandingsRow {
  rank: number;
  team: Team | undefined;
  name: string;
  logo: string;
  href: string | undefined;
  wins: number;
  losses: number;
  winPct: string;
  gamesBehind: string;
  /** The cells in the order of the page's columns; "" for a column that the row lacks. */
  cells: string[];
  /** "64–18, L2" or "62–20, 2 behind, L1". */
  inShort: string;
  /** Places gained or lost in a week; undefined when the place is unchanged or unknown. */
  movement: Movement | undefined;
  /** The end of the team's season; "" for a team outside the postseason, or before its end. */
  ending: string;
}

export interface Movement {
  direction: "up" | "down";
  /** "▲2". */
  mark: string;
  /** "up two". */
  words: string;
}

/** The labels of the columns beyond the specification's, by the name of their sort. */
const LABELS = {
  conf: "CONF",
  div: "DIV",
  home: "HOME",
  road: "ROAD",
  diff: "DIFF",
  last10: "LAST10",
  streak: "STREAK",
} as const;

/** The sort of a column by its label; undefined for a column that cannot be sorted by. */
export function sortOfLabel(label: string): StandingsSort | undefined {
  const sorts = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return sorts.find((sort) => LABELS[sort] === label);
}

/** The rows of a conference as stored in the database, in rank order. */
export function latestRows(
  standings: readonly Standing[],
  teams: Team[],
): { columns: string[]; rows: StandingsRow[] } {
  const columns = [...new Set(standings.flatMap((row) => row.columns.map(({ label }) => label)))];
  const rows = standings.map((standing) => {
    const team = teamOfStanding(standing, teams);
    const stats = new Map(standing.columns.map(({ label, value }) => [label, value]));
    return withShort(columns, {
      rank: standing.rank,
      team,
      name: team?.fullName ?? standing.teamName,
      logo: standing.logo,
      href: team && teamPath(team),
      wins: standing.wins,
      losses: standing.losses,
      winPct: standing.winPct,
      gamesBehind: printedFigure(standing.gamesBehind),
      cells: columns.map((label) => printedFigure(stats.get(label) ?? "")),
      movement: undefined,
      ending: "",
    });
  });
  return { columns, rows };
}

/** The rows of a conference on a day, in rank order. */
export function dayRows(standings: readonly MovingRow[]): {
  columns: string[];
  rows: StandingsRow[];
} {
  const columns: string[] = STANDING_COLUMNS.filter((label) => label !== "OT");
  const rows = standings.map((row) => {
    const { conference, division, home, road, difference, lastTen, streak } = row;
    return withShort(columns, {
      rank: row.rank,
      team: row.team,
      name: row.team.fullName,
      logo: badgeUrl(row.team),
      href: teamPath(row.team),
      wins: row.wins,
      losses: row.losses,
      winPct: row.winPct,
      gamesBehind: printedFigure(row.gamesBehind),
      cells: [conference, division, home, road, difference, lastTen, streak].map(printedFigure),
      movement: movementOf(row.movement ?? 0),
      ending: "",
    });
  });
  return { columns, rows };
}

function withShort(columns: string[], row: Omit<StandingsRow, "inShort">): StandingsRow {
  const { wins, losses, gamesBehind } = row;
  const behind = /^[\d.]+$/.test(gamesBehind) && gamesBehind !== "0" ? `${gamesBehind} behind` : "";
  const parts = [`${wins}–${losses}`, behind, row.cells[columns.indexOf(LABELS.streak)] ?? ""];
  return { ...row, inShort: parts.filter((part) => part !== "").join(", ") };
}

function movementOf(places: number): Movement | undefined {
  if (places === 0) return undefined;
  const direction = places > 0 ? "up" : "down";
  const count = Math.abs(places);
  return {
    direction,
    mark: `${direction === "up" ? "▲" : "▼"}${count}`,
    words: `${direction} ${inWords(count)}`,
  };
}

/** The rows of a finished season, with the end of each team's season. */
export function withEndings(rows: readonly StandingsRow[], postseason: Postseason): StandingsRow[] {
  const ranks = new Map(rows.flatMap(({ team, rank }) => (team ? [[team.id, rank]] : [])));
  const fates = fatesOf(ranks, postseason);
  return rows.map((row) => {
    const fate = row.team && fates.get(row.team.id);
    return { ...row, ending: fate === undefined ? "" : endingOf(fate, row.rank) };
  });
}

function endingOf(fate: Fate, rank: number): string {
  const words = fateWords(fate);
  if (fate.kind !== "playoffs") return words;
  if (fate.isChampion) return `★ ${words}`;
  return fate.seed === rank ? words : `Seed ${fate.seed}: ${words.toLowerCase()}`;
}

/** Sorts rows; equal rows stay in rank order, rows without a value come last. */
export function sortedRows(
  rows: readonly StandingsRow[],
  columns: readonly string[],
  { sort, order }: StandingsQuery,
): StandingsRow[] {
  const turn = order === "asc" ? 1 : -1;
  if (sort === "rank") return [...rows];
  if (sort === "team") return rows.toSorted((a, b) => turn * compareNames(a.name, b.name));
  const figures = new Map(rows.map((row) => [row, figureOf(row, columns, sort)]));
  return rows.toSorted((a, b) => {
    const [left, right] = [figures.get(a), figures.get(b)];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined);
    }
    return turn * (left - right);
  });
}

function figureOf(
  row: StandingsRow,
  columns: readonly string[],
  sort: Exclude<StandingsSort, "rank" | "team">,
): number | undefined {
  switch (sort) {
    case "wins":
      return row.wins;
    case "losses":
      return row.losses;
    case "pct":
      return readFigure(row.winPct);
    case "gb":
      return row.gamesBehind === "–" ? 0 : readFigure(row.gamesBehind);
    default:
      return readFigure(row.cells[columns.indexOf(LABELS[sort])] ?? "");
  }
}

/** A printed figure as a number: a record as its winning percentage, a losing streak below 0. */
function readFigure(printed: string): number | undefined {
  const [, wins, losses] = /^(\d+)–(\d+)$/.exec(printed) ?? [];
  if (wins !== undefined) {
    const games = Number(wins) + Number(losses);
    return games === 0 ? 0.5 : Number(wins) / games;
  }
  const number = printed.replace(/^[WL+−]/, (sign) => (sign === "L" || sign === "−" ? "-" : ""));
  return number === "" || Number.isNaN(Number(number)) ? undefined : Number(number);
}
