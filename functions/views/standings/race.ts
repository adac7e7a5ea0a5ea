import { formatDayOfMonth, formatMonth, monthName } from "#domain/dates.ts";
import { dayAfter } from "#domain/eastern-days.ts";
import { inSeason, linksOfSeason } from "#domain/players/season-links.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { Game } from "#domain/season/facts.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { gamesInOrder, type WinLoss } from "#domain/season/records.ts";
import { seasonOfGames } from "#domain/season/season.ts";
import { leadingSince, monthEnds, recordsAfter, weeksBetween } from "#domain/standings/race.ts";
import { LAST_SEED } from "#domain/standings/standings-lines.ts";
import type { Conference, Team } from "#domain/teams/team.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { EAST, titleIn, WEST } from "./standings.ts";
import { type SeasonDays, seasonDays } from "./standings-day.ts";

/** A conference's season as a chart, and the same figures as a table. */
export interface Race {
  conference: Conference;
  title: string;
  path: string;
  /** The message of the chart. */
  headline: string;
  /** The teams, from the best to the last. */
  lines: RaceLine[];
  /** The horizontal lines, by games above .500. */
  gridLines: GridLine[];
  months: MonthMark[];
  /** The columns of the table: the last day with games of each month. */
  monthNames: string[];
}

export interface RaceLine {
  name: string;
  abbreviation: string;
  href: string;
  /** "64–18". */
  record: string;
  /** The path of the line on a drawing of `CHART_WIDTH` by `CHART_HEIGHT`. */
  path: string;
  /** The end of the line, in percent of the chart's height from the top. */
  endsAt: number;
  /** The position of the team's name, in the same unit; undefined for a line without a name. */
  labelAt: number | undefined;
  /** Wins minus losses after each month: "+12". */
  balances: string[];
}

export interface GridLine {
  /** "+20". */
  text: string;
  /** Its position, in percent of the chart's height from the top. */
  at: number;
}

export interface MonthMark {
  /** "Nov". */
  text: string;
  /** Its beginning, in percent of the chart's width from the left. */
  at: number;
}

export const RACE_WIDTH = 1000;
export const RACE_HEIGHT = 500;

/** The least distance of two names, in percent of the chart's height. */
const LABEL_STEP = 6.5;
const GRID_STEP = 20;
/** While no team is further from even than twice as much. */
const FINE_GRID_STEP = 5;
const DAYS_OF_A_RACE = 7;

/** The race of both conferences; missing before a week has been played. */
export async function loadRaces(collections: Collections): Promise<View<Race[]>> {
  const read = await gather({ teams: collections.teams(), games: collections.games() });
  return viewOf(read, ({ teams, games }) => {
    const days = seasonDays(games)(teams);
    if (days === undefined || dayAfter(days.first, DAYS_OF_A_RACE) > days.last) return undefined;
    const { current } = collections.seasonNow;
    return [
      raceOf({ conference: "West", ...WEST }, days, games, current),
      raceOf({ conference: "East", ...EAST }, days, games, current),
    ];
  });
}

function raceOf(
  place: Pick<Race, "conference" | "title" | "path">,
  days: SeasonDays,
  games: readonly Game[],
  current: string,
): Race {
  const season = seasonOfGames(games);
  const links = linksOfSeason(season, current);
  const { rows } = days.on(days.last)[place.conference];
  const ids = rows.map(({ team }) => team.id);
  const dates = [...new Set(gamesInOrder(games).map(({ date }) => date))];
  const weeks = weeksBetween(days.first, days.last);
  const ends = monthEnds(dates);
  const weekly = recordsAfter(weeks, ids, games);
  const monthly = recordsAfter(ends, ids, games);
  const scale = scaleOf([...weekly.values()].flat());
  // The chart names the teams that need no play-in.
  const labels = apart(
    ids.slice(0, LAST_SEED).map((id) => scale.percent(balanceOf(weekly.get(id)?.at(-1)))),
  );
  return {
    ...place,
    title: titleIn(place.title, season),
    path: inSeason(place.path, season, current),
    headline: headlineOf(place.conference, rows[0]?.team, dates, recordsAfter(dates, ids, games)),
    lines: rows.map(({ team, wins, losses }, at) => ({
      name: nameOf(team),
      abbreviation: team.abbreviation,
      href: links.team(team),
      record: printedScore(wins, losses),
      path: pathOf(weeks, (weekly.get(team.id) ?? []).map(balanceOf), scale),
      endsAt: rounded(scale.percent(wins - losses)),
      labelAt: labels[at],
      balances: (monthly.get(team.id) ?? []).map((record) => printedBalance(balanceOf(record))),
    })),
    gridLines: scale.gridLines,
    months: monthMarks(days),
    monthNames: ends.map((day) => monthName(day)),
  };
}

