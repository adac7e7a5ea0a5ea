import { isLineup } from "#domain/plays/lineups.ts";
import type { GroupSubject } from "../answer.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { completeQuery, isOfTeams, isStreaks, type Query } from "../query.ts";
import type { QuestionData } from "../question-data.ts";
import type { Range } from "../range.ts";
import { gameOf } from "../storage/season-lines.ts";
import type { GroupQuestion } from "./group-question.ts";
import { conditionOf, labelOf } from "./groupings.ts";
import { teamsById } from "./name-order.ts";
import type { Tables } from "./tables.ts";

/** The subject of a group, with the query of its games. */
export function groupSubject(
  { query, data, tables, table, groups }: GroupQuestion,
  group: number,
): GroupSubject {
  const { rows, by } = query;
  const { sides, lines } = tables;
  const first = groups.first[group] as number;
  const last = groups.last[group] as number;
  const side = table.side[last] as number;
  const code = groups.code[group] as number;
  const isOfPlayer = table.of === "players" && groups.hasSubject;
  const hasTeam = groups.hasSubject || by === "team";
  const label = by === undefined || isStreaks(rows) ? "" : labelOf(by, code, sides);
  const subject: GroupSubject = {
    kind: "group",
    player: isOfPlayer ? lines.players[table.subject[last] as number] : undefined,
    teamId: hasTeam ? (sides.team[side] as number) : undefined,
    opponentId: by === "opponent" ? (sides.opponent[side] as number) : undefined,
    label: label === "" ? undefined : label,
    first: gameOf(lines, (table.side[first] as number) >> 1),
    last: gameOf(lines, side >> 1),
    isOpen: isStreaks(rows) && code === 1,
    gamesQuery: () => gamesQuery(query, code, subject, data, tables),
  };
  return subject;
}

/** The query of a group's games, as single rows. */
function gamesQuery(
  query: Query,
  code: number,
  subject: Omit<GroupSubject, "gamesQuery">,
  { teams }: QuestionData,
  { sides }: Tables,
): Query | undefined {
  const { rows, by, conditions } = query;
  // No single games of lineups are listed.
  if (isLineup(rows)) return undefined;
  const abbreviation = (id: number | undefined) =>
    id === undefined ? undefined : teamsById(teams).get(id)?.abbreviation;
  const own = by === undefined ? {} : conditionOf(by, code);
  if (own === undefined) return undefined;
  // A player's row includes all his teams, unless the query groups by team.
  const isOfTeam = subject.player === undefined || by === "team";
  const team = isOfTeam ? abbreviation(subject.teamId) : undefined;
  const opp = abbreviation(subject.opponentId);
  const narrowed: Conditions = {
    ...conditions,
    ...bothRanges(conditions, own),
    ...(subject.player === undefined ? {} : { player: subject.player.id }),
    ...(team === undefined ? {} : { team }),
    ...(opp === undefined ? {} : { opp }),
    ...(isStreaks(rows) ? { from: subject.first.date, to: subject.last.date } : {}),
  };
  return completeQuery({
    ...query,
    season: by === "season" ? (sides.seasons[code] as string) : query.season,
    rows: isOfTeams(rows) ? "team-games" : "games",
    by: undefined,
    conditions: narrowed,
    groups: [],
    per: "average",
    qualified: undefined,
    sort: undefined,
    page: 1,
  });
}

/** Adds a group's condition to the query's; two ranges of one condition are intersected. */
function bothRanges(conditions: Conditions, own: Conditions): Conditions {
  const both = (a: Range | undefined, b: Range): Range =>
    a === undefined ? b : { min: Math.max(a.min, b.min), max: Math.min(a.max, b.max) };
  return {
    ...own,
    ...(own.rest && { rest: both(conditions.rest, own.rest) }),
    ...(own.margin && { margin: both(conditions.margin, own.margin) }),
  };
}
