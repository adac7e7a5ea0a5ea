import type { ColumnSet, Figure } from "#domain/figures/figure.ts";
import { figureTitle, isCount } from "#domain/figures/figures.ts";
import { POSITIONS } from "#domain/players/player-table.ts";
import { isLineup, LEAST_MINUTES, LINEUP_NOUNS } from "#domain/plays/lineups.ts";
import { counted } from "#domain/printing/counted.ts";
import { rangeName } from "#domain/query/address.ts";
import { setParts } from "#domain/query/conditions/conditions.ts";
import { figuresOf } from "#domain/query/engine/columns.ts";
import { ruleOf } from "#domain/query/engine/qualified.ts";
import {
  type Basis,
  completeQuery,
  type GroupRange,
  isConditioned,
  isOfTeams,
  type Query,
  qualifiedAs,
  qualifiedInTable,
} from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { printRange } from "#domain/query/range.ts";
import { lacksPlays, mostGames } from "#domain/query/storage/part-lines.ts";
import { lacksGames } from "#domain/season/ladder.ts";
import { noPlaysOf } from "#domain/season/running-season.ts";
import type { AnsweredQuestion } from "./load-question.ts";
import { addressAt, type Place, parametersAt } from "./place.ts";
import { type StatsLink, subjectLinks } from "./stats-links.ts";
import { type WiderLink, widerOf } from "./wider.ts";

/** A field of the form that filters a table. */
export interface StatsField {
  /** The name of its parameter. */
  name: string;
  label: string;
  title: string;
  value: string;
}

export interface StatsChoice {
  name: string;
  label: string;
  options: { value: string; text: string; isSelected: boolean }[];
}

/** The links and the form above a table of statistics. */
export interface StatsPage {
  /** "Averages"; undefined for a combination of figures that no link leads to. */
  view: string | undefined;
  subjects: StatsLink[];
  stages: StatsLink[];
  views: StatsLink[];
  /** The rule of qualification, with the link that changes it; undefined for teams. */
  /** The note on the part of each game and how it counts; undefined for whole games. */
  definition: string | undefined;
  qualified: { words: string; link: { text: string; href: string } } | undefined;
  /** The field for a minimum; undefined for teams, which all have played as many games. */
  least: { label: string; value: string; kept: { name: string; value: string }[] } | undefined;
  wider: WiderLink | undefined;
  /** Why no row can be there, "" where the page says so; undefined where the conditions decide. */
  whyNone: string | undefined;
  form: {
    action: string;
    /** The other parameters of the query, as hidden fields. */
    kept: { name: string; value: string }[];
    choices: StatsChoice[];
    fields: StatsField[];
    /** The number of conditions that are set. */
    set: number;
    /** True when a condition other than the minimum of games is set. */
    isOpen: boolean;
    /** The address of the same table without conditions. */
    clear: string;
  };
}

const VIEWS: readonly { text: string; per: Basis; columns: ColumnSet }[] = [
  { text: "Averages", per: "average", columns: "base" },
  { text: "Totals", per: "total", columns: "base" },
  { text: "Per 36 minutes", per: "per36", columns: "base" },
  { text: "Advanced", per: "average", columns: "advanced" },
  { text: "Shooting", per: "average", columns: "shooting" },
  { text: "Misc", per: "average", columns: "misc" },
];

const POSITION_NAMES = { G: "Guards", F: "Forwards", C: "Centers" } as const;

/** The figure of a table's minimum: players' games, or the minutes of lineups. */
const minimumOf = ({ rows }: Query) => (isLineup(rows) ? "min" : "gp");

/** The links, the rule of qualification and the form of a page of statistics. */
export function statsPage(asked: AnsweredQuestion): StatsPage {
  const { answer, place, data } = asked;
  const { query } = answer;
  const views = VIEWS.filter(({ per, columns }) =>
    isLineup(query.rows) ? columns === "base" : per !== "per36" || !isOfTeams(query.rows),
  ).map(({ text, per, columns }) => ({
    text,
    href: addressAt(place, changed(query, { per, columns })),
    isCurrent: query.per === per && query.columns === columns,
  }));
  return {
    view: views.find(({ isCurrent }) => isCurrent)?.text,
    subjects: subjectLinks(place.path, query.season, data.seasonNow.current),
    stages: stagesOf(query.season).map((stage) => ({
      text: stage === "season" ? "Regular season" : "Playoffs",
      href: addressAt(place, changed(query, { stage })),
      isCurrent: query.stage === stage,
    })),
    views,
    definition: setParts(query.conditions)[0]?.condition.note,
    qualified: isOfTeams(query.rows) ? undefined : qualifiedOf(query, place, data),
    least: isOfTeams(query.rows) ? undefined : leastOf(query, place),
    wider: widerOf(asked),
    whyNone: answer.total === 0 ? whyNone(query, data) : undefined,
    form: formOf(query, place, data),
  };
}

/** The parts of a season that have games to count. */
function stagesOf(season: string) {
  return (["season", "playoffs"] as const).filter((stage) => !lacksGames(stage, season));
}

