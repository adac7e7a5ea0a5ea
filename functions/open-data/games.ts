import type { LiveGame } from "#domain/live/live-game.ts";
import { memoize } from "#domain/memoize.ts";
import type { LineGame } from "#domain/query/storage/season-lines.ts";
import { fail, ok } from "#domain/result.ts";
import type { Game } from "#domain/season/facts.ts";
import type { Fixture } from "#domain/season/fixtures.ts";
import { derivedNumber } from "#domain/season/game-number.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import { scheduleOf } from "#domain/season/schedule.ts";
import { type SeasonNow, yearOfSeason } from "#domain/season/season.ts";
import type { CollectionValues } from "../data/collections.ts";
import { type GameAnswer, type GameOfLine, game, type TeamAnswer } from "./answer-schemas.ts";
import { gameFlowAnswer, gameFlows, type PeriodsAndTipOff } from "./game-flow.ts";
import { liveGames, momentAnswer } from "./live-games.ts";
import { gameFilters, id, paging, teamIds } from "./parameters.ts";
import type { QueryOf } from "./query.ts";
import { type Call, route } from "./route.ts";
import { pageOfSeasons } from "./season-pages.ts";
import { seasonAskedBy, seasonOfNumber, seasonsOfList } from "./seasons.ts";
import { teamAnswers } from "./teams.ts";

/** The id of a game in addresses and answers. */
export function numberOfGame(of: Pick<LineGame, "id">): number {
  return Number(of.id);
}

/** The games sorted by id. */
export const gamesByDate = memoize((games: readonly LineGame[]): readonly LineGame[] =>
  games.toSorted((a, b) => numberOfGame(a) - numberOfGame(b)),
);

const QUARTERS = 4;

/** Returns whether a game counts in no standings: the postseason, or the final of the NBA Cup. */
function isPostseason({ stage }: Pick<LineGame, "stage">): boolean {
  return stage !== "season";
}

/** The fields that every answer with a played game has. */
export function gameFacts(
  of: LineGame,
  season: string,
): Omit<GameOfLine, "home_team_id" | "visitor_team_id"> {
  return {
    id: numberOfGame(of),
    date: of.date,
    season: yearOfSeason(season),
    status: "Final",
    period: QUARTERS + of.overtimes,
    time: null,
    postseason: isPostseason(of),
    home_team_score: of.homePoints,
    visitor_team_score: of.awayPoints,
  };
}

/** Returns whether a game passes the filters. */
export function isAmong(
  of: Pick<LineGame, "date" | "stage">,
  query: QueryOf<typeof gameFilters>,
): boolean {
  const { "dates[]": dates, start_date, end_date } = query;
  return (
    (query.postseason === undefined || query.postseason === isPostseason(of)) &&
    (dates === undefined || dates.includes(of.date)) &&
    (start_date === undefined || of.date >= start_date) &&
    (end_date === undefined || of.date <= end_date)
  );
}

const needs = ["teams", "games", "postseason", "fixtures"] as const;
type Facts = Pick<CollectionValues, (typeof needs)[number]>;

/** A game of a list: played, or to come. */
type ListedGame = { id: number } & ({ played: LineGame } | { fixture: Fixture });

/** The games of a season by id, those to come included. */
export function listedGames(
  { games, postseason, fixtures }: Facts,
  season: string,
  { current, schedule }: SeasonNow,
): readonly ListedGame[] {
  const played = season > current ? NONE : playedGames(games)(postseason);
  return listed(played)(season === schedule.season ? fixtures : NONE)(season);
}

/** One empty list, because lists are memoized by their identity. */
const NONE: never[] = [];

/** The games with a result, whether their lines are known or not. */
const playedGames = memoize((games: readonly Game[]) =>
  memoize((postseason: Postseason): readonly LineGame[] => [
    ...games.map(({ overtimes = 0, ...game }) => ({
      ...game,
      overtimes,
      stage: "season" as const,
    })),
    ...postseason.games,
  ]),
);

const listed = memoize((games: readonly LineGame[]) =>
  memoize((fixtures: readonly Fixture[]) => (season: string): readonly ListedGame[] => {
    const year = yearOfSeason(season);
    return [
      ...games.map((played) => ({ id: numberOfGame(played), played })),
      ...scheduleOf(games)(fixtures).upcoming.map((fixture) => ({
        id: derivedNumber(fixture, year),
        fixture,
      })),
    ].sort((a, b) => a.id - b.id);
  }),
);

function shared(
  listed: ListedGame,
): Pick<LineGame, "date" | "stage" | "homeTeamId" | "awayTeamId"> {
  return "played" in listed ? listed.played : { ...listed.fixture, stage: "season" };
}

/** A game by its id; one that was played is found by the id that it had before, too. */
function gameWith(id: number, facts: Facts, { season, collections }: Call): ListedGame | undefined {
  const games = listedGames(facts, season, collections.seasonNow);
  const year = yearOfSeason(season);
  return (
    games.find((each) => each.id === id) ??
    games.find((each) => "played" in each && derivedNumber(each.played, year) === id)
  );
}

