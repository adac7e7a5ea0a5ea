import { memoize } from "#domain/memoize.ts";
import { capital } from "#domain/printing/capital.ts";
import type { AnswerRow } from "#domain/query/answer.ts";
import { GROUPING_NAMES } from "#domain/query/engine/columns.ts";
import { NOT_KNOWN } from "#domain/query/engine/groupings.ts";
import { isGroupingOfPlays } from "#domain/query/engine/known-of-past.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery, type Grouping, isOfTeams, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";
import { signed } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { hasPlays } from "#domain/season/season-range.ts";
import type { Team } from "#domain/teams/team.ts";
import {
  type Difference,
  type FigureHead,
  figureHeads,
  figureRow,
  type GroupFigureRow,
  onlyRow,
} from "./figure-rows.ts";
import type { AnsweredQuestion } from "./load-question.ts";
import { type AnswerFiles, addressAt, filesAt, type Place } from "./place.ts";
import { FIRST_SPLIT, headToHeadPath, MOST_GAMES } from "./subject-places.ts";

/** One grouping of games, as a table. */
export interface Split {
  by: Grouping;
  title: string;
  rows: GroupFigureRow[];
  files: AnswerFiles;
}

export interface Splits {
  heads: FigureHead[];
  /** The figure with bars for its difference from the season's. */
  measure: FigureHead | undefined;
  /** The whole stage; also the selected games when there are conditions. */
  whole: GroupFigureRow[];
  splits: Split[];
  notes: string[];
}

/** The index of the number of games in a row of a split; the group's name is at 0. */
const GAMES = 1;

/** The groupings of players' and of teams' games, in the order of their tables. */
const SPLITS_OF_PLAYERS = [
  "where",
  "result",
  "month",
  "rest",
  "starter",
  "margin",
  "afterq1",
  "athalf",
  "afterq3",
  "opponent",
] as const satisfies Grouping[];

const SPLITS_OF_TEAMS = SPLITS_OF_PLAYERS.filter((by) => by !== "starter");

/** All splits of the games that a question selects; `log` is the place of those games. */
export function splitsOf({ answer, place, data }: AnsweredQuestion, log: Place): Splits {
  const { query } = answer;
  const isTeam = isOfTeams(query.rows);
  const measured = isTeam ? "diff" : "pts";
  const names = (isTeam ? SPLITS_OF_TEAMS : SPLITS_OF_PLAYERS).filter(
    (by) => hasPlays(query.season) || !isGroupingOfPlays(by),
  );
  // A grouping that nothing tells of any game is none.
  const answers = names
    .map((by) => runQuery(splitQuery(query, by), data, MOST_GAMES))
    .filter(({ rows }) =>
      rows.some(({ subject }) => subject.kind !== "group" || subject.label !== NOT_KNOWN),
    );
  const at = answer.columns.findIndex(({ key }) => key === measured);
  const widest = widestOf(
    answers.flatMap(({ rows }) => rows),
    at,
  );
  const heads = figureHeads(answer);
  return {
    heads,
    measure: heads.find(({ key }) => key === measured),
    whole: wholeRows(query, data, log, heads),
    splits: answers.map(({ rows, columns, query: asked }): Split => {
      const { by = FIRST_SPLIT } = asked;
      return {
        by,
        title: GROUPING_NAMES[by],
        rows: rows.map((row) => ({
          ...figureRow(labelOf(row, data), hrefOf(row, log, data), columns, row, heads),
          difference: differenceOf(differenceAt(row, at), widest),
        })),
        files: filesAt(place, asked),
      };
    }),
    notes: answers[0]?.notes ?? [],
  };
}

function splitQuery(query: Query, by: Grouping): Query {
  return completeQuery({ ...query, by, sort: undefined, qualified: undefined, page: 1 });
}

/** The row of the whole stage, with its official totals, and the row of the selected games. */
function wholeRows(
  query: Query,
  data: QuestionData,
  log: Place,
  heads: readonly FigureHead[],
): GroupFigureRow[] {
  const { conditions, figures, stage } = query;
  const { player, team, ...narrowing } = conditions;
  const own = player === undefined ? { team } : { player };
  const isNarrowed = Object.keys(narrowing).length > 0 || figures.length > 0;
  const row = (label: string, asked: Query) => {
    const rows = isOfTeams(query.rows) ? ("teams" as const) : ("players" as const);
    const whole = completeQuery({ ...asked, rows, by: undefined, sort: undefined, page: 1 });
    const href = addressAt(log, completeQuery({ ...asked, by: undefined, sort: undefined }));
    return onlyRow(label, href, runQuery(whole, data, 1), heads);
  };
  const all = stage === "season" ? "Season" : capital(STAGE_NAMES[stage]);
  return [
    row(all, { ...query, conditions: definedOf(own), figures: [] }),
    ...(isNarrowed ? [row("These games", query)] : []),
  ];
}

function definedOf<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}

function differenceAt({ differences }: AnswerRow, at: number): number | undefined {
  return differences?.[at] ?? undefined;
}

/** The least games of a group whose difference may set the length of a full bar. */
const FEW_GAMES = 5;

function widestOf(rows: readonly AnswerRow[], at: number): number {
  const sizes = rows.flatMap((row) => {
    const isOfMany = row.subject.kind === "group" && Number(row.cells[GAMES]) >= FEW_GAMES;
    return isOfMany ? [Math.abs(differenceAt(row, at) ?? 0)] : [];
  });
  return Math.max(0, ...sizes);
}

function differenceOf(value: number | undefined, widest: number): Difference | undefined {
  if (value === undefined) return undefined;
  const text = printedFigure(signed(value, 1, 1));
  const share = widest === 0 ? Math.sign(value) : value / widest;
  return { text, share: Math.max(-1, Math.min(1, share)) };
}

const teamsOf = memoize(
  (teams: readonly Team[]): ReadonlyMap<number, Team> =>
    new Map(teams.map((team) => [team.id, team])),
);

function labelOf({ subject }: AnswerRow, { teams }: QuestionData): string {
  if (subject.kind !== "group") return "";
  const opponent = subject.opponentId;
  if (opponent === undefined) return subject.label ?? "";
  return teamsOf(teams).get(opponent)?.name ?? "";
}

/** The page of two teams' games, or else the log with a group's games. */
function hrefOf({ subject }: AnswerRow, log: Place, { teams }: QuestionData): string | undefined {
  const games = subject.kind === "group" ? subject.gamesQuery() : undefined;
  if (subject.kind !== "group" || games === undefined) return undefined;
  const { conditions } = games;
  const own = teams.find(({ abbreviation }) => abbreviation === log.fixed.team);
  const isPlain = Object.keys(conditions).every((name) => name === "team" || name === "opp");
  if (own !== undefined && subject.opponentId !== undefined && isPlain)
    return headToHeadPath(own, { id: subject.opponentId });
  return addressAt(log, games);
}