function whyNone(query: Query, data: QuestionData): string | undefined {
  const { lines } = data;
  if (lacksPlays(query, data)) return noPlaysOf(lines.season);
  if (!lines.games.some(({ stage }) => stage === query.stage))
    return query.stage === "playoffs" ? "The playoffs haven't started." : undefined;
  return lines.size === 0 && !isOfTeams(query.rows) ? "" : undefined;
}

/** The changed query, sorted in the default order of its figures. */
function changed(query: Query, change: Partial<Query>): Query {
  const asked = completeQuery({ ...query, ...change, sort: undefined, page: 1 });
  return qualifiedAs(query, asked, qualifiedInTable);
}

function qualifiedOf(query: Query, place: Place, data: QuestionData): StatsPage["qualified"] {
  const href = addressAt(place, { ...query, qualified: !query.qualified, page: 1 });
  if (query.qualified)
    return {
      words: ruleOf(query, mostGames(query, data)).rule,
      link: { text: `Show all ${nounOf(query)}`, href },
    };
  return { words: rowsInWords(query), link: { text: "Qualified only", href } };
}

function nounOf({ rows }: Query): string {
  return isLineup(rows) ? LINEUP_NOUNS[rows].toLowerCase() : "players";
}

/** The words for the rows where no minimum applies. */
function rowsInWords(query: Query): string {
  const { rows } = query;
  const least = leastAsked(query);
  if (isLineup(rows)) {
    const minutes = Math.max(least ?? 0, LEAST_MINUTES[rows]);
    return `${LINEUP_NOUNS[rows]} with at least ${minutes} minutes together.`;
  }
  return least === undefined
    ? "All players, no minimum."
    : `Players with at least ${counted(least, "game")}.`;
}

function leastOf(query: Query, place: Place): StatsPage["least"] {
  const others = query.groups.filter(({ figure }) => figure !== minimumOf(query));
  const { qualified: _, ...open } = { ...query, groups: others, page: 1 };
  const params = parametersAt(place, completeQuery(open));
  params.delete("qualified");
  const least = query.qualified ? undefined : leastAsked(query);
  return {
    label: isLineup(query.rows) ? "Minutes, at least" : "Games, at least",
    value: String(least ?? ""),
    kept: [...params].map(([name, value]) => ({ name, value })),
  };
}

/** The minimum that a query asks for; undefined without one. */
function leastAsked(query: Query): number | undefined {
  const own = query.groups.find(({ figure }) => figure === minimumOf(query))?.range;
  return own !== undefined && Number.isFinite(own.min) ? own.min : undefined;
}

function formOf(query: Query, place: Place, data: QuestionData): StatsPage["form"] {
  const fields = fieldsOf(query, data);
  const choices = choicesOf(query, data);
  const own = new Set([...fields, ...choices].map(({ name }) => name));
  const params = [...parametersAt(place, { ...query, page: 1 })];
  const conditions = conditionsAt(query, place);
  const none = { ...query, conditions: {}, figures: [], groups: [] };
  return {
    action: place.path,
    kept: params.flatMap(([name, value]) => (own.has(name) ? [] : [{ name, value }])),
    choices,
    fields,
    set: query.figures.length + query.groups.length + Object.keys(conditions).length,
    isOpen:
      query.groups.some(({ figure }) => figure !== minimumOf(query)) ||
      isConditioned({ ...query, conditions }),
    clear: addressAt(place, changed(none, {})),
  };
}

/** The conditions that the place does not set itself. */
function conditionsAt({ conditions }: Query, { fixed }: Place): Query["conditions"] {
  return Object.fromEntries(Object.entries(conditions).filter(([name]) => !(name in fixed)));
}

/** A field for each figure of the table, which filters by the printed figure. */
function fieldsOf(query: Query, { seasonNow }: QuestionData): StatsField[] {
  return figuresOf(query, seasonNow).map((figure) => {
    const range = query.groups.find((known) => known.figure === figure.key);
    const name = range === undefined ? parameterOf(figure, query) : rangeName(range);
    return {
      name,
      label: figure.short,
      title: figureTitle(figure),
      value: range === undefined ? "" : printRange(range.range),
    };
  });
}

function parameterOf(figure: Figure, { per }: Query): string {
  const of: GroupRange["of"] = isCount(figure) && per === "total" ? "total" : "mean";
  return rangeName({ figure: figure.key, range: { min: 0, max: 0 }, of });
}

function choicesOf({ rows, conditions }: Query, { teams }: QuestionData): StatsChoice[] {
  const choice = (
    name: "team" | "opp" | "pos",
    label: string,
    options: { value: string; text: string }[],
  ): StatsChoice => ({
    name,
    label,
    options: options.map((option) => ({
      ...option,
      isSelected: conditions[name] === option.value,
    })),
  });
  const names = teams
    .map(({ abbreviation, fullName }) => ({ value: abbreviation, text: fullName }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1));
  if (isOfTeams(rows)) return [choice("opp", "Against", names)];
  if (isLineup(rows)) return [choice("team", "Team", names), choice("opp", "Against", names)];
  const positions = POSITIONS.map((value) => ({ value, text: POSITION_NAMES[value] }));
  return [choice("team", "Team", names), choice("pos", "Position", positions)];
}
