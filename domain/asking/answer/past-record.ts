import { printedRecord } from "#domain/printing/records.ts";
import { seasonEnding } from "../read/past-season.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import type { FactData } from "./fact-data.ts";
import { figureMark, plain } from "./words.ts";

/**
 * A team's record in an earlier season, under its name at the time: "The Los Angeles Lakers went
 * 50-32 in 2024-25." Undefined without the franchise's document.
 */
export function pastRecordAnswer(
  { teamId, year }: Extract<Fact, { kind: "past-record" }>,
  { data, franchise }: FactData,
): FactAnswer | undefined {
  if (franchise === undefined) return undefined;
  const season = seasonEnding(year);
  const seasons = franchise.seasons.filter((one) => one.season === season);
  const team = data.teams.find(({ id }) => id === teamId);
  const [past] = seasons;
  return {
    headline:
      past === undefined
        ? [plain(`The ${team?.fullName} played no season of ${season}.`)]
        : [
            plain(`The ${past.name} went `),
            figureMark(printedRecord(past)),
            plain(` in ${season}.`),
          ],
    deck: past && endOf(past),
    heads: ["Season", "Team", "W", "L"],
    rows: seasons.map((one) => ({
      name: one.season,
      href: undefined,
      cells: [one.name, String(one.wins), String(one.losses)],
    })),
  };
}

function endOf({ playoffs, champion }: { playoffs: boolean; champion: boolean }): string {
  if (champion) return "They won the championship.";
  return playoffs ? "They reached the playoffs." : "They missed the playoffs.";
}
