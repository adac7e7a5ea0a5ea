import type {
  AnswerPicture,
  GamePicture,
  Picture,
  PictureFigure,
  PictureMark,
  PictureSide,
  SubjectPicture,
} from "#domain/pictures/picture.ts";

/** The width of a text in a size of a font, in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

export interface TextStyle {
  size: number;
  font: "serif" | "sans";
  /** The serif's figures exist in a lighter form. */
  isLight?: boolean;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 60;
const RIGHT = WIDTH - LEFT;
const SPAN = RIGHT - LEFT;

/** Always on paper, whatever the reader's theme; `src/styles/tokens.css` names the colors. */
const PAPER = "#faf7f2";
const INK = "#15110e";
const DIM = "#574d44";
const LINE = "#ddd2c3";
const ACCENT = "#b6400c";

const FAMILIES = { serif: "Hardwood Serif", sans: "Hardwood Sans" } as const;

/** A picture as SVG, of paths, boxes and texts alone. */
export function svgOf(picture: Picture, measure: Measure): string {
  const stage = new Stage(measure);
  switch (picture.kind) {
    case "game":
      drawGame(stage, picture);
      break;
    case "subject":
      drawSubject(stage, picture);
      break;
    case "answer":
      drawAnswer(stage, picture);
      break;
  }
  stage.foot(picture.note);
  return stage.svg();
}

function drawGame(stage: Stage, { away, home, state, sentence }: GamePicture): void {
  stage.box({ x: 0, y: 0, width: WIDTH / 2, height: 20 }, away.color ?? INK);
  stage.box({ x: WIDTH / 2, y: 0, width: WIDTH / 2, height: 20 }, home.color ?? INK);
  stage.shield(away, LEFT);
  stage.shield(home, RIGHT - 144);
  const score = (side: PictureSide, middle: number) =>
    stage.line(side.figure, {
      x: middle,
      y: 196,
      width: 276,
      sizes: [136, 80, 64, 52],
      font: "serif",
      anchor: "middle",
      isLight: !side.won && /^\d+$/.test(side.figure),
    });
  score(away, 352);
  score(home, 848);
  stage.line(state, {
    x: WIDTH / 2,
    y: 156,
    width: 200,
    sizes: [32, 26, 20],
    font: "sans",
    anchor: "middle",
  });
  stage.lines(sentence, { y: 330, bottom: 540, sizes: [60, 52, 44, 38] });
}

function drawSubject(stage: Stage, picture: SubjectPicture): void {
  const { mark, above, name, figures, sentence } = picture;
  const color = mark?.color ?? ACCENT;
  stage.box({ x: 0, y: 0, width: WIDTH, height: 20 }, color);
  const x = mark ? 350 : LEFT;
  if (mark) stage.tile(mark, { x: LEFT, y: 70, size: 250 });
  const width = RIGHT - x;
  stage.line(above, { x, y: 98, width, sizes: [32, 26], font: "sans", fill: DIM });
  stage.line(name, { x, y: 178, width, sizes: [84, 72, 60, 50, 42], font: "serif" });
  for (const [at, figure] of figures.entries()) {
    const step = width / 3;
    drawFigure(stage, figure, { x: x + at * step, width: step - 30, color });
  }
  stage.lines(sentence, { y: 420, bottom: 540, sizes: [52, 46, 40, 34] });
}

function drawFigure(
  stage: Stage,
  { value, label, share }: PictureFigure,
  { x, width, color }: { x: number; width: number; color: string },
): void {
  stage.line(value, { x, y: 276, width, sizes: [76, 64, 52], font: "serif", fill: color });
  const y = share === undefined ? 314 : 338;
  if (share !== undefined) {
    stage.box({ x, y: 294, width, height: 10 }, LINE);
    stage.box({ x, y: 294, width: width * share, height: 10 }, color);
  }
  stage.line(label, { x, y, width, sizes: [28, 24, 20], font: "sans" });
}

/** The rows of an answer: the name, the bar, the figure. */
const ROW = { top: 286, step: 54, bar: 520, widest: 500 } as const;

function drawAnswer(stage: Stage, { above, headline, rows }: AnswerPicture): void {
  stage.box({ x: 0, y: 0, width: WIDTH, height: 20 }, ACCENT);
  stage.line(above, { x: LEFT, y: 84, width: SPAN, sizes: [32, 28, 24], font: "sans", fill: DIM });
  const bottom = rows.length > 0 ? 250 : 540;
  stage.lines(headline, { y: 156, bottom, sizes: [64, 54, 46, 40, 34] });
  for (const [at, { name, value, share }] of rows.entries()) {
    const y = ROW.top + at * ROW.step;
    const left = share === undefined ? RIGHT - 300 : ROW.bar;
    stage.line(name, { x: LEFT, y, width: left - LEFT - 20, sizes: [30, 26, 22], font: "sans" });
    if (share !== undefined)
      stage.box({ x: left, y: y - 28, width: ROW.widest * share, height: 36 }, ACCENT);
    stage.line(value, {
      x: RIGHT,
      y: y + 4,
      width: 280,
      sizes: [38, 30, 24],
      font: "serif",
      anchor: "end",
    });
  }
}

interface Line {
  x: number;
  y: number;
  /** The width that it may take. */
  width: number;
  /** The sizes to try, the largest first; in the last a text is cut. */
  sizes: readonly number[];
  font: TextStyle["font"];
  anchor?: "middle" | "end";
  fill?: string;
  isLight?: boolean;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The shapes of a picture, in the order in which they are drawn. */
class Stage {
  readonly #shapes: string[] = [];
  readonly #measure: Measure;

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  svg(): string {
    const paper = `<path fill="${PAPER}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`;
    return `${open}${paper}${this.#shapes.join("")}</svg>`;
  }

