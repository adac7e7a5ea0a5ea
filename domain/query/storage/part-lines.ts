import { formatShortDate } from "#domain/dates.ts";
import { GAMES_OF_CAREER, leastGames, SEASON_GAMES } from "#domain/leaders/qualification.ts";
import { memoize, oncePerKey } from "#domain/memoize.ts";
import { isLineup, LEAST_MINUTES, LINEUP_NOUNS, type LineupKind } from "#domain/plays/lineups.ts";
import { type AnyPart, isAnyPart } from "#domain/plays/parts.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { noPlaysOf } from "#domain/season/running-season.ts";
import { isInSeasons, isSeveral } from "#domain/season/season-range.ts";
import { partAsked, partOf } from "../conditions/conditions.ts";
import { GREAT_PARTS } from "../engine/any-part.ts";
import { teamsById } from "../engine/name-order.ts";
import { isOverSeasons, qualifyingGames } from "../engine/qualified.ts";
import { tablesOf } from "../engine/tables.ts";
import type { Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { linesOfGames } from "./lines-of-games.ts";
import {
  type LineGame,
  type LinesOf,
  type PartLines,
  type SeasonLines,
  STAGES,
} from "./season-lines.ts";

type Asked = Pick<Query, "rows" | "conditions">;

/** The part or lineup whose lines a query counts from the plays; undefined for players' whole games. */
export function linesOfQuery({ rows, conditions }: Asked): LinesOf | undefined {
  return isLineup(rows) ? rows : partOf(conditions);
}

/** The same for the parameters of an address; undefined for an unreadable part, too. */
export function linesAsked(params: URLSearchParams): LinesOf | undefined {
  const rows = params.get("rows")?.trim().toLowerCase();
  return isLineup(rows) ? rows : partAsked(params);
}

/**
 * The data that answer a query: the whole games, or the lines of its part or lineups without the
 * official seasons, which are of players' whole games. No lines where the season's are not held.
 */
export function dataOf(query: Asked, data: QuestionData): QuestionData {
  const part = linesOfQuery(query);
  if (part === undefined) return data;
  const lines = heldPart(part, data)?.lines ?? { ...NO_LINES, season: data.lines.season, part };
  return { ...data, lines, totals: NOTHING, ratings: NOTHING, teamStats: undefined };
}

const NOTHING: never[] = [];
const NO_LINES = linesOfGames([], new Map());

function heldPart(part: LinesOf, { part: held, lines }: QuestionData): PartLines | undefined {
  return held?.lines.part === part && held.lines.season === lines.season ? held : undefined;
}

/**
 * The most games of any team in a query's stage and seasons, whether or not they have the part; of several
 * seasons no more than a career takes.
 */
export function mostGames({ stage, season, by }: Query, { lines }: QuestionData): number {
  if (!isSeveral(season)) return mostOf(lines)(stage)(lines.parts === undefined ? "" : season);
  const limit = isOverSeasons({ by, season }) ? GAMES_OF_CAREER : SEASON_GAMES;
  return Math.min(limit, mostOf(lines)(stage)(season));
}

/**
 * The fewest games of a player whose figures in a part of each game are no small sample; undefined for
 * rows to which that does not apply.
 */
export function leastSample(query: Query, data: QuestionData): number | undefined {
  if (query.rows !== "players" || query.by !== undefined || partOf(query.conditions) === undefined)
    return undefined;
  return leastGames(qualifyingGames(query, mostGames(query, data)));
}

/** The same by stage and by the name of several seasons, "" for all lines. */
const mostOf = memoize((lines: SeasonLines) =>
  oncePerKey((asked: Query["stage"]) =>
    oncePerKey((several: string): number => {
      const { size, team, stage, season, seasons } = tablesOf(lines).sides;
      const isCounted = seasons.map((own) => several === "" || isInSeasons(own, several));
      const counts = new Uint16Array(256);
      for (let side = 0; side < size; side += 1) {
        const isOfStage = asked === "any" || STAGES[stage[side] as number] === asked;
        const id = team[side] as number;
        if (isOfStage && isCounted[season[side] as number]) counts[id] = (counts[id] as number) + 1;
      }
      return Math.max(...counts);
    }),
  ),
);

/** Games are named in a note up to this number. */
const MOST_NAMED = 4;

/** Returns whether a query is answered by plays of a season of which none are held. */
export function lacksPlays(query: Query, data: QuestionData): boolean {
  const part = linesOfQuery(query);
  return part !== undefined && heldPart(part, data) === undefined;
}

/** Sentences on how lineups count, and on the games that a query leaves out because they have no plays. */
export function partNotes(query: Query, data: QuestionData): string[] {
  const part = linesOfQuery(query);
  if (part === undefined) return [];
  const { rows, stage, season } = query;
  const held = heldPart(part, data);
  if (held === undefined) return [noPlaysOf(data.lines.season)];
  const without = new Set(held.withoutPlays);
  const onFloor = isLineup(rows) ? [ON_FLOOR, leastHeld(rows)] : [];
  // A note of the seasons says it of several.
  if (isSeveral(season)) return isAnyPart(part) ? [greatParts(part)] : onFloor;
  const left = data.lines.games.filter(
    ({ id, stage: own }) => (stage === "any" || own === stage) && without.has(id),
  );
  return [...onFloor, ...withoutPlays(left, data), ...through(held, data)];
}

/** The definition of the figures of lineups and pairs. */
export const ON_FLOOR =
  "Minutes and points with the players on the floor together, from play-by-play; a " +
  "free throw counts for those on the floor at the foul.";

function leastHeld(kind: LineupKind): string {
  return `${LINEUP_NOUNS[kind]} with under ${LEAST_MINUTES[kind]} minutes in a season aren't listed.`;
}

function greatParts(part: AnyPart): string {
  const { pts, reb, ast, stl, blk } = GREAT_PARTS[part];
  return (
    `Listed of all seasons are ${part} of ${pts} points, ${reb} rebounds, ${ast} assists, ${stl} steals or ` +
    `${blk} blocks and more.`
  );
}

function withoutPlays(games: readonly LineGame[], { teams }: QuestionData): string[] {
  if (games.length === 0) return [];
  const code = (id: number) => teamsById(teams).get(id)?.abbreviation ?? "";
  const named = games
    .slice(0, MOST_NAMED)
    .map(
      ({ date, homeTeamId, awayTeamId }) =>
        `${code(awayTeamId)} at ${code(homeTeamId)} on ${formatShortDate(date)}`,
    );
  const more = games.length > MOST_NAMED ? [`${games.length - MOST_NAMED} more`] : [];
  const verbs = games.length === 1 ? ["has", "counts"] : ["have", "count"];
  return [
    `${counted(games.length, "game")} ${verbs[0]} no plays and ${verbs[1]} nothing: ${listed([...named, ...more])}.`,
  ];
}

/** Says how far the plays go where games were played since. */
function through({ lines }: PartLines, { lines: whole }: QuestionData): string[] {
  const [last, newest] = [lines, whole].map((own) => own.games.at(-1));
  if (last === undefined || last.id === newest?.id) return [];
  return [`Plays are held through ${formatShortDate(last.date)}.`];
}
