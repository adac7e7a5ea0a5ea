import type { CareerSeasons } from "#domain/players/career.ts";
import { bigShotsOf } from "#domain/plays/big-shots.ts";
import { gameFlowOf } from "#domain/query/engine/game-flow.ts";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import type { BoxScore, Day } from "#domain/season/box-score.ts";
import { deficitOf, overtimesOf } from "#domain/season/box-score.ts";
import {
  AWARDS,
  type Award,
  type Postseason,
  type PostseasonGame,
} from "#domain/season/postseason.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { seasonOfGames, yearOfSeason } from "#domain/season/season.ts";
import { seasonAfter } from "#domain/season/turn.ts";
import type { FranchiseHistory, FranchiseSeason } from "#domain/teams/franchise.ts";
import type { AllTimeLists } from "./alltime/season-lists.ts";
import { readBoxScores, readPostseason } from "./game-tables.ts";
import { type PlayDocuments, playDocuments } from "./plays/play-documents.ts";
import { readPlays } from "./plays/plays-file.ts";
import {
  readAwards,
  readCareers,
  readFranchiseSeasons,
  readFranchises,
  readHonours,
  readPastPlayoffs,
  readSeries,
} from "./record-tables.ts";
import { readShots, type ShotRecord } from "./shot-tables.ts";
import type { Tables } from "./tables.ts";

/**
 * The content of pages of one day, player or team, before it is converted to the database's
 * documents.
 */
export interface Documents {
  days: Day[];
  careers: Map<string, CareerSeasons>;
  franchises: Map<number, FranchiseHistory>;
  /** The regular season's shots by player. */
  shots: Map<string, ShotRecord>;
  postseason: Postseason;
  lines: SeasonLines;
  ofPlays: PlayDocuments;
}

/**
 * Reads all games in the order they were played, with the data by day, player and team derived from
 * them.
 */
export function readDocuments(
  folder: string,
  tables: Tables,
  listed: AllTimeLists["franchises"],
): Documents {
  const boxScores = gamesInOrder([
    ...readBoxScores(folder, tables.games),
    ...readPostseason(folder),
  ]);
  const plays = readPlays(folder, seasonOfGames(boxScores));
  const played = boxScores.map((game) => {
    const own = plays.get(game.id);
    const flow = gameFlowOf(game, own);
    return { ...playedGame(game), flow, bigShots: own && bigShotsOf(own) };
  });
  const names = new Map([
    ...tables.players.map(({ id, name }) => [id, name] as const),
    ...[...tables.contracts, ...tables.rosters.rows].map(
      ({ player_id, player }) => [player_id, player] as const,
    ),
  ]);
  return {
    days: [...Map.groupBy(boxScores, ({ date }) => date)].map(([date, games]) => ({
      date,
      games,
      names,
    })),
    careers: careersOf(folder, names),
    franchises: franchisesOf(folder, boxScores, listed),
    shots: readShots(folder),
    postseason: {
      games: boxScores.flatMap((game) => postseasonGame(game) ?? []),
      series: readSeries(folder),
      awards: awardsOf(folder),
    },
    lines: linesOfGames(played, names),
    ofPlays: playDocuments(played, plays, names),
  };
}

/** The awards, each winner once: the table repeats an award that was given for two parts. */
function awardsOf(folder: string): Award[] {
  const given = readAwards(folder);
  return AWARDS.flatMap((award) => {
    const rows = given.filter((other) => other.award === award);
    const winners = new Map(rows.map((row) => [row.name, row.player_id]));
    return [...winners].map(([name, id]) => ({ award, playerId: id || undefined, name }));
  });
}

function careersOf(folder: string, names: ReadonlyMap<string, string>): Map<string, CareerSeasons> {
  const careers = readCareers(folder);
  const playoffs = readPastPlayoffs(folder);
  const honours = readHonours(folder);
  return new Map(
    [...names.keys()].map((id) => [
      id,
      {
        seasons: careers.get(id) ?? [],
        playoffs: playoffs.get(id) ?? [],
        honours: honours.get(id) ?? [],
      },
    ]),
  );
}

/** The facts of a franchise that is no more, of whose coaches nothing is known. */
function formerFranchise(seasons: readonly FranchiseSeason[]) {
  return {
    founded: yearOfSeason(seasons[0]?.season ?? ""),
    titles: seasons.flatMap(({ champion, season }) => (champion ? yearOfSeason(season) + 1 : [])),
    arena: seasons.at(-1)?.arena ?? "",
    coach: "",
  };
}

function franchisesOf(
  folder: string,
  boxScores: readonly BoxScore[],
  listed: AllTimeLists["franchises"],
): Map<number, FranchiseHistory> {
  const seasons = readFranchiseSeasons(folder);
  const from = seasonAfter(seasonOfGames(boxScores));
  const rows = new Map(readFranchises(folder).map((row) => [row.teamId, row]));
  return new Map(
    [...listed].map(([teamId, { aba, seasons: all }]) => {
      const row = rows.get(teamId);
      const own = aba.length > 0 ? { aba } : {};
      if (row === undefined)
        return [teamId, { ...formerFranchise([...all, ...aba]), seasons: all, ...own }];
      const { upcomingCoach, teamId: _, ...franchise } = row;
      const nextCoach =
        upcomingCoach === franchise.coach ? undefined : { name: upcomingCoach, from };
      return [teamId, { ...franchise, nextCoach, seasons: seasons.get(teamId) ?? [], ...own }];
    }),
  );
}

function postseasonGame(game: BoxScore): PostseasonGame | undefined {
  const { stage, label = "" } = game;
  const deficit = deficitOf(game);
  if (stage === "season") return undefined;
  return {
    id: game.id,
    date: game.date,
    homeTeamId: game.homeTeamId,
    awayTeamId: game.awayTeamId,
    homePoints: game.homePoints,
    awayPoints: game.awayPoints,
    neutral: game.neutral,
    stage,
    label,
    overtimes: overtimesOf(game),
    ...(deficit !== undefined && { deficit }),
    ...(game.tipOff !== undefined && { tipOff: game.tipOff }),
    series: game.series,
  };
}
