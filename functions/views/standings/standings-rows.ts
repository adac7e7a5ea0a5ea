import { endingOf as endOfSeries } from "#domain/history/season-lists.ts";
import type { SeasonLinks } from "#domain/players/season-links.ts";
import { printedRecord } from "#domain/printing/records.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { gamesBehind } from "#domain/season/records.ts";
import { type Fate, fatesOf, fateWords } from "#domain/standings/fates.ts";
import type { Standing } from "#domain/standings/standing.ts";
import { teamOfStanding } from "#domain/standings/standing-teams.ts";
import {
  columnOf,
  printedColumn,
  STANDINGS_COLUMNS,
  type StandingFigures,
  type StandingsColumn,
  sizeOf,
} from "#domain/standings/standings-columns.ts";
import type { MovingRow } from "#domain/standings/standings-on.ts";
import type { StandingsQuery } from "#domain/standings/standings-query.ts";
import { inWords } from "#domain/standings/tie-sentences.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import { compareNames } from "#domain/text/compare-names.ts";

/** A team of a conference's standings on the page. */
export interface StandingsLine {
  figures: StandingFigures;
  team: Team | undefined;
  name: string;
  logo: string;
  href: string | undefined;
  gamesHref: string | undefined;
  /** The cells of the page's columns; "" for a column that the row lacks. */
  cells: string[];
  /** The cells of the columns that only this database has, in the order of their labels. */
  others: string[];
  /** "64–18, L2" or "62–20, 2 behind, L1". */
  inShort: string;
  /** Places gained or lost in a week; undefined when the place is unchanged or unknown. */
  movement: Movement | undefined;
  /** The end of the team's season; "" for a team outside the postseason, or before its end. */
  ending: string;
}

/** The columns and the teams of a conference. */
export interface StandingsLines {
  columns: readonly StandingsColumn[];
  /** The labels of columns that only this database has. */
  others: string[];
  rows: StandingsLine[];
}

export interface Movement {
  direction: "up" | "down";
  /** "▲2". */
  mark: string;
  /** "up two". */
  words: string;
}

/** A row before its figures are printed. */
type Unprinted = Omit<StandingsLine, "cells" | "inShort">;

/** The rows of a conference as stored in the database, in rank order. */
export function latestRows(
  standings: readonly Standing[],
  teams: Team[],
  links: SeasonLinks,
): StandingsLines {
  const others = [...new Set(standings.flatMap((row) => row.others.map(({ label }) => label)))];
  const rows = standings.map((standing): Unprinted => {
    const team = teamOfStanding(standing, teams);
    const texts = new Map(standing.others.map(({ label, value }) => [label, value]));
    return {
      figures: standing,
      team,
      name: team?.fullName ?? standing.teamName,
      logo: standing.logo,
      href: team && links.team(team),
      gamesHref: team && links.games(team),
      others: others.map((label) => printedFigure(texts.get(label) ?? "")),
      movement: undefined,
      ending: "",
    };
  });
  return printedRows(rows, others);
}

/** The rows of a conference on a day, in rank order. */
export function dayRows(standings: readonly MovingRow[], links: SeasonLinks): StandingsLines {
  const rows = standings.map(
    (row): Unprinted => ({
      figures: row,
      team: row.team,
      name: row.team.fullName,
      logo: badgeUrl(row.team),
      href: links.team(row.team),
      gamesHref: links.games(row.team),
      others: [],
      movement: movementOf(row.movement ?? 0),
      ending: "",
    }),
  );
  return printedRows(rows, []);
}

function printedRows(rows: readonly Unprinted[], others: string[]): StandingsLines {
  const columns = STANDINGS_COLUMNS.filter(({ figure }) =>
    rows.some(({ figures }) => figures[figure] !== undefined),
  );
  return {
    columns,
    others,
    rows: rows.map((row) => ({
      ...row,
      cells: columns.map((column) => printedColumn(column, row.figures)),
      inShort: inShort(row.figures),
    })),
  };
}

/** Both conferences in one table, by their share of wins; equal shares have one rank. */
export function leagueLines(west: StandingsLines, east: StandingsLines): StandingsLines {
  const rows = [...west.rows, ...east.rows].toSorted((a, b) => shareOf(b) - shareOf(a));
  const best = rows[0]?.figures;
  const ranked = rows.map((row): Unprinted => {
    const rank = 1 + rows.findIndex((other) => shareOf(other) === shareOf(row));
    const behind = best === undefined ? undefined : gamesBehind(best, row.figures);
    const figures = { ...row.figures, rank, gamesBehind: behind };
    // A change of place in the conference says nothing about the league.
    return { ...row, figures, movement: undefined };
  });
  return printedRows(ranked, west.others);
}

function shareOf({ figures: { wins, losses } }: Pick<StandingsLine, "figures">): number {
  return wins + losses === 0 ? 0 : wins / (wins + losses);
}

function inShort(figures: StandingFigures): string {
  const { gamesBehind = 0 } = figures;
  return [
    printedRecord(figures),
    gamesBehind === 0 ? "" : `${gamesBehind} behind`,
    printedColumn(columnOf("streak"), figures),
  ]
    .filter((part) => part !== "")
    .join(", ");
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
export function withEndings(
  rows: readonly StandingsLine[],
  postseason: Postseason,
): StandingsLine[] {
  const ranks = new Map(
    rows.flatMap(({ team, figures }) => (team ? [[team.id, figures.rank]] : [])),
  );
  const fates = fatesOf(ranks, postseason);
  return rows.map((row) => {
    const fate = row.team && fates.get(row.team.id);
    return { ...row, ending: fate === undefined ? "" : endingOf(fate, row.figures.rank) };
  });
}

/** The rows of a season of lists, with the end of each team's season by the names of its rounds. */
export function withListedEndings(
  rows: readonly StandingsLine[],
  { series }: Postseason,
): StandingsLine[] {
  return rows.map((row) => {
    const ending = row.team === undefined ? "" : endOfSeries(row.team.id, series);
    return { ...row, ending: ending === "Champions" ? `★ ${ending}` : ending };
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
  rows: readonly StandingsLine[],
  { sort, order }: StandingsQuery,
): StandingsLine[] {
  const turn = order === "asc" ? 1 : -1;
  if (sort === "rank") return [...rows];
  if (sort === "team") return rows.toSorted((a, b) => turn * compareNames(a.name, b.name));
  const column = columnOf(sort);
  return rows.toSorted((a, b) => {
    const [left, right] = [sizeOf(column, a.figures), sizeOf(column, b.figures)];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined);
    }
    return turn * (left - right);
  });
}
