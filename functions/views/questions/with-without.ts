import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery, isOfTeams, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import { type FigureHead, figureHeads, type GroupFigureRow, onlyRow } from "./figure-rows.ts";
import type { AnsweredQuestion } from "./load-question.ts";
import { addressAt, type Place, parametersAt } from "./place.ts";

/** A team-mate, with the link to the splits of the games with him. */
export interface Mate {
  id: string;
  name: string;
  href: string;
  isChosen: boolean;
}

/** Games with and without a team-mate. */
export interface WithWithout {
  /** All team-mates by name. */
  mates: Mate[];
  /** The team-mates of the most minutes. */
  first: Mate[];
  /** The games with and without the chosen team-mate; undefined when none is chosen. */
  chosen: { mate: Mate; heads: FigureHead[]; rows: GroupFigureRow[] } | undefined;
  /** The form's hidden fields. */
  kept: { name: string; value: string }[];
}

const MOST_MATES = 60;
const FIRST_MATES = 6;

/** The team-mates on a page of splits, and the games with and without the chosen one. */
export function withWithoutOf(
  { answer: { query }, place, data }: AnsweredQuestion,
  log: Place,
): WithWithout {
  const { with: played, without: missed, ...others } = query.conditions;
  const [asked] = played ?? missed ?? [];
  const mates = matesOf(query, data).map(
    ({ id, name }): Mate => ({
      id,
      name,
      href: addressAt(place, { ...query, conditions: { ...others, with: [id] } }),
      isChosen: id === asked,
    }),
  );
  const mate = mates.find(({ isChosen }) => isChosen);
  const kept = parametersAt(place, { ...query, conditions: others });
  return {
    mates: mates.toSorted((a, b) => compareNames(a.name, b.name)),
    first: mates.slice(0, FIRST_MATES),
    chosen: mate && { mate, ...rowsOf(mate, { ...query, conditions: others }, data, log) },
    kept: [...kept].map(([name, value]) => ({ name, value })),
  };
}

function rowsOf(mate: Mate, query: Query, data: QuestionData, log: Place) {
  const rows = isOfTeams(query.rows) ? ("teams" as const) : ("players" as const);
  const parts = (["with", "without"] as const).map((part) => {
    const conditions = { ...query.conditions, [part]: [mate.id] };
    const asked = { ...query, by: undefined, sort: undefined, page: 1, conditions };
    const answer = runQuery(completeQuery({ ...asked, rows, qualified: undefined }), data, 1);
    const label = part === "with" ? `With ${mate.name}` : `Without ${mate.name}`;
    return { answer, row: onlyRow(label, addressAt(log, completeQuery(asked)), answer) };
  });
  const [first] = parts;
  return {
    heads: first === undefined ? [] : figureHeads(first.answer),
    rows: parts.map(({ row }) => row),
  };
}

/** The players of the teams that the games were played for, by their minutes for those teams. */
function matesOf(query: Query, data: QuestionData): { id: string; name: string }[] {
  const { player, team } = query.conditions;
  const own = player === undefined ? { ...(team && { team }) } : { player };
  const teams = runQuery(
    completeQuery({ ...query, by: "team", conditions: own, sort: undefined, page: 1 }),
    data,
  ).rows.flatMap(({ subject }) => subject.teamId ?? []);
  const found = teams.flatMap((id) => rosterOf(id, query, data));
  const byMinutes = found.toSorted((a, b) => b.minutes - a.minutes);
  const others = new Map(byMinutes.map(({ id, name }) => [id, name]));
  if (player !== undefined) others.delete(player);
  return [...others].map(([id, name]) => ({ id, name }));
}

/** A team's players of the query's stage, with their minutes for the team. */
function rosterOf(teamId: number, { season, stage }: Query, data: QuestionData) {
  const abbreviation = data.teams.find(({ id }) => id === teamId)?.abbreviation;
  const roster = completeQuery({
    season,
    stage,
    rows: "players",
    per: "total",
    qualified: false,
    sort: { key: "min", order: "desc" },
    conditions: { ...(abbreviation && { team: abbreviation }) },
  });
  const { columns, rows } = runQuery(roster, data, MOST_MATES);
  const minutes = columns.findIndex(({ key }) => key === "min");
  return rows.flatMap(({ subject, cells }) =>
    subject.player === undefined ? [] : { ...subject.player, minutes: Number(cells[minutes]) },
  );
}
