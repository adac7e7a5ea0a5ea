import * as v from "valibot";
import { oncePerKey } from "#domain/memoize.ts";
import type { CareerSeason, CareerSeasons, Honour } from "#domain/players/career.ts";
import type { AllTimePerson } from "#domain/query/storage/all-time.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { count, maybeCount, maybeDay, maybeText, readTable, text } from "../read-table.ts";
import { codeOfToday, readListedTeams } from "./listed-teams.ts";

/** The folder of tables since 1946-47, in the folder of all tables. */
const ALL_TIME = "alltime";

/** A player since 1946-47: his regular seasons in the BAA and the NBA, and his awards, oldest first. */
export interface AllTimePlayer extends AllTimePerson {
  /** His first and his last season, of whatever league. */
  first: string;
  last: string;
  seasons: CareerSeason[];
  /** His seasons in the ABA, which official totals leave out. */
  aba: CareerSeason[];
  honours: Honour[];
  /** The years of the titles to 2013 of teams with which he ended the season. */
  titles: number[];
  playoffTotals: CareerSeasons["playoffTotals"];
  isInHallOfFame: boolean;
}

const league = v.picklist(["BAA", "NBA", "ABA"]);

/** All players by the league's id; those who played in the ABA alone have an id of ours, "b-...". */
export const readAllTimePlayers = oncePerKey((folder: string): Map<string, AllTimePlayer> => {
  const rows = readTable(folder, `${ALL_TIME}/players.csv.gz`, {
    player_id: text,
    player: text,
    birth_date: maybeDay,
    height: maybeText,
    position: maybeText,
    country: maybeText,
    colleges: maybeText,
    draft_year: maybeText,
    draft_round: maybeText,
    draft_pick: maybeText,
    first_season: text,
    last_season: text,
    hall_of_fame: v.picklist(["0", "1"]),
  });
  const players = new Map<string, AllTimePlayer>();
  for (const {
    player_id: id,
    player: name,
    first_season: first,
    last_season: last,
    ...row
  } of rows)
    players.set(id, {
      id,
      name,
      born: row.birth_date,
      inches: inchesOf(row.height),
      position: row.position,
      nation: row.country,
      college: row.colleges.replaceAll("|", ", "),
      draft: draftOf(row.draft_year, row.draft_round, row.draft_pick),
      first,
      last,
      seasons: [],
      aba: [],
      honours: [],
      titles: [],
      playoffTotals: undefined,
      isInHallOfFame: row.hall_of_fame === "1",
    });
  for (const { player_id, league: of, ...row } of readSeasons(folder))
    players.get(player_id)?.[of === "ABA" ? "aba" : "seasons"].push(row);
  for (const { player_id, league: of, ...honour } of readGivenAwards(folder))
    if (of !== "ABA") players.get(player_id)?.honours.push(honour);
  for (const { player_id, season } of readTable(folder, `${ALL_TIME}/titles.csv.gz`, TITLE))
    players.get(player_id)?.titles.push(yearOfSeason(season) + 1);
  for (const { player_id, ...totals } of readTable(folder, PLAYOFF_CAREERS, PLAYOFF_TOTALS)) {
    const player = players.get(player_id);
    if (player) player.playoffTotals = totals;
  }
  return players;
});

const TITLE = { player_id: text, season: text };

const PLAYOFF_CAREERS = `${ALL_TIME}/playoff_careers.csv.gz`;
const PLAYOFF_TOTALS = { player_id: text, pts: count, reb: count, ast: count };

/** The inches of a height in feet and inches; 0 where it is not known. */
function inchesOf(height: string): number {
  const [feet, inches] = height.split("-").map(Number);
  return 12 * (feet ?? 0) + (inches ?? 0);
}

/** "1984 Rnd 1 Pick 3", or as much of it as is known. */
function draftOf(year: string, round: string, pick: string): string {
  return round === "" || pick === "" ? year : `${year} Rnd ${round} Pick ${pick}`;
}

/** The counts of a season; those that the league has not always kept may be empty. */
const PLAYER_COUNTS = {
  pts: count,
  fgm: count,
  fga: maybeCount,
  fg3m: maybeCount,
  fg3a: maybeCount,
  ftm: count,
  fta: count,
  oreb: maybeCount,
  dreb: maybeCount,
  reb: maybeCount,
  ast: maybeCount,
  stl: maybeCount,
  blk: maybeCount,
  tov: maybeCount,
  pf: maybeCount,
};

function readSeasons(folder: string) {
  const ids = new Map(
    readListedTeams(folder).map(({ season, abbreviation, id }) => [
      `${season} ${abbreviation}`,
      id,
    ]),
  );
  return readTable(folder, `${ALL_TIME}/player_seasons.csv.gz`, {
    player_id: text,
    season: text,
    league,
    team_id: maybeCount,
    team: text,
    g: count,
    gs: maybeCount,
    min: maybeCount,
    ...PLAYER_COUNTS,
  })
    .map(({ team_id, team, g, gs, min, ...counts }) => ({
      ...counts,
      teamId: team_id ?? ids.get(`${counts.season} ${codeOfToday(team)}`) ?? 0,
      // One row stands for both teams where the split is not known.
      team: team.includes("|") ? "2 teams" : codeOfToday(team),
      games: g,
      starts: gs,
      minutes: min,
    }))
    .sort((a, b) => (a.season < b.season ? -1 : Number(a.season > b.season)));
}

/** The words of a team of an award, by its number. */
const AWARD_RANKS: Readonly<Record<string, string>> = {
  "1": " First Team",
  "2": " Second Team",
  "3": " Third Team",
};

/** The awards that were won; coaches' have no player. */
export function readGivenAwards(folder: string) {
  return readTable(folder, `${ALL_TIME}/awards.csv.gz`, {
    season: text,
    league,
    award: text,
    team_rank: maybeText,
    player_id: maybeText,
    winner: v.picklist(["0", "1"]),
  }).flatMap(({ season, award, team_rank, player_id, winner, league: of }) =>
    winner === "0"
      ? []
      : [
          {
            player_id,
            league: of,
            year: Number(season.slice(0, 4)) + 1,
            award: `${award}${AWARD_RANKS[team_rank] ?? ""}`,
          },
        ],
  );
}
