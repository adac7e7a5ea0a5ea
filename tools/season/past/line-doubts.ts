import * as v from "valibot";
import { LINE_FIGURES, type LineFigure } from "#domain/figures/line-figures.ts";
import { oncePerKey } from "#domain/memoize.ts";
import { LINE_MARKS, type LineDoubt, type LineMark } from "#domain/season/line-doubts.ts";
import { FIRST_WITH_SHOT_IDS } from "#domain/season/season-rules.ts";
import { readTable, text } from "../read-table.ts";

/** The figures that shots with ids do not settle between teammates of one name. */
const BESIDE_SHOTS: readonly LineFigure[] = [
  ...(["sec", "reb", "ast", "stl", "blk", "tov", "pf"] as const),
  ...(["oreb", "dreb", "pm"] as const),
];

/** The figures of a line that follow from others. */
const WITH: Partial<Record<LineFigure, LineFigure>> = {
  fgm: "pts",
  fg3m: "pts",
  ftm: "pts",
  oreb: "reb",
  dreb: "reb",
};

const words = v.pipe(
  v.string(),
  v.transform((cell) => cell.split(" ").filter(Boolean)),
);

/** The doubts about rebuilt lines, by game and player: "0020500591 977". */
export const readDoubts = oncePerKey((folder: string): ReadonlyMap<string, LineDoubt> => {
  const rows = readTable(folder, "history/line_marks.csv.gz", {
    season: text,
    game_id: text,
    player_id: text,
    columns: words,
    reasons: v.pipe(words, v.array(v.picklist(LINE_MARKS))),
  });
  return new Map(
    rows.map(({ season, game_id, player_id, columns, reasons }) => [
      `${game_id} ${player_id}`,
      { marks: reasons, figures: doubtedFigures(season, columns, reasons) },
    ]),
  );
});

function doubtedFigures(
  season: string,
  columns: readonly string[],
  marks: readonly LineMark[],
): LineFigure[] {
  // "g": whether he played in the game at all.
  if (columns.includes("g")) return [...LINE_FIGURES];
  const names = columns.map((name) => (name === "min" ? "sec" : name)) as LineFigure[];
  const shared = season < FIRST_WITH_SHOT_IDS ? LINE_FIGURES : BESIDE_SHOTS;
  const doubted = new Set([
    ...names,
    ...names.flatMap((name) => WITH[name] ?? []),
    ...(marks.includes("shared-name") ? shared : []),
    ...(marks.includes("lineup") ? (["sec", "pm"] as const) : []),
  ]);
  return LINE_FIGURES.filter((figure) => doubted.has(figure));
}
