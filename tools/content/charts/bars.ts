import { type Drawing, drawing, HEIGHT, short, text, WIDTH } from "./drawing.ts";

export interface Bar {
  label: string;
  value: number;
  /** The printed value. */
  print: string;
  /** In the accent colour; without any marked bar, the first one is. */
  marked?: boolean;
}

export interface BarsOptions {
  name: string;
  title: string;
  bars: Bar[];
  /** The last of the order, set apart from the others; several when they are equal. */
  last?: Bar[];
  /**
   * The value at the start of the bars; other than zero for figures that differ little, with a
   * note.
   */
  from?: number;
}

/** The average width of a letter in the widest system typeface, in pixels. */
const LETTER = 7.8;
const BOLD_LETTER = 8.4;
const TOP = 50;
/** The gap before the bars that are set apart. */
const GAP = 16;

/** Horizontal bars with the label on the left and the figure on the right. */
export function bars({ name, title, bars: following, last = [], from = 0 }: BarsOptions): Drawing {
  const rows = [...following, ...last.map((bar) => ({ ...bar, label: `Last: ${bar.label}` }))];
  const gap = last.length > 0 ? GAP : 0;
  const step = Math.min(43, (HEIGHT - TOP - (from === 0 ? 12 : 28) - gap) / rows.length);
  const right = WIDTH - 18 - Math.max(...rows.map(({ print }) => print.length)) * 8 - 6;
  const most = Math.max(...rows.map(({ value }) => value));
  const marked = rows.some((row) => row.marked) ? (row: Bar) => row.marked === true : first(rows);
  const widths = rows.map((row) => row.label.length * (marked(row) ? BOLD_LETTER : LETTER));
  const left = 16 + Math.max(...widths) + 10;
  const thick = Math.min(22, step * 0.64);
  const marks = rows.flatMap((row, at) => {
    const y = TOP + at * step + (at < following.length ? 0 : gap);
    const width = Math.max(2, ((row.value - from) / (most - from)) * (right - left));
    const middle = y + step / 2 + 4.5;
    return [
      text(left - 10, middle, row.label, marked(row) ? "e w" : "e"),
      bar(marked(row), { x: left, y: middle - 4.5 - thick / 2, width, height: thick }),
      text(left + width + 7, middle, row.print, marked(row) ? "w" : ""),
    ];
  });
  if (gap > 0) {
    const y = TOP + following.length * step + gap / 2;
    marks.push(`<path d="M18 ${short(y)}H${WIDTH - 18}"/>`);
  }
  if (from !== 0) marks.push(text(left, HEIGHT - 12, beginning(from), "d"));
  return drawing({ name, title, alt: spoken(title, rows) }, marks);
}

/** A few vertical bars, each with its figure. */
export function sketch({ name, title, bars: rows, from = 0 }: Omit<BarsOptions, "last">): Drawing {
  const size = { width: 200, height: 110 };
  const [foot, tallest] = from === 0 ? [86, 38] : [74, 28];
  const most = Math.max(...rows.map(({ value }) => value));
  const step = (size.width - 24) / rows.length;
  const marks = rows.flatMap((row, at) => {
    const height = Math.max(2, ((row.value - from) / (most - from)) * tallest);
    const x = 12 + at * step;
    return [
      bar(at === 0, { x, y: foot - height, width: step * 0.7, height }),
      text(x + step * 0.35, foot + 15, row.label, "m d t"),
      text(x + step * 0.35, foot - 5 - height, row.print, "m t"),
    ];
  });
  if (from !== 0) marks.push(text(12, 104, beginning(from), "d t"));
  return drawing({ name, title, alt: spoken(title, rows) }, marks, size);
}

function bar(isMarked: boolean, place: { x: number; y: number; width: number; height: number }) {
  const [x, y, width, height] = [place.x, place.y, place.width, place.height].map(short);
  const size = `width="${width}" height="${height}"`;
  return `<rect class="${isMarked ? "a" : "b"}" x="${x}" y="${y}" ${size} rx="2"/>`;
}

function beginning(from: number): string {
  return `Bars begin at ${from}.`;
}

function first(rows: Bar[]): (row: Bar) => boolean {
  return (row) => row === rows[0];
}

function spoken(title: string, rows: Bar[]): string {
  return `${title}. ${rows.map(({ label, print }) => `${label}: ${print}`).join(", ")}.`;
}
