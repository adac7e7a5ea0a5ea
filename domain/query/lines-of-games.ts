import type { BoxLine, BoxScore } from "../season/box-score.ts";
import { overtimesOf } from "../season/box-score.ts";
import { LINE_FIGURES, type LineFigure, MISSING, type SeasonLines } from "./season-lines.ts";

/** A line with the place of its game. */
interface PlacedLine {
  game: number;
  line: BoxLine;
}

/** The figures of a box score's line; null where one is not known. */
const FIGURES: Record<LineFigure, (line: BoxLine) => number | null> = {
  // Where only minutes are known, they are the seconds to the minute.
  sec: ({ seconds, minutes }) => seconds ?? 60 * minutes,
  pts: ({ pts }) => pts,
  reb: ({ reb }) => reb,
  ast: ({ ast }) => ast,
  stl: ({ stl }) => stl,
  blk: ({ blk }) => blk,
  tov: ({ tov }) => tov,
  pf: ({ pf }) => pf,
  fgm: ({ fgm }) => fgm,
  fga: ({ fga }) => fga,
  fg3m: ({ fg3m }) => fg3m,
  fg3a: ({ fg3a }) => fg3a,
  ftm: ({ ftm }) => ftm,
  fta: ({ fta }) => fta,
  oreb: ({ oreb }) => oreb,
  dreb: ({ dreb }) => dreb,
  pm: ({ plusMinus }) => plusMinus,
};

/** The columns of box scores in the order in which their games were played. */
export function linesOfGames(
  games: readonly BoxScore[],
  names: ReadonlyMap<string, string>,
): SeasonLines {
  const placed = games.flatMap(({ lines }, game) =>
    lines.map((line): PlacedLine => ({ game, line })),
  );
  const ids = [...new Set(placed.map(({ line }) => line.playerId))];
  const players = new Map(ids.map((id, at) => [id, at]));
  const column = (figure: LineFigure) =>
    Int16Array.from(placed, ({ line }) => FIGURES[figure](line) ?? MISSING);
  return {
    size: placed.length,
    games: games.map((game) => ({
      id: game.id,
      date: game.date,
      stage: game.stage,
      homeTeamId: game.homeTeamId,
      awayTeamId: game.awayTeamId,
      homePoints: game.homePoints,
      awayPoints: game.awayPoints,
      neutral: game.neutral,
      overtimes: overtimesOf(game),
    })),
    players: ids.map((id) => ({ id, name: names.get(id) ?? "" })),
    game: Uint32Array.from(placed, ({ game }) => game),
    player: Uint32Array.from(placed, ({ line }) => players.get(line.playerId) ?? 0),
    team: Uint8Array.from(placed, ({ line }) => line.teamId),
    starter: Int8Array.from(placed, ({ line }) =>
      line.starter === null ? -1 : Number(line.starter),
    ),
    figures: Object.fromEntries(LINE_FIGURES.map((figure) => [figure, column(figure)])) as Record<
      LineFigure,
      Int16Array
    >,
  };
}
