import type { LineFigure } from "#domain/figures/line-figures.ts";
import { memoize } from "#domain/memoize.ts";
import { MISSING, type SeasonLines } from "#domain/query/storage/season-lines.ts";
import { quotient } from "#domain/season/figures.ts";
import { gradeOf } from "#domain/season/grades.ts";
import type { OpenBoxLine } from "./answer-schemas.ts";
import { type Person, unknownPlayer } from "./people.ts";

/** The index of each game's first line; one entry more than games, which marks the end. */
const beginnings = memoize(({ games, game, size }: SeasonLines): Uint32Array => {
  const starts = new Uint32Array(games.length + 1);
  for (let line = 0; line < size; line += 1) {
    const next = (game[line] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) {
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  }
  return starts;
});

/** The indices of a game's lines; `game` is an index, too. */
export function linesOf(lines: SeasonLines, game: number): number[] {
  const starts = beginnings(lines);
  const from = starts[game] ?? 0;
  return Array.from({ length: (starts[game + 1] ?? from) - from }, (_, at) => from + at);
}

/** The id of a line's player in addresses and answers. */
export function playerOf({ player, players }: SeasonLines, line: number): number {
  return Number(players[player[line] ?? -1]?.id);
}

/** A line's figures with the player, as box scores have them. */
export function openBoxLine(
  lines: SeasonLines,
  line: number,
  people: ReadonlyMap<number, Person>,
): OpenBoxLine {
  const of = (figure: LineFigure) => {
    const value = lines.figures[figure][line] ?? MISSING;
    return value === MISSING ? null : value;
  };
  const count = (figure: LineFigure) => of(figure) ?? 0;
  const share = (made: LineFigure, tried: LineFigure) =>
    count(tried) === 0 ? null : Number(quotient(count(made), count(tried), 3));
  const id = playerOf(lines, line);
  return {
    min: String(Math.round(count("sec") / 60)),
    fgm: of("fgm"),
    fga: of("fga"),
    fg_pct: share("fgm", "fga"),
    fg3m: of("fg3m"),
    fg3a: of("fg3a"),
    fg3_pct: share("fg3m", "fg3a"),
    ftm: of("ftm"),
    fta: of("fta"),
    ft_pct: share("ftm", "fta"),
    oreb: of("oreb"),
    dreb: of("dreb"),
    reb: count("reb"),
    ast: count("ast"),
    stl: count("stl"),
    blk: count("blk"),
    turnover: count("tov"),
    pf: of("pf"),
    pts: count("pts"),
    plus_minus: of("pm"),
    grade: gradeOf(lines.season)?.grade ?? null,
    marks: [...(lines.doubts?.get(line)?.marks ?? [])],
    player: people.get(id)?.ofLine ?? {
      ...unknownPlayer(id),
      ...namesOf(lines.players[lines.player[line] ?? -1]?.name ?? ""),
    },
  };
}

/** The names of a player without other data. */
function namesOf(name: string): Pick<OpenBoxLine["player"], "first_name" | "last_name"> {
  const [first = "", ...rest] = name.split(" ");
  return { first_name: first, last_name: rest.join(" ") };
}
