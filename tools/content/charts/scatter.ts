import { type Drawing, drawing, HEIGHT, short, text, WIDTH, withMinus } from "./drawing.ts";

export interface Point {
  label: string;
  x: number;
  y: number;
  /** Has a label, and the accent colour. */
  marked: boolean;
}

export interface ScatterOptions {
  name: string;
  title: string;
  points: Point[];
  across: Direction;
  up: Direction;
}

/** An axis: its label, "usage, %", and the phrase of a value, "usage 36.8%". */
export interface Direction {
  of: string;
  places: number;
  told: (value: string) => string;
}

const [TOP, BOTTOM, LEFT, RIGHT] = [66, HEIGHT - 46, 46, WIDTH - 34];

/**
 * One dot for each point; the marked ones are labelled, and the text alternative has all of them.
 */
export function scatter({ name, title, points, across, up }: ScatterOptions): Drawing {
  const xs = range(points.map(({ x }) => x));
  const ys = range(points.map(({ y }) => y));
  const x = (value: number) => LEFT + ((value - xs.least) / (xs.most - xs.least)) * (RIGHT - LEFT);
  const y = (value: number) =>
    BOTTOM - ((value - ys.least) / (ys.most - ys.least)) * (BOTTOM - TOP);
  const dots = points
    .toSorted((a, b) => Number(a.marked) - Number(b.marked))
    .map((point) => {
      const [look, radius] = point.marked ? ["a", 5.5] : ["b", 4];
      const [cx, cy] = [short(x(point.x)), short(y(point.y))];
      return `<circle class="${look}" cx="${cx}" cy="${cy}" r="${radius}"/>`;
    });
  const spots = points.map((point) => ({ ...point, cx: x(point.x), cy: y(point.y) }));
  const taken = spots.map(
    ({ cx, cy }): Box => ({ left: cx - 5, right: cx + 5, top: cy - 5, bottom: cy + 5 }),
  );
  const held = ({ box }: LabelPlace) => box.left > LEFT && box.bottom < BOTTOM;
  const names = spots
    .filter(({ marked }) => marked)
    .map(({ label, cx, cy }) => {
      const places = placesOf(label, cx, cy);
      const crossed = ({ box }: LabelPlace) => taken.filter((other) => overlap(box, other)).length;
      const within = places.filter(held);
      const place = (within.length > 0 ? within : places).toSorted(
        (a, b) => crossed(a) - crossed(b),
      )[0] as LabelPlace;
      taken.push(place.box);
      return text(place.x, place.y, label, place.look);
    });
  const alt = `${title}: ${across.of}; ${up.of}. ${points
    .map((point) => `${point.label}: ${read(across, point.x)}, ${read(up, point.y)}`)
    .join("; ")}.`;
  return drawing({ name, title, alt }, [
    text(18, 49, `Up: ${up.of}`, "d"),
    `<path d="M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}"/>`,
    text(LEFT - 8, TOP + 6, withMinus(String(ys.most)), "e d"),
    text(LEFT - 8, BOTTOM, withMinus(String(ys.least)), "e d"),
    text(LEFT, BOTTOM + 17, withMinus(String(xs.least)), "d"),
    text(RIGHT, BOTTOM + 17, withMinus(String(xs.most)), "d e"),
    text(18, HEIGHT - 11, `Across: ${across.of}`, "d"),
    ...dots,
    ...names,
  ]);
}

function read({ places, told }: Direction, value: number): string {
  return told(withMinus(value.toFixed(places)));
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface LabelPlace {
  x: number;
  y: number;
  look: string;
  box: Box;
}

/** The possible places of a dot's label within the card, best first. */
function placesOf(label: string, cx: number, cy: number): LabelPlace[] {
  const width = label.length * 8.5;
  const at = (left: number, x: number, y: number, look: string): LabelPlace => ({
    x,
    y,
    look,
    box: { left, right: left + width, top: y - 11, bottom: y + 3 },
  });
  return [
    at(cx + 9, cx + 9, cy + 4.5, "w"),
    at(cx - 9 - width, cx - 9, cy + 4.5, "w e"),
    at(cx - width / 2, cx, cy - 10, "w m"),
    at(cx - width / 2, cx, cy + 20, "w m"),
    at(cx - 4, cx - 4, cy - 10, "w"),
    at(cx - 4, cx - 4, cy + 20, "w"),
  ].filter(({ box }) => box.left > 2 && box.right < WIDTH - 2);
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The range of an axis in whole numbers, with room for a dot below the least value. */
function range(values: number[]): { least: number; most: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { least: Math.floor(least - (most - least) * 0.08), most: Math.ceil(most) };
}
