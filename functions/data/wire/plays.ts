import * as v from "valibot";
import type { GamePlays } from "#domain/plays/play.ts";
import {
  detailsOf,
  PLAY_COLUMNS,
  type PlayColumns,
  playColumnsOf,
  playersOfGame,
  playsOf,
  STARTERS_LENGTH,
  startersOf,
  startersText,
} from "#domain/plays/play-columns.ts";

/** The document at `nba/plays/{game id}`: a text a column, with one character a play. */
export interface PlaysWire extends PlayColumns {
  /** Only plays of players are known, and the order within a second is made up. */
  partial?: true;
  /** The number of names that could belong to two players of the game. */
  guessed?: number;
  /** Ids, separated by spaces. */
  players: string;
  /** Separated by bars. */
  details: string;
  /** Twelve characters a period. */
  starters: string;
}

/** The limit of a game's plays: six overtimes make about 800. */
const MOST_PLAYS = 2000;

const column = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_PLAYS));
const wire = v.object({
  partial: v.optional(v.literal(true)),
  guessed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  players: v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,9}(?: |$))*$/), v.maxLength(MOST_PLAYS)),
  details: v.pipe(v.string(), v.maxLength(10_000)),
  starters: v.pipe(v.string(), v.maxLength(MOST_PLAYS)),
  ...(Object.fromEntries(PLAY_COLUMNS.map((name) => [name, column])) as Record<
    keyof PlayColumns,
    typeof column
  >),
});

/**
 * The plays of a game; their value is undefined where the database has none, and the result for a
 * document of another shape.
 */
export function parsePlays(
  raw: unknown,
): { value: GamePlays | undefined; dropped: number } | undefined {
  if (raw === null) return { value: undefined, dropped: 0 };
  const parsed = v.safeParse(wire, raw);
  if (!parsed.success) return undefined;
  const { partial = false, guessed = 0, details, starters, ...columns } = parsed.output;
  const players = parsed.output.players.split(" ");
  const plays = playsOf(columns, { players, details: details.split("|") });
  if (plays?.[0]?.kind !== "period_start") return undefined;
  if (starters.length !== STARTERS_LENGTH * (plays.at(-1)?.period ?? 0)) return undefined;
  const own = { guessedNames: guessed, starters: startersOf(starters, players), plays };
  return { value: { isWhole: !partial, ...own }, dropped: 0 };
}

/** The document of a game's plays. */
export function playsWire(game: GamePlays): PlaysWire {
  const { isWhole, guessedNames = 0, starters, plays } = game;
  const [players, details] = [playersOfGame(game), detailsOf(plays)];
  return {
    ...(!isWhole && { partial: true as const }),
    ...(guessedNames > 0 && { guessed: guessedNames }),
    players: players.join(" "),
    details: details.join("|"),
    starters: startersText(starters, players),
    ...playColumnsOf(plays, { players, details }),
  };
}