/** The data of a game's answer besides the game. */
interface Beside {
  teams: ReadonlyMap<number, TeamAnswer>;
  flow: PeriodsAndTipOff | undefined;
  live: LiveGame | undefined;
}

function gameAnswer(
  of: ListedGame,
  season: string,
  { teams, flow, live }: Beside,
): GameAnswer | undefined {
  const { homeTeamId, awayTeamId } = shared(of);
  const home_team = teams.get(homeTeamId);
  const visitor_team = teams.get(awayTeamId);
  if (home_team === undefined || visitor_team === undefined) return undefined;
  const facts = "played" in of ? gameFacts(of.played, season) : factsToCome(of, season, live);
  const tipOff = "played" in of ? flow?.tipOff : of.fixture.tipOff;
  return { ...facts, ...gameFlowAnswer(flow?.periods, tipOff), home_team, visitor_team };
}

/** A game without a result. */
export function factsToCome(
  { id, fixture }: { id: number; fixture: Fixture },
  season: string,
  live: LiveGame | undefined,
): ReturnType<typeof gameFacts> {
  return {
    id,
    date: fixture.date,
    season: yearOfSeason(season),
    postseason: false,
    ...momentAnswer(fixture, live),
  };
}

/** The games of a list that are to come, as they were last read. */
export function liveOf(games: readonly ListedGame[], call: Call) {
  return liveGames(
    games.flatMap((each) => ("fixture" in each ? [each.fixture] : [])),
    call,
  );
}

export const gameRoutes = [
  route({
    path: "/games",
    tag: "Games",
    summary: "All games",
    description:
      "Every game of a season: the regular season, the NBA Cup's final, play-in, playoffs, and the " +
      "games to come. Without a season, games or days, those of the current season.",
    parameters: { ...gameFilters, ...teamIds, ...paging },
    example: "/games?team_ids[]=27&per_page=100",
    needs: [],
    item: game,
    holds: "pages",
    async answer(query, _, call) {
      const { "team_ids[]": only } = query;
      const { seasonNow } = call.collections;
      const list = await pageOfSeasons(
        {
          asked: seasonsOfList(query, seasonNow),
          needs,
          seasonOf: seasonOfNumber,
          rowsOf: (facts, season, after) =>
            listedGames(facts, season, seasonNow).filter((each) => {
              const { homeTeamId, awayTeamId, ...when } = shared(each);
              const isOf = only?.includes(homeTeamId) || only?.includes(awayTeamId);
              return each.id > after && isAmong(when, query) && (only === undefined || isOf);
            }),
        },
        query,
        call,
      );
      if (!list.ok) return list;
      const { rows, next_cursor } = list.value;
      const flows = await gameFlows(
        rows.flatMap(({ row, ...of }) => ("played" in row ? [{ game: row.played, ...of }] : [])),
      );
      const [upcoming] = rows.filter(({ row }) => "fixture" in row);
      // The day's object is told all games of a day, not those that pass the filters.
      const listed = upcoming ? listedGames(upcoming.facts, upcoming.season, seasonNow) : [];
      const live = await liveOf(listed, call);
      const data = rows.flatMap(({ row, season, facts }) => {
        const beside = {
          teams: teamAnswers(facts.teams),
          flow: "played" in row ? flows.get(row.played.id) : undefined,
          live: "fixture" in row ? live.get(row.fixture) : undefined,
        };
        return gameAnswer(row, season, beside) ?? [];
      });
      return ok({ data, meta: { next_cursor, per_page: query.per_page } });
    },
  }),
  route({
    path: "/games/{id}",
    tag: "Games",
    summary: "One game",
    description:
      "One game by its id. A game to come keeps its id when it is played, or is found by it.",
    parameters: { id },
    example: "/games/22500001",
    needs,
    item: game,
    holds: "one",
    takesUpcoming: true,
    seasonAsked: (query) => seasonAskedBy.id(query.id),
    async answer(query, facts, call) {
      const of = gameWith(query.id, facts, call);
      if (of === undefined) return fail({ kind: "not-found", what: "game" });
      const played = "played" in of ? [{ game: of.played, season: call.season, reads: call }] : [];
      const flows = await gameFlows(played);
      const flow = "played" in of ? flows.get(of.played.id) : undefined;
      const { seasonNow } = call.collections;
      const games = "fixture" in of ? listedGames(facts, call.season, seasonNow) : undefined;
      const upcoming = games && (await liveOf(games, call));
      const live = "fixture" in of ? upcoming?.get(of.fixture) : undefined;
      const data = gameAnswer(of, call.season, { teams: teamAnswers(facts.teams), flow, live });
      return data === undefined ? fail({ kind: "not-found", what: "game" }) : ok({ data });
    },
  }),
];
