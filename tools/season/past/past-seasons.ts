import { linesOfGames, type PlayedGame } from "#domain/query/storage/lines-of-games.ts";
import type { FormerName, PastSeason } from "#domain/query/storage/past-season.ts";
import { AWARDS, FINALS_ROUND, type Postseason, type Series } from "#domain/season/postseason.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import type { Team } from "#domain/teams/team.ts";
import { DatasetError } from "../dataset-error.ts";
import { readFranchiseSeasons, readHonours } from "../record-tables.ts";
import {
  type PastGame,
  readPastGames,
  readPastLines,
  readPastNames,
  readPlayInLines,
} from "./game-tables.ts";

/** Reads every past season by its name, one at a time because each has 28,000 lines. */
export function* readPastSeasons(
  folder: string,
  teams: readonly Team[],
): Generator<readonly [season: string, PastSeason]> {
  const names = readPastNames(folder);
  const playIn = readPlayInLines(folder);
  const awards = awardsByYear(folder, names);
  const franchises = readFranchiseSeasons(folder);
  const seasons = Map.groupBy(readPastGames(folder), ({ season }) => season);
  for (const [season, games] of seasons) {
    const lines = readPastLines(folder, season);
    const ordered = gamesInOrder(games);
    const played = ordered.map((game): PlayedGame => {
      const own = lines.get(game.id) ?? playIn.get(game.id);
      if (own === undefined) throw new DatasetError(`Game ${game.id} of ${season} has no lines.`);
      const { id, date, stage, homeTeamId, awayTeamId, homePoints, awayPoints } = game;
      const { neutral, overtimes } = game;
      const score = { homePoints, awayPoints, neutral, overtimes };
      return { id, date, stage, homeTeamId, awayTeamId, ...score, lines: own };
    });
    const formerNames = teams.flatMap((team): FormerName[] => {
      const then = franchises.get(team.id)?.find((past) => past.season === season)?.name;
      return then === undefined || then.endsWith(team.name) ? [] : [formerName(team, then)];
    });
    yield [
      season,
      {
        lines: linesOfGames(played, names),
        postseason: postseasonOf(ordered, teams, awards.get(endOf(season)) ?? []),
        formerNames,
        neutralPlaces: new Map(
          ordered.flatMap(({ id, site }) => (site === "" ? [] : [[id, site]])),
        ),
      },
    ];
  }
}

function formerName({ id, city }: Team, fullName: string): FormerName {
  return { teamId: id, fullName, name: fullName.slice(city.length + 1) };
}

/** The year in which a season ended: 2016 of "2015-16". */
function endOf(season: string): number {
  return Number(season.slice(0, 4)) + 1;
}

/** The awards that the table of honours has of every year, by the year in which the season ended. */
const KNOWN_AWARDS: readonly string[] = ["Most Valuable Player", "Finals MVP"];

function awardsByYear(
  folder: string,
  names: ReadonlyMap<string, string>,
): Map<number, Postseason["awards"]> {
  const given = [...readHonours(folder)].flatMap(([playerId, honours]) =>
    honours.flatMap(({ year, award: won }) => {
      const award = AWARDS.find((known) => known === won && KNOWN_AWARDS.includes(known));
      return award ? [{ year, award, playerId, name: names.get(playerId) ?? "" }] : [];
    }),
  );
  return new Map(
    [...Map.groupBy(given, ({ year }) => year)].map(([year, own]) => [
      year,
      own.map(({ year: _, ...award }) => award),
    ]),
  );
}

const ROUND_LABELS = ["", "First Round", "Conf. Semifinals", "Conf. Finals"];

/** "East First Round", "NBA Finals". */
function labelOf(round: number, { conference }: Team): string {
  return round === FINALS_ROUND ? "NBA Finals" : `${conference} ${ROUND_LABELS[round]}`;
}

function postseasonOf(
  games: readonly PastGame[],
  teams: readonly Team[],
  awards: Postseason["awards"],
): Postseason {
  const teamOf = (id: number) => {
    const team = teams.find((known) => known.id === id);
    if (team === undefined) throw new DatasetError(`No team has the id ${id}.`);
    return team;
  };
  return {
    games: games.flatMap(({ season: _, site: __, round, seriesId, seriesNumber, ...game }) => {
      const { stage } = game;
      if (stage === "season") return [];
      const series = seriesNumber === null ? undefined : { seriesId, number: seriesNumber };
      const label = round === null ? "Play-In Tournament" : labelOf(round, teamOf(game.homeTeamId));
      return [{ ...game, stage, label, series }];
    }),
    series: [...Map.groupBy(games, ({ seriesId }) => seriesId)].flatMap(([id, own]) =>
      id === "" ? [] : [seriesOf(id, own, teamOf)],
    ),
    awards,
  };
}

function seriesOf(id: string, games: readonly PastGame[], teamOf: (id: number) => Team): Series {
  const [first] = games;
  if (first?.round == null) throw new DatasetError(`The series ${id} has a game without a round.`);
  // The first game is played at the higher seed's.
  const { homeTeamId: highTeamId, awayTeamId: lowTeamId, round } = first;
  const highWins = games.filter((game) => winnerOf(game) === highTeamId).length;
  const lowWins = games.length - highWins;
  return {
    id,
    round,
    label: labelOf(round, teamOf(highTeamId)),
    highTeamId,
    lowTeamId,
    highWins,
    lowWins,
    winnerTeamId: highWins > lowWins ? highTeamId : lowTeamId,
  };
}

function winnerOf({ homePoints, awayPoints, homeTeamId, awayTeamId }: PastGame): number {
  return homePoints > awayPoints ? homeTeamId : awayTeamId;
}
