import * as v from "valibot";
import type { FloorSums } from "#domain/plays/lineups.ts";
import type { Duo, OnFloor, OnOff, TeamGames } from "#domain/plays/on-off.ts";
import type { PlayedStage, SeasonOnOff } from "#domain/plays/season-on-off.ts";
import { objectOf, parseRows, type ReadRows } from "./rows.ts";

/** A stage in `nba/together`: rows of numbers, separated by commas; players are places in a list. */
interface StageWire {
  games: number;
  missing: number;
  teams: string[];
  players: string[];
  duos: string[];
}

/** `nba/together`. */
export interface OnOffWire {
  season: string;
  /** The day of the latest game with plays. */
  through: string;
  /** Ids and names, separated by a space. */
  names: string[];
  stages: Record<PlayedStage, StageWire>;
}

const STAGES: readonly PlayedStage[] = ["season", "playoffs"];

/** The least assists of duos that are stored. */
const LEAST_ASSISTS = 3;

/** The document of a season; seconds are rounded. */
export function onOffWire({ season, through, names, stages }: SeasonOnOff): OnOffWire {
  const places = new Map([...names.keys()].map((id, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? 0;
  const sums = ({ seconds, scored, allowed }: FloorSums) => [Math.round(seconds), scored, allowed];
  const stage = ({ games, missing, teams, players, duos }: OnOff): StageWire => ({
    games,
    missing,
    teams: teams.map((of) => [of.teamId, of.games, of.guessed, ...sums(of)].join()),
    players: players.map((of) =>
      [of.teamId, placeOf(of.playerId), of.made, of.assisted, ...sums(of)].join(),
    ),
    duos: duos
      .filter(({ assists }) => assists >= LEAST_ASSISTS)
      .map((of) => [of.teamId, placeOf(of.passerId), placeOf(of.scorerId), of.assists].join()),
  });
  return {
    season,
    through,
    names: [...names].map(([id, name]) => `${id} ${name}`),
    stages: { season: stage(stages.season), playoffs: stage(stages.playoffs) },
  };
}

const head = v.object({
  season: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  through: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
});
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const counts = v.object({ games: count, missing: count });

const parseName = (row: unknown) => {
  const [, id, name] = (typeof row === "string" && /^(\d{1,10}) (.+)$/.exec(row)) || [];
  return id === undefined || name === undefined ? undefined : ([id, name] as const);
};

/** Parses `nba/together`; undefined when its head or a list is malformed. */
export function parseOnOff(raw: unknown): { value: SeasonOnOff; dropped: number } | undefined {
  const root = objectOf(raw);
  const known = v.safeParse(head, root);
  const names = root && parseRows(root.names, parseName);
  const stages = objectOf(root?.stages);
  if (!known.success || !names || !stages) return undefined;
  const ids = names.rows.map(([id]) => id);
  const parsed = STAGES.map((stage) => parseStage(stages[stage], ids));
  const [season, playoffs] = parsed;
  if (!season || !playoffs) return undefined;
  return {
    value: {
      ...known.output,
      names: new Map(names.rows),
      stages: { season: season.value, playoffs: playoffs.value },
    },
    dropped: names.dropped + season.dropped + playoffs.dropped,
  };
}

function parseStage(
  raw: unknown,
  ids: readonly string[],
): { value: OnOff; dropped: number } | undefined {
  const root = objectOf(raw);
  const known = v.safeParse(counts, root);
  if (root === undefined || !known.success) return undefined;
  let dropped = 0;
  /** Rows of counts, made when they are asked for: an isolate may hold every season. */
  const rows = <Row>(name: string, size: number, players: readonly number[], make: Make<Row>) => {
    const read: ReadRows<number[]> | undefined = parseRows(root[name], (row) => {
      const counts = typeof row === "string" && /^[\d,]{1,60}$/.test(row) ? row.split(",") : [];
      const numbers = counts.map(Number);
      const isWhole = players.every((at) => (numbers[at] ?? 0) < ids.length);
      return numbers.length === size && isWhole ? numbers : undefined;
    });
    dropped += read?.dropped ?? 0;
    const flat = Uint32Array.from(read?.rows.flat() ?? []);
    return () =>
      Array.from({ length: flat.length / size }, (_, at) =>
        make(flat.subarray(at * size, (at + 1) * size), (place = 0) => ids[place] ?? ""),
      );
  };
  const teams = rows(
    "teams",
    6,
    [],
    ([teamId = 0, games = 0, guessed = 0, ...of]): TeamGames => ({
      teamId,
      games,
      guessed,
      ...sumsOf(of),
    }),
  );
  const players = rows(
    "players",
    7,
    [1],
    ([teamId = 0, place, made = 0, assisted = 0, ...of], idAt): OnFloor => ({
      teamId,
      playerId: idAt(place),
      made,
      assisted,
      ...sumsOf(of),
    }),
  );
  const duos = rows(
    "duos",
    4,
    [1, 2],
    ([teamId = 0, passer, scorer, assists = 0], idAt): Duo => ({
      teamId,
      passerId: idAt(passer),
      scorerId: idAt(scorer),
      assists,
    }),
  );
  const value: OnOff = {
    ...known.output,
    get teams() {
      return teams();
    },
    get players() {
      return players();
    },
    get duos() {
      return duos();
    },
  };
  return { value, dropped };
}

type Make<Row> = (counts: Iterable<number>, idAt: (place?: number) => string) => Row;

function sumsOf([seconds = 0, scored = 0, allowed = 0]: number[]): FloorSums {
  return { seconds, scored, allowed };
}
