import * as v from "valibot";
import {
  ALL_TIME_COLUMNS,
  type AllTimeColumn,
  type AllTimePerson,
  type AllTimeSeasons,
  type AllTimeTeam,
  joinedSeasons,
  NOT_KEPT,
  seasonsOfSome,
} from "#domain/query/storage/all-time.ts";
import { base64Of, countsOf } from "#domain/query/storage/base64-columns.ts";
import {
  digitsOf,
  isColumn,
  joinColumns,
  numbersAt,
  splitColumns,
} from "#domain/query/storage/digits.ts";

/** The document at `nba/allTime/{part}` of some of the players: texts of many values each, parted by `|`. */
export interface AllTimeWire {
  people: Record<keyof AllTimePerson, string>;
  /** Each "25 NBA SEA": the franchise of today or 0, the league, and the code at the time. */
  teams: string;
  /** The number of rows of each player, in base64 (base64-columns.ts). */
  rows: string;
  /** The `PACKED` columns in digits (digits.ts). */
  seasons: string;
  /** The games started, in digits. */
  starts?: string;
}

/** The number of parts, so that a player's is a small document. */
const PARTS = 64;

/** The key of the part that a player is in: "07". */
export function allTimePart(playerId: string): string {
  let sum = 0;
  for (const character of playerId) sum = (31 * sum + character.charCodeAt(0)) % PARTS;
  return String(sum).padStart(2, "0");
}

const PERSON = ["id", "name", "born", "inches", "position", "nation", "college", "draft"] as const;
const BETWEEN = "|";
/** Years are counted from the first season. */
const FIRST_YEAR = 1946;
const PACKED = ALL_TIME_COLUMNS.filter((name) => name !== "player" && name !== "starts");

const text = v.string();
const schema = v.object({
  people: v.object(
    Object.fromEntries(PERSON.map((name) => [name, text])) as Record<
      (typeof PERSON)[number],
      typeof text
    >,
  ),
  teams: text,
  rows: text,
  seasons: text,
  starts: v.optional(text),
});
const document = v.safeParser(schema);

/**
 * All seasons since 1946-47, of a database that holds them in parts or as one document; none for a
 * database without them, undefined where a part is malformed.
 */
export function parseAllTime(raw: object): { value: AllTimeSeasons; dropped: number } | undefined {
  const { updatedAt: _, ...parts } = raw as { updatedAt?: unknown };
  const parsed = ("seasons" in parts ? [parts] : Object.values(parts)).map(parseAllTimePart);
  const seasons = parsed.flatMap((part) => part?.value ?? []);
  if (seasons.length < parsed.length) return undefined;
  return { value: joinedSeasons(seasons), dropped: 0 };
}

/** The seasons of the players of a part; undefined for a malformed document. */
export function parseAllTimePart(
  raw: unknown,
): { value: AllTimeSeasons; dropped: number } | undefined {
  const parsed = document(raw);
  const value = parsed.success ? unpacked(parsed.output) : undefined;
  return value && { value, dropped: 0 };
}

type Packed = v.InferOutput<typeof schema>;

function unpacked({ people, teams, rows, seasons, starts }: Packed): AllTimeSeasons | undefined {
  const players = playersOf(people);
  const counts = players && countsOf(rows, players.length);
  const packed = splitColumns(seasons, PACKED);
  if (!players || !counts || !packed) return undefined;
  let size = 0;
  for (const count of counts) size += count;
  if (!PACKED.every((name) => isColumn(packed[name], size))) return undefined;
  if (starts !== undefined && !isColumn(starts, size)) return undefined;
  const places = Uint32Array.from({ length: size }, (_, at) => at);
  const player = new Int16Array(size);
  let row = 0;
  for (const [place, count] of counts.entries()) {
    player.fill(place, row, row + count);
    row += count;
  }
  const column = (name: AllTimeColumn) => {
    if (name === "player") return player;
    const numbers = new Int16Array(size);
    const digits = name === "starts" ? starts : packed[name];
    if (digits === undefined) return numbers.fill(NOT_KEPT);
    numbersAt(digits, places, NOT_KEPT, numbers);
    return name === "year" ? numbers.map((year) => year + FIRST_YEAR) : numbers;
  };
  return {
    players,
    teams: teams.split(BETWEEN).map(teamOf),
    size,
    columns: Object.fromEntries(
      ALL_TIME_COLUMNS.map((name) => [name, column(name)]),
    ) as AllTimeSeasons["columns"],
  };
}

function playersOf(people: Packed["people"]): AllTimePerson[] | undefined {
  const columns = PERSON.map((name) => people[name].split(BETWEEN));
  const [ids = []] = columns;
  if (columns.some(({ length }) => length !== ids.length)) return undefined;
  return ids.map((_, at) => {
    const [
      id = "",
      name = "",
      born = "",
      inches,
      position = "",
      nation = "",
      college = "",
      draft = "",
    ] = columns.map((column) => column[at]);
    return { id, name, born, inches: Number(inches), position, nation, college, draft };
  });
}

function teamOf(text: string): AllTimeTeam {
  const [id = "", league, ...code] = text.split(" ");
  return { code: code.join(" "), id: Number(id), isOfAba: league === "ABA" };
}

/** The documents of all seasons, by the keys of their parts. */
export function allTimeWire(all: AllTimeSeasons): Record<string, AllTimeWire> {
  const keys = new Set(all.players.map(({ id }) => allTimePart(id)));
  return Object.fromEntries(
    [...keys]
      .sort()
      .map((key) => [key, partWire(seasonsOfSome(all, ({ id }) => allTimePart(id) === key))]),
  );
}

function partWire({ players, teams, columns }: AllTimeSeasons): AllTimeWire {
  const rows = players.map(() => 0);
  for (const place of columns.player) rows[place] = (rows[place] ?? 0) + 1;
  const numbers = (name: AllTimeColumn) =>
    Array.from(columns[name], (value) =>
      value === NOT_KEPT ? undefined : name === "year" ? value - FIRST_YEAR : value,
    );
  return {
    people: Object.fromEntries(
      PERSON.map((name) => [name, players.map((player) => player[name]).join(BETWEEN)]),
    ) as AllTimeWire["people"],
    teams: teams
      .map(({ code, id, isOfAba }) => `${id} ${isOfAba ? "ABA" : "NBA"} ${code}`)
      .join(BETWEEN),
    rows: base64Of(rows),
    seasons: joinColumns(PACKED.map((name) => digitsOf(numbers(name)))),
    ...(columns.starts.some((count) => count !== NOT_KEPT) && {
      starts: digitsOf(numbers("starts")),
    }),
  };
}
