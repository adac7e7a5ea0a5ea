import * as v from "valibot";
import type { CareerSeason, Honour } from "#domain/players/career.ts";
import type { Series } from "#domain/season/postseason.ts";
import type { FranchiseSeason } from "#domain/teams/franchise.ts";
import { lineCounts, shots } from "./box-columns.ts";
import { count, maybeCount, maybeText, readTable, teamId, text } from "./read-table.ts";

const career = {
  player_id: text,
  season: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/, "must be a season like 2003-04")),
  team_id: teamId,
  team: text,
  gp: count,
  min: count,
  ...lineCounts,
  ...shots,
  pf: count,
};

/** Past regular seasons by player, oldest first. */
export function readCareers(folder: string): Map<string, CareerSeason[]> {
  const rows = readTable(folder, "career_seasons.csv", {
    ...career,
    gs: maybeCount,
    oreb: maybeCount,
    dreb: maybeCount,
  });
  return byPlayer(rows, ({ gs, ...row }) => ({ ...seasonOf(row), starts: gs }));
}

/** Past playoffs by player, oldest first. The table lacks starts and kinds of rebounds. */
export function readPastPlayoffs(folder: string): Map<string, CareerSeason[]> {
  const rows = readTable(folder, "career_playoffs.csv", career);
  return byPlayer(rows, (row) => ({
    ...seasonOf({ ...row, oreb: null, dreb: null }),
    starts: null,
  }));
}

type CareerRow = { [Name in keyof typeof career]: v.InferOutput<(typeof career)[Name]> };

function seasonOf(
  row: CareerRow & { oreb: number | null; dreb: number | null },
): Omit<CareerSeason, "starts"> {
  const { player_id: _, team_id, gp, min, ...figures } = row;
  return { ...figures, teamId: team_id, games: gp, minutes: min };
}

function byPlayer<Row extends { player_id: string; season: string }, Value>(
  rows: Row[],
  value: (row: Row) => Value,
): Map<string, Value[]> {
  const sorted = rows.toSorted((a, b) => (a.season < b.season ? -1 : a.season > b.season ? 1 : 0));
  const groups = Map.groupBy(sorted, ({ player_id }) => player_id);
  return new Map([...groups].map(([id, own]) => [id, own.map(value)]));
}

/** Career honours by player, oldest first. */
export function readHonours(folder: string): Map<string, Honour[]> {
  const rows = readTable(folder, "player_honours.csv", {
    player_id: text,
    year: count,
    award: text,
  }).toSorted((a, b) => a.year - b.year);
  const groups = Map.groupBy(rows, ({ player_id }) => player_id);
  return new Map(
    [...groups].map(([id, own]) => [id, own.map(({ year, award }) => ({ year, award }))]),
  );
}

/** An award of the season; a coach has no player id. */
export interface AwardRow {
  award: string;
  player_id: string;
  name: string;
  team_id: number | null;
}

/** Every award of the season, in the order of the table. */
export function readAwards(folder: string): AwardRow[] {
  const maybeTeam = v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    teamId,
  ]);
  return readTable(folder, "awards.csv", {
    award: text,
    player_id: maybeText,
    name: text,
    team_id: maybeTeam,
  });
}

/** The playoff series, by round. */
export function readSeries(folder: string): Series[] {
  return readTable(folder, "postseason_series.csv", {
    round: count,
    series: text,
    label: text,
    high_team_id: teamId,
    low_team_id: teamId,
    high_wins: count,
    low_wins: count,
    winner_team_id: teamId,
  }).map((row) => ({
    id: row.series,
    round: row.round,
    label: row.label,
    highTeamId: row.high_team_id,
    lowTeamId: row.low_team_id,
    highWins: row.high_wins,
    lowWins: row.low_wins,
    winnerTeamId: row.winner_team_id,
  }));
}

/** The facts of a franchise beside its seasons. */
export interface FranchiseRow {
  teamId: number;
  founded: number;
  titles: number[];
  arena: string;
  coach: string;
  upcomingCoach: string;
}

/** The franchises, with the head coaches at the season's end and in the upcoming season. */
export function readFranchises(folder: string): FranchiseRow[] {
  return readTable(folder, "teams_extra.csv", {
    team_id: teamId,
    founded: count,
    titles: v.pipe(
      v.string(),
      v.transform((cell) => cell.split("|").filter(Boolean)),
      v.array(count),
    ),
    arena: text,
    head_coach: text,
    coming_head_coach: text,
  }).map((row) => ({
    teamId: row.team_id,
    founded: row.founded,
    titles: row.titles,
    arena: row.arena,
    coach: row.head_coach,
    upcomingCoach: row.coming_head_coach,
  }));
}

/** Past seasons by team, oldest first. */
export function readFranchiseSeasons(folder: string): Map<number, FranchiseSeason[]> {
  const flag = v.pipe(
    v.picklist(["0", "1"]),
    v.transform((cell) => cell === "1"),
  );
  const rows = readTable(folder, "team_seasons.csv", {
    team_id: teamId,
    season: text,
    team: text,
    w: count,
    l: count,
    playoffs: flag,
    champion: flag,
    arena: maybeText,
  }).toSorted((a, b) => (a.season < b.season ? -1 : 1));
  return new Map(
    [...Map.groupBy(rows, ({ team_id }) => team_id)].map(([id, own]) => [
      id,
      own.map((row) => ({
        season: row.season,
        name: row.team,
        wins: row.w,
        losses: row.l,
        playoffs: row.playoffs,
        champion: row.champion,
        arena: row.arena || undefined,
      })),
    ]),
  );
}
