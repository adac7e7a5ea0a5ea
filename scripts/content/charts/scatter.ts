import { type Drawing, drawing, HEIGHT, short, text, WIDTH } from "./drawing.ts";

export interface Point {
  label: string;
  x: number;
  y: number;
  /** Named beside its dot, and set in the accent. */
  marked: boolean;
}

export interface ScatterOptions {
  name: string;
  title: string;
  points: Point[];
  /** What the two directions mean, each with its unit. */
  across: string;
  up: string;
}

const [TOP, BOTTOM, LEFT, RIGHT] = [66, HEIGHT - 46, 46, WIDTH - 34];

/** One dot a team; the few that matter are named, all of them in the text alternative. */
export function scatter({ name, title, points, across, up }: ScatterOptions): Drawing {
  const xs = range(points.map(({ x }) => x));
  const ys = range(points.map(({ y }) => y));
  const x = (value: number) => LEFT + ((value - xs.least) / (xs.most - xs.least)) * (RIGHT - LEFT);
  const y = (value: number) => BOTTOM - ((value - ys.least) / (ys.most - ys.least)) * (BOTTOM - TOP);
  const dots = points
    .toSorted((a, b) => Number(a.marked) - Number(b.marked))
    .flatMap((point) => {
      const [cx, cy] = [x(point.x), y(point.y)];
      const dot = `<circle class="${point.marked ? "a" : "b"}" cx="${short(cx)}" cy="${short(cy)}" r="${point.marked ? 5.5 : 4}"/>`;
      if (!point.marked) return [dot];
      const toLeft = cx > RIGHT - 40;
      return [dot, text(cx + (toLeft ? -9 : 9), cy + 4.5, point.label, toLeft ? "w e" : "w")];
    });
  const alt = `${title}: ${across}, ${up}. ${points
    .map((point) => `${point.label} ${point.x} and ${point.y}`)
    .join("; ")}.`;
  return drawing({ name, title, alt }, [
    text(18, 49, `Up: ${up}`, "d"),
    `<path d="M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}"/>`,
    text(LEFT - 8, TOP + 6, String(ys.most), "e d"),
    text(LEFT - 8, BOTTOM, String(ys.least), "e d"),
    text(LEFT, BOTTOM + 17, String(xs.least), "d"),
    text(RIGHT, BOTTOM + 17, String(xs.most), "d e"),
    text(18, HEIGHT - 11, `Across: ${across}`, "d"),
    ...dots,
  ]);
}

/** From a whole number below the least to one above the most. */
function range(values: number[]): { least: number; most: number } {
  return { least: Math.floor(Math.min(...values)), most: Math.ceil(Math.max(...values)) };
}
