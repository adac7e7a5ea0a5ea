import {
  type GamePlays,
  PLAY_KINDS,
  type Play,
  type PlayKind,
  periodSeconds,
  pointsOf,
  type Side,
  type Starters,
} from "./play.ts";

/**
 * Plays as columns with one character a play. Period and score follow from the kinds of plays, a
 * clock is its distance from the one before, players are numbers within their game and details
 * numbers in a list; 0 is none.
 */
export const PLAY_COLUMNS = [
  "kind",
  "side",
  "seconds",
  "player",
  "other",
  "detail",
  "feet",
] as const;

export type PlayColumns = Record<(typeof PLAY_COLUMNS)[number], string>;

/** The texts that the numbers of columns stand for. */
export interface PlayWords {
  players: readonly string[];
  details: readonly string[];
}

const SIDES: readonly (Side | undefined)[] = [undefined, "home", "away"];
/** The character of 0: the first that is printed and no space. */
const FIRST = 33;
/** The places of a side's starters: five, and one where the sources name six. */
const PLACES = 6;
/** The characters of the starters of a period. */
export const STARTERS_LENGTH = 2 * PLACES;

/** The columns of plays. */
export function playColumnsOf(
  plays: readonly Play[],
  { players, details }: PlayWords,
): PlayColumns {
  const columns = emptyColumns();
  const add = (name: keyof PlayColumns, value: number) => {
    columns[name] += String.fromCharCode(FIRST + value);
  };
  const place = (player: string | undefined) =>
    player === undefined ? 0 : players.indexOf(player) + 1;
  let before = 0;
  for (const play of plays) {
    if (play.kind === "period_start") before = periodSeconds(play.period);
    const passed = before - play.clock;
    before = play.clock;
    add("kind", PLAY_KINDS.indexOf(play.kind));
    add("side", SIDES.indexOf(play.side));
    add("seconds", passed < 0 ? -2 * passed - 1 : 2 * passed);
    add("player", place(play.playerId));
    add("other", place(play.otherId));
    add("detail", details.indexOf(play.detail));
    add("feet", play.feet === undefined ? 0 : play.feet + 1);
  }
  return columns;
}

/**
 * The plays of columns; undefined when the columns are not equally long, or a number stands for
 * nothing.
 */
export function playsOf(
  columns: Readonly<PlayColumns>,
  { players, details }: PlayWords,
): Play[] | undefined {
  const plays: Play[] = [];
  const { length } = columns.kind;
  if (PLAY_COLUMNS.some((name) => columns[name].length !== length)) return undefined;
  let period = 0;
  let clock = 0;
  const points = { home: 0, away: 0 };
  for (let at = 0; at < length; at += 1) {
    const number = (name: keyof PlayColumns) => columns[name].charCodeAt(at) - FIRST;
    const kind: PlayKind | undefined = PLAY_KINDS[number("kind")];
    const detail = details[number("detail")];
    const [player, other, feet] = [number("player"), number("other"), number("feet")];
    const isKnown = Math.max(player, other) <= players.length && number("side") < SIDES.length;
    if (kind === undefined || detail === undefined || !isKnown) return undefined;
    if (kind === "period_start") {
      period += 1;
      clock = periodSeconds(period);
    }
    const seconds = number("seconds");
    clock -= seconds % 2 === 1 ? -(seconds + 1) / 2 : seconds / 2;
    const side = SIDES[number("side")];
    if (side !== undefined) points[side] += pointsOf(kind);
    plays.push({
      period,
      clock,
      kind,
      side,
      playerId: players[player - 1],
      otherId: players[other - 1],
      detail,
      feet: feet === 0 ? undefined : feet - 1,
      homePoints: points.home,
      awayPoints: points.away,
    });
  }
  return plays;
}

/** The starters of every period as text: six characters a side, as those of players. */
export function startersText(starters: readonly Starters[], players: readonly string[]): string {
  const places = starters
    .flatMap(({ home, away }) => [home, away])
    .flatMap((side) =>
      Array.from({ length: PLACES }, (_, at) => players.indexOf(side[at] ?? "") + 1),
    );
  return places.map((place) => String.fromCharCode(FIRST + place)).join("");
}

/** The starters of their text. */
export function startersOf(text: string, players: readonly string[]): Starters[] {
  const side = (from: number) =>
    Array.from(
      text.slice(from, from + PLACES),
      (one) => players[one.charCodeAt(0) - FIRST - 1],
    ).filter((player) => player !== undefined);
  return Array.from({ length: text.length / STARTERS_LENGTH }, (_, period) => {
    const from = period * STARTERS_LENGTH;
    return { home: side(from), away: side(from + PLACES) };
  });
}

/** The ids of the players of a game, those of its plays first. */
export function playersOfGame({
  plays,
  starters,
}: Pick<GamePlays, "plays" | "starters">): string[] {
  const acting = plays.flatMap(({ playerId, otherId }) => [playerId, otherId]);
  const first = starters.flatMap(({ home, away }) => [...home, ...away]);
  return [...new Set([...acting, ...first])].filter((player) => player !== undefined);
}

/** The details of plays, each once and in order. */
export function detailsOf(plays: Iterable<Play>): string[] {
  return [...new Set([...plays].map(({ detail }) => detail))].sort();
}

function emptyColumns(): PlayColumns {
  return { kind: "", side: "", seconds: "", player: "", other: "", detail: "", feet: "" };
}
