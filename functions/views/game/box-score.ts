import type { Player } from "#domain/players/player.ts";
import type { SeasonLinks } from "#domain/players/season-links.ts";
import { tileFigure } from "#domain/players/tile-figure.ts";
import { counted } from "#domain/printing/counted.ts";
import { type BoxLine, type BoxScore, overtimesOf } from "#domain/season/box-score.ts";
import { percentage } from "#domain/season/figures.ts";
import { estimateMark } from "#domain/season/line-doubts.ts";
import { sumLines } from "#domain/season/line-sums.ts";
import type { Team } from "#domain/teams/team.ts";

/** The columns of a box score, in the same order at every width. */
export const BOX_HEADS = [
  "PTS",
  "REB",
  "AST",
  "MIN",
  "FG",
  "3P",
  "FT",
  "STL",
  "BLK",
  "TOV",
  "OREB",
  "DREB",
  "PF",
  "+/−",
] as const;

export interface BoxRow {
  playerId: string;
  name: string;
  /** "S. Gilgeous-Alexander", for narrow screens. */
  shortName: string;
  href: string;
  /** The number or the initials on his tile. */
  figure: string;
  cells: BoxCell[];
}

export interface BoxCell {
  text: string;
  /** The team's most of a count, or the most points of the game. */
  mark?: "team" | "game";
}

export interface TeamBox {
  starters: BoxRow[];
  bench: BoxRow[];
  totals: string[];
  /** Shooting percentages under FG, 3P and FT; "" under all other columns. */
  shooting: string[];
}

const MARKED = ["pts", "reb", "ast", "stl", "blk"] as const;
/** The column indices of the marked counts. */
const PLACES: Record<(typeof MARKED)[number], number> = { pts: 0, reb: 1, ast: 2, stl: 7, blk: 8 };

/**
 * One team's half of a box score: starters first, then the bench, both by minutes. The minutes of a
 * part of a game are added up, those of a whole game are known.
 */
export function teamBox(
  game: BoxScore,
  team: Pick<Team, "id" | "fullName">,
  {
    names,
    players,
    links,
    isPart,
  }: {
    names: ReadonlyMap<string, string>;
    players: ReadonlyMap<string, Player>;
    links: SeasonLinks;
    isPart: boolean;
  },
): TeamBox {
  const lines = game.lines
    .filter((line) => line.teamId === team.id)
    .toSorted((a, b) => (b.seconds ?? b.minutes * 60) - (a.seconds ?? a.minutes * 60));
  const most = Object.fromEntries(
    MARKED.map((count) => [count, Math.max(0, ...lines.map((line) => line[count]))]),
  );
  const mostOfGame = Math.max(0, ...game.lines.map(({ pts }) => pts));
  const row = (line: BoxLine): BoxRow => {
    const name = names.get(line.playerId) ?? "";
    const mark = estimateMark(line.doubt);
    const cells = cellsOf(line).map((text): BoxCell => ({ text }));
    for (const count of MARKED) {
      const cell = cells[PLACES[count]];
      if (cell === undefined || line.doubt?.figures.includes(count)) continue;
      if (line[count] === 0 || line[count] !== most[count]) continue;
      cell.mark = count === "pts" && line.pts === mostOfGame ? "game" : "team";
    }
    return {
      playerId: line.playerId,
      name: name + mark,
      shortName: shortName(name) + mark,
      href: links.player(name),
      figure: tileFigure(name, players.get(name), team),
      cells,
    };
  };
  const starters = lines.filter(({ starter }) => starter === true);
  return {
    starters: starters.map(row),
    bench: lines.filter(({ starter }) => starter !== true).map(row),
    totals: totalsOf(lines, isPart ? addedMinutes(lines) : gameMinutes(game)),
    shooting: shootingOf(lines),
  };
}

function cellsOf(line: BoxLine): string[] {
  return [
    ...[line.pts, line.reb, line.ast, line.minutes].map(String),
    `${line.fgm}-${line.fga}`,
    `${line.fg3m}-${line.fg3a}`,
    `${line.ftm}-${line.fta}`,
    ...[line.stl, line.blk, line.tov].map(String),
    line.oreb === null ? "" : String(line.oreb),
    line.dreb === null ? "" : String(line.dreb),
    String(line.pf),
    line.plusMinus === null ? "" : signedCount(line.plusMinus),
  ];
}

/** Minutes of five players: four quarters of twelve, and overtimes of five. */
function gameMinutes(game: BoxScore): number {
  return 240 + 25 * overtimesOf(game);
}

function addedMinutes(lines: readonly BoxLine[]): number {
  return Math.round(lines.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0) / 60);
}

function totalsOf(lines: readonly BoxLine[], minutes: number): string[] {
  const sums = sumLines(lines);
  const isSplit = lines.every(({ oreb, dreb }) => oreb !== null && dreb !== null);
  return [
    ...[sums.pts, sums.reb, sums.ast].map(String),
    String(minutes),
    `${sums.fgm}-${sums.fga}`,
    `${sums.fg3m}-${sums.fg3a}`,
    `${sums.ftm}-${sums.fta}`,
    ...[sums.stl, sums.blk, sums.tov].map(String),
    isSplit ? String(sums.oreb) : "",
    isSplit ? String(sums.dreb) : "",
    String(sums.pf),
    "",
  ];
}

function shootingOf(lines: readonly BoxLine[]): string[] {
  const sums = sumLines(lines);
  const share = (made: number, tried: number) =>
    tried === 0 ? "–" : `${percentage(made, tried)}%`;
  return [
    "",
    "",
    "",
    "",
    share(sums.fgm, sums.fga),
    share(sums.fg3m, sums.fg3a),
    share(sums.ftm, sums.fta),
    "",
    "",
    "",
    "",
    "",
    "",
    "",
  ];
}

/** A whole number with its sign: "+9", "−4", "0". */
export function signedCount(count: number): string {
  return count > 0 ? `+${count}` : String(count).replace("-", "−");
}

/** The first name as an initial and a no-break space: "S. Gilgeous-Alexander". */
export function shortName(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  if (rest.length === 0 || first.includes(".")) return name;
  return `${first.charAt(0)}.\u00a0${rest.join(" ")}`;
}

/** A player's line in words: "34 points, 7 reb, 6 ast, 4 stl"; small counts are left out. */
export function lineWords({ pts, reb, ast, stl, blk }: BoxLine): string {
  return [
    counted(pts, "point"),
    ...(reb >= 5 ? [`${reb} reb`] : []),
    ...(ast >= 4 ? [`${ast} ast`] : []),
    ...(stl >= 3 ? [`${stl} stl`] : []),
    ...(blk >= 3 ? [`${blk} blk`] : []),
  ].join(", ");
}

/** The mark of overtimes after a score: "OT", "2OT"; "" for none. */
export function overtimeMark(count: number | undefined = 0): string {
  return count === 0 ? "" : count === 1 ? "OT" : `${count}OT`;
}

/** The heads of the periods: "1" to "4", then "OT" or "OT1", "OT2". */
export function periodHeads(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    if (at < 4) return String(at + 1);
    return count === 5 ? "OT" : `OT${at - 3}`;
  });
}
