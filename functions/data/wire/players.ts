import * as v from "valibot";
import type { Player } from "#domain/players/player.ts";
import { name, text, texts } from "./cells.ts";
import { parseRows, type ReadRows, rowParser } from "./rows.ts";

const playerRow = rowParser(
  v.pipe(
    v.object({
      id: text,
      Player: name,
      Age: text,
      Born: text,
      Pos: text,
      HT: text,
      WT: text,
      "Current Team": text,
      YOS: text,
      Jersey: text,
      "Pre-Draft Team": texts,
      "Draft Status": texts,
      Nationality: texts,
    }),
    v.transform(
      (row): Player => ({
        id: row.id,
        name: row.Player,
        age: row.Age,
        born: row.Born,
        position: row.Pos,
        height: row.HT,
        weight: row.WT,
        currentTeam: row["Current Team"],
        yearsOfService: row.YOS,
        jersey: row.Jersey,
        preDraftTeam: row["Pre-Draft Team"],
        draftStatus: row["Draft Status"],
        nationality: row.Nationality,
      }),
    ),
  ),
);

/** The players of `nba/players/data`; a row without a name is a bad row. */
export function parsePlayers(raw: unknown): ReadRows<Player> | undefined {
  return parseRows(raw, playerRow);
}
