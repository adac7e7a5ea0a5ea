import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { countRows, runQuery } from "#domain/query/engine/run.ts";
import {
  type AskedStage,
  completeQuery,
  type Grouping,
  isOfTeams,
  type Query,
} from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { AnsweredRows } from "./load-question.ts";
import { addressAt, type Place } from "./place.ts";
import { MOST_GAMES } from "./subject-places.ts";

/** One link of a filter; an active one leads to the same games without the condition. */
export interface FilterLink {
  text: string;
  /** The number of games that the link leaves. */
  games: string | undefined;
  href: string;
  isOn: boolean;
}

/** The links for one condition. */
export interface Filter {
  title: string;
  links: FilterLink[];
}

/** The conditions that one link can set, each with the grouping that lists its values. */
const FILTERS = [
  { title: "Place", by: "where", condition: "where" },
  { title: "Result", by: "result", condition: "result" },
  { title: "Role", by: "starter", condition: "starter" },
  { title: "Month", by: "month", condition: "month" },
  { title: "Opponent", by: "opponent", condition: "opp" },
] as const satisfies readonly { title: string; by: Grouping; condition: keyof Conditions }[];

/** The filters of a game log; a choice without games is not offered. */
export function filtersOf(asked: AnsweredRows): Filter[] {
  const { query } = asked.answer;
  const wanted = FILTERS.filter(
    ({ by, condition }) =>
      !(condition in asked.place.fixed) && (by !== "starter" || !isOfTeams(query.rows)),
  );
  return wanted.flatMap(({ title, by, condition }) => {
    const links = linksOf(asked, by, condition);
    return links.length > 1 || links.some(({ isOn }) => isOn) ? [{ title, links }] : [];
  });
}

function linksOf({ answer, place, data }: AnsweredRows, by: Grouping, condition: keyof Conditions) {
  const { query } = answer;
  const { [condition]: own, ...conditions } = query.conditions;
  const open = { ...query, conditions, page: 1 };
  const grouped = completeQuery({ ...open, by, sort: { key: "group", order: "asc" } });
  const { rows } = runQuery(grouped, data, MOST_GAMES);
  return rows.flatMap(({ subject, cells }): FilterLink[] => {
    const games = subject.kind === "group" ? subject.gamesQuery() : undefined;
    if (games === undefined) return [];
    const value = games.conditions[condition];
    const isOn = value === own;
    const href = addressAt(
      place,
      isOn ? open : { ...open, conditions: { ...conditions, [condition]: value } },
    );
    return [{ text: String(cells[0] ?? ""), games: String(cells[1] ?? ""), href, isOn }];
  });
}

/** Links to the question for the season and for the playoffs; undefined without playoff games. */
export function stagesOf(
  { answer: { query }, place, data }: AnsweredRows,
  season = "Regular season",
): Filter | undefined {
  if (!hasPlayoffs(query, place, data)) return undefined;
  const stage = (text: string, own: AskedStage): FilterLink => ({
    text,
    games: undefined,
    href: addressAt(place, { ...query, stage: own, page: 1 }),
    isOn: query.stage === own,
  });
  return {
    title: "Part",
    links: [stage(season, "season"), stage("Playoffs", "playoffs")],
  };
}

function hasPlayoffs(query: Query, place: Place, data: QuestionData): boolean {
  const own = ownConditions(query, place);
  const fixed = Object.entries(query.conditions).filter(([name]) => !(name in own));
  const all = {
    season: query.season,
    rows: query.rows,
    stage: "playoffs",
    conditions: Object.fromEntries(fixed),
  } as const;
  return countRows(completeQuery(all), data) > 0;
}

/** The conditions of a query that its place does not fix. */
export function ownConditions({ conditions }: Query, { fixed }: Place): Conditions {
  return Object.fromEntries(Object.entries(conditions).filter(([name]) => !(name in fixed)));
}

/** Returns whether a query asks for only some of the games of its place. */
export function isNarrowed(query: Query, place: Place): boolean {
  return Object.keys(ownConditions(query, place)).length > 0 || query.figures.length > 0;
}
