import { FIRST_AGAINST_EIGHTH } from "#domain/asking/answer/series-since.ts";
import { type ListedSeries, listedPostseason } from "#domain/history/season-lists.ts";
import { bigShotsOf } from "#domain/plays/big-shots.ts";
import type { GamePlays } from "#domain/plays/play.ts";
import { pointsByPeriod } from "#domain/plays/score-walk.ts";
import { gameFlowOf } from "#domain/query/engine/game-flow.ts";
import { linesOfGames, type PlayedGame } from "#domain/query/storage/lines-of-games.ts";
import type { FormerName, PastSeason } from "#domain/query/storage/past-season.ts";
import { AWARDS, FINALS_ROUND, type Postseason, type Series } from "#domain/season/postseason.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { FIRST_WITH_LINES, FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import type { Team } from "#domain/teams/team.ts";
import type { StoredLists } from "#functions/data/wire/season-lists.ts";
import { readAllTimePlayers } from "../alltime/player-seasons.ts";
import type { SeededSeries } from "../alltime/season-lists.ts";
import { DatasetError } from "../dataset-error.ts";
import { type PlayDocuments, playDocuments } from "../plays/play-documents.ts";
import { readPlays } from "../plays/plays-file.ts";
import { readFranchiseSeasons, readHonours } from "../record-tables.ts";
import {
  type PastGame,
  readPastGames,
  readPastLines,
  readPastNames,
  readPlayInLines,
} from "./game-tables.ts";

/** A past season; the documents that are made of its plays take as long as all the rest. */
export interface ReadSeason extends PastSeason {
  ofPlays(): PlayDocuments;
}

/**
 * Reads every past season since one by its name, one at a time because each has 28,000 lines. Seasons whose lines
 * are rebuilt have the postseason of their lists.
 */
export function* readPastSeasons(
  folder: string,
  teams: readonly Team[],
  lists: ReadonlyMap<string, StoredLists>,
  since = FIRST_WITH_LINES,
): Generator<readonly [season: string, ReadSeason]> {
  const names = readPastNames(folder, since);
  const playIn = readPlayInLines(folder);
  const awards = awardsByYear(folder, names);
  const franchises = readFranchiseSeasons(folder);
  const seasons = Map.groupBy(readPastGames(folder), ({ season }) => season);
  for (const [season, games] of seasons) {
    if (season < since) continue;
    const lines = readPastLines(folder, season);
    const plays = readPlays(folder, season);
    const ordered = gamesInOrder(games);
    const played = ordered.map((game): PlayedGame => {
      const own = lines.get(game.id) ?? playIn.get(game.id);
      if (own === undefined) throw new DatasetError(`Game ${game.id} of ${season} has no lines.`);
      const { id, date, stage, homeTeamId, awayTeamId, homePoints, awayPoints } = game;
      const { neutral, overtimes } = game;
      const score = { homePoints, awayPoints, neutral, overtimes };
      const course = courseOf(plays.get(id));
      return { id, date, stage, homeTeamId, awayTeamId, ...score, ...course, lines: own };
    });
    const isListed = season < FIRST_WITH_OFFICIAL_LINES;
    const formerNames = (isListed ? [] : teams).flatMap((team): FormerName[] => {
      const then = franchises.get(team.id)?.find((past) => past.season === season)?.name;
      return then === undefined || then.endsWith(team.name) ? [] : [formerName(team, then)];
    });
    yield [
      season,
      {
        lines: linesOfGames(played, names),
        postseason: isListed
          ? postseasonOfLists(folder, season, lists)
          : postseasonOf(ordered, teams, awards.get(endOf(season)) ?? []),
        ofPlays: () => playDocuments(played, plays, names),
        formerNames,
        neutralPlaces: new Map(
          ordered.flatMap(({ id, site }) => (site === "" ? [] : [[id, site]])),
        ),
      },
    ];
  }
}

/** How a game went by its plays alone: the points of its quarters stand in no table. */
function courseOf(plays: GamePlays | undefined): Pick<PlayedGame, "flow" | "bigShots"> | undefined {
  return (
    plays && {
      flow: gameFlowOf({ periods: pointsByPeriod(plays) }, plays),
      bigShots: bigShotsOf(plays),
    }
  );
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

function postseasonOfLists(
  folder: string,
  season: string,
  lists: ReadonlyMap<string, StoredLists>,
): Postseason {
  const own = lists.get(season);
  if (own === undefined) throw new DatasetError(`${season} has no lists.`);
  const awards = [...readAllTimePlayers(folder).values()].flatMap(({ id, name, honours }) =>
    honours.flatMap(({ year, award: won }) => {
      const award = AWARDS.find((known) => known === won && KNOWN_AWARDS.includes(known));
      return award && year === endOf(season) ? [{ award, playerId: id, name }] : [];
    }),
  );
  return { ...listedPostseason(own), series: own.series.map(identified), awards };
}

/** Where neighbours meet next, the first seeds against the eighth have the places of the league's brackets. */
function identified(series: ListedSeries & { seeds?: SeededSeries["seeds"] }, at: number): Series {
  const { league: _, seeds = [], ...own } = series;
  const isFirst = own.round === 1 && seeds.includes(1) && seeds.includes(8);
  const side = own.label.startsWith("West") ? 1 : 0;
  return { ...own, id: (isFirst && FIRST_AGAINST_EIGHTH[side]) || `listed-${at}` };
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
