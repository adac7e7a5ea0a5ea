import type { GamePlays } from "#domain/plays/play.ts";
import {
  largestLeads,
  leadChangesOf,
  longestRun,
  runsOf,
  scoresOf,
} from "#domain/plays/score-walk.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import { digitsOf, isColumn, joinColumns, numbersAt, splitColumns } from "../storage/digits.ts";
import {
  FLOW_COLUMNS,
  type FlowColumn,
  type GameFlows,
  type LineGame,
  MISSING,
  type SeasonLines,
} from "../storage/season-lines.ts";
import { foldBack, zigzag } from "../storage/zigzag.ts";

/** The columns of leads, which can be negative. */
const LEADS = ["afterq1", "athalf", "afterq3"] as const satisfies readonly FlowColumn[];
const SIGNED: ReadonlySet<FlowColumn> = new Set(LEADS);

/** The flow of one game, as far as it is known. */
export type GameFlow = { readonly [Name in FlowColumn]?: number };

/** A game's flow: its leads by the points of its quarters, the rest by its plays. */
export function gameFlowOf(
  { periods }: Pick<BoxScore, "periods">,
  plays?: Pick<GamePlays, "plays">,
): GameFlow {
  return { ...leadsOf(periods), ...(plays && swingsOf(plays)) };
}

function leadsOf({ home, away }: BoxScore["periods"]): GameFlow {
  let lead = 0;
  const leads = LEADS.flatMap((name, at) => {
    const [own, other] = [home[at], away[at]];
    if (own === undefined || other === undefined) return [];
    lead += own - other;
    return [[name, lead] as const];
  });
  return Object.fromEntries(leads);
}

function swingsOf(plays: Pick<GamePlays, "plays">): GameFlow {
  const scores = scoresOf(plays);
  const leads = largestLeads(scores);
  const runs = runsOf(scores);
  return {
    homeLead: leads.home.points,
    awayLead: leads.away.points,
    homeRun: longestRun(runs, "home")?.points ?? 0,
    awayRun: longestRun(runs, "away")?.points ?? 0,
    leadChanges: leadChangesOf(scores).length,
  };
}

/** The flows by column; undefined when nothing is known of any game. */
export function gameFlowsOf(flows: readonly (GameFlow | undefined)[]): GameFlows | undefined {
  if (flows.every((flow = {}) => Object.keys(flow).length === 0)) return undefined;
  return byColumn((name) => Int16Array.from(flows, (flow) => flow?.[name] ?? MISSING));
}

/** The course of the game at a place. */
export function gameFlowAt(flows: GameFlows | undefined, place: number): GameFlow {
  if (flows === undefined) return {};
  return Object.fromEntries(
    FLOW_COLUMNS.flatMap((name) => {
      const value = flows[name][place] ?? MISSING;
      return value === MISSING ? [] : [[name, value]];
    }),
  );
}

/** The flows as text (digits.ts). */
export function packGameFlows(flows: GameFlows): string {
  return joinColumns(
    FLOW_COLUMNS.map((name) =>
      digitsOf(
        Array.from(flows[name], (value) =>
          value === MISSING ? undefined : SIGNED.has(name) ? zigzag(value) : value,
        ),
      ),
    ),
  );
}

/** Unpacks the flows of some games, also as stored without lead changes; undefined for malformed text. */
export function unpackGameFlows(text: string, games: number): GameFlows | undefined {
  const unknown = digitsOf(Array.from({ length: games }, () => undefined));
  const columns =
    splitColumns(text, FLOW_COLUMNS) ?? splitColumns(joinColumns([text, unknown]), FLOW_COLUMNS);
  if (columns === undefined) return undefined;
  if (!FLOW_COLUMNS.every((name) => isColumn(columns[name], games))) return undefined;
  const places = Uint32Array.from({ length: games }, (_, place) => place);
  return byColumn((name) => {
    const values = new Int16Array(games);
    numbersAt(columns[name], places, MISSING, values);
    if (SIGNED.has(name)) foldBack(values, MISSING);
    return values;
  });
}

function byColumn(column: (name: FlowColumn) => Int16Array): GameFlows {
  return Object.fromEntries(FLOW_COLUMNS.map((name) => [name, column(name)])) as GameFlows;
}

/** The games of which plays are held: they alone tell the largest lead. */
export function gamesWithPlays({ games, flows }: SeasonLines): LineGame[] {
  return games.filter((_, place) => (flows?.homeLead[place] ?? MISSING) !== MISSING);
}
