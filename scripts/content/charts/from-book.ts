import type { StatGroup } from "../../../src/domain/leaders.ts";
import type { Book } from "../book/book.ts";
import { type Bar, bars, sketch } from "./bars.ts";
import type { Drawing } from "./drawing.ts";
import { lines } from "./lines.ts";

/** The five leaders of one of the site's lists. */
export function leaderBars(
  book: Book,
  { name, title, category, from }: { name: string; title: string; category: string; from?: number },
): Drawing {
  const rows = [1, 2, 3, 4, 5].map((place): Bar => {
    const leader = book.leader(category, place);
    const print = leader.stat.text;
    return { label: leader.season.name, value: Number(print.replace(",", "")), print };
  });
  return bars({ name, title, bars: rows, ...(from === undefined ? {} : { from }) });
}

interface TeamBars {
  name: string;
  title: string;
  group: StatGroup;
  label: string;
  teams: string[];
  marked?: string;
  from?: number;
}

/** Some teams by one of the site's team figures, in the order given. */
export function teamBars(
  book: Book,
  { name, title, group, label, teams, marked, from }: TeamBars,
): Drawing {
  const rows = teams.map((team): Bar => {
    const { text } = book.stat(team, group, label);
    const row = { label: book.city(team).text, value: Number(text), print: text };
    return marked === undefined ? row : { ...row, marked: team === marked };
  });
  return bars({
    name,
    title,
    bars: withNicks(book, teams, rows),
    ...(from === undefined ? {} : { from }),
  });
}

/** The first teams of the league by one figure, as a small sketch. */
export function teamSketch(
  book: Book,
  { name, title, group, label, teams, from }: Omit<TeamBars, "marked">,
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
  { name, title, teams, marked }: { name: string; title: string; teams: string[]; marked?: string },
): Drawing {
  const rows = teams.map((team): Bar => {
    const print = book.standing(team, "record").text;
    const row = { label: book.nick(team).text, value: book.wins(team), print };
    return marked === undefined ? row : { ...row, marked: team === marked };
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

/** The first teams of the league by one figure, and the last. */
export function firstAndLast(
  book: Book,
  group: StatGroup,
  label: string,
  extreme: "most" | "least",
  count = 5,
): string[] {
  const first = Array.from({ length: count }, (_, at) => book.at(group, label, extreme, at + 1));
  return [...first, book.at(group, label, extreme, book.names.length)];
}

/** Two teams share a city's name with the other's: theirs are told apart by the short name. */
function withNicks(book: Book, teams: string[], rows: Bar[]): Bar[] {
  return rows.map((row, at) => {
    const team = teams[at] ?? "";
    const shared = row.label === "LA" || row.label === "Los Angeles";
    return shared ? { ...row, label: book.nick(team).text } : row;
  });
}
