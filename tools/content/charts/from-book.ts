import type { StatGroup } from "../../../domain/season/leaders.ts";
import type { Book } from "../book/book.ts";
import type { Extreme } from "../book/team-facts.ts";
import { type Bar, bars, sketch } from "./bars.ts";
import type { Drawing } from "./drawing.ts";
import { lines } from "./lines.ts";

/** The first five of one of the site's lists of leaders. */
export function leaderBars(
  book: Book,
  { name, title, category, from }: { name: string; title: string; category: string; from?: number },
): Drawing {
  const rows = book.leading(category, 5).map(({ season, stat: { text } }): Bar => {
    return { label: season.name, value: Number(text.replace(",", "")), print: text };
  });
  return bars({ name, title, bars: rows, ...(from === undefined ? {} : { from }) });
}

interface TeamBars {
  name: string;
  title: string;
  group: StatGroup;
  label: string;
  teams: string[];
  /** Whom the league has last, set apart. */
  last?: string[];
  from?: number;
}

/** Some teams by one of the site's team figures, in the order given. */
export function teamBars(
  book: Book,
  { name, title, group, label, teams, last = [], from }: TeamBars,
): Drawing {
  const row = (team: string): Bar => {
    const { text } = book.stat(team, group, label);
    return { label: cityOf(book, team), value: Number(text), print: text };
  };
  return bars({
    name,
    title,
    bars: teams.map(row),
    last: last.map(row),
    ...(from === undefined ? {} : { from }),
  });
}

/** The first teams of the league by one figure, as a small sketch. */
export function teamSketch(
  book: Book,
  { name, title, group, label, teams, from }: Omit<TeamBars, "last">,
): Drawing {
  const rows = teams.map((team): Bar => {
    const { text } = book.stat(team, group, label);
    return { label: team, value: Number(text), print: text };
  });
  return sketch({ name, title, bars: rows, ...(from === undefined ? {} : { from }) });
}

/** Wins of some teams. */
export function winBars(
  book: Book,
  { name, title, teams }: { name: string; title: string; teams: string[] },
): Drawing {
  const rows = teams.map((team): Bar => {
    const print = book.standing(team, "record").text;
    return { label: book.nick(team).text, value: book.wins(team), print };
  });
  return bars({ name, title, bars: rows });
}

/** How some teams' seasons went, game by game. */
export function courses(
  book: Book,
  { name, title, teams }: { name: string; title: string; teams: string[] },
): Drawing {
  return lines({
    name,
    title,
    axis: "Wins minus losses",
    lines: teams.map((team) => ({ label: team, values: book.course(team) })),
  });
}

/** The first five teams of the league by one figure, and the last; where there are equals, all. */
export function firstAndLast(
  book: Book,
  group: StatGroup,
  label: string,
  extreme: Extreme,
): { teams: string[]; last: string[] } {
  const order = book.ranked(group, label, extreme);
  const value = (team: string) => book.value(team, group, label);
  const least = value(order.at(-1) ?? "");
  return {
    teams: book.leadingTeams(group, label, extreme, 5),
    last: order.filter((team) => value(team) === least),
  };
}

/** A team by its city; two share one and go by their short names. */
function cityOf(book: Book, team: string): string {
  const city = book.city(team).text;
  return city === "LA" || city === "Los Angeles" ? book.nick(team).text : city;
}
