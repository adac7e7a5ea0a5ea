import { linksOfSeason } from "#domain/players/season-links.ts";
import { capital } from "#domain/printing/capital.ts";
import { ordinalInWords } from "#domain/printing/ordinals.ts";
import { printedRecord } from "#domain/printing/records.ts";
import { gamesBehind } from "#domain/season/records.ts";
import type { SeasonNow } from "#domain/season/season.ts";
import type { Standing, Standings } from "#domain/standings/standing.ts";
import { teamOfStanding } from "#domain/standings/standing-teams.ts";
import { columnOf, printedColumn } from "#domain/standings/standings-columns.ts";
import type { Team } from "#domain/teams/team.ts";
import type { StandingsFact } from "../standings-fact.ts";
import type { FactAnswer, Mark } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** A season's standings with its teams. */
export interface HeldStandings {
  standings: Standings;
  teams: readonly Team[];
}

interface Row {
  row: Standing;
  team: Team | undefined;
}

/** The teams of a conference or division in order, under its name. */
interface Group {
  name: string;
  rows: Row[];
}

const COLUMNS = (["pct", "gb"] as const).map((key) => columnOf(key));

/** A place in the standings, and all of them: "The Thunder were first in the West: 64–18." */
export function standingsAnswer(
  fact: StandingsFact,
  held: HeldStandings,
  { current, schedule }: SeasonNow,
): FactAnswer {
  const { season, teamId, place } = fact;
  const groups = groupsOf(fact, held);
  const isOfBoth = groups.length > 1;
  const links = linksOfSeason(season, current);
  const verb = season === current && schedule.season === current ? "are" : "were";
  const told = groups.flatMap(({ name, rows }, at): Mark[] => {
    const index = place === "last" ? rows.length - 1 : (place ?? 1) - 1;
    const own = teamId === undefined ? index : rows.findIndex(({ team }) => team?.id === teamId);
    const found = rows[own];
    if (found === undefined) return [];
    const { team, row } = found;
    const inWords = own === rows.length - 1 ? "last" : ordinalInWords(own + 1);
    const [who, where] = [team?.fullName ?? row.teamName, `${inWords} in the ${name}`];
    const record = `: ${printedRecord(row)}.`;
    return teamId === undefined
      ? [plain(`${at === 0 ? "" : " "}The `), figureMark(who), plain(` ${verb} ${where}${record}`)]
      : [plain(`The ${who} ${verb} `), figureMark(inWords), plain(` in the ${name}${record}`)];
  });
  return {
    headline: told.length > 0 ? told : [plain("The standings have no such place.")],
    deck: undefined,
    heads: ["Team", ...(isOfBoth ? ["Conference"] : []), "W–L", ...COLUMNS.map(({ head }) => head)],
    rows: groups.flatMap(({ name, rows }) =>
      rows.map(({ row, team }) => ({
        name: team?.fullName ?? row.teamName,
        href: team && links.team(team),
        cells: [
          ...(isOfBoth ? [name] : []),
          printedRecord(row),
          ...COLUMNS.map((column) => printedColumn(column, row)),
        ],
      })),
    ),
  };
}

function groupsOf({ conf, division, teamId }: StandingsFact, { standings, teams }: HeldStandings) {
  const groups = (["west", "east"] as const).map((one): Group & { conf: typeof one } => ({
    conf: one,
    name: capital(one),
    rows: standings[one].map((row) => ({ row, team: teamOfStanding(row, teams) })),
  }));
  if (division !== undefined) {
    const rows = groups
      .flatMap(({ rows: own }) => own)
      .filter(({ team }) => team?.division.toLowerCase() === division)
      .map(({ row, team }, at, [first]) => ({
        row: { ...row, rank: at + 1, gamesBehind: first && gamesBehind(first.row, row) },
        team,
      }));
    return [{ name: `${capital(division)} Division`, rows }];
  }
  return groups.filter(
    ({ conf: own, rows }) =>
      (conf === undefined || conf === own) &&
      (teamId === undefined || rows.some(({ team }) => team?.id === teamId)),
  );
}