  box({ x, y, width, height }: Box, fill: string): void {
    this.#shapes.push(
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`,
    );
  }

  /** A text in one line, in the largest size that fits. */
  line(text: string, { sizes, width, font, isLight = false, ...place }: Line): void {
    const [size, shown] = this.#fit(text, { sizes, width, font, isLight });
    this.#text(shown, { ...place, font, isLight, size });
  }

  /** A text in as many lines as there is room for, from the first line's base to `bottom`. */
  lines(text: string, { y, bottom, sizes }: { y: number; bottom: number; sizes: number[] }): void {
    const size = sizes.find((own) => this.#wrapped(text, own).length <= roomFor(own)) ?? least();
    function least() {
      return sizes.at(-1) ?? 0;
    }
    function roomFor(own: number) {
      return Math.floor((bottom - y) / lineHeight(own)) + 1;
    }
    const all = this.#wrapped(text, size);
    const shown = all.slice(0, roomFor(size));
    if (shown.length < all.length) shown.push(`${shown.pop()} …`);
    for (const [at, line] of shown.entries())
      this.#text(line, { x: LEFT, y: y + at * lineHeight(size), size, font: "serif" });
  }

  /** The site's mark, and what the picture is of. */
  foot(note: string): void {
    this.#shapes.push(
      `<g transform="translate(${LEFT} 558)" fill="none" stroke="${ACCENT}" stroke-width="2.4">`,
      '<circle cx="16" cy="16" r="14"/>',
      '<path d="M16 2v28M2 16h28M6 6c7 6 7 14 0 20M26 6c-7 6-7 14 0 20"/></g>',
    );
    this.#text("Hardwood", { x: LEFT + 44, y: 584, size: 30, font: "serif" });
    this.line(note, {
      x: RIGHT,
      y: 584,
      width: 780,
      sizes: [26, 22],
      font: "sans",
      anchor: "end",
      fill: DIM,
    });
  }

  /** A team's shield with its code, 144 px high. */
  shield({ text, tile }: PictureMark, x: number): void {
    const shape = "M24 1.5Q34 6 45 6V24C45 35 36.5 42 24 46.5 11.5 42 3 35 3 24V6Q14 6 24 1.5Z";
    this.#shapes.push(
      `<g transform="translate(${x} 62) scale(3)"><clipPath id="s${x}"><path d="${shape}"/></clipPath>`,
      `<g clip-path="url(#s${x})"><path fill="${tile?.ground ?? INK}" d="M0 0h48v48H0z"/>`,
      `<path fill="${tile?.trim ?? DIM}" d="M0 34h48v14H0z"/></g></g>`,
    );
    const fill = tile?.figure ?? PAPER;
    this.#text(text, { x: x + 72, y: 142, size: 42, font: "sans", anchor: "middle", fill });
  }

  /** A jersey's square with a number, initials or a code. */
  tile({ text, tile }: PictureMark, { x, y, size }: { x: number; y: number; size: number }): void {
    this.#shapes.push(
      `<g transform="translate(${x} ${y}) scale(${size / 100})">`,
      '<clipPath id="t"><rect width="100" height="100" rx="14"/></clipPath>',
      `<g clip-path="url(#t)"><path fill="${tile?.ground ?? INK}" d="M0 0h100v100H0z"/>`,
      `<path fill="${tile?.trim ?? DIM}" d="M0 92h100v8H0z"/>`,
      `<circle cx="50" cy="-3" r="25" fill="${tile?.trim ?? DIM}"/>`,
      `<circle cx="50" cy="-3" r="17" fill="${PAPER}"/></g></g>`,
    );
    this.line(text, {
      x: x + size / 2,
      y: y + size * 0.82,
      width: size * 0.84,
      sizes: [size * 0.54, size * 0.42, size * 0.32],
      font: "serif",
      anchor: "middle",
      fill: tile?.figure ?? PAPER,
    });
  }

  #text(
    text: string,
    { x, y, size, font, anchor, fill = INK, isLight }: Omit<Line, "sizes" | "width"> & TextStyle,
  ): void {
    const weight = font === "sans" ? 600 : isLight ? 400 : 700;
    const at = anchor ? ` text-anchor="${anchor}"` : "";
    this.#shapes.push(
      `<text x="${x}" y="${y}" font-family="${FAMILIES[font]}" font-weight="${weight}"` +
        ` font-size="${size}"${at} fill="${fill}">${escaped(text)}</text>`,
    );
  }

  /** The largest size in which a text fits, and the text, cut where it fits in none. */
  #fit(
    text: string,
    { sizes, width, ...style }: Pick<Line, "sizes" | "width"> & Omit<TextStyle, "size">,
  ): [size: number, text: string] {
    const fits = (shown: string, size: number) => this.#measure(shown, { ...style, size }) <= width;
    const size = sizes.find((own) => fits(text, own));
    if (size !== undefined) return [size, text];
    const least = sizes.at(-1) ?? 0;
    const words = text.split(" ");
    while (words.length > 1 && !fits(`${words.join(" ")} …`, least)) words.pop();
    return [least, words.length > 1 ? `${words.join(" ")} …` : text];
  }

  #wrapped(text: string, size: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      const isWithin = this.#measure(longer, { size, font: "serif" }) <= SPAN;
      if (lines.length > 0 && isWithin) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

function lineHeight(size: number): number {
  return Math.round(size * 1.18);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
