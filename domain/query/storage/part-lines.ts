import { formatShortDate } from "#domain/dates.ts";
import { leastGames } from "#domain/leaders/qualification.ts";
import { memoize } from "#domain/memoize.ts";
import { isLineup, LEAST_MINUTES, LINEUP_NOUNS, type LineupKind } from "#domain/plays/lineups.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { noPlaysOf } from "#domain/season/running-season.ts";
import { partAsked, partOf } from "../conditions/conditions.ts";
import { teamsById } from "../engine/name-order.ts";
import { qualifyingGames } from "../engine/qualified.ts";
import type { Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import { linesOfGames } from "./lines-of-games.ts";
import type { LineGame, LinesOf, PartLines, SeasonLines } from "./season-lines.ts";

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

/** The most games of any team in a query's stage, whether or not they have the part. */
export function mostGames({ stage }: Pick<Query, "stage">, { lines }: QuestionData): number {
  return mostByStage(lines).get(stage) ?? 0;
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

const mostByStage = memoize(({ games }: SeasonLines): ReadonlyMap<Query["stage"], number> => {
  const most = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { stage, homeTeamId, awayTeamId } of games) {
    for (const [part, team] of [homeTeamId, awayTeamId].flatMap((id) => [
      [stage, id] as const,
      ["any", id] as const,
    ])) {
      const count = (counts.get(`${part} ${team}`) ?? 0) + 1;
      counts.set(`${part} ${team}`, count);
      most.set(part, Math.max(most.get(part) ?? 0, count));
    }
  }
  return most as Map<Query["stage"], number>;
});

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
  const { rows, stage } = query;
  const held = heldPart(part, data);
  if (held === undefined) return [noPlaysOf(data.lines.season)];
  const without = new Set(held.withoutPlays);
  const left = data.lines.games.filter(
    ({ id, stage: own }) => (stage === "any" || own === stage) && without.has(id),
  );
  return [
    ...(isLineup(rows) ? [ON_FLOOR, leastHeld(rows)] : []),
    ...withoutPlays(left, data),
    ...through(held, data),
  ];
}

const ON_FLOOR =
  "Minutes, points and points against while the players were on the floor together, by the plays; a " +
  "free throw counts for those on the floor at its foul.";

function leastHeld(kind: LineupKind): string {
  return `${LINEUP_NOUNS[kind]} with under ${LEAST_MINUTES[kind]} minutes in a season aren't listed.`;
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
