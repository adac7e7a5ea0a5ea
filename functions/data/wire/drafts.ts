import type { DraftPick } from "#domain/history/season-lists.ts";
import { isSeasonName } from "#domain/season/season.ts";
import { figureRows, type WireFigureRow } from "./figures.ts";
import { parseRows } from "./rows.ts";

const draftRows = figureRows({
  pick: "count",
  team: "text",
  playerId: "words",
  name: "text",
  college: "words",
});

/** All first rounds. Only a bad row is dropped. */
export function parseDrafts(root: object): { value: DraftPick[]; dropped: number } {
  const rounds = Object.entries(root).flatMap(([season, raw]) => {
    if (!isSeasonName(season)) return [];
    const read = parseRows(raw, (row): DraftPick | undefined => {
      const pick = draftRows.parse(row);
      return pick && { ...pick, season, playerId: pick.playerId || undefined };
    });
    return [read ?? { rows: [], dropped: 1 }];
  });
  return {
    value: rounds.flatMap(({ rows }) => rows),
    dropped: rounds.reduce((sum, { dropped }) => sum + dropped, 0),
  };
}

/** The documents of first rounds, by season. */
export function draftsWire(picks: readonly DraftPick[]): Record<string, WireFigureRow[]> {
  return Object.fromEntries(
    [...Map.groupBy(picks, ({ season }) => season)].map(([season, round]) => [
      season,
      round.map((pick) => draftRows.print({ ...pick, playerId: pick.playerId ?? "" })),
    ]),
  );
}
