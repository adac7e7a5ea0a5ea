import * as v from "valibot";
import { cleanText } from "#domain/teams/team-names.ts";
import { objectOf, rowParser } from "#functions/data/wire/rows.ts";
import type { Fetched, RosterPlayer } from "../source.ts";
import { unreadRow } from "../unread.ts";

/** The scoreboard's id of a player, which is never taken for one of the league's. */
export function playerIdOf(theirs: string): string {
  return `scoreboard ${theirs}`;
}

const fact = v.pipe(v.nullish(v.string(), ""), v.transform(cleanText), v.maxLength(100));

const athleteRow = rowParser(
  v.object({
    id: v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
    fullName: v.pipe(v.string(), v.transform(cleanText), v.minLength(1), v.maxLength(100)),
    jersey: v.nullish(v.string(), ""),
    displayHeight: fact,
    weight: v.nullish(v.number()),
    dateOfBirth: fact,
    position: v.nullish(v.object({ abbreviation: fact })),
    college: v.nullish(v.object({ name: fact })),
    birthPlace: v.nullish(v.object({ country: fact })),
  }),
);

/** The players of a team's roster; null for a document of another form. */
export function scoreboardRoster(raw: unknown, teamId: number): Fetched<RosterPlayer> | null {
  const athletes = objectOf(raw)?.athletes;
  if (!Array.isArray(athletes)) return null;
  const roster: Fetched<RosterPlayer> = { rows: [], unread: [] };
  for (const one of athletes) {
    const row = athleteRow(one);
    if (row === undefined) {
      roster.unread.push(unreadRow(`roster: ${athleteRow.whyNot?.(one)}`));
      continue;
    }
    const born = row.dateOfBirth.slice(0, 10);
    roster.rows.push({
      id: playerIdOf(row.id),
      name: row.fullName.replaceAll(",", ""),
      teamId,
      position: row.position?.abbreviation ?? "",
      height: row.displayHeight.replace(/^(\d)' (\d{1,2})"$/, "$1-$2"),
      weight: row.weight ? String(row.weight) : "",
      jersey: /^\d{1,2}$/.test(row.jersey) ? row.jersey : "",
      college: row.college?.name ?? "",
      country: row.birthPlace?.country ?? "",
      draft: "",
      born: /^\d{4}-\d{2}-\d{2}$/.test(born) ? born : "",
    });
  }
  return roster;
}
