import { logsOf, topScorer } from "#domain/players/game-documents.ts";
import {
  gamesOfLines,
  linesOfGames,
  type PlayedGame,
  playedGame,
} from "#domain/query/storage/lines-of-games.ts";
import { packLines } from "#domain/query/storage/packed-lines.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import { gamesInOrder } from "#domain/season/records.ts";
import { careerWire, parseCareer } from "../wire/careers.ts";
import { type DayWire, dayWire } from "../wire/days.ts";
import { franchiseWire, parseFranchise } from "../wire/franchises.ts";
import type { ChangedGames } from "./box-scores.ts";
import type { Change } from "./changes.ts";
import { isSame } from "./difference.ts";
import { GAME_DOCUMENTS, type GameDocument, type StoredDocuments } from "./stored-documents.ts";

type Names = ReadonlyMap<string, string>;

/**
 * The changes of the documents and lines that are derived from the changed games. The first games
 * of a database make its first documents; later a kind without documents is left to the dataset,
 * because it would lack the games before.
 */
export function documentChanges(
  changed: ChangedGames,
  stored: StoredDocuments,
  names: Names,
  { updatedAt, isFirst }: { updatedAt: string; isFirst: boolean },
): Change[] {
  if (changed.games.length + changed.gone.size === 0) return [];
  const wanted: Record<GameDocument, Map<string, object | null>> = {
    days: daysWith(changed, stored, names),
    careers: careersWith(changed, stored),
    franchises: franchisesWith(changed, stored, names),
  };
  const changes = GAME_DOCUMENTS.flatMap((kind) => {
    const known = stored.roots[kind];
    if (Object.keys(known).length === 0 && !isFirst) return [];
    return changeOf(kind, known, wanted[kind], updatedAt) ?? [];
  });
  if (stored.lines === undefined && !isFirst) return changes;
  return [...changes, ...linesWith(changed, stored, names, updatedAt)];
}

function changeOf(
  kind: GameDocument,
  known: Readonly<Record<string, unknown>>,
  wanted: ReadonlyMap<string, object | null>,
  updatedAt: string,
): Change | undefined {
  const change = {
    collection: kind,
    path: kind,
    added: [] as string[],
    changed: [] as string[],
    removed: [] as string[],
    update: {} as Record<string, unknown>,
  };
  for (const [key, document] of wanted) {
    const before = known[key];
    const list = document === null ? change.removed : before ? change.changed : change.added;
    // JSON drops undefined values, as the database does.
    const after = document && { updatedAt, ...JSON.parse(JSON.stringify(document)) };
    const { updatedAt: _, ...own } = (before ?? {}) as Record<string, unknown>;
    if (after !== null && isSame({ ...own, updatedAt }, after)) continue;
    list.push(key);
    change.update[`${kind}/${key}`] = after;
  }
  return Object.keys(change.update).length === 0 ? undefined : change;
}

function daysWith({ games, gone }: ChangedGames, stored: StoredDocuments, names: Names) {
  const touched = new Set(games.map(({ date }) => date));
  const changed = new Set([...games.map(({ id }) => id), ...gone]);
  // A postponed game leaves its former day.
  for (const { id, date } of stored.games.values()) if (changed.has(id)) touched.add(date);
  return new Map(
    [...touched].map((date): [string, DayWire | null] => {
      const day = stored.days.get(date);
      const kept = day?.games.filter(({ id }) => !changed.has(id)) ?? [];
      const own = gamesInOrder([...kept, ...games.filter((game) => game.date === date)]);
      const known = new Map([...names, ...(day?.names ?? [])]);
      return [date, own.length === 0 ? null : dayWire({ date, games: own, names: known })];
    }),
  );
}

function careersWith({ games, gone }: ChangedGames, { roots, games: known }: StoredDocuments) {
  const changed = new Set([...games.map(({ id }) => id), ...gone]);
  const before = [...known.values()].filter(({ id }) => changed.has(id));
  const ids = [...games, ...before].flatMap(({ lines }) => lines.map(({ playerId }) => playerId));
  const fresh = logsOf(games);
  const dates = new Map([...known.values(), ...games].map(({ id, date }) => [id, date]));
  const dated = <Line extends { gameId: string }>(line: Line) => ({
    line,
    id: line.gameId,
    date: dates.get(line.gameId) ?? "",
  });
  return new Map(
    [...new Set(ids)].flatMap((id): [string, object][] => {
      const career = parseCareer(id, roots.careers[id] ?? {})?.value;
      if (career === undefined) return [];
      const kept = career.log.filter(({ gameId }) => !changed.has(gameId));
      const log = gamesInOrder([...kept, ...(fresh.get(id) ?? [])].map(dated));
      return [[id, careerWire({ ...career, log: log.map(({ line }) => line) })]];
    }),
  );
}

function franchisesWith({ games, gone }: ChangedGames, stored: StoredDocuments, names: Names) {
  const changed = new Set([...games.map(({ id }) => id), ...gone]);
  const before = [...stored.games.values()].filter(({ id }) => changed.has(id));
  const teams = new Set(
    [...games, ...before].flatMap((game) => [game.homeTeamId, game.awayTeamId]),
  );
  const dates = new Map([...stored.games.values(), ...games].map(({ id, date }) => [id, date]));
  return new Map(
    [...teams].flatMap((team): [string, object][] => {
      const franchise = parseFranchise(stored.roots.franchises[team])?.value;
      if (franchise === undefined) return [];
      const kept = franchise.topScorers.filter(({ gameId }) => !changed.has(gameId));
      const fresh = games.flatMap((game) => topScorer(game, team, names) ?? []);
      const topScorers = gamesInOrder(
        [...kept, ...fresh].map((of) => ({ of, id: of.gameId, date: dates.get(of.gameId) ?? "" })),
      ).map(({ of }) => of);
      return [[String(team), franchiseWire({ ...franchise, topScorers })]];
    }),
  );
}

function linesWith(
  { games, gone }: ChangedGames,
  { lines }: StoredDocuments,
  names: Names,
  updatedAt: string,
): Change[] {
  const changed = new Set([...games.map(({ id }) => id), ...gone]);
  const known = new Set(lines?.games.map(({ id }) => id));
  const before = lines === undefined ? [] : gamesOfLines(lines);
  const flows = new Map(before.map((game) => [game.id, game]));
  const fresh = games.map(playedGame).map((game) => withKnownFlow(game, flows.get(game.id)));
  const all = gamesInOrder([...before.filter(({ id }) => !changed.has(id)), ...fresh]);
  const ownNames = new Map([
    ...names,
    ...(lines?.players ?? []).map(({ id, name }) => [id, name] as const),
  ]);
  const of = (isKnown: boolean) =>
    games.filter(({ id }) => known.has(id) === isKnown).map(nameOfGame);
  return [
    {
      collection: "lines",
      path: "lines",
      added: of(false),
      changed: of(true),
      removed: [...gone].map(Number).map(String),
      update: { lines: { updatedAt, ...packLines(linesOfGames(all, ownNames)) } },
    },
  ];
}

/** A corrected game with the same score went as it is known to have gone. */
function withKnownFlow(game: PlayedGame, known: PlayedGame | undefined): PlayedGame {
  const hasScore = known?.homePoints === game.homePoints && known.awayPoints === game.awayPoints;
  return hasScore ? { ...game, flow: { ...known.flow, ...game.flow } } : game;
}

function nameOfGame({ id }: BoxScore): string {
  return String(Number(id));
}
