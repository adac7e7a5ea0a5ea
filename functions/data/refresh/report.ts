import { BOX_LEADER_RULES, LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { STAT_GROUPS } from "#domain/leaders/leaders.ts";
import type { SourceFailure } from "../sources/source.ts";
import type { Change } from "./changes.ts";
import type { RefreshFailure, RefreshReport } from "./outcome.ts";
import type { WaitingGame } from "./waiting.ts";

/** The outcome of a refresh, in lines for the operator. */
export function reportLines(report: RefreshReport): string[] {
  const { changes, unchanged, left, notCounted, newcomers } = report;
  return [
    ...turnLines(report),
    ...changes.map(changeLine),
    ...(newcomers.length === 0 ? [] : [`new players: ${newcomers.join(", ")}`]),
    ...notCounted.map(
      ({ why, games }) => `games: ${games.length} not counted (${examples(games)}); ${why}`,
    ),
    ...waitingLines(report.waiting),
    ...report.doubts,
    ...report.unreadable.map((says) => `not readable: ${says}`),
    ...report.unclear,
    ...unchanged.map((what) => `${what}: unchanged`),
    ...[...left, ...listsLeft(), ...NEVER_GIVEN].map(leftLine),
  ];
}

/** The data that no source of results has. */
const NEVER_GIVEN: RefreshReport["left"] = [
  { what: "players: birth dates, years of service", why: "they are not in the source" },
  { what: "teamLinks", why: "official sites are not in the source" },
  { what: "teamStats", why: "opponents' figures and ratings are not in the source" },
  { what: "transactions, news, analysis", why: "they come with npm run content:import" },
  { what: "charts", why: "they are drawn with the dataset" },
];

/** The lists of leaders that box scores do not make. */
function listsLeft(): RefreshReport["left"] {
  const computed = new Set(BOX_LEADER_RULES.map(({ category }) => category));
  return STAT_GROUPS.flatMap((group) => {
    const others = LEADER_RULES.filter(
      (rule) => rule.group === group && !computed.has(rule.category),
    ).map(({ category }) => category);
    const why = "ratings, minutes to the second and official counts are not in the source";
    return others.length === 0 ? [] : [{ what: `leaders/${group}: ${others.join(", ")}`, why }];
  });
}

/** The data that a run leaves as it is, with the reason. */
export function leftLine({ what, why }: RefreshReport["left"][number]): string {
  return `${what}: left as it is; ${why}`;
}

/** The outcome of a refresh in a log's lines: how much has changed, and what is left. */
export function loggedLines({ changes, waiting, doubts, unreadable }: RefreshReport): string[] {
  const counts = changes.map(
    ({ path, added, changed, removed }) =>
      `${path}: ${added.length} added, ${changed.length} changed, ${removed.length} removed`,
  );
  return [...counts, ...waitingLines(waiting), ...doubts, ...unreadable];
}

/** The lines of a report on seasons, teams' names and returning players. */
function turnLines({ turn, returned, renamed }: RefreshReport): string[] {
  return [
    ...turnLine(turn),
    ...renamed.map((names) => `renamed team: ${names}`),
    ...(returned.length === 0 ? [] : [`returning players: ${returned.join(", ")}`]),
  ];
}

function turnLine(turn: RefreshReport["turn"]): string[] {
  switch (turn.kind) {
    case "not-asked":
      return [];
    case "not-begun":
      return turn.stage === "listed"
        ? [`season: ${turn.season} is listed and has no finished game yet`]
        : [`season: the source lists no game of ${turn.season} yet`];
    case "held-back":
      return [`season: ${turn.season} has begun; it opens once the last one has all its games`];
    case "turns":
      return [`season: ${turn.season} opens, and the last one is closed`];
  }
}

/** The games that wait, by reason. */
export function waitingLines(waiting: readonly WaitingGame[]): string[] {
  return [...Map.groupBy(waiting, ({ why }) => why)].map(([why, games]) => {
    const named = examples(games.map(({ name }) => name));
    return `games: ${games.length} left for the next run (${named}); ${why}`;
  });
}

/** The number of rows that are named for each kind of change. */
const EXAMPLES = 3;

function changeLine({ path, added, changed, removed }: Change): string {
  const kinds = [
    ["added", added],
    ["changed", changed],
    ["removed", removed],
  ] as const;
  const told = kinds
    .filter(([, rows]) => rows.length > 0)
    .map(([kind, rows]) => `${rows.length} ${kind} (${examples(rows)})`);
  return `${path}: ${told.join(", ") || "the same rows in another order or shape"}`;
}

function examples(rows: readonly string[]): string {
  const named = rows.slice(0, EXAMPLES).join(", ");
  return rows.length > EXAMPLES ? `${named}, …` : named;
}

const REASONS: Record<SourceFailure["kind"], string> = {
  unreachable: "cannot be reached",
  "timed-out": "does not answer in time",
  denied: "refuses access",
  throttled: "allows no more requests",
  failing: "fails",
  slow: "answers too slowly",
  refused: "refuses the question",
  malformed: "answers in a form that is not known of it",
  page: "answers with a page (HTML) instead of JSON",
  exhausted: "takes more requests than one run may make",
};

const NOTHING = "Nothing was written.";

/** The reason of a failed refresh and its effect on the data, in sentences. */
export function failureLines(failure: RefreshFailure): string[] {
  switch (failure.kind) {
    case "source": {
      const { kind, source, resource, status } = failure.failure;
      const answered = status === undefined ? "" : ` (${status})`;
      return [`The ${source} ${REASONS[kind]}: ${resource}${answered}.`, NOTHING];
    }
    case "database":
      return [
        failure.failure.says ?? `The database is ${failure.failure.kind}: ${failure.failure.path}.`,
        failure.isWriting
          ? "The update was on its way: the database has all of it or nothing."
          : NOTHING,
      ];
    case "overtaken":
      return [`Another write came in between: ${failure.path}. Try again.`, NOTHING];
    case "contradictions":
      return ["What the source says contradicts itself.", NOTHING, ...some(failure.problems)];
    case "shrunk":
      return [
        "Too much would be gone (--allow-shrink writes it all the same).",
        NOTHING,
        ...some(failure.problems),
      ];
  }
}

const MOST_PROBLEMS = 20;

/** The first problems, and the number of the others. */
function some(problems: readonly string[]): string[] {
  const more = problems.length - MOST_PROBLEMS;
  const named = problems.slice(0, MOST_PROBLEMS);
  return more > 0 ? [...named, `And ${more} more.`] : named;
}
