/** A drawn chart: the name in its address, its text alternative, its SVG. */
export interface Drawing {
  name: string;
  alt: string;
  svg: string;
}

export const WIDTH = 400;
export const HEIGHT = 280;

/**
 * The styles of both themes in one file: at the address "#dark" the root is its own target and
 * takes the dark colours, because a page's theme does not reach into its pictures. The card behind
 * the chart is part of the drawing, which makes it readable on any background.
 */
const LOOK =
  "svg{--p:#fffdfa;--i:#191512;--d:#675d54;--l:#e4dbcf;--b:#9f8f7d;--a:#b6400c;" +
  "font:13px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-variant-numeric:tabular-nums}" +
  "svg:target{--p:#1c1815;--i:#f3ece4;--d:#b3a598;--l:#342c26;--b:#75665a;--a:#ff8b4a}" +
  ".p{fill:var(--p)}text{fill:var(--i)}.d{fill:var(--d)}.b{fill:var(--b)}.a{fill:var(--a)}" +
  ".h{font:700 16px ui-serif,Georgia,Cambria,serif}.s{font-size:12.5px}" +
  ".t{font-size:10.5px}.e{text-anchor:end}.m{text-anchor:middle}" +
  ".w{font-weight:650}path{fill:none;stroke:var(--l)}.k{stroke:var(--i);stroke-width:2}" +
  ".r{stroke:var(--a);stroke-width:3}.g{stroke:var(--d);stroke-width:2;stroke-dasharray:5 3}";

/** The SVG of a whole card, with its title on top and its text alternative. */
export function drawing(
  { name, title, alt }: { name: string; title: string; alt: string },
  marks: string[],
  size: { width: number; height: number } = { width: WIDTH, height: HEIGHT },
): Drawing {
  const { width, height } = size;
  const small = width < WIDTH;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" id="dark" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title><desc>${escaped(alt)}</desc><style>${LOOK}</style>`,
    `<rect class="p" width="${width}" height="${height}"/>`,
    small ? text(12, 22, title, "h s") : text(18, 30, title, "h"),
    ...marks,
    "</svg>",
  ].join("");
  return { name, alt, svg };
}

export function text(x: number, y: number, words: string, look = ""): string {
  const kind = look === "" ? "" : ` class="${look}"`;
  return `<text x="${short(x)}" y="${short(y)}"${kind}>${escaped(words)}</text>`;
}

/** The shortest text of a coordinate. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A number with a minus sign instead of a hyphen. */
export function withMinus(number: string): string {
  return number.replace("-", "−");
}

/** A difference with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : withMinus(String(value));
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
