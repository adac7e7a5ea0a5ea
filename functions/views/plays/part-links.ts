import { playsOnFloor } from "#domain/plays/floor.ts";
import { linesOfPart, PARTS, type Part } from "#domain/plays/parts.ts";
import type { GamePlays } from "#domain/plays/play.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import { gamePath } from "../season/season-games.ts";

/** The parameter that names a part of a game. */
const PART = "part";

/** The names of a game's parts, as headings and links print them. */
export const PART_NAMES: Readonly<Record<Part, string>> = {
  q1: "First quarter",
  q2: "Second quarter",
  q3: "Third quarter",
  q4: "Fourth quarter",
  ot: "Overtime",
  h1: "First half",
  h2: "Second half",
  clutch: "Clutch",
};

/** A link to a part of a game; the whole game comes first. */
export interface PartLink {
  part: Part | undefined;
  href: string;
  text: string;
}

/** The part that an address names; undefined for the whole game. */
export function gamePartAsked(search: URLSearchParams): Part | undefined {
  return PARTS.find((part) => part === search.get(PART));
}

/** The path of a game's page below its own, of one part. */
export function partPath(game: Pick<BoxScore, "id">, part: Part | undefined, below = ""): string {
  return `${gamePath(game)}${below}${part === undefined ? "" : `?${PART}=${part}`}`;
}

/** A game with the lines of one of its parts alone. */
export function gameInPart(game: BoxScore, plays: GamePlays, part: Part): BoxScore {
  return { ...game, lines: linesOfPart(part, playsOnFloor(plays), game) };
}

/** The links to the box scores of a game's parts; a game without overtime has none of it. */
export function partLinks(game: BoxScore, plays: GamePlays): PartLink[] {
  const hasOvertime = (plays.plays.at(-1)?.period ?? 0) > 4;
  const hasClutch = gameInPart(game, plays, "clutch").lines.length > 0;
  const parts = PARTS.filter(
    (part) => (part !== "ot" || hasOvertime) && (part !== "clutch" || hasClutch),
  );
  const whole: PartLink = { part: undefined, href: partPath(game, undefined), text: "Whole game" };
  return [
    whole,
    ...parts.map((part) => ({ part, href: partPath(game, part), text: PART_NAMES[part] })),
  ];
}
