import { type Drawing, drawing, HEIGHT, short, signed, text, WIDTH } from "./drawing.ts";

export interface Line {
  label: string;
  /** One value for each game, in order. */
  values: number[];
}

export interface LinesOptions {
  name: string;
  title: string;
  /** Most important first: that one has the accent colour. At most three. */
  lines: Line[];
  /** The label of the vertical axis: "Games above even". */
  axis: string;
}

const [TOP, BOTTOM, LEFT, RIGHT] = [62, HEIGHT - 34, 44, WIDTH - 62];
const LOOKS = ["r", "k", "g"] as const;

/**
 * One line for each team over a season, with its name at the end; dashes as well as colours tell
 * the lines apart.
 */
export function lines({ name, title, lines: series, axis }: LinesOptions): Drawing {
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const games = Math.max(...series.map(({ values }) => values.length));
  const x = (game: number) => LEFT + (game / games) * (RIGHT - LEFT);
  const y = (value: number) => BOTTOM - ((value - least) / (most - least)) * (BOTTOM - TOP);
  const grid = gridOf(least, most).flatMap((value) => [
    `<path d="M${LEFT} ${short(y(value))}H${RIGHT}"/>`,
    text(LEFT - 8, y(value) + 4, signed(value), "e d"),
  ]);
  const ends = spread(series.map(({ values }) => y(values.at(-1) ?? 0)));
  const marks = series.flatMap(({ label, values }, at) => {
    const way = values.map((value, game) => `${short(x(game + 1))} ${short(y(value))}`).join("L");
    return [
      `<path class="${LOOKS[at] ?? "g"}" d="M${short(LEFT)} ${short(y(0))}L${way}"/>`,
      text(RIGHT + 8, (ends[at] ?? 0) + 4.5, label, at === 0 ? "w a" : "w"),
    ];
  });
  const alt = `${title}. ${axis} after the last game: ${series
    .map(({ label, values }) => `${label}: ${signed(values.at(-1) ?? 0)}, ${extremes(values)}`)
    .join("; ")}.`;
  return drawing({ name, title, alt }, [
    text(18, 48, axis, "d"),
    ...grid,
    ...marks,
    text(LEFT, HEIGHT - 12, "Start", "d"),
    text(RIGHT, HEIGHT - 12, `Game ${games}`, "d e"),
  ]);
}

function extremes(values: number[]): string {
  return `highest ${signed(Math.max(...values))}, lowest ${signed(Math.min(...values))}`;
}

/** The round values of grid lines: every ten or twenty, with zero among them. */
function gridOf(least: number, most: number): number[] {
  const step = most - least > 50 ? 20 : 10;
  const values: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) values.push(value);
  return values;
}

/** Moves heights apart so that names do not overlap; the order of the list stays. */
function spread(heights: number[]): number[] {
  const moved = heights.map((height, at) => ({ height, at })).sort((a, b) => a.height - b.height);
  let last = Number.NEGATIVE_INFINITY;
  for (const one of moved) {
    one.height = Math.max(one.height, last + 16);
    last = one.height;
  }
  return moved.sort((a, b) => a.at - b.at).map(({ height }) => height);
}
