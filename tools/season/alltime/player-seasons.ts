import * as v from "valibot";
import type { CareerSeason, Honour } from "#domain/players/career.ts";
import { count, maybeCount, maybeText, readTable, text } from "../read-table.ts";

/** The folder of tables since 1946-47, in the folder of all tables. */
const ALL_TIME = "alltime";

/** A player of the BAA or the NBA since 1946-47: his regular seasons and awards, oldest first. */
export interface AllTimePlayer {
  id: string;
  name: string;
  /** His first and his last season, of whatever league. */
  first: string;
  last: string;
  seasons: CareerSeason[];
  /** His seasons in the ABA, which official totals leave out. */
  aba: CareerSeason[];
  honours: Honour[];
}

const league = v.picklist(["BAA", "NBA", "ABA"]);

/** Codes of the tables that are not those of the teams of today. */
const CODES: Readonly<Record<string, string>> = { BRK: "BKN", CHO: "CHA", PHO: "PHX" };

/** All players by the league's id; those who played in the ABA alone have none and are left out. */
export function readAllTimePlayers(folder: string): Map<string, AllTimePlayer> {
  const rows = readTable(folder, `${ALL_TIME}/players.csv.gz`, {
    player_id: text,
    player: text,
    first_season: text,
    last_season: text,
  });
  const players = new Map<string, AllTimePlayer>();
  for (const { player_id: id, player: name, first_season: first, last_season: last } of rows)
    if (/^\d+$/.test(id))
      players.set(id, { id, name, first, last, seasons: [], aba: [], honours: [] });
  for (const { player_id, league: of, ...row } of readSeasons(folder))
    players.get(player_id)?.[of === "ABA" ? "aba" : "seasons"].push(row);
  for (const { player_id, league: of, ...honour } of readAwards(folder))
    if (of !== "ABA") players.get(player_id)?.honours.push(honour);
  return players;
}

/** The counts of a season; those that the league has not always kept may be empty. */
const COUNTS = {
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
  return readTable(folder, `${ALL_TIME}/player_seasons.csv.gz`, {
    player_id: text,
    season: text,
    league,
    team_id: maybeCount,
    team: text,
    g: count,
    gs: maybeCount,
    min: maybeCount,
    ...COUNTS,
  })
    .map(({ team_id, team, g, gs, min, ...counts }) => ({
      ...counts,
      teamId: team_id ?? 0,
      // One row stands for both teams where the split is not known.
      team: team.includes("|") ? "2 teams" : (CODES[team] ?? team),
      games: g,
      starts: gs,
      minutes: min,
    }))
    .sort((a, b) => (a.season < b.season ? -1 : Number(a.season > b.season)));
}

const RANKS: Readonly<Record<string, string>> = {
  "1": " First Team",
  "2": " Second Team",
  "3": " Third Team",
};

/** The awards that were won; coaches' have no player. */
function readAwards(folder: string) {
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
            award: `${award}${RANKS[team_rank] ?? ""}`,
          },
        ],
  );
}
