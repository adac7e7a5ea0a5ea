import { isLineup, LINEUP_NOUNS } from "#domain/plays/lineups.ts";
import { isOfAnyPart, rowNoun, setParts } from "#domain/query/conditions/conditions.ts";
import { countRows, runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import {
  completeQuery,
  isGrouped,
  isOfHistory,
  isOfTeams,
  isOfWholeCareers,
  isStreaks,
  type Query,
  type Rows,
} from "#domain/query/query.ts";
import { questionOf } from "#domain/query/say/sentence.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { placeName } from "#domain/teams/team.ts";
import type { AnsweredQuestion } from "./load-question.ts";

/** The number of results, printed in bold, and the words after it. */
export interface Deck {
  count: string;
  words: string;
}

/** The results in a sentence or two; undefined without results. */
export function deckOf(asked: Pick<AnsweredQuestion, "answer" | "data">): Deck | undefined {
  const { query, total, summary } = asked.answer;
  if (total === 0) return undefined;
  const { conditions } = query;
  // A game counts once for each of its quarters that fulfil the conditions.
  const hasRecord = conditions.result === undefined && !isOfAnyPart(conditions);
  const record = hasRecord ? recordOf(asked) : "";
  if (isStreaks(query.rows)) return { count: printed(total), words: `${plural(total, "streak")}.` };
  if (isGrouped(query)) {
    const rows = query.by !== undefined ? "row" : subjectNoun(query.rows);
    return { count: printed(total), words: `${plural(total, rows)}.` };
  }
  const of = amongAll(asked);
  const by = counted(summary.subjects, isOfTeams(query.rows) ? "team" : "player");
  const whose = of === undefined ? `${rowNoun(conditions, total)} by ${by}` : `${of}, by ${by}`;
  return { count: printed(total), words: `${whose}.${record}${mostOften(asked)}` };
}

function subjectNoun(rows: Rows): string {
  if (isOfHistory(rows)) return isOfWholeCareers(rows) ? "career" : "season";
  if (isLineup(rows)) return LINEUP_NOUNS[rows].slice(0, -1).toLowerCase();
  return isOfTeams(rows) ? "team" : "player";
}

/** All games with the same figures, "of all 133 games of 40 points or more", if they are more. */
function amongAll({ answer: { query, total }, data }: Pick<AnsweredQuestion, "answer" | "data">) {
  // Figures of a part of each game are not among those of whole games.
  const parts = setParts(query.conditions).map(({ name, value }) => [name, value]);
  const isNarrowed = Object.keys(query.conditions).length > parts.length;
  if (query.figures.length === 0 || !isNarrowed) return undefined;
  const conditions: Query["conditions"] = Object.fromEntries(parts);
  const all = completeQuery({ ...query, conditions, sort: undefined, page: 1 });
  const count = countRows(all, data);
  if (count === total) return undefined;
  const question = questionOf(all, namesOf(data));
  return `of all ${printed(count)} ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
}

function recordOf({ answer: { summary, query } }: Pick<AnsweredQuestion, "answer">): string {
  const { wins, losses } = summary;
  // All games of all teams are half won and half lost.
  if (wins === losses) return "";
  const whose = isOfTeams(query.rows) ? "They" : "Their teams";
  return ` ${whose} won ${printed(wins)} and lost ${printed(losses)}.`;
}

const MOST_NAMES = 4;

/** The sentence of those with the most of the games: "Anthony Edwards did it 5 times, ...". */
function mostOften({ answer: { query }, data }: Pick<AnsweredQuestion, "answer" | "data">): string {
  const { conditions, figures, rows } = query;
  const isOfOne = isOfTeams(rows) ? conditions.team : conditions.player;
  if (figures.length === 0 || isOfOne !== undefined) return "";
  const {
    rows: found,
    columns,
    pages,
  } = runQuery(
    completeQuery({
      ...query,
      rows: isOfTeams(rows) ? "teams" : "players",
      by: undefined,
      groups: [],
      columns: "base",
      sort: { key: "gp", order: "desc" },
      qualified: false,
      page: 1,
    }),
    data,
  );
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  const name = isOfTeams(rows) ? at("team") : at("player");
  const cityOf = new Map(data.teams.map((team) => [team.abbreviation, placeName(team)]));
  const times = new Map<number, string[]>();
  for (const { cells } of found) {
    const games = Number(cells[at("gp")]);
    const who = String(cells[name]);
    times.set(games, [...(times.get(games) ?? []), cityOf.get(who) ?? who]);
  }
  // The last names may continue on the next page.
  const whole = pages > 1 ? [...times].slice(0, -1) : [...times];
  const most = whole.slice(0, 2);
  const end = most.findIndex(([games, names]) => games < 2 || names.length > MOST_NAMES);
  const told = end < 0 ? most : most.slice(0, end);
  const clauses = told.map(([games, names], place) => {
    const each = names.length > 1 ? " each" : "";
    return `${list(names)}${place === 0 ? " did it" : ""} ${games} times${each}`;
  });
  return clauses.length === 0 ? "" : ` ${clauses.join(", ")}.`;
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

function printed(count: number): string {
  return printedFigure(String(count));
}

function plural(count: number, one: string): string {
  return count === 1 ? one : `${one}s`;
}

function counted(count: number, one: string): string {
  return `${printed(count)} ${plural(count, one)}`;
}
