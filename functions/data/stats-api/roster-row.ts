import * as v from "valibot";
import { rowParser } from "../wire/rows.ts";
import { apiId, apiText, DRAFT_CELLS, draftOf, fullName } from "./rows.ts";

/** An active player under the API's own id. Every text is "" where the API does not know it. */
export interface ApiRosterPlayer {
  id: string;
  name: string;
  teamId: number;
  position: string;
  height: string;
  weight: string;
  jersey: string;
  college: string;
  country: string;
  /** "2017 Rnd 1 Pick 14", or "". */
  draft: string;
}

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
      id: apiId,
      first_name: fact,
      last_name: fact,
      position: fact,
      height: fact,
      weight: fact,
      jersey_number: jersey,
      college: fact,
      country: fact,
      ...DRAFT_CELLS,
      team: v.object({ id: apiId }),
    }),
    v.transform(
      (row): ApiRosterPlayer => ({
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
      }),
    ),
    v.check(({ name }) => name !== "" && name.length <= 100, "first_name and last_name are empty"),
  ),
);
