import { type GamePlays, REGULATION_PERIODS } from "#domain/plays/play.ts";
import {
  largestLeads,
  longestRun,
  type Run,
  runsOf,
  type Score,
  secondsBefore,
  secondsPlayed,
} from "#domain/plays/score-walk.ts";
import { capital } from "#domain/printing/capital.ts";
import { periodNames } from "./period-names.ts";
import type { StoryNames } from "./story-facts.ts";

/** A text of the chart at a place in percent of its width and height. */
export interface FlowText {
  x: number;
  y: number;
  text: string;
  /** The text stands below its place; it is the home team's. */
  isBelow?: boolean;
}

/** The lead by time as paths: the visitors' leads lie above the line, the home team's below. */
export interface Flow {
  /** Seconds of the game. */
  width: number;
  /** The points above and below the line. */
  above: number;
  below: number;
  area: string;
  /** The longest runs as lines. */
  runs: string;
  /** The longest runs, and the largest lead of all. */
  texts: FlowText[];
  /** The starts of periods after the first, and of all with their texts. */
  periods: string;
  periodTexts: FlowText[];
  /** Lines of leads of ten points, and the leads that they mark. */
  levels: string;
  levelTexts: FlowText[];
  /** The visitors' chance to win as a line in a square of a hundred points, high at the top. */
  chance: string;
}

/** The least height on either side, in points. */
const LEAST = 6;
/** Runs of fewer points are no news. */
const SHORTEST_RUN = 8;

/**
 * The flow of a game with its scores and the home team's chance after each of its plays. A game in
 * progress leaves the rest of its four quarters empty.
 */
export function flowOf(
  game: GamePlays,
  scores: readonly Score[],
  chances: readonly number[],
  names: StoryNames,
): Flow {
  const periods = Math.max(REGULATION_PERIODS, game.plays.at(-1)?.period ?? 0);
  const width = secondsBefore(periods + 1);
  const until = secondsPlayed(game);
  const leads = largestLeads(scores);
  const runs = runsOf(scores);
  const longest = (["away", "home"] as const)
    .flatMap((side) => longestRun(runs, side) ?? [])
    .filter(({ points }) => points >= SHORTEST_RUN);
  const above = Math.max(LEAST, leads.away.points) + 5;
  const below = Math.max(LEAST, leads.home.points) + 5;
  const percent = (at: number) => Number(((100 * at) / width).toFixed(1));
  const height = (at: number) => Number(((100 * (at + above)) / (above + below)).toFixed(1));
  const heads = periodNames(periods);
  const starts = heads.map((_, at) => secondsBefore(at + 1));
  const levels = levelsOf(above, below);
  return {
    width,
    above,
    below,
    area: areaOf(scores, until),
    runs: longest.map((run) => `M${run.first.at} ${runLevel(run, scores)}H${run.last.at}`).join(""),
    texts: withoutOverlap(
      longest.map((run) => ({
        x: percent((run.first.at + run.last.at) / 2),
        y: height(runLevel(run, scores)),
        text: `${run.points}–0`,
        isBelow: run.side === "home",
      })),
      widestText(leads, names, { percent, height }),
    ),
    periods: starts
      .slice(1)
      .map((at) => `M${at} ${-above}v${above + below}`)
      .join(""),
    periodTexts: starts.map((at, index) => ({
      x: percent(at),
      y: 100,
      text: heads[index] ?? "",
    })),
    levels: levels.map((level) => `M0 ${level}H${width}`).join(""),
    levelTexts: [0, ...levels].map((level) => ({
      x: 0,
      y: height(level),
      text: String(Math.abs(level)),
    })),
    chance: chancePath(game, scores, chances, until),
  };
}

/** "Houston by 25", at the tip of the lead. */
function widestText(
  { home, away }: ReturnType<typeof largestLeads>,
  { sides }: StoryNames,
  { percent, height }: Record<"percent" | "height", (at: number) => number>,
): FlowText | undefined {
  const [side, lead] =
    home.points > away.points ? (["home", home] as const) : (["away", away] as const);
  if (lead.score === undefined) return undefined;
  const text = `${capital(sides[side])} by ${lead.points}`;
  return {
    x: within(percent(lead.score.at), text),
    y: height(lead.score.margin),
    text,
    isBelow: side === "home",
  };
}

/** Half of a letter, in percent of a phone's chart. */
const HALF_LETTER = 1.2;

/** The middle of a text that stays within the chart, however early or late its lead was. */
function within(x: number, text: string): number {
  const half = HALF_LETTER * text.length;
  return Math.min(100 - half, Math.max(half, x));
}

/** In percent of the chart: texts that are nearer to each other overlap. */
const NEAR = { x: 25, y: 25 };

/** The texts of the runs and of the largest lead, which is said with a run that stands at it. */
function withoutOverlap(runs: readonly FlowText[], widest: FlowText | undefined): FlowText[] {
  if (widest === undefined) return [...runs];
  const near = runs.find(
    ({ x, y, isBelow }) =>
      isBelow === widest.isBelow &&
      Math.abs(x - widest.x) < NEAR.x &&
      Math.abs(y - widest.y) < NEAR.y,
  );
  if (near === undefined) return [...runs, widest];
  const beyond = near.isBelow ? Math.max : Math.min;
  const text = `${widest.text}, ${near.text}`;
  const both = { ...near, x: within(widest.x, text), y: beyond(near.y, widest.y), text };
  return runs.map((run) => (run === near ? both : run));
}

/** Leads of ten, twenty, ... points that fit on both sides. */
function levelsOf(above: number, below: number): number[] {
  const tens = (most: number, sign: number) =>
    Array.from({ length: Math.floor(most / 10) }, (_, at) => sign * 10 * (at + 1));
  return [...tens(above, -1), ...tens(below, 1)];
}

/** The lead as steps in relative units, which compress well. */
function areaOf(scores: readonly Score[], until: number): string {
  let [at, margin] = [0, 0];
  const steps = scores.map((score) => {
    const step = `h${score.at - at}v${score.margin - margin}`;
    ({ at, margin } = score);
    return step;
  });
  return `M0 0${steps.join("")}H${until}V0z`;
}

/** A run is marked beyond the leads that it passes. */
function runLevel({ side, first, last }: Run, scores: readonly Score[]): number {
  const during = scores.filter(({ at }) => at >= first.at && at <= last.at);
  const margins = during.map(({ margin }) => margin);
  return side === "away" ? Math.min(0, ...margins) - 2 : Math.max(0, ...margins) + 2;
}

/** The chance after each score; with the one before the first. */
function chancePath(
  { plays }: GamePlays,
  scores: readonly Score[],
  chances: readonly number[],
  until: number,
): string {
  const place = new Map(plays.map((play, at) => [play, at]));
  const level = (chance = 0.5) => Math.round(100 * chance);
  let [at, before] = [0, level(chances[0])];
  const steps = scores.flatMap(({ play, at: now }) => {
    const next = level(chances[place.get(play) ?? 0]);
    if (next === before) return [];
    const step = `${now - at} ${next - before}`;
    [at, before] = [now, next];
    return [step];
  });
  return `M0 ${level(chances[0])}l${steps.join(" ")}L${until} ${level(chances.at(-1))}`;
}
