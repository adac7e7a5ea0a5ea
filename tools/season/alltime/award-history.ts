import * as v from "valibot";
import {
  type AwardHistory,
  type AwardTeam,
  awardOfAba,
  TITLE_AWARD,
} from "#domain/history/awards.ts";
import { HONOURS } from "#domain/players/honours.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import { readTable, text } from "../read-table.ts";
import { readAwards, readHonours } from "../record-tables.ts";
import type { Tables } from "../tables.ts";
import { type AllTimePlayer, readAllTimePlayers, readGivenAwards } from "./player-seasons.ts";

/** The last title of the table of titles; the lines of playoffs tell of later ones. */
const LAST_OF_TITLES = yearOfSeason(FIRST_WITH_OFFICIAL_LINES);

const COACH = "Coach of the Year";

/**
 * The awards of all seasons. The table since 1946-47 comes first; the players' own table has the newest
 * season and the awards that the other lacks. A title is one of the players of the champion at the end of
 * its season, of today's players one of those that their own table lists.
 */
export function readAwardHistory(
  folder: string,
  { players: totals, teams }: Pick<Tables, "players" | "teams">,
  champions: ReadonlyMap<number, number>,
): AwardHistory {
  const players = readAllTimePlayers(folder);
  const own = readHonours(folder);
  const known = [...players.values()];
  const newest = Math.max(...known.flatMap(({ honours }) => honours.map(({ year }) => year)));
  const held = new Set(known.flatMap(({ honours }) => honours.map(({ award }) => award)));
  const codes = new Map(teams.map(({ id, abbreviation }) => [id, abbreviation]));
  const now = new Map(totals.map(({ id, teamId }) => [id, teamId]));
  const won = known.flatMap((player) => {
    const { id, name, born, honours } = player;
    const listed = own.get(id);
    const added = (listed ?? []).filter(
      ({ year, award }) => HONOURS.includes(award) && (year > newest || !held.has(award)),
    );
    const titles = listed ? [] : titlesOf(player, champions);
    return [...honours, ...added, ...titles].map(({ year, award }) => ({
      award,
      year,
      winner: { id, name, born },
      team: year > newest ? teamNow(now.get(id)) : teamIn(player, year),
    }));
  });
  return [...won, ...readOfAba(folder, players), ...readCoaches(folder, newest)].toSorted(
    (a, b) => Number(a.award > b.award) - Number(a.award < b.award) || a.year - b.year,
  );

  function teamNow(id: number | undefined): AwardTeam | undefined {
    const code = codes.get(id ?? 0);
    return id !== undefined && code !== undefined ? { id, code } : undefined;
  }
}

function titlesOf(player: AllTimePlayer, champions: ReadonlyMap<number, number>) {
  const later = [...champions].flatMap(([year, teamId]) =>
    year > LAST_OF_TITLES && teamIn(player, year)?.id === teamId ? [year] : [],
  );
  return [...player.titles, ...later].map((year) => ({ year, award: TITLE_AWARD }));
}

/** The last team of a player in the season that ended in a year. */
function teamIn({ seasons }: Pick<AllTimePlayer, "seasons">, year: number): AwardTeam | undefined {
  const last = seasons.findLast(({ season }) => season === seasonName(year - 1));
  return last && { id: last.teamId, code: last.team };
}

/** The coaches of the year. */
function readCoaches(folder: string, newest: number) {
  const rows = readTable(folder, "alltime/awards.csv.gz", {
    season: text,
    award: text,
    player: text,
    winner: v.picklist(["0", "1"]),
  });
  const before = rows.flatMap(({ season, award, player, winner }) =>
    award === COACH && winner === "1"
      ? [{ year: Number(season.slice(0, 4)) + 1, name: player }]
      : [],
  );
  const now = readAwards(folder)
    .filter(({ award }) => award === COACH)
    .map(({ name }) => ({ year: newest + 1, name }));
  return [...before, ...now].map(({ year, name }) => ({
    award: COACH,
    year,
    winner: { id: "", name, born: "" },
    team: undefined,
  }));
}

function readOfAba(folder: string, players: ReadonlyMap<string, AllTimePlayer>) {
  return readGivenAwards(folder).flatMap(({ league, player_id: id, year, award }) => {
    const player = players.get(id);
    if (league !== "ABA" || player === undefined) return [];
    const { name, born, aba: seasons } = player;
    const team = teamIn({ seasons }, year);
    return [{ award: awardOfAba(award), year, winner: { id, name, born }, team }];
  });
}
