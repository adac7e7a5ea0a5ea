import { inSeason } from "#domain/players/season-links.ts";
import { type AskedStage, completeQuery } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { FigureHead, GroupFigureRow } from "../questions/figure-rows.ts";
import { logMeans } from "../questions/log-question.ts";
import type { HeldRecord } from "../records/held-record.ts";
import { highsOf } from "../records/highs.ts";

/** The parts of a player's page that are computed from the league's lines. */
export interface PlayerOfLines {
  /** His averages of the regular season and of the playoffs. */
  means: { heads: FigureHead[]; rows: GroupFigureRow[] };
  highs: HeldRecord[];
}

/** The year in which a season ends, by which honours are named. */
export function lastYearOf(season: string): number {
  return Number(season.slice(0, 4)) + 1;
}

const STAGES: readonly [label: string, stage: AskedStage][] = [
  ["Regular season", "season"],
  ["Playoffs", "playoffs"],
];

/** A player's averages and highs in a season. */
export function playerOfLines(
  player: string,
  href: string,
  season: string,
  data: QuestionData,
): PlayerOfLines {
  const tables = STAGES.map(([label, stage]) =>
    logMeans(label, completeQuery({ season, stage, conditions: { player } }), data),
  );
  const links = [
    inSeason(`${href}/games`, season, data.seasonNow.current),
    inSeason(`${href}/games?stage=playoffs`, season, data.seasonNow.current),
  ];
  return {
    means: {
      heads: tables[0]?.heads ?? [],
      rows: tables.flatMap(({ row }, at) =>
        row.games === "0" ? [] : [{ ...row, href: links[at] }],
      ),
    },
    highs: highsOf(player, season, "season", data),
  };
}