/** Wins minus losses. */
function balanceOf(record: WinLoss | undefined): number {
  return record === undefined ? 0 : record.wins - record.losses;
}

/** "+12", "−3", "0". */
function printedBalance(balance: number): string {
  return printedFigure(balance > 0 ? `+${balance}` : String(balance));
}

interface Scale {
  percent(balance: number): number;
  gridLines: GridLine[];
}

/** A scale between the grid lines around the lowest and the highest balance. */
function scaleOf(records: readonly WinLoss[]): Scale {
  const balances = records.map(balanceOf);
  const [least, most] = [Math.min(0, ...balances), Math.max(1, ...balances)];
  const step = Math.max(-least, most) > 2 * FINE_GRID_STEP ? GRID_STEP : FINE_GRID_STEP;
  const lowest = Math.floor(least / step) * step;
  const highest = Math.ceil(most / step) * step;
  const percent = (balance: number) => (100 * (highest - balance)) / (highest - lowest);
  const count = (highest - lowest) / step + 1;
  const gridLines = Array.from({ length: count }, (_, at) => {
    const balance = highest - at * step;
    return { text: printedBalance(balance), at: rounded(percent(balance)) };
  });
  return { percent, gridLines };
}

/** The path in relative steps of whole units, which are short and compress well. */
function pathOf(days: readonly string[], balances: readonly number[], { percent }: Scale): string {
  const share = shareOf(days[0] ?? "", days.at(-1) ?? "");
  const points = balances.map((balance, at) => ({
    x: Math.round(RACE_WIDTH * share(new Date(`${days[at]}T00:00:00Z`))),
    y: Math.round((RACE_HEIGHT * percent(balance)) / 100),
  }));
  return points
    .map(({ x, y }, at) => {
      const last = points[at - 1];
      return last === undefined ? `M${x} ${y}l` : `${x - last.x} ${y - last.y}`;
    })
    .join(" ")
    .replaceAll("l ", "l");
}

/** Moves positions down, sorted from the top, until no name overlaps another. */
function apart(places: readonly number[]): number[] {
  const moved: number[] = [];
  for (const place of places) {
    moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + LABEL_STEP));
  }
  return moved.map(rounded);
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}

/** The beginning of each month after the first. */
function monthMarks({ first, last }: SeasonDays): MonthMark[] {
  const share = shareOf(first, last);
  const month = new Date(`${first.slice(0, 7)}-01T00:00:00Z`);
  const marks: MonthMark[] = [];
  for (;;) {
    month.setUTCMonth(month.getUTCMonth() + 1);
    if (month.toISOString().slice(0, 10) >= last) return marks;
    const name = formatMonth(month.toISOString().slice(0, 7)) ?? "";
    marks.push({ text: name.slice(0, 3), at: rounded(100 * share(month)) });
  }
}

/** The share of the time between two days that has passed, from 0 to 1. */
function shareOf(first: string, last: string): (day: Date) => number {
  const from = new Date(`${first}T00:00:00Z`).getTime();
  const length = new Date(`${last}T00:00:00Z`).getTime() - from;
  return (day) => (length === 0 ? 0 : (day.getTime() - from) / length);
}

function headlineOf(
  conference: Conference,
  first: Team | undefined,
  dates: readonly string[],
  records: ReadonlyMap<number, readonly WinLoss[]>,
): string {
  const since = first && leadingSince(first.id, dates, records);
  if (first === undefined || since === undefined) return `The race in the ${conference}`;
  const from = since === dates[0] ? "all season" : `from ${formatDayOfMonth(since)} on`;
  return `${nameOf(first)} led the ${conference} ${from}`;
}

/** The city; for a city with two teams, the team's short name. */
function nameOf({ city, name }: Team): string {
  return city === "LA" || city === "Los Angeles" ? name : city;
}
