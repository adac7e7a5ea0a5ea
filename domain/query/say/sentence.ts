import { isLineup } from "#domain/plays/lineups.ts";
import { capital } from "#domain/printing/capital.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { isSeveral, seasonsInWords } from "#domain/season/season-range.ts";
import { rangeName } from "../address.ts";
import { isOfSeries } from "../conditions/conditions.ts";
import { type Names, playerName } from "../names.ts";
import { isGrouped, isStreaks, type Query } from "../query.ts";
import { BASIS_WORDS, groupsWords, groupWords } from "./figures.ts";
import { type FilterStyle, peopleNoun, type SaidFilter, saidFilters } from "./filters.ts";
import { rangeText } from "./range-text.ts";
import { STAGE_NAMES } from "./words.ts";

/**
 * A query in plain English with every condition and the number of its rows: "Games of 40 points or
 * more, lost: 37".
 */
export function sentenceOf(query: Query, names: Names, total: number): string {
  return `${questionOf(query, names)}: ${printedFigure(String(total))}`;
}

/**
 * A query in plain English without the number of its rows: "Games with 40 or more points, in losses",
 * "Guards from Duke averaging 20 or more points, at home".
 */
export function questionOf(query: Query, names: Names): string {
  const { figures, groups, rows } = query;
  const words = figures.map(({ figure, range }) => rangeText(figure, range)).join(" and ");
  const inGames = rows === "players" || rows === "teams" ? " in games" : "";
  const traits = rows === "players" ? saidFilters(query, names).filter(({ trait }) => trait) : [];
  const subject = [
    subjectOf(query, names, traits) + (words === "" ? "" : `${inGames} with ${words}`),
    ...(groups.length === 0 ? [] : [groupsWords(groups)]),
  ].join(words === "" ? " " : ", ");
  const said = traits.map(({ condition }): string => condition);
  const clauses = clausesByParameter({ ...query, groups: [] }, names)
    .filter(({ parameter }) => !said.includes(parameter))
    .map((clause) => clause.words);
  const seasons = isSeveral(query.season) ? [seasonsInWords(query.season)] : [];
  return [subject, ...clauses, ...seasons].join(", ");
}

/** The clauses of a query after its subject and its figures: "in losses", "in January". */
export function clausesOf(query: Query, names: Names): string[] {
  const groups = query.groups.map(rangeName);
  return clausesByParameter(query, names).flatMap(({ parameter, words }) => {
    if (!groups.includes(parameter)) return words;
    return parameter === groups[0] ? groupsWords(query.groups) : [];
  });
}

/** The words of one parameter of an address. */
export interface ParameterWords {
  parameter: string;
  words: string;
}

/** The clauses of a query, each with the parameter that says it. */
export function clausesByParameter(
  query: Query,
  names: Names,
  style: Pick<FilterStyle, "areDaysApart"> = {},
): ParameterWords[] {
  const { groups, conditions, stage, by, per } = query;
  const filters = saidFilters(query, names, { ...style, isAfterGames: true });
  const isNamed = stage !== "season" && !isOfSeries(conditions);
  const isBased = isGrouped(query) && !isStreaks(query.rows) && per !== "average";
  return [
    ...filters.map((filter) => ({ parameter: filter.condition, words: clauseOf(filter, query) })),
    { parameter: "stage", words: isNamed ? `in the ${STAGE_NAMES[stage]}` : "" },
    ...groups.map((range) => ({ parameter: rangeName(range), words: groupWords(range) })),
    { parameter: "by", words: by === undefined ? "" : `by ${BY_WORDS[by]}` },
    { parameter: "per", words: isBased ? BASIS_WORDS[per] : "" },
  ].filter(({ words }) => words !== "");
}

/** A filter after a subject: "by players from France", or "from France" where the rows are players. */
function clauseOf({ before, name, trait }: SaidFilter, { rows }: Query): string {
  if (trait === undefined) return name === undefined ? before : `${before} ${name}`;
  if (trait.kind !== "players") return rows === "players" ? trait.noun : `by ${trait.noun}`;
  return rows === "players" ? trait.which : `by players ${trait.which}`;
}

const BY_WORDS = {
  player: "player",
  team: "team",
  opponent: "opponent",
  month: "month",
  where: "place",
  result: "result",
  rest: "days of rest",
  starter: "role",
  margin: "margin",
  afterq1: "score after the first quarter",
  athalf: "score at halftime",
  afterq3: "score after three quarters",
  season: "season",
} as const;

const SUBJECTS = {
  games: "Games",
  "team-games": "Team games",
  players: "Players",
  teams: "Teams",
  streaks: "Streaks of games",
  "team-streaks": "Team streaks of games",
  lineups: "Lineups of five",
  pairs: "Pairs of teammates",
  seasons: "Seasons",
  careers: "Careers",
  "aba-seasons": "ABA seasons",
  "aba-careers": "ABA careers",
} as const;

function subjectOf(
  { rows, conditions }: Query,
  names: Names,
  traits: readonly SaidFilter[],
): string {
  const { player } = conditions;
  const people = traits.flatMap(({ trait }) => trait ?? []);
  const subject = people.length > 0 ? capital(peopleNoun(people)) : SUBJECTS[rows];
  if (player === undefined) return subject;
  return `${subject} ${isLineup(rows) ? "with" : "of"} ${playerName(player, names)}`;
}
