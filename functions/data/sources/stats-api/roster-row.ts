import * as v from "valibot";
import { rowParser } from "#functions/data/wire/rows.ts";
import type { RosterPlayer } from "../source.ts";
import { apiText, DRAFT_CELLS, draftOf, fullName, sourceId } from "./rows.ts";

const fact = v.pipe(v.nullish(apiText, ""), v.maxLength(100));
/** One or two digits; anything else is no number that a shirt has. */
const jersey = v.pipe(
  v.nullish(apiText, ""),
  v.transform((given) => (/^\d{1,2}$/.test(given) ? given : "")),
);

/** A row of `players/active`. */
export const rosterRow = rowParser(
  v.pipe(
    v.object({
      id: sourceId,
      first_name: fact,
      last_name: fact,
      position: fact,
      height: fact,
      weight: fact,
      jersey_number: jersey,
      college: fact,
      country: fact,
      ...DRAFT_CELLS,
      team: v.object({ id: sourceId }),
    }),
    v.transform(
      (row): RosterPlayer => ({
        id: String(row.id),
        name: fullName(row),
        teamId: row.team.id,
        position: row.position,
        height: row.height,
        weight: row.weight,
        jersey: row.jersey_number,
        college: row.college,
        country: row.country,
        draft: draftOf(row),
        born: "",
      }),
    ),
    v.check(({ name }) => name !== "" && name.length <= 100, "first_name and last_name are empty"),
  ),
);
