import {
  leagueContradictions,
  lineContradictions,
  scheduleContradictions,
  totalsContradictions,
} from "#domain/season/contradictions.ts";
import type { Game, SeasonTotals } from "#domain/season/facts.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { areSameLines, type SourceLine, seasonTotalsOf } from "#domain/season/season-totals.ts";
import { givenLeaders, type PublishedLists, publishedLists } from "../published.ts";
import { type GameWire, gamesWire, parseGames } from "../wire/games.ts";
import { parseSeasonTotals, seasonTotalsWire } from "../wire/season-totals.ts";
import { type TeamWire, teamsWire } from "../wire/teams.ts";
import type { FetchedSeason } from "./fetched-season.ts";
import { renamedTeams } from "./renamed-teams.ts";
import type { StoredSeason } from "./stored-season.ts";

/** The collections to write in a refresh; an undefined one is left as it is. */
export interface RefreshedSeason extends PublishedLists {
  teamsAPI: TeamWire[];
  games: GameWire[];
  seasonTotals: string[] | undefined;
  players: unknown[];
}

export interface Computed {
  season: RefreshedSeason;
  /** The number of rows of each kind, which must not shrink unnoticed. */
  sizes: { teams: number; games: number; lines: number; totals: number };
  /** The contradictions found, in sentences. */
  contradictions: string[];
}

/** Computes every collection that the API's resources determine, by the dataset's own rules. */
export function refreshedSeason(
  fetched: FetchedSeason,
  stored: StoredSeason,
  players: unknown[],
): Computed {
  const { teams, games } = fetched;
  const lines = allLines(fetched, stored);
  const totals = totalsOf(fetched, stored, lines);
  const contradictions = [
    ...fetched.problems,
    ...leagueContradictions(teams),
    ...scheduleContradictions(teams, games),
    // Of a game whose lines are not held yet, the result alone is known.
    ...games.flatMap((game) => {
      const own = lines.get(game.id) ?? [];
      return own.length === 0 ? [] : lineContradictions(game, own);
    }),
    ...(totals?.contradictions ?? []),
  ];
  const published = publishedLists(
    { teams, games, totals: totals?.rows },
    {
      standings: stored.roots.standings,
      leaders: givenLeaders(stored.roots.leaders),
      formerNames: new Map(
        renamedTeams(teams, stored).map(({ before, now }) => [now.fullName, before.fullName]),
      ),
    },
  );
  const season: RefreshedSeason = {
    ...published,
    teamsAPI: teamsWire(teams),
    games: gamesWire(games),
    seasonTotals: totals && seasonTotalsWire(totals.rows),
    players,
  };
  return {
    season,
    sizes: {
      teams: teams.length,
      games: games.length,
      lines: [...lines.values()].reduce((sum, own) => sum + own.length, 0),
      totals: totals?.rows.length ?? stored.totals.size,
    },
    contradictions: [...contradictions, ...unreadable(season)],
  };
}

/** The rows that could not be parsed again once written, such as one with too long an id. */
function unreadable({ games, seasonTotals }: RefreshedSeason): string[] {
  const dropped = {
    games: parseGames(games)?.dropped,
    seasonTotals: parseSeasonTotals(seasonTotals)?.dropped,
  };
  return Object.entries(dropped).flatMap(([what, rows]) =>
    rows === 0 ? [] : [`${rows} rows of ${what} could not be read back.`],
  );
}

type LinesByGame = ReadonlyMap<Game["id"], readonly SourceLine[]>;

/** The lines of every game, oldest game first: those that were read, or else the stored ones. */
function allLines({ games, lines }: FetchedSeason, stored: StoredSeason): LinesByGame {
  return new Map(
    gamesInOrder(games).map(({ id }) => [id, lines.get(id) ?? stored.lines.get(id) ?? []]),
  );
}

/** All players' totals; undefined when the lines that were read do not determine them. */
function totalsOf(
  fetched: FetchedSeason,
  stored: StoredSeason,
  lines: LinesByGame,
): { rows: SeasonTotals[]; contradictions: string[] } | undefined {
  if (!fetched.hasShots) return undefined;
  const games = new Map(fetched.games.map((game) => [game.id, game]));
  const byPlayer = Map.groupBy([...lines.values()].flat(), ({ playerId }) => playerId);
  const before = Map.groupBy([...stored.lines.values()].flat(), ({ playerId }) => playerId);
  const contradictions: string[] = [];
  // Of a season whose lines are not all held yet, the totals know more than the lines.
  const rows = [...stored.totals.values()].filter(({ id }) => !byPlayer.has(id) && !before.has(id));
  for (const [id, own] of byPlayer) {
    const name = stored.names.get(id) ?? fetched.names.get(id) ?? "";
    if (name === "") contradictions.push(`Player ${id} has no name.`);
    const known = stored.totals.get(id);
    const was = before.get(id) ?? [];
    if (known !== undefined && Math.max(own.length, was.length) < known.games) {
      rows.push(known);
      continue;
    }
    const row = seasonTotalsOf({ id, name, lines: own, games, before: was, known });
    if (row === undefined) {
      if (known !== undefined) rows.push(known);
      if (areSameLines(own, was)) continue;
      contradictions.push(`${name}: lines of his are gone. Run npm run data:refresh -- --full.`);
    } else {
      rows.push(row);
      contradictions.push(...totalsContradictions(row, own));
    }
  }
  return { rows, contradictions };
}
