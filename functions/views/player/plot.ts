import { formatShortDay } from "#domain/dates.ts";
import type { LogSlot } from "#domain/players/log-slots.ts";

/** A game in which the player played, at its slot of the chart. */
export interface Bar {
  slot: number;
  value: number;
  won: boolean;
}

/** A drawing of a figure by game, in the units of its view box; text positions are in percent. */
export interface Plot {
  viewBox: string;
  /** The transform from figures, which grow upwards, to the drawing's coordinates. */
  transform: string;
  /** One path for the bars of each kind. */
  bars: { kind: "W" | "L"; d: string }[];
  grid: string;
  mean: { d: string; y: string; text: string };
  /** The line below the last ten games. */
  late: string;
  ticks: { y: string; text: string }[];
  /** Months that are too close to the one before for large letters are marked. */
  months: { x: string; name: string; isClose: boolean }[];
  peak: { x: string; y: string; anchor: "start" | "end"; text: string; where: string };
}

interface Drawn {
  bars: readonly Bar[];
  /** The last ten of them. */
  late: readonly Bar[];
  slots: readonly LogSlot[];
  mean: number;
  meanText: string;
  peak: { slot: number; value: number; text: string; where: string };
}

const STEPS = [1, 2, 5, 10, 20, 25, 50];
const MOST_TICKS = 4;
/** Shares of the figures' range: the room for a label above the highest bar, and the least bar. */
const HEADROOM = 0.14;
const LEAST = 0.012;
/** The least distance of two labels on the axis, as a share of the height. */
const APART = 0.09;
/** The least distance of two months' names, in percent of the width. */
const MONTHS_APART = 9;
/** The same where letters are very large. */
const LARGE_MONTHS_APART = 28;

/** Draws the bars, one slot for every game of the team. */
export function plotOf({ bars, late, slots, mean, meanText, peak }: Drawn): Plot {
  const values = bars.map(({ value }) => value);
  const most = Math.max(1, ...values);
  const least = Math.min(0, ...values);
  const top = Math.ceil(most + HEADROOM * (most - least));
  const height = top - least;
  const width = slots.length;
  const y = (value: number) => percent((top - value) / height);
  const x = (slot: number) => percent((slot + 0.5) / slots.length);
  const step = STEPS.find((step) => (most - least) / step <= MOST_TICKS) ?? 100;
  const ticks: number[] = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) ticks.push(tick);
  const [first = 0, last = 0] = [late[0]?.slot, late.at(-1)?.slot];
  const below = least - 0.025 * height;
  return {
    viewBox: `0 0 ${width} ${rounded(height)}`,
    transform: `matrix(1 0 0-1 0 ${top})`,
    bars: (["W", "L"] as const).flatMap((kind) => {
      const own = bars.filter(({ won }) => won === (kind === "W"));
      return own.length === 0 ? [] : [{ kind, d: barsPath(own, LEAST * (most - least)) }];
    }),
    grid: ticks.map((tick) => `M0 ${tick}h${width}`).join(""),
    mean: { d: `M0 ${rounded(mean)}h${width}`, y: y(mean), text: meanText },
    late: `M${first} ${rounded(below)}H${last + 1}`,
    ticks: ticks
      .filter((tick) => tick !== 0 && Math.abs(tick - mean) > APART * height)
      .map((tick) => ({ y: y(tick), text: String(tick).replace("-", "−") })),
    months: monthsOf(slots),
    peak: {
      x: x(peak.slot),
      y: y(peak.value),
      anchor: peak.slot > slots.length / 2 ? "end" : "start",
      text: peak.text,
      where: peak.where,
    },
  };
}

/** The path of the bars: from the base line up and back, then a step to the next bar. */
function barsPath(bars: readonly Bar[], least: number): string {
  let at = 0;
  return bars
    .map(({ slot, value }, index) => {
      const start = index === 0 ? `M${slot + 0.5} 0` : `m${slot - at} 0`;
      at = slot;
      return `${start}v${rounded(value === 0 ? least : value)}V0`;
    })
    .join("");
}

/** The beginning of each month, without months that are too narrow for their name. */
function monthsOf(slots: readonly LogSlot[]): Plot["months"] {
  const starts = slots.flatMap(({ game }, slot) =>
    slots[slot - 1]?.game.date.slice(0, 7) === game.date.slice(0, 7)
      ? []
      : [{ share: (100 * slot) / slots.length, date: game.date }],
  );
  let last = Number.NEGATIVE_INFINITY;
  return starts
    .filter(({ share }, at) => (starts[at + 1]?.share ?? 100) - share >= MONTHS_APART)
    .map(({ share, date }) => {
      const isClose = share - last < LARGE_MONTHS_APART;
      if (!isClose) last = share;
      return { x: `${rounded(share)}%`, name: formatShortDay(date).slice(0, 3), isClose };
    });
}

function percent(share: number): string {
  return `${rounded(100 * share)}%`;
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
